import AppSession
import ObjectRuntime
import Testing

@testable import UIKit

/// behaviour/rules.md 3: presentations, their callbacks and their adaptation.
@MainActor @Suite(.serialized) struct PresentationTests {
    final class Log {
        var lines: [String] = []
        func record(_ line: String) { lines.append(line) }
    }

    class Recorder: UIViewController {
        let name: String
        let log: Log
        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { log.record("\(name) viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { log.record("\(name) viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { log.record("\(name) viewIsAppearing") }
        override func viewDidAppear(_ animated: Bool) { log.record("\(name) viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { log.record("\(name) viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { log.record("\(name) viewDidDisappear") }
    }

    final class Custom: UIPresentationController {
        var log: Log?
        override var frameOfPresentedViewInContainerView: CGRect {
            (containerView?.bounds ?? .zero).insetBy(dx: 50, dy: 100)
        }
        override func presentationTransitionWillBegin() { log?.record("presentationTransitionWillBegin") }
        override func presentationTransitionDidEnd(_ completed: Bool) { log?.record("presentationTransitionDidEnd \(completed)") }
        override func dismissalTransitionWillBegin() { log?.record("dismissalTransitionWillBegin") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { log?.record("dismissalTransitionDidEnd \(completed)") }
    }

    final class Transitions: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        let log: Log
        var interaction: UIPercentDrivenInteractiveTransition?
        var covers = false
        init(_ log: Log) { self.log = log }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let custom = Custom(presentedViewController: presented, presenting: presenting)
            custom.log = log
            return custom
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            log.record("animateTransition")
            let to: UIView? = context.view(forKey: .to)
            let from: UIView? = context.view(forKey: .from)
            if let to, let controller = context.viewController(forKey: .to), from == nil {
                to.frame = context.finalFrame(for: controller)
                to.alpha = 0
                context.containerView.addSubview(to)
            }
            UIView.animate(withDuration: 0.5) {
                to?.alpha = 1
                from?.frame.origin.y += 600
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.record("animationEnded \(transitionCompleted)") }
    }

    private let log = Log()

    private func stage(_ environment: WindowEnvironment = SessionEnvironment.standard) -> (TouchStage, Recorder) {
        let stage = TouchStage(environment)
        let root = Recorder("root", log)
        stage.window.rootViewController = root
        stage.wait(0.1)
        log.lines = []
        return (stage, root)
    }

    private final class Mover: UIViewController {
        var flags: [String] = []
        private func note(_ name: String) { flags.append("\(name) \(isBeingPresented) \(isBeingDismissed)") }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }

    @Test("a controller is being presented until it appeared and being dismissed until it disappeared", arguments: [false, true])
    func movingFlags(animated: Bool) {
        let (stage, root) = stage()
        defer { stage.close() }
        let sheet = Mover()
        root.present(sheet, animated: animated)
        stage.wait(1)
        #expect(sheet.flags == ["will appear true false", "did appear true false"] && !sheet.isBeingPresented)
        sheet.flags = []
        sheet.dismiss(animated: animated)
        stage.wait(1)
        #expect(sheet.flags == ["will disappear false true", "did disappear false true"] && !sheet.isBeingDismissed)
    }

    @Test("rules 3.8: full screen: load, presenter away, presented in, its Did before the presenter's, then the completion")
    func fullScreenOrder() {
        let (stage, root) = stage()
        let sheet = Recorder("new", log)
        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: true) { log.record("completion") }
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === root)
        stage.wait(0.1)
        #expect(sheet.isBeingPresented)
        #expect(root.transitionCoordinator != nil)
        stage.wait(1)
        #expect(
            log.lines == [
                "new viewDidLoad", "root viewWillDisappear", "new viewWillAppear", "new viewIsAppearing", "new viewDidAppear",
                "root viewDidDisappear", "completion",
            ])
        #expect(root.view.window == nil)
        #expect(!sheet.isBeingPresented)
        #expect(root.transitionCoordinator == nil)
        #expect(sheet.view.frame == stage.window.bounds)
        log.lines = []
        sheet.dismiss(animated: true) { log.record("completion") }
        stage.wait(0.1)
        #expect(sheet.isBeingDismissed)
        stage.wait(1)
        #expect(
            log.lines == [
                "new viewWillDisappear", "root viewWillAppear", "root viewIsAppearing", "root viewDidAppear",
                "new viewDidDisappear", "completion",
            ])
        #expect(root.presentedViewController == nil)
        #expect(root.view.window === stage.window)
        #expect(sheet.view.window == nil)
        stage.close()
    }

    @Test("rules 3.6: a sheet leaves its presenter on screen, and a dismissal in code tells no delegate")
    func sheetOrder() {
        let (stage, root) = stage()
        let sheet = Recorder("sheet", log)
        let judge = Judge(log)
        sheet.presentationController?.delegate = judge
        root.present(sheet, animated: true)
        stage.wait(1)
        #expect(log.lines == ["sheet viewDidLoad", "sheet viewWillAppear", "sheet viewIsAppearing", "sheet viewDidAppear"])
        #expect(sheet.presentationController?.presentationStyle == .pageSheet)
        root.dismiss(animated: true)
        stage.wait(1)
        #expect(log.lines.suffix(2) == ["sheet viewWillDisappear", "sheet viewDidDisappear"])
        stage.close()
    }

    @Test("rules 3.7: warnings for a presenter off screen, and for one that presents already")
    func warnings() {
        let (stage, root) = stage()
        var warnings: [String] = []
        let old = PresentationCheck.sink
        PresentationCheck.sink = { warnings.append($0.text) }
        defer { PresentationCheck.sink = old }
        UIViewController().present(UIViewController(), animated: false)
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains("whose view is not in the window hierarchy") == true)
        root.present(UIViewController(), animated: false)
        stage.wait(0.1)
        root.present(UIViewController(), animated: false)
        #expect(warnings.count == 2)
        #expect(warnings.last?.contains("which is already presenting") == true)
        stage.close()
    }

    @Test("what could not be presented is a warning, in UIKit's words with advice and without addresses")
    func refusals() throws {
        let (stage, root) = stage()
        defer { stage.close() }
        WarningLog.shared.recordAll()
        let old = PresentationCheck.sink
        PresentationCheck.sink = { $0.warn() }
        defer { PresentationCheck.sink = old }
        func warning(_ words: String) -> RuntimeWarning? {
            WarningLog.shared.all.first {
                $0.kind == .presentation && $0.message.hasPrefix("UINavigationController was not presented by ") && $0.message.contains(words)
            }
        }
        UITabBarController().present(UINavigationController(), animated: true)
        let offScreen = try #require(warning("UITabBarController, whose view is in no window."))
        #expect(offScreen.message.hasSuffix("Present it in viewDidAppear(_:) or later, from a controller that is on screen."))
        #expect(offScreen.details?.hasPrefix("Attempt to present <UINavigationController: 0x1") == true)
        root.present(UIPageViewController(), animated: true)
        root.present(UINavigationController(), animated: true)
        #expect(warning(", which is in the middle of another presentation.") != nil)
        stage.wait(1)
        root.present(UINavigationController(), animated: true)
        let second = try #require(warning(", which presents UIPageViewController already."))
        #expect(second.message.hasSuffix("or in the completion handler of dismiss(animated:completion:)."))
    }

    @Test("rules 3.7: a child presents through the root for full screen, through its context for a context style")
    func presenters() {
        let (stage, root) = stage()
        let child = Recorder("child", log)
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 393, height: 300)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        child.definesPresentationContext = true
        let full = UIViewController()
        full.modalPresentationStyle = .overFullScreen
        child.present(full, animated: false)
        stage.wait(0.1)
        #expect(full.presentingViewController === root)
        #expect(child.presentedViewController === full, "a container's presentation counts as the child's")
        full.dismiss(animated: false)
        stage.wait(0.1)
        #expect(child.presentedViewController == nil)
        let inside = UIViewController()
        inside.modalPresentationStyle = .currentContext
        child.present(inside, animated: false)
        stage.wait(0.1)
        #expect(inside.presentingViewController === child)
        #expect(inside.view.convert(inside.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 393, height: 300))
        #expect(child.view.window == nil)
        child.dismiss(animated: false)
        stage.wait(0.1)
        #expect(child.view.superview === root.view)
        #expect(child.view.frame == CGRect(x: 0, y: 100, width: 393, height: 300))
        stage.close()
    }

    @Test("dismissing the lowest of three takes all away, the topmost animated")
    func dismissChain() {
        let (stage, root) = stage()
        let first = Recorder("first", log)
        let second = Recorder("second", log)
        second.modalPresentationStyle = .fullScreen
        root.present(first, animated: false)
        stage.wait(0.1)
        first.present(second, animated: false)
        stage.wait(0.1)
        #expect(second.presentingViewController === first)
        log.lines = []
        var done = 0
        root.dismiss(animated: true) { done += 1 }
        stage.wait(1)
        #expect(done == 1)
        #expect(log.lines.contains("second viewDidDisappear"))
        #expect(log.lines == ["second viewWillDisappear", "second viewDidDisappear"], "the sheet below was covered already")
        #expect(root.presentedViewController == nil)
        #expect(first.presentedViewController == nil)
        #expect(second.view.window == nil && first.view.window == nil)
        #expect(root.view.window != nil)
        stage.close()
    }

    @Test("rules 1.11: sheets and popovers are elevated, full screen is not; a form sheet's width is compact")
    func traits() {
        var dark = WindowEnvironment.pad()
        dark.style = .dark
        let (stage, root) = stage(dark)
        let form = UIViewController()
        form.view.backgroundColor = .systemBackground
        form.modalPresentationStyle = .formSheet
        root.present(form, animated: false)
        stage.wait(0.1)
        #expect(form.traitCollection.userInterfaceLevel == .elevated)
        #expect(form.traitCollection.horizontalSizeClass == .compact)
        #expect(form.view.traitCollection.horizontalSizeClass == .compact)
        let elevated = UITraitCollection(mutations: {
            $0.userInterfaceStyle = .dark; $0.userInterfaceLevel = .elevated
        })
        #expect(form.view.layer.backgroundColor == UIColor.systemBackground.resolvedColor(with: elevated).cgColor)
        #expect(form.presentationController?.presentedView?.frame.size == CGSize(width: 540, height: 620))
        #expect(root.traitCollection.userInterfaceLevel == .base)
        form.presentationController?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .light)
        #expect(form.view.traitCollection.userInterfaceStyle == .light)
        root.dismiss(animated: false)
        stage.wait(0.1)
        let full = UIViewController()
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        stage.wait(0.1)
        #expect(full.traitCollection.userInterfaceLevel == .base)
        #expect(full.traitCollection.horizontalSizeClass == .regular)
        stage.close()
    }

    @Test("rules 3.2: styles adapt to compact width and compact height")
    func adaptationTable() {
        func adapted(_ style: UIModalPresentationStyle, _ wide: UIUserInterfaceSizeClass, _ high: UIUserInterfaceSizeClass) -> UIModalPresentationStyle {
            PresentationAdaptation.standard(style, horizontal: wide, vertical: high)
        }
        #expect(adapted(.popover, .regular, .regular) == .popover)
        #expect(adapted(.popover, .compact, .regular) == .pageSheet)
        #expect(adapted(.popover, .compact, .compact) == .fullScreen)
        #expect(adapted(.formSheet, .regular, .regular) == .formSheet)
        #expect(adapted(.formSheet, .compact, .regular) == .pageSheet)
        #expect(adapted(.fullScreen, .compact, .regular) == .fullScreen)
        #expect(adapted(.automatic, .regular, .regular) == .pageSheet)
        func answered(_ answer: UIModalPresentationStyle, _ wide: UIUserInterfaceSizeClass) -> UIModalPresentationStyle {
            PresentationAdaptation.resolve(
                .popover, standard: adapted(.popover, wide, .regular), answer: answer, horizontal: wide, vertical: .regular)
        }
        #expect(answered(.none, .compact) == .popover, "rules 3.3")
        #expect(answered(.fullScreen, .compact) == .fullScreen)
        #expect(answered(.currentContext, .compact) == .popover, "an answer that does not fit counts as none")
        #expect(answered(.fullScreen, .regular) == .popover)
    }

    final class Judge: NSObject, UIPopoverPresentationControllerDelegate {
        let log: Log
        var style: UIModalPresentationStyle?
        var wrapper: UIViewController?
        var mayDismiss = true
        init(_ log: Log) { self.log = log }

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) throws(Unimplemented) -> UIModalPresentationStyle {
            guard let style else { throw Unimplemented() }
            return style
        }
        func presentationController(
            _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            log.record("viewControllerFor \(style)")
            return wrapper.map { _ in
                let navigation = UINavigationController(rootViewController: controller.presentedViewController)
                self.wrapper = navigation
                return navigation
            }
        }
        func presentationController(
            _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { log.record("willPresent \(style) \(transitionCoordinator == nil ? "alone" : "coordinated")") }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            log.record("shouldDismiss")
            return mayDismiss
        }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.record("willDismiss") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.record("didDismiss") }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            log.record("didAttemptToDismiss")
        }
    }

    @Test("rules 3.4: a popover becomes a wrapped full screen in a compact window and a popover again in a regular one")
    func readaptation() {
        let (stage, root) = stage(.pad())
        let anchor = UIView(frame: CGRect(x: 400, y: 300, width: 40, height: 40))
        root.view.addSubview(anchor)
        let content = Recorder("content", log)
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.modalPresentationStyle = .popover
        let judge = Judge(log)
        judge.style = .fullScreen
        judge.wrapper = UIViewController()
        let popover = content.popoverPresentationController
        popover?.delegate = judge
        popover?.sourceView = anchor
        root.present(content, animated: false)
        stage.wait(0.1)
        #expect(content.activePresentationController === popover)
        #expect(popover?.arrowDirection == .up)
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(!log.lines.contains { $0.hasPrefix("willPresent") })
        log.lines = []
        stage.change(to: .pad(width: 375, compact: true))
        #expect(
            log.lines.filter { $0.contains("UIModal") || $0.contains("willPresent") || $0.contains("viewControllerFor") }
                == ["viewControllerFor fullScreen", "willPresent fullScreen coordinated"])
        #expect(content.navigationController === judge.wrapper)
        #expect(root.presentedViewController === judge.wrapper)
        #expect(content.presentationController === popover, "the presentation controller stays the one asked for")
        #expect(content.view.window != nil)
        #expect(judge.wrapper?.view.frame == stage.window.bounds)
        #expect(root.view.window == nil)
        #expect(log.lines.contains("root viewDidDisappear"))
        #expect(!log.lines.contains("content viewDidDisappear"))
        log.lines = []
        stage.change(to: .pad())
        #expect(log.lines.contains("willPresent none coordinated"))
        #expect(content.navigationController == nil)
        #expect(root.presentedViewController === content)
        #expect(root.view.window != nil)
        #expect(popover?.presentedView?.frame.width == 300)
        root.dismiss(animated: false)
        stage.wait(0.1)
        #expect(log.lines.last == "content viewDidDisappear")
        stage.close()
    }

    @Test("rules 3.10: in a compact window a popover is a sheet, and its own sheet can be set up before")
    func popoverSheet() {
        let (stage, root) = stage()
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = root.view
        content.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
        root.present(content, animated: false)
        stage.wait(0.1)
        let sheet = content.activePresentationController as? UISheetPresentationController
        #expect(sheet === content.popoverPresentationController?.adaptiveSheetPresentationController)
        #expect(sheet?.presentedView?.frame == CGRect(x: 0, y: 852 - 459, width: 393, height: 459))
        stage.close()
    }

    @Test("a custom presentation controller gets its callbacks, frame and animator")
    func custom() {
        let (stage, root) = stage()
        let content = Recorder("custom", log)
        let transitions = Transitions(log)
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = transitions
        root.present(content, animated: true)
        stage.wait(0.25)
        #expect(content.view.alpha == 1)
        #expect(abs((content.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.2, "half way through")
        stage.wait(1)
        #expect(content.view.frame == CGRect(x: 50, y: 100, width: 293, height: 652))
        #expect(
            log.lines == [
                "custom viewDidLoad", "presentationTransitionWillBegin", "custom viewWillAppear", "animateTransition",
                "custom viewIsAppearing", "custom viewDidAppear", "presentationTransitionDidEnd true", "animationEnded true",
            ])
        log.lines = []
        content.dismiss(animated: true)
        stage.wait(1)
        #expect(
            log.lines == [
                "dismissalTransitionWillBegin", "custom viewWillDisappear", "animateTransition", "custom viewDidDisappear",
                "dismissalTransitionDidEnd true", "animationEnded true",
            ])
        stage.close()
    }

    @Test("rules 7.2: a dismissal under a finger stands where the finger is, and comes back when cancelled")
    func interactive() {
        let (stage, root) = stage()
        let content = Recorder("custom", log)
        let transitions = Transitions(log)
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = transitions
        root.present(content, animated: false)
        stage.wait(0.1)
        let place: CGRect = content.view.frame
        let hand = UIPercentDrivenInteractiveTransition()
        transitions.interaction = hand
        log.lines = []
        content.dismiss(animated: true)
        stage.wait(0.1)
        #expect(hand.duration == 0.5)
        #expect(content.transitionCoordinator?.isInteractive == true)
        hand.update(0.5)
        stage.wait(2)
        let shown: CGRect? = content.view.layer.presentation()?.frame
        #expect(abs((shown?.minY ?? 0) - (place.minY + 300)) < 5)
        hand.cancel()
        stage.wait(1)
        #expect(content.view.frame == place)
        #expect(root.presentedViewController === content)
        #expect(
            log.lines == [
                "dismissalTransitionWillBegin", "custom viewWillDisappear", "animateTransition", "custom viewWillAppear",
                "custom viewDidAppear", "dismissalTransitionDidEnd false", "animationEnded false",
            ])
        log.lines = []
        content.dismiss(animated: true)
        stage.wait(0.1)
        hand.update(0.6)
        hand.finish()
        stage.wait(1)
        #expect(root.presentedViewController == nil)
        #expect(log.lines.contains("dismissalTransitionDidEnd true"))
        stage.close()
    }

    @Test("rules 1.2: a presented controller hears of the new size through its presentation")
    func sizeTransitions() {
        final class Sized: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
        }
        let (stage, root) = stage(.pad())
        let over = Sized()
        over.modalPresentationStyle = .overFullScreen
        root.present(over, animated: false)
        stage.wait(0.1)
        let form = Sized()
        form.modalPresentationStyle = .formSheet
        over.present(form, animated: false)
        stage.wait(0.1)
        stage.change(to: .pad(width: 1194, height: 834))
        #expect(over.sizes == [CGSize(width: 1194, height: 834)])
        #expect(over.view.frame.size == CGSize(width: 1194, height: 834))
        #expect(form.sizes.isEmpty, "a form sheet keeps its size")
        stage.close()
    }
}
