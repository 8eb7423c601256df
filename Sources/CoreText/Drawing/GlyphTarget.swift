internal import CPango

/// Pixels that glyph coverage is blended into: a part of an image surface, bounded by a clip.
struct GlyphTarget {
    let pixels: UnsafeMutableRawPointer
    let bytesPerRow: Int
    /// The part that may change, in pixels of the surface.
    let left: Int, top: Int, right: Int, bottom: Int

    /// Blends glyphs over 32-bit premultiplied pixels, in the given rows of the surface.
    ///
    /// Row by row over all glyphs: glyph by glyph would jump through memory with every row.
    func blend(_ glyphs: UnsafeBufferPointer<PlacedGlyph>, _ color: PackedColor, rows: Range<Int>) {
        var first = Int.max, end = Int.min
        for glyph in glyphs {
            first = min(first, Int(glyph.y))
            end = max(end, Int(glyph.y) + Int(glyph.height))
        }
        first = max(first, top, rows.lowerBound)
        end = min(end, bottom, rows.upperBound)
        guard first < end else { return }
        for row in first..<end {
            let line = pixels + row * bytesPerRow
            if color.isOpaque {
                for glyph in glyphs { blend(glyph, row, line) { color.blendedOpaque(over: $0, $1) } }
            } else {
                for glyph in glyphs { blend(glyph, row, line) { color.blended(over: $0, $1) } }
            }
        }
    }

    /// Blends one row of a glyph.
    @inline(__always)
    private func blend(
        _ glyph: PlacedGlyph, _ row: Int, _ line: UnsafeMutableRawPointer,
        _ blended: (SIMD4<UInt32>, SIMD4<UInt8>) -> SIMD4<UInt32>
    ) {
        let glyphRow = row &- Int(glyph.y)
        guard glyphRow >= 0, glyphRow < Int(glyph.height) else { return }
        let x0 = max(Int(glyph.x), left), x1 = min(Int(glyph.x) &+ Int(glyph.width), right)
        guard x0 < x1 else { return }
        var amounts = UnsafeRawPointer(glyph.coverage) + (glyphRow &* Int(glyph.width) &+ x0 &- Int(glyph.x))
        var pixel = line + x0 &* 4
        var count = x1 &- x0
        while count >= 4 {
            // Also where nothing is covered: finding out costs more than blending.
            let under = pixel.loadUnaligned(as: SIMD4<UInt32>.self)
            pixel.storeBytes(of: blended(under, amounts.loadUnaligned(as: SIMD4<UInt8>.self)), as: SIMD4<UInt32>.self)
            amounts += 4
            pixel += 16
            count &-= 4
        }
        while count > 0 {
            let amount = SIMD4<UInt8>(repeating: amounts.load(as: UInt8.self))
            let under = SIMD4<UInt32>(repeating: pixel.load(as: UInt32.self))
            pixel.storeBytes(of: blended(under, amount)[0], as: UInt32.self)
            amounts += 1
            pixel += 4
            count &-= 1
        }
    }

    /// Adds a glyph to 8-bit coverage.
    func add(_ glyph: PlacedGlyph, dx: Int, dy: Int) {
        let x = Int(glyph.x) + dx, y = Int(glyph.y) + dy, width = Int(glyph.width)
        let x0 = max(x, left), x1 = min(x + width, right), y0 = max(y, top), y1 = min(y + Int(glyph.height), bottom)
        guard x0 < x1, y0 < y1 else { return }
        for line in y0..<y1 {
            let source = glyph.coverage + (line - y) * width - x
            let row = (pixels + line * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for column in x0..<x1 {
                let amount = UInt32(source[column])
                let under = UInt32(row[column])
                row[column] = UInt8(truncatingIfNeeded: amount + (under * (255 - amount) + 127) / 255)
            }
        }
    }
}

/// A glyph's coverage at a place: its upper left pixel, and rows of `width` bytes.
struct PlacedGlyph {
    var coverage: UnsafePointer<UInt8>
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32
}

/// A premultiplied colour, ready to be blended over four pixels at a time.
///
/// A pixel's four bytes are worked on as two pairs of 16-bit numbers: blue and red, green and alpha.
struct PackedColor {
    private let blueRed: SIMD8<UInt16>
    private let greenAlpha: SIMD8<UInt16>
    private let alpha: SIMD8<UInt16>
    let isOpaque: Bool

    init(_ color: TextColor, alpha factor: Double) {
        let alpha = max(0, min(1, color.alpha * factor))
        func component(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value)) * alpha * 255).rounded()) }
        let whole = UInt32((alpha * 255).rounded())
        func lanes(_ low: UInt32, _ high: UInt32) -> SIMD8<UInt16> {
            unsafeBitCast(SIMD4<UInt32>(repeating: high << 16 | low), to: SIMD8<UInt16>.self)
        }
        blueRed = lanes(component(color.blue), component(color.red))
        greenAlpha = lanes(component(color.green), whole)
        self.alpha = lanes(whole, whole)
        isOpaque = whole == 255
    }

    /// The colour, covering each of four pixels by `amounts` of 255, over them.
    ///
    /// The share that an amount leaves uncovered is counted from the rounded alpha: an opaque pixel stays opaque, and no component passes 255.
    @inline(__always)
    func blended(over under: SIMD4<UInt32>, _ amounts: SIMD4<UInt8>) -> SIMD4<UInt32> {
        let mask = SIMD4<UInt32>(repeating: 0xFF00FF)
        let wide = SIMD4<UInt32>(truncatingIfNeeded: amounts)
        let amount = unsafeBitCast(wide | (wide &<< 16), to: SIMD8<UInt16>.self)
        let rest = SIMD8<UInt16>(repeating: 255) &- divided(alpha &* amount)
        let low = divided(blueRed &* amount) &+ divided(unsafeBitCast(under & mask, to: SIMD8<UInt16>.self) &* rest)
        let high = divided(greenAlpha &* amount) &+ divided(unsafeBitCast((under &>> 8) & mask, to: SIMD8<UInt16>.self) &* rest)
        return unsafeBitCast(low, to: SIMD4<UInt32>.self) | (unsafeBitCast(high, to: SIMD4<UInt32>.self) &<< 8)
    }

    /// The same for an opaque colour, with one rounding fewer.
    @inline(__always)
    func blendedOpaque(over under: SIMD4<UInt32>, _ amounts: SIMD4<UInt8>) -> SIMD4<UInt32> {
        let mask = SIMD4<UInt32>(repeating: 0xFF00FF)
        let wide = SIMD4<UInt32>(truncatingIfNeeded: amounts)
        let amount = unsafeBitCast(wide | (wide &<< 16), to: SIMD8<UInt16>.self)
        let rest = SIMD8<UInt16>(repeating: 255) &- amount
        let low = divided(blueRed &* amount &+ unsafeBitCast(under & mask, to: SIMD8<UInt16>.self) &* rest)
        let high = divided(greenAlpha &* amount &+ unsafeBitCast((under &>> 8) & mask, to: SIMD8<UInt16>.self) &* rest)
        return unsafeBitCast(low, to: SIMD4<UInt32>.self) | (unsafeBitCast(high, to: SIMD4<UInt32>.self) &<< 8)
    }

    /// Products of two bytes, divided by 255 and rounded.
    @inline(__always)
    private func divided(_ product: SIMD8<UInt16>) -> SIMD8<UInt16> {
        let sum = product &+ 128
        return (sum &+ (sum &>> 8)) &>> 8
    }
}
