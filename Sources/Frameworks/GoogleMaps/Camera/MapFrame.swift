import Foundation
import QuinceCoreLocation
import UIKit

/// A place of the world in Mercator's projection, both from 0 to 1, from the north-west.
struct WorldPoint: Hashable {
    var x: Double
    var y: Double

    /// Points of the whole world at zoom 0.
    static let tile: Double = 256
    private static let limit: Double = 85.051_128_78

    init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    init(_ coordinate: CLLocationCoordinate2D) {
        let latitude: Double = min(max(coordinate.latitude, -Self.limit), Self.limit) * .pi / 180
        x = (coordinate.longitude + 180) / 360
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2
    }

    var coordinate: CLLocationCoordinate2D {
        let turns: Double = x - x.rounded(.down)
        return CLLocationCoordinate2D(latitude: atan(sinh(.pi * (1 - 2 * y))) * 180 / .pi, longitude: turns * 360 - 180)
    }

    /// Metres once around the world at a latitude.
    static func metersAround(latitude: Double) -> Double { 2 * .pi * 6_371_009 * cos(latitude * .pi / 180) }
}

/// A map as it is seen: from a camera, in a view of some size. All questions about places are answered from these alone.
struct MapFrame {
    var camera: GMSCameraPosition
    var size: CGSize
    var padding: UIEdgeInsets = .zero

    private var scale: Double { WorldPoint.tile * pow(2, Double(camera.zoom)) }

    /// The point at which the camera's target is.
    var middle: CGPoint {
        CGPoint(x: (size.width + padding.left - padding.right) / 2, y: (size.height + padding.top - padding.bottom) / 2)
    }

    func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
        let (place, target) = (WorldPoint(coordinate), WorldPoint(camera.target))
        var across: Double = place.x - target.x
        // The shorter way around the world.
        across -= across.rounded()
        return point(CGPoint(x: across * scale, y: (place.y - target.y) * scale), turned: -camera.bearing)
    }

    /// A vector from the camera's target, turned and from the view's corner.
    private func point(_ vector: CGPoint, turned degrees: Double) -> CGPoint {
        let turned: CGPoint = Self.turn(vector, degrees)
        return CGPoint(x: middle.x + turned.x, y: middle.y + turned.y)
    }

    static func turn(_ vector: CGPoint, _ degrees: Double) -> CGPoint {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return CGPoint(x: Double(vector.x) * cosine - Double(vector.y) * sine, y: Double(vector.x) * sine + Double(vector.y) * cosine)
    }

    func coordinate(for point: CGPoint) -> CLLocationCoordinate2D {
        let vector: CGPoint = Self.turn(CGPoint(x: point.x - middle.x, y: point.y - middle.y), camera.bearing)
        let target = WorldPoint(camera.target)
        return WorldPoint(x: target.x + Double(vector.x) / scale, y: min(max(target.y + Double(vector.y) / scale, 0), 1)).coordinate
    }

    /// Points of the view that so many metres are at a place.
    func points(forMeters meters: Double, at coordinate: CLLocationCoordinate2D) -> CGFloat {
        CGFloat(meters * scale / WorldPoint.metersAround(latitude: coordinate.latitude))
    }

    /// The camera nearer or farther by levels, the place at a point staying there.
    func zoomed(by delta: Float, at point: CGPoint) -> GMSCameraPosition {
        var result = self
        result.camera = camera.with(zoom: camera.zoom + delta)
        let (before, after) = (WorldPoint(coordinate(for: point)), WorldPoint(result.coordinate(for: point)))
        let target = WorldPoint(camera.target)
        return result.camera.with(target: WorldPoint(x: target.x + before.x - after.x, y: target.y + before.y - after.y).coordinate)
    }

    /// The camera that sees all of the bounds between insets, as near as can be; nil for bounds without a place, or no room. North is up.
    func camera(fitting bounds: GMSCoordinateBounds, insets: UIEdgeInsets) -> GMSCameraPosition? {
        guard bounds.isValid else { return nil }
        let width = Double(size.width - padding.left - padding.right - insets.left - insets.right)
        let height = Double(size.height - padding.top - padding.bottom - insets.top - insets.bottom)
        guard width > 0, height > 0 else { return nil }
        let (northEast, southWest) = (WorldPoint(bounds.northEast), WorldPoint(bounds.southWest))
        let across: Double = northEast.x >= southWest.x ? northEast.x - southWest.x : northEast.x + 1 - southWest.x
        let down: Double = southWest.y - northEast.y
        let nearest: Double = min(across > 0 ? width / across : .infinity, down > 0 ? height / down : .infinity) / WorldPoint.tile
        let zoom: Float = nearest.isFinite ? Float(log2(nearest)) : kGMSMaxZoomLevel
        let own: Double = WorldPoint.tile * pow(2, Double(zoom))
        // The middle of the bounds comes into the middle of what the insets leave.
        let aside: Double = Double(insets.left - insets.right) / 2 / own
        let below: Double = Double(insets.top - insets.bottom) / 2 / own
        let target = WorldPoint(x: southWest.x + across / 2 - aside, y: northEast.y + down / 2 - below)
        return GMSCameraPosition(target: target.coordinate, zoom: zoom)
    }
}
