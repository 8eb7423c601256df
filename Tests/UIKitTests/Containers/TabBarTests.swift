import AppSession
import CoreGraphics
import Foundation
import Testing
@testable import UIKit

@MainActor @Suite struct TabBarTests {
    private func screen(_ title: String, _ symbol: String, _ color: UIColor) -> NavigationTests.Screen {
        let screen = NavigationTests.Screen(title)
        screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return screen
    }

    private func tabs() -> (UITabBarController, [NavigationTests.Screen]) {
        let screens = [
            screen("Cards", "rectangle.stack.fill", .red), screen("Progress", "chart.bar.fill", .green), screen("Settings", "gear", .blue),
        ]
        let controller = UITabBarController()
        controller.viewControllers = [UINavigationController(rootViewController: screens[0]), screens[1], screens[2]]
        return (controller, screens)
    }

    final class Delegate: NSObject, UITabBarControllerDelegate {
        var allows = true
        var chosen: [String] = []
        func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { allows }
        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            chosen.append(viewController.title ?? "navigation")
        }
    }

    private final class Rows: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test(
        "the bar follows a screen that is pushed: it has a background over its rows, and none over a screen that ends above it",
        arguments: [
            "iphone-15-pro.portrait.full", "ipad-pro-11.landscape.full",
        ])
    func pushedScreen(window: String) throws {
        let (controller, _) = tabs()
        let device = try TestDevice(window, root: controller)
        defer { device.close() }
        #expect(!controller.tabBar.hasContentBehind)
        let navigation = try #require(controller.viewControllers?.first as? UINavigationController)
        navigation.pushViewController(Rows(), animated: true)
        device.session.advance(by: 1)
        device.picture("tab-bar-pushed-\(window.prefix(4))")
        #expect(controller.tabBar.hasContentBehind)
        navigation.popViewController(animated: true)
        device.session.advance(by: 1)
        #expect(!controller.tabBar.hasContentBehind)
    }

    @Test(
        "behaviour/metrics.json bars.tabBarHeight: heights with the home indicator's inset",
        arguments: [(false, false, 34.0, 83.0), (false, false, 0, 49), (false, true, 21, 53), (true, false, 20, 65), (true, false, 0, 50)])
    func heights(_ isPad: Bool, _ isVerticallyCompact: Bool, _ safeBottom: Double, _ total: Double) {
        let metrics = TabBarMetrics(
            isPad: isPad, isHorizontallyCompact: !isPad, isVerticallyCompact: isVerticallyCompact, safeBottom: safeBottom)
        #expect(metrics.height + safeBottom == total)
    }

    @Test("a badge stands at the picture's corner, and beside a title that stands beside the picture", arguments: [false, true])
    func badges(rightToLeft: Bool) throws {
        let (controller, screens) = tabs()
        screens[2].tabBarItem.badgeValue = "3"
        let window = TestWindow(.padPortrait, root: controller)
        defer { window.close() }
        if rightToLeft { controller.view.semanticContentAttribute = .forceRightToLeft; controller.tabBar.semanticContentAttribute = .forceRightToLeft }
        window.run(0.1)
        let button = try #require(controller.tabBar.subviews.compactMap { $0 as? UITabBarButton }.first { $0.item === screens[2].tabBarItem })
        button.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .unspecified
        button.layoutIfNeeded()
        let badge = try #require(button.subviews.first { $0 is TabBadge })
        let label = try #require(button.subviews.first { $0 is UILabel })
        #expect(rightToLeft ? badge.frame.maxX <= label.frame.minX : badge.frame.minX >= label.frame.maxX)
        #expect(abs(badge.frame.midY - label.frame.midY) < 2)
        window.picture("tab-badge-\(rightToLeft ? "rtl" : "ltr")")
        window.change(to: .phonePortrait)
        window.run(0.1)
        let picture = try #require(button.subviews.first { $0 is UIImageView })
        #expect(badge.frame.minY < picture.frame.minY + 4 && badge.frame.maxY < button.bounds.midY + 4)
    }

    @Test("titles stand under images in a compact width and beside them in a regular one")
    func arrangement() {
        let (controller, screens) = tabs()
        screens[2].tabBarItem.badgeValue = "3"
        let window = TestWindow(.phonePortrait, root: controller)
        #expect(controller.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(screens[0].view.safeAreaInsets.bottom == 83)
        #expect(!controller.tabBar.metrics.isInline)
        window.picture("tabs-phone")
        window.change(to: .padPortrait)
        window.run(0.1)
        #expect(controller.tabBar.frame == CGRect(x: 0, y: 1129, width: 834, height: 65))
        #expect(controller.tabBar.metrics.isInline)
        window.picture("tabs-pad")
        window.change(to: .phoneLandscape)
        window.run(0.1)
        #expect(controller.tabBar.frame.height == 53)
        window.picture("tabs-phone-landscape")
        window.close()
    }

    @Test("behaviour/rules.md 7.4: a tap changes the tab at once; the screen that leaves stays loaded and disappears")
    func choosing() {
        let (controller, screens) = tabs()
        let delegate = Delegate()
        controller.delegate = delegate
        let window = TestWindow(.phonePortrait, root: controller)
        #expect(!screens[1].isViewLoaded)
        window.tap(CGPoint(x: 196, y: 790))
        window.run(0.1)
        #expect(controller.selectedIndex == 1)
        #expect(delegate.chosen == ["Progress"])
        #expect(screens[0].log == ["will appear", "did appear", "will disappear", "did disappear"])
        #expect(screens[1].log == ["will appear", "did appear"])
        #expect(screens[0].isViewLoaded && screens[0].view.window == nil)
        delegate.allows = false
        window.tap(CGPoint(x: 330, y: 790))
        #expect(controller.selectedIndex == 1)
        controller.selectedIndex = 2
        window.run(0.1)
        #expect(delegate.chosen == ["Progress"])
        #expect(screens[2].view.window != nil)
        window.close()
    }

    @Test("the bar has a background once content reaches under it")
    func background() {
        let screen = NavigationTests.Scrolling()
        let controller = UITabBarController()
        controller.viewControllers = [screen]
        let window = TestWindow(.phonePortrait, root: controller)
        #expect(controller.tabBar.hasContentBehind)
        screen.scrollView.contentSize.height = 200
        #expect(!controller.tabBar.hasContentBehind)
        window.close()
    }

    @Test("tabs the bar has no room for stand in a list behind More; a regular width has room for them")
    func more() {
        let screens = (1...7).map { screen("Tab \($0)", "star.fill", .red) }
        let controller = UITabBarController()
        controller.viewControllers = screens
        let window = TestWindow(.phonePortrait, root: controller)
        #expect(controller.tabBar.items?.map(\.title) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
        window.tap(CGPoint(x: 360, y: 790))
        window.run(0.1)
        #expect(controller.selectedViewController === controller.moreNavigationController)
        #expect(controller.moreNavigationController.viewControllers.count == 1)
        window.picture("tabs-more")
        controller.selectedIndex = 5
        window.run(0.1)
        #expect(screens[5].view.window != nil)
        #expect(screens[5].tabBarController === controller)
        #expect(controller.selectedViewController === screens[5])
        #expect(controller.tabBar.selectedItem === controller.moreNavigationController.tabBarItem)
        window.change(to: .padPortrait)
        window.run(0.1)
        #expect(controller.tabBar.items?.count == 7)
        #expect(controller.selectedIndex == 5)
        #expect(screens[5].parent === controller)
        #expect(screens[5].view.window != nil)
        window.close()
    }

    private final class Customizing: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
            log.append("will begin \(viewControllers.count)")
        }
        func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {
            log.append("will end \(changed)")
        }
        func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {
            log.append("did end \(viewControllers.prefix(2).compactMap(\.tabBarItem.title))")
        }
    }

    @Test("Edit in the More list lets the user drag other tabs onto the bar")
    func customizing() throws {
        let screens = (1...7).map { screen("Tab \($0)", "star.fill", .red) }
        let controller = UITabBarController()
        let delegate = Customizing()
        controller.delegate = delegate
        controller.viewControllers = screens
        let window = TestWindow(.phonePortrait, root: controller)
        defer { window.close() }
        let list = try #require(controller.moreNavigationController.viewControllers.first)
        #expect(controller.customizableViewControllers == screens && list.navigationItem.rightBarButtonItem != nil)
        list.navigationItem.rightBarButtonItem?.perform(event: nil)
        window.run(0.5)
        #expect(controller.tabBar.isCustomizing && delegate.log == ["will begin 7"])
        let view = try #require(controller.view.subviews.lazy.compactMap { $0 as? TabCustomizingView }.first)
        window.picture("tabs-customizing")
        let tile = try #require(view.subviews.lazy.compactMap { $0 as? TabCustomizingTile }.first { $0.item.title == "Tab 6" })
        let start: CGPoint = tile.convert(CGPoint(x: tile.bounds.midX, y: tile.bounds.midY), to: nil)
        window.drag(from: start, to: CGPoint(x: 118, y: 790), seconds: 0.5)
        #expect(controller.tabBar.items?.map(\.title) == ["Tab 1", "Tab 6", "Tab 3", "Tab 4", "More"])
        #expect(controller.tabBar.endCustomizing(animated: false))
        window.run(0.1)
        #expect(delegate.log == ["will begin 7", "will end true", "did end [\"Tab 1\", \"Tab 6\"]"])
        #expect(controller.viewControllers?.map(\.tabBarItem.title) == [1, 6, 3, 4, 2, 5, 7].map { "Tab \($0)" })
        controller.customizableViewControllers = []
        #expect(list.navigationItem.rightBarButtonItem == nil)
    }

    @Test("a second tap on a tab goes back to its root; a screen may hide the bar when pushed")
    func pushing() {
        let (controller, screens) = tabs()
        let window = TestWindow(.phonePortrait, root: controller)
        let pushed = NavigationTests.Screen("detail")
        pushed.hidesBottomBarWhenPushed = true
        screens[0].show(pushed, sender: nil)
        window.run(0.6)
        #expect(pushed.tabBarController === controller)
        #expect(controller.tabBar.frame.minY == 852)
        #expect(pushed.view.safeAreaInsets.bottom == 34)
        screens[0].navigationController?.popViewController(animated: true)
        window.run(0.6)
        #expect(controller.tabBar.frame.minY == 769)
        screens[0].show(NavigationTests.Screen("other"), sender: nil)
        window.run(0.6)
        window.tap(CGPoint(x: 60, y: 790))
        window.run(0.6)
        #expect(screens[0].navigationController?.viewControllers == [screens[0]])
        window.close()
    }
}
