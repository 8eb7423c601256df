import QuinceCoreLocation
import UIKit

/// The widest radius of a search for places, in metres.
public let MKPointsOfInterestRequestMaxRadius: CLLocationDistance = 25_000

/// Asks for the places of interest in a part of the world.
@preconcurrency @MainActor open class MKLocalPointsOfInterestRequest: NSObject, NSCopying {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    public let region: MKCoordinateRegion
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// - Parameter radius: in metres, at most `MKPointsOfInterestRequestMaxRadius`.
    public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
        self.coordinate = coordinate
        self.radius = min(radius, MKPointsOfInterestRequestMaxRadius)
        region = MKCoordinateRegion(center: coordinate, latitudinalMeters: self.radius * 2, longitudinalMeters: self.radius * 2)
    }
    /// The circle that has the region in it.
    public init(coordinateRegion region: MKCoordinateRegion) {
        let corner = CLLocation(
            latitude: region.center.latitude + region.span.latitudeDelta / 2, longitude: region.center.longitude + region.span.longitudeDelta / 2)
        let center = CLLocation(latitude: region.center.latitude, longitude: region.center.longitude)
        (coordinate, self.region) = (region.center, region)
        radius = min(corner.distance(from: center), MKPointsOfInterestRequestMaxRadius)
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> MKLocalPointsOfInterestRequest in
            let copy = MKLocalPointsOfInterestRequest(center: coordinate, radius: radius)
            copy.pointOfInterestFilter = pointOfInterestFilter
            return copy
        }
    }
}
