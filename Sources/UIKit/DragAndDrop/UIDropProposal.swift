/// What a place would do with what hovers over it.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
    public let operation: UIDropOperation

    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
