import Testing
import UIKit

@Suite @MainActor struct ControllerHierarchyTests {
    @Test("_printHierarchy writes controllers, their children and what they present, with the states of their views") func hierarchy() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: UIViewController()), UIViewController()]
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let text = try #require(tabs.perform(Selector("_printHierarchy"))?.takeUnretainedValue() as? String)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("<UITabBarController>, state: appear"))
        #expect(lines[1].hasPrefix("   | <UINavigationController>, state: appear"))
        #expect(lines[2].hasPrefix("   |    | <UIViewController>, state: appear") && lines[2].hasSuffix("view: <UIView>"))
        #expect(lines[3] == "   | <UIViewController>, state: disappeared, view: (view not loaded)")
    }
}
