import Foundation
import ObjectRuntime
@_exported import QuinceCoreLocation

/// A place on the globe, in degrees.
open class PFGeoPoint: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// From -90 to 90.
    open var latitude: Double = 0 {
        didSet { precondition(abs(latitude) <= 90, "A latitude is from -90 to 90.") }
    }
    /// From -180 to 180.
    open var longitude: Double = 0 {
        didSet { precondition(abs(longitude) <= 180, "A longitude is from -180 to 180.") }
    }

    public override init() { super.init() }

    public convenience init(latitude: Double, longitude: Double) {
        self.init()
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    public convenience init(location: CLLocation?) {
        self.init(latitude: location?.coordinate.latitude ?? 0, longitude: location?.coordinate.longitude ?? 0)
    }

    /// Asks for the device's place, and for the permission where nobody decided.
    /// - Parameter resultBlock: called on the main thread.
    open class func geoPointForCurrentLocation(inBackground resultBlock: PFGeoPointResultBlock?) {
        nonisolated(unsafe) let block = resultBlock
        ServiceReply.sendOnMain { CurrentPlace.find { block?($0, $1) } }
    }

    // MARK: - Distances

    /// The angle between both, as seen from the middle of the globe.
    open func distanceInRadians(to point: PFGeoPoint?) -> Double {
        guard let point else { return 0 }
        let degree: Double = .pi / 180
        let (one, two): (Double, Double) = (latitude * degree, point.latitude * degree)
        let a: Double = pow(sin((one - two) / 2), 2)
        let b: Double = cos(one) * cos(two) * pow(sin((longitude - point.longitude) * degree / 2), 2)
        return 2 * asin(min(1, sqrt(a + b)))
    }
    open func distanceInMiles(to point: PFGeoPoint?) -> Double { distanceInRadians(to: point) * Self.milesOfRadian }
    open func distanceInKilometers(to point: PFGeoPoint?) -> Double { distanceInRadians(to: point) * Self.kilometersOfRadian }

    static let milesOfRadian: Double = 3958.8
    static let kilometersOfRadian: Double = 6371.0

    // MARK: - Coding

    public class var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        self.init(latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
    }
    open func encode(with coder: NSCoder) {
        coder.encode(latitude, forKey: "latitude")
        coder.encode(longitude, forKey: "longitude")
    }
    open func copy(with zone: NSZone? = nil) -> Any { PFGeoPoint(latitude: latitude, longitude: longitude) }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? PFGeoPoint).map { $0.latitude == latitude && $0.longitude == longitude } ?? false
    }
    open override var hash: Int { latitude.hashValue ^ longitude.hashValue }
}

/// Waits for the device's place, and lives as long as it does.
@MainActor private final class CurrentPlace: NSObject, @preconcurrency CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let done: (PFGeoPoint?, (any Error)?) -> Void
    private var own: CurrentPlace?

    static func find(_ done: @escaping (PFGeoPoint?, (any Error)?) -> Void) {
        let place = CurrentPlace(done)
        place.own = place
        place.manager.delegate = place
        place.manager.requestWhenInUseAuthorization()
        place.manager.startUpdatingLocation()
    }

    private init(_ done: @escaping (PFGeoPoint?, (any Error)?) -> Void) { self.done = done }

    private func end(_ point: PFGeoPoint?, _ error: (any Error)?) {
        guard own != nil else { return }
        manager.stopUpdatingLocation()
        own = nil
        done(point, error)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        if let last = locations.last { end(PFGeoPoint(location: last), nil) }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { end(nil, error) }
}
