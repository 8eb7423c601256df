/// Writes HTML as a device does: a paragraph is a `p`, a run a `span`, and their looks are classes of a style sheet.
struct HTMLTextWriter {
    private let text: NSAttributedString
    private var paragraphs: [String] = []
    private var spans: [String] = []

    init(_ text: NSAttributedString) { self.text = text }

    static func data(of text: NSAttributedString, title: String?) -> Data {
        var writer = HTMLTextWriter(text)
        return Data(writer.document(title ?? "").utf8)
    }

    private mutating func document(_ title: String) -> String {
        let string = text.string as NSString
        var body = ""
        var start = 0
        while start < string.length {
            let range: NSRange = string.paragraphRange(for: NSRange(location: start, length: 0))
            let style = text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
            let number: Int = Self.number(of: Self.rule(style), in: &paragraphs)
            var inside = ""
            text.enumerateAttributes(in: range, options: []) { attributes, part, _ in
                let words: String = string.substring(with: part).trimmingCharacters(in: CharacterSet(charactersIn: "\n\r\u{2029}"))
                if !words.isEmpty { inside += span(words, attributes) }
            }
            body += "<p class=\"p\(number)\">\(inside.isEmpty ? "<br>" : inside)</p>\n"
            start = NSMaxRange(range)
        }
        let sheet: String =
            paragraphs.enumerated().map { "p.p\($0 + 1) {\($1)}\n" }.joined() + spans.enumerated().map { "span.s\($0 + 1) {\($1)}\n" }.joined()
        return """
            <!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd">
            <html>
            <head>
            <meta http-equiv="Content-Type" content="text/html; charset=utf-8">
            <meta http-equiv="Content-Style-Type" content="text/css">
            <title>\(Self.escaped(title))</title>
            <meta name="Generator" content="Cocoa HTML Writer">
            <style type="text/css">
            \(sheet)</style>
            </head>
            <body>
            \(body)</body>
            </html>

            """
    }

    private mutating func span(_ words: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
        let run: String = "<span class=\"s\(Self.number(of: Self.rule(attributes), in: &spans))\">\(Self.escaped(words))</span>"
        guard let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String else { return run }
        return "<a href=\"\(Self.escaped(link))\">\(run)</a>"
    }

    private static func number(of rule: String, in table: inout [String]) -> Int {
        if let known = table.firstIndex(of: rule) { return known + 1 }
        table.append(rule)
        return table.count
    }

    private static func points(_ value: CGFloat) -> String { String(format: "%.1fpt", Double(value)) }

    private static func rule(_ style: NSParagraphStyle?) -> String {
        guard let style else { return "margin: 0.0px 0.0px 0.0px 0.0px" }
        let tail: CGFloat = max(-style.tailIndent, 0)
        var result: String =
            "margin: \(points(style.paragraphSpacingBefore)) \(points(tail)) \(points(style.paragraphSpacing)) \(points(style.headIndent))"
        if style.firstLineHeadIndent != style.headIndent { result += "; text-indent: \(points(style.firstLineHeadIndent - style.headIndent))" }
        let alignments: [NSTextAlignment: String] = [.left: "left", .right: "right", .center: "center", .justified: "justify"]
        if let alignment = alignments[style.alignment] { result += "; text-align: \(alignment)" }
        return result
    }

    private static func rule(_ attributes: [NSAttributedString.Key: Any]) -> String {
        let font: UIFont = UIFont.of(attribute: attributes[.font]) ?? AttributedText.drawingDefaults.font
        let traits: UIFontDescriptor.SymbolicTraits = font.fontDescriptor.symbolicTraits
        var result: String =
            "font-family: '\(font.fontName)'; font-weight: \(traits.contains(.traitBold) ? "bold" : "normal"); "
            + "font-style: \(traits.contains(.traitItalic) ? "italic" : "normal"); font-size: \(String(format: "%.2f", Double(font.pointSize)))pt"
        if let color = attributes[.foregroundColor] as? UIColor { result += "; color: \(hex(color))" }
        if let color = attributes[.backgroundColor] as? UIColor { result += "; background-color: \(hex(color))" }
        let lines: [String] = [(NSAttributedString.Key.underlineStyle, "underline"), (.strikethroughStyle, "line-through")]
            .filter { DocumentStyles.isLined(attributes[$0.0]) }.map(\.1)
        if !lines.isEmpty { result += "; text-decoration: " + lines.joined(separator: " ") }
        let raised: CGFloat = AttributedText.number(attributes[.baselineOffset])
        if raised != 0 { result += "; vertical-align: \(points(raised))" }
        return result
    }

    private static func hex(_ color: UIColor) -> String {
        "#" + DocumentStyles.components(color).map { String(format: "%02x", $0) }.joined()
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
            .replacingOccurrences(of: "\"", with: "&quot;").replacingOccurrences(of: "\u{2028}", with: "<br>").replacingOccurrences(
                of: "\u{a0}", with: "&nbsp;")
    }
}
