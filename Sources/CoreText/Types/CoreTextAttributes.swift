import CoreGraphics

/// Attributed strings as Core Text lays them out: by its own attributes, and by those of UIKit's that it shares.
struct CoreTextAttributes {
    /// The text of which a stretch is laid out.
    let string: NSAttributedString

    func content(in range: NSRange) -> TextContent {
        var runs: [TextContent.Run] = []
        var paragraphs: [TextContent.ParagraphRun] = []
        string.enumerateAttributes(in: range, options: []) { attributes, stretch, _ in
            runs.append(TextContent.Run(length: stretch.length, style: Self.style(attributes)))
            paragraphs.append(TextContent.ParagraphRun(length: stretch.length, style: Self.paragraphStyle(attributes)))
        }
        let text: String = (string.string as NSString).substring(with: range)
        return TextContent(
            text, style: runs.first?.style ?? Self.style([:]), paragraphStyle: paragraphs.first?.style ?? ParagraphStyle(), runs: runs,
            paragraphRuns: paragraphs)
    }

    private static func paragraphStyle(_ attributes: [NSAttributedString.Key: Any]) -> ParagraphStyle {
        (attributes[key(kCTParagraphStyleAttributeName)] as? any LayerTextAttribute)?.layerParagraphStyle ?? ParagraphStyle()
    }

    static func style(_ attributes: [NSAttributedString.Key: Any]) -> TextStyle {
        func value(_ name: CFString) -> Any? { attributes[key(name)] }
        func number(_ name: CFString) -> Double { FontAttributeValues.number(value(name)) ?? 0 }
        var style = TextStyle(font: font(value(kCTFontAttributeName)))
        let isFromContext: Bool = number(kCTForegroundColorFromContextAttributeName) != 0
        style.color = isFromContext ? nil : color(value(kCTForegroundColorAttributeName)) ?? color(attributes[Self.uiColor]) ?? .black
        style.backgroundColor = color(value(kCTBackgroundColorAttributeName)) ?? color(attributes[Self.uiBackground])
        style.kern = number(kCTKernAttributeName) + number(kCTTrackingAttributeName)
        style.baselineOffset = number(kCTBaselineOffsetAttributeName) + number(kCTSuperscriptAttributeName) * style.font.ascender / 3
        let underline = Int(number(kCTUnderlineStyleAttributeName))
        if underline != 0 { style.underline = TextDecoration(style: underline, color: color(value(kCTUnderlineColorAttributeName))) }
        let stroke: Double = number(kCTStrokeWidthAttributeName)
        if stroke != 0 { style.stroke = TextStroke(width: stroke, color: color(value(kCTStrokeColorAttributeName))) }
        if let ligature = FontAttributeValues.number(value(kCTLigatureAttributeName)), ligature == 0 { style.hasLigatures = false }
        style.attachment = (value(kCTRunDelegateAttributeName) as? CTRunDelegate)?.attachment()
        return style
    }

    private static let uiColor = NSAttributedString.Key(rawValue: "NSColor")
    private static let uiBackground = NSAttributedString.Key(rawValue: "NSBackgroundColor")

    private static func key(_ name: CFString) -> NSAttributedString.Key { NSAttributedString.Key(rawValue: "\(name)") }

    private static func font(_ value: Any?) -> TextFont {
        (value as? CTFont)?.textFont ?? CTFont.named("Helvetica", size: 12, matrix: nil)
    }

    private static func color(_ value: Any?) -> TextColor? {
        if let color = value as? CGColor { return TextColor(color) }
        guard let attribute = value as? any LayerTextAttribute else { return nil }
        var style = TextStyle(font: font(nil))
        attribute.apply(to: &style)
        return style.color
    }
}
