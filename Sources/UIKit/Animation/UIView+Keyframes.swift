import Foundation

extension UIView {
    /// How a keyframe animation runs, and moves between its frames.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch (rawValue >> 10) & 7 {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
        }

        /// The options that blocks without key frames share with these.
        var shared: AnimationOptions { AnimationOptions(rawValue: rawValue & 0x3F) }
    }

    /// Animates through the frames that `animations` adds with `addKeyframe`; anything else it changes takes the whole time.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let duration: TimeInterval = ViewAnimation.inherited(duration, options.shared)
        let animation = ViewAnimation(
            duration: duration, delay: delay, timing: .curve(AnimationOptions([]).timingFunction), options: options.shared,
            completion: completion)
        let frames = KeyframeRecorder(mode: options.calculationMode)
        guard areAnimationsEnabled, duration > 0 || delay > 0 else {
            KeyframeRecorder.perform(frames) { ViewAnimation.perform(nil, animations) }
            animation.close()
            return
        }
        animation.keyframes = frames
        KeyframeRecorder.perform(frames) { ViewAnimation.perform(animation, animations) }
        frames.attach(animation)
        animation.close()
    }

    /// Adds a frame to the keyframe animation whose block runs now. Times are parts, 0 to 1, of its duration.
    ///
    /// Outside of such a block, `animations` runs as it is.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let recorder = KeyframeRecorder.current else { return animations() }
        recorder.frame(start: frameStartTime, duration: frameDuration) {
            ViewAnimation.perform(ViewAnimation.current, animations)
        }
    }
}
