/// Lets a finger drive an animator: the transition stands still and is moved to where `update(_:)` says.
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// Seconds of the whole transition, as its animator says.
    open private(set) var duration: CGFloat = 0
    /// 0 to 1: what `update(_:)` said last.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast the rest runs once the finger lets go; 1 is the animation's own speed.
    open var completionSpeed: CGFloat = 1
    /// How the rest runs. Default ease in and out.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// How the rest runs of a transition with an interruptible animator; nil, the default, for `completionCurve`.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins under a finger. Default true.
    open var wantsInteractiveStart = true

    private weak var context: TransitionContext?
    /// The animator's own, where it has one: it is moved, rather than the layers' time.
    private var interruptible: (any UIViewImplicitlyAnimating)?
    private var recording: AnimationRecording?
    private var startTime: CFTimeInterval = 0

    /// The animator the transition was asked for with; set by whoever runs the transition.
    var animator: (any UIViewControllerAnimatedTransitioning)?

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, let animator else { return }
        self.context = context
        duration = CGFloat(animator.transitionDuration(using: context))
        percentComplete = 0
        if let own = try? animator.interruptibleAnimator(using: context) {
            interruptible = own
            context.coordinator.isInterruptible = true
            own.addAnimations { context.coordinator.runAlongside() }
            if wantsInteractiveStart { own.pauseAnimation() } else { own.startAnimation() }
            return
        }
        let recording = AnimationRecording()
        recording.record {
            animator.animateTransition(using: context)
            UIView.animate(withDuration: TimeInterval(duration)) { context.coordinator.runAlongside() }
        }
        self.recording = recording
        guard wantsInteractiveStart else { return }
        let layer: CALayer = context.containerView.layer
        startTime = layer.convertTime(CACurrentMediaTime(), from: nil)
        layer.speed = 0
        layer.timeOffset = startTime
    }

    /// Moves the transition to `percentComplete` of its duration.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        show(self.percentComplete)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    private func show(_ part: CGFloat) {
        if let interruptible {
            interruptible.fractionComplete = part
            return
        }
        // The end itself is left to `finish()`: reached here, the animations would be over.
        context?.containerView.layer.timeOffset = startTime + CFTimeInterval(min(part, 0.999) * duration)
    }

    /// Holds an interruptible transition that runs by itself where it is.
    open func pause() {
        interruptible?.pauseAnimation()
        context?.pauseInteractiveTransition()
    }

    /// Lets the interruptible animator run on, or back.
    private func run(_ own: any UIViewImplicitlyAnimating, backwards: Bool) {
        interruptible = nil
        animator = nil
        if backwards { own.isReversed = true }
        let rest: CGFloat = backwards ? percentComplete : 1 - percentComplete
        let curve: any UITimingCurveProvider = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
        own.continueAnimation(withTimingParameters: curve, durationFactor: rest / max(completionSpeed, 0.01))
    }

    /// Tells the transition's observers how its rest will run.
    private func announceRest() {
        context?.coordinator.completionVelocity = completionSpeed
        context?.coordinator.completionCurve = completionCurve
    }

    /// Lets the transition run on to its end.
    open func finish() {
        guard let context else { return }
        announceRest()
        context.finishInteractiveTransition()
        if let interruptible { return run(interruptible, backwards: false) }
        let from: CGFloat = percentComplete
        run(from: from, to: 1) { [weak self] in self?.resume() }
    }

    private func resume() {
        guard let layer = context?.containerView.layer else { return }
        let stopped: CFTimeInterval = layer.timeOffset
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stopped
        // The rest is a thousandth of the whole; after it the layer's clock is the others' again.
        DeferredWork.shared.schedule(after: TimeInterval(duration) * 0.002 + Frame.interval) { layer.beginTime = 0 }
        settle()
    }

    /// Lets the transition run back to its beginning.
    open func cancel() {
        guard let context else { return }
        announceRest()
        context.cancelInteractiveTransition()
        if let interruptible { return run(interruptible, backwards: true) }
        run(from: percentComplete, to: 0) { [weak self] in self?.undo() }
    }

    /// Puts everything that was animated back to where it began and ends the animations.
    private func undo() {
        guard let layer = context?.containerView.layer else { return }
        layer.speed = 1
        layer.timeOffset = 0
        recording?.restore()
        settle()
    }

    private func settle() {
        recording = nil
        animator = nil
    }

    /// Moves along `completionCurve`, a step a frame.
    private func run(from start: CGFloat, to end: CGFloat, then finish: @escaping () -> Void) {
        let length: CGFloat = abs(end - start) * duration / max(completionSpeed, 0.01)
        let begin: CFTimeInterval = CACurrentMediaTime()
        let timing: CAMediaTimingFunction = completionCurve.timingFunction
        func step() {
            let elapsed = CGFloat(CACurrentMediaTime() - begin)
            guard length > 0, elapsed < length else { return finish() }
            let part: CGFloat = CGFloat(timing.progress(at: Double(elapsed / length)))
            show(start + (end - start) * part)
            DeferredWork.shared.schedule(after: 0) { step() }
        }
        step()
    }
}
