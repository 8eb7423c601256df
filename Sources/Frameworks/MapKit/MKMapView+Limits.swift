import QuinceCoreLocation
import UIKit

/// No limit of a zoom range's end.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

extension MKMapView {
    /// The area in which a map's middle stays.
    public final class CameraBoundary: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
        public let mapRect: MKMapRect
        public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        /// Nil for an area without an extent.
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isNull, mapRect.width >= 0, mapRect.height >= 0 else { return nil }
            self.mapRect = mapRect
            super.init()
        }
        public convenience init?(coordinateRegion region: MKCoordinateRegion) {
            guard CLLocationCoordinate2DIsValid(region.center) else { return nil }
            self.init(mapRect: MKMapRect(region))
        }

        public static var supportsSecureCoding: Bool { true }
        public convenience init?(coder: NSCoder) {
            let values = ["x", "y", "width", "height"].map { coder.decodeDouble(forKey: $0) }
            self.init(mapRect: MKMapRect(x: values[0], y: values[1], width: values[2], height: values[3]))
        }
        public func encode(with coder: NSCoder) {
            for (key, value) in zip(["x", "y", "width", "height"], [mapRect.minX, mapRect.minY, mapRect.width, mapRect.height]) {
                coder.encode(value, forKey: key)
            }
        }
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// How near and how far a map is seen, as distances of its camera.
    public final class CameraZoomRange: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Nil where the smaller distance is the larger one.
        public init?(minCenterCoordinateDistance minDistance: CLLocationDistance, maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            guard minDistance == MKMapCameraZoomDefault || maxDistance == MKMapCameraZoomDefault || minDistance <= maxDistance else { return nil }
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
            super.init()
        }
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }
        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxDistance)
        }
        /// One without limits.
        public override init() {
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (MKMapCameraZoomDefault, MKMapCameraZoomDefault)
            super.init()
        }

        public static var supportsSecureCoding: Bool { true }
        public convenience init?(coder: NSCoder) {
            self.init(
                minCenterCoordinateDistance: coder.decodeDouble(forKey: "minimum"), maxCenterCoordinateDistance: coder.decodeDouble(forKey: "maximum"))
        }
        public func encode(with coder: NSCoder) {
            coder.encode(minCenterCoordinateDistance, forKey: "minimum")
            coder.encode(maxCenterCoordinateDistance, forKey: "maximum")
        }
        public func copy(with zone: NSZone? = nil) -> Any { self }
    }
}

/// Holds what a map shows within its limits.
enum MapLimits {
    /// Metres of a degree of latitude: a camera as far away sees so much.
    static let degree = 111_319.5

    /// The region with its middle in the boundary and as wide as the range allows.
    static func fitted(_ region: MKCoordinateRegion, in boundary: MKMapRect?, nearest: CLLocationDistance?, farthest: CLLocationDistance?) -> MKCoordinateRegion
    {
        var region = region
        if let boundary {
            let place = MKMapPoint(region.center)
            let inside = MKMapPoint(x: min(max(place.x, boundary.minX), boundary.maxX), y: min(max(place.y, boundary.minY), boundary.maxY))
            if inside != place { region.center = inside.coordinate }
        }
        let distance: CLLocationDistance = region.span.latitudeDelta * degree
        guard distance > 0 else { return region }
        var wanted = distance
        if let nearest { wanted = max(wanted, nearest) }
        if let farthest { wanted = min(wanted, farthest) }
        guard wanted != distance else { return region }
        let factor = wanted / distance
        region.span = MKCoordinateSpan(
            latitudeDelta: min(region.span.latitudeDelta * factor, 180), longitudeDelta: min(region.span.longitudeDelta * factor, 360))
        return region
    }
}
