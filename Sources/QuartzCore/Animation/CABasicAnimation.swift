import ObjectRuntime

/// From one value to another.
///
/// A missing end is the value the layer has without the animation; `byValue` gives one end relative to the other.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func store(in values: inout ArchivedValues) {
        super.store(in: &values)
        values["fromValue"] = fromValue
        values["toValue"] = toValue
        values["byValue"] = byValue
    }

    override func restore(from values: ArchivedValues) {
        super.restore(from: values)
        fromValue = values["fromValue"]
        toValue = values["toValue"]
        byValue = values["byValue"]
    }

    override func makeEmptyCopy() -> CAAnimation { CABasicAnimation() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        copy.fromValue = fromValue
        copy.toValue = toValue
        copy.byValue = byValue
    }

    /// The two ends, as the values given define them.
    final func ends(current: AnimationValue?) -> (from: AnimationValue, to: AnimationValue)? {
        let from = fromValue.map(AnimationValue.init), to = toValue.map(AnimationValue.init)
        let by = byValue.map(AnimationValue.init)
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
        case (let from?, nil, nil): return current.map { (from, $0) }
        case (nil, let to?, nil): return current.map { ($0, to) } ?? (to, to)
        case (nil, nil, let by?): return current.map { ($0, $0.adding(by)) }
        case (nil, nil, nil): return nil
        }
    }

    /// How far it has come from the first end to the second; springs go beyond 1.
    func fraction(at position: MediaTiming.Position) -> Double { progress(at: position) }

    override func value(at position: MediaTiming.Position, current: AnimationValue?) -> AnimationValue? {
        guard let (from, to) = ends(current: current) else { return nil }
        return from.interpolated(to: to, fraction(at: position))
    }

    override func cumulativeStep(current: AnimationValue?) -> AnimationValue? { ends(current: current)?.to }
}
