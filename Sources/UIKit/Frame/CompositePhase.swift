import AppSession

/// Composite: the layer tree becomes pixels, where it changed.
@MainActor final class CompositePhase {
    private let compositor: LayerCompositor

    init(root: CALayer) {
        compositor = LayerCompositor(root: root)
    }

    /// The next picture is drawn whole.
    func forget() {
        compositor.invalidate()
    }

    /// Returns what changed, in pixels.
    func draw(into buffer: FrameBuffer, scale: Double = SessionEnvironment.window.scale) -> [Rect] {
        compositor.draw(
            into: buffer.pixels, width: buffer.width, height: buffer.height, bytesPerRow: buffer.stride,
            scale: scale
        ).map { Rect(x: Double($0.x0), y: Double($0.y0), width: Double($0.width), height: Double($0.height)) }
    }
}
