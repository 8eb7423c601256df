/// Covers the window or a presentation context, and takes the presenter's view out of the tree or leaves it.
@MainActor final class FullScreenPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle

    init(presentedViewController: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
        self.style = style
        super.init(presentedViewController: presentedViewController, presenting: presenting)
    }

    override var presentationStyle: UIModalPresentationStyle { style }
    override var shouldPresentInFullscreen: Bool { !style.isInContext }
    override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    override func containerViewWillLayoutSubviews() {
        guard let containerView, let presentedView, presentation?.isMoving != true else { return }
        if presentedView.superview === containerView { presentedView.frame = containerView.bounds }
    }
}
