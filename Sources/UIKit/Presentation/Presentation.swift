/// One controller presented by another, from the request to the end of the dismissal.
@MainActor final class Presentation {
    enum Phase {
        case waiting, presenting, presented, dismissing, over
    }

    private(set) weak var presentingController: UIViewController?
    /// Who was asked to present; the presenter may be a container around it.
    private(set) weak var source: UIViewController?
    /// The controller that was presented.
    let content: UIViewController
    /// The presentation controller of the style that was asked for.
    let controller: UIPresentationController
    /// The one at work: of the adapted style, where there is one.
    var active: UIPresentationController
    /// The controller on screen: the content, or one that a delegate put around it.
    var shown: UIViewController
    var style: UIModalPresentationStyle
    /// A style and a controller around the content that were announced for a change of traits under way.
    var announced: (style: UIModalPresentationStyle, shown: UIViewController)?
    /// The traits of the place once that change has come.
    var announcedTraits: UITraitCollection?
    private(set) var phase = Phase.waiting
    /// The return address of the app's call that asked for it; 0 where UIKit's own code did.
    var caller: UInt = 0

    let container = UITransitionView()
    /// The view of the presenter while it is covered, and where it belongs.
    private var covered: (view: UIView, home: UIView)?
    private weak var dimmed: UIView?
    private var presentCompletion: (() -> Void)?
    private var dismissCompletions: [() -> Void] = []
    private var waitingDismissal: Bool?

    init(
        of content: UIViewController, by presenter: UIViewController, source: UIViewController, controller: UIPresentationController,
        completion: (() -> Void)?
    ) {
        presentingController = presenter
        self.source = source
        self.content = content
        self.controller = controller
        active = controller
        shown = content
        style = controller.presentationStyle
        presentCompletion = completion
        container.presentation = self
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        controller.presentation = self
        content.hostPresentation = self
        presenter.ownPresentation = self
    }

    var presenter: UIViewController { presentingController ?? content }
    var containerIfInstalled: UIView? { container.superview == nil ? nil : container }
    /// Whether the presented view is on its way in or out.
    var isMoving: Bool { phase == .presenting || phase == .dismissing }

    /// The traits around the container (behaviour/rules.md 1.8).
    var environmentTraits: UITraitCollection {
        container.superview?.traitCollection ?? home?.traitCollection ?? .detached
    }

    /// The view that the container goes into: the window, or that around the presenter's view where a context is covered.
    private var home: UIView? {
        guard let view = covered?.view ?? presenter.viewIfLoaded else { return nil }
        return active.shouldPresentInFullscreen ? view.window ?? covered?.home.window : covered?.home ?? view.superview
    }

    // MARK: Presenting

    /// Runs the transition in, callbacks in the order of behaviour/rules.md 3.8.
    func begin(animated: Bool) {
        guard phase == .waiting else { return }
        guard let home else {
            // Between the request and its turn the presenter left the window.
            _ = PresentationCheck.isInWindow(presenter, for: content, from: source ?? presenter, caller: caller)
            tearDown()
            return
        }
        // A controller that does not allow the orientation there is has its own from the start.
        if style == .fullScreen { UIApplication.shared.orientationsMayHaveChanged?() }
        phase = .presenting
        takeInitialStyle()
        shown.loadViewIfNeeded()
        container.frame = active.shouldPresentInFullscreen ? home.bounds : presenter.view.frame
        home.addSubview(container)
        let run = PresentationTransition(self, presenting: true, animated: animated)
        beginMoving(with: run.coordinator)
        active.presentationTransitionWillBegin()
        let covers: Bool = active.shouldRemovePresentersView
        if covers, let view = presenter.viewIfLoaded, let home = view.superview {
            covered = (view, home)
            AppearanceTransitions.begin(presenter, appearing: false, animated: animated)
        }
        AppearanceTransitions.begin(shown, appearing: true, animated: animated)
        setDimmed(active.dimsPresenter)
        run.start(revealing: nil) { [self] completed in
            completed ? finishPresenting(run) : takeBack(run)
        }
    }

    private func finishPresenting(_ run: PresentationTransition) {
        phase = .presented
        release(run.coordinator)
        covered?.view.removeFromSuperview()
        AppearanceTransitions.end(shown)
        if covered != nil { AppearanceTransitions.end(presenter) }
        setMoving(false)
        active.presentationTransitionDidEnd(true)
        run.end(completed: true)
        let completion: (() -> Void)? = presentCompletion
        presentCompletion = nil
        completion?()
        if let animated = waitingDismissal { startDismissal(animated: animated) }
    }

    /// An interactive presentation was cancelled.
    private func takeBack(_ run: PresentationTransition) {
        release(run.coordinator)
        setMoving(false)
        AppearanceTransitions.begin(shown, appearing: false, animated: true)
        if covered != nil {
            putPresenterBack()
            AppearanceTransitions.begin(presenter, appearing: true, animated: true)
            AppearanceTransitions.end(presenter)
        }
        active.presentedView?.removeFromSuperview()
        AppearanceTransitions.end(shown)
        active.presentationTransitionDidEnd(false)
        tearDown()
        run.end(completed: false)
    }

    private func beginMoving(with coordinator: TransitionCoordinator) {
        setMoving(true)
        for controller in [presenter, shown] { controller.activeCoordinator = coordinator }
    }

    /// `isBeingPresented` or `isBeingDismissed` of what moves. They hold until `viewDidAppear` or `viewDidDisappear` has been called.
    private func setMoving(_ moving: Bool) {
        let presenting: Bool = phase == .presenting
        for controller in Set([content, shown]) {
            controller.beingPresented = moving && presenting
            controller.beingDismissed = moving && !presenting
        }
    }

    private func release(_ coordinator: TransitionCoordinator) {
        for controller in [presenter, shown] where controller.activeCoordinator === coordinator { controller.activeCoordinator = nil }
    }

    // MARK: Dismissing

    /// Dismisses this presentation and whatever stands on it. The topmost view is animated, those between simply go.
    func dismiss(animated: Bool, completion: (() -> Void)?) {
        if let completion { dismissCompletions.append(completion) }
        switch phase {
        case .waiting:
            tearDown()
            runDismissCompletions()
        case .presenting: waitingDismissal = animated
        case .presented: startDismissal(animated: animated)
        case .dismissing, .over: break
        }
    }

    private var chain: [Presentation] {
        var chain: [Presentation] = [self]
        while let next = chain[chain.count - 1].shown.nestedPresentation { chain.append(next) }
        return chain
    }

    private func startDismissal(animated: Bool) {
        let chain: [Presentation] = self.chain
        guard let top = chain.last else { return }
        waitingDismissal = nil
        for presentation in chain { presentation.phase = .dismissing }
        let run = PresentationTransition(top, presenting: false, animated: animated)
        for presentation in chain { presentation.beginMoving(with: run.coordinator) }
        presenter.activeCoordinator = run.coordinator
        for presentation in chain.reversed() {
            presentation.active.dismissalTransitionWillBegin()
            AppearanceTransitions.begin(presentation.shown, appearing: false, animated: animated)
        }
        let revealed: UIView? = covered?.view
        if revealed != nil {
            AppearanceTransitions.begin(presenter, appearing: true, animated: animated)
            putPresenterBack()
            AppearanceTransitions.announceIsAppearing(presenter, animated: animated)
        }
        for presentation in chain.dropLast() { presentation.container.isHidden = true }
        presenter.viewIfLoaded?.superview?.tintAdjustmentMode = .automatic
        run.start(revealing: revealed) { [self] completed in
            completed ? finishDismissal(of: chain, run) : keep(chain, run)
        }
    }

    private func finishDismissal(of chain: [Presentation], _ run: PresentationTransition) {
        let revealed: Bool = covered != nil
        putPresenterBack()
        covered = nil
        for presentation in chain { presentation.release(run.coordinator) }
        if revealed { AppearanceTransitions.end(presenter) }
        for presentation in chain.reversed() {
            presentation.active.presentedView?.removeFromSuperview()
            AppearanceTransitions.end(presentation.shown)
            presentation.setMoving(false)
            presentation.active.dismissalTransitionDidEnd(true)
            presentation.tearDown()
        }
        presenter.activeCoordinator = nil
        run.end(completed: true)
        for presentation in chain.reversed() { presentation.runDismissCompletions() }
    }

    /// An interactive dismissal was cancelled.
    private func keep(_ chain: [Presentation], _ run: PresentationTransition) {
        for presentation in chain {
            presentation.release(run.coordinator)
            presentation.setMoving(false)
            presentation.phase = .presented
            presentation.container.isHidden = false
        }
        if let covered {
            AppearanceTransitions.begin(presenter, appearing: false, animated: true)
            covered.view.removeFromSuperview()
            AppearanceTransitions.end(presenter)
        }
        for presentation in chain {
            AppearanceTransitions.begin(presentation.shown, appearing: true, animated: true)
            AppearanceTransitions.end(presentation.shown)
            presentation.active.dismissalTransitionDidEnd(false)
        }
        dismissCompletions = []
        run.end(completed: false)
        container.setNeedsLayout()
    }

    private func putPresenterBack() {
        guard let covered else { return }
        if covered.view.superview !== covered.home { covered.home.insertSubview(covered.view, at: 0) }
        if active.shouldPresentInFullscreen {
            covered.view.frame = covered.home.bounds
        } else {
            covered.view.frame = container.frame
        }
    }

    /// The presenter's view is to be in the tree, or out of it, in the style that is taken now.
    func updateCovering() {
        if active.shouldRemovePresentersView, covered == nil, let view = presenter.viewIfLoaded, let home = view.superview {
            covered = (view, home)
            AppearanceTransitions.begin(presenter, appearing: false, animated: false)
            view.removeFromSuperview()
            AppearanceTransitions.end(presenter)
        } else if !active.shouldRemovePresentersView, covered != nil {
            AppearanceTransitions.begin(presenter, appearing: true, animated: false)
            putPresenterBack()
            covered = nil
            AppearanceTransitions.announceIsAppearing(presenter, animated: false)
            AppearanceTransitions.end(presenter)
        }
        setDimmed(active.dimsPresenter)
    }

    /// Grays the tint behind what is presented: of all that the presenter's view stands in, or of that view alone where what is presented stands
    /// there too, as in a window without a root view controller.
    private func setDimmed(_ isDimmed: Bool) {
        let view: UIView? = presenter.viewIfLoaded
        let around: UIView? = view?.superview.flatMap { container.isDescendant(of: $0) ? nil : $0 }
        let new: UIView? = isDimmed ? around ?? view : nil
        guard new !== dimmed else { return }
        dimmed?.tintAdjustmentMode = .automatic
        dimmed = new
        new?.tintAdjustmentMode = .dimmed
    }

    private func tearDown() {
        phase = .over
        container.removeFromSuperview()
        setDimmed(false)
        if presenter.ownPresentation === self { presenter.ownPresentation = nil }
        for host in [content, shown] where host.hostPresentation === self {
            host.hostPresentation = nil
            host.keptPresentationController = nil
            host.traitEnvironmentDidChange()
        }
        controller.presentation = nil
        active.presentation = nil
    }

    private func runDismissCompletions() {
        let completions = dismissCompletions
        dismissCompletions = []
        for completion in completions { completion() }
    }

    // MARK: The user's dismissal

    /// A touch outside or a drag down: the delegate is asked and told (behaviour/rules.md 3.6).
    func dismissByUser(willDismiss: () -> Void = {}) {
        guard phase == .presented else { return }
        let told: UIPresentationController = controller
        guard mayBeDismissedByUser else {
            told.adaptiveDelegate.traced("presentationControllerDidAttemptToDismiss(_:)")?
                .presentationControllerDidAttemptToDismiss(told)
            return
        }
        told.adaptiveDelegate.traced("presentationControllerWillDismiss(_:)")?.presentationControllerWillDismiss(told)
        willDismiss()
        dismiss(animated: true) { told.userDidDismiss() }
    }

    var mayBeDismissedByUser: Bool {
        guard phase == .presented, !shown.isModalInPresentation, !content.isModalInPresentation else { return false }
        return controller.userMayDismiss()
    }
}
