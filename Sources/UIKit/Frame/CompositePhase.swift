import AppSession

/// Composite: the layer tree becomes pixels.
@MainActor final class CompositePhase {
    private var compositor = Compositor()

    /// The next picture is drawn whole.
    func forget() {
        compositor = Compositor()
    }

    func draw(_ root: CALayer, into buffer: FrameBuffer) -> [Rect] {
        let scale: CGFloat = SessionEnvironment.window.scale
        let damage: [CGRect] = compositor.draw(
            root, into: buffer.pixels, width: buffer.width, height: buffer.height, bytesPerRow: buffer.stride, scale: scale)
        return damage.map { Rect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) }
    }
}
