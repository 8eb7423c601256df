import AppSession

extension UIView {
    /// How an animation block runs.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Transitions draw the views anew in each frame, which here they do anyway.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Blocks inherit no options here.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Frames are drawn as often as the display shows any, which is 60 times a second.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)

        var timingFunction: CAMediaTimingFunction {
            if (rawValue >> 16) & 15 == UInt(KeyboardMotion.curve) { return .keyboard }
            let name: CAMediaTimingFunctionName =
                switch (rawValue >> 16) & 3 {
                case 1: .easeIn
                case 2: .easeOut
                case 3: .linear
                default: .easeInEaseOut
                }
            return CAMediaTimingFunction(name: name)
        }
    }

    /// The pace of an animation.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut = 0, easeIn = 1, easeOut = 2, linear = 3

        /// Never nil: the keyboard's own curve, which has a number but no name, counts as `easeOut`, as close as a name comes.
        public init?(rawValue: Int) {
            switch rawValue {
            case 1: self = .easeIn
            case 2, KeyboardMotion.curve: self = .easeOut
            case 3: self = .linear
            default: self = .easeInOut
            }
        }

        var timingFunction: CAMediaTimingFunction {
            AnimationOptions(rawValue: UInt(rawValue) << 16).timingFunction
        }
    }

    /// Whether animation blocks animate. False inside `performWithoutAnimation(_:)`.
    public class var areAnimationsEnabled: Bool { animationsEnabled }

    public class func setAnimationsEnabled(_ enabled: Bool) {
        animationsEnabled = enabled
    }

    /// The duration of the animation block that runs now, 0 outside one.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let previous: Bool = animationsEnabled
        animationsEnabled = false
        ViewAnimation.perform(nil, actionsWithoutAnimation)
        animationsEnabled = previous
    }

    /// Animates what `animations` changes. `completion` gets whether the animations ran to their end.
    ///
    /// Inside another animation block it takes that one's duration and curve, unless `options` hold
    /// `overrideInheritedDuration` and `overrideInheritedCurve`. The delay is always its own.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(
            ViewAnimation(
                duration: ViewAnimation.inherited(duration, options), delay: delay, timing: ViewAnimation.inheritedCurve(options),
                options: options, completion: completion),
            animations)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates along a spring. `dampingRatio` 1 settles without overshoot; `velocity` is in total distances a second. The duration
    /// of a block around it counts instead, unless `options` hold `overrideInheritedDuration`.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let duration: TimeInterval = ViewAnimation.inherited(duration, options)
        let omega: CGFloat = SpringTiming.angularFrequency(duration: duration, dampingRatio: dampingRatio)
        let timing = ViewAnimation.Timing.spring(
            stiffness: omega * omega, damping: 2 * dampingRatio * omega, initialVelocity: velocity)
        run(
            ViewAnimation(duration: duration, delay: delay, timing: timing, options: options, completion: completion), animations)
    }

    private class func run(_ animation: ViewAnimation, _ animations: () -> Void) {
        guard areAnimationsEnabled, animation.duration > 0 || animation.delay > 0 else {
            ViewAnimation.perform(nil, animations)
            animation.close()
            return
        }
        ViewAnimation.perform(animation, animations)
        animation.close()
    }

    private static var animationsEnabled: Bool {
        get { AppContext.current.animation.areEnabled }
        set { AppContext.current.animation.areEnabled = newValue }
    }
}

/// UIKit's relation between a spring's duration and its frequency (behaviour/measured-constants.md 3).
enum SpringTiming {
    /// In radians a second, for mass 1 and no initial speed: the spring has come within a thousandth when `duration` ends.
    static func angularFrequency(duration: TimeInterval, dampingRatio: CGFloat) -> CGFloat {
        let duration: CGFloat = max(CGFloat(duration), 0.001)
        guard dampingRatio < 1 else { return 9.2334134764515865 / duration }
        let ratio: CGFloat = max(dampingRatio, 0.001)
        return log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * duration)
    }
}

extension CAMediaTimingFunction {
    /// The pace of the keyboard.
    static var keyboard: CAMediaTimingFunction {
        let points = KeyboardMotion.controlPoints
        return CAMediaTimingFunction(
            controlPoints: Float(points.x1), Float(points.y1), Float(points.x2), Float(points.y2))
    }
}
