/// Writes Rich Text Format: what `RichTextReader` reads of it, backgrounds and raised text.
struct RichTextWriter {
    private let text: NSAttributedString
    private var fonts: [String] = []
    private var colors: [String] = []

    init(_ text: NSAttributedString) { self.text = text }

    static func data(of text: NSAttributedString, _ attributes: [NSAttributedString.DocumentAttributeKey: Any]) -> Data {
        var writer = RichTextWriter(text)
        return Data(writer.document(attributes).utf8)
    }

    private mutating func document(_ attributes: [NSAttributedString.DocumentAttributeKey: Any]) -> String {
        let string = text.string as NSString
        var body = ""
        var start = 0
        while start < string.length {
            let range: NSRange = string.paragraphRange(for: NSRange(location: start, length: 0))
            body += paragraph(text.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle)
            text.enumerateAttributes(in: range, options: []) { found, part, _ in
                let words: String = Self.escaped(string.substring(with: part))
                let run: String = "{" + character(found) + " " + words + "}"
                body += Self.address(found[.link]).map { "{\\field{\\*\\fldinst{HYPERLINK \"\($0)\"}}{\\fldrslt \(run)}}" } ?? run
            }
            start = NSMaxRange(range)
        }
        let fontTable: String = fonts.enumerated().map { "\\f\($0)\\fnil\\fcharset0 \($1);" }.joined()
        let colorTable: String = colors.joined()
        return "{\\rtf1\\ansi\\ansicpg1252\n{\\fonttbl\(fontTable)}\n{\\colortbl;\(colorTable)}\n\(Self.page(attributes))\\uc0\n\(body)}"
    }

    /// Twentieths of a point.
    private static func twips(_ points: CGFloat) -> Int { Int((points * 20).rounded()) }

    private static func page(_ attributes: [NSAttributedString.DocumentAttributeKey: Any]) -> String {
        var result = ""
        if let size = attributes[.paperSize] as? CGSize ?? (attributes[.paperSize] as? NSValue)?.cgSizeValue {
            result += "\\paperw\(twips(size.width))\\paperh\(twips(size.height))"
        }
        if let margin = attributes[.paperMargin] as? UIEdgeInsets ?? (attributes[.paperMargin] as? NSValue)?.uiEdgeInsetsValue {
            result += "\\margl\(twips(margin.left))\\margr\(twips(margin.right))\\margt\(twips(margin.top))\\margb\(twips(margin.bottom))"
        }
        return result
    }

    private func paragraph(_ style: NSParagraphStyle?) -> String {
        var result = "\\pard"
        guard let style else { return result + "\\pardirnatural\n" }
        if style.headIndent != 0 { result += "\\li\(Self.twips(style.headIndent))" }
        if style.firstLineHeadIndent != style.headIndent { result += "\\fi\(Self.twips(style.firstLineHeadIndent - style.headIndent))" }
        if style.tailIndent < 0 { result += "\\ri\(Self.twips(-style.tailIndent))" }
        if style.paragraphSpacingBefore != 0 { result += "\\sb\(Self.twips(style.paragraphSpacingBefore))" }
        if style.paragraphSpacing != 0 { result += "\\sa\(Self.twips(style.paragraphSpacing))" }
        switch style.alignment {
        case .left: result += "\\ql"
        case .center: result += "\\qc"
        case .right: result += "\\qr"
        case .justified: result += "\\qj"
        default: break
        }
        return result + "\n"
    }

    private mutating func character(_ attributes: [NSAttributedString.Key: Any]) -> String {
        let font: UIFont = UIFont.of(attribute: attributes[.font]) ?? AttributedText.drawingDefaults.font
        let traits: UIFontDescriptor.SymbolicTraits = font.fontDescriptor.symbolicTraits
        var result: String = "\\f\(Self.index(of: font.fontName, in: &fonts))"
        if traits.contains(.traitItalic) { result += "\\i" }
        if traits.contains(.traitBold) { result += "\\b" }
        result += "\\fs\(Int((font.pointSize * 2).rounded()))"
        if let color = attributes[.foregroundColor] as? UIColor { result += " \\cf\(Self.index(of: Self.entry(color), in: &colors) + 1)" }
        if let color = attributes[.backgroundColor] as? UIColor { result += " \\cb\(Self.index(of: Self.entry(color), in: &colors) + 1)" }
        if DocumentStyles.isLined(attributes[.underlineStyle]) { result += "\\ul" }
        if DocumentStyles.isLined(attributes[.strikethroughStyle]) { result += "\\strike" }
        let raised: CGFloat = AttributedText.number(attributes[.baselineOffset])
        if raised > 0 { result += "\\up\(Int((raised * 2).rounded()))" }
        if raised < 0 { result += "\\dn\(Int((-raised * 2).rounded()))" }
        return result
    }

    private static func index(of entry: String, in table: inout [String]) -> Int {
        if let known = table.firstIndex(of: entry) { return known }
        table.append(entry)
        return table.count - 1
    }

    private static func entry(_ color: UIColor) -> String {
        let parts: [Int] = DocumentStyles.components(color)
        return "\\red\(parts[0])\\green\(parts[1])\\blue\(parts[2]);"
    }

    private static func address(_ value: Any?) -> String? { (value as? URL)?.absoluteString ?? (value as? NSURL)?.absoluteString ?? value as? String }

    private static func escaped(_ text: String) -> String {
        text.utf16.map { unit in
            switch unit {
            case 0x5C, 0x7B, 0x7D: "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x0A, 0x2029: "\\\n"
            case 0x2028: "\\line\n"
            case 0x09: "\\tab "
            case 0x20..<0x7F: String(UnicodeScalar(UInt8(unit)))
            default: "\\u\(Int16(bitPattern: unit)) "
            }
        }.joined()
    }
}

/// The questions that both writers ask of attributes.
enum DocumentStyles {
    static func isLined(_ value: Any?) -> Bool { ((value as? NSUnderlineStyle)?.rawValue ?? Int(AttributedText.number(value))) & 0xF != 0 }

    /// Red, green and blue, 0 to 255.
    static func components(_ color: UIColor) -> [Int] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    }
}
