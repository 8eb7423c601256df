/// The answer of a table view to a drag that hovers over it.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
    /// How the place is shown.
    public enum Intent: Int, Sendable {
        /// Not at all.
        case unspecified = 0
        /// The rows make room.
        case insertAtDestinationIndexPath = 1
        /// The row under the finger is highlighted.
        case insertIntoDestinationIndexPath = 2
        /// Into a row when the finger is on its middle, else between rows.
        case automatic = 3
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

    override func remade() -> UIDropProposal { UITableViewDropProposal(operation: operation, intent: intent) }
}
