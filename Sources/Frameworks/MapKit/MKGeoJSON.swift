import UIKit

/// A part of a file of GeoJSON: a shape or a feature.
@preconcurrency @MainActor public protocol MKGeoJSONObject: NSObjectProtocol {}
extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}
extension MKMultiPolyline: MKGeoJSONObject {}
extension MKMultiPolygon: MKGeoJSONObject {}

/// Shapes with what is known of them.
@preconcurrency @MainActor open class MKGeoJSONFeature: NSObject, MKGeoJSONObject {
    public let identifier: String?
    /// A JSON object.
    public let properties: Data?
    public let geometry: [any MKShape & MKGeoJSONObject]
    init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}

/// Reads GeoJSON.
@preconcurrency @MainActor open class MKGeoJSONDecoder: NSObject {
    nonisolated public override init() { super.init() }

    /// The objects of a file, in their order; of a collection, those in it.
    ///
    /// - Throws: `MKError.decodingFailed` for what is not GeoJSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw MKError(.decodingFailed) }
        return try objects(root, depth: 0)
    }

    private func objects(_ object: [String: Any], depth: Int) throws -> [any MKGeoJSONObject] {
        guard depth < 32 else { throw MKError(.decodingFailed) }
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let features = object["features"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
            return try features.flatMap { try objects($0, depth: depth + 1) }
        case "Feature":
            let geometry = try (object["geometry"] as? [String: Any]).map { try shapes($0, depth: depth + 1) } ?? []
            let properties = try (object["properties"] as? [String: Any]).map { try JSONSerialization.data(withJSONObject: $0) }
            let identifier = object["id"].map { ($0 as? String) ?? "\($0)" }
            return [MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry)]
        default: return try shapes(object, depth: depth + 1)
        }
    }

    private func shapes(_ object: [String: Any], depth: Int) throws -> [any MKShape & MKGeoJSONObject] {
        guard depth < 32 else { throw MKError(.decodingFailed) }
        let places = object["coordinates"]
        switch object["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try place(places))]
        case "MultiPoint": return try list(places).map { MKPointAnnotation(coordinate: try place($0)) }
        case "LineString": return [MKPolyline(places: try line(places))]
        case "MultiLineString": return [MKMultiPolyline(try list(places).map { MKPolyline(places: try line($0)) })]
        case "Polygon": return [try polygon(places)]
        case "MultiPolygon": return [MKMultiPolygon(try list(places).map(polygon))]
        case "GeometryCollection":
            guard let all = object["geometries"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
            return try all.flatMap { try shapes($0, depth: depth + 1) }
        default: throw MKError(.decodingFailed)
        }
    }

    private func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw MKError(.decodingFailed) }
        return list
    }
    private func number(_ value: Any) -> Double? { (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? Int).map(Double.init) }
    private func place(_ value: Any?) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).compactMap(number)
        guard numbers.count >= 2 else { throw MKError(.decodingFailed) }
        return CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
    }
    private func line(_ value: Any?) throws -> [CLLocationCoordinate2D] { try list(value).map(place) }
    private func polygon(_ value: Any?) throws -> MKPolygon {
        let rings = try list(value).map(line)
        guard let outer = rings.first else { throw MKError(.decodingFailed) }
        return MKPolygon(places: outer, interior: rings.dropFirst().map { MKPolygon(places: $0, interior: []) })
    }
}
