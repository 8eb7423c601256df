import ObjectRuntime

/// The pace of an animation: a cubic Bezier curve from (0, 0) to (1, 1), time across and progress up.
open class CAMediaTimingFunction: NSObject, NSSecureCoding, @unchecked Sendable {
    private let curve: UnitBezier

    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// - Parameters: the two middle points of the curve, (c1x, c1y) and (c2x, c2y).
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = UnitBezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
    }

    public required init?(coder: NSCoder) {
        let values: [Double] = Self.archiveKeys.map { coder.decodeDouble(forKey: $0) }
        curve = UnitBezier(x1: values[0], y1: values[1], x2: values[2], y2: values[3])
    }

    public class var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        for (key, value) in zip(Self.archiveKeys, [curve.x1, curve.y1, curve.x2, curve.y2]) { coder.encode(value, forKey: key) }
    }

    private static var archiveKeys: [String] { ["CAc1x", "CAc1y", "CAc2x", "CAc2y"] }

    /// Stores x and y of point `index` of the four points (0 and 3 are the ends) in `ptr`.
    open func getControlPoint(at index: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        precondition(points.indices.contains(index), "A timing function has points 0 to 3")
        ptr[0] = Float(points[index].0)
        ptr[1] = Float(points[index].1)
    }

    /// Progress at `fraction` of the duration.
    package func progress(at fraction: Double) -> Double { curve.y(at: fraction) }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CAMediaTimingFunction)?.curve == curve
    }

    open override var hash: Int { curve.hashValue }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
