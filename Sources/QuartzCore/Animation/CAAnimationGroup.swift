import ObjectRuntime

/// Several animations in one span of time: they begin and are cut off with the group.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func store(in values: inout ArchivedValues) {
        super.store(in: &values)
        values["animations"] = animations
    }

    override func restore(from values: ArchivedValues) {
        super.restore(from: values)
        animations = values["animations"] as? [CAAnimation]
    }

    override func makeEmptyCopy() -> CAAnimation { CAAnimationGroup() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    }

    override func resolveDuration() {
        super.resolveDuration()
        for animation in animations ?? [] where animation.timing.duration == 0 {
            animation.timing.duration = timing.duration
        }
    }

    override func apply(to layer: CALayer, at position: MediaTiming.Position) {
        let time = progress(at: position) * timing.duration
        for animation in animations ?? [] {
            switch animation.timing.phase(at: time) {
            case .running(let position), .before(let position?), .after(let position?):
                animation.apply(to: layer, at: position)
            case .before(nil), .after(nil): break
            }
        }
    }
}
