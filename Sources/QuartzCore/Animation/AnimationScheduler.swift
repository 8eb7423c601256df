import Foundation

/// Knows the layers with running animations, and ends what has run its course.
package enum AnimationScheduler {
    private nonisolated(unsafe) static var layers: [CALayer] = []

    /// Whether the next frame will look different without anything being changed.
    package static var isActive: Bool { !layers.isEmpty || DisplayLinks.isActive }

    static func add(_ layer: CALayer) {
        guard !layers.contains(where: { $0 === layer }) else { return }
        layers.append(layer)
    }

    /// Starts and ends animations up to the session's present time and fires display links; one call a frame, before
    /// layout. Delegates and completion blocks run from here, in the order the layers began to animate.
    package static func tick() {
        let now = MediaClock.current.now
        DisplayLinks.fire(at: now)
        guard !layers.isEmpty else { return }
        LayerChanges.note()
        let animating = layers
        layers = []
        let goesOn = animating.map { layer in layer.updateAnimations(at: now) }
        // What delegates added meanwhile stands behind those that were there before.
        let added = layers
        layers = zip(animating, goesOn).filter(\.1).map(\.0)
        for layer in added { add(layer) }
    }
}
