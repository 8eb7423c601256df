/// The answer of a collection view to a drag that hovers over it.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
    /// How the place is shown.
    public enum Intent: Int, Sendable {
        /// Not at all.
        case unspecified = 0
        /// The items make room.
        case insertAtDestinationIndexPath = 1
        /// The item under the finger is highlighted.
        case insertIntoDestinationIndexPath = 2
    }

    public let intent: Intent

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    override func remade() -> UIDropProposal { UICollectionViewDropProposal(operation: operation, intent: intent) }
}
