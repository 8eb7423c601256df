import CoreGraphics

/// Blurs what is already on a canvas, and colours it.
enum BackdropBlur {
    /// Pixels to a side that become one before blurring: a wide blur loses nothing by it.
    static func shrinking(_ deviation: Double) -> Int {
        deviation >= 24 ? 8 : deviation >= 10 ? 4 : deviation >= 4 ? 2 : 1
    }

    /// - Parameter bounds: the whole area of the backdrop; the result does not depend on `rects`.
    static func draw(_ backdrop: BackdropDrawing, bounds: PixelRect, on canvas: PixelCanvas, _ rects: [PixelRect]) {
        let factor = shrinking(backdrop.deviation)
        var source = backdrop.source(for: bounds).intersection(canvas.bounds)
        source.x1 -= source.width % factor
        source.y1 -= source.height % factor
        guard !source.isEmpty else { return }
        let sharp = Bitmap(
            of: canvas.bitmap, x: source.x0 - canvas.bounds.x0, y: source.y0 - canvas.bounds.y0, width: source.width,
            height: source.height)
        guard var small = factor == 1 ? canvas.copy(source)?.bitmap : sharp else { return }
        var shrunk = 1
        while shrunk < factor {
            let next = ImageScaling.resample(
                small, width: max(small.width / 2, 1), height: max(small.height / 2, 1), isSmooth: true)
            guard let next else { return }
            small = next
            shrunk *= 2
        }
        GaussianBlur.blur(small, deviation: backdrop.deviation / Double(factor), clampsEdges: true)
        saturate(small, backdrop.saturation)
        let whole = PixelRect(x: 0, y: 0, width: small.width, height: small.height)
        PixelCanvas(bitmap: small, isOpaque: canvas.isOpaque).fill([whole], backdrop.tint)
        let share = 1 / CGFloat(factor)
        let map = Homography(
            a: share, b: 0, c: 0, d: share, tx: -CGFloat(source.x0) * share, ty: -CGFloat(source.y0) * share)
        for piece in backdrop.shape.pieces {
            let parts = ItemRasterizer.cut(rects, to: piece.rect)
            if parts.isEmpty { continue }
            // Through a mask the blurred ground is laid over the sharp one; elsewhere it takes its place.
            canvas.composite(
                .mapped(small, deviceToSource: map, isSmooth: true, extend: .edge), mask: piece.mask,
                operator: piece.mask == nil ? .replace : .over, rects: parts)
        }
    }

    /// Moves every colour away from its own gray, or toward it.
    private static func saturate(_ bitmap: Bitmap, _ saturation: Double) {
        guard saturation != 1 else { return }
        let amount = Int32((saturation * 256).rounded())
        for y in 0..<bitmap.height {
            let line = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for x in 0..<bitmap.width {
                let pixel = line[x]
                let alpha = Int32(pixel >> 24)
                let r = Int32(pixel >> 16 & 255), g = Int32(pixel >> 8 & 255), b = Int32(pixel & 255)
                let gray = (r * 54 + g * 183 + b * 19) >> 8
                func moved(_ value: Int32) -> UInt32 { UInt32(min(max(gray + ((value - gray) * amount) / 256, 0), alpha)) }
                line[x] = pixel & 0xFF00_0000 | moved(r) << 16 | moved(g) << 8 | moved(b)
            }
        }
        bitmap.markChanged()
    }
}
