/// The look of a dragged item under the finger.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters) {
        self.view = view
        self.parameters = parameters
        super.init()
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }
}

extension UIDragPreview: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
