// Peek and pop, by pressing harder. No simulated device has a display that feels how hard it is touched, and context menus have taken its place
// since iOS 13: what is registered is kept, and never called.

/// The registration of a controller for previews of the contents of a view.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The recogniser of hard presses; it stays in its first state.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that touches are looked for in.
    var sourceView: UIView { get }
    /// The area that stays sharp as the rest is blurred, in points of the source view.
    var sourceRect: CGRect { get set }
}

@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller to preview for a press at a place, in points of the source view.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint) -> UIViewController?
    /// Shows the previewed controller, after a harder press.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

final class PreviewingRegistration: NSObject, UIViewControllerPreviewing {
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    unowned let delegate: any UIViewControllerPreviewingDelegate
    unowned let sourceView: UIView
    var sourceRect: CGRect

    init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
    }
}

extension UIViewController {
    /// Registers for previews by pressing harder, which no simulated device does.
    @discardableResult public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
        -> any UIViewControllerPreviewing
    {
        PreviewingRegistration(delegate: delegate, sourceView: sourceView)
    }

    /// Ends what `registerForPreviewing(with:sourceView:)` began.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
