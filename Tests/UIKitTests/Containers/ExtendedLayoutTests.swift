import AppSession
import Foundation
import Testing
@testable import UIKit

/// Screens that end at a bar, and screens that reach under it.
@MainActor @Suite struct ExtendedLayoutTests {
    @Test("a view ends at opaque bars unless it wants to reach under them, and at any bar on an edge that it does not extend over")
    func decision() {
        let translucent = ExtendedLayout.Bar(reach: 100)
        let opaque = ExtendedLayout.Bar(reach: 50, isTranslucent: false)
        #expect(ExtendedLayout().insets(top: translucent, bottom: opaque) == UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0))
        #expect(ExtendedLayout(includesOpaqueBars: true).insets(top: opaque, bottom: opaque) == .zero)
        #expect(
            ExtendedLayout(edges: .bottom, includesOpaqueBars: true).insets(top: translucent, bottom: opaque)
                == UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0))
    }

    @Test func anOpaqueNavigationBarPushesContentDown() {
        let screen = NavigationTests.Screen("Screen")
        let navigation = UINavigationController(rootViewController: screen)
        let window = TestWindow(.phonePortrait, root: navigation)
        let below: CGFloat = navigation.navigationBar.frame.maxY
        #expect(screen.view.frame == window.window.bounds)
        #expect(screen.view.safeAreaInsets.top == below)
        navigation.navigationBar.isTranslucent = false
        window.run(0.1)
        #expect(screen.view.frame.minY == below)
        #expect(screen.view.frame.maxY == window.window.bounds.maxY)
        #expect(screen.view.safeAreaInsets.top == 0)
        screen.extendedLayoutIncludesOpaqueBars = true
        window.run(0.1)
        #expect(screen.view.frame == window.window.bounds)
        #expect(screen.view.safeAreaInsets.top == below)
        window.close()
    }

    @Test func aPushedScreenFindsItsPlaceBelowTheBar() {
        let navigation = UINavigationController(rootViewController: NavigationTests.Screen("First"))
        navigation.navigationBar.isTranslucent = false
        let window = TestWindow(.phonePortrait, root: navigation)
        let second = NavigationTests.Screen("Second")
        navigation.pushViewController(second, animated: true)
        window.run(1)
        #expect(second.view.frame.minY == navigation.navigationBar.frame.maxY)
        navigation.popViewController(animated: true)
        window.run(1)
        #expect(navigation.topViewController?.view.frame.minY == navigation.navigationBar.frame.maxY)
        window.close()
    }

    @Test func edgesThatAreNotExtendedEndAtTranslucentBarsToo() {
        let screen = NavigationTests.Screen("Screen")
        screen.edgesForExtendedLayout = []
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: screen)
        tabs.viewControllers = [navigation]
        let window = TestWindow(.phonePortrait, root: tabs)
        let frame: CGRect = screen.view.convert(screen.view.bounds, to: window.window)
        #expect(frame.minY == navigation.navigationBar.frame.maxY)
        #expect(frame.maxY == tabs.tabBar.frame.minY)
        #expect(screen.view.safeAreaInsets.top == 0 && screen.view.safeAreaInsets.bottom == 0)
        window.close()
    }

    @Test func anOpaqueTabBarTakesItsHeightFromTheScreen() {
        let screen = NavigationTests.Screen("Screen")
        let tabs = UITabBarController()
        tabs.viewControllers = [screen]
        let window = TestWindow(.phonePortrait, root: tabs)
        #expect(screen.view.frame == window.window.bounds)
        tabs.tabBar.isTranslucent = false
        window.run(0.1)
        #expect(screen.view.frame.maxY == tabs.tabBar.frame.minY)
        #expect(screen.view.safeAreaInsets.bottom == 0)
        window.close()
    }
}
