import Foundation
import QuinceCoreLocation

/// Metres from the middle of the Earth, which is a ball here, to its surface.
public let kGMSEarthRadius: Double = 6_371_009

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
private func degrees(_ radians: Double) -> Double { radians * 180 / .pi }

private func angle(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> Double {
    let (south, west) = (radians(to.latitude - from.latitude) / 2, radians(to.longitude - from.longitude) / 2)
    let square: Double = pow(sin(south), 2) + cos(radians(from.latitude)) * cos(radians(to.latitude)) * pow(sin(west), 2)
    return 2 * asin(min(1, square.squareRoot()))
}

/// Metres of the shortest way between two places.
public func GMSGeometryDistance(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> CLLocationDistance { angle(from, to) * kGMSEarthRadius }

/// Metres along a path.
public func GMSGeometryLength(_ path: GMSPath) -> CLLocationDistance { path.length(of: .geodesic) }

/// The direction, clockwise from north, in which the shortest way begins.
public func GMSGeometryHeading(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D) -> CLLocationDirection {
    let across: Double = radians(to.longitude - from.longitude)
    let (start, end) = (radians(from.latitude), radians(to.latitude))
    let heading: Double = degrees(atan2(sin(across) * cos(end), cos(start) * sin(end) - sin(start) * cos(end) * cos(across)))
    return heading < 0 ? heading + 360 : heading
}

/// The place that is so many metres away in a direction.
public func GMSGeometryOffset(
    _ from: CLLocationCoordinate2D, _ distance: CLLocationDistance, _ heading: CLLocationDirection
) -> CLLocationCoordinate2D {
    let (way, turn, start) = (distance / kGMSEarthRadius, radians(heading), radians(from.latitude))
    let latitude: Double = asin(sin(start) * cos(way) + cos(start) * sin(way) * cos(turn))
    let across: Double = atan2(sin(turn) * sin(way) * cos(start), cos(way) - sin(start) * sin(latitude))
    let longitude: Double = from.longitude + degrees(across)
    return CLLocationCoordinate2D(latitude: degrees(latitude), longitude: longitude - ((longitude + 180) / 360).rounded(.down) * 360)
}

/// The place on the shortest way that is a part of it from the start, 0 to 1.
public func GMSGeometryInterpolate(_ from: CLLocationCoordinate2D, _ to: CLLocationCoordinate2D, _ fraction: Double) -> CLLocationCoordinate2D {
    let whole: Double = angle(from, to)
    guard whole > 0 else { return from }
    let (first, second) = (sin((1 - fraction) * whole) / sin(whole), sin(fraction * whole) / sin(whole))
    let (start, end) = (radians(from.latitude), radians(to.latitude))
    let x: Double = first * cos(start) * cos(radians(from.longitude)) + second * cos(end) * cos(radians(to.longitude))
    let y: Double = first * cos(start) * sin(radians(from.longitude)) + second * cos(end) * sin(radians(to.longitude))
    let z: Double = first * sin(start) + second * sin(end)
    return CLLocationCoordinate2D(latitude: degrees(atan2(z, hypot(x, y))), longitude: degrees(atan2(y, x)))
}

/// Square metres inside a closed path.
public func GMSGeometryArea(_ path: GMSPath) -> Double { abs(GMSGeometrySignedArea(path)) }

/// The same, below zero for a path that goes clockwise.
public func GMSGeometrySignedArea(_ path: GMSPath) -> Double {
    let places: [CLLocationCoordinate2D] = path.places
    guard places.count > 2, let last = places.last else { return 0 }
    let sum: Double = zip([last] + places, places).reduce(0) { total, pair in
        let (first, second) = (tan((.pi / 2 - radians(pair.0.latitude)) / 2), tan((.pi / 2 - radians(pair.1.latitude)) / 2))
        let across: Double = radians(pair.0.longitude - pair.1.longitude)
        return total + 2 * atan2(first * second * sin(across), 1 + first * second * cos(across))
    }
    return -sum * kGMSEarthRadius * kGMSEarthRadius
}

/// Whether a place is inside a closed path.
///
/// - Parameter geodesic: whether the path's lines are the shortest ways; they are straight lines of the map otherwise.
public func GMSGeometryContainsLocation(_ point: CLLocationCoordinate2D, _ path: GMSPath, _ geodesic: Bool) -> Bool {
    let corners: [WorldPoint] = MapLines.points(of: path, geodesic: geodesic, closed: true)
    let place = WorldPoint(point)
    var isInside = false
    for (first, second) in zip(corners, corners.dropFirst() + corners.prefix(1)) where (first.y > place.y) != (second.y > place.y) {
        if place.x < (second.x - first.x) * (place.y - first.y) / (second.y - first.y) + first.x { isInside.toggle() }
    }
    return isInside
}

/// Whether a place is on a path, or so many metres beside it.
public func GMSGeometryIsLocationOnPathTolerance(_ point: CLLocationCoordinate2D, _ path: GMSPath, _ geodesic: Bool, _ tolerance: CLLocationDistance) -> Bool {
    let places: [WorldPoint] = MapLines.points(of: path, geodesic: geodesic, closed: false)
    let place = WorldPoint(point)
    let reach: Double = tolerance / WorldPoint.metersAround(latitude: point.latitude)
    if places.count == 1 { return hypot(places[0].x - place.x, places[0].y - place.y) <= reach }
    return zip(places, places.dropFirst()).contains { MapLines.distance(of: place, from: $0, to: $1) <= reach }
}

/// The same with a tenth of a metre.
public func GMSGeometryIsLocationOnPath(_ point: CLLocationCoordinate2D, _ path: GMSPath, _ geodesic: Bool) -> Bool {
    GMSGeometryIsLocationOnPathTolerance(point, path, geodesic, 0.1)
}

/// Lines of paths on the map.
enum MapLines {
    /// The corners of a path on the map, each after the one before the shorter way around the world; the shortest ways are made of several lines.
    static func points(of path: GMSPath, geodesic: Bool, closed: Bool) -> [WorldPoint] {
        var places: [CLLocationCoordinate2D] = path.places
        if closed, let first = places.first, places.count > 2 { places.append(first) }
        if geodesic {
            places =
                zip(places, places.dropFirst()).flatMap { pair -> [CLLocationCoordinate2D] in
                    let parts: Int = min(64, 1 + Int(angle(pair.0, pair.1) / radians(1)))
                    return (0..<parts).map { GMSGeometryInterpolate(pair.0, pair.1, Double($0) / Double(parts)) }
                } + places.suffix(1)
        }
        var result: [WorldPoint] = []
        for place in places {
            var point = WorldPoint(place)
            if let last = result.last { point.x -= (point.x - last.x).rounded() }
            result.append(point)
        }
        return result
    }

    static func distance(of point: WorldPoint, from start: WorldPoint, to end: WorldPoint) -> Double {
        let (x, y) = (end.x - start.x, end.y - start.y)
        let square: Double = x * x + y * y
        let part: Double = square > 0 ? min(max(((point.x - start.x) * x + (point.y - start.y) * y) / square, 0), 1) : 0
        return hypot(start.x + part * x - point.x, start.y + part * y - point.y)
    }
}
