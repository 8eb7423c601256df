import ObjectRuntime

public enum CLRegionState: Int, Sendable { case unknown = 0, inside = 1, outside = 2 }
public enum CLProximity: Int, Sendable { case unknown = 0, immediate, near, far }
public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// A part of the world that an app wants to hear about.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    /// Default true, as the next.
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }
    /// A region without identifier.
    public override init() { identifier = "" }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A circle on the earth, in metres.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public convenience override init() { self.init(center: CLLocationCoordinate2D(), radius: 0, identifier: "") }
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return place.distance(from: CLLocation(latitude: center.latitude, longitude: center.longitude)) <= radius
    }
}

/// Which beacons an app looks for.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, @unchecked Sendable {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?

    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid, major, minor) }
    init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The surroundings of beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?
    open var notifyEntryStateOnDisplay = false
    open var proximityUUID: UUID { uuid }
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
        CLBeaconIdentityConstraint(uuid, major?.uint16Value, minor?.uint16Value)
    }

    public convenience init(uuid: UUID, identifier: String) { self.init(uuid, nil, nil, identifier) }
    public convenience override init() { self.init(UUID(), nil, nil, "") }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) { self.init(uuid, major, nil, identifier) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(uuid, major, minor, identifier)
    }
    public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.init(beaconIdentityConstraint.uuid, beaconIdentityConstraint.major, beaconIdentityConstraint.minor, identifier)
    }
    @available(iOS, deprecated: 13.0)
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(proximityUUID, nil, nil, identifier) }
    @available(iOS, deprecated: 13.0)
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(proximityUUID, major, nil, identifier)
    }
    @available(iOS, deprecated: 13.0)
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(proximityUUID, major, minor, identifier)
    }

    init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?, _ identifier: String) {
        self.uuid = uuid
        self.major = major.map { NSNumber(value: $0) }
        self.minor = minor.map { NSNumber(value: $0) }
        super.init(identifier: identifier)
    }

    /// The data that a device would send as the beacon.
    open func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary { NSMutableDictionary() }
}

/// A beacon that was found. There is no radio here; none is ever made.
open class CLBeacon: NSObject, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber
    public let minor: NSNumber
    public let proximity: CLProximity
    public let accuracy: CLLocationAccuracy
    public let rssi: Int
    public let timestamp: Date
    open var proximityUUID: UUID { uuid }

    init(uuid: UUID, major: UInt16, minor: UInt16) {
        self.uuid = uuid
        self.major = NSNumber(value: major)
        self.minor = NSNumber(value: minor)
        (proximity, accuracy, rssi, timestamp) = (.unknown, -1, 0, Date())
    }
}
