/// A place that a stroke goes through, and how the line is there.
public struct PKStrokePoint: Equatable, Sendable {
    public internal(set) var location: CGPoint
    /// Seconds since the stroke began.
    public internal(set) var timeOffset: TimeInterval
    /// Points that the line is wide and high.
    public internal(set) var size: CGSize
    /// 0 to 2; 1 for the ink as it is.
    public internal(set) var opacity: CGFloat
    public internal(set) var force: CGFloat
    /// Radians around the place that the pencil points to.
    public internal(set) var azimuth: CGFloat
    /// Radians above the paper; a right angle for a finger.
    public internal(set) var altitude: CGFloat
    /// How much a mark grows beside its size. Default 1.
    public internal(set) var secondaryScale: CGFloat

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat
    ) {
        self.init(
            location: location, timeOffset: timeOffset, size: size, opacity: opacity, force: force, azimuth: azimuth, altitude: altitude,
            secondaryScale: 1)
    }

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat, altitude: CGFloat,
        secondaryScale: CGFloat
    ) {
        self.location = location
        self.timeOffset = timeOffset
        self.size = size
        self.opacity = opacity
        self.force = force
        self.azimuth = azimuth
        self.altitude = altitude
        self.secondaryScale = secondaryScale
    }

    /// The weighted sum of points.
    static func mix(_ parts: [(point: PKStrokePoint, weight: CGFloat)]) -> PKStrokePoint {
        func sum(_ value: (PKStrokePoint) -> CGFloat) -> CGFloat { parts.reduce(0) { $0 + value($1.point) * $1.weight } }
        return PKStrokePoint(
            location: CGPoint(x: sum { $0.location.x }, y: sum { $0.location.y }), timeOffset: TimeInterval(sum { CGFloat($0.timeOffset) }),
            size: CGSize(width: sum { $0.size.width }, height: sum { $0.size.height }), opacity: sum { $0.opacity }, force: sum { $0.force },
            azimuth: sum { $0.azimuth }, altitude: sum { $0.altitude }, secondaryScale: sum { $0.secondaryScale })
    }
}
