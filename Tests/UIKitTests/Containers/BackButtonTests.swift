import AppSession
import ObjectRuntime
import Testing
@testable import UIKit

/// The way back: its button's words, its menu, and what stands in for it.
@MainActor @Suite(.serialized) struct BackButtonTests {
    private func stack(_ titles: [String]) -> (TouchStage, UINavigationController) {
        let navigation = UINavigationController()
        let screens: [UIViewController] = titles.map { title in
            let screen = UIViewController()
            screen.title = title
            screen.view.backgroundColor = .systemBackground
            return screen
        }
        navigation.setViewControllers(screens, animated: false)
        let stage = TouchStage()
        stage.window.rootViewController = navigation
        stage.wait(0.1)
        return (stage, navigation)
    }

    private func button(_ navigation: UINavigationController) -> BarButton? {
        navigation.navigationBar.subviews.lazy.compactMap { $0 as? BarButton }.first { $0.isBack }
    }

    private func center(_ view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }

    private func list(_ stage: TouchStage) -> MenuListView? {
        stage.window.subviews.lazy.compactMap { $0 as? MenuContainerView }.first?.subviews.lazy.compactMap { $0 as? MenuListView }.first
    }

    @Test("a long press lists the screens below, the nearest first; choosing one goes there, a tap goes one back")
    func menu() throws {
        let (stage, navigation) = stack(["Library", "Authors", "Selma Lagerlöf", "Nils"])
        defer { stage.close() }
        navigation.viewControllers[1].navigationItem.backButtonDisplayMode = .minimal
        let place: CGPoint = center(try #require(button(navigation)))
        stage.down(place.x, place.y)
        stage.wait(0.8)
        let rows = try #require(list(stage)).rows
        #expect(rows.map(\.item.title) == ["Selma Lagerlöf", "Authors", "Library"])
        stage.up()
        stage.wait(0.5)
        let authors: CGPoint = center(rows[1])
        stage.tap(authors.x, authors.y)
        stage.wait(1)
        #expect(navigation.viewControllers.map(\.title) == ["Library", "Authors"])
        #expect(list(stage) == nil)
        let back: CGPoint = center(try #require(button(navigation)))
        stage.tap(back.x, back.y)
        stage.wait(1)
        #expect(navigation.viewControllers.map(\.title) == ["Library"])
        #expect(button(navigation) == nil)
    }

    @Test("the words are the item's own, generic or none, as its display mode says")
    func words() {
        let (stage, navigation) = stack(["Library", "Authors"])
        defer { stage.close() }
        let item: UINavigationItem = navigation.viewControllers[0].navigationItem
        #expect(button(navigation)?.item.title == "Library")
        item.backButtonTitle = "Books"
        #expect(button(navigation)?.item.title == "Books")
        item.backButtonDisplayMode = .generic
        #expect(button(navigation)?.item.title == "Back")
        item.backButtonDisplayMode = .minimal
        #expect(button(navigation)?.item.title == "")
    }

    @Test("a back action stands in for going back, at the root too, and a swipe does not go round it")
    func action() throws {
        let (stage, navigation) = stack(["Library", "Authors"])
        defer { stage.close() }
        var asked = 0
        navigation.viewControllers[1].navigationItem.backAction = UIAction { _ in asked += 1 }
        #expect(button(navigation)?.item.title == "Library")
        let place: CGPoint = center(try #require(button(navigation)))
        stage.tap(place.x, place.y)
        stage.wait(1)
        #expect(asked == 1 && navigation.viewControllers.count == 2)
        stage.drag(CGPoint(x: 2, y: 400), CGPoint(x: 380, y: 400))
        stage.wait(1)
        #expect(navigation.viewControllers.count == 2)
        navigation.viewControllers[1].navigationItem.backAction = nil
        navigation.popViewController(animated: false)
        stage.wait(0.1)
        #expect(button(navigation) == nil)
        navigation.viewControllers[0].navigationItem.backAction = UIAction(title: "Done") { _ in asked += 1 }
        #expect(button(navigation)?.item.title == "Done")
        stage.wait(0.1)
        let root: CGPoint = center(try #require(button(navigation)))
        stage.tap(root.x, root.y)
        #expect(asked == 2)
    }

    final class Banner: UINavigationBar {}
    final class Shelf: UIToolbar {}

    @Test("a navigation controller takes bars of an app's own classes")
    func barClasses() {
        ObjCRuntime.registration(of: Banner.self, named: "Tests.Banner").initializer("initWithFrame:") { Banner(frame: $0[0]) }
        ObjCRuntime.registration(of: Shelf.self, named: "Tests.Shelf").initializer("initWithFrame:") { Shelf(frame: $0[0]) }
        let navigation = UINavigationController(navigationBarClass: Banner.self, toolbarClass: Shelf.self)
        let screen = UIViewController()
        screen.title = "Own bars"
        navigation.viewControllers = [screen]
        navigation.isToolbarHidden = false
        let stage = TouchStage()
        defer { stage.close() }
        stage.window.rootViewController = navigation
        stage.wait(0.1)
        #expect(navigation.navigationBar is Banner && navigation.navigationBar.topItem?.title == "Own bars")
        #expect(navigation.toolbar is Shelf && navigation.toolbar.window != nil)
        let plain = UINavigationController(navigationBarClass: nil, toolbarClass: nil)
        #expect(type(of: plain.navigationBar) == UINavigationBar.self && type(of: plain.toolbar!) == UIToolbar.self)
    }
}
