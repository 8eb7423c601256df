import Testing
import UIKit

/// behaviour/rules.md 7: the order of a controller's callbacks.
@MainActor @Suite struct AppearanceOrderTests {
    final class Recorder: LoggedController {
        override func loadView() {
            record("loadView")
            super.loadView()
        }
        override func viewDidLoad() { record("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { record("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { record("viewIsAppearing") }
        override func viewDidAppear(_ animated: Bool) { record("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { record("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { record("viewDidDisappear") }
        override func viewWillLayoutSubviews() { record("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { record("viewDidLayoutSubviews") }
        override func willMove(toParent parent: UIViewController?) { record("willMove \(parent == nil ? "nil" : "parent")") }
        override func didMove(toParent parent: UIViewController?) { record("didMove \(parent == nil ? "nil" : "parent")") }
    }

    @Test("what loads with a window's root view finds the window key")
    func keyAtLoading() {
        final class Asking: UIViewController {
            var keyWindow: UIWindow?
            override func viewDidLoad() { keyWindow = UIApplication.shared.keyWindow }
        }
        let root = Asking()
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: root)
        window.makeKeyAndVisible()
        #expect(root.keyWindow === window)
        window.isHidden = true
    }

    @Test("rules 7.1: a root controller loads, will appear, is appearing, is laid out, did appear")
    func firstDisplay() {
        let log = CallLog()
        let window = UIWindow()
        window.rootViewController = Recorder("root", log)
        #expect(log.lines.isEmpty)
        let session = TestFrames()
        window.makeKeyAndVisible()
        session.step()
        #expect(
            log.lines == [
                "root loadView", "root viewDidLoad", "root viewWillAppear", "root viewIsAppearing", "root viewWillLayoutSubviews",
                "root viewDidLayoutSubviews", "root viewDidAppear",
            ])
        window.isHidden = true
        session.step()
    }

    @Test("rules 7.2: a push sends the old screen away before the new one appears, and the Did calls come after layout")
    func push() {
        let log = CallLog()
        let first = Recorder("first", log)
        let navigation = UINavigationController(rootViewController: first)
        let window = UIWindow()
        let session = TestFrames()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        session.step()
        log.lines = []
        navigation.pushViewController(Recorder("second", log), animated: false)
        session.step()
        let appearance = log.lines.filter { !$0.contains("Layout") }
        #expect(
            appearance == [
                "second willMove parent", "first viewWillDisappear", "second loadView", "second viewDidLoad",
                "second viewWillAppear", "second viewIsAppearing", "first viewDidDisappear", "second viewDidAppear",
                "second didMove parent",
            ])
        window.isHidden = true
        session.step()
    }

    @Test("rules 7.3: a child hears of its parent from addChild and of its removal from removeFromParent")
    func containment() {
        let log = CallLog()
        let parent = UIViewController()
        let child = Recorder("child", log)
        parent.addChild(child)
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(log.lines == ["child willMove parent", "child didMove parent", "child willMove nil", "child didMove nil"])
    }

    @Test("rules 7.1, 7.3: a child whose view is put into a visible parent appears, and disappears when it is taken away")
    func childOfVisibleParent() {
        let log = CallLog()
        let parent = UIViewController()
        let child = Recorder("child", log)
        let window = UIWindow()
        let session = TestFrames()
        window.rootViewController = parent
        window.makeKeyAndVisible()
        session.step()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        session.step()
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        session.step()
        #expect(
            log.lines.filter { !$0.contains("Layout") && !$0.contains("oad") } == [
                "child willMove parent", "child viewWillAppear", "child viewIsAppearing", "child didMove parent", "child viewDidAppear",
                "child willMove nil", "child viewWillDisappear", "child didMove nil", "child viewDidDisappear",
            ])
        window.isHidden = true
        session.step()
    }

    @Test("Did never comes without Will")
    func noDidWithoutWill() {
        let log = CallLog()
        let controller = Recorder("a", log)
        controller.endAppearanceTransition()
        #expect(log.lines.isEmpty)
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        controller.endAppearanceTransition()
        #expect(log.lines == ["a loadView", "a viewDidLoad", "a viewWillAppear", "a viewDidAppear"].filter { !$0.contains("oad") })
    }
}
