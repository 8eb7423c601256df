import CoreGraphics
import Foundation
import Testing
@testable import UIKit

/// A navigation controller's screens, bars and transitions.
@MainActor @Suite struct NavigationTests {
    final class Screen: UIViewController {
        var log: [String] = []
        var coordinatorAtAppearance: (any UIViewControllerTransitionCoordinator)?
        init(_ title: String) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
        }
        override func viewWillAppear(_ animated: Bool) {
            coordinatorAtAppearance = transitionCoordinator
            log.append("will appear")
        }
        override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
    }

    final class Scrolling: UIViewController {
        let scrollView = UIScrollView()
        override func loadView() {
            view = scrollView
            view.backgroundColor = .systemBackground
            scrollView.contentSize = CGSize(width: 300, height: 3000)
            for row in 0..<30 {
                let label = UILabel(frame: CGRect(x: 20, y: CGFloat(row) * 44, width: 200, height: 44))
                label.text = "Row \(row)"
                scrollView.addSubview(label)
            }
        }
    }

    /// Fades the new screen in, and tells what it was given.
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        var ended: Bool?
        var finalFrame = CGRect.zero
        var gives = true
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to), let to = transitionContext.viewController(forKey: .to) else { return }
            finalFrame = transitionContext.finalFrame(for: to)
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { _ in
                transitionContext.completeTransition(self.gives)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
    }

    final class Delegate: NSObject, UINavigationControllerDelegate {
        let fade = Fade()
        var operations: [UINavigationController.Operation] = []
        var driver: UIPercentDrivenInteractiveTransition?
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operations.append(operation)
            return fade
        }
    }

    private final class Measurer: UIViewController {
        var size = CGSize.zero
        override func viewDidLoad() {
            super.viewDidLoad()
            size = navigationController?.navigationBar.bounds.size ?? .zero
        }
    }

    @Test("the bar has its size while the first screen loads", arguments: ["iphone-15-pro.portrait.full", "ipad-pro-11.landscape.full"])
    func barAtLoading(window: String) throws {
        let screen = Measurer(), navigation = UINavigationController(rootViewController: screen)
        let device = try TestDevice(window, root: navigation)
        defer { device.close() }
        #expect(screen.size.width == device.window.bounds.width)
        #expect(screen.size.height == navigation.navigationBar.bounds.height)
    }

    @Test("a bar's buttons stand one after the other, whichever of them came first")
    func buttonOrder() {
        let screen = Screen("List")
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        let navigation = UINavigationController(rootViewController: screen)
        let window = TestWindow(.phonePortrait, root: navigation)
        defer { window.close() }
        navigation.setViewControllers([Screen("Before"), screen], animated: false)
        window.run(0.1)
        let buttons: [UIView] = navigation.navigationBar.subviews.filter { $0 is BarButton }
        #expect(buttons.count == 2 && buttons[0].frame.maxX < buttons[1].frame.minX)
    }

    @Test("a push slides in on the session's clock, 0.35 s, with what runs alongside")
    func push() throws {
        let first = Screen("first")
        let second = Screen("second")
        let navigation = UINavigationController(rootViewController: first)
        let window = TestWindow(.phonePortrait, root: navigation)
        navigation.pushViewController(second, animated: true)
        let coordinator = try #require(navigation.transitionCoordinator)
        #expect(second.coordinatorAtAppearance != nil)
        #expect(coordinator.transitionDuration == 0.35)
        #expect(coordinator.viewController(forKey: .to) === second)
        var completed = 0
        coordinator.animate(alongsideTransition: nil) { _ in completed += 1 }
        window.run(0.17)
        let shown: CGFloat = try #require(second.view.layer.presentation()?.position.x)
        #expect(shown > 200 && shown < 560)
        #expect(second.log == ["will appear"])
        #expect(completed == 0)
        window.picture("push-halfway")
        window.run(0.3)
        #expect(second.log == ["will appear", "did appear"])
        #expect(first.log.suffix(2) == ["will disappear", "did disappear"])
        #expect(first.view.superview == nil)
        #expect(completed == 1)
        #expect(navigation.transitionCoordinator == nil)
        window.close()
    }

    @Test("the delegate's animator makes the transition, and the screen it gives up stays")
    func animator() {
        let first = Screen("first")
        let second = Screen("second")
        let navigation = UINavigationController(rootViewController: first)
        let delegate = Delegate()
        let window = TestWindow(.phonePortrait, root: navigation)
        navigation.delegate = delegate
        navigation.pushViewController(second, animated: true)
        window.run(0.5)
        let alpha: Float = second.view.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.2 && alpha < 0.8)
        window.run(0.7)
        #expect(delegate.fade.finalFrame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(delegate.fade.ended == true)
        #expect(first.view.superview == nil)
        delegate.fade.gives = false
        navigation.popViewController(animated: true)
        window.run(1.2)
        #expect(delegate.operations == [.push, .pop])
        #expect(delegate.fade.ended == false)
        #expect(navigation.topViewController === second)
        #expect(
            second.log.suffix(4) == ["will disappear", "did disappear", "will appear", "did appear"]
                || second.log.suffix(3) == ["will disappear", "will appear", "did appear"], "behaviour/rules.md 7.2")
        window.close()
    }

    @Test("an animator that a finger drives stands where the finger says, and may be given up")
    func drivenAnimator() throws {
        let first = Screen("first")
        let second = Screen("second")
        let navigation = UINavigationController(rootViewController: first)
        let delegate = Delegate()
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        let window = TestWindow(.phonePortrait, root: navigation)
        navigation.delegate = delegate
        navigation.pushViewController(second, animated: true)
        let coordinator = try #require(navigation.transitionCoordinator)
        #expect(coordinator.isInteractive)
        var letGo: [Bool] = []
        coordinator.notifyWhenInteractionEnds { letGo.append($0.isCancelled) }
        driver.update(0.5)
        window.run(1.5)
        let alpha: Float = second.view.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.4 && alpha < 0.6)
        #expect(second.log == ["will appear"])
        delegate.fade.gives = false
        #expect(letGo.isEmpty)
        driver.cancel()
        window.run(1.5)
        #expect(letGo == [true])
        #expect(navigation.viewControllers == [first])
        #expect(first.view.window != nil)
        delegate.driver = nil
        window.close()
    }

    @Test("behaviour/rules.md 7.2: a drag from the edge pops; let go early, both screens hear the reverse pair")
    func interactivePop() {
        let first = Screen("first")
        let second = Screen("second")
        let navigation = UINavigationController(rootViewController: first)
        let window = TestWindow(.phonePortrait, root: navigation)
        navigation.pushViewController(second, animated: false)
        window.run(0.1)
        first.log = []
        second.log = []
        window.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 120, y: 400), seconds: 1)
        window.run(0.5)
        #expect(navigation.viewControllers == [first, second])
        #expect(first.log == ["will appear", "will disappear", "did disappear"])
        #expect(second.log == ["will disappear", "will appear", "did appear"])
        #expect(second.view.frame.origin == .zero)
        window.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 300, y: 400), seconds: 0.5)
        window.run(0.5)
        #expect(navigation.viewControllers == [first])
        #expect(second.parent == nil)
        #expect(navigation.navigationBar.items?.count == 1)
        window.close()
    }

    @Test("behaviour/metrics.json bars.largeTitle: content pushes a large title up, then the bar gets its background")
    func largeTitle() {
        let screen = Scrolling()
        screen.title = "Library"
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = true
        let window = TestWindow(.phonePortrait, root: navigation)
        let bar: UINavigationBar = navigation.navigationBar
        #expect(bar.frame.height == 96)
        #expect(screen.scrollView.contentOffset.y == -155)
        #expect(!bar.hasContentBehind)
        window.picture("large-title-rest")
        screen.scrollView.contentOffset.y = -155 + 30
        window.run(0.05)
        #expect(bar.frame.height == 66)
        screen.scrollView.contentOffset.y = 100
        window.run(0.3)
        #expect(bar.frame.height == 44)
        #expect(bar.hasContentBehind)
        window.picture("large-title-scrolled")
        window.close()
    }

    @Test("behaviour/metrics.json bars.toolbarHeight: a toolbar shows the visible screen's items and takes its room")
    func toolbar() {
        let screen = Screen("first")
        let flexible = UIBarButtonItem.flexibleSpace()
        screen.toolbarItems = [
            UIBarButtonItem(systemItem: .trash), flexible, UIBarButtonItem(title: "Middle"), UIBarButtonItem.flexibleSpace(),
            UIBarButtonItem(systemItem: .compose),
        ]
        let navigation = UINavigationController(rootViewController: screen)
        navigation.isToolbarHidden = false
        let window = TestWindow(.phonePortrait, root: navigation)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
        #expect(screen.view.safeAreaInsets.bottom == 78)
        #expect(navigation.toolbar.items?.count == 5)
        window.picture("toolbar")
        navigation.setToolbarHidden(true, animated: true)
        window.run(0.3)
        #expect(screen.view.safeAreaInsets.bottom == 34)
        window.close()
    }

    @Test("a navigation controller's toolbar has a background only while content is scrolled under it; one by itself always has")
    func toolbarBackground() throws {
        final class Rows: UITableViewController {
            var count = 3
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        }
        let rows = Rows()
        rows.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
        let navigation = UINavigationController(rootViewController: rows)
        navigation.isToolbarHidden = false
        let window = TestWindow(.phonePortrait, root: navigation)
        defer { window.close() }
        window.run(0.1)
        #expect(!navigation.toolbar.hasContentBehind)
        window.picture("toolbar-at-edge")
        rows.count = 40
        rows.tableView.reloadData()
        window.run(0.1)
        #expect(navigation.toolbar.hasContentBehind)
        rows.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
        window.run(0.1)
        #expect(!navigation.toolbar.hasContentBehind)
        #expect(UIToolbar().hasContentBehind)
        let own = UIToolbarAppearance()
        own.backgroundColor = .red
        navigation.toolbar.scrollEdgeAppearance = own
        let background = try #require(navigation.toolbar.subviews.lazy.compactMap { $0 as? UIBarBackground }.first)
        #expect(background.color == .red)
    }

    @Test("a system item made with an action that has neither title nor image shows the system's; one with a title shows that")
    func systemItemWithAction() {
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
        #expect(add.image == UIImage(systemName: "plus") && (add.title ?? "").isEmpty)
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in })
        #expect(done.image == nil && done.title == "Done" && done.style == .done)
        let close = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in })
        #expect(close.image?.size == CGSize(width: 30, height: 30) && close.image?.renderingMode == .alwaysOriginal)
    }

    @Test("a scroll view that does not scroll is inset below the bar as long as its controller adjusts scroll views", arguments: [true, false])
    func automaticInsets(adjusts: Bool) {
        let screen = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        screen.view.addSubview(scrollView)
        screen.automaticallyAdjustsScrollViewInsets = adjusts
        let window = TestWindow(.phonePortrait, root: UINavigationController(rootViewController: screen))
        defer { window.close() }
        #expect(scrollView.adjustedContentInset.top == (adjusts ? screen.view.safeAreaInsets.top : 0))
        scrollView.alwaysBounceVertical = true
        window.run(0.1)
        #expect(scrollView.adjustedContentInset.top == screen.view.safeAreaInsets.top && screen.view.safeAreaInsets.top > 59)
    }

    @Test("flexible spaces share what the buttons leave")
    func toolbarPlaces() {
        let spans = ToolbarMetrics.place([.button(20), .flexible, .button(40), .button(30), .space(10)], in: 200)
        #expect(spans.map(\.lowerBound) == [0, 20, 104, 160, 190])
        #expect(spans[1].upperBound == 104)
        #expect(spans[4].upperBound == 200)
    }

    @Test("behaviour/rules.md 7.7: bars hide in a compact height when asked to, and large titles collapse there")
    func compactHeight() {
        let navigation = UINavigationController(rootViewController: Screen("first"))
        navigation.navigationBar.prefersLargeTitles = true
        navigation.hidesBarsWhenVerticallyCompact = true
        let window = TestWindow(.phonePortrait, root: navigation)
        #expect(navigation.navigationBar.frame.height == 96)
        window.change(to: .phoneLandscape)
        #expect(navigation.navigationBar.isHidden)
        navigation.hidesBarsWhenVerticallyCompact = false
        window.run(0.1)
        #expect(navigation.navigationBar.frame.height == 44)
        window.close()
    }
}
