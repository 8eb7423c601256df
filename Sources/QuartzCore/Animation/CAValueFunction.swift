import CoreGraphics
import ObjectRuntime

/// Which transform a value function makes of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    public static let scale = CAValueFunctionName(rawValue: "scale")
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    public static let translate = CAValueFunctionName(rawValue: "translate")
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes the transforms of an animation from the numbers that it goes through: angles in radians, factors, distances in points.
open class CAValueFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    public let name: CAValueFunctionName

    /// Nil for a name that is none of ``CAValueFunctionName``'s.
    public init?(name: CAValueFunctionName) {
        guard Self.transform(name, [1, 1, 1]) != nil else { return nil }
        self.name = name
    }

    public required init?(coder: NSCoder) {
        guard let word = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        let name = CAValueFunctionName(rawValue: "\(word)")
        guard Self.transform(name, [1, 1, 1]) != nil else { return nil }
        self.name = name
    }

    public class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { coder.encode(NSString(string: name.rawValue), forKey: "name") }

    /// - Parameter value: a number, or three for `scale` and `translate`. Nil where it is neither.
    func transform(of value: Any) -> CATransform3D? {
        let numbers: [CGFloat]? = (value as? [Any])?.compactMap(Self.number) ?? Self.number(value).map { [$0] }
        return numbers.flatMap { Self.transform(name, $0) }
    }

    private static func number(_ value: Any) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    private static func transform(_ name: CAValueFunctionName, _ numbers: [CGFloat]) -> CATransform3D? {
        guard let first = numbers.first else { return nil }
        switch name {
        case .rotateX: return CATransform3DMakeRotation(first, 1, 0, 0)
        case .rotateY: return CATransform3DMakeRotation(first, 0, 1, 0)
        case .rotateZ: return CATransform3DMakeRotation(first, 0, 0, 1)
        case .scaleX: return CATransform3DMakeScale(first, 1, 1)
        case .scaleY: return CATransform3DMakeScale(1, first, 1)
        case .scaleZ: return CATransform3DMakeScale(1, 1, first)
        case .translateX: return CATransform3DMakeTranslation(first, 0, 0)
        case .translateY: return CATransform3DMakeTranslation(0, first, 0)
        case .translateZ: return CATransform3DMakeTranslation(0, 0, first)
        case .scale where numbers.count == 3: return CATransform3DMakeScale(first, numbers[1], numbers[2])
        case .translate where numbers.count == 3: return CATransform3DMakeTranslation(first, numbers[1], numbers[2])
        default: return nil
        }
    }
}
