/// How text stands between its margins.
package enum TextAlignment: Hashable, Sendable {
    case left, center, right, justified
    /// Left or right, by the direction the layout was asked for with.
    case natural
}

/// The treatment of text that is too wide. UIKit's `NSLineBreakMode`.
package enum LineBreakMode: Hashable, Sendable {
    case wordWrapping, charWrapping, clipping, truncatingHead, truncatingTail, truncatingMiddle
}

/// The direction a paragraph's text runs in; natural: that of its first strong character.
package enum WritingDirection: Hashable, Sendable {
    case natural, leftToRight, rightToLeft
}

/// The attributes of a paragraph as a whole; lengths in points. UIKit's `NSParagraphStyle`, with its defaults.
package struct ParagraphStyle: Hashable, Sendable {
    package var alignment: TextAlignment = .natural
    package var lineBreakMode: LineBreakMode = .wordWrapping
    package var writingDirection: WritingDirection = .natural
    /// Between the bottom of a line and the top of the next, within the paragraph and to the next paragraph.
    package var lineSpacing: Double = 0
    /// After the paragraph's last line.
    package var paragraphSpacing: Double = 0
    /// Before the paragraph's first line, unless it is the layout's first.
    package var paragraphSpacingBefore: Double = 0
    package var minimumLineHeight: Double = 0
    /// 0: no maximum.
    package var maximumLineHeight: Double = 0
    /// 0: the natural height.
    package var lineHeightMultiple: Double = 0
    package var firstLineHeadIndent: Double = 0
    package var headIndent: Double = 0
    /// Above 0 counts from the leading margin, otherwise back from the trailing one.
    package var tailIndent: Double = 0
    /// By ascending places.
    package var tabStops: [TabStop] = []
    /// The distance of further stops after the last; 0: 28 points.
    package var defaultTabInterval: Double = 0

    package init() {}

    package func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(lineBreakMode)
        hasher.combine(lineSpacing)
        hasher.combine(lineHeightMultiple)
    }

    /// The height of a line whose text naturally takes `natural`.
    func lineHeight(natural: Double) -> Double {
        var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
        if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
        return max(height, minimumLineHeight)
    }

    /// The next tab stop after `x`, measured from the leading margin.
    func tabStop(after x: Double) -> TabStop {
        if let stop = tabStops.first(where: { $0.location > x + 0.001 }) { return stop }
        let interval = defaultTabInterval > 0 ? defaultTabInterval : 28
        return TabStop(location: ((x + 0.001) / interval).rounded(.down) * interval + interval)
    }
}

/// A place in a line to which a tab moves.
package struct TabStop: Hashable, Sendable {
    /// How the text behind the tab stands: right of the stop, left of it, around it, or with its separator at it.
    package enum Kind: Hashable, Sendable { case left, right, center, decimal }

    /// From the leading margin, in points.
    package var location: Double
    package var kind: Kind
    /// The units that a column of numbers is lined up by; without one it stands as at a right stop.
    package var separators: [UInt16]

    package init(location: Double, kind: Kind = .left, separators: [UInt16] = []) {
        self.location = location
        self.kind = kind
        self.separators = separators
    }
}
