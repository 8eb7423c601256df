import ObjectRuntime

/// An animation on a layer, and who waits for it.
struct AttachedAnimation {
    var key: String?
    var animation: CAAnimation
    var completion: TransactionCompletion
    var hasStarted = false
    var hasEnded = false
}

extension CALayer {
    final func attach(_ original: CAAnimation, key: String?) {
        guard let animation = original.copy() as? CAAnimation else { return }
        animation.resolveDuration()
        let key = animation is CATransition ? kCATransition : key
        (animation as? CATransition)?.captureStart(of: self)
        if let key { detachAnimations { $0.key == key } }
        if animation.beginTime == 0 { animation.beginTime = localTime(fromRoot: MediaClock.current.now) }
        let completion = CATransaction.current.completion
        completion.retain()
        attachedAnimations.append(AttachedAnimation(key: key, animation: animation, completion: completion))
        AnimationScheduler.add(self)
        LayerChanges.note()
    }

    final func detachAnimations(_ isChosen: (AttachedAnimation) -> Bool) {
        let removed = attachedAnimations.filter(isChosen)
        guard !removed.isEmpty else { return }
        attachedAnimations.removeAll(where: isChosen)
        LayerChanges.note()
        for attached in removed where !attached.hasEnded {
            attached.animation.delegate?.animationDidStop(attached.animation, finished: false)
            attached.completion.release()
        }
    }

    /// The layer's own time at `time` of the session's clock.
    final func localTime(fromRoot time: CFTimeInterval) -> CFTimeInterval {
        let above = (parent ?? maskOwner)?.localTime(fromRoot: time) ?? time
        return state.timing.localTime(above)
    }

    /// The session's time at `time` of the layer's own; the present where the layer's time stands still.
    final func rootTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
        guard let above = state.timing.parentTime(time) else { return MediaClock.current.now }
        return (parent ?? maskOwner)?.rootTime(fromLocal: above) ?? above
    }

    final var rootTimeNow: CFTimeInterval { MediaClock.current.now }

    /// The layer as it looks at `time` of the session's clock; the same object every time.
    final func presentationLayer(at time: CFTimeInterval) -> CALayer {
        let copy = presentationCopy ?? makePresentationCopy()
        presentationCopy = copy
        copy.copyValues(from: self)
        guard !attachedAnimations.isEmpty else { return copy }
        let local = localTime(fromRoot: time)
        for attached in attachedAnimations {
            switch attached.animation.timing.phase(at: local) {
            case .running(let position), .before(let position?), .after(let position?):
                attached.animation.apply(to: copy, at: position)
            case .before(nil), .after(nil): break
            }
        }
        return copy
    }

    private final func makePresentationCopy() -> CALayer {
        // A class of the app's own is made by its init(layer:), which the class registry knows when there is one.
        let own = ObjCRuntime.instantiate(type(of: self), "initWithLayer:", [self]) as? CALayer
        let copy = own ?? Self.make()
        copy.modelLayer = self
        return copy
    }

    /// Whether the layer belongs to a tree that a compositor shows.
    final var isOnScreen: Bool {
        var root = self
        while let above = root.parent ?? root.maskOwner { root = above }
        return root.isHosted
    }

    /// Whether animations change the layer between frames, without anybody moving them.
    final var isAnimating: Bool {
        attachedAnimations.contains { !$0.hasEnded && !($0.animation is DrivenAnimation) } || (isOnScreen && movesByItself)
    }

    /// Tells delegates what started and ended by `time`; returns whether anything is still to come.
    final func updateAnimations(at time: CFTimeInterval) -> Bool {
        let local = localTime(fromRoot: time)
        var ended: [AttachedAnimation] = []
        var started: [CAAnimation] = []
        for index in attachedAnimations.indices where !attachedAnimations[index].hasEnded {
            let phase = attachedAnimations[index].animation.timing.phase(at: local)
            if case .before = phase { continue }
            if !attachedAnimations[index].hasStarted {
                attachedAnimations[index].hasStarted = true
                started.append(attachedAnimations[index].animation)
            }
            if case .after = phase {
                attachedAnimations[index].hasEnded = true
                ended.append(attachedAnimations[index])
            }
        }
        // What a class draws of the properties that move it draws anew in each frame of theirs, and once more when the last has ended.
        if drawsAnimatedValues(ended) || drawsAnimatedValues(attachedAnimations) { setNeedsDisplay() }
        attachedAnimations.removeAll { $0.hasEnded && $0.animation.isRemovedOnCompletion }
        for animation in started { animation.delegate?.animationDidStart(animation) }
        for attached in ended {
            attached.animation.delegate?.animationDidStop(attached.animation, finished: true)
            attached.completion.release()
        }
        return isAnimating
    }

    /// Whether one of the animations, running or just ended, moves a property that the class draws (`needsDisplay(forKey:)`).
    private final func drawsAnimatedValues(_ animations: [AttachedAnimation]) -> Bool {
        animations.contains { attached in
            attached.hasStarted && attached.animation.animatedKeys.contains { Self.needsDisplay(forKey: $0) }
        }
    }

    /// What `draw(in:)` is sent to: the layer, or its presentation while a property that it draws is animated.
    final var drawnLayer: CALayer {
        guard modelLayer == nil, drawsAnimatedValues(attachedAnimations.filter { !$0.hasEnded }) else { return self }
        return presentation() ?? self
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
