import Foundation

/// Animates what blocks change, and lets the animation be paused, scrubbed, turned round, given another pace and stopped.
///
/// Blocks run when the animator becomes active: at the first start, pause or setting of `fractionComplete`. A running
/// animator keeps itself alive; a paused one is its owner's to keep.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Seconds. A spring told by mass and stiffness takes its own time.
    open private(set) var duration: TimeInterval
    /// Seconds between `startAnimation()` and the first movement, as given to `runningPropertyAnimator`.
    open private(set) var delay: TimeInterval = 0
    /// Whether a pause is obeyed. Default true; to be set before the animation starts.
    open var isInterruptible: Bool = true
    /// Whether, paused, everything moves evenly with `fractionComplete`; else at the pace of the animation. Default true.
    open var scrubsLinearly: Bool = true
    /// Whether the animator stays active at its end, so that it can be turned round. Completions then do not run.
    open var pausesOnCompletion: Bool = false
    /// Whether the views that it moves get touches meanwhile. Default true.
    open var isUserInteractionEnabled: Bool = true
    /// Whether touches find those views where they will be at the end, as the app's own `hitTest` may want it; else where they are seen. Default false.
    open var isManualHitTestingEnabled: Bool = false
    open private(set) var state = UIViewAnimatingState.inactive
    open private(set) var isRunning: Bool = false

    private var blocks: [Block] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks: [Track] = []
    private let recording = AnimationRecording()
    private var course: AnimatorCourse
    private let pace: AnimatorPace
    /// The fraction that was complete at `time`, and the fraction that is completed in a second.
    private var fraction: Double = 0
    private var time: CFTimeInterval = 0
    private var rate: Double = 0
    /// Counts starts and stops: a tick that belongs to an earlier one does nothing.
    private var run: Int = 0
    private var turned: Bool = false

    private struct Block {
        let body: () -> Void
        let delayFactor: Double
    }

    /// The animations of one block, which run from `start` of the whole on.
    private struct Track {
        let progress: AnimationProgress
        let start: Double

        func place(_ fraction: Double, _ course: AnimatorCourse) -> Double {
            guard start > 0 else { return course.progress(at: fraction) }
            return course.progress(at: max(0, (fraction - start) / (1 - start)))
        }
    }

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        pace = Self.pace(of: parameters, duration: duration)
        self.duration = pace.duration
        course = .pace(pace)
        super.init()
    }

    /// One without duration, whose animations are at their end at once.
    public convenience override init() { self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut)) }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator that starts at once, or after `delay` seconds.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16) & 3) ?? .easeInOut
        let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.delay = delay
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    private static func pace(of provider: any UITimingCurveProvider, duration: TimeInterval) -> AnimatorPace {
        if let spring = provider.springTimingParameters {
            switch spring.motion {
            case .ratio(let ratio):
                let curve = SpringCurve(
                    dampingRatio: Double(ratio), duration: duration, initialVelocity: Double(spring.initialVelocity.dx))
                return AnimatorPace(curve: .spring(curve), duration: duration)
            case .spring(let curve): return AnimatorPace(curve: .spring(curve), duration: curve.settlingDuration)
            }
        }
        let cubic: UICubicTimingParameters = provider.cubicTimingParameters ?? UICubicTimingParameters()
        let function = CAMediaTimingFunction(
            controlPoints: Float(cubic.controlPoint1.x), Float(cubic.controlPoint1.y), Float(cubic.controlPoint2.x),
            Float(cubic.controlPoint2.y))
        return AnimatorPace(curve: .cubic(function), duration: duration)
    }

    // MARK: What it animates

    /// - Parameter delayFactor: 0 to 1, the part of what is left of the duration after which this block's changes begin.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let block = Block(body: animation, delayFactor: min(max(Double(delayFactor), 0), 0.999))
        if state == .active { begin(block, at: currentFraction) } else { blocks.append(block) }
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { done in addCompletion { done.resume(returning: $0) } }
    }

    private func begin(_ block: Block, at fraction: Double) {
        let track = Track(progress: AnimationProgress(), start: fraction + (1 - fraction) * block.delayFactor)
        track.progress.value = track.place(fraction, course)
        tracks.append(track)
        recording.record {
            ViewAnimation.perform(
                ViewAnimation(duration: duration, delay: 0, timing: .driven(track.progress), options: [], completion: nil), block.body)
        }
        AnimatorHitTest.add(recording.layers, of: self)
    }

    private func activate() {
        guard state == .inactive else { return }
        state = .active
        fraction = turned ? 1 : 0
        course = .pace(pace)
        let begun: [Block] = blocks
        blocks = []
        for block in begun { begin(block, at: 0) }
        show()
    }

    // MARK: Running

    open func startAnimation() {
        guard state != .stopped, !isRunning else { return }
        let isFirst: Bool = state == .inactive
        activate()
        if !isFirst, case .even = course { return continueAnimation(withTimingParameters: nil, durationFactor: 0) }
        go(rate: duration > 0 ? 1 / duration : .infinity)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard delay > 0 else { return startAnimation() }
        DeferredWork.shared.schedule(after: delay) { self.startAnimation() }
    }

    open func pauseAnimation() {
        guard state != .stopped, isInterruptible || !isRunning else { return }
        activate()
        halt()
        if scrubsLinearly {
            fraction = min(max(course.progress(at: fraction), 0), 1)
            course = .even
        }
    }

    /// Goes on from a pause.
    ///
    /// - Parameters:
    ///   - parameters: the pace of the rest; nil for the animator's own.
    ///   - durationFactor: seconds the rest takes, in parts of the duration; 0 for what is left of it.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        guard state == .active, !isRunning else { return }
        let way: Double = turned ? fraction : 1 - fraction
        let seconds: Double = durationFactor > 0 ? Double(durationFactor) * duration : way * duration
        let rest: AnimatorPace = parameters.map { Self.pace(of: $0, duration: seconds) } ?? AnimatorPace(curve: pace.curve, duration: seconds)
        course = .rest(rest, start: min(max(course.progress(at: fraction), 0), 1), isReversed: turned)
        go(rate: rest.duration > 0 && way > 0 ? way / rest.duration : .infinity)
    }

    open var isReversed: Bool {
        get { turned }
        set {
            guard newValue != turned else { return }
            let goesOn: Bool = isRunning
            let speed: Double = rate
            if goesOn { halt() }
            turned = newValue
            if state == .inactive { return }
            if case .rest(let pace, _, _) = course {
                fraction = min(max(course.progress(at: fraction), 0), 1)
                course = .rest(pace, start: fraction, isReversed: turned)
            }
            if goesOn { go(rate: speed) }
        }
    }

    open var fractionComplete: CGFloat {
        get { CGFloat(currentFraction) }
        set {
            guard state != .stopped else { return }
            if state == .inactive || isRunning { pauseAnimation() }
            fraction = min(max(Double(newValue), 0), 1)
            show()
        }
    }

    private var currentFraction: Double {
        guard isRunning else { return fraction }
        guard rate.isFinite else { return turned ? 0 : 1 }
        let way: Double = (CACurrentMediaTime() - time) * rate
        return turned ? max(fraction - way, 0) : min(fraction + way, 1)
    }

    private func go(rate: Double) {
        self.rate = rate
        time = CACurrentMediaTime()
        isRunning = true
        run += 1
        tick(run)
    }

    private func halt() {
        guard isRunning else { return }
        fraction = currentFraction
        isRunning = false
        run += 1
        show()
    }

    private func tick(_ expected: Int) {
        guard isRunning, run == expected else { return }
        let fraction: Double = currentFraction
        show(fraction)
        guard fraction == (turned ? 0 : 1) else {
            return DeferredWork.shared.schedule(after: 0) { self.tick(expected) }
        }
        halt()
        if !pausesOnCompletion { conclude(at: turned ? .start : .end) }
    }

    private func show(_ fraction: Double? = nil) {
        for track in tracks { track.progress.value = track.place(fraction ?? self.fraction, course) }
    }

    // MARK: Ending

    /// Ends all movement where it is.
    ///
    /// - Parameter withoutFinishing: whether that is all: completions do not run. Else `finishAnimation(at:)` must follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        halt()
        if withoutFinishing {
            recording.end(at: .current)
            completions = []
            rest()
        } else {
            state = .stopped
        }
    }

    /// Puts a stopped animator's views to where they belong and runs its completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        conclude(at: finalPosition)
    }

    private func conclude(at position: UIViewAnimatingPosition) {
        recording.end(at: position)
        let told: [(UIViewAnimatingPosition) -> Void] = completions
        completions = []
        rest()
        for completion in told { completion(position) }
    }

    private func rest() {
        AnimatorHitTest.remove(self)
        tracks = []
        state = .inactive
        isRunning = false
        turned = false
        fraction = 0
        course = .pace(pace)
    }

    /// An inactive animator with the same pace and the same blocks, those of an active one excepted.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        // Main-actor objects are copied where they live.
        nonisolated(unsafe) var copied: Any = self
        MainActor.assumeIsolated { copied = makeCopy() }
        return copied
    }

    private func makeCopy() -> UIViewPropertyAnimator {
        let copy = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.blocks = blocks
        copy.completions = completions
        copy.scrubsLinearly = scrubsLinearly
        copy.isInterruptible = isInterruptible
        copy.pausesOnCompletion = pausesOnCompletion
        copy.isUserInteractionEnabled = isUserInteractionEnabled
        copy.isManualHitTestingEnabled = isManualHitTestingEnabled
        return copy
    }
}
