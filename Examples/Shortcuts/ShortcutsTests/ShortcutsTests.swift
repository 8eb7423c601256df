import Testing
import UIKit
@testable import Shortcuts

/// The walk of the talk: two hierarchies, one place.
@MainActor @Suite struct ShortcutsTests {
    /// A window whose root gives the app whatever size and width class a test asks for.
    private final class Stage {
        let window: UIWindow
        let host = UIViewController()
        let root = RootViewController()

        init(_ size: CGSize) {
            window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.rootViewController = host
            window.makeKeyAndVisible()
            host.addChild(root)
            resize(to: size)
            host.view.addSubview(root.view)
            root.didMove(toParent: host)
            window.layoutIfNeeded()
        }

        func resize(to size: CGSize) {
            window.frame = CGRect(origin: .zero, size: size)
            root.view.frame = CGRect(origin: .zero, size: size)
            host.setOverrideTraitCollection(
                UITraitCollection(horizontalSizeClass: size.width < 590 ? .compact : .regular), forChild: root)
            window.layoutIfNeeded()
        }

        func choose(_ place: Place, in list: PlacesViewController) throws {
            list.loadViewIfNeeded()
            let path = try #require(list.dataSource.indexPath(for: .place(place)))
            list.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
            list.collectionView(list.collectionView, didSelectItemAt: path)
            window.layoutIfNeeded()
        }

        func close() { window.isHidden = true }
    }

    private let wide = CGSize(width: 1194, height: 834)
    private let narrow = CGSize(width: 375, height: 834)
    private let watch = Place.folder(Library.folders[0])

    @Test func wideShowsTheSidebarWithWhatIsSelected() throws {
        let stage = Stage(wide)
        #expect(!stage.root.isCollapsed)
        #expect(stage.root.detail?.place == .allShortcuts)
        try stage.choose(watch, in: stage.root.sidebar)
        #expect(stage.root.detail?.place == watch)
        #expect((stage.root.detail as? ShortcutsViewController)?.dataSource.snapshot().numberOfItems == Library.folders[0].shortcuts.count)
        stage.close()
    }

    @Test func atTheWatchFolderWhenMadeNarrowTheTabsShowTheSameFolder() throws {
        let stage = Stage(wide)
        try stage.choose(watch, in: stage.root.sidebar)
        let before = try #require(stage.root.detail)
        stage.resize(to: narrow)
        #expect(stage.root.isCollapsed)
        let after = try #require(stage.root.tabs.detail)
        #expect(after.place == watch)
        #expect(after !== before)
        #expect(stage.root.tabs.selectedIndex == 0)
        stage.close()
    }

    @Test func wentElsewhereWhileNarrowAndMadeWideTheSidebarFollows() throws {
        let stage = Stage(narrow)
        #expect(stage.root.isCollapsed)
        let list = try #require(
            (stage.root.tabs.viewControllers?.first as? UINavigationController)?.viewControllers.first as? PlacesViewController)
        stage.root.tabs.selectedIndex = 0
        try stage.choose(.folder(Library.folders[2]), in: list)
        stage.resize(to: wide)
        #expect(stage.root.detail?.place == .folder(Library.folders[2]))
        let selected = try #require(stage.root.sidebar.collectionView.indexPathsForSelectedItems?.first)
        #expect(stage.root.sidebar.dataSource.itemIdentifier(for: selected) == .place(.folder(Library.folders[2])))
        stage.close()
    }

    @Test func tabsOfTheirOwnAreKeptToo() throws {
        let stage = Stage(wide)
        try stage.choose(.automation, in: stage.root.sidebar)
        stage.resize(to: narrow)
        #expect(stage.root.tabs.selectedIndex == 1)
        stage.root.tabs.selectedIndex = 2
        stage.resize(to: wide)
        #expect(stage.root.detail?.place == .gallery)
        stage.close()
    }

    @Test func headersAreItemsInTheListAndAnOutlineInTheSidebar() {
        let sidebar = PlacesViewController(style: .sidebar)
        let list = PlacesViewController(style: .list)
        sidebar.loadViewIfNeeded()
        list.loadViewIfNeeded()
        #expect(list.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0)) == .header("Library"))
        #expect(list.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 1)) == .folders)
        #expect(sidebar.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0)) == .place(.gallery))
        var outline = sidebar.dataSource.snapshot(for: 1)
        #expect(outline.visibleItems.count == 1 + Library.folders.count)
        outline.collapse([.folders])
        #expect(outline.visibleItems == [.folders])
    }

    @Test func aRecreatedScreenIsScrolledToTheSameShortcut() throws {
        let stage = Stage(CGSize(width: 700, height: 400))
        let before = try #require(stage.root.detail as? ShortcutsViewController)
        let last = IndexPath(item: Library.all.count - 1, section: 0)
        before.collectionView.scrollToItem(at: last, at: .bottom, animated: false)
        stage.window.layoutIfNeeded()
        let first = try #require(before.firstVisibleItem)
        stage.resize(to: CGSize(width: 375, height: 400))
        let after = try #require(stage.root.tabs.detail as? ShortcutsViewController)
        stage.window.layoutIfNeeded()
        let visible = after.collectionView.indexPathsForVisibleItems.sorted()
        #expect(visible.contains(first), "\(first) is not among \(visible)")
        stage.close()
    }

    @Test(arguments: [(343.0, 2), (700, 4), (1000, 6), (120, 1)])
    func widerGridsHaveMoreColumns(width: Double, columns: Int) {
        #expect(TileLayout.columns(width: width, traits: UITraitCollection(preferredContentSizeCategory: .large)) == columns)
    }
}
