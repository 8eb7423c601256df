import Testing
@testable import UIKit

/// Looks that apps from before iOS 13 give bars and controls by pictures and offsets.
@MainActor struct BarPictureTests {
    private func picture(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .red) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
    }

    private func find<View: UIView>(_ type: View.Type, in view: UIView, where isWanted: (View) -> Bool = { _ in true }) -> View? {
        if let found = view as? View, isWanted(found) { return found }
        for child in view.subviews {
            if let found = find(type, in: child, where: isWanted) { return found }
        }
        return nil
    }

    private func stack() -> (UINavigationController, UIViewController) {
        let first = UIViewController(), second = UIViewController()
        first.title = "Albums"
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        return (navigation, second)
    }

    @Test("a back button's title that an appearance moves far to the left leaves the chevron alone")
    func backTitleAway() throws {
        UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
        defer { UIBarButtonItem.appearance().setBackButtonTitlePositionAdjustment(.zero, for: .default) }
        let window = TestWindow(.phonePortrait, root: stack().0)
        defer { window.close() }
        window.run(1.0 / 60)
        let label: UILabel = try #require(find(UILabel.self, in: window.window) { $0.text == "Albums" })
        #expect(label.convert(label.bounds, to: nil).maxX < 0)
    }

    @Test("a bar button's background picture is as wide as the button and as high as itself, and its title moves")
    func backgroundPicture() throws {
        let (navigation, controller) = stack()
        let item = UIBarButtonItem(title: "Save all", style: .plain, target: nil, action: nil)
        item.setBackgroundImage(picture(4, 30), for: .normal, barMetrics: .default)
        item.setTitlePositionAdjustment(UIOffset(horizontal: 0, vertical: 5), for: .default)
        controller.navigationItem.rightBarButtonItem = item
        let window = TestWindow(.phonePortrait, root: navigation)
        defer { window.close() }
        window.run(1.0 / 60)
        let button: BarButton = try #require(find(BarButton.self, in: window.window) { $0.item === item })
        let background: UIImageView = try #require(button.subviews.first as? UIImageView)
        #expect(background.frame.size == CGSize(width: button.bounds.width, height: 30))
        let label: UILabel = try #require(find(UILabel.self, in: button))
        #expect(abs(label.frame.midY - button.bounds.midY - 5) < 0.5)
    }

    @Test("an item that is hidden takes no room, one of possible titles as much as the widest, and a chosen one stands on its tint")
    func itemStates() throws {
        let (navigation, controller) = stack()
        let hidden = UIBarButtonItem(title: "Hidden", style: .plain, target: nil, action: nil)
        hidden.isHidden = true
        let wide = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
        wide.possibleTitles = ["On", "A much longer title"]
        wide.isSelected = true
        controller.navigationItem.rightBarButtonItems = [hidden, wide]
        let window = TestWindow(.phonePortrait, root: navigation)
        defer { window.close() }
        window.run(1.0 / 60)
        let button: BarButton = try #require(find(BarButton.self, in: window.window) { $0.item === wide })
        let width: CGFloat = NSAttributedString(string: "A much longer title", attributes: [.font: UIFont.systemFont(ofSize: 17)]).size().width
        #expect(button.bounds.width >= width && button.bounds.width < width + 2)
        #expect(button.convert(button.bounds, to: nil).maxX > window.window.bounds.width - 20)
        #expect((button.subviews.first as? UIImageView)?.backgroundColor == button.tintColor)
    }

    @Test("an appearance's pictures reach bars: background and shadow of a navigation bar, field and icon of a search bar")
    func appearances() throws {
        let proxy = UISearchBar.appearance(), icon = picture(10, 10), field = picture(20, 36, .blue)
        proxy.setImage(icon, for: .search, state: .normal)
        proxy.setSearchFieldBackgroundImage(field, for: .normal)
        proxy.searchTextPositionAdjustment = UIOffset(horizontal: 12, vertical: 0)
        defer {
            proxy.setImage(nil, for: .search, state: .normal)
            proxy.setSearchFieldBackgroundImage(nil, for: .normal)
            proxy.searchTextPositionAdjustment = .zero
        }
        UINavigationBar.appearance().setBackgroundImage(icon, for: .default)
        defer { UINavigationBar.appearance().setBackgroundImage(nil, for: .default) }
        let controller = UIViewController(), bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
        controller.view.addSubview(bar)
        let navigation = UINavigationController(rootViewController: controller)
        let window = TestWindow(.phonePortrait, root: navigation)
        defer { window.close() }
        window.run(1.0 / 60)
        #expect((bar.searchTextField.leftView as? UIImageView)?.image === icon)
        #expect(bar.searchTextField.background === field)
        #expect(navigation.navigationBar.backgroundImage(for: .default) === icon)
    }

    @Test("a search bar has its button for results, a prompt that makes it higher, and tells of the button")
    func searchBarButtons() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        let height: CGFloat = bar.intrinsicContentSize.height
        bar.prompt = "Find a book"
        #expect(bar.intrinsicContentSize.height > height)
        bar.showsSearchResultsButton = true
        bar.showsBookmarkButton = true
        #expect(bar.searchTextField.rightView?.accessibilityLabel == "Search Results")
        bar.showsSearchResultsButton = false
        #expect(bar.searchTextField.rightView?.accessibilityLabel == "Bookmarks")
    }

    @Test("a segmented control shows pictures by state between dividers of their width, and finds a segment by its action")
    func segments() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        let normal = picture(4, 32), chosen = picture(4, 32, .green), divider = picture(6, 32, .black)
        control.setBackgroundImage(normal, for: .normal, barMetrics: .default)
        control.setBackgroundImage(chosen, for: .selected, barMetrics: .default)
        control.setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        control.selectedSegmentIndex = 1
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
        control.layoutIfNeeded()
        let pictures: [UIImageView] = control.subviews.compactMap { $0 as? UIImageView }
        #expect(pictures.contains { $0.image === normal && $0.frame.minX == 0 })
        #expect(pictures.contains { $0.image === chosen && $0.frame.minX > 90 })
        #expect(pictures.contains { $0.image === divider && $0.frame.width == 6 })
        #expect(control.backgroundColor == nil)
        let action = UIAction(title: "Three") { _ in }
        control.insertSegment(action: action, at: 2, animated: false)
        #expect(control.segmentIndex(identifiedBy: action.identifier) == 2)
    }

    @Test("a progress view follows a progress, as time goes on")
    func observedProgress() {
        let root = UIViewController(), view = UIProgressView(progressViewStyle: .default), progress = Progress(totalUnitCount: 10)
        root.view.addSubview(view)
        let window = TestWindow(.phonePortrait, root: root)
        defer { window.close() }
        view.observedProgress = progress
        progress.completedUnitCount = 4
        window.run(0.3)
        #expect(view.progress == 0.4)
        progress.completedUnitCount = 10
        window.run(0.3)
        #expect(view.progress == 1)
    }

    @Test("a tab's badge has the attributes of its text, and an appearance's picture stands behind the selected tab")
    func tabs() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let item = UITabBarItem(title: "Mail", image: nil, tag: 0)
        item.badgeValue = "3"
        item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        bar.items = [item]
        bar.selectedItem = item
        let appearance = UITabBarAppearance(), indicator = picture(30, 30)
        appearance.selectionIndicatorImage = indicator
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        bar.layoutIfNeeded()
        let badge: UILabel = try #require(find(UILabel.self, in: bar) { $0.text == "3" })
        #expect(badge.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .black)
        #expect(find(UIImageView.self, in: bar) { $0.image === indicator }?.frame.size == CGSize(width: 30, height: 30))
    }
}
