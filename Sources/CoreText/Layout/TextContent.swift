/// Text with the styles of its stretches. Offsets count UTF-16 units, as `NSRange` does.
package struct TextContent: Hashable, Sendable {
    /// A stretch of text of one look.
    package struct Run: Hashable, Sendable {
        package var length: Int
        package var style: TextStyle

        package init(length: Int, style: TextStyle) {
            self.length = length
            self.style = style
        }
    }

    /// A stretch of text of one paragraph style; each paragraph takes the style at its first character.
    package struct ParagraphRun: Hashable, Sendable {
        package var length: Int
        package var style: ParagraphStyle

        package init(length: Int, style: ParagraphStyle) {
            self.length = length
            self.style = style
        }
    }

    package var string: String
    /// The style of text no run covers: all of it when there are no runs.
    package var style: TextStyle
    package var paragraphStyle: ParagraphStyle
    /// In order from the start of the text; empty for text of one style.
    package var runs: [Run]
    package var paragraphRuns: [ParagraphRun]

    package init(
        _ string: String, style: TextStyle, paragraphStyle: ParagraphStyle = ParagraphStyle(), runs: [Run] = [],
        paragraphRuns: [ParagraphRun] = []
    ) {
        self.string = string
        self.style = style
        self.paragraphStyle = paragraphStyle
        self.runs = runs
        self.paragraphRuns = paragraphRuns
    }

    /// The paragraph style at an offset.
    package func paragraphStyle(at offset: Int) -> ParagraphStyle {
        var end = 0
        for run in paragraphRuns {
            end += run.length
            if offset < end { return run.style }
        }
        // An empty last paragraph goes on as the text before it.
        return paragraphRuns.last?.style ?? paragraphStyle
    }
}

/// Everything that decides a layout; equal requests give equal layouts.
package struct TextLayoutRequest: Hashable, Sendable {
    package var content: TextContent
    /// The width lines may take; infinite: no wrapping.
    package var maximumWidth: Double
    /// Lines that would end below are left out, all but the first.
    package var maximumHeight: Double
    /// 0: as many as needed.
    package var maximumLines: Int
    /// Which side natural alignment means, and which way text without strong characters runs.
    package var isRightToLeft: Bool
    /// A line end that closes the text is followed by an empty line, where a text view's caret can stand. Labels and
    /// string drawing leave it out.
    package var countsFinalEmptyLine: Bool
    /// Whether lines are as much higher as their fonts ask for.
    package var usesFontLeading = true
    /// Areas that lines keep out of; nil: none.
    package var exclusions: TextExclusions?

    package init(
        _ content: TextContent, maximumWidth: Double = .infinity, maximumHeight: Double = .infinity, maximumLines: Int = 0,
        isRightToLeft: Bool = false, countsFinalEmptyLine: Bool = false
    ) {
        self.content = content
        self.countsFinalEmptyLine = countsFinalEmptyLine
        self.maximumWidth = maximumWidth.isNaN ? .infinity : max(0, maximumWidth)
        self.maximumHeight = maximumHeight.isNaN ? .infinity : maximumHeight
        self.maximumLines = max(0, maximumLines)
        self.isRightToLeft = isRightToLeft
    }
}
