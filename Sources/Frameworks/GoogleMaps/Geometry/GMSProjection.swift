import QuinceCoreLocation
import UIKit

/// The corners of what is seen of a map.
public struct GMSVisibleRegion: Sendable {
    public var nearLeft: CLLocationCoordinate2D
    public var nearRight: CLLocationCoordinate2D
    public var farLeft: CLLocationCoordinate2D
    public var farRight: CLLocationCoordinate2D

    public init(nearLeft: CLLocationCoordinate2D, nearRight: CLLocationCoordinate2D, farLeft: CLLocationCoordinate2D, farRight: CLLocationCoordinate2D) {
        (self.nearLeft, self.nearRight, self.farLeft, self.farRight) = (nearLeft, nearRight, farLeft, farRight)
    }
}

/// The places of a map's points as it was seen when it was asked for.
open class GMSProjection: NSObject, @unchecked Sendable {
    let frame: MapFrame

    init(_ frame: MapFrame) {
        self.frame = frame
        super.init()
    }

    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { frame.point(for: coordinate) }
    open func coordinate(for point: CGPoint) -> CLLocationCoordinate2D { frame.coordinate(for: point) }
    /// Points that so many metres are at a place.
    open func points(forMeters meters: CLLocationDistance, at coordinate: CLLocationCoordinate2D) -> CGFloat {
        frame.points(forMeters: meters, at: coordinate)
    }
    /// Whether a place is seen, not counting the padding.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { seen.contains(point(for: coordinate)) }

    private var seen: CGRect { CGRect(origin: .zero, size: frame.size).inset(by: frame.padding) }

    /// The corners of what is seen, not counting the padding.
    open func visibleRegion() -> GMSVisibleRegion {
        let rect: CGRect = seen
        return GMSVisibleRegion(
            nearLeft: coordinate(for: CGPoint(x: rect.minX, y: rect.maxY)), nearRight: coordinate(for: CGPoint(x: rect.maxX, y: rect.maxY)),
            farLeft: coordinate(for: CGPoint(x: rect.minX, y: rect.minY)), farRight: coordinate(for: CGPoint(x: rect.maxX, y: rect.minY)))
    }
}
