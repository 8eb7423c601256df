import ObjectRuntime
import QuinceCoreLocation

/// A part of the world between two corners, also over the meridian of 180 degrees.
open class GMSCoordinateBounds: NSObject, @unchecked Sendable {
    public let northEast: CLLocationCoordinate2D
    public let southWest: CLLocationCoordinate2D
    /// Whether there is a place in it.
    public let isValid: Bool

    /// Bounds without any place, to which places can be added.
    public override init() {
        (northEast, southWest, isValid) = (kCLLocationCoordinate2DInvalid, kCLLocationCoordinate2DInvalid, false)
        super.init()
    }

    private init(northEast: CLLocationCoordinate2D, southWest: CLLocationCoordinate2D) {
        (self.northEast, self.southWest, isValid) = (northEast, southWest, true)
        super.init()
    }

    /// The smaller of the two parts of the world between corners in any order.
    public init(coordinate coord1: CLLocationCoordinate2D, coordinate coord2: CLLocationCoordinate2D) {
        let (west, east) = coord1.longitude <= coord2.longitude ? (coord1.longitude, coord2.longitude) : (coord2.longitude, coord1.longitude)
        let crosses: Bool = east - west > 180
        northEast = CLLocationCoordinate2D(latitude: max(coord1.latitude, coord2.latitude), longitude: crosses ? west : east)
        southWest = CLLocationCoordinate2D(latitude: min(coord1.latitude, coord2.latitude), longitude: crosses ? east : west)
        isValid = true
        super.init()
    }

    public convenience init(region: GMSVisibleRegion) {
        let path = GMSMutablePath()
        for corner in [region.nearLeft, region.nearRight, region.farLeft, region.farRight] { path.add(corner) }
        self.init(path: path)
    }

    /// The bounds of all places of a path.
    public convenience init(path: GMSPath) {
        let all: GMSCoordinateBounds = path.places.reduce(GMSCoordinateBounds()) { $0.includingCoordinate($1) }
        if all.isValid { self.init(northEast: all.northEast, southWest: all.southWest) } else { self.init() }
    }

    open func includingCoordinate(_ coordinate: CLLocationCoordinate2D) -> GMSCoordinateBounds {
        guard isValid else { return GMSCoordinateBounds(northEast: coordinate, southWest: coordinate) }
        let (north, south) = (max(northEast.latitude, coordinate.latitude), min(southWest.latitude, coordinate.latitude))
        guard !containsLongitude(coordinate.longitude) else {
            return GMSCoordinateBounds(
                northEast: CLLocationCoordinate2D(latitude: north, longitude: northEast.longitude),
                southWest: CLLocationCoordinate2D(latitude: south, longitude: southWest.longitude))
        }
        // To the side that is nearer.
        let toEast: Double = Self.turn(coordinate.longitude - northEast.longitude)
        let toWest: Double = Self.turn(southWest.longitude - coordinate.longitude)
        return GMSCoordinateBounds(
            northEast: CLLocationCoordinate2D(latitude: north, longitude: toEast <= toWest ? coordinate.longitude : northEast.longitude),
            southWest: CLLocationCoordinate2D(latitude: south, longitude: toEast <= toWest ? southWest.longitude : coordinate.longitude))
    }

    private static func turn(_ degrees: Double) -> Double { degrees < 0 ? degrees + 360 : degrees }

    private func containsLongitude(_ longitude: Double) -> Bool {
        southWest.longitude <= northEast.longitude
            ? longitude >= southWest.longitude && longitude <= northEast.longitude
            : longitude >= southWest.longitude || longitude <= northEast.longitude
    }

    open func includingBounds(_ other: GMSCoordinateBounds) -> GMSCoordinateBounds {
        other.isValid ? includingCoordinate(other.southWest).includingCoordinate(other.northEast) : self
    }

    open func includingPath(_ path: GMSPath) -> GMSCoordinateBounds { path.places.reduce(self) { $0.includingCoordinate($1) } }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        isValid && coordinate.latitude >= southWest.latitude && coordinate.latitude <= northEast.latitude && containsLongitude(coordinate.longitude)
    }

    open func intersects(_ other: GMSCoordinateBounds) -> Bool {
        guard isValid, other.isValid, other.southWest.latitude <= northEast.latitude, other.northEast.latitude >= southWest.latitude else { return false }
        return containsLongitude(other.southWest.longitude) || containsLongitude(other.northEast.longitude) || other.containsLongitude(southWest.longitude)
    }
}
