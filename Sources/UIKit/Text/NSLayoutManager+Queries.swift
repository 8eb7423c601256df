extension NSLayoutManager {
    /// Gives paragraphs the spacing that the delegate wants.
    func adjust(_ content: inout TextContent) {
        guard let delegate, !content.string.isEmpty else { return }
        var runs: [TextContent.ParagraphRun] = []
        var start = 0
        let text = content.string as NSString
        var isChanged = false
        while start < text.length {
            let range: NSRange = text.paragraphRange(for: NSRange(location: start, length: 0))
            var style: ParagraphStyle = content.paragraphStyle(at: start)
            if let spacing = try? delegate.layoutManager(self, lineSpacingAfterGlyphAt: start, withProposedLineFragmentRect: .zero) {
                (style.lineSpacing, isChanged) = (Double(spacing), true)
            }
            if let spacing = try? delegate.layoutManager(self, paragraphSpacingAfterGlyphAt: start, withProposedLineFragmentRect: .zero) {
                (style.paragraphSpacing, isChanged) = (Double(spacing), true)
            }
            if let spacing = try? delegate.layoutManager(self, paragraphSpacingBeforeGlyphAt: start, withProposedLineFragmentRect: .zero) {
                (style.paragraphSpacingBefore, isChanged) = (Double(spacing), true)
            }
            runs.append(TextContent.ParagraphRun(length: range.length, style: style))
            start = NSMaxRange(range)
        }
        if isChanged { content.paragraphRuns = runs }
    }

    // MARK: Glyphs

    /// The glyph of a character in its font; 0 for a character that another's glyph stands for.
    public func glyph(at glyphIndex: Int) -> CGGlyph { glyph(at: glyphIndex, isValidIndex: nil) }

    public func glyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        guard isValidGlyphIndex(glyphIndex), let (share, line) = line(at: glyphIndex) else { return 0 }
        let glyphs: [TextGlyph] = line.runs.flatMap(\.glyphs)
        return glyphs.first { Int($0.cluster) == glyphIndex - share.start }.map { CGGlyph(truncatingIfNeeded: $0.glyph) } ?? 0
    }

    // MARK: Ranges and rectangles

    /// The glyphs of the lines that a rectangle of the container touches.
    public func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        guard let share = share(of: container) else { return NSRange(location: 0, length: 0) }
        let touched: [TextLine] = share.layout.lines.filter { CGFloat($0.bottom) > bounds.minY && CGFloat($0.top) < bounds.maxY }
        guard let first = touched.first, let last = touched.last else { return NSRange(location: share.start, length: 0) }
        return NSRange(location: share.start + first.range.lowerBound, length: last.range.upperBound - first.range.lowerBound)
    }

    public func glyphRange(forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer) -> NSRange {
        glyphRange(forBoundingRect: bounds, in: container)
    }

    public func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { ensureLayout(for: container) }

    public func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    public func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> CGRect { lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    public func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?, withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? { textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange) }

    /// The glyphs that an ellipsis stands for in the line of a glyph; `NSNotFound` where the line is whole.
    public func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        guard let (share, line) = line(at: glyphIndex), line.isTruncated else { return NSRange(location: NSNotFound, length: 0) }
        let shown = Set(line.runs.flatMap { $0.glyphs.map { Int($0.cluster) } })
        let hidden: [Int] = line.range.filter { !shown.contains($0) }
        guard let first = hidden.first, let last = hidden.last else { return NSRange(location: NSNotFound, length: 0) }
        return NSRange(location: share.start + first, length: last - first + 1)
    }

    /// How far through a glyph a point is, 0 to 1.
    public func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// The line's width at a glyph, in which text begins anew: all of one font and style.
    public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        guard let (share, line) = line(at: glyphIndex) else { return NSRange(location: NSNotFound, length: 0) }
        for run in line.runs {
            let clusters: [Int] = run.glyphs.map { Int($0.cluster) }
            guard let first = clusters.min(), let last = clusters.max(), (first...last).contains(glyphIndex - share.start) else { continue }
            return NSRange(location: share.start + first, length: last - first + 1)
        }
        return NSRange(location: glyphIndex, length: 1)
    }

    /// Writes where carets can stand in a line, and before which characters.
    ///
    /// - Returns: how many there are. With nil for both, nothing is written.
    public func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool, positions: UnsafeMutablePointer<CGFloat>?,
        characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        guard let (share, line) = line(at: charIndex) else { return 0 }
        var places: [(x: CGFloat, index: Int)] = line.visibleRange.map { (share.layout.caretRect(at: $0).minX + share.origin.x, share.start + $0) }
        if dFlag { places.sort { $0.x < $1.x } }
        for (number, place) in places.enumerated() {
            positions?[number] = place.x
            charIndexes?[number] = place.index
        }
        return places.count
    }

    // MARK: How far layout is

    // Layout is always complete.
    public var hasNonContiguousLayout: Bool { false }
    public func firstUnlaidCharacterIndex() -> Int { textStorage?.length ?? 0 }
    public func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }
    public func getFirstUnlaidCharacterIndex(_ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }

    /// Tells that a container has another size or other areas: its text is laid out anew.
    public func textContainerChangedGeometry(_ container: NSTextContainer) { container.onChange?() }

    // MARK: The line below the last

    private var extraLine: (share: Share, line: TextLine)? {
        guard let last = shares().last, let line = last.layout.lines.last, line.range.isEmpty, !last.layout.lines.dropLast().isEmpty else { return nil }
        return (last, line)
    }

    /// The empty line that follows an end of paragraph at the text's end, in a text view; zero where there is none.
    public var extraLineFragmentRect: CGRect { extraLine.map { fragment($0.line, $0.share) } ?? .zero }
    public var extraLineFragmentUsedRect: CGRect { extraLine.map { used($0.line, $0.share) } ?? .zero }
    public var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.share.container }

    // MARK: Glyphs

    /// Properties of a glyph beside its shape.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Not shown, as the second unit of a pair.
        public static let null = GlyphProperty(rawValue: 1 << 0)
        public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
        /// A space that may be stretched.
        public static let elastic = GlyphProperty(rawValue: 1 << 2)
        public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
    }

    private func unit(at index: Int) -> UInt16? {
        guard isValidGlyphIndex(index), let text = textStorage?.string as NSString? else { return nil }
        return text.character(at: index)
    }

    public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard let unit = unit(at: glyphIndex) else { return [] }
        return switch unit {
        case 0xDC00...0xDFFF: .null
        case 0..<0x20, 0x7F, 0x2028, 0x2029: .controlCharacter
        case 0x20, 0xA0: .elastic
        case 0x300...0x36F: .nonBaseCharacter
        default: []
        }
    }

    /// Whether a character has no shape of its own: an end of line, a tab.
    public func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool { !propertyForGlyph(at: glyphIndex).isDisjoint(with: [.null, .controlCharacter]) }

    /// The number of a glyph in its font; 0 where the font does not have it.
    public func cgGlyph(at glyphIndex: Int) -> CGGlyph { cgGlyph(at: glyphIndex, isValidIndex: nil) }

    public func cgGlyph(at glyphIndex: Int, isValidIndex: UnsafeMutablePointer<ObjCBool>?) -> CGGlyph {
        isValidIndex?.pointee = ObjCBool(isValidGlyphIndex(glyphIndex))
        guard isValidGlyphIndex(glyphIndex), let textStorage else { return 0 }
        let text = textStorage.string as NSString
        let range: NSRange = text.rangeOfComposedCharacterSequence(at: glyphIndex)
        guard range.location == glyphIndex else { return 0 }
        let font: CTFont = UIFont.of(attribute: textStorage.attribute(.font, at: glyphIndex, effectiveRange: nil)) ?? AttributedText.drawingDefaults.font
        let units: [UniChar] = Array(text.substring(with: range).utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
        return glyphs[0]
    }

    /// The size of the attachment at a glyph; -1 by -1 where there is none.
    public func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard isValidGlyphIndex(glyphIndex), let found = textStorage?.attribute(.attachment, at: glyphIndex, effectiveRange: nil) as? NSTextAttachment
        else { return CGSize(width: -1, height: -1) }
        guard let container = textContainer(forGlyphAt: glyphIndex, effectiveRange: nil) else { return found.bounds.size }
        return boundingRect(forGlyphRange: NSRange(location: glyphIndex, length: 1), in: container).size
    }
}
