/// The answer of a place to a drag that hovers over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public let operation: UIDropOperation
    /// Whether what is dragged is seen at its full size over this place; else what is wide shrinks, so that the place can be seen.
    /// Default false.
    open var prefersFullSizePreview = false

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
