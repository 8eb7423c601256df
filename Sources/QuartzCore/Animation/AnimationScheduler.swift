import ObjectRuntime

/// Knows the layers with running animations, and ends what has run its course.
package enum AnimationScheduler {
    struct Entry {
        weak var layer: CALayer?
    }

    private static var context: LayerContext { .current }

    /// Whether the next frame will look different without anything being changed.
    package static var isActive: Bool { context.animating.contains { $0.layer != nil } || DisplayLinks.isActive }

    static func add(_ layer: CALayer) {
        guard !context.animating.contains(where: { $0.layer === layer }) else { return }
        context.animating.append(Entry(layer: layer))
    }

    /// Calls display links, then starts and ends animations up to the session's present time; one call a frame, before layout. Delegates and
    /// completion blocks run from here, in the order the layers began to animate.
    package static func tick() {
        DisplayLinks.fire(at: MediaClock.current.now)
        guard !context.animating.isEmpty else { return }
        LayerChanges.record()
        let animating = context.animating.compactMap(\.layer)
        context.animating = []
        let now = MediaClock.current.now
        let goesOn = animating.map { layer in
            // As on a device, what has left the screen stops.
            if layer.isCommitted && !layer.isOnScreen { layer.animations.detach { _ in true } }
            return layer.animations.update(at: now)
        }
        // What delegates added meanwhile stands behind those that were there before.
        let added = context.animating
        context.animating = zip(animating, goesOn).filter(\.1).map { Entry(layer: $0.0) }
        for layer in added.compactMap(\.layer) { add(layer) }
    }
}
