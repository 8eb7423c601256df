import CoreGraphics

/// Glyphs of a line that have the same attributes and direction. Coordinates are points from the line's start, y upwards.
public final class CTRun: Hashable, @unchecked Sendable {
    let run: GlyphRun
    let string: NSAttributedString
    let base: Int
    private let style: TextStyle
    private let layout: TextLayout
    private let start: Double

    let glyphs: [CGGlyph]
    let positions: [CGPoint]
    let advances: [CGSize]
    /// Into the text that the line is of.
    let indices: [CFIndex]
    private var buffers: RunBuffers?

    init(_ run: GlyphRun, of line: CTLine) {
        self.run = run
        string = line.string
        base = line.base
        layout = line.layout
        style = layout.styles[run.style]
        start = line.indent
        var positions: [CGPoint] = []
        var pen: Double = run.x - line.indent
        let offset: Double = layout.styles[run.style].baselineOffset
        for glyph in run.glyphs {
            let shift: Double = TextEngine.locked { Double(glyph.xOffset) - run.font.placement(ofGlyph: glyph.glyph).xOffset }
            positions.append(CGPoint(x: pen + (glyph.glyph < GlyphNumber.attachment ? shift : 0), y: Double(glyph.yOffset) + offset))
            pen += glyph.advance
        }
        self.positions = positions
        // A glyph that draws nothing is the last that there can be, as Core Text has it.
        glyphs = run.glyphs.map { $0.glyph < GlyphNumber.attachment ? CGGlyph(truncatingIfNeeded: $0.glyph) : 0xFFFF }
        advances = run.glyphs.map { CGSize(width: $0.advance, height: 0) }
        let base: Int = line.base
        indices = run.glyphs.map { Int($0.cluster) + base }
    }

    public static func == (lhs: CTRun, rhs: CTRun) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The stretch of text that the run stands for.
    var range: Range<Int> {
        guard let first = indices.min(), let last = indices.max(), let line = layout.lines.first else { return base..<base }
        // The last cluster goes on to where the line's next one begins.
        let clusters: [Int] = line.runs.flatMap { $0.glyphs.map { Int($0.cluster) + base } }
        let end: Int = clusters.filter { $0 > last }.min() ?? max(last + 1, line.range.upperBound + base)
        return first..<end
    }

    /// A range of glyphs as functions have it: a length of 0 means all that follow.
    func glyphRange(_ range: CFRange) -> Range<Int> {
        let lower: Int = min(max(0, range.location), glyphs.count)
        return range.length == 0 ? lower..<glyphs.count : lower..<min(glyphs.count, lower + max(0, range.length))
    }

    var attributes: [NSAttributedString.Key: Any] {
        range.lowerBound < string.length ? string.attributes(at: range.lowerBound, effectiveRange: nil) : [:]
    }

    func outlineBounds(_ range: Range<Int>) -> CGRect {
        TextEngine.locked {
            range.reduce(CGRect.null) { box, index in
                guard run.glyphs[index].glyph < GlyphNumber.attachment else { return box }
                let own: CGRect = run.font.bounds(ofGlyph: run.glyphs[index].glyph)
                return own.isEmpty ? box : box.union(own.offsetBy(dx: positions[index].x, dy: positions[index].y))
            }
        }
    }

    var extent: (ascent: Double, descent: Double, leading: Double) {
        let own = style.verticalExtent
        return (own.ascent, own.descent, style.attachment == nil ? run.font.leading : 0)
    }

    func draw(in context: CGContext, _ range: Range<Int>) {
        guard let line = layout.lines.first, !range.isEmpty else { return }
        var part: GlyphRun = run
        part.x = run.x + run.glyphs[..<range.lowerBound].reduce(0) { $0 + $1.advance }
        part.glyphs = Array(run.glyphs[range])
        part.width = part.glyphs.reduce(0) { $0 + $1.advance }
        var alone: TextLine = line
        alone.runs = [part]
        let whole = CTLine(layout.with(alone), string: string, base: base)
        context.saveGState()
        let matrix: CGAffineTransform = context.textMatrix
        context.concatenate(CGAffineTransform(a: matrix.a, b: matrix.b, c: -matrix.c, d: -matrix.d, tx: matrix.tx, ty: matrix.ty))
        whole.layout.draw(in: context, at: CGPoint(x: -start, y: -line.baseline), color: TextColor(context.state.fillColor))
        context.restoreGState()
    }

    /// The values as memory that lasts as long as the run.
    var memory: RunBuffers {
        if let buffers { return buffers }
        let made = RunBuffers(self)
        buffers = made
        return made
    }
}

/// A run's values in memory of their own, for the functions that give a pointer.
final class RunBuffers {
    let glyphs: UnsafeMutableBufferPointer<CGGlyph>
    let positions: UnsafeMutableBufferPointer<CGPoint>
    let advances: UnsafeMutableBufferPointer<CGSize>
    let indices: UnsafeMutableBufferPointer<CFIndex>

    init(_ run: CTRun) {
        func copy<Value>(_ values: [Value]) -> UnsafeMutableBufferPointer<Value> {
            let buffer = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(1, values.count))
            _ = buffer.initialize(from: values)
            return buffer
        }
        glyphs = copy(run.glyphs)
        positions = copy(run.positions)
        advances = copy(run.advances)
        indices = copy(run.indices)
    }

    deinit {
        glyphs.deallocate()
        positions.deallocate()
        advances.deallocate()
        indices.deallocate()
    }
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// The attributes of the run's text, under their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let result = NSMutableDictionary()
    for (key, value) in run.attributes { result[key.rawValue as NSString] = value }
    if result[kCTFontAttributeName] == nil || CTFontCopyPostScriptName(CTFont(textFont: run.run.font)) != fontName(result[kCTFontAttributeName]) {
        result[kCTFontAttributeName] = CTFont(textFont: run.run.font)
    }
    return result
}

private func fontName(_ font: Any?) -> CFString? { (font as? CTFont).map(CTFontCopyPostScriptName) }

public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? [.rightToLeft] : [] }

/// Pointers into the run's own values, which last as long as it.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? { UnsafePointer(run.memory.glyphs.baseAddress) }
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? { UnsafePointer(run.memory.positions.baseAddress) }
public func CTRunGetAdvancesPtr(_ run: CTRun) -> UnsafePointer<CGSize>? { UnsafePointer(run.memory.advances.baseAddress) }
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> UnsafePointer<CFIndex>? { UnsafePointer(run.memory.indices.baseAddress) }

/// Writes the glyphs of a range; a length of 0 means all from its start.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (place, index) in run.glyphRange(range).enumerated() { buffer[place] = run.glyphs[index] }
}

/// Writes where glyphs stand, from the line's start.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (place, index) in run.glyphRange(range).enumerated() { buffer[place] = run.positions[index] }
}

/// Writes how far glyphs move the pen.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (place, index) in run.glyphRange(range).enumerated() { buffer[place] = run.advances[index] }
}

/// Writes the first character that each glyph stands for, as an index into the line's text.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (place, index) in run.glyphRange(range).enumerated() { buffer[place] = run.indices[index] }
}

/// The stretch of text that the run stands for.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(location: run.range.lowerBound, length: run.range.count) }

/// The width of a range of glyphs, and what their font says of their height.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let extent = run.extent
    ascent?.pointee = CGFloat(extent.ascent)
    descent?.pointee = CGFloat(extent.descent)
    leading?.pointee = CGFloat(extent.leading)
    return run.glyphRange(range).reduce(0) { $0 + Double(run.advances[$1].width) }
}

/// The box around the outlines of a range of glyphs, from the context's text position.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
    let box: CGRect = run.outlineBounds(run.glyphRange(range)).standing
    let place: CGPoint = context?.textPosition ?? .zero
    return box.isEmpty ? .zero : box.offsetBy(dx: place.x, dy: place.y)
}

/// The matrix of the run's font.
public func CTRunGetTextMatrix(_ run: CTRun) -> CGAffineTransform { run.run.font.descriptor.matrix?.transform ?? .identity }

/// Draws a range of glyphs where they stand from the context's text position.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) { run.draw(in: context, run.glyphRange(range)) }
