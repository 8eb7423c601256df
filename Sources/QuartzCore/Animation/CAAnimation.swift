import ObjectRuntime

/// The base of all animations: timing, pace, a delegate. Layers keep a copy of what is added to them.
open class CAAnimation: NSObject, NSCopying, NSSecureCoding, CAAction, CAMediaTiming {
    final var timing = MediaTiming()
    final var custom: [String: Any] = [:]

    public override init() {
        super.init()
    }

    /// An animation as an archive has it, without a delegate.
    public required init?(coder: NSCoder) {
        super.init()
        if let values = ArchivedValues(from: coder) { restore(from: values) }
    }

    open class var supportsSecureCoding: Bool { true }
    /// Archives the values that are not as in a new animation, and those set under keys of the app's. The delegate is not archived. Call super.
    open func encode(with coder: NSCoder) {
        var values = ArchivedValues()
        store(in: &values)
        values.encode(to: coder) { shouldArchiveValue(forKey: $0) }
    }
    /// Whether an archive has the value of a key. True.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// Puts what an archive keeps into `values`. Subclasses of the framework add theirs.
    func store(in values: inout ArchivedValues) {
        values["beginTime"] = beginTime
        values["duration"] = duration
        values["speed"] = speed
        values["timeOffset"] = timeOffset
        values["repeatCount"] = repeatCount
        values["repeatDuration"] = repeatDuration
        values["autoreverses"] = autoreverses
        values["fillMode"] = fillMode
        values["removedOnCompletion"] = isRemovedOnCompletion
        values["timingFunction"] = timingFunction
        for (key, value) in custom where values[key] == nil { values["custom." + key] = value }
    }

    func restore(from values: ArchivedValues) {
        beginTime = values.number("beginTime") ?? beginTime
        duration = values.number("duration") ?? duration
        speed = values.number("speed").map { Float($0) } ?? speed
        timeOffset = values.number("timeOffset") ?? timeOffset
        repeatCount = values.number("repeatCount").map { Float($0) } ?? repeatCount
        repeatDuration = values.number("repeatDuration") ?? repeatDuration
        autoreverses = values.number("autoreverses") == 1
        fillMode = values["fillMode"] as? CAMediaTimingFillMode ?? fillMode
        isRemovedOnCompletion = values.number("removedOnCompletion") != 0
        timingFunction = values["timingFunction"] as? CAMediaTimingFunction
        for key in values.keys where key.hasPrefix("custom.") { custom[String(key.dropFirst(7))] = values[key] }
    }

    /// The pace of each run. Default nil: steady.
    open var timingFunction: CAMediaTimingFunction?
    /// Told when the animation starts and stops. Held strongly.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer lets go of the animation when it has ended. Default true.
    open var isRemovedOnCompletion = true

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// The value that a key has in a new animation; nil for one that has none.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "beginTime", "duration", "timeOffset", "repeatDuration": 0.0
        case "speed": Float(1)
        case "repeatCount": Float(0)
        case "autoreverses": false
        case "fillMode": CAMediaTimingFillMode.removed
        case "removedOnCompletion": true
        default: nil
        }
    }

    /// How often the animation is to be drawn. Kept: every frame of the display is drawn. Default: as the system likes.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Adds the animation to the layer `anObject` under the key `event`.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// The value set under `key`: any value an app wants to find again, for example in its delegate.
    open func value(forKey key: String) -> Any? { custom[key] }

    open func setValue(_ value: Any?, forKey key: String) { custom[key] = value }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = makeEmptyCopy()
        copyValues(to: copy)
        return copy
    }

    /// A new animation of the framework's class. Subclasses of the framework override it.
    func makeEmptyCopy() -> CAAnimation { CAAnimation() }

    func copyValues(to copy: CAAnimation) {
        copy.timing = timing
        copy.custom = custom
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.preferredFrameRateRange = preferredFrameRateRange
    }

    /// Gives `layer`, a presentation layer, the values it has at `position` of the animation.
    func apply(to layer: CALayer, at position: MediaTiming.Position) {}

    /// The key path it animates; nil when there is no single one.
    var animatedKeyPath: String? { nil }

    /// Parts of a run gone by, at the animation's pace.
    final func progress(at position: MediaTiming.Position) -> Double {
        guard timing.duration > 0 else { return 1 }
        let fraction = min(max(position.time / timing.duration, 0), 1)
        return timingFunction?.progress(at: fraction) ?? fraction
    }

    /// Gives an animation that says nothing about its duration the transaction's.
    func resolveDuration() {
        if timing.duration == 0 { timing.duration = CATransaction.animationDuration() }
    }
}

public protocol CAAnimationDelegate: NSObjectProtocol {
    func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: whether the animation reached its end; false when it was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {
        try? ObjCRuntime.invokeOptional("animationDidStart:", on: self, [anim])
    }
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        try? ObjCRuntime.invokeOptional("animationDidStop:finished:", on: self, [anim, flag])
    }
}
