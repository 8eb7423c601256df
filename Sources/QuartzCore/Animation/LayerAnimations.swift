import ObjectRuntime

/// An animation on a layer, and who waits for it.
struct AttachedAnimation {
    var key: String?
    var animation: CAAnimation
    var completion: TransactionCompletion
    var hasStarted = false
    var hasEnded = false
}

/// The animations of a layer: added, ended, told of.
struct LayerAnimations {
    let layer: CALayer

    func attach(_ original: CAAnimation, key: String?) {
        guard let animation = original.copy() as? CAAnimation else { return }
        animation.resolveDuration()
        let key = animation is CATransition ? kCATransition : key
        (animation as? CATransition)?.captureStart(of: layer)
        if let key { detach { $0.key == key } }
        if animation.beginTime == 0 { animation.beginTime = layer.localTime(fromRoot: MediaClock.current.now) }
        let completion = CATransaction.current.completion
        completion.retain()
        layer.attachedAnimations.append(AttachedAnimation(key: key, animation: animation, completion: completion))
        AnimationScheduler.add(layer)
        LayerChanges.record()
    }

    func detach(where isChosen: (AttachedAnimation) -> Bool) {
        let removed = layer.attachedAnimations.filter(isChosen)
        guard !removed.isEmpty else { return }
        layer.attachedAnimations.removeAll(where: isChosen)
        LayerChanges.record()
        for attached in removed where !attached.hasEnded {
            attached.animation.delegate?.animationDidStop(attached.animation, finished: false)
            attached.completion.release()
        }
    }

    /// Whether animations change the layer between frames, without anybody moving them.
    var isAnimating: Bool {
        layer.attachedAnimations.contains { !$0.hasEnded && !($0.animation is DrivenAnimation) } || (layer.isOnScreen && layer.movesByItself)
    }

    /// Tells delegates what started and ended by `time`; returns whether anything is still to come.
    func update(at time: CFTimeInterval) -> Bool {
        let local = layer.localTime(fromRoot: time)
        var ended: [AttachedAnimation] = []
        var started: [CAAnimation] = []
        for index in layer.attachedAnimations.indices where !layer.attachedAnimations[index].hasEnded {
            let phase = layer.attachedAnimations[index].animation.timing.phase(at: local)
            if case .before = phase { continue }
            if !layer.attachedAnimations[index].hasStarted {
                layer.attachedAnimations[index].hasStarted = true
                started.append(layer.attachedAnimations[index].animation)
            }
            if case .after = phase {
                layer.attachedAnimations[index].hasEnded = true
                ended.append(layer.attachedAnimations[index])
            }
        }
        // What a class draws of the properties that move it draws anew in each frame of theirs, and once more when the last has ended.
        if drawsAnimatedValues(ended) || drawsAnimatedValues(layer.attachedAnimations) { layer.setNeedsDisplay() }
        layer.attachedAnimations.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
        for animation in started { animation.delegate?.animationDidStart(animation) }
        for attached in ended {
            attached.animation.delegate?.animationDidStop(attached.animation, finished: true)
            attached.completion.release()
        }
        return isAnimating
    }

    /// Whether one of the animations, running or just ended, moves a property that the class draws (`needsDisplay(forKey:)`).
    private func drawsAnimatedValues(_ animations: [AttachedAnimation]) -> Bool {
        animations.contains { attached in
            attached.hasStarted && attached.animation.animatedKeys.contains { type(of: layer).needsDisplay(forKey: $0) }
        }
    }

    /// The layer that `draw(in:)` is sent to: the layer itself, or its presentation while a property that it draws is animated.
    var drawnLayer: CALayer {
        guard layer.modelLayer == nil, drawsAnimatedValues(layer.attachedAnimations.filter { !$0.hasEnded }) else { return layer }
        return layer.presentation() ?? layer
    }

    /// The transition that shows at a time of the session's clock.
    func runningTransition(at time: CFTimeInterval) -> RunningTransition? {
        guard !layer.attachedAnimations.isEmpty else { return nil }
        for attached in layer.attachedAnimations {
            guard let transition = attached.animation as? CATransition else { continue }
            switch transition.timing.phase(at: layer.localTime(fromRoot: time)) {
            case .running(let position), .before(let position?), .after(let position?):
                return RunningTransition(transition: transition, position: position)
            case .before(nil), .after(nil): continue
            }
        }
        return nil
    }
}

extension CAAnimation {
    /// The properties, by key, that it moves.
    fileprivate var animatedKeys: [String] {
        if let group = self as? CAAnimationGroup { return (group.animations ?? []).flatMap(\.animatedKeys) }
        let path = (self as? CAPropertyAnimation)?.keyPath ?? ""
        return path.split(separator: ".").prefix(1).map(String.init)
    }
}
