import ObjectRuntime

extension CALayer {
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

    var animations: LayerAnimations { LayerAnimations(layer: self) }

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
}
