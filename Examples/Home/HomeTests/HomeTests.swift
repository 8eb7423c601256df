import Testing
import UIKit
@testable import Home

@MainActor @Suite struct HomeTests {
    private func show(_ controller: UIViewController, width: CGFloat = 700) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 800))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func aTapSwitchesAnAccessory() {
        let store = HomeStore()
        let screen = AccessoriesViewController(room: store.rooms[0], store: store)
        let window = show(screen)
        let lamp = store.rooms[0].accessoryIDs[1]
        #expect(store.accessory(lamp).state == "Off")
        screen.collectionView(screen.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
        #expect(store.accessory(lamp).state == "40%")
        #expect(texts(in: screen.view).contains("40%"))
        screen.collectionView(screen.collectionView, didSelectItemAt: IndexPath(item: 1, section: 0))
        #expect(store.accessory(lamp).state == "Off")
        window.isHidden = true
    }

    @Test func theWholeHomeHasASectionForEachRoom() {
        let store = HomeStore()
        let screen = AccessoriesViewController(room: nil, store: store)
        let window = show(screen)
        #expect(screen.dataSource.snapshot().sectionIdentifiers == store.rooms)
        #expect(texts(in: screen.view).contains("Living Room"))
        window.isHidden = true
    }

    @Test func theSidebarCountsWhatIsOn() {
        let store = HomeStore()
        let sidebar = SidebarViewController(store: store)
        let window = show(sidebar, width: 375)
        #expect(texts(in: sidebar.view).contains("4 on"))
        store.toggle(store.rooms[0].accessoryIDs[0])
        window.layoutIfNeeded()
        #expect(!texts(in: sidebar.view).contains("4 on"))
        #expect(store.onCount(in: store.rooms[0]) == 3)
        window.isHidden = true
    }

    @Test func choosingARoomShowsItsTiles() {
        let split = HomeSplitViewController()
        let window = show(split)
        #expect(split.accessories?.room == nil)
        split.sidebar.loadViewIfNeeded()
        split.sidebar.collectionView(split.sidebar.collectionView, didSelectItemAt: IndexPath(item: 2, section: 1))
        #expect(split.accessories?.room?.name == "Bedroom")
        window.isHidden = true
    }

    @Test(arguments: [(288.0, 1), (343, 2), (700, 4), (1100, 6)])
    func widerGridsHaveMoreColumns(width: Double, columns: Int) {
        let traits = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(TileGrid.columns(width: width, traits: traits) == columns)
        #expect(TileGrid.columns(width: width, traits: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)) <= columns)
    }

    private func texts(in view: UIView) -> [String] {
        guard !view.isHidden else { return [] }
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return own + view.subviews.flatMap(texts)
    }
}
