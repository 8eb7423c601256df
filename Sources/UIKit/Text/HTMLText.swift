/// Turns HTML into attributed text: paragraphs, headings, lists, emphasis, links, and the styles that say fonts, sizes, colours and alignment.
///
/// Scripts and pictures are left out; tables are lines of text. As on a device text without a style has Times at 12 points.
struct HTMLText {
    /// The style that an element gives its text.
    private struct Style {
        var size: CGFloat = 12
        var family: String?
        var isBold = false
        var isItalic = false
        var color: UIColor = .black
        var background: UIColor?
        var underline = false
        var strikethrough = false
        var link: URL?
        var alignment: NSTextAlignment = .natural
        var indent: CGFloat = 0
        var spacing: CGFloat = 0
        var isPreformatted = false
        var raised: CGFloat = 0
        var isHidden = false
    }

    private enum Token { case text(String), open(String, [String: String], isEmpty: Bool), close(String) }

    private let result = NSMutableAttributedString()
    private var stack: [(name: String, style: Style)] = []
    private var rules: [String: String] = [:]
    private var lists: [(isOrdered: Bool, count: Int)] = []
    private var needsBreak = false
    private var breakSpacing: CGFloat = 0

    static func attributedText(of html: String) -> NSAttributedString {
        var text = HTMLText()
        text.read(html)
        return text.result
    }

    private var style: Style { stack.last?.style ?? Style() }

    private mutating func read(_ html: String) {
        let (tokens, sheets) = Self.tokens(of: html)
        for sheet in sheets { read(sheet: sheet) }
        for token in tokens {
            switch token {
            case .text(let text): append(text)
            case .open(let name, let attributes, let isEmpty): open(name, attributes, isEmpty: isEmpty)
            case .close(let name): close(name)
            }
        }
        // A last paragraph ends as all others.
        if needsBreak, result.length > 0 { appendBreak() }
    }

    // MARK: Elements

    private static let blocks: Set<String> = [
        "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "section", "article", "header", "footer", "tr", "table",
        "body", "html", "center", "main", "nav", "form", "dl", "dt", "dd", "hr",
    ]
    private static let empties: Set<String> = ["br", "hr", "img", "meta", "link", "input", "col", "wbr"]
    private static let headings: [String: CGFloat] = ["h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8]

    private mutating func open(_ name: String, _ attributes: [String: String], isEmpty: Bool) {
        if Self.blocks.contains(name) { endParagraph() }
        if name == "br" { return result.append(NSAttributedString(string: "\u{2028}", attributes: self.attributes(of: style))) }
        // Paragraphs and items end where the next begins.
        if name == "p" || name == "li", stack.last?.name == name { stack.removeLast() }
        var next = style
        Self.apply(name, attributes, to: &next)
        var selectors: [String] = [name]
        for word in (attributes["class"] ?? "").lowercased().split(separator: " ") { selectors += ["." + word, name + "." + word] }
        if let identifier = attributes["id"] { selectors.append("#" + identifier.lowercased()) }
        for selector in selectors {
            if let rule = rules[selector] { Self.apply(declarations: rule, to: &next) }
        }
        if let inline = attributes["style"] { Self.apply(declarations: inline, to: &next) }
        if isEmpty || Self.empties.contains(name) { return }
        stack.append((name, next))
        switch name {
        case "ul", "ol": lists.append((name == "ol", Int(attributes["start"] ?? "1") ?? 1))
        case "li": bullet()
        case "q": append("\u{201C}")
        case "td", "th": if result.length > 0, !result.string.hasSuffix("\n") { append("\u{a0}") }
        default: break
        }
    }

    private mutating func close(_ name: String) {
        guard let index = stack.lastIndex(where: { $0.name == name }) else { return }
        if name == "q" { append("\u{201D}") }
        if Self.blocks.contains(name), name != "body", name != "html" {
            breakSpacing = style.spacing
            endParagraph(afterOwn: true)
        }
        if name == "ul" || name == "ol", !lists.isEmpty { lists.removeLast() }
        stack.removeSubrange(index...)
    }

    private mutating func bullet() {
        guard !lists.isEmpty else { return }
        let list = lists[lists.count - 1]
        let mark = list.isOrdered ? "\(list.count)." : "\u{2022}"
        lists[lists.count - 1].count += 1
        result.append(NSAttributedString(string: "\t\(mark)\t", attributes: attributes(of: style)))
        needsBreak = true
    }

    private mutating func endParagraph(afterOwn: Bool = false) {
        if needsBreak, result.length > 0 { appendBreak() }
    }

    private mutating func appendBreak() {
        // Spaces before the end of a line are not seen.
        while result.string.hasSuffix(" ") { result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1)) }
        result.append(NSAttributedString(string: "\n", attributes: attributes(of: style)))
        needsBreak = false
    }

    private mutating func append(_ text: String) {
        guard !style.isHidden else { return }
        var text = Self.decoded(text)
        if !style.isPreformatted {
            text = text.replacingOccurrences(of: "[ \\t\\r\\n]+", with: " ", options: .regularExpression)
            let atStart =
                result.length == 0 || !needsBreak || result.string.hasSuffix(" ") || result.string.hasSuffix("\u{2028}") || result.string.hasSuffix("\t")
            if atStart { while text.hasPrefix(" ") { text.removeFirst() } }
        }
        guard !text.isEmpty else { return }
        result.append(NSAttributedString(string: text, attributes: attributes(of: style)))
        needsBreak = true
    }

    private func attributes(of style: Style) -> [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: Self.font(of: style), .foregroundColor: style.color]
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = style.alignment
        paragraph.paragraphSpacing = style.spacing
        if !lists.isEmpty {
            let depth = CGFloat(lists.count)
            paragraph.tabStops = [NSTextTab(textAlignment: .left, location: depth * 36 - 25), NSTextTab(textAlignment: .left, location: depth * 36)]
            paragraph.headIndent = depth * 36
        } else {
            (paragraph.firstLineHeadIndent, paragraph.headIndent) = (style.indent, style.indent)
        }
        attributes[.paragraphStyle] = paragraph
        if let background = style.background { attributes[.backgroundColor] = background }
        if style.underline || style.link != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if style.strikethrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link = style.link { attributes[.link] = link }
        if style.raised != 0 { attributes[.baselineOffset] = style.raised }
        return attributes
    }

    private static func font(of style: Style) -> UIFont {
        let font: UIFont
        switch style.family?.lowercased() {
        case nil, "times"?, "times new roman"?, "serif"?:
            font = UIFont(name: "TimesNewRomanPSMT", size: style.size) ?? UIFont(name: "Times New Roman", size: style.size) ?? serif(style.size)
        case "-apple-system"?, "system-ui"?, "sans-serif"?, "system"?: font = .systemFont(ofSize: style.size)
        case "monospace"?: font = .monospacedSystemFont(ofSize: style.size, weight: .regular)
        case let name?: font = UIFont(name: name, size: style.size) ?? UIFont(name: style.family ?? "", size: style.size) ?? .systemFont(ofSize: style.size)
        }
        var traits = font.fontDescriptor.symbolicTraits
        if style.isBold { traits.insert(.traitBold) }
        if style.isItalic { traits.insert(.traitItalic) }
        guard traits != font.fontDescriptor.symbolicTraits else { return font }
        // A family without that face gives way to the system's own, which has all of them.
        let descriptor = font.fontDescriptor.withSymbolicTraits(traits) ?? serif(style.size).fontDescriptor.withSymbolicTraits(traits)
        return descriptor.map { UIFont(descriptor: $0, size: style.size) } ?? font
    }

    private static func serif(_ size: CGFloat) -> UIFont {
        .systemFont(ofSize: size).inDesign(.serif)
    }

    // MARK: Styles

    private static func apply(_ name: String, _ attributes: [String: String], to style: inout Style) {
        if blocks.contains(name) { style.spacing = 0 }
        if let size = headings[name] {
            (style.size, style.isBold, style.spacing) = (size, true, size * 0.7)
        }
        switch name {
        case "b", "strong", "th": style.isBold = true
        case "i", "em", "cite", "var", "dfn": style.isItalic = true
        case "u", "ins": style.underline = true
        case "s", "strike", "del": style.strikethrough = true
        case "p": style.spacing = 12
        case "ul", "ol", "blockquote": style.spacing = 0; if name == "blockquote" { style.indent += 40 }
        case "code", "tt", "kbd", "samp": style.family = "monospace"
        case "pre": (style.family, style.isPreformatted) = ("monospace", true)
        case "small": style.size *= 5 / 6
        case "big": style.size *= 1.2
        case "sub": (style.size, style.raised) = (style.size * 5 / 6, -style.size / 4)
        case "sup": (style.size, style.raised) = (style.size * 5 / 6, style.size / 3)
        case "center": style.alignment = .center
        case "script", "style", "head", "title": style.isHidden = true
        case "mark": style.background = .yellow
        case "a":
            if let address = attributes["href"], let url = URL(string: decoded(address)) {
                style.link = url
                style.color = UIColor(red: 0, green: 0, blue: 0.933, alpha: 1)
            }
        case "font":
            if let color = attributes["color"].flatMap(color) { style.color = color }
            if let face = attributes["face"] { style.family = face.split(separator: ",").first.map { $0.trimmingCharacters(in: .whitespaces) } }
            if let size = attributes["size"].flatMap(Int.init) { style.size = [7.5, 10, 12, 13.5, 18, 24, 36][min(max(size, 1), 7) - 1] }
        default: break
        }
        if let align = attributes["align"] { apply(declarations: "text-align:" + align, to: &style) }
    }

    private static func apply(declarations: String, to style: inout Style) {
        for declaration in declarations.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            guard parts.count == 2 else { continue }
            let value = parts[1].replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespaces), word = value.lowercased()
            switch parts[0].lowercased() {
            case "color": if let color = color(value) { style.color = color }
            case "background-color", "background": if let color = color(value) { style.background = color }
            case "font-size": if let size = length(word, of: style.size) { style.size = size }
            case "font-family":
                style.family = value.split(separator: ",").first.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\"")) }
            case "font-weight": style.isBold = word == "bold" || word == "bolder" || (Int(word) ?? 0) >= 600
            case "font-style": style.isItalic = word == "italic" || word == "oblique"
            case "text-decoration", "text-decoration-line":
                (style.underline, style.strikethrough) = (word.contains("underline"), word.contains("line-through"))
            case "text-align":
                style.alignment = ["left": .left, "right": .right, "center": .center, "justify": .justified][word] ?? style.alignment
            case "display": style.isHidden = word == "none"
            case "margin":
                let sides: [CGFloat] = word.split(separator: " ").compactMap { length(String($0), of: style.size) }
                guard !sides.isEmpty else { break }
                style.spacing = sides.count > 2 ? sides[2] : sides[0]
                style.indent = sides.count > 3 ? sides[3] : sides.count > 1 ? sides[1] : sides[0]
            case "margin-left": if let space = length(word, of: style.size) { style.indent = space }
            case "margin-bottom": if let space = length(word, of: style.size) { style.spacing = space }
            default: break
            }
        }
    }

    /// In points; a pixel of a page is one.
    private static func length(_ text: String, of size: CGFloat) -> CGFloat? {
        let number = text.prefix { $0.isNumber || $0 == "." }
        guard let value = Double(number) else {
            return ["xx-small": 7, "x-small": 7.5, "small": 10, "medium": 12, "large": 13.5, "x-large": 18, "xx-large": 24][text]
        }
        switch text.dropFirst(number.count) {
        case "em", "rem": return CGFloat(value) * (text.hasSuffix("rem") ? 12 : size)
        case "%": return CGFloat(value) / 100 * size
        // Pages count 96 pixels where points count 72.
        case "px": return CGFloat(value) * 0.75
        default: return CGFloat(value)
        }
    }

    private static let colors: [String: UInt32] = [
        "black": 0, "white": 0xffffff, "red": 0xff0000, "green": 0x008000, "blue": 0x0000ff, "yellow": 0xffff00, "orange": 0xffa500, "purple": 0x800080,
        "gray": 0x808080, "grey": 0x808080, "silver": 0xc0c0c0, "navy": 0x000080, "teal": 0x008080, "maroon": 0x800000, "lime": 0x00ff00, "aqua": 0x00ffff,
        "cyan": 0x00ffff, "magenta": 0xff00ff, "fuchsia": 0xff00ff, "olive": 0x808000, "brown": 0xa52a2a, "pink": 0xffc0cb,
    ]

    private static func color(_ text: String) -> UIColor? {
        let word = text.lowercased().trimmingCharacters(in: .whitespaces)
        func make(_ value: UInt32) -> UIColor {
            UIColor(red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255, blue: CGFloat(value & 255) / 255, alpha: 1)
        }
        if let known = colors[word] { return make(known) }
        if word.hasPrefix("#") {
            let digits = word.dropFirst()
            let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits.prefix(6))
            return full.count == 6 ? UInt32(full, radix: 16).map(make) : nil
        }
        guard word.hasPrefix("rgb") else { return nil }
        let parts = word.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
        guard parts.count >= 3 else { return nil }
        return UIColor(
            red: CGFloat(parts[0] / 255), green: CGFloat(parts[1] / 255), blue: CGFloat(parts[2] / 255), alpha: parts.count > 3 ? CGFloat(parts[3]) : 1)
    }

    /// Rules for elements, classes and identifiers; others are not followed.
    private mutating func read(sheet: String) {
        let plain = sheet.replacingOccurrences(of: "(?s)/\\*.*?\\*/", with: "", options: .regularExpression)
        for rule in plain.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            for selector in parts[0].split(separator: ",") {
                let name = selector.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
                rules[name, default: ""] += ";" + parts[1]
            }
        }
    }

    // MARK: Reading

    private static func tokens(of html: String) -> ([Token], sheets: [String]) {
        var tokens: [Token] = [], sheets: [String] = []
        var rest = Substring(html)
        while let start = rest.firstIndex(of: "<") {
            if start > rest.startIndex { tokens.append(.text(String(rest[..<start]))) }
            rest = rest[start...]
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let end = rest.firstIndex(of: ">") else { break }
            let inside = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
            guard let token = token(String(inside)) else { continue }
            if case .open(let name, _, _) = token, name == "style" || name == "script" {
                // What is in them is no markup.
                let close = rest.range(of: "</" + name, options: .caseInsensitive)
                if name == "style" { sheets.append(String(rest[..<(close?.lowerBound ?? rest.endIndex)])) }
                rest = close.flatMap { rest[$0.upperBound...].firstIndex(of: ">") }.map { rest[rest.index(after: $0)...] } ?? ""
                continue
            }
            tokens.append(token)
        }
        if !rest.isEmpty { tokens.append(.text(String(rest))) }
        return (tokens, sheets)
    }

    private static func token(_ inside: String) -> Token? {
        if inside.hasPrefix("!") || inside.hasPrefix("?") { return nil }
        if inside.hasPrefix("/") { return .close(inside.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines).lowercased()) }
        let name = inside.prefix { !$0.isWhitespace && $0 != "/" }
        guard let first = name.first, first.isLetter else { return nil }
        var attributes: [String: String] = [:]
        let pattern = #"([A-Za-z_:][-A-Za-z0-9_:.]*)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)"#
        let text = String(inside.dropFirst(name.count))
        for match in (try? NSRegularExpression(pattern: pattern))?.matches(in: text, range: NSRange(location: 0, length: text.utf16.count)) ?? [] {
            let key = (text as NSString).substring(with: match.range(at: 1)).lowercased()
            attributes[key] = (text as NSString).substring(with: match.range(at: 2)).trimmingCharacters(in: CharacterSet(charactersIn: "\"'"))
        }
        return .open(name.lowercased(), attributes, isEmpty: inside.hasSuffix("/"))
    }

    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "ndash": "–",
        "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢",
        "deg": "°", "times": "×", "divide": "÷", "laquo": "«", "raquo": "»", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü",
        "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "larr": "←", "rarr": "→", "shy": "\u{ad}",
    ]

    private static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = "", rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[rest.index(after: start)...]
            guard let end = rest.prefix(10).firstIndex(of: ";") else {
                result += "&"
                continue
            }
            let name = rest[..<end]
            let number =
                name.hasPrefix("#x") || name.hasPrefix("#X") ? UInt32(name.dropFirst(2), radix: 16) : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            if let scalar = number.flatMap(Unicode.Scalar.init) {
                result.unicodeScalars.append(scalar)
            } else if let known = entities[String(name)] {
                result += known
            } else {
                result += "&"
                continue
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
