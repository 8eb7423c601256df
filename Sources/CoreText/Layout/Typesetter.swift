import Foundation

/// Breaks text into lines. One use: make it with a request, call `run()`, read the results.
struct Typesetter {
    let request: TextLayoutRequest
    let units: [UInt16]
    /// Printable ASCII throughout: one paragraph, from left to right.
    let isPlain: Bool
    let shaper: Shaper
    private(set) var lines: [TextLine] = []
    private(set) var isTruncated = false
    /// The bottom of what is laid out so far, with the spacing due before the next line.
    private var nextTop = 0.0
    private var lastLine: LineStart?
    /// Areas that text flows around: what is left of the band that lines are set in, and where it begins and ends.
    private var gaps: [Range<Double>] = []
    private var band: (top: Double, bottom: Double, hasLine: Bool)?

    /// The start of the last line: the line is set again, shortened, when the one after it turns out not to fit.
    private struct LineStart {
        var paragraph: Paragraph
        var glyph: Int
        var top: Double
    }

    init(_ request: TextLayoutRequest) {
        self.request = request
        units = Array(request.content.string.utf16)
        isPlain = units.allSatisfy { $0 >= 0x20 && $0 <= 0x7E }
        shaper = Shaper(units: units, content: request.content, isPlain: isPlain)
    }

    mutating func run() {
        var start = 0
        while true {
            let paragraph = makeParagraph(from: start)
            guard layOut(paragraph) else { return }
            guard paragraph.fullRange.upperBound > paragraph.range.upperBound else { return }
            start = paragraph.fullRange.upperBound
            guard start < units.count || request.countsFinalEmptyLine else { return }
            nextTop += paragraph.style.paragraphSpacing
        }
    }

    private func makeParagraph(from start: Int) -> Paragraph {
        var end = isPlain ? units.count : start
        while end < units.count, !TextUnit.isParagraphEnd(units[end]) { end += 1 }
        var full = end
        if full < units.count { full += units[full] == 0x0D && full + 1 < units.count && units[full + 1] == 0x0A ? 2 : 1 }
        let style = request.content.paragraphStyle(at: start)
        let isRightToLeft: Bool =
            switch style.writingDirection {
            case .leftToRight: false
            case .rightToLeft: true
            case .natural:
                request.isRightToLeft || (!isPlain && Bidi.needsLevels(units[start..<end]))
                    ? Bidi.firstStrongIsRightToLeft(units[start..<end]) ?? request.isRightToLeft : false
            }
        return Paragraph(
            range: start..<end, fullRange: start..<full, style: style, isRightToLeft: isRightToLeft,
            shaped: shaper.shape(start..<end, isRightToLeft: isRightToLeft), units: units, isPlain: isPlain)
    }

    /// Lays a paragraph's lines out; false when the layout is full.
    private mutating func layOut(_ paragraph: Paragraph) -> Bool {
        var paragraph = paragraph
        if !lines.isEmpty { nextTop += paragraph.style.paragraphSpacingBefore }
        var glyph = 0
        repeat {
            let isFirst = glyph == 0
            var margins = margins(of: paragraph, isFirst: isFirst)
            let full = margins
            if request.exclusions != nil { margins = nextGap(within: full, paragraph, glyph) }
            paragraph.placeTabs(from: glyph, indent: margins.left, units: units)
            var end = lineEnd(&paragraph, from: glyph, width: margins.width)
            // A word that does not fit beside an area goes on to where there is more room.
            while margins.width < full.width, breaksWord(&paragraph, at: end) {
                margins = nextGap(within: full, paragraph, glyph)
                end = lineEnd(&paragraph, from: glyph, width: margins.width)
            }
            if !lines.isEmpty, isFull(before: paragraph, glyphs: glyph..<end) {
                shortenLastLine()
                return false
            }
            lastLine = LineStart(paragraph: paragraph, glyph: glyph, top: nextTop)
            let endsParagraph = end == paragraph.shaped.glyphs.count
            let line = paragraph.line(glyph..<end, hyphenator: endsParagraph ? nil : shaper)
            add(line, of: paragraph, margins: margins, endsParagraph: endsParagraph)
            if request.exclusions != nil { endGap(closesBand: endsParagraph) }
            glyph = end
        } while glyph < paragraph.shaped.glyphs.count
        return true
    }

    /// The next room for a line beside the areas that text flows around.
    private mutating func nextGap(
        within margins: (left: Double, width: Double), _ paragraph: Paragraph, _ glyph: Int
    ) -> (left: Double, width: Double) {
        guard let exclusions = request.exclusions, margins.width.isFinite else { return margins }
        let extent = verticalExtent(paragraph, paragraph.shaped, glyph..<min(glyph + 1, paragraph.shaped.glyphs.count))
        let height: Double = max(1, paragraph.style.lineHeight(natural: extent.ascent + extent.descent + extent.leading))
        let fullWidth: Double = request.maximumWidth.isFinite ? request.maximumWidth : margins.left + margins.width
        while true {
            if gaps.isEmpty {
                if let band { nextTop = band.hasLine ? band.bottom : band.top + height }
                band = nil
                if exclusions.end(above: nextTop) { return margins }
                gaps = exclusions.gaps(top: nextTop, bottom: nextTop + height, width: fullWidth)
                band = (nextTop, nextTop, false)
                guard !gaps.isEmpty else { continue }
            }
            // Lines of text from right to left begin at the right.
            let gap: Range<Double> = paragraph.isRightToLeft ? gaps.removeLast() : gaps.removeFirst()
            nextTop = band?.top ?? nextTop
            let left: Double = paragraph.isRightToLeft ? fullWidth - gap.upperBound : gap.lowerBound
            let right: Double = paragraph.isRightToLeft ? fullWidth - gap.lowerBound : gap.upperBound
            let start: Double = max(margins.left, left), end: Double = min(margins.left + margins.width, right)
            if end - start >= TextExclusions.leastWidth { return (start, end - start) }
        }
    }

    /// Notes that a line stands in the gap, and goes on beside it, or below the band.
    private mutating func endGap(closesBand: Bool) {
        guard let current = band else { return }
        let bottom: Double = max(current.bottom, nextTop)
        if gaps.isEmpty || closesBand {
            (nextTop, gaps, band) = (bottom, [], nil)
        } else {
            band = (current.top, bottom, true)
            nextTop = current.top
        }
    }

    /// Whether a line that ends before a glyph ends within a word.
    private func breaksWord(_ paragraph: inout Paragraph, at glyph: Int) -> Bool {
        guard glyph < paragraph.shaped.glyphs.count, paragraph.style.lineBreakMode != .charWrapping else { return false }
        let offset = Int(paragraph.shaped.glyphs[glyph].cluster) - paragraph.range.lowerBound
        return !paragraph.breakOpportunities(units).word[offset]
    }

    private func isFull(before paragraph: Paragraph, glyphs: Range<Int>) -> Bool {
        if request.maximumLines > 0, lines.count >= request.maximumLines { return true }
        guard request.maximumHeight.isFinite else { return false }
        let extent = verticalExtent(paragraph, paragraph.shaped, glyphs)
        let height = paragraph.style.lineHeight(natural: extent.ascent + extent.descent + extent.leading)
        return nextTop + height > request.maximumHeight + Typesetter.tolerance
    }

    /// The least width that counts as too wide: measured widths come back as limits after rounding.
    static let tolerance = 0.001

    private func margins(of paragraph: Paragraph, isFirst: Bool) -> (left: Double, width: Double) {
        let style = paragraph.style
        let leading = isFirst ? style.firstLineHeadIndent : style.headIndent
        guard request.maximumWidth.isFinite else { return (leading, style.tailIndent > 0 ? style.tailIndent - leading : .infinity) }
        let trailing = style.tailIndent > 0 ? min(style.tailIndent, request.maximumWidth) : request.maximumWidth + style.tailIndent
        return (leading, max(0, trailing - leading))
    }
}

extension Typesetter {
    /// The end of the line that begins at `start`.
    private func lineEnd(_ paragraph: inout Paragraph, from start: Int, width: Double) -> Int {
        let glyphs = paragraph.shaped.glyphs
        if width.isInfinite && !paragraph.hasLineSeparators { return glyphs.count }
        if !paragraph.hasLineSeparators, paragraph.isNoWider(than: width, from: start, units: units) { return glyphs.count }
        let breaks = paragraph.breakOpportunities(units)
        let byCharacter = paragraph.style.lineBreakMode == .charWrapping
        let base = paragraph.range.lowerBound
        var x = 0.0
        var lastBreak: Int?
        var index = start
        while index < glyphs.count {
            let cluster = Int(glyphs[index].cluster)
            let beginsCluster = index == start || glyphs[index - 1].cluster != glyphs[index].cluster
            if index > start, beginsCluster {
                let offset = cluster - base
                let allows = byCharacter ? breaks.character[offset] : breaks.word[offset]
                let needsHyphen = allows && units[cluster - 1] == TextUnit.softHyphen
                if allows, !needsHyphen || x + paragraph.hyphenWidth(shaper) <= width + Typesetter.tolerance { lastBreak = index }
            }
            let overflows = x + glyphs[index].advance > width + Typesetter.tolerance
            if overflows, index > start, !TextUnit.isHangingSpace(units[cluster]) {
                if let lastBreak { return lastBreak }
                if let end = paragraph.characterStart(upTo: index, after: start, breaks) { return end }
            }
            x += glyphs[index].advance
            index += 1
            if TextUnit.isLineEnd(units[cluster]) { return index }
        }
        return glyphs.count
    }

    private mutating func add(
        _ line: ShapedText, of paragraph: Paragraph, margins: (left: Double, width: Double), endsParagraph: Bool, truncated: Bool = false
    ) {
        let extent = verticalExtent(paragraph, line, 0..<line.glyphs.count)
        let natural = extent.ascent + extent.descent + extent.leading
        let height = paragraph.style.lineHeight(natural: natural)
        let top = nextTop
        var builder = LineBuilder(shaped: line, units: units, paragraph: paragraph)
        builder.build(margins: margins, isLast: endsParagraph || truncated, request: request)
        let first = line.glyphs.first.map { Int($0.cluster) } ?? paragraph.range.lowerBound
        let end = endsParagraph || truncated ? paragraph.fullRange.upperBound : builder.nextOffset
        lines.append(
            TextLine(
                range: min(first, lines.last?.range.upperBound ?? 0)..<max(first, end),
                visibleRange: first..<max(first, builder.visibleEnd),
                x: builder.x, width: builder.width, indent: margins.left, top: top, height: height,
                // Room that the paragraph's style adds or takes is above the text.
                baseline: top + height - extent.descent - extent.leading,
                ascent: extent.ascent, descent: extent.descent, isTruncated: truncated, isRightToLeft: paragraph.isRightToLeft,
                runs: builder.runs))
        nextTop = top + height + paragraph.style.lineSpacing
    }

    /// The tallest ascent and descent in a stretch of glyphs; that of the text around it where the stretch is empty.
    private func verticalExtent(
        _ paragraph: Paragraph, _ shaped: ShapedText, _ glyphs: Range<Int>
    ) -> (ascent: Double, descent: Double, leading: Double) {
        var ascent = 0.0, descent = 0.0, leading = 0.0
        func include(_ style: TextStyle) {
            let extent = style.verticalExtent
            ascent = max(ascent, extent.ascent)
            descent = max(descent, extent.descent)
            if style.attachment == nil { leading = max(leading, style.font.leading) }
        }
        for run in shaped.runs where run.glyphs.overlaps(glyphs) { include(shaper.styles[run.style]) }
        if glyphs.isEmpty {
            let offset = paragraph.range.lowerBound
            include(shaper.styles[shaper.style(at: offset < units.count ? offset : max(0, units.count - 1)).index])
        }
        return (ascent, descent, request.usesFontLeading ? leading : 0)
    }
}

extension Typesetter {
    /// Sets the last line again, now knowing that text follows it which has no room.
    private mutating func shortenLastLine() {
        guard let start = lastLine, let mode = lines.last.map({ _ in start.paragraph.style.lineBreakMode }) else { return }
        let paragraph = start.paragraph
        switch mode {
        case .wordWrapping, .charWrapping: return
        case .clipping:
            relay(paragraph.line(start.glyph..<paragraph.shaped.glyphs.count), start, truncated: false)
        case .truncatingHead, .truncatingTail, .truncatingMiddle:
            let width = margins(of: paragraph, isFirst: start.glyph == 0).width
            let followed = paragraph.fullRange.upperBound > paragraph.range.upperBound
            let truncation = Truncation(
                shaper: shaper, paragraph: paragraph, start: start.glyph, width: width, mode: mode, textFollows: followed)
            relay(truncation.line(), start, truncated: true)
            isTruncated = true
        }
    }

    private mutating func relay(_ line: ShapedText, _ start: LineStart, truncated: Bool) {
        lines.removeLast()
        nextTop = start.top
        let margins = margins(of: start.paragraph, isFirst: start.glyph == 0)
        add(line, of: start.paragraph, margins: margins, endsParagraph: true, truncated: truncated)
    }
}
