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

    /// A link: its address, and its title over it.
    public convenience init(for url: URL) { self.init(for: url, title: nil) }
    public convenience init(for url: URL, title: String?) { self.init(view: DraggedLinkView(url, title: title)) }
}

extension UIDragPreview: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
