import Foundation

/// The kind of one step of a path.
public enum CGPathElementType: Int32, Sendable {
    /// One point: where a new subpath begins.
    case moveToPoint = 0
    /// One point: the line's end.
    case addLineToPoint = 1
    /// Two points: the control point and the end.
    case addQuadCurveToPoint = 2
    /// Three points: both control points and the end.
    case addCurveToPoint = 3
    /// No points.
    case closeSubpath = 4

    /// How many points a step of this kind holds.
    package var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}

/// One step of a path, as `CGPath.applyWithBlock(_:)` hands it out. `points` is valid during the call only.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The function that `CGPath.apply(info:function:)` calls for each element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
