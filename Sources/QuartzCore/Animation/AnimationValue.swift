import CoreGraphics
import Foundation

/// A value an animation can blend, whatever type it came in.
enum AnimationValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(CGColor)
    case path(CGPath)
    case list([AnimationValue])
    case other(Any)

    init(_ value: Any) {
        switch value {
        case let value as AnimationValue: self = value
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as CGPoint: self = .point(value)
        case let value as CGSize: self = .size(value)
        case let value as CGRect: self = .rect(value)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value)
        case let value as CGPath: self = .path(value)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as [Any]: self = .list(value.map(AnimationValue.init))
        default: self = .other(value)
        }
    }

    /// The value in the type that properties of layers have.
    var any: Any {
        switch self {
        case .number(let value): CGFloat(value)
        case .point(let value): value
        case .size(let value): value
        case .rect(let value): value
        case .transform(let value): value
        case .color(let value): value
        case .path(let value): value
        case .list(let values): values.map(\.any)
        case .other(let value): value
        }
    }

    var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The value `fraction` of the way to `end`; `fraction` may leave 0 to 1. What cannot blend jumps at the half.
    func interpolated(to end: AnimationValue, _ fraction: Double) -> AnimationValue {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(fraction) }
        switch (self, end) {
        case (.number(let a), .number(let b)): return .number(a + (b - a) * fraction)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
                    width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
        case (.transform(let a), .transform(let b)): return .transform(TransformBlend.between(a, b, CGFloat(fraction)))
        case (.color(let a), .color(let b)): return .color(Self.blend(a, b, fraction))
        case (.path(let a), .path(let b)):
            guard let blended = Self.blend(a, b, CGFloat(fraction)) else { break }
            return .path(blended)
        case (.list(let a), .list(let b)) where a.count == b.count:
            return .list(zip(a, b).map { $0.interpolated(to: $1, fraction) })
        default: break
        }
        return fraction < 0.5 ? self : end
    }

    /// Component sum; what cannot be added gives `other`.
    func adding(_ other: AnimationValue, times factor: Double = 1) -> AnimationValue {
        let k = CGFloat(factor)
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + b * factor)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x * k, y: a.y + b.y * k))
        case (.size(let a), .size(let b)): return .size(CGSize(width: a.width + b.width * k, height: a.height + b.height * k))
        case (.rect(let a), .rect(let b)):
            return .rect(
                CGRect(
                    x: a.origin.x + b.origin.x * k, y: a.origin.y + b.origin.y * k,
                    width: a.size.width + b.size.width * k, height: a.size.height + b.size.height * k))
        case (.transform(let a), .transform(let b)):
            // Transforms add by being applied one after the other.
            return .transform(CATransform3DConcat(factor < 0 ? CATransform3DInvert(b) : b, a))
        case (.list(let a), .list(let b)) where a.count == b.count:
            return .list(zip(a, b).map { $0.adding($1, times: factor) })
        default: return other
        }
    }

    /// How far apart two values are, for paced key frames.
    func distance(to other: AnimationValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): return abs(b - a)
        case (.point(let a), .point(let b)): return Double(hypot(b.x - a.x, b.y - a.y))
        case (.size(let a), .size(let b)): return Double(hypot(b.width - a.width, b.height - a.height))
        case (.rect(let a), .rect(let b)):
            let origin = Double(hypot(b.origin.x - a.origin.x, b.origin.y - a.origin.y))
            return hypot(origin, Double(hypot(b.size.width - a.size.width, b.size.height - a.size.height)))
        case (.color(let a), .color(let b)):
            let d = a.rgba - b.rgba
            return (d * d).sum().squareRoot()
        default: return 1
        }
    }

    private static func blend(_ a: CGColor, _ b: CGColor, _ fraction: Double) -> CGColor {
        // A transparent end has no colour of its own: only its alpha takes part.
        let start = a.rgba.w == 0 ? SIMD4(b.rgba.x, b.rgba.y, b.rgba.z, 0) : a.rgba
        let end = b.rgba.w == 0 ? SIMD4(a.rgba.x, a.rgba.y, a.rgba.z, 0) : b.rgba
        let mixed = start + (end - start) * fraction
        return CGColor(srgbRed: mixed.x, green: mixed.y, blue: mixed.z, alpha: min(max(mixed.w, 0), 1))
    }

    /// Point by point, when both paths have the same elements.
    private static func blend(_ a: CGPath, _ b: CGPath, _ fraction: CGFloat) -> CGPath? {
        let from = a.elements, to = b.elements
        guard from.types == to.types, from.points.count == to.points.count else { return nil }
        let points = zip(from.points, to.points).map { p, q in
            CGPoint(x: p.x + (q.x - p.x) * fraction, y: p.y + (q.y - p.y) * fraction)
        }
        var result = PathElements()
        var next = 0
        for type in from.types {
            switch type {
            case .moveToPoint: result.move(to: points[next])
            case .addLineToPoint: result.addLine(to: points[next])
            case .addQuadCurveToPoint: result.addQuadCurve(to: points[next + 1], control: points[next])
            case .addCurveToPoint: result.addCurve(to: points[next + 2], control1: points[next], control2: points[next + 1])
            case .closeSubpath: result.closeSubpath()
            }
            next += type.pointCount
        }
        return CGPath(elements: result)
    }
}
