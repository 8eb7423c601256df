import CoreGraphics
import Foundation

/// The parts of values that key paths name: "position.x", "bounds.size.width", "transform.rotation.z".
extension AnimationValue {
    /// The part at `path`, or nil when there is none.
    func component(_ path: [String]) -> AnimationValue? {
        guard let first = path.first else { return self }
        switch self {
        case .point(let point):
            guard path.count == 1 else { return nil }
            return first == "x" ? .number(Double(point.x)) : first == "y" ? .number(Double(point.y)) : nil
        case .size(let size):
            guard path.count == 1 else { return nil }
            return first == "width" ? .number(Double(size.width)) : first == "height" ? .number(Double(size.height)) : nil
        case .rect(let rect):
            let rest = Array(path.dropFirst())
            if first == "origin" { return AnimationValue.point(rect.origin).component(rest) }
            return first == "size" ? AnimationValue.size(rect.size).component(rest) : nil
        case .transform(let transform):
            return TransformPart(path).map { $0.value(in: transform) }
        default: return nil
        }
    }

    /// The value with the part at `path` replaced; itself when there is no such part.
    func setting(_ path: [String], to value: AnimationValue) -> AnimationValue {
        guard let first = path.first else { return value }
        let rest = Array(path.dropFirst())
        switch (self, value) {
        case (.point(var point), .number(let number)):
            if first == "x" { point.x = CGFloat(number) } else if first == "y" { point.y = CGFloat(number) }
            return .point(point)
        case (.size(var size), .number(let number)):
            if first == "width" { size.width = CGFloat(number) } else if first == "height" { size.height = CGFloat(number) }
            return .size(size)
        case (.rect(var rect), _):
            if first == "origin", case .point(let origin) = AnimationValue.point(rect.origin).setting(rest, to: value) {
                rect.origin = origin
            } else if first == "size", case .size(let size) = AnimationValue.size(rect.size).setting(rest, to: value) {
                rect.size = size
            }
            return .rect(rect)
        case (.transform(let transform), _):
            return TransformPart(path).map { .transform($0.setting(value, in: transform)) } ?? self
        default: return self
        }
    }
}

/// A named part of a transform: its translation, scale or rotation, whole or about one axis.
enum TransformPart: Hashable {
    case translation(Int), scale(Int), rotation(Int), wholeTranslation, wholeScale

    /// From the part of the key path after "transform": ["scale"], ["rotation", "z"].
    init?(_ path: [String]) {
        let axis = path.count > 1 ? ["x", "y", "z"].firstIndex(of: path[1]) : nil
        guard path.count == 1 || (path.count == 2 && axis != nil) else { return nil }
        switch path[0] {
        case "translation": self = axis.map(TransformPart.translation) ?? .wholeTranslation
        case "scale": self = axis.map(TransformPart.scale) ?? .wholeScale
        case "rotation": self = .rotation(axis ?? 2)
        default: return nil
        }
    }

    func value(in transform: CATransform3D) -> AnimationValue {
        let parts = TransformParts(transform)
        switch self {
        case .translation(let axis): return .number(Double(parts.translation[axis]))
        case .wholeTranslation: return .size(CGSize(width: parts.translation[0], height: parts.translation[1]))
        case .scale(let axis): return .number(Double(parts.scale[axis]))
        case .wholeScale: return .number(Double((parts.scale[0] + parts.scale[1] + parts.scale[2]) / 3))
        case .rotation(let axis): return .number(Double(parts.eulerAngles[axis]))
        }
    }

    func setting(_ value: AnimationValue, in transform: CATransform3D) -> CATransform3D {
        if case .wholeTranslation = self {
            var result = transform
            switch value {
            case .size(let size): (result.m41, result.m42) = (size.width, size.height)
            case .point(let point): (result.m41, result.m42) = (point.x, point.y)
            default: return transform
            }
            return result
        }
        guard let number = value.number.map({ CGFloat($0) }) else { return transform }
        var parts = TransformParts(transform)
        switch self {
        case .translation(let axis): parts.translation[axis] = number
        case .scale(let axis): parts.scale[axis] = number
        case .wholeScale: parts.scale = [number, number, number]
        case .rotation(let axis):
            var angles = parts.eulerAngles
            angles[axis] = number
            parts.setEulerAngles(angles)
        case .wholeTranslation: break
        }
        return parts.transform
    }
}
