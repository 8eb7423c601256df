@_exported import ObjectRuntime

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationSpeedAccuracy = Double
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double
public typealias CLHeadingComponentValue = Double

public let kCLDistanceFilterNone: CLLocationDistance = -1
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// A place on the earth, in degrees.
public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init() { (latitude, longitude) = (0, 0) }
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// Maps and films keep places in values.
extension CLLocationCoordinate2D: StructureInValue {}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether latitude and longitude are places on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// The floor of a building.
open class CLFloor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// 0 is the ground floor.
    public let level: Int
    init(level: Int) { self.level = level }
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) { level = coder.decodeInteger(forKey: "level") }
    open func encode(with coder: NSCoder) { coder.encode(level, forKey: "level") }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The origin of a location.
open class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let isSimulatedBySoftware: Bool
    public let isProducedByAccessory: Bool

    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
    }
    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        isSimulatedBySoftware = coder.decodeBool(forKey: "isSimulatedBySoftware")
        isProducedByAccessory = coder.decodeBool(forKey: "isProducedByAccessory")
    }
    open func encode(with coder: NSCoder) {
        coder.encode(isSimulatedBySoftware, forKey: "isSimulatedBySoftware")
        coder.encode(isProducedByAccessory, forKey: "isProducedByAccessory")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A place with a time, and how exact both are. Distances are metres, directions degrees from north, negative where unknown.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let courseAccuracy: CLLocationDirectionAccuracy
    public let speed: CLLocationSpeed
    public let speedAccuracy: CLLocationSpeedAccuracy
    public let timestamp: Date
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    open var floor: CLFloor? { nil }
    /// Its origin; nil where an app made it without saying so.
    public private(set) var sourceInformation: CLLocationSourceInformation?

    /// A place without anything else known: accuracies are 0 and -1, the time is now.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: -1, speed: -1,
            timestamp: timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course,
            courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    /// A location at 0, 0.
    public convenience override init() { self.init(latitude: 0, longitude: 0) }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date, sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: course,
            courseAccuracy: courseAccuracy, speed: speed, speedAccuracy: speedAccuracy, timestamp: timestamp)
        sourceInformation = sourceInfo
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        super.init()
    }

    /// Metres along the earth's surface, on a sphere of its mean radius.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let radians = Double.pi / 180
        let (lat1, lat2) = (a.latitude * radians, b.latitude * radians)
        let (dLat, dLon) = ((b.latitude - a.latitude) * radians, (b.longitude - a.longitude) * radians)
        let half = pow(sin(dLat / 2), 2) + cos(lat1) * cos(lat2) * pow(sin(dLon / 2), 2)
        return 2 * 6_371_008.8 * asin(min(1, half.squareRoot()))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Coding

    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        for (key, value) in zip(Self.keys, [coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course, speed]) {
            coder.encode(value, forKey: key)
        }
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }

    public convenience required init?(coder: NSCoder) {
        let values = Self.keys.map { coder.decodeDouble(forKey: $0) }
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: values[0], longitude: values[1]), altitude: values[2], horizontalAccuracy: values[3],
            verticalAccuracy: values[4], course: values[5], speed: values[6],
            timestamp: Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp")))
    }

    private static let keys = ["latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course", "speed"]

    open override var description: String {
        String(
            format: "<%+.8f,%+.8f> +/- %.2fm (speed %.2f mps / course %.2f) @ %@", coordinate.latitude, coordinate.longitude,
            horizontalAccuracy, speed, course, "\(timestamp)" as NSString)
    }
}

/// Which way the device points. There is no compass here; none is ever made.
open class CLHeading: NSObject, @unchecked Sendable {
    public let magneticHeading: CLLocationDirection
    public let trueHeading: CLLocationDirection
    public let headingAccuracy: CLLocationDirection
    public let x: Double
    public let y: Double
    public let z: Double
    public let timestamp: Date

    public convenience override init() { self.init(magneticHeading: 0) }

    init(magneticHeading: CLLocationDirection) {
        self.magneticHeading = magneticHeading
        (trueHeading, headingAccuracy, x, y, z) = (-1, -1, 0, 0, 0)
        timestamp = Date()
    }
}

/// A stay at a place.
open class CLVisit: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let horizontalAccuracy: CLLocationAccuracy
    public let arrivalDate: Date
    public let departureDate: Date

    init(coordinate: CLLocationCoordinate2D, horizontalAccuracy: CLLocationAccuracy, arrivalDate: Date, departureDate: Date) {
        self.coordinate = coordinate
        self.horizontalAccuracy = horizontalAccuracy
        self.arrivalDate = arrivalDate
        self.departureDate = departureDate
    }
}
