import CoreGraphics
import Foundation

/// Writes the glyph of each of `count` UTF-16 units, 0 for one that the font lacks; of a pair of surrogates the first unit gets the glyph and the
/// second 0.
///
/// - Returns: whether the font has them all.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    TextEngine.locked {
        var hasAll = true
        var index = 0
        while index < count {
            let unit: UInt16 = characters[index]
            var scalar = UInt32(unit)
            let isPair: Bool = TextUnit.isHighSurrogate(unit) && index + 1 < count && TextUnit.isLowSurrogate(characters[index + 1])
            if isPair { scalar = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(characters[index + 1] & 0x3FF)) }
            let glyph: UInt32 = font.textFont.placement(of: scalar).glyph
            glyphs[index] = CGGlyph(truncatingIfNeeded: glyph)
            if isPair { glyphs[index + 1] = 0 }
            if glyph == 0 { hasAll = false }
            index += isPair ? 2 : 1
        }
        return hasAll
    }
}

/// The outline of a glyph in points from the pen, y upwards; nil for a glyph without one.
///
/// - Parameter matrix: what the outline is transformed by; nil: nothing.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    let path: CGPath = TextEngine.locked { font.textFont.outline(ofGlyph: UInt32(glyph)) }
    guard !path.isEmpty else { return nil }
    guard var transform = matrix?.pointee else { return path }
    return path.copy(using: &transform)
}

/// Writes how far each of `count` glyphs moves the pen.
///
/// - Returns: the sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    TextEngine.locked {
        var sum: Double = 0
        for index in 0..<count {
            let advance: Double = font.textFont.advance(ofGlyph: UInt32(glyphs[index]))
            advances?[index] = CGSize(width: advance, height: 0)
            sum += advance
        }
        return sum
    }
}

/// Writes the boxes around the outlines of `count` glyphs, each from its own pen, y upwards.
///
/// - Returns: the box around all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    TextEngine.locked {
        var all = CGRect.null
        for index in 0..<count {
            let bounds: CGRect = font.textFont.bounds(ofGlyph: UInt32(glyphs[index]))
            boundingRects?[index] = bounds
            if !bounds.isEmpty { all = all.union(bounds) }
        }
        return all.isNull ? .zero : all
    }
}

/// The glyph of a name in the font's file; 0 where there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    TextEngine.locked { CGGlyph(truncatingIfNeeded: font.textFont.source.glyph(named: "\(glyphName)") ?? 0) }
}

/// The name of a glyph in the font's file; nil where it has none.
public func CTFontCopyNameForGlyph(_ font: CTFont, _ glyph: CGGlyph) -> CFString? {
    TextEngine.locked { font.textFont.source.name(of: UInt32(glyph)).map { $0 as NSString } }
}

/// Draws glyphs at places in the context's user space, with its fill colour and text matrix.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext
) {
    for index in 0..<count {
        let path: CGPath = TextEngine.locked { font.textFont.outline(ofGlyph: UInt32(glyphs[index])) }
        guard !path.isEmpty else { continue }
        context.saveGState()
        let place: CGPoint = positions[index].applying(context.textMatrix)
        var turned: CGAffineTransform = context.textMatrix
        (turned.tx, turned.ty) = (0, 0)
        context.translateBy(x: place.x, y: place.y)
        context.concatenate(turned)
        context.addPath(path)
        context.paintText()
        context.restoreGState()
    }
}

extension CGContext {
    /// Paints the current path as the text drawing mode has it.
    func paintText() {
        switch state.textDrawingMode {
        case .fill, .fillClip: fillPath()
        case .stroke, .strokeClip: strokePath()
        case .fillStroke, .fillStrokeClip: drawPath(using: .fillStroke)
        default: beginPath()
        }
    }

    /// Paints text with glyphs of `font` from now on.
    public func setFont(_ font: CGFont) { state.textFont = font }

    /// The size of the text that `showGlyphs(_:at:)` paints, in user space.
    public func setFontSize(_ size: CGFloat) { state.textSize = size }

    /// Paints glyphs of the font that was set, at places in the space of the text matrix.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = state.textFont as? CGFont, !glyphs.isEmpty else { return }
        let count: Int = min(glyphs.count, positions.count)
        CTFontDrawGlyphs(CTFontCreateWithGraphicsFont(font, state.textSize, nil, nil), glyphs, positions, count, self)
    }
}
