/// Hears how hard a view is pressed. The screen does not feel force: nothing is heard.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
    open private(set) weak var view: UIView?
    open weak var delegate: (any UIPreviewInteractionDelegate)?

    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// The place of the finger; the upper left corner where there is none.
    open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint { .zero }
    open func cancel() {}
}

@preconcurrency @MainActor public protocol UIPreviewInteractionDelegate: NSObjectProtocol {
    func previewInteraction(_ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat, ended: Bool)
    func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction)
    func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) throws(Unimplemented) -> Bool
    func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) throws(Unimplemented)
}

extension UIPreviewInteractionDelegate {
    public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("previewInteractionShouldBegin:", on: self, [previewInteraction])
    }
    public func previewInteraction(
        _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat, ended: Bool
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "previewInteraction:didUpdateCommitTransition:ended:", on: self, [previewInteraction, transitionProgress, ended])
    }
}
