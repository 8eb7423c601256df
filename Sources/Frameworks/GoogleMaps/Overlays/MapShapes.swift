import QuinceCoreLocation
import UIKit

/// Paths of the world as lines of a view.
enum MapShapes {
    static func points(_ path: GMSPath, geodesic: Bool, closed: Bool, in frame: MapFrame) -> [CGPoint] {
        let corners: [WorldPoint] = MapLines.points(of: path, geodesic: geodesic, closed: closed)
        guard let first = corners.first else { return [] }
        // One after the other from the first, so that a line over the 180th meridian stays whole.
        let start: CGPoint = frame.point(for: first.coordinate)
        let scale: Double = WorldPoint.tile * pow(2, Double(frame.camera.zoom))
        return corners.map { corner in
            let vector: CGPoint = MapFrame.turn(CGPoint(x: (corner.x - first.x) * scale, y: (corner.y - first.y) * scale), -frame.camera.bearing)
            return CGPoint(x: start.x + vector.x, y: start.y + vector.y)
        }
    }

    static func line(_ path: GMSPath, geodesic: Bool, closed: Bool, in frame: MapFrame) -> CGPath {
        let result = CGMutablePath()
        let points: [CGPoint] = points(path, geodesic: geodesic, closed: closed, in: frame)
        guard let first = points.first else { return result }
        result.move(to: first)
        for point in points.dropFirst() { result.addLine(to: point) }
        if closed { result.closeSubpath() }
        return result
    }

    static func mix(_ first: UIColor, _ second: UIColor, _ part: CGFloat) -> UIColor {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        var (otherRed, otherGreen, otherBlue, otherAlpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        first.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        second.getRed(&otherRed, green: &otherGreen, blue: &otherBlue, alpha: &otherAlpha)
        return UIColor(
            red: red + (otherRed - red) * part, green: green + (otherGreen - green) * part, blue: blue + (otherBlue - blue) * part,
            alpha: alpha + (otherAlpha - alpha) * part)
    }
}
