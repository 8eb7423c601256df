import AppSession
import Foundation
import Testing
@testable import UIKit

/// Bars that go away for a tap or a swipe, and bars that are always dark.
@MainActor @Suite(.serialized) struct BarHidingTests {
    private func stage() -> (TestWindow, UINavigationController) {
        let navigation = UINavigationController(rootViewController: NavigationTests.Screen("Screen"))
        navigation.isToolbarHidden = false
        return (TestWindow(.phonePortrait, root: navigation), navigation)
    }

    @Test func aTapHidesTheBarsAndAnotherShowsThem() {
        let (window, navigation) = stage()
        window.tap(CGPoint(x: 200, y: 400))
        window.run(0.5)
        #expect(!navigation.isNavigationBarHidden, "not unless asked for")
        navigation.hidesBarsOnTap = true
        window.tap(CGPoint(x: 200, y: 400))
        window.run(0.5)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        window.tap(CGPoint(x: 200, y: 400))
        window.run(0.5)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        window.close()
    }

    @Test func aSwipeUpHidesTheBarsAndOneDownShowsThem() {
        let (window, navigation) = stage()
        navigation.hidesBarsOnSwipe = true
        window.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 450), seconds: 0.3)
        window.run(0.5)
        #expect(navigation.isNavigationBarHidden)
        window.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 600), seconds: 0.3)
        window.run(0.5)
        #expect(!navigation.isNavigationBarHidden)
        window.close()
    }

    @Test("rules 7.7: a compact height hides both bars; a tap shows them until the height changes again")
    func compactHeight() {
        let (window, navigation) = stage()
        defer { window.close() }
        navigation.hidesBarsWhenVerticallyCompact = true
        window.change(to: .phoneLandscape)
        #expect(navigation.navigationBar.isHidden && navigation.toolbar.isHidden)
        window.tap(CGPoint(x: 400, y: 200))
        window.run(0.5)
        #expect(!navigation.navigationBar.isHidden && !navigation.toolbar.isHidden)
        window.change(to: .phonePortrait)
        #expect(!navigation.navigationBar.isHidden)
        window.change(to: .phoneLandscape)
        #expect(navigation.navigationBar.isHidden)
    }

    @Test("the keyboard hides the bars when asked to, a tap beside the field shows them")
    func keyboard() throws {
        let screen = NavigationTests.Screen("Screen")
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        let navigation = UINavigationController(rootViewController: screen)
        screen.view.addSubview(field)
        navigation.isToolbarHidden = false
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: navigation)
        defer { device.close() }
        field.becomeFirstResponder()
        device.session.advance(by: 0.6)
        #expect(!navigation.isNavigationBarHidden, "not unless asked for")
        field.resignFirstResponder()
        device.session.advance(by: 0.6)
        navigation.hidesBarsWhenKeyboardAppears = true
        field.becomeFirstResponder()
        device.session.advance(by: 0.6)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        try device.play("tap 200 320\nwait 0.5")
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }

    @Test func aBlackBarIsDarkAndHasALightStatusBar() {
        let (window, navigation) = stage()
        #expect(navigation.preferredStatusBarStyle == .default)
        navigation.navigationBar.barStyle = .black
        #expect(navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
        #expect(navigation.preferredStatusBarStyle == .lightContent)
        window.close()
    }

    final class Director: NSObject, UITabBarControllerDelegate {
        let driver = UIPercentDrivenInteractiveTransition()
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.4, animations: { view.alpha = 1 }) { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test("rules 7.2: a change of tab under a finger that is cancelled leaves the old tab selected")
    func cancelledChangeOfTab() {
        let tabs = UITabBarController()
        let (first, second) = (NavigationTests.Screen("First"), NavigationTests.Screen("Second"))
        tabs.viewControllers = [first, second]
        let director = Director()
        tabs.delegate = director
        let window = TestWindow(.phonePortrait, root: tabs)
        tabs.selectedIndex = 1
        director.driver.update(0.3)
        window.run(0.1)
        director.driver.cancel()
        window.run(1)
        #expect(tabs.selectedIndex == 0)
        #expect(first.view.window != nil && second.view.window == nil)
        #expect(second.log == ["will appear", "will disappear", "did disappear"])
        tabs.selectedIndex = 1
        director.driver.update(0.6)
        director.driver.finish()
        window.run(1)
        #expect(tabs.selectedIndex == 1)
        #expect(second.view.window != nil && first.view.window == nil)
        window.close()
    }
}
