extension UIEvent {
    /// The touches since the last frame that stand for `touch`: itself alone, since a session has one for each frame; nil for a touch of another event.
    public func coalescedTouches(for touch: UITouch) -> [UITouch]? { touchSet.contains(touch) ? [touch] : nil }

    /// The touches that may come next: none is foretold; nil for a touch of another event.
    public func predictedTouches(for touch: UITouch) -> [UITouch]? { touchSet.contains(touch) ? [] : nil }

    /// The buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = ButtonMask(rawValue: 1)
        public static let secondary = ButtonMask(rawValue: 2)
        /// The button of that number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << (buttonNumber - 1)) }
    }

    /// The buttons that are held: none, since there is no pointer.
    public var buttonMask: ButtonMask { [] }
}
