/// The animation block that runs now, and the animations it gives to changed properties.
@MainActor final class ViewAnimation {
    // Changed while the block is open by the setters that go with `UIView.beginAnimations`.
    var duration: TimeInterval
    var delay: TimeInterval
    var timing: Timing
    var options: UIView.AnimationOptions
    /// How often it runs; 0 is once.
    var repeatCount: Float = 0
    private(set) var completionsLeft = 0
    var completion: ((Bool) -> Void)?
    private var isClosed = false

    enum Timing {
        case curve(CAMediaTimingFunction)
        /// A spring of mass 1.
        case spring(stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat)
        /// As a property animator moves it.
        case driven(AnimationProgress)
    }

    init(
        duration: TimeInterval, delay: TimeInterval, timing: Timing, options: UIView.AnimationOptions,
        completion: ((Bool) -> Void)? = nil
    ) {
        self.duration = duration
        self.delay = delay
        self.timing = timing
        self.options = options
        self.completion = completion
    }

    /// The state that animation blocks refer to while they run.
    final class State {
        var areEnabled = true
        var stack: [ViewAnimation?] = []
        var recording: AnimationRecording?
        var keyframes: KeyframeRecorder?
        /// The layers that property animators move.
        var moved: [ObjectIdentifier: AnimatorHitTest.Entry] = [:]
        /// Begun by `UIView.beginAnimations` and not committed, the innermost last.
        var begun: [BegunAnimation] = []
    }
    private static var state: State { AppContext.current.animation }
    static var current: ViewAnimation? { state.stack.last ?? nil }

    /// How long a block lasts that asks for `duration`: as long as the one around it, unless it says otherwise.
    static func inherited(_ duration: TimeInterval, _ options: UIView.AnimationOptions) -> TimeInterval {
        guard !options.contains(.overrideInheritedDuration), let outer = current else { return duration }
        return outer.duration
    }

    /// The pace of a block with `options`: that of the one around it, unless it says otherwise.
    static func inheritedCurve(_ options: UIView.AnimationOptions) -> Timing {
        if !options.contains(.overrideInheritedCurve), case .curve(let outer)? = current?.timing { return .curve(outer) }
        return .curve(options.timingFunction)
    }

    /// Runs `body` with the animation in force; nil switches animation off.
    static func perform(_ animation: ViewAnimation?, _ body: () -> Void) {
        let state: State = Self.state
        state.stack.append(animation)
        body()
        animation?.layOutWaiting()
        state.stack.removeLast()
    }

    /// Puts the animation in force until `leave()`.
    func enter() { Self.state.stack.append(self) }

    func leave() {
        layOutWaiting()
        let state: State = Self.state
        if let index = state.stack.lastIndex(where: { $0 === self }) { state.stack.remove(at: index) }
    }

    private func layOutWaiting() {
        let waiting: [UIView] = waitingForLayout
        waitingForLayout = []
        for view in waiting { view.layoutIfNeeded() }
    }

    /// Views whose layout at the end of the block is part of the animation.
    private var waitingForLayout: [UIView] = []

    /// The recorder of the changes in `addKeyframe`; nil in animations of other kinds.
    var keyframes: KeyframeRecorder?

    func layOutBeforeEnding(_ view: UIView) {
        if !waitingForLayout.contains(where: { $0 === view }) { waitingForLayout.append(view) }
    }

    /// Shows a hidden layer until the animation ends.
    func keepShown(_ layer: CALayer) {
        let animation: CAAnimation = makeAnimation(for: layer, key: "hidden")
        (animation as? CABasicAnimation)?.fromValue = 0
        (animation as? CABasicAnimation)?.toValue = 0
        layer.add(animation, forKey: "hidden")
    }

    static func action(for layer: CALayer, key: String) -> (any CAAction)? {
        guard let animation = current, UIView.areAnimationsEnabled, animatableKeys.contains(key), animation.duration > 0 || animation.delay > 0 else {
            return NSNull()
        }
        if let frames = animation.keyframes {
            frames.record(layer, key)
            return NSNull()
        }
        return animation.makeAnimation(for: layer, key: key)
    }

    private static let animatableKeys: Set<String> = [
        "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth", "borderColor",
        "shadowOpacity", "shadowRadius", "shadowOffset", "shadowColor", "shadowPath", "anchorPoint", "zPosition", "contents",
        "contentsRect", "sublayerTransform",
    ]

    private func makeAnimation(for layer: CALayer, key: String) -> CAAnimation {
        if case .driven(let progress) = timing { return Self.makeDrivenAnimation(for: layer, key: key, progress) }
        let animation: CABasicAnimation
        switch timing {
        case .curve(let function):
            animation = CABasicAnimation(keyPath: key)
            animation.timingFunction = function
        case .spring(let stiffness, let damping, let velocity):
            let spring = CASpringAnimation(keyPath: key)
            spring.stiffness = stiffness
            spring.damping = damping
            spring.initialVelocity = velocity
            animation = spring
        case .driven: preconditionFailure("Driven animations are made apart.")
        }
        let shown: CALayer? = options.contains(.beginFromCurrentState) ? layer.presentation() : nil
        animation.fromValue = (shown ?? layer).value(forKeyPath: key)
        AnimationRecording.record(layer, key, from: animation.fromValue)
        prepare(animation, on: layer)
        return animation
    }

    /// Gives an animation what all of this block have in common, and waits for its end.
    func prepare(_ animation: CAAnimation, on layer: CALayer) {
        animation.duration = duration
        animation.fillMode = .backwards
        if delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
        animation.repeatCount = options.contains(.repeat) ? .infinity : repeatCount
        animation.autoreverses = options.contains(.autoreverse)
        let observer = Completion(self)
        animation.delegate = observer
        waitForOne()
    }

    /// Something more is to end before completion comes.
    func waitForOne() { completionsLeft += 1 }

    func oneEnded(finished: Bool) {
        completionsLeft -= 1
        finishIfDone(finished)
    }

    /// From what is seen now: an animator takes over where another animation has come to.
    private static func makeDrivenAnimation(for layer: CALayer, key: String, _ progress: AnimationProgress) -> CAAnimation {
        let animation = DrivenAnimation(keyPath: key, progress: progress)
        let shown: CALayer? = layer.animation(forKey: key) == nil ? nil : layer.presentation()
        animation.fromValue = (shown ?? layer).value(forKeyPath: key)
        AnimationRecording.record(layer, key, from: animation.fromValue)
        return animation
    }

    /// The block has run: with nothing to wait for, completion comes at once.
    func close() {
        isClosed = true
        finishIfDone(true)
    }

    private func finishIfDone(_ finished: Bool) {
        guard isClosed, completionsLeft == 0, let completion else { return }
        self.completion = nil
        completion(finished)
    }

    @MainActor private final class Completion: NSObject, @preconcurrency CAAnimationDelegate {
        let animation: ViewAnimation
        init(_ animation: ViewAnimation) { self.animation = animation }

        func animationDidStop(_ stopped: CAAnimation, finished: Bool) {
            animation.oneEnded(finished: finished)
        }
    }
}
