/// An animation of Core Animation for things of a scene.
open class SCNAnimation: NSObject, SCNAnimationProtocol, NSCopying, @unchecked Sendable {
    let source: CAAnimation
    open var duration: TimeInterval
    open var keyPath: String?
    open var timingFunction: CAMediaTimingFunction?
    open var repeatCount: CGFloat
    open var autoreverses: Bool
    open var startDelay: TimeInterval = 0
    open var timeOffset: TimeInterval
    open var isRemovedOnCompletion: Bool
    open var blendInDuration: TimeInterval = 0
    open var blendOutDuration: TimeInterval = 0
    open var isAdditive = false
    open var isCumulative = false
    open var isAppliedOnCompletion = false
    open var usesSceneTimeBase = false
    open var fillsForward: Bool
    open var fillsBackward: Bool

    public init(caAnimation: CAAnimation) {
        source = caAnimation.copy() as? CAAnimation ?? caAnimation
        duration = caAnimation.duration > 0 ? caAnimation.duration : 0.25
        keyPath = (caAnimation as? CAPropertyAnimation)?.keyPath
        timingFunction = caAnimation.timingFunction
        repeatCount = CGFloat(caAnimation.repeatCount)
        if caAnimation.repeatDuration > 0, duration > 0 { repeatCount = CGFloat(caAnimation.repeatDuration / duration) }
        autoreverses = caAnimation.autoreverses
        timeOffset = caAnimation.timeOffset
        isRemovedOnCompletion = caAnimation.isRemovedOnCompletion
        fillsForward = caAnimation.fillMode == .forwards || caAnimation.fillMode == .both
        fillsBackward = caAnimation.fillMode == .backwards || caAnimation.fillMode == .both
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SCNAnimation(caAnimation: source)
        (copy.duration, copy.keyPath, copy.timingFunction, copy.repeatCount) = (duration, keyPath, timingFunction, repeatCount)
        (copy.autoreverses, copy.startDelay, copy.isRemovedOnCompletion) = (autoreverses, startDelay, isRemovedOnCompletion)
        return copy
    }

    /// How far it has gone after seconds, 0 to 1; nil before its beginning and, unless it stays, after its end.
    func part(_ seconds: TimeInterval) -> Double? {
        let time: Double = seconds - startDelay + timeOffset
        if time < 0 { return fillsBackward ? 0 : nil }
        guard duration > 0 else { return 1 }
        let span: Double = autoreverses ? duration * 2 : duration
        let whole: Double = span * Double(repeatCount > 0 ? repeatCount : 1)
        if time >= whole { return isRemovedOnCompletion && !fillsForward ? nil : paced(autoreverses ? 0 : 1) }
        let inside: Double = time.truncatingRemainder(dividingBy: span) / duration
        return paced(inside > 1 ? 2 - inside : inside)
    }

    func isOver(_ seconds: TimeInterval) -> Bool {
        seconds - startDelay + timeOffset >= (autoreverses ? duration * 2 : duration) * Double(repeatCount > 0 ? repeatCount : 1)
    }

    private func paced(_ part: Double) -> Double { timingFunction?.progress(at: part) ?? part }
}
