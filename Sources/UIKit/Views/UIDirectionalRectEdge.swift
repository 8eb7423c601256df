/// Edges of a rectangle, by the direction of reading.
public struct UIDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = UIDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = UIDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = UIDirectionalRectEdge(rawValue: 1 << 3)
    public static let all: UIDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
