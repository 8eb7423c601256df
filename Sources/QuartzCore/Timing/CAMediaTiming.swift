import ObjectRuntime

/// How the time of a layer or an animation runs within that of its parent.
///
/// Local time is `(parent time - beginTime) * speed + timeOffset`.
public protocol CAMediaTiming {
    /// When it begins, in the parent's time. Default 0.
    var beginTime: CFTimeInterval { get set }
    /// Length of one run in seconds. Default 0: the transaction's duration for animations, endless for layers.
    var duration: CFTimeInterval { get set }
    /// How fast local time runs compared with the parent's. Default 1; 0 stands still.
    var speed: Float { get set }
    /// Added to local time. Default 0.
    var timeOffset: CFTimeInterval { get set }
    /// Number of runs, not necessarily whole. Default 0: one run.
    var repeatCount: Float { get set }
    /// Seconds for which it repeats. Default 0: as `repeatCount` says.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether every run is followed by one backward. Default false.
    var autoreverses: Bool { get set }
    /// The value it shows before it begins and after it ended. Default `.removed`: none.
    var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
