import CoreGraphics

/// Fills frames with text.
public final class CTFramesetter: Hashable, @unchecked Sendable {
    let typesetter: CTTypesetter

    init(_ typesetter: CTTypesetter) { self.typesetter = typesetter }

    public static func == (lhs: CTFramesetter, rhs: CTFramesetter) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// A range as functions have it: a length of 0 means all from its start.
    fileprivate func stretch(_ range: CFRange) -> NSRange {
        let length: Int = typesetter.string.length
        let start: Int = min(max(0, range.location), length)
        return NSRange(location: start, length: range.length == 0 ? length - start : min(range.length, length - start))
    }

    /// The lines of a range in a width and height; all that do not fit are left out, the first as well.
    fileprivate func layout(_ range: NSRange, _ size: CGSize) -> (layout: TextLayout, lines: Int) {
        func limit(_ length: CGFloat) -> Double { length > 0 && length < 1e6 ? Double(length) : .infinity }
        let request = TextLayoutRequest(typesetter.content(range), maximumWidth: limit(size.width), maximumHeight: limit(size.height))
        let layout: TextLayout = TextLayout.layout(request)
        let fits: Bool = (layout.lines.first?.bottom ?? 0) <= limit(size.height) + 0.001
        return (layout, fits ? layout.lines.count : 0)
    }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter { CTFramesetter(CTTypesetter(attrString)) }
public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter { CTFramesetter(typesetter) }
public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter { framesetter.typesetter }

/// The size that a range of the text takes within constraints, of which 0 and `CGFloat.greatestFiniteMagnitude` are none.
///
/// - Parameter fitRange: gets the range that fits.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let range: NSRange = framesetter.stretch(stringRange)
    let (layout, count) = framesetter.layout(range, constraints)
    let lines: ArraySlice<TextLine> = layout.lines.prefix(count)
    fitRange?.pointee = CFRange(location: range.location, length: lines.last?.range.upperBound ?? 0)
    let rubies: CGFloat = (0..<count).reduce(0) { room, index in
        room + CTLine(layout.line(at: index), string: framesetter.typesetter.string, base: range.location).rubyAscent
    }
    return CGSize(width: lines.reduce(0) { max($0, $1.indent + $1.width) }, height: CGFloat(lines.last?.bottom ?? 0) + rubies)
}

/// A frame of a range of the text: as many of its lines as there is room for in the box of `path`. A length of 0 means all from its start.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
    let range: NSRange = framesetter.stretch(stringRange)
    let box: CGRect = path.boundingBoxOfPath
    let (layout, count) = framesetter.layout(range, box.size)
    return CTFrame(layout, count, range, framesetter.typesetter.string, path, frameAttributes)
}

/// Lines of text in a box. Coordinates are those of the box's path, y upwards.
public final class CTFrame: Hashable, @unchecked Sendable {
    let path: CGPath
    let attributes: CFDictionary?
    let range: NSRange
    let lines: [CTLine]
    /// Of each line's baseline, from the lower left corner of the path's box.
    let origins: [CGPoint]

    fileprivate init(
        _ layout: TextLayout, _ count: Int, _ range: NSRange, _ string: NSAttributedString, _ path: CGPath, _ attributes: CFDictionary?
    ) {
        self.path = path
        self.attributes = attributes
        self.range = range
        let height: CGFloat = path.boundingBoxOfPath.height
        let lines: [CTLine] = (0..<count).map { CTLine(layout.line(at: $0), string: string, base: range.location) }
        self.lines = lines
        // Annotations above a line move it and those below it down.
        var room: CGFloat = 0
        origins = lines.map { line in
            room += line.rubyAscent
            return CGPoint(x: CGFloat(line.indent), y: height - CGFloat(line.line?.baseline ?? 0) - room)
        }
    }

    public static func == (lhs: CTFrame, rhs: CTFrame) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    fileprivate func draw(in context: CGContext) {
        let corner: CGPoint = path.boundingBoxOfPath.origin
        context.saveGState()
        let matrix: CGAffineTransform = context.textMatrix
        for (line, origin) in zip(lines, origins) {
            context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
            line.draw(in: context)
        }
        context.textMatrix = matrix
        context.restoreGState()
    }
}

/// The range that the frame was asked to hold.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(location: frame.range.location, length: frame.range.length) }

/// The range that it holds.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRange(location: frame.range.location, length: (frame.lines.last?.range.upperBound ?? frame.range.location) - frame.range.location)
}

public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }
/// The frame's `CTLine`s, from the top.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines as NSArray }

/// Writes where lines begin, from the lower left corner of the path's box. A length of 0 means all from the range's start.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let lower: Int = min(max(0, range.location), frame.origins.count)
    let upper: Int = range.length == 0 ? frame.origins.count : min(frame.origins.count, lower + range.length)
    for (place, index) in (lower..<upper).enumerated() { origins[place] = frame.origins[index] }
}

/// Draws all lines, with the context's text matrix.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
