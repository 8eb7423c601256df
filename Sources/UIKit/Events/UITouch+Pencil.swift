/// The additional properties of a pencil's touches. Here every touch is a finger's.
extension UITouch {
    /// Properties of a touch that may still be made more exact.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1)
        public static let azimuth = Properties(rawValue: 2)
        public static let altitude = Properties(rawValue: 4)
        public static let location = Properties(rawValue: 8)
        public static let roll = Properties(rawValue: 16)
    }

    /// The place of the touch: a finger's is known no more exactly than `location(in:)` says.
    public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    /// Radians from the screen's plane: upright, as for every finger.
    public var altitudeAngle: CGFloat { .pi / 2 }
    /// Radians from the x axis to where the pencil points: 0, as for every finger.
    public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Radians by which a pencil is turned around itself: 0, as for every finger. Since iOS 17.5.
    public var rollAngle: CGFloat { 0 }

    /// Empty: everything is known at once.
    public var estimatedProperties: Properties { [] }
    public var estimatedPropertiesExpectingUpdates: Properties { [] }
    public var estimationUpdateIndex: NSNumber? { nil }
}
