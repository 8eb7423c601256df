import QuinceCoreLocation
import UIKit

/// The shortest line on the earth through places: it has points of its own between them.
@preconcurrency @MainActor open class MKGeodesicPolyline: MKPolyline {
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(places: Geodesic.line(through: Array(UnsafeBufferPointer(start: coords, count: count))))
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(places: Geodesic.line(through: UnsafeBufferPointer(start: points, count: count).map(\.coordinate)))
    }
}

/// Great circles.
enum Geodesic {
    /// The places with more between them, one about every degree. Longitudes go on beyond 180 degrees rather than to jump.
    static func line(through places: [CLLocationCoordinate2D]) -> [CLLocationCoordinate2D] {
        guard let first = places.first else { return [] }
        var line = [first]
        for (start, end) in zip(places, places.dropFirst()) {
            let parts = max(1, min(360, Int((angle(start, end) * 180 / .pi).rounded(.up))))
            for part in 1...parts {
                var next = part == parts ? end : place(Double(part) / Double(parts), from: start, to: end)
                let before = line[line.count - 1].longitude
                next.longitude += ((before - next.longitude) / 360).rounded() * 360
                line.append(next)
            }
        }
        return line
    }

    private typealias Vector = (x: Double, y: Double, z: Double)

    private static func vector(_ place: CLLocationCoordinate2D) -> Vector {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }

    /// Between two places, seen from the earth's middle.
    static func angle(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) -> Double {
        let (a, b) = (vector(start), vector(end))
        return acos(min(1, max(-1, a.x * b.x + a.y * b.y + a.z * b.z)))
    }

    /// The place after a part of the way, from 0 to 1.
    static func place(_ part: Double, from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) -> CLLocationCoordinate2D {
        let whole = angle(start, end)
        guard sin(whole) > 1e-9 else { return part < 0.5 ? start : end }
        let (a, b) = (vector(start), vector(end))
        let (near, far) = (sin((1 - part) * whole) / sin(whole), sin(part * whole) / sin(whole))
        let (x, y, z) = (near * a.x + far * b.x, near * a.y + far * b.y, near * a.z + far * b.z)
        return CLLocationCoordinate2D(latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)
    }
}
