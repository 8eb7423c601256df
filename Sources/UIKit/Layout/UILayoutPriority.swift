/// How much a constraint matters, from 1 to 1000, which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    /// The priority with which a drag may resize a window's scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    public static let sceneSizeStayPut = UILayoutPriority(500)
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    public static let defaultLow = UILayoutPriority(250)
    /// The priority with which `systemLayoutSizeFitting(_:)` wants the target size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue + right) }
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue - right) }
    public static func + (left: Float, right: UILayoutPriority) -> UILayoutPriority { UILayoutPriority(left + right.rawValue) }
    public static func - (left: UILayoutPriority, right: UILayoutPriority) -> Float { left.rawValue - right.rawValue }
    public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
    public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}

extension UILayoutPriority: Comparable {
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
