import Foundation

/// The stage of an animator's life.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not begun, or over: its animations can still be changed.
    case inactive = 0
    /// Running or paused.
    case active = 1
    /// Stopped and waiting for `finishAnimation(at:)`.
    case stopped = 2
}

/// The end of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    case end = 0
    case start = 1
    case current = 2
}

/// Animations that can be run, paused, scrubbed, turned round and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    /// Whether the animations move now, forward or back.
    var isRunning: Bool { get }
    /// Whether they move, or will move, back to the start.
    var isReversed: Bool { get set }
    /// 0 at the start, 1 at the end. Setting it moves everything there at once and pauses.
    var fractionComplete: CGFloat { get set }

    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator whose animations are blocks that change views.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Waits for the end of the animations, and gives the position in which they ended.
    func addCompletion() async -> UIViewAnimatingPosition
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
    }
}
