/// The part of YAML that configurations of tools are written in: maps and lists by indentation, lists in brackets, plain and quoted words.
indirect enum OutlineText: Equatable {
    case word(String)
    case list([OutlineText])
    case map([String: OutlineText])

    private struct Line {
        var indent: Int
        var text: Substring
    }

    /// Lines that are nothing of this kind are passed over.
    init(_ text: String) {
        var lines: [Line] = []
        for line in text.prefix(200_000).split(whereSeparator: \.isNewline) {
            let content: Substring = Self.withoutComment(line)
            let indent: Int = content.prefix { $0 == " " || $0 == "\t" }.count
            let rest: Substring = content.dropFirst(indent)
            if !rest.isEmpty, rest != "---" { lines.append(Line(indent: indent, text: rest)) }
        }
        var position = 0
        self = Self.read(lines, &position, indent: lines.first?.indent ?? 0, depth: 0)
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var before: Character = " "
        for index in line.indices {
            let letter: Character = line[index]
            if let open = quote { if letter == open { quote = nil } } else if letter == "\"" || letter == "'" { quote = letter }
            if letter == "#", quote == nil, before.isWhitespace { return trimmed(line[..<index]) }
            before = letter
        }
        return trimmed(line)
    }

    /// Without spaces at the end.
    private static func trimmed(_ text: Substring) -> Substring { text.dropLast(text.reversed().prefix { $0.isWhitespace }.count) }

    private static func read(_ lines: [Line], _ position: inout Int, indent: Int, depth: Int) -> OutlineText {
        guard position < lines.count, depth < 20 else { return .word("") }
        if lines[position].text == "-" || lines[position].text.hasPrefix("- ") { return readList(lines, &position, indent: indent, depth: depth) }
        var map: [String: OutlineText] = [:]
        while position < lines.count, lines[position].indent == indent, !lines[position].text.hasPrefix("- ") {
            let line: Substring = lines[position].text
            position += 1
            guard let colon = line.firstIndex(of: ":") else { continue }
            let key: String = unquoted(line[..<colon])
            let rest: Substring = line[line.index(after: colon)...].drop { $0 == " " }
            if !rest.isEmpty {
                map[key] = value(rest)
            } else if position < lines.count, lines[position].indent > indent || lines[position].indent == indent && lines[position].text.hasPrefix("-") {
                map[key] = read(lines, &position, indent: lines[position].indent, depth: depth + 1)
            } else {
                map[key] = .word("")
            }
            // Lines further in that belong to nothing.
            while position < lines.count, lines[position].indent > indent { position += 1 }
        }
        return .map(map)
    }

    private static func readList(_ lines: [Line], _ position: inout Int, indent: Int, depth: Int) -> OutlineText {
        var items: [OutlineText] = []
        while position < lines.count, lines[position].indent == indent, lines[position].text.hasPrefix("-") {
            let rest: Substring = lines[position].text.dropFirst()
            let spaces: Int = rest.prefix { $0 == " " }.count
            let item: Substring = rest.dropFirst(spaces)
            guard !item.isEmpty, !item.hasPrefix("\""), !item.hasPrefix("["), item.hasSuffix(":") || item.contains(": ") else {
                position += 1
                items.append(value(item))
                continue
            }
            // A map that begins behind the dash, its other lines below.
            var own: [Line] = [Line(indent: indent + 1 + spaces, text: item)]
            position += 1
            while position < lines.count, lines[position].indent > indent {
                own.append(lines[position])
                position += 1
            }
            var start = 0
            items.append(read(own, &start, indent: own[0].indent, depth: depth + 1))
        }
        return .list(items)
    }

    private static func value(_ text: Substring) -> OutlineText {
        guard text.hasPrefix("["), text.hasSuffix("]") else { return .word(unquoted(text)) }
        return .list(text.dropFirst().dropLast().split(separator: ",").map { .word(unquoted($0)) })
    }

    private static func unquoted(_ text: Substring) -> String {
        let plain: Substring = trimmed(text.drop { $0.isWhitespace })
        for quote in ["\"", "'"] where plain.count > 1 && plain.hasPrefix(quote) && plain.hasSuffix(quote) { return String(plain.dropFirst().dropLast()) }
        return String(plain)
    }

    subscript(key: String) -> OutlineText? { if case .map(let map) = self { map[key] } else { nil } }
    var word: String? { if case .word(let word) = self { word } else { nil } }
    /// The items of a list; anything else is one item.
    var items: [OutlineText] { if case .list(let items) = self { items } else { [self] } }
    var words: [String] { items.compactMap(\.word).filter { !$0.isEmpty } }
}
