import Foundation

/// The pace of an animator.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable {
    /// One of UIKit's curves.
    case builtin = 0
    /// A Bézier curve of the app's.
    case cubic = 1
    case spring = 2
    /// A spring's motion at a cubic pace.
    case composed = 3
}

/// A pace that follows a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    /// The middle points of the curve.
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// UIKit's default curve: ease in and out.
    public override convenience init() { self.init(animationCurve: .easeInOut) }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        let points: (CGPoint, CGPoint) = curve.timingFunction.middlePoints
        controlPoint1 = points.0
        controlPoint2 = points.1
        isBuiltIn = true
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isBuiltIn = false
        super.init()
    }

    public required init?(coder: NSCoder) {
        animationCurve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "UIAnimationCurve")) ?? .easeInOut
        controlPoint1 = coder.decodeCGPoint(forKey: "UIControlPoint1")
        controlPoint2 = coder.decodeCGPoint(forKey: "UIControlPoint2")
        isBuiltIn = coder.decodeBool(forKey: "UIIsBuiltIn")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "UIAnimationCurve")
        coder.encode(controlPoint1, forKey: "UIControlPoint1")
        coder.encode(controlPoint2, forKey: "UIControlPoint2")
        coder.encode(isBuiltIn, forKey: "UIIsBuiltIn")
    }

    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The motion of a mass on a damped spring.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
    /// Speed at the start, in whole distances a second along each axis; for anything that is not a point, `dx` counts.
    public let initialVelocity: CGVector
    let motion: Motion

    enum Motion {
        /// Settles within the animator's duration.
        case ratio(CGFloat)
        /// Takes its own time, whatever the animator's duration.
        case spring(SpringCurve)
    }

    /// A spring that moves as UIKit's own presentations do: mass 3, stiffness 1000, damping 500.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// - Parameter ratio: 1 settles without overshoot, less swings.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        motion = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// A real spring; the animator's duration becomes the time the spring needs.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        motion = .spring(
            SpringCurve(
                mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), initialVelocity: Double(velocity.dx)))
        initialVelocity = velocity
        super.init()
    }

    /// A spring told by how it feels: seconds in which most of the motion happens, and how much it swings.
    public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
        self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: velocity)
    }

    public convenience init(duration: TimeInterval, bounce: CGFloat) { self.init(duration: duration, bounce: bounce, initialVelocity: .zero) }

    public required init?(coder: NSCoder) {
        initialVelocity = coder.decodeCGVector(forKey: "UIInitialVelocity")
        if coder.containsValue(forKey: "UIDampingRatio") {
            motion = .ratio(CGFloat(coder.decodeDouble(forKey: "UIDampingRatio")))
        } else {
            motion = .spring(
                SpringCurve(
                    mass: coder.decodeDouble(forKey: "UIMass"), stiffness: coder.decodeDouble(forKey: "UIStiffness"),
                    damping: coder.decodeDouble(forKey: "UIDamping"), initialVelocity: Double(initialVelocity.dx)))
        }
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(initialVelocity, forKey: "UIInitialVelocity")
        switch motion {
        case .ratio(let ratio): coder.encode(Double(ratio), forKey: "UIDampingRatio")
        case .spring(let spring):
            coder.encode(spring.mass, forKey: "UIMass")
            coder.encode(spring.stiffness, forKey: "UIStiffness")
            coder.encode(spring.damping, forKey: "UIDamping")
        }
    }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CAMediaTimingFunction {
    fileprivate var middlePoints: (CGPoint, CGPoint) {
        func point(_ index: Int) -> CGPoint {
            var values: [Float] = [0, 0]
            getControlPoint(at: index, values: &values)
            return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
        }
        return (point(1), point(2))
    }
}
