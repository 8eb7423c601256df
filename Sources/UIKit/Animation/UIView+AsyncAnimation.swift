extension UIView {
    /// Animates changes with the default timing.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates changes with key frames, and goes on when they are done: whether they were not cut short.
    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { done in
            animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) { done.resume(returning: $0) }
        }
    }
}
