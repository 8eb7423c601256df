import CoreGraphics
import Foundation

/// Draws a layer tree into pixels, frame after frame, touching only what changed.
///
/// The same tree at the same time gives the same bytes, whatever was drawn before.
package final class LayerCompositor {
    private let root: CALayer
    /// The colour seen where no layer covers the frame. Default opaque black; a colour with transparency keeps the frame transparent.
    package var background: CGColor = .black {
        didSet { if background != oldValue { invalidate() } }
    }

    private struct Frame: Equatable {
        var pixels: UnsafeMutableRawPointer
        var width: Int
        var height: Int
        var bytesPerRow: Int
        var scale: CGFloat
    }

    private var lastFrame: Frame?
    private var lastItems: [DisplayItem] = []
    private var lastChange: UInt64 = .max
    private var lastTime: CFTimeInterval = -1

    /// - Parameter root: its bounds are what the frame shows; its own position and transform do not count.
    package init(root: CALayer) {
        self.root = root
        root.isHosted = true
    }

    deinit { root.isHosted = false }

    /// Whether drawing now would change anything.
    package var needsFrame: Bool {
        lastChange != LayerChanges.count || lastFrame == nil
            || (AnimationScheduler.isActive && lastTime != MediaClock.current.now)
    }

    /// Makes the next frame a whole one, as when the buffer's content was lost.
    package func invalidate() { lastFrame = nil }

    /// Draws content that asks for it and brings the buffer up to date for the clock's present time.
    ///
    /// - Parameters:
    ///   - pixels: premultiplied BGRA; the frame drawn last, when it is the same buffer.
    ///   - scale: pixels a point.
    /// - Returns: the pixels that changed; empty when the frame is as it was.
    @discardableResult
    package func draw(
        into pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, scale: CGFloat
    ) -> [PixelRect] {
        let frame = Frame(pixels: pixels, width: width, height: height, bytesPerRow: bytesPerRow, scale: scale)
        root.displayTree()
        let now = MediaClock.current.now
        guard frame != lastFrame || needsFrame else { return [] }
        let area = PixelRect(x: 0, y: 0, width: width, height: height)
        LayerContext.current.displayScale = scale
        lastChange = LayerChanges.count
        lastTime = now
        let items = DisplayListBuilder.frame(of: root, time: now, scale: scale, size: area)
        let damage = frame == lastFrame ? FrameDamage.between(lastItems, items, in: area) : [area]
        lastFrame = frame
        lastItems = items
        guard !damage.isEmpty, width > 0, height > 0 else { return [] }
        let bitmap = Bitmap(pixels: pixels, width: width, height: height, bytesPerRow: bytesPerRow, format: .premultiplied)
        let ground = PixelColor(background)
        let rasterizer = ItemRasterizer(canvas: PixelCanvas(bitmap: bitmap, isOpaque: ground.isOpaque))
        for rect in damage { rasterizer.draw(items, within: rect, ground: ground) }
        return damage
    }
}
