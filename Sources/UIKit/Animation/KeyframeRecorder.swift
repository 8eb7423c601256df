/// Gathers what the frames of a keyframe animation change, and makes one animation a property of it.
@MainActor final class KeyframeRecorder {
    private struct Step {
        var start: Double
        var end: Double
        var from: Any?
        var to: Any?
    }

    private struct Property {
        let layer: CALayer
        let key: String
        var steps: [Step] = []
        /// Whether the frame that is recorded now changed it already.
        var isOpen = false
    }

    private var properties: [Property] = []
    private var span: (start: Double, end: Double) = (0, 1)
    private let mode: CAAnimationCalculationMode

    private(set) static var current: KeyframeRecorder? {
        get { AppContext.current.animation.keyframes }
        set { AppContext.current.animation.keyframes = newValue }
    }

    init(mode: CAAnimationCalculationMode) {
        self.mode = mode
    }

    static func perform(_ recorder: KeyframeRecorder, _ body: () -> Void) {
        let outer: KeyframeRecorder? = current
        current = recorder
        body()
        recorder.close()
        current = outer
    }

    /// Runs the changes of one frame. Times are parts of the whole.
    func frame(start: Double, duration: Double, _ body: () -> Void) {
        close()
        let outer = span
        span = (min(max(start, 0), 1), min(max(start + duration, 0), 1))
        body()
        close()
        span = outer
    }

    /// A property is about to get its new value.
    func record(_ layer: CALayer, _ key: String) {
        let index: Int = properties.firstIndex { $0.layer === layer && $0.key == key } ?? properties.count
        if index == properties.count { properties.append(Property(layer: layer, key: key)) }
        guard !properties[index].isOpen else { return }
        properties[index].isOpen = true
        properties[index].steps.append(Step(start: span.start, end: span.end, from: layer.value(forKeyPath: key)))
    }

    /// Ends the steps that the frame began: the properties it changed have their new values.
    private func close() {
        for index in properties.indices where properties[index].isOpen {
            properties[index].isOpen = false
            let last: Int = properties[index].steps.count - 1
            properties[index].steps[last].to = properties[index].layer.value(forKeyPath: properties[index].key)
        }
    }

    /// Adds the animations to the layers.
    func attach(_ block: ViewAnimation) {
        for property in properties {
            let animation: CAKeyframeAnimation = makeAnimation(property)
            block.prepare(animation, on: property.layer)
            property.layer.add(animation, forKey: property.key)
        }
        properties = []
    }

    private func makeAnimation(_ property: Property) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: property.key)
        let steps: [Step] = property.steps.sorted { $0.start < $1.start }
        var values: [Any] = []
        var times: [Double] = []
        func add(_ value: Any?, at time: Double) {
            guard let value else { return }
            values.append(value)
            times.append(max(time, times.last ?? 0))
        }
        add(steps.first?.from, at: 0)
        for step in steps {
            // Where nothing happens between two frames, the value stays.
            if step.start > times.last ?? 0 { add(step.from, at: step.start) }
            add(step.to, at: step.end)
        }
        if let end = times.last, end < 1 { add(steps.last?.to, at: 1) }
        animation.values = values
        animation.calculationMode = mode
        if mode == .discrete { times.append(1) }
        if mode != .paced && mode != .cubicPaced { animation.keyTimes = times.map { NSNumber(value: $0) } }
        return animation
    }
}
