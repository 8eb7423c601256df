extension UIViewController {
    // MARK: Relations

    /// The presentation that this controller, or a container it is in, made.
    var nearestOwnPresentation: Presentation? {
        ownPresentation ?? parent?.nearestOwnPresentation
    }

    /// The presentation that shows this controller or a container it is in.
    var nearestHostPresentation: Presentation? {
        hostPresentation ?? parent?.nearestHostPresentation
    }

    /// The presentation made by this controller or one below it.
    var nestedPresentation: Presentation? {
        if let ownPresentation { return ownPresentation }
        for child in children {
            if let nested = child.nestedPresentation { return nested }
        }
        return nil
    }

    /// The controller at the top of the containment tree.
    private var rootController: UIViewController { parent?.rootController ?? self }

    private var contextController: UIViewController {
        var candidate: UIViewController = self
        while !candidate.definesPresentationContext, let parent = candidate.parent { candidate = parent }
        return candidate
    }

    // MARK: Presenting

    @inline(never) func startPresentation(of content: UIViewController, animated: Bool, completion: (() -> Void)?) {
        // Taken here, as near to the app's code as can be: a refusal may come a frame later.
        let caller: UInt = CodeAddress.callerOutside(frames: PresentationRefusal.mostFrames)
        PresentationCheck.trapMisuse(of: content, by: self)
        guard PresentationCheck.permits(content, on: self, from: self, caller: caller) else { return }
        let style: UIModalPresentationStyle = content.resolvedModalPresentationStyle
        var presenter: UIViewController = style.isInContext ? contextController : rootController
        let controller: UIPresentationController = content.presentationController(for: style, presenter: presenter, source: self)
        if !controller.shouldPresentInFullscreen { presenter = contextController }
        guard PresentationCheck.permits(content, on: presenter, from: self, caller: caller) else { return }
        let presentation = Presentation(of: content, by: presenter, source: self, controller: controller, completion: completion)
        presentation.caller = caller
        content.traitEnvironmentDidChange()
        if animated, UIView.areAnimationsEnabled {
            DeferredWork.shared.runAfterNextCommit { presentation.begin(animated: true) }
        } else {
            presentation.begin(animated: false)
        }
    }

    /// The style that is presented; that for `automatic` is decided when the controller is presented.
    var resolvedModalPresentationStyle: UIModalPresentationStyle {
        modalPresentationStyle == .automatic || modalPresentationStyle == .none ? automaticPresentationStyle : modalPresentationStyle
    }

    fileprivate func presentationController(
        for style: UIModalPresentationStyle, presenter: UIViewController?, source: UIViewController?
    ) -> UIPresentationController {
        if style == .custom {
            if let source, let presenter,
                let own = transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: source)
            {
                return own
            }
            return UIPresentationController(presentedViewController: self, presenting: presenter)
        }
        if let kept = keptPresentationController, kept.presentationStyle == style { return kept }
        let new: UIPresentationController = makePresentationController(for: style, presenter: presenter)
        keptPresentationController = new
        return new
    }

    /// The presentation controller that shows this controller, or that would show it in its present style.
    var currentPresentationController: UIPresentationController? {
        if let host = nearestHostPresentation { return host.controller }
        let style: UIModalPresentationStyle = resolvedModalPresentationStyle
        return style == .custom ? nil : presentationController(for: style, presenter: nil, source: nil)
    }

    // MARK: Dismissing

    func performDismissal(animated: Bool, completion: (() -> Void)?) {
        if let own = nearestOwnPresentation {
            own.dismiss(animated: animated, completion: completion)
        } else if let host = nearestHostPresentation {
            host.presenter.dismiss(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    /// The size asked for may be another now: the presentation that shows the controller lays out again.
    func preferredContentSizeDidChangeForPresentation() {
        guard let host = nearestHostPresentation else { return }
        host.active.preferredContentSizeDidChange(forChildContentContainer: self)
    }
}

/// The presentations that UIKit refuses, and its messages for them.
@MainActor enum PresentationCheck {
    /// The receiver of refusals: the standard error stream, unless somebody listens.
    static var sink: (PresentationRefusal) -> Void {
        get { AppContext.current.reports.presentations }
        set { AppContext.current.reports.presentations = newValue }
    }

    /// Stops the program where UIKit raises.
    static func trapMisuse(of content: UIViewController, by source: UIViewController) {
        precondition(content !== source, "Application tried to present modally a view controller on itself. Presenting controller is \(source).")
        precondition(
            content.parent == nil, "Application tried to present modally a view controller \(content) that has a parent view controller.")
        if let host = content.hostPresentation, host.phase != .dismissing {
            preconditionFailure(
                "Application tried to present modally a view controller \(content) that is already being presented by \(host.presenter).")
        }
    }

    /// Warns and answers no where UIKit does (behaviour/rules.md 3.7). `caller` is the return address of the app's call.
    static func permits(_ content: UIViewController, on presenter: UIViewController, from source: UIViewController, caller: UInt) -> Bool {
        if let other = presenter.ownPresentation ?? (presenter === source ? source.nearestOwnPresentation : nil) {
            let isUnderWay: Bool = other.isMoving || other.phase == .waiting
            let reason: PresentationRefusal.Reason =
                isUnderWay ? .underWay : .presentsAlready("\(other.shown)", name: ViewDescription.className(of: other.shown))
            sink(PresentationRefusal(reason, of: content, on: presenter, from: source, caller: caller))
            return false
        }
        return isInWindow(presenter, for: content, from: source, caller: caller)
    }

    /// Warns where there is nothing on screen to present on.
    static func isInWindow(_ presenter: UIViewController, for content: UIViewController, from source: UIViewController, caller: UInt) -> Bool {
        if presenter.viewIfLoaded?.window != nil { return true }
        sink(PresentationRefusal(.offScreen, of: content, on: presenter, from: source, caller: caller))
        return false
    }
}
