@_exported import QuinceCoreLocation
@_exported import UIKit

/// Degrees that a region spans.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A part of the earth: its middle and how far it spans.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }
    /// As many metres to both sides together.
    public init(center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance) {
        let degree = 111_319.5
        let narrow = max(cos(centerCoordinate.latitude * .pi / 180), 0.01)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(latitudeDelta: latitudinalMeters / degree, longitudeDelta: longitudinalMeters / (degree * narrow)))
    }
    public init(_ rect: MKMapRect) {
        let (a, b) = (rect.origin.coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate)
        self.init(
            center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
            span: MKCoordinateSpan(latitudeDelta: abs(a.latitude - b.latitude), longitudeDelta: abs(a.longitude - b.longitude)))
    }
}

public func MKCoordinateRegionMake(_ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, span: span)
}
public func MKCoordinateSpanMake(_ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}
public func MKCoordinateRegionMakeWithDistance(
    _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A place on the world's map in Mercator's projection, which is 2^28 points wide.
public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public init() { (x, y) = (0, 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
    static let world = 268_435_456.0

    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = sin(min(max(coordinate.latitude, -85.05112878), 85.05112878) * .pi / 180)
        x = (coordinate.longitude + 180) / 360 * Self.world
        y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.world
    }

    public var coordinate: CLLocationCoordinate2D {
        let turn = .pi - 2 * .pi * y / Self.world
        return CLLocationCoordinate2D(latitude: atan(sinh(turn)) * 180 / .pi, longitude: x / Self.world * 360 - 180)
    }
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (a, b) = (coordinate, point.coordinate)
        return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
    }
}

public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double
    public init() { (width, height) = (0, 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)
}

public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize
    public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        (origin, size) = (MKMapPoint(x: x, y: y), MKMapSize(width: width, height: height))
    }
    public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public var isNull: Bool { origin.x == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public func union(_ rect2: MKMapRect) -> MKMapRect {
        if isNull { return rect2 }
        if rect2.isNull { return self }
        let (x, y) = (min(minX, rect2.minX), min(minY, rect2.minY))
        return MKMapRect(x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
    }
    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        MKMapRect(x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    }
    public func contains(_ point: MKMapPoint) -> Bool { point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY }
    public func intersects(_ rect2: MKMapRect) -> Bool { minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY }
}

/// A mark of a map at a place.
@preconcurrency @MainActor public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}
extension MKAnnotation {
    public var title: String? { ObjCRuntime.optionalProperty("title", of: self) }
    public var subtitle: String? { ObjCRuntime.optionalProperty("subtitle", of: self) }
}

/// A mark of a map over an area.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
    /// Optional: whether a part of the map has anything of the overlay in it.
    func intersects(_ mapRect: MKMapRect) -> Bool
    /// Optional: whether the map below need not be drawn.
    var canReplaceMapContent: Bool { get }
}
extension MKOverlay {
    /// Its bounding rectangle decides for an overlay that does not say so.
    public func intersects(_ mapRect: MKMapRect) -> Bool {
        (try? ObjCRuntime.invokeOptional("intersects:", on: self, [mapRect])) ?? boundingMapRect.intersects(mapRect)
    }
    public var canReplaceMapContent: Bool { ObjCRuntime.optionalProperty("canReplaceMapContent", of: self) ?? false }
}

@preconcurrency @MainActor open class MKShape: NSObject, MKAnnotation {
    open var title: String?
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    public override init() { super.init() }
}

@preconcurrency @MainActor open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set { place = newValue }
    }
    public override init() { super.init() }
    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init()
        place = coordinate
    }
    public convenience init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        self.init(coordinate: coordinate)
        (self.title, self.subtitle) = (title, subtitle)
    }
}

@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
    public let radius: CLLocationDistance
    private let center: CLLocationCoordinate2D
    /// The circle inside of a rectangle of the map: its middle, and half of its longer side.
    public convenience init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let meters = MKMetersPerMapPointAtLatitude(middle.latitude)
        self.init(center: middle, radius: max(mapRect.width, mapRect.height) / 2 * meters)
    }
    public convenience override init() { self.init(center: CLLocationCoordinate2D(), radius: 0) }
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) { (center, self.radius) = (coord, radius) }
    open override var coordinate: CLLocationCoordinate2D { center }
    open var boundingMapRect: MKMapRect {
        let region = MKCoordinateRegion(center: center, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2)
        return MKMapRect(region)
    }
}

extension MKMapRect {
    init(_ region: MKCoordinateRegion) {
        let (a, b) = (
            MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: region.center.latitude + region.span.latitudeDelta / 2, longitude: region.center.longitude - region.span.longitudeDelta / 2)),
            MKMapPoint(
                CLLocationCoordinate2D(
                    latitude: region.center.latitude - region.span.latitudeDelta / 2, longitude: region.center.longitude + region.span.longitudeDelta / 2))
        )
        self.init(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
    }
}

/// A shape of several places.
@preconcurrency @MainActor open class MKMultiPoint: MKShape, MKOverlay {
    let places: [CLLocationCoordinate2D]
    private lazy var storage = MapPoints(places)
    init(places: [CLLocationCoordinate2D]) { self.places = places }
    public override init() { places = [] }

    open var pointCount: Int { places.count }
    /// The places as points of the map, as long as the shape lives.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { storage.first }
    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for (index, place) in places[range.location..<(range.location + range.length)].enumerated() { coords[index] = place }
    }
    /// The part of the shape's length at which one of its points lies, from 0 to 1.
    open func location(atPointIndex index: Int) -> CGFloat {
        let points = places.map(MKMapPoint.init)
        let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
        let whole = lengths.reduce(0, +)
        return whole > 0 ? CGFloat(lengths.prefix(index).reduce(0, +) / whole) : 0
    }
    open func locations(atPointIndexes indexes: IndexSet) -> [CGFloat] { indexes.map { location(atPointIndex: $0) } }
    open override var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
    open private(set) lazy var boundingMapRect: MKMapRect = places.map(MKMapPoint.init).reduce(.null) {
        $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
}

/// A line through places.
@preconcurrency @MainActor open class MKPolyline: MKMultiPoint {
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)))
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(places: UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
    }
}

/// An area between places, with or without holes.
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint {
    open private(set) var interiorPolygons: [MKPolygon]?
    convenience init(places: [CLLocationCoordinate2D], interior: [MKPolygon]?) {
        self.init(places: places)
        interiorPolygons = interior?.isEmpty == false ? interior : nil
    }
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(coordinates: coords, count: count, interiorPolygons: nil)
    }
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(places: Array(UnsafeBufferPointer(start: coords, count: count)), interior: interiorPolygons)
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) { self.init(points: points, count: count, interiorPolygons: nil) }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?) {
        self.init(places: UnsafeBufferPointer(start: points, count: count).map(\.coordinate), interior: interiorPolygons)
    }
}

/// Several lines as one shape.
@preconcurrency @MainActor open class MKMultiPolyline: MKShape, MKOverlay {
    public let polylines: [MKPolyline]
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }
    open override var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
}

/// Several areas as one shape.
@preconcurrency @MainActor open class MKMultiPolygon: MKShape, MKOverlay {
    public let polygons: [MKPolygon]
    public init(_ polygons: [MKPolygon]) { self.polygons = polygons }
    open override var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
}

/// Places as points in memory, as long as it lives.
private final class MapPoints {
    let first: UnsafeMutablePointer<MKMapPoint>
    init(_ places: [CLLocationCoordinate2D]) {
        first = .allocate(capacity: max(1, places.count))
        for (index, place) in places.enumerated() { (first + index).initialize(to: MKMapPoint(place)) }
    }
    deinit { first.deallocate() }
}
