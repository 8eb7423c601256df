import CoreGraphics

/// A line of text with its glyphs. Its coordinates are points from the start of its baseline, y upwards.
public final class CTLine: Hashable, @unchecked Sendable {
    /// A layout of this line alone.
    let layout: TextLayout
    /// The text that the line is of, and where the layout's begins in it.
    let string: NSAttributedString
    let base: Int
    /// How far from the start of its frame the line begins.
    let indent: Double

    init(_ layout: TextLayout, string: NSAttributedString, base: Int) {
        self.layout = layout
        self.string = string
        self.base = base
        indent = layout.lines.first?.runs.first?.x ?? layout.lines.first?.x ?? 0
    }

    public static func == (lhs: CTLine, rhs: CTLine) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Nil for a line of no text.
    var line: TextLine? { layout.lines.first }

    /// With the spaces at its end.
    var width: Double { line?.runs.reduce(0) { $0 + $1.width } ?? 0 }

    var range: Range<Int> { line.map { ($0.range.lowerBound + base)..<($0.range.upperBound + base) } ?? base..<base }

    /// The width of the spaces at its end.
    var trailingWidth: Double {
        guard let line, line.visibleRange.upperBound < line.range.upperBound else { return 0 }
        var sum: Double = 0
        for run in line.runs { for glyph in run.glyphs where Int(glyph.cluster) >= line.visibleRange.upperBound { sum += glyph.advance } }
        return sum
    }

    /// The most that its text leads, as its fonts have it.
    var leading: Double { line?.runs.reduce(0) { max($0, $1.font.leading) } ?? 0 }

    lazy var runs: [CTRun] = line?.runs.map { CTRun($0, of: self) } ?? []

    func draw(in context: CGContext) {
        guard let line else { return }
        context.saveGState()
        let matrix: CGAffineTransform = context.textMatrix
        // The layout's y grows downwards.
        context.concatenate(CGAffineTransform(a: matrix.a, b: matrix.b, c: -matrix.c, d: -matrix.d, tx: matrix.tx, ty: matrix.ty))
        layout.draw(in: context, at: CGPoint(x: -indent, y: -line.baseline), color: TextColor(context.state.fillColor))
        context.restoreGState()
        drawRubies(in: context)
    }

    /// The offset of the caret at a place in the text.
    func offset(ofIndex index: Int) -> Double {
        guard line != nil else { return 0 }
        if index >= range.upperBound, line?.isRightToLeft == false { return width }
        return Double(layout.caretRect(at: index - base).minX) - indent
    }
}

/// A line of all of the text, however wide it is; ends of paragraphs in it take no room.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTTypesetter(attrString).line(NSRange(location: 0, length: attrString.length))
}

/// The line cut to a width, with `truncationToken` where text is missing; the line itself where it fits, nil where not even the token does.
/// Without a token nothing shows where text is missing.
public func CTLineCreateTruncatedLine(_ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?) -> CTLine? {
    guard line.width - line.trailingWidth > width else { return line }
    let room: Double = width - (truncationToken?.width ?? 0)
    guard room >= 0 else { return nil }
    let token: NSAttributedString = truncationToken?.text ?? NSAttributedString()
    let all: NSRange = NSRange(line.range)
    let text: NSAttributedString = line.string.attributedSubstring(from: all)
    let typesetter = CTTypesetter(text)
    let cut = NSMutableAttributedString()
    switch truncationType {
    case .end:
        cut.append(text.attributedSubstring(from: NSRange(location: 0, length: typesetter.clusterBreak(from: 0, width: room))))
        cut.append(token)
    case .start:
        cut.append(token)
        cut.append(text.attributedSubstring(from: NSRange(typesetter.clusterStart(width: room)..<text.length)))
    case .middle:
        let head: Int = typesetter.clusterBreak(from: 0, width: room / 2)
        cut.append(text.attributedSubstring(from: NSRange(location: 0, length: head)))
        cut.append(token)
        cut.append(text.attributedSubstring(from: NSRange(max(head, typesetter.clusterStart(width: room / 2))..<text.length)))
    }
    return CTLineCreateWithAttributedString(cut)
}

/// The line with wider spaces, so that it fills `justificationFactor` of what is left of a width; nil for a line without spaces or that is wider.
public func CTLineCreateJustifiedLine(_ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double) -> CTLine? {
    let room: Double = justificationWidth - line.width + line.trailingWidth
    guard room >= 0, let visible = line.line?.visibleRange else { return nil }
    let text = NSMutableAttributedString(attributedString: line.string.attributedSubstring(from: NSRange(line.range)))
    let start: Int = line.line?.range.lowerBound ?? 0
    let spaces: [Int] = visible.filter { line.layout.units[$0] == 0x20 }.map { $0 - start }
    guard !spaces.isEmpty else { return nil }
    let share: Double = room * min(1, max(0, Double(justificationFactor))) / Double(spaces.count)
    let kern = NSAttributedString.Key(rawValue: "NSKern")
    for index in spaces {
        let own: Double = FontAttributeValues.number(text.attribute(kern, at: index, effectiveRange: nil)) ?? 0
        text.addAttribute(kern, value: NSNumber(value: own + share), range: NSRange(location: index, length: 1))
    }
    return CTLineCreateWithAttributedString(text)
}

extension CTLine {
    /// The text of the line alone.
    var text: NSAttributedString { string.attributedSubstring(from: NSRange(range)) }
}

/// Draws the line at the context's text position, with its text matrix. The position stays.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }

public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }
/// The line's `CTRun`s, from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs as NSArray }

/// The stretch of text that the line stands for, its end of paragraph included.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: line.range.lowerBound, length: line.range.count) }

/// How far from a line's start it stands in a width, by a share of what is left: 0 at the left, 1 at the right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, (flushWidth - line.width + line.trailingWidth) * min(1, max(0, Double(flushFactor))))
}

/// The line's width, with the spaces at its end, and what its fonts say of its height.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = CGFloat(line.line?.ascent ?? 0) + line.rubyAscent
    descent?.pointee = CGFloat(line.line?.descent ?? 0)
    leading?.pointee = CGFloat(line.leading)
    return line.width
}

/// The box of a line: from ascent to descent, or around its glyphs' outlines.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return line.runs.reduce(CGRect.null) { $0.union($1.outlineBounds(0..<$1.glyphs.count)) }.standing }
    guard let own = line.line else { return .zero }
    let leading: Double = options.contains(.excludeTypographicLeading) ? 0 : line.leading
    return CGRect(x: 0, y: -own.descent - leading / 2, width: line.width, height: own.ascent + own.descent + leading)
}

/// The width of the spaces at the line's end.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { line.trailingWidth }

/// The box around the line's glyphs, from the context's text position.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let box: CGRect = CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
    let place: CGPoint = context?.textPosition ?? .zero
    return box.isEmpty ? .zero : box.offsetBy(dx: place.x, dy: place.y)
}

/// The place in the text nearest to a point: where a touch puts the caret. `kCFNotFound` for a line without text.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    guard let own = line.line else { return kCFNotFound }
    if Double(position.x) >= line.width, !own.isRightToLeft { return line.range.upperBound }
    return line.layout.insertionIndex(at: CGPoint(x: position.x + CGFloat(line.indent), y: CGFloat(own.baseline))) + line.base
}

/// The distance of the caret at a place in the text from the line's start. `secondaryOffset` gets the same.
public func CTLineGetOffsetForStringIndex(_ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?) -> CGFloat {
    let offset = CGFloat(line.offset(ofIndex: charIndex))
    secondaryOffset?.pointee = offset
    return offset
}

/// Calls `block` with both edges of each character, from left to right: its offset, the character's index and whether it is the leading edge.
public func CTLineEnumerateCaretOffsets(_ line: CTLine, _ block: @escaping (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void) {
    guard let own = line.line else { return }
    var isDone = false
    line.layout.forEachCluster(in: own) { range, left, right, isRightToLeft in
        if !isDone { block(left - line.indent, range.lowerBound + line.base, !isRightToLeft, &isDone) }
        if !isDone { block(right - line.indent, range.lowerBound + line.base, isRightToLeft, &isDone) }
    }
}

extension CGRect {
    /// Zero for the box of nothing.
    var standing: CGRect { isNull ? .zero : self }
}
