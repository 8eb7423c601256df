/// The fate of the dragged items in a drop.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the items go back.
    case cancel = 0
    /// Nothing, though this is a place that takes items at other times; a sign says so.
    case forbidden = 1
    /// The items' data is copied.
    case copy = 2
    /// The items leave the place they come from. Only where the session allows it.
    case move = 3
}
