/// One thing that is dragged: its data, and what the app that drags it knows of it.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    /// The data, made when a drop asks for it.
    public let itemProvider: NSItemProvider
    /// An object of the app's, to be found again where the item is dropped within it.
    open var localObject: Any?
    /// Makes what is seen under the finger; nil, the default, shows what was lifted.
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
