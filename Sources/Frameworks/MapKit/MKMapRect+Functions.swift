import QuinceCoreLocation
import UIKit

extension MKMapRect {
    /// The common part of both; `null` where there is none.
    public func intersection(_ rect2: MKMapRect) -> MKMapRect {
        guard !isNull, !rect2.isNull else { return .null }
        let (left, top) = (max(minX, rect2.minX), max(minY, rect2.minY))
        let (right, bottom) = (min(maxX, rect2.maxX), min(maxY, rect2.maxY))
        guard left <= right, top <= bottom else { return .null }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect { isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height) }
    public func contains(_ rect2: MKMapRect) -> Bool {
        !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY && rect2.maxY <= maxY
    }
    /// Cuts the rectangle in two at a distance from one of its edges.
    public func divided(atDistance: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
        let across = min(max(atDistance, 0), width), down = min(max(atDistance, 0), height)
        let left = { (amount: Double) in MKMapRect(x: minX, y: minY, width: amount, height: height) }
        let right = { (amount: Double) in MKMapRect(x: maxX - amount, y: minY, width: amount, height: height) }
        let top = { (amount: Double) in MKMapRect(x: minX, y: minY, width: width, height: amount) }
        let bottom = { (amount: Double) in MKMapRect(x: minX, y: maxY - amount, width: width, height: amount) }
        switch edge {
        case .minXEdge: return (left(across), right(width - across))
        case .maxXEdge: return (right(across), left(width - across))
        case .minYEdge: return (top(down), bottom(height - down))
        case .maxYEdge: return (bottom(down), top(height - down))
        }
    }
    /// Whether a part of it lies beyond the world's edge at the meridian of 180 degrees.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapPoint.world) }
    /// The part beyond that edge, brought to the world's other side; `null` where there is none.
    public var remainder: MKMapRect {
        guard spans180thMeridian else { return .null }
        let world = MKMapPoint.world
        if minX < 0 { return MKMapRect(x: minX + world, y: minY, width: min(-minX, width), height: height) }
        let start = max(minX, world)
        return MKMapRect(x: start - world, y: minY, width: maxX - start, height: height)
    }
}

/// Points of the map in a metre of the earth at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double { 1 / MKMetersPerMapPointAtLatitude(latitude) }

/// Metres of the earth in a point of the map at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    let around = 2 * Double.pi * 6_371_008.8
    return max(cos(latitude * .pi / 180), 1e-9) * around / MKMapPoint.world
}

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect { MKMapRect(x: x, y: y, width: width, height: height) }
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1 == point2 }
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool { size1 == size2 }
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1 == rect2 }
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { String(format: "{%.1f, %.1f}", point.x, point.y) }
public func MKStringFromMapSize(_ size: MKMapSize) -> String { String(format: "{%.1f, %.1f}", size.width, size.height) }
public func MKStringFromMapRect(_ rect: MKMapRect) -> String { "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}" }
