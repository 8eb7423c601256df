extension UIScrollView {
    /// How the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0, scrollableAxes = 1, never = 2, always = 3
    }

    public enum IndicatorStyle: Int, Sendable {
        /// Dark on light content and light in dark mode.
        case `default` = 0
        case black = 1
        case white = 2
    }

    /// When scrolling puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0, onDrag = 1, interactive = 2, onDragWithAccessory = 3, interactiveWithAccessory = 4
    }

    /// How fast scrolling comes to rest: the part of the speed left after each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

extension UIScrollView {
    /// Whether a view shows where it is in a long list, beside its indicator.
    public enum IndexDisplayMode: Int, Sendable {
        case automatic = 0, alwaysHidden
    }
}

extension RunLoop.Mode {
    /// The mode while the user scrolls or drags; "UITrackingRunLoopMode". Frames and touches run in the common modes, this one among them.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}
