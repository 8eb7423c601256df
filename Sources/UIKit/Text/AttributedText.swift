/// Attributed strings as the text engine lays them out.
enum AttributedText {
    /// The look of text without attributes, and the traits that colours resolve against.
    struct Defaults {
        var font: UIFont
        var color: UIColor?
        var paragraphStyle: ParagraphStyle
        var traits: UITraitCollection
        /// Replaces every paragraph's line break mode; labels decide it for all their text.
        var lineBreakMode: LineBreakMode?
        /// Scales all fonts, for text that shrinks to fit.
        var fontScale: CGFloat = 1
        /// The colour links take.
        var linkColor: UIColor?
        /// The width of lines, which attachments may ask for.
        var lineWidth: CGFloat = 0
        /// Replaces every colour: for text that is shown highlighted or disabled.
        var overridingColor: UIColor?
    }

    /// The defaults of drawing strings: Helvetica 12 in black (UIKit's documented ones).
    static var drawingDefaults: Defaults {
        Defaults(
            font: UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12), color: .black,
            paragraphStyle: ParagraphStyle(), traits: .current)
    }

    static func content(_ text: NSAttributedString, _ defaults: Defaults) -> TextContent {
        let base: TextStyle = style([:], defaults)
        var runs: [TextContent.Run] = []
        var paragraphs: [TextContent.ParagraphRun] = []
        var hasParagraphStyle = false
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            runs.append(TextContent.Run(length: range.length, style: style(attributes, defaults)))
            let own: NSParagraphStyle? = attributes[.paragraphStyle] as? NSParagraphStyle
            if own != nil { hasParagraphStyle = true }
            paragraphs.append(TextContent.ParagraphRun(length: range.length, style: paragraphStyle(own, defaults)))
        }
        if runs.allSatisfy({ $0.style == base }) { runs = [] }
        return TextContent(
            text.string, style: base, paragraphStyle: paragraphStyle(nil, defaults), runs: runs,
            paragraphRuns: hasParagraphStyle ? paragraphs : [])
    }

    static func plain(_ text: String, _ defaults: Defaults) -> TextContent {
        TextContent(text, style: style([:], defaults), paragraphStyle: paragraphStyle(nil, defaults))
    }

    private static func paragraphStyle(_ style: NSParagraphStyle?, _ defaults: Defaults) -> ParagraphStyle {
        var result: ParagraphStyle = style?.style ?? defaults.paragraphStyle
        if let mode = defaults.lineBreakMode { result.lineBreakMode = mode }
        return result
    }

    private static func style(_ attributes: [NSAttributedString.Key: Any], _ defaults: Defaults) -> TextStyle {
        let intent = InlinePresentationIntent(rawValue: UInt(max(0, min(number(attributes[.inlinePresentationIntent]), 1024))))
        let font: UIFont = emphasized(UIFont.of(attribute: attributes[.font]) ?? defaults.font, intent)
        func resolve(_ color: UIColor) -> CGColor { color.resolvedColor(with: defaults.traits).cgColor }
        var color: UIColor? = (attributes[.foregroundColor] as? UIColor) ?? defaults.color
        if attributes[.link] != nil, let link = defaults.linkColor { color = link }
        if let replacement = defaults.overridingColor { color = replacement }
        var style = TextStyle(font: shaped(legible(scaled(font, defaults.fontScale).textFont, defaults.traits), attributes))
        style.color = color.map { TextColor(resolve($0)) }
        guard !attributes.isEmpty else { return style }
        style.backgroundColor = (attributes[.backgroundColor] as? UIColor).map { TextColor(resolve($0)) }
        style.kern = number(attributes[.kern]) + number(attributes[.tracking])
        style.baselineOffset = number(attributes[.baselineOffset])
        style.underline = decoration(
            attributes[.underlineStyle], attributes[.underlineColor], resolve)
        let line: Any? = attributes[.strikethroughStyle] ?? (intent.contains(.strikethrough) ? NSUnderlineStyle.single : nil)
        style.strikethrough = decoration(line, attributes[.strikethroughColor], resolve)
        let stroke: Double = number(attributes[.strokeWidth])
        if stroke != 0 { style.stroke = TextStroke(width: stroke, color: (attributes[.strokeColor] as? UIColor).map { TextColor(resolve($0)) }) }
        if let ligature = attributes[.ligature], number(ligature) == 0 { style.hasLigatures = false }
        style.shadow = (attributes[.shadow] as? NSShadow)?.textShadow(resolving: resolve)
        style.attachment = (attributes[.attachment] as? NSTextAttachment)?
            .textAttachment(font: font, color: color, traits: defaults.traits, lineWidth: defaults.lineWidth)
        return style
    }

    /// The font with the traits that Markdown's marks ask for.
    private static func emphasized(_ font: UIFont, _ intent: InlinePresentationIntent) -> UIFont {
        var traits: UIFontDescriptor.SymbolicTraits = []
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        // Most fonts have no relative of fixed width.
        let base: UIFont = intent.contains(.code) ? .monospacedSystemFont(ofSize: font.pointSize, weight: .regular) : font
        guard !traits.isEmpty, let descriptor = base.fontDescriptor.withSymbolicTraits(base.fontDescriptor.symbolicTraits.union(traits)) else { return base }
        return UIFont(descriptor: descriptor, size: font.pointSize)
    }

    /// The font as it is drawn: where Bold Text is on, the system's is two weights heavier and an app's own stays as it is.
    private static func legible(_ font: TextFont, _ traits: UITraitCollection) -> TextFont {
        guard traits.legibilityWeight == .bold, case .system = font.descriptor.face else { return font }
        var descriptor: TextFontDescriptor = font.descriptor
        descriptor.weight = FontWeight(rawValue: descriptor.weight.rawValue + 2) ?? .black
        return FontLibrary.font(descriptor)
    }

    /// The font leaning and stretched as attributes ask for.
    private static func shaped(_ font: TextFont, _ attributes: [NSAttributedString.Key: Any]) -> TextFont {
        let lean: Double = number(attributes[.obliqueness]), stretch: Double = number(attributes[.expansion])
        guard lean != 0 || stretch != 0 else { return font }
        var descriptor: TextFontDescriptor = font.descriptor
        let matrix = GlyphMatrix(a: exp(stretch), b: 0, c: lean, d: 1)
        descriptor.matrix = matrix.concatenating(descriptor.matrix ?? .identity)
        return FontLibrary.font(descriptor)
    }

    private static func scaled(_ font: UIFont, _ scale: CGFloat) -> UIFont {
        scale == 1 ? font : font.withSize(font.pointSize * scale)
    }

    private static func decoration(_ style: Any?, _ color: Any?, _ resolve: (UIColor) -> CGColor) -> TextDecoration? {
        let value: Int = (style as? NSUnderlineStyle)?.rawValue ?? Int(number(style))
        guard value != 0 else { return nil }
        return TextDecoration(style: value, color: (color as? UIColor).map { TextColor(resolve($0)) })
    }

    static func number(_ value: Any?) -> Double {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: 0
        }
    }
}
