import UIKit

/// A place on the earth, in degrees.
open class GeoPoint: NSObject, NSCopying, Codable, @unchecked Sendable {
    public let latitude: Double
    public let longitude: Double

    /// - Parameters:
    ///   - latitude: from -90 to 90.
    ///   - longitude: from -180 to 180.
    public required init(latitude: Double, longitude: Double) {
        require((-90...90).contains(latitude), "GeoPoint requires a latitude value in the range of [-90, 90], but was \(latitude)")
        require((-180...180).contains(longitude), "GeoPoint requires a longitude value in the range of [-180, 180], but was \(longitude)")
        (self.latitude, self.longitude) = (latitude, longitude)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? GeoPoint).map { ($0.latitude, $0.longitude) == (latitude, longitude) } ?? false
    }
    open override var hash: Int { latitude.hashValue ^ longitude.hashValue }
    open override var description: String { "<FIRGeoPoint: (\(latitude), \(longitude))>" }

    private enum CodingKeys: String, CodingKey { case latitude, longitude }

    public required convenience init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(latitude: try container.decode(Double.self, forKey: .latitude), longitude: try container.decode(Double.self, forKey: .longitude))
    }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(latitude, forKey: .latitude)
        try container.encode(longitude, forKey: .longitude)
    }
}

/// A list of numbers that stands for a meaning.
open class VectorValue: NSObject, Codable, @unchecked Sendable {
    public let array: [Double]

    public required init(_ array: [Double]) {
        self.array = array
        super.init()
    }
    public convenience init<Number: BinaryFloatingPoint>(_ array: [Number]) { self.init(array.map { Double($0) }) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? VectorValue)?.array == array }
    open override var hash: Int { array.hashValue }

    public required convenience init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode([Double].self)) }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(array)
    }
}
