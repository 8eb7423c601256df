internal import CPango

/// A glyph's coverage, and where it goes: `left` and `top` count pixels from the pen, `top` upwards.
struct GlyphBitmap {
    /// Owned by the cache that made it, and good as long as that.
    var coverage: UnsafePointer<UInt8>
    var left: Int16
    var top: Int16
    var width: Int16
    var height: Int16
}

/// Coverage bitmaps of one source's glyphs at one size in pixels, each at up to four quarter-pixel shifts to the right.
///
/// Cairo places its own glyph bitmaps on whole pixels, which shows in the spacing at low resolutions. Runs while
/// `TextEngine.lock` is held.
final class GlyphBitmapCache {
    private let source: GlyphSource
    /// From the source's units to pixels.
    private let scale: Double
    /// The entry of glyph g at shift p is at g * 4 + p; 0 is "not made yet".
    private var indices: [Int32]
    private var entries: [GlyphBitmap] = [GlyphBitmapCache.empty]
    private var blocks: [UnsafeMutablePointer<UInt8>] = []
    private var freeInBlock = 0

    nonisolated(unsafe) private static let empty = GlyphBitmap(
        coverage: UnsafePointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1)), left: 0, top: 0, width: 0, height: 0)
    private static let blockSize = 1 << 16

    init(source: GlyphSource, pixelSize: Double) {
        self.source = source
        scale = pixelSize * source.emPerUnit
        indices = Array(repeating: 0, count: Int(hb_face_get_glyph_count(source.file.face)) * 4)
    }

    @inline(__always)
    func bitmap(_ glyph: UInt32, shift: Int) -> GlyphBitmap {
        let slot = Int(glyph) << 2 | shift
        guard slot < indices.count else { return entries[0] }
        let known = indices[slot]
        if known != 0 { return entries[Int(known)] }
        let made = render(glyph, shift: shift)
        indices[slot] = Int32(entries.count)
        entries.append(made)
        return made
    }

    private func render(_ glyph: UInt32, shift: Int) -> GlyphBitmap {
        guard let shape = RasterOutline(source.outline(of: glyph), scale: scale, xShift: Double(shift) / 4) else { return entries[0] }
        let pixels = room(for: shape.width * shape.height)
        shape.render(into: pixels)
        return GlyphBitmap(
            coverage: UnsafePointer(pixels), left: Int16(clamping: shape.left), top: Int16(clamping: shape.top),
            width: Int16(shape.width), height: Int16(shape.height))
    }

    /// Zeroed memory that stays where it is.
    private func room(for count: Int) -> UnsafeMutablePointer<UInt8> {
        if count > freeInBlock {
            let size = max(count, GlyphBitmapCache.blockSize)
            let block = UnsafeMutablePointer<UInt8>.allocate(capacity: size)
            block.initialize(repeating: 0, count: size)
            // A large glyph takes a block of its own; the block in use stays the last.
            if count > GlyphBitmapCache.blockSize {
                blocks.insert(block, at: 0)
                return block
            }
            blocks.append(block)
            freeInBlock = size
        }
        defer { freeInBlock -= count }
        return blocks[blocks.count - 1] + (GlyphBitmapCache.blockSize - freeInBlock)
    }

    deinit {
        for block in blocks { block.deallocate() }
    }
}

extension GlyphSource {
    /// Sizes above this many pixels are filled as paths.
    static let largestBitmapSize = 256.0
    private static let mostSizes = 64

    /// The bitmaps at a size, kept to 1/64 pixel.
    func bitmaps(pixelSize: Double) -> GlyphBitmapCache {
        let key = Int((pixelSize * 64).rounded())
        if let known = bitmaps[key] { return known }
        // An animated size would otherwise leave a cache for every frame.
        if bitmaps.count >= GlyphSource.mostSizes { bitmaps.removeAll() }
        let made = GlyphBitmapCache(source: self, pixelSize: Double(key) / 64)
        bitmaps[key] = made
        return made
    }
}

/// An outline in FreeType's form, in 1/64 pixel, ready for its exact-coverage rasteriser.
private struct RasterOutline {
    let left: Int
    /// The top edge above the baseline.
    let top: Int
    let width: Int
    let height: Int
    private var points: [FT_Vector] = []
    private var tags: [CChar] = []
    private var contourEnds: [Int16] = []

    private static let onCurve: CChar = 1
    private static let conic: CChar = 0
    private static let cubic: CChar = 2

    init?(_ outline: GlyphOutline, scale: Double, xShift: Double) {
        guard !outline.points.isEmpty, outline.points.count < Int(Int16.max) else { return nil }
        points.reserveCapacity(outline.points.count)
        tags.reserveCapacity(outline.points.count)
        var index = 0
        func vector(_ point: SIMD2<Float>) -> FT_Vector {
            FT_Vector(x: Int((Double(point.x) * scale + xShift) * 64), y: Int((Double(point.y) * scale) * 64))
        }
        for verb in outline.verbs {
            let count: Int, control: CChar
            switch verb {
            case .move, .line: (count, control) = (1, Self.onCurve)
            case .quadratic: (count, control) = (2, Self.conic)
            case .cubic: (count, control) = (3, Self.cubic)
            case .close: continue
            }
            if verb == .move, !points.isEmpty { contourEnds.append(Int16(points.count - 1)) }
            for step in 1...count {
                points.append(vector(outline.points[index]))
                tags.append(step == count ? Self.onCurve : control)
                index += 1
            }
        }
        contourEnds.append(Int16(points.count - 1))
        var low = points[0], high = points[0]
        for point in points {
            low = FT_Vector(x: min(low.x, point.x), y: min(low.y, point.y))
            high = FT_Vector(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        left = low.x >> 6
        let bottom = low.y >> 6
        top = (high.y + 63) >> 6
        // Blending takes four pixels at a time.
        width = (((high.x + 63) >> 6) - left + 3) & ~3
        height = top - bottom
        guard width > 0, height > 0, width < 4096, height < 4096 else { return nil }
        for index in points.indices {
            points[index].x -= left << 6
            points[index].y -= bottom << 6
        }
    }

    /// Rows from the top, `width` bytes each, into zeroed memory.
    func render(into pixels: UnsafeMutablePointer<UInt8>) {
        var points = points, tags = tags, contourEnds = contourEnds
        points.withUnsafeMutableBufferPointer { points in
            tags.withUnsafeMutableBufferPointer { tags in
                contourEnds.withUnsafeMutableBufferPointer { ends in
                    var outline = FT_Outline()
                    outline.n_contours = Int16(ends.count)
                    outline.n_points = Int16(points.count)
                    outline.points = points.baseAddress
                    outline.tags = tags.baseAddress
                    outline.contours = ends.baseAddress
                    var bitmap = FT_Bitmap()
                    bitmap.rows = UInt32(height)
                    bitmap.width = UInt32(width)
                    bitmap.pitch = Int32(width)
                    bitmap.buffer = pixels
                    bitmap.num_grays = 256
                    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
                    FT_Outline_Get_Bitmap(RasterOutline.library, &outline, &bitmap)
                }
            }
        }
    }

    // Only FreeType's rasteriser is used, which no setting reaches; its font drivers, which read the environment, are not.
    nonisolated(unsafe) private static let library: FT_Library? = {
        var library: FT_Library?
        FT_Init_FreeType(&library)
        return library
    }()
}
