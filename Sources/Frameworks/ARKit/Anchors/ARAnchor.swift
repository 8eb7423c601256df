/// Something that the session copies as the surroundings are understood better.
public protocol ARAnchorCopying: NSCopying {
    init(anchor: ARAnchor)
}

/// Something that is seen now, or was.
public protocol ARTrackable: NSObjectProtocol {
    var isTracked: Bool { get }
}

/// A place in the surroundings.
open class ARAnchor: NSObject, ARAnchorCopying, NSSecureCoding, @unchecked Sendable {
    public let identifier: UUID
    public let name: String?
    public let transform: simd_float4x4
    /// The session that found it; nil of one that the app made.
    open var sessionIdentifier: UUID? { nil }

    public init(transform: simd_float4x4) { (identifier, name, self.transform) = (UUID(), nil, transform) }
    public init(name: String, transform: simd_float4x4) { (identifier, self.name, self.transform) = (UUID(), name, transform) }
    public required init(anchor: ARAnchor) { (identifier, name, transform) = (anchor.identifier, anchor.name, anchor.transform) }

    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init(anchor: self) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? ARAnchor)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    open class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier").flatMap({ UUID(uuidString: $0 as String) }) else { return nil }
        self.identifier = identifier
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
        let numbers = (0..<16).map { coder.decodeFloat(forKey: "transform\($0)") }
        transform = simd_float4x4((0..<4).map { SIMD4(numbers[$0 * 4], numbers[$0 * 4 + 1], numbers[$0 * 4 + 2], numbers[$0 * 4 + 3]) })
    }
    open func encode(with coder: NSCoder) {
        coder.encode(identifier.uuidString as NSString, forKey: "identifier")
        coder.encode(name as NSString?, forKey: "name")
        for index in 0..<16 { coder.encode(transform[index / 4][index % 4], forKey: "transform\(index)") }
    }
}

/// Somebody else's device.
open class ARParticipantAnchor: ARAnchor, @unchecked Sendable {}

/// A place on the earth.
open class ARGeoAnchor: ARAnchor, ARTrackable, @unchecked Sendable {
    public enum AltitudeSource: Int, Sendable { case unknown = 0, coarse, precise, userDefined }
    public let coordinate: CLLocationCoordinate2D
    /// Metres; nil where the app did not say it.
    public let altitude: CLLocationDistance?
    public let altitudeSource: AltitudeSource
    open var isTracked: Bool { false }

    public init(coordinate: CLLocationCoordinate2D) {
        (self.coordinate, altitude, altitudeSource) = (coordinate, nil, .unknown)
        super.init(transform: matrix_identity_float4x4)
    }
    public init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance) {
        (self.coordinate, self.altitude, altitudeSource) = (coordinate, altitude, .userDefined)
        super.init(transform: matrix_identity_float4x4)
    }
    public init(name: String, coordinate: CLLocationCoordinate2D) {
        (self.coordinate, altitude, altitudeSource) = (coordinate, nil, .unknown)
        super.init(name: name, transform: matrix_identity_float4x4)
    }
    public init(name: String, coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance) {
        (self.coordinate, self.altitude, altitudeSource) = (coordinate, altitude, .userDefined)
        super.init(name: name, transform: matrix_identity_float4x4)
    }
    public required init(anchor: ARAnchor) {
        let other = anchor as? ARGeoAnchor
        coordinate = other?.coordinate ?? kCLLocationCoordinate2DInvalid
        (altitude, altitudeSource) = (other?.altitude, other?.altitudeSource ?? .unknown)
        super.init(anchor: anchor)
    }
    public required init?(coder: NSCoder) {
        coordinate = CLLocationCoordinate2D(latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        altitude = coder.containsValue(forKey: "altitude") ? coder.decodeDouble(forKey: "altitude") : nil
        altitudeSource = AltitudeSource(rawValue: coder.decodeInteger(forKey: "altitudeSource")) ?? .unknown
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
        if let altitude { coder.encode(altitude, forKey: "altitude") }
        coder.encode(altitudeSource.rawValue, forKey: "altitudeSource")
    }
}

/// The light of a place, which things reflect.
open class AREnvironmentProbeAnchor: ARAnchor, @unchecked Sendable {
    /// Metres.
    public let extent: simd_float3
    /// Nil: no light is gathered.
    open var environmentTexture: (any MTLTexture)? { nil }

    public init(transform: simd_float4x4, extent: simd_float3) {
        self.extent = extent
        super.init(transform: transform)
    }
    public init(name: String, transform: simd_float4x4, extent: simd_float3) {
        self.extent = extent
        super.init(name: name, transform: transform)
    }
    public required init(anchor: ARAnchor) {
        extent = (anchor as? AREnvironmentProbeAnchor)?.extent ?? .zero
        super.init(anchor: anchor)
    }
    public required init?(coder: NSCoder) {
        extent = SIMD3(coder.decodeFloat(forKey: "extentX"), coder.decodeFloat(forKey: "extentY"), coder.decodeFloat(forKey: "extentZ"))
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        for (index, key) in ["extentX", "extentY", "extentZ"].enumerated() { coder.encode(extent[index], forKey: key) }
    }
}
