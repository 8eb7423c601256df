/// Presents an alert in the middle of the window, or an action sheet at its bottom.
@MainActor final class AlertPresentationController: UIPresentationController {
    private lazy var dimming = UIDimmingView(opacity: 0.2)

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }
    private var form: AlertForm { alert?.preferredStyle == .actionSheet ? .actionSheet : .alert }

    override var presentationStyle: UIModalPresentationStyle { .overFullScreen }
    override var dimsPresenter: Bool { true }

    override var presentedView: UIView? {
        alert?.form = form
        return super.presentedView
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView, let view = presentedView else { return .zero }
        return AlertPlacement(
            container: containerView.bounds, safeArea: containerView.safeAreaInsets, keyboardHeight: keyboardHeight, form: form
        ).frame { view.sizeThatFits($0) }
    }

    /// How much of the container the keyboard covers.
    private var keyboardHeight: CGFloat {
        guard let containerView, let window = containerView.window, let keyboard = KeyboardTracking.keyboard(in: window), keyboard.isDocked else { return 0 }
        return max(0, containerView.bounds.maxY - containerView.convert(keyboard.frame, from: window).minY)
    }

    override func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        frameOfPresentedViewInContainerView.size
    }

    override func containerViewWillLayoutSubviews() {
        guard let containerView, presentation?.isMoving != true else { return }
        dimming.frame = containerView.bounds
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    override func standardAnimator(presenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        form == .alert
            ? AlertAnimator(isPresenting: presenting) : PresentationAnimator(style: .coverVertical, isPresenting: presenting)
    }

    override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        dimming.frame = containerView.bounds
        dimming.onTouch = { [weak self] in
            if self?.form == .actionSheet { self?.alert?.cancelByUser() }
        }
        containerView.addSubview(dimming)
        guard let coordinator = presentingViewController.activeCoordinator else { return }
        dimming.alpha = 0
        coordinator.animate(alongsideTransition: { [self] _ in dimming.alpha = 1 })
    }

    /// The keyboard may have come while the alert did.
    override func presentationTransitionDidEnd(_ completed: Bool) {
        containerView?.setNeedsLayout()
    }

    override func dismissalTransitionWillBegin() {
        presentingViewController.activeCoordinator?.animate(alongsideTransition: { [self] _ in dimming.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }

    override func adjust(_ traits: inout TraitValues) {
        traits.level = .elevated
    }
}

/// The placement of an alert: values in, a value out.
struct AlertPlacement {
    var container: CGRect
    var safeArea: UIEdgeInsets
    /// Of the container's height, what the keyboard covers: an alert stands in the middle of the rest.
    var keyboardHeight: CGFloat = 0
    var form: AlertForm

    /// - Parameter fitting: the size of the alert for a width and the height there is.
    func frame(fitting: (CGSize) -> CGSize) -> CGRect {
        var covered: UIEdgeInsets = safeArea
        if form == .alert { covered.bottom = max(covered.bottom, keyboardHeight) }
        let safe: CGRect = container.inset(by: covered)
        switch form {
        case .alert, .popover:
            let room = CGSize(width: min(AlertMetrics.width, safe.width - 16), height: safe.height - 16)
            let size: CGSize = fitting(room)
            return CGRect(
                x: (safe.midX - size.width / 2).rounded(), y: (safe.midY - size.height / 2).rounded(), width: size.width,
                height: size.height)
        case .actionSheet:
            let margin: CGFloat = AlertMetrics.sheetMargin
            // A sheet is never wider than a phone held upright.
            let width: CGFloat = min(safe.width, safe.height > safe.width ? safe.width : max(safe.height, 304)) - 2 * margin
            let bottom: CGFloat = container.maxY - max(safeArea.bottom, margin)
            let size: CGSize = fitting(CGSize(width: width, height: bottom - safe.minY - margin))
            return CGRect(x: (safe.midX - width / 2).rounded(), y: bottom - size.height, width: width, height: size.height)
        }
    }
}

/// An alert fades in from a little larger than it is, and fades out.
@MainActor final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        isPresenting ? PresentationAnimator.coverDuration : 0.25
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: isPresenting ? .to : .from) else {
            context.completeTransition(true)
            return
        }
        if isPresenting {
            context.containerView.layoutIfNeeded()
            UIView.performWithoutAnimation {
                view.alpha = 0
                view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            animations: {
                view.alpha = self.isPresenting ? 1 : 0
                view.transform = .identity
            }
        ) { _ in
            view.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
