internal import CPango

/// Pixels that glyph coverage is blended into: a part of an image surface, bounded by a clip.
struct GlyphTarget {
    let pixels: UnsafeMutableRawPointer
    let bytesPerRow: Int
    /// The part that may change, in pixels of the surface.
    let left: Int, top: Int, right: Int, bottom: Int

    /// Blends a glyph over 32-bit premultiplied pixels. `x` and `y` are the bitmap's upper left pixel.
    @inline(__always)
    func blend(_ coverage: UnsafePointer<UInt8>, _ bitmap: GlyphBitmap, x: Int, y: Int, _ color: PackedColor) {
        let width = Int(bitmap.width)
        let x0 = max(x, left), x1 = min(x + width, right), y0 = max(y, top), y1 = min(y + Int(bitmap.height), bottom)
        guard x0 < x1, y0 < y1 else { return }
        var source = coverage + Int(bitmap.offset) + (y0 - y) * width - x
        var row = (pixels + y0 * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for _ in y0..<y1 {
            for column in x0..<x1 {
                let amount = UInt32(source[column])
                if amount == 0 { continue }
                row[column] = color.blended(over: row[column], amount)
            }
            source += width
            row = UnsafeMutableRawPointer(row).advanced(by: bytesPerRow).assumingMemoryBound(to: UInt32.self)
        }
    }

    /// Adds a glyph to 8-bit coverage.
    func add(_ coverage: UnsafePointer<UInt8>, _ bitmap: GlyphBitmap, x: Int, y: Int) {
        let width = Int(bitmap.width)
        let x0 = max(x, left), x1 = min(x + width, right), y0 = max(y, top), y1 = min(y + Int(bitmap.height), bottom)
        guard x0 < x1, y0 < y1 else { return }
        for line in y0..<y1 {
            let source = coverage + Int(bitmap.offset) + (line - y) * width - x
            let row = (pixels + line * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for column in x0..<x1 {
                let amount = UInt32(source[column])
                let under = UInt32(row[column])
                row[column] = UInt8(truncatingIfNeeded: amount + (under * (255 - amount) + 127) / 255)
            }
        }
    }
}

/// A premultiplied colour, its components two by two in one number, for blending without unpacking.
struct PackedColor {
    private let redBlue: UInt32
    private let alphaGreen: UInt32
    private let alpha: UInt32
    private let whole: UInt32

    init(_ color: TextColor, alpha factor: Double) {
        let alpha = max(0, min(1, color.alpha * factor))
        func component(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value)) * alpha * 255).rounded()) }
        self.alpha = UInt32((alpha * 255).rounded())
        redBlue = component(color.red) << 16 | component(color.blue)
        alphaGreen = self.alpha << 16 | component(color.green)
        whole = alphaGreen << 8 | redBlue
    }

    /// The colour, covering by `amount` of 255, over a pixel.
    @inline(__always)
    func blended(over under: UInt32, _ amount: UInt32) -> UInt32 {
        if alpha &* amount == 255 * 255 { return whole }
        let mask: UInt32 = 0xFF00FF
        var low = redBlue &* amount &+ 0x800080
        low = (low &+ ((low >> 8) & mask)) >> 8 & mask
        var high = alphaGreen &* amount &+ 0x800080
        high = (high &+ ((high >> 8) & mask)) >> 8 & mask
        // What the rounded alpha leaves uncovered: an opaque pixel stays opaque, and no component passes 255.
        let rest = 255 &- (high >> 16)
        var lowUnder = (under & mask) &* rest &+ 0x800080
        lowUnder = (lowUnder &+ ((lowUnder >> 8) & mask)) >> 8 & mask
        var highUnder = ((under >> 8) & mask) &* rest &+ 0x800080
        highUnder = (highUnder &+ ((highUnder >> 8) & mask)) >> 8 & mask
        low &+= lowUnder
        high = (high &+ highUnder) << 8
        return high | low
    }
}
