import ObjectRuntime

/// An animation of one property of a layer, named by key path: "opacity", "position.x", "transform.scale".
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    /// Whether the value is added to what the layer has without the animation. Default false.
    open var isAdditive = false
    /// Whether each run starts where the one before ended. Default false.
    open var isCumulative = false
    /// Makes the property's values of those that the animation goes through. Default nil: they are the property's.
    open var valueFunction: CAValueFunction?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func store(in values: inout ArchivedValues) {
        super.store(in: &values)
        values["keyPath"] = keyPath
        values["additive"] = isAdditive
        values["cumulative"] = isCumulative
        values["valueFunction"] = valueFunction?.name
    }

    override func restore(from values: ArchivedValues) {
        super.restore(from: values)
        keyPath = values["keyPath"] as? String
        isAdditive = values.number("additive") == 1
        isCumulative = values.number("cumulative") == 1
        valueFunction = (values["valueFunction"] as? CAValueFunctionName).flatMap { CAValueFunction(name: $0) }
    }

    override func makeEmptyCopy() -> CAAnimation { CAPropertyAnimation() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        copy.keyPath = keyPath
        copy.isAdditive = isAdditive
        copy.isCumulative = isCumulative
        copy.valueFunction = valueFunction
    }

    override var animatedKeyPath: String? { keyPath }

    /// The value at `position`; `current` is what the layer has without the animation. Nil: nothing to animate.
    func value(at position: MediaTiming.Position, current: AnimationValue?) -> AnimationValue? { nil }

    /// The value that every completed run adds when cumulative.
    func cumulativeStep(current: AnimationValue?) -> AnimationValue? { nil }

    override func apply(to layer: CALayer, at position: MediaTiming.Position) {
        guard let keyPath else { return }
        // What the layer has is no value of the function's.
        let current = valueFunction == nil ? layer.animatableValue(forKeyPath: keyPath).map(AnimationValue.init) : nil
        guard var value = value(at: position, current: current) else { return }
        if isCumulative, position.iteration > 0, let step = cumulativeStep(current: current) {
            value = value.adding(step, times: Double(position.iteration))
        }
        if let valueFunction {
            if let transform = valueFunction.transform(of: value.any) { layer.setAnimatableValue(transform, forKeyPath: keyPath) }
            return
        }
        if isAdditive, let current { value = current.adding(value) }
        layer.setAnimatableValue(value.any, forKeyPath: keyPath)
    }
}
