import CoreGraphics
import CoreText
internal import CPixman

/// Premultiplied pixels at a place in device space, and the operations on them.
///
/// Every operation is a pure function of each pixel's own place, so that the result does not depend on how an area is cut
/// into rectangles or shared among threads.
final class PixelCanvas {
    let bitmap: Bitmap
    /// The part of device space the bitmap covers.
    let bounds: PixelRect
    /// Whether every pixel is known to hide what is behind: so in a window, not in the picture of a mask.
    let isOpaque: Bool

    init(bitmap: Bitmap, x: Int = 0, y: Int = 0, isOpaque: Bool) {
        self.bitmap = bitmap
        bounds = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
        self.isOpaque = isOpaque
    }

    /// A transparent canvas covering `bounds`; nil when that is empty or too large.
    convenience init?(covering bounds: PixelRect) {
        guard !bounds.isEmpty, let bitmap = Bitmap(width: bounds.width, height: bounds.height, format: .premultiplied)
        else { return nil }
        self.init(bitmap: bitmap, x: bounds.x0, y: bounds.y0, isOpaque: false)
    }

    /// The source that is painted with: one colour, or pixels.
    enum Source {
        case color(PixelColor)
        /// Pixels placed with their upper left at (x, y) of device space.
        case bitmap(Bitmap, x: Int, y: Int)
        /// Pixels looked up where `matrix` takes each device pixel; beyond their edges as `extend` says.
        case mapped(Bitmap, deviceToSource: Homography, isSmooth: Bool, extend: Extend)
    }

    enum Extend { case edge, nothing }

    enum Operator {
        case over, replace
        /// Beneath what is there.
        case under
        case blend(LayerBlending)

        var raw: pixman_op_t {
            switch self {
            case .over: PIXMAN_OP_OVER
            case .replace: PIXMAN_OP_SRC
            case .under: PIXMAN_OP_OVER_REVERSE
            case .blend(let blending): blending.raw
            }
        }
    }

    /// Coverage placed in device space.
    struct Mask {
        var bitmap: Bitmap
        var x: Int
        var y: Int
        /// The bitmap's column (or row) `at` counts for `count` more after it.
        struct Stretch {
            var at = 0
            var count = 0
        }
        var columns = Stretch()
        var rows = Stretch()

        var width: Int { bitmap.width + columns.count }
        var height: Int { bitmap.height + rows.count }
        var isStretched: Bool { columns.count > 0 || rows.count > 0 }
    }

    /// Sets or blends `color` in `rects`.
    func fill(_ rects: [PixelRect], _ color: PixelColor) {
        guard !color.isClear else { return }
        guard color.isOpaque else { return composite(.color(color), rects: rects) }
        overwrite(rects, color)
    }

    /// Sets pixels to `color`, whatever its alpha.
    func overwrite(_ rects: [PixelRect], _ color: PixelColor) {
        let pixels = bitmap.pixels.assumingMemoryBound(to: UInt32.self)
        let wordsPerRow = Int32(bitmap.bytesPerRow / 4)
        Self.forEachBand(rects.map { $0.intersection(bounds) }, threshold: Self.fillThreshold) { [bounds] rect in
            pixman_fill(
                pixels, wordsPerRow, 32, Int32(rect.x0 - bounds.x0), Int32(rect.y0 - bounds.y0), Int32(rect.width),
                Int32(rect.height), color.argb)
        }
    }

    /// Paints `source` in `rects`, through `mask` or, where there is none, at `alpha` of 255.
    func composite(
        _ source: Source, mask: Mask? = nil, alpha: UInt32 = 255, operator op: Operator = .over, rects: [PixelRect]
    ) {
        let clipped = rects.map { $0.intersection(bounds) }
        if let mask, mask.isStretched {
            for part in clipped { composite(source, stretched: mask, operator: op, in: part) }
            return
        }
        Self.forEachBand(clipped) { [bitmap, bounds] rect in
            // pixman counts references without locks: each band has images of its own over the shared pixels.
            let source: Source = Self.seen(source, in: rect)
            guard let target = Self.image(over: bitmap), let (paint, sourceX, sourceY) = Self.image(for: source) else { return }
            defer { withExtendedLifetime(source) {} }
            let stencil = mask.map { Self.image(over: $0.bitmap) } ?? Self.evenMask(alpha)
            pixman_image_composite32(
                op.raw, paint, stencil, target, Int32(rect.x0 - sourceX), Int32(rect.y0 - sourceY),
                Int32(rect.x0 - (mask?.x ?? 0)), Int32(rect.y0 - (mask?.y ?? 0)), Int32(rect.x0 - bounds.x0),
                Int32(rect.y0 - bounds.y0), Int32(rect.width), Int32(rect.height))
            if let stencil { pixman_image_unref(stencil) }
            pixman_image_unref(paint)
            pixman_image_unref(target)
        }
    }

    /// Spreads out only what is looked at of a stretched mask, a strip at a time: most of a large shadow lies hidden.
    private func composite(_ source: Source, stretched mask: Mask, operator op: Operator, in area: PixelRect) {
        let area = area.intersection(PixelRect(x: mask.x, y: mask.y, width: mask.width, height: mask.height))
        guard !area.isEmpty else { return }
        let stripHeight: Int = max(1, (1 << 18) / area.width)
        for top in stride(from: area.y0, to: area.y1, by: stripHeight) {
            let strip = PixelRect(x0: area.x0, y0: top, x1: area.x1, y1: min(top + stripHeight, area.y1))
            guard let part = mask.part(strip) else { return }
            composite(source, mask: part, operator: op, rects: [strip])
        }
    }

    /// Paints another canvas over this one at `alpha` of 255.
    func fade(_ other: PixelCanvas, alpha: UInt32, rects: [PixelRect]) {
        let rects = rects.map { $0.intersection(other.bounds) }
        composite(.bitmap(other.bitmap, x: other.bounds.x0, y: other.bounds.y0), alpha: alpha, rects: rects)
    }

    /// A copy of the pixels in `rect`, which must lie within the bounds.
    func copy(_ rect: PixelRect) -> PixelCanvas? {
        guard let copy = Bitmap(width: rect.width, height: rect.height, format: .premultiplied) else { return nil }
        let start = bitmap.pixels + (rect.y0 - bounds.y0) * bitmap.bytesPerRow + (rect.x0 - bounds.x0) * 4
        for row in 0..<rect.height {
            (copy.pixels + row * copy.bytesPerRow).copyMemory(from: start + row * bitmap.bytesPerRow, byteCount: rect.width * 4)
        }
        copy.markChanged()
        return PixelCanvas(bitmap: copy, x: rect.x0, y: rect.y0, isOpaque: isOpaque)
    }

    private var context: CGContext?
    /// Text that waits to be blended; settled before anything else touches its pixels.
    private lazy var waitingText = GlyphBatch(pixels: bitmap.pixels)
    private var hasWaitingText = false

    /// Draws the text that waits, when some of it may lie in `area` or `area` is nil.
    func settleText(touching area: PixelRect? = nil) {
        guard hasWaitingText else { return }
        if let area {
            let x = bounds.x0, y = bounds.y0
            guard waitingText.touches(x0: area.x0 - x, y0: area.y0 - y, x1: area.x1 - x, y1: area.y1 - y) else { return }
        }
        waitingText.settle()
        hasWaitingText = false
    }

    /// A context whose coordinates are device pixels, y downward, for drawing that needs paths or text.
    ///
    /// - Parameter defersText: whether text may wait until `settleText`, which the caller then calls in time.
    func withContext(
        clip: PixelRect, transform: CGAffineTransform = .identity, defersText: Bool = false, _ body: (CGContext) -> Void
    ) {
        let context =
            self.context
            ?? CGContext(
                pixels: bitmap.pixels, width: bitmap.width, height: bitmap.height, bytesPerRow: bitmap.bytesPerRow, scale: 1)
        self.context = context
        context.deferred = defersText ? waitingText : nil
        if defersText { hasWaitingText = true }
        context.saveGState()
        context.translateBy(x: CGFloat(-bounds.x0), y: CGFloat(-bounds.y0))
        context.clip(to: clip.cgRect)
        context.concatenate(transform)
        body(context)
        context.restoreGState()
        context.flush()
    }

    // MARK: pixman

    private static func image(over bitmap: Bitmap) -> OpaquePointer? {
        let format: pixman_format_code_t =
            switch bitmap.format {
            case .premultiplied: PIXMAN_a8r8g8b8
            case .opaque: PIXMAN_x8r8g8b8
            case .coverage: PIXMAN_a8
            }
        return pixman_image_create_bits_no_clear(
            format, Int32(bitmap.width), Int32(bitmap.height), bitmap.pixels.assumingMemoryBound(to: UInt32.self),
            Int32(bitmap.bytesPerRow))
    }

    /// The pixels of what is seen in perspective, in their places.
    private static func seen(_ source: Source, in rect: PixelRect) -> Source {
        guard case .mapped(let bitmap, let map, let isSmooth, let extend) = source, !map.isAffine, bitmap.format != .coverage,
            let seen = PerspectiveSampling(bitmap, deviceToSource: map, isSmooth: isSmooth, extendsEdge: extend == .edge).bitmap(in: rect)
        else { return source }
        return .bitmap(seen, x: rect.x0, y: rect.y0)
    }

    private static func image(for source: Source) -> (OpaquePointer, Int, Int)? {
        switch source {
        case .color(let color):
            var wide = color.wide
            return pixman_image_create_solid_fill(&wide).map { ($0, 0, 0) }
        case .bitmap(let bitmap, let x, let y):
            return image(over: bitmap).map { ($0, x, y) }
        case .mapped(let bitmap, let matrix, let isSmooth, let extend):
            guard let image = image(over: bitmap) else { return nil }
            var transform = pixman_transform_t(
                matrix: (
                    (fixed(matrix.a), fixed(matrix.c), fixed(matrix.tx)), (fixed(matrix.b), fixed(matrix.d), fixed(matrix.ty)),
                    (fixed(matrix.p), fixed(matrix.q), fixed(matrix.w))
                ))
            pixman_image_set_transform(image, &transform)
            pixman_image_set_filter(image, isSmooth ? PIXMAN_FILTER_BILINEAR : PIXMAN_FILTER_NEAREST, nil, 0)
            pixman_image_set_repeat(image, extend == .edge ? PIXMAN_REPEAT_PAD : PIXMAN_REPEAT_NONE)
            return (image, 0, 0)
        }
    }

    private static func evenMask(_ alpha: UInt32) -> OpaquePointer? {
        guard alpha < 255 else { return nil }
        var wide = PixelColor(argb: alpha << 24).wide
        return pixman_image_create_solid_fill(&wide)
    }

    private static func fixed(_ value: CGFloat) -> pixman_fixed_t {
        pixman_fixed_t(min(max((value * 65536).rounded(), -2_147_483_648), 2_147_483_647))
    }

    // MARK: Threads

    /// Below this many pixels a second thread costs more than it saves: waking one takes as long as blending these.
    private static let blendThreshold = 1 << 17
    /// The same for pixels that are only set.
    private static let fillThreshold = 1 << 19

    /// Runs `body` for rectangles that together make up `rects`, on two threads when there are at least `threshold` pixels.
    static func forEachBand(_ rects: [PixelRect], threshold: Int = blendThreshold, _ body: (PixelRect) -> Void) {
        let total = rects.reduce(0) { $0 + $1.area }
        guard total >= threshold else {
            for rect in rects where !rect.isEmpty { body(rect) }
            return
        }
        withoutActuallyEscaping(body) { body in
            let work = BandWork(body: body)
            Processors.perform(iterations: 2) { half in
                for rect in rects where !rect.isEmpty {
                    let middle = (rect.y0 + rect.y1) / 2
                    let band = PixelRect(
                        x0: rect.x0, y0: half == 0 ? rect.y0 : middle, x1: rect.x1, y1: half == 0 ? middle : rect.y1)
                    if !band.isEmpty { work.body(band) }
                }
            }
        }
    }

    /// Carries a closure to the threads, which only touch pixels of different rows.
    private struct BandWork: @unchecked Sendable {
        let body: (PixelRect) -> Void
    }
}

extension LayerBlending {
    fileprivate var raw: pixman_op_t {
        switch self {
        case .multiply: PIXMAN_OP_MULTIPLY
        case .screen: PIXMAN_OP_SCREEN
        case .overlay: PIXMAN_OP_OVERLAY
        case .darken: PIXMAN_OP_DARKEN
        case .lighten: PIXMAN_OP_LIGHTEN
        case .colorDodge: PIXMAN_OP_COLOR_DODGE
        case .colorBurn: PIXMAN_OP_COLOR_BURN
        case .softLight: PIXMAN_OP_SOFT_LIGHT
        case .hardLight: PIXMAN_OP_HARD_LIGHT
        case .difference: PIXMAN_OP_DIFFERENCE
        case .exclusion: PIXMAN_OP_EXCLUSION
        case .hue: PIXMAN_OP_HSL_HUE
        case .saturation: PIXMAN_OP_HSL_SATURATION
        case .color: PIXMAN_OP_HSL_COLOR
        case .luminosity: PIXMAN_OP_HSL_LUMINOSITY
        case .xor: PIXMAN_OP_XOR
        }
    }
}
