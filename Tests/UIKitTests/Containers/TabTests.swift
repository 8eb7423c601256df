import Testing

@testable import UIKit

/// Tab bar controllers that are given tabs.
@MainActor @Suite struct TabTests {
    private func tab(_ title: String, _ symbol: String, made: @escaping (String) -> Void = { _ in }) -> UITab {
        UITab(title: title, image: UIImage(systemName: symbol), identifier: title.lowercased()) { tab in
            made(tab.title)
            let screen = NavigationTests.Screen(tab.title)
            return UINavigationController(rootViewController: screen)
        }
    }

    private final class Listener: NSObject, UITabBarControllerDelegate {
        var log: [String] = []
        var refuses: String?
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { tab.identifier != refuses }
        func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
            log.append("\(previousTab?.identifier ?? "-") > \(selectedTab.identifier)")
        }
    }

    /// As many apps from before iOS 18 have it.
    private final class OlderController: UITabBarController {
        let tabs = ["Home", "Mail"]
        override func viewDidLoad() {
            super.viewDidLoad()
            viewControllers = tabs.map { NavigationTests.Screen($0) }
        }
    }

    @Test(
        "tabs make their controllers once, say what the bar shows, and the delegate hears which was chosen",
        arguments: ["iphone-15-pro.portrait.full", "ipad-pro-11.landscape.full"])
    func tabsInABar(window: String) throws {
        var made: [String] = []
        let tabs: [UITab] = [
            tab("Home", "house") { made.append($0) }, tab("Mail", "envelope") { made.append($0) }, UISearchTab { _ in NavigationTests.Screen("Find") },
        ]
        let controller = UITabBarController(tabs: tabs)
        let listener = Listener()
        controller.delegate = listener
        let device = try TestDevice(window, root: controller)
        defer { device.close() }
        tabs[1].badgeValue = "3"
        device.session.advance(by: 0.5)
        device.picture("tabs-\(window.prefix(4))")
        #expect(made == ["Home", "Mail"])
        #expect(controller.tabBar.items?.map(\.title) == ["Home", "Mail", "Search"])
        #expect(controller.tabBar.items?[1].badgeValue == "3")
        #expect(controller.selectedTab === tabs[0])
        controller.tabBar(controller.tabBar, didSelect: try #require(controller.tabBar.items?[1]))
        #expect(listener.log == ["home > mail"])
        #expect(controller.selectedTab === tabs[1])
        listener.refuses = "home"
        try device.play("tap \"Home\"")
        #expect(controller.selectedTab === tabs[1])
        controller.selectedTab = tabs[0]
        #expect(controller.selectedIndex == 0)
        #expect(controller.tab(forIdentifier: "mail") === tabs[1])
        tabs[1].isHidden = true
        #expect(controller.tabBar.items?.map(\.title) == ["Home", "Search"])
        #expect(made == ["Home", "Mail"])
    }

    @Test("a group is one tab: its own controller, or its child's, or both on the stack that it manages")
    func groups() throws {
        let first = tab("First", "1.circle"), second = tab("Second", "2.circle")
        let group = UITabGroup(title: "Both", image: nil, identifier: "both", children: [first, second])
        let controller = UITabBarController(tabs: [tab("Home", "house"), group])
        #expect(controller.viewControllers?.last === first.viewController)
        controller.selectedTab = second
        #expect(controller.selectedTab === second)
        #expect(controller.selectedViewController === second.viewController)
        #expect(controller.tabBar.items?.map(\.title) == ["Home", "Both"])
        let stack = UINavigationController(), child = UITab(title: "Child", image: nil, identifier: "child") { _ in NavigationTests.Screen("Child") }
        let managed = UITabGroup(title: "Stack", image: nil, identifier: "stack", children: [child]) { _ in NavigationTests.Screen("List") }
        managed.managingNavigationController = stack
        controller.tabs = [managed]
        #expect(controller.viewControllers == [stack])
        #expect(stack.viewControllers == [managed.viewController, child.viewController])
        controller.viewControllers = [NavigationTests.Screen("Plain")]
        #expect(controller.tabs.isEmpty)
        #expect(managed.tabBarController == nil)
    }

    @Test("a subclass may have tabs of its own")
    func ownTabs() {
        let controller = OlderController()
        controller.loadViewIfNeeded()
        #expect(controller.tabs == ["Home", "Mail"])
        #expect(controller.viewControllers?.count == 2)
        #expect(controller.selectedTab == nil)
    }
}
