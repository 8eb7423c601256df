/// How a pointer's device scrolls: by notches or smoothly.
public enum UIScrollType: UInt, Sendable {
    case discrete = 0, continuous = 1
}

/// Which of a pointer's devices move a pan. There are none: nothing scrolls but fingers.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
