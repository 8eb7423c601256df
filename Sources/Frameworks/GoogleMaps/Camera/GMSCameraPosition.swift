import ObjectRuntime
import QuinceCoreLocation

public let kGMSMinZoomLevel: Float = 2
public let kGMSMaxZoomLevel: Float = 21

/// The place that a map is seen from.
open class GMSCameraPosition: NSObject, NSCopying, @unchecked Sendable {
    /// The place in the middle.
    open fileprivate(set) var target: CLLocationCoordinate2D
    /// The whole world is 256 points wide at 0, twice as wide with each level.
    open fileprivate(set) var zoom: Float
    /// Degrees clockwise from north of what is up.
    open fileprivate(set) var bearing: CLLocationDirection
    /// Kept: the map is seen from straight above.
    open fileprivate(set) var viewingAngle: Double

    public init(target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double) {
        (self.target, self.zoom, self.bearing, self.viewingAngle) = (target, zoom, Self.turn(bearing), min(max(viewingAngle, 0), 65))
        super.init()
    }

    public convenience init(target: CLLocationCoordinate2D, zoom: Float) { self.init(target: target, zoom: zoom, bearing: 0, viewingAngle: 0) }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float) {
        self.init(target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom)
    }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double) {
        self.init(target: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), zoom: zoom, bearing: bearing, viewingAngle: viewingAngle)
    }

    open class func camera(withTarget target: CLLocationCoordinate2D, zoom: Float) -> Self {
        made(GMSCameraPosition(target: target, zoom: zoom))
    }

    open class func camera(withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float) -> Self {
        made(GMSCameraPosition(latitude: latitude, longitude: longitude, zoom: zoom))
    }

    open class func camera(withTarget target: CLLocationCoordinate2D, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double) -> Self {
        made(GMSCameraPosition(target: target, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle))
    }

    open class func camera(
        withLatitude latitude: CLLocationDegrees, longitude: CLLocationDegrees, zoom: Float, bearing: CLLocationDirection, viewingAngle: Double
    ) -> Self {
        made(GMSCameraPosition(latitude: latitude, longitude: longitude, zoom: zoom, bearing: bearing, viewingAngle: viewingAngle))
    }

    private static func made(_ position: GMSCameraPosition) -> Self {
        if let own = position as? Self { return own }
        let changeable = GMSMutableCameraPosition(
            target: position.target, zoom: position.zoom, bearing: position.bearing, viewingAngle: position.viewingAngle)
        guard let own = changeable as? Self else { preconditionFailure("\(Self.self) has an initializer of its own") }
        return own
    }

    /// The zoom at which so many metres are so many points wide.
    open class func zoom(at coordinate: CLLocationCoordinate2D, forMeters meters: Double, perPoints points: CGFloat) -> Float {
        Float(log2(WorldPoint.metersAround(latitude: coordinate.latitude) * Double(points) / (meters * WorldPoint.tile)))
    }

    private static func turn(_ bearing: CLLocationDirection) -> CLLocationDirection {
        let rest: Double = bearing.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? GMSCameraPosition else { return false }
        return target.latitude == other.target.latitude && target.longitude == other.target.longitude && zoom == other.zoom && bearing == other.bearing
            && viewingAngle == other.viewingAngle
    }

    open override var hash: Int { zoom.hashValue ^ target.latitude.hashValue }

    /// The same from another place.
    func with(target: CLLocationCoordinate2D? = nil, zoom: Float? = nil, bearing: Double? = nil, viewingAngle: Double? = nil) -> GMSCameraPosition {
        GMSCameraPosition(
            target: target ?? self.target, zoom: zoom ?? self.zoom, bearing: bearing ?? self.bearing, viewingAngle: viewingAngle ?? self.viewingAngle)
    }
}

/// A place to see a map from that can be changed.
open class GMSMutableCameraPosition: GMSCameraPosition, @unchecked Sendable {
    open override var target: CLLocationCoordinate2D {
        get { super.target }
        set { super.target = newValue }
    }
    open override var zoom: Float {
        get { super.zoom }
        set { super.zoom = newValue }
    }
    open override var bearing: CLLocationDirection {
        get { super.bearing }
        set { super.bearing = newValue }
    }
    open override var viewingAngle: Double {
        get { super.viewingAngle }
        set { super.viewingAngle = newValue }
    }

    open override func copy(with zone: NSZone? = nil) -> Any { with() }
}
