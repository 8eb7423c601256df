/// Reads Rich Text Format: fonts, sizes, bold, italic, colours, underlines, paragraphs and links. Pictures, tables and lists' markers beyond their
/// text are passed over.
struct RichTextReader {
    /// The properties of the text at one place; a group's end brings back those before it.
    private struct State {
        var font = 0
        /// Half points.
        var size = 24
        var isBold = false
        var isItalic = false
        var isUnderlined = false
        var isStruck = false
        var color = 0
        var background = 0
        /// Points above the baseline.
        var raised: CGFloat = 0
        var alignment: NSTextAlignment = .natural
        var firstIndent: CGFloat = 0
        var leftIndent: CGFloat = 0
        var rightIndent: CGFloat = 0
        var spacingBefore: CGFloat = 0
        var spacingAfter: CGFloat = 0
        var destination = Destination.text
        /// Characters that stand for those who do not know the Unicode one before them.
        var substitutes = 1
        var link: String?
    }

    private enum Destination { case text, fonts, colors, instruction, nothing }

    private let bytes: [UInt8]
    private var position = 0
    private var state = State()
    private var stack: [State] = []
    private var fonts: [Int: String] = [:]
    private var colors: [UIColor?] = []
    private var mix: (red: CGFloat, green: CGFloat, blue: CGFloat)?
    private var name = ""
    private var instruction = ""
    /// The link of a field, once its instruction was read.
    private var fieldLink: String?
    private var toSkip = 0
    private var isIgnorable = false
    private var run = ""
    /// The first unit of a character of two.
    private var firstUnit: UInt16?
    private let result = NSMutableAttributedString()

    /// Nil for bytes that do not begin as such a document.
    static func attributedText(of data: Data) -> NSAttributedString? {
        guard data.starts(with: Array("{\\rtf".utf8)) else { return nil }
        var reader = RichTextReader(bytes: [UInt8](data))
        reader.read()
        return NSAttributedString(attributedString: reader.result)
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func read() {
        while position < bytes.count {
            let byte: UInt8 = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "{"):
                flush()
                stack.append(state)
                isIgnorable = false
            case UInt8(ascii: "}"):
                flush()
                endGroup()
            case UInt8(ascii: "\\"): readControl()
            case 10, 13: break
            default: take(Self.character(byte))
            }
        }
        flush()
    }

    private mutating func endGroup() {
        if state.destination == .instruction, stack.last?.destination != .instruction {
            fieldLink = Self.address(in: instruction)
            instruction = ""
        }
        state = stack.popLast() ?? State()
    }

    // MARK: Control words

    private mutating func readControl() {
        guard position < bytes.count else { return }
        let byte: UInt8 = bytes[position]
        guard Self.isLetter(byte) else {
            position += 1
            return readSymbol(byte)
        }
        let start = position
        while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        let number = readNumber()
        if position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
        apply(word, number)
        isIgnorable = false
    }

    private mutating func readNumber() -> Int? {
        let start = position
        if position < bytes.count, bytes[position] == UInt8(ascii: "-") { position += 1 }
        while position < bytes.count, (48...57).contains(bytes[position]) { position += 1 }
        return Int(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private mutating func readSymbol(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "'"):
            let end: Int = min(position + 2, bytes.count)
            if let code = UInt8(String(decoding: bytes[position..<end], as: UTF8.self), radix: 16) { take(Self.character(code)) }
            position = end
        case UInt8(ascii: "*"): isIgnorable = true
        case UInt8(ascii: "~"): take("\u{A0}")
        case UInt8(ascii: "_"): take("\u{2011}")
        case UInt8(ascii: "-"): take("\u{AD}")
        case 10, 13: take("\n")
        case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): take(Self.character(byte))
        default: break
        }
    }

    private mutating func apply(_ word: String, _ number: Int?) {
        if applyDestination(word) || applyText(word, number) { return }
        flush()
        if applyCharacter(word, number) { return }
        applyParagraph(word, number)
    }

    private mutating func applyDestination(_ word: String) -> Bool {
        let found: Destination? =
            switch word {
            case "fonttbl": .fonts
            case "colortbl": .colors
            case "fldinst": .instruction
            case "stylesheet", "info", "pict", "object", "header", "footer", "footnote", "listtext", "themedata": .nothing
            default: isIgnorable ? .nothing : nil
            }
        guard let found else { return false }
        flush()
        state.destination = state.destination == .nothing ? .nothing : found
        return true
    }

    private static let characters: [String: String] = [
        "par": "\n", "line": "\u{2028}", "tab": "\t", "emdash": "—", "endash": "–", "lquote": "‘", "rquote": "’", "ldblquote": "“", "rdblquote": "”",
        "bullet": "•", "page": "\u{C}",
    ]

    private mutating func applyText(_ word: String, _ number: Int?) -> Bool {
        if let text = Self.characters[word] {
            take(text)
            return true
        }
        guard word == "u", let number else { return false }
        takeUnit(UInt16(truncatingIfNeeded: number))
        toSkip = state.substitutes
        return true
    }

    /// A unit of UTF-16; two of them may be one character.
    private mutating func takeUnit(_ unit: UInt16) {
        if UTF16.isLeadSurrogate(unit) { return firstUnit = unit }
        if let first = firstUnit, UTF16.isTrailSurrogate(unit) {
            take(String(decoding: [first, unit], as: UTF16.self))
        } else if let scalar = Unicode.Scalar(UInt32(unit)) {
            take(String(Character(scalar)))
        }
        firstUnit = nil
    }

    private mutating func applyCharacter(_ word: String, _ number: Int?) -> Bool {
        let isOn = number != 0
        switch word {
        case "f": state.font = number ?? 0
        case "fs": state.size = max(1, min(number ?? 24, 2000))
        case "b": state.isBold = isOn
        case "i": state.isItalic = isOn
        case "ul": state.isUnderlined = isOn
        case "ulnone": state.isUnderlined = false
        case "strike": state.isStruck = isOn
        case "cf": state.color = number ?? 0
        case "cb", "highlight": state.background = number ?? 0
        case "up": state.raised = CGFloat(number ?? 6) / 2
        case "dn": state.raised = -CGFloat(number ?? 6) / 2
        case "uc": state.substitutes = max(0, min(number ?? 1, 16))
        case "red": mix = (CGFloat(number ?? 0) / 255, mix?.green ?? 0, mix?.blue ?? 0)
        case "green": mix = (mix?.red ?? 0, CGFloat(number ?? 0) / 255, mix?.blue ?? 0)
        case "blue": mix = (mix?.red ?? 0, mix?.green ?? 0, CGFloat(number ?? 0) / 255)
        case "fldrslt": state.link = fieldLink
        case "plain":
            let plain = State()
            (state.font, state.size, state.isBold, state.isItalic) = (plain.font, plain.size, false, false)
            (state.isUnderlined, state.isStruck, state.color, state.background, state.raised) = (false, false, 0, 0, 0)
        default: return false
        }
        return true
    }

    private mutating func applyParagraph(_ word: String, _ number: Int?) {
        // Twentieths of a point.
        let points: CGFloat = CGFloat(number ?? 0) / 20
        switch word {
        case "ql": state.alignment = .left
        case "qc": state.alignment = .center
        case "qr": state.alignment = .right
        case "qj": state.alignment = .justified
        case "fi": state.firstIndent = points
        case "li": state.leftIndent = points
        case "ri": state.rightIndent = points
        case "sb": state.spacingBefore = points
        case "sa": state.spacingAfter = points
        case "pard":
            state.alignment = .natural
            (state.firstIndent, state.leftIndent, state.rightIndent, state.spacingBefore, state.spacingAfter) = (0, 0, 0, 0, 0)
        default: break
        }
    }

    // MARK: Text

    private mutating func take(_ text: String) {
        if toSkip > 0 {
            toSkip -= 1
            return
        }
        switch state.destination {
        case .text: run += text
        case .nothing: break
        case .instruction: instruction += text
        case .fonts:
            guard text == ";" else { return name += text }
            fonts[state.font] = name.trimmingCharacters(in: .whitespaces)
            name = ""
        case .colors:
            guard text == ";" else { return }
            colors.append(mix.map { UIColor(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) })
            mix = nil
        }
    }

    private mutating func flush() {
        guard !run.isEmpty else { return }
        result.append(NSAttributedString(string: run, attributes: attributes))
        run = ""
    }

    private var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = state.alignment
        paragraph.firstLineHeadIndent = state.leftIndent + state.firstIndent
        paragraph.headIndent = state.leftIndent
        paragraph.tailIndent = -state.rightIndent
        paragraph.paragraphSpacingBefore = state.spacingBefore
        paragraph.paragraphSpacing = state.spacingAfter
        var found: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraph]
        if colors.indices.contains(state.color), let color = colors[state.color] { found[.foregroundColor] = color }
        if state.background > 0, colors.indices.contains(state.background), let color = colors[state.background] { found[.backgroundColor] = color }
        if state.raised != 0 { found[.baselineOffset] = state.raised }
        if state.isUnderlined { found[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if state.isStruck { found[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link = state.link.flatMap(URL.init(string:)) { found[.link] = link }
        return found
    }

    private var font: UIFont {
        let size: CGFloat = CGFloat(state.size) / 2
        let plain: UIFont = fonts[state.font].flatMap { UIFont(name: $0, size: size) } ?? UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
        var traits: UIFontDescriptor.SymbolicTraits = plain.fontDescriptor.symbolicTraits
        if state.isBold { traits.insert(.traitBold) }
        if state.isItalic { traits.insert(.traitItalic) }
        guard traits != plain.fontDescriptor.symbolicTraits else { return plain }
        return plain.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? plain
    }

    // MARK: Bytes

    private static func isLetter(_ byte: UInt8) -> Bool { (65...90).contains(byte) || (97...122).contains(byte) }

    /// A character of Windows' Latin code page.
    private static func character(_ byte: UInt8) -> String {
        String(data: Data([byte]), encoding: .windowsCP1252) ?? "\u{FFFD}"
    }

    /// The address of `HYPERLINK "address"`.
    private static func address(in instruction: String) -> String? {
        let parts = instruction.split(separator: "\"", omittingEmptySubsequences: false)
        return instruction.contains("HYPERLINK") && parts.count > 1 ? String(parts[1]) : nil
    }
}
