import ObjectRuntime
import QuinceCoreLocation

public enum GMSLengthKind: UInt, Sendable { case geodesic = 0, rhumb, projected }

/// Places one after the other.
open class GMSPath: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate(set) var places: [CLLocationCoordinate2D]

    init(places: [CLLocationCoordinate2D]) {
        self.places = places
        super.init()
    }

    public override init() {
        places = []
        super.init()
    }

    public init(path: GMSPath) {
        places = path.places
        super.init()
    }

    /// The path of Google's text form for paths; nil for another text.
    public init?(fromEncodedPath encodedPath: String) {
        guard let places = EncodedPath.places(in: encodedPath) else { return nil }
        self.places = places
        super.init()
    }

    open func encodedPath() -> String { EncodedPath.text(of: places) }
    open func count() -> UInt { UInt(places.count) }

    /// The place at an index; an invalid one where there is none.
    open func coordinate(at index: UInt) -> CLLocationCoordinate2D { index < places.count ? places[Int(index)] : kCLLocationCoordinate2DInvalid }

    /// The path with all places moved.
    open func pathOffset(byLatitude deltaLatitude: CLLocationDegrees, longitude deltaLongitude: CLLocationDegrees) -> GMSPath {
        GMSPath(places: places.map { CLLocationCoordinate2D(latitude: $0.latitude + deltaLatitude, longitude: $0.longitude + deltaLongitude) })
    }

    /// Metres along the path, or degrees of the map for `.projected`.
    open func length(of kind: GMSLengthKind) -> Double {
        zip(places, places.dropFirst()).reduce(0) { total, pair in
            kind == .projected
                ? total + hypot(pair.1.latitude - pair.0.latitude, pair.1.longitude - pair.0.longitude) : total + GMSGeometryDistance(pair.0, pair.1)
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { GMSPath(path: self) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { GMSMutablePath(path: self) }
}

/// A path that places can be added to.
open class GMSMutablePath: GMSPath, @unchecked Sendable {
    open func add(_ coord: CLLocationCoordinate2D) { places.append(coord) }
    open func addLatitude(_ latitude: CLLocationDegrees, longitude: CLLocationDegrees) { add(CLLocationCoordinate2D(latitude: latitude, longitude: longitude)) }
    open func insert(_ coord: CLLocationCoordinate2D, at index: UInt) { places.insert(coord, at: min(Int(index), places.count)) }
    open func replaceCoordinate(at index: UInt, with coord: CLLocationCoordinate2D) { if index < places.count { places[Int(index)] = coord } }
    open func removeCoordinate(at index: UInt) { if index < places.count { places.remove(at: Int(index)) } }
    open func removeLastCoordinate() { _ = places.popLast() }
    open func removeAllCoordinates() { places = [] }
}

/// Google's text form for paths: differences of latitudes and longitudes in hundred-thousandths of a degree, five bits a letter.
enum EncodedPath {
    static func places(in text: String) -> [CLLocationCoordinate2D]? {
        var result: [CLLocationCoordinate2D] = []
        var (latitude, longitude) = (0, 0)
        var bytes: Substring.UTF8View = text[...].utf8
        while !bytes.isEmpty {
            guard let north = number(&bytes), let east = number(&bytes) else { return nil }
            latitude &+= north
            longitude &+= east
            result.append(CLLocationCoordinate2D(latitude: Double(latitude) / 1e5, longitude: Double(longitude) / 1e5))
        }
        return result
    }

    private static func number(_ bytes: inout Substring.UTF8View) -> Int? {
        var (value, shift) = (0, 0)
        while let byte = bytes.popFirst() {
            guard byte >= 63, byte < 127, shift < 60 else { return nil }
            value |= ((Int(byte) - 63) & 0x1F) << shift
            shift += 5
            if byte - 63 < 0x20 { return value & 1 == 1 ? ~(value >> 1) : value >> 1 }
        }
        return nil
    }

    static func text(of places: [CLLocationCoordinate2D]) -> String {
        var bytes: [UInt8] = []
        var (latitude, longitude) = (0, 0)
        for place in places where place.latitude.isFinite && place.longitude.isFinite {
            let (north, east) = (Int((place.latitude * 1e5).rounded()), Int((place.longitude * 1e5).rounded()))
            append(north - latitude, to: &bytes)
            append(east - longitude, to: &bytes)
            (latitude, longitude) = (north, east)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func append(_ number: Int, to bytes: inout [UInt8]) {
        var value: Int = number < 0 ? ~(number << 1) : number << 1
        while value >= 0x20 {
            bytes.append(UInt8(value & 0x1F | 0x20) + 63)
            value >>= 5
        }
        bytes.append(UInt8(value) + 63)
    }
}
