/// A parsed visual format: the row or column it draws.
struct VisualFormat: Equatable {
    struct Predicate: Equatable {
        enum Object: Equatable {
            case constant(CGFloat)
            /// A metric or a view; which is known only beside the dictionaries. The place is behind the name.
            case name(String, end: Int)
        }
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority: Object?
    }

    struct Item: Equatable {
        /// Nil is the superview.
        var name: String?
        var predicates: [Predicate] = []
        /// Behind the name, and behind the whole item.
        var nameEnd = 0
        var end = 0
    }

    struct Connection: Equatable {
        /// Empty is the standard space; nil in the parse stands for flush, which is one predicate of 0.
        var predicates: [Predicate] = []
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var items: [Item] = []
    /// One less than the items.
    var connections: [Connection] = []

    /// The mistake in a format, and its place: characters from the beginning of the text.
    struct ParseError: Error, Equatable {
        var message: String
        var offset: Int

        /// The reason of UIKit's exception: the message, the text, and a mark under the place.
        func reason(for text: String) -> String {
            "Unable to parse constraint format: \n\(message) \n\(text) \n\(String(repeating: " ", count: offset))^"
        }
    }
}

/// Reads the visual format language. Any text gives a format or an error with its place; nothing traps.
///
/// A row is `H:` (the default) or `V:`, then views in brackets and `|` for the superview's edges, with `-`, `-20-` or
/// `-(>=8@750,<=20)-` between them. Predicates of a view, `[name(>=50,==other@750)]`, are about its size along the row.
struct VisualFormatParser {
    private let text: [Character]
    private var position = 0

    static func parse(_ text: String) throws(VisualFormat.ParseError) -> VisualFormat {
        var parser = VisualFormatParser(text: Array(text))
        return try parser.format()
    }

    private init(text: [Character]) {
        self.text = text
    }

    private mutating func format() throws(VisualFormat.ParseError) -> VisualFormat {
        var result = VisualFormat()
        skipSpaces()
        result.axis = try axis()
        skipSpaces()
        if let edge = edge() { result.items.append(edge) } else { result.items.append(try view()) }
        skipSpaces()
        while position < text.count {
            result.connections.append(try connection())
            skipSpaces()
            if let edge = edge() {
                result.items.append(edge)
                skipSpaces()
                guard position == text.count else { throw error("Expected the end of the format string after '|'") }
            } else {
                result.items.append(try view())
            }
            skipSpaces()
        }
        guard result.items.contains(where: { $0.name != nil }) else { throw error("Expected a view") }
        return result
    }

    private mutating func axis() throws(VisualFormat.ParseError) -> NSLayoutConstraint.Axis {
        for (letter, axis, word) in [("H", NSLayoutConstraint.Axis.horizontal, "horizontal"), ("V", .vertical, "vertical")]
        where take(letter) {
            guard take(":") else { throw error("Expected ':' after '\(letter)' to specify \(word) arrangement") }
            return axis
        }
        return .horizontal
    }

    private mutating func edge() -> VisualFormat.Item? {
        guard take("|") else { return nil }
        var item = VisualFormat.Item()
        item.end = position
        return item
    }

    private mutating func view() throws(VisualFormat.ParseError) -> VisualFormat.Item {
        guard take("[") else { throw error("Expected a view") }
        var item = VisualFormat.Item()
        item.name = try name("Expected a view")
        item.nameEnd = position
        skipSpaces()
        if take("(") { item.predicates = try predicates() }
        skipSpaces()
        guard take("]") else { throw error("Expected a ']' here. That is how you give the end of a view.") }
        item.end = position
        return item
    }

    /// Flush, `-`, `-20-` or `-(>=20@500)-`.
    private mutating func connection() throws(VisualFormat.ParseError) -> VisualFormat.Connection {
        guard take("-") else { return VisualFormat.Connection(predicates: [.init(object: .constant(0))]) }
        skipSpaces()
        if peek == "|" || peek == "[" { return VisualFormat.Connection() }
        let list: [VisualFormat.Predicate] = take("(") ? try predicates() : [try predicate()]
        skipSpaces()
        guard take("-") else { throw error("Expected a '-' here. That is how you give the end of a space.") }
        return VisualFormat.Connection(predicates: list)
    }

    /// The list behind an opened parenthesis, with the closing one.
    private mutating func predicates() throws(VisualFormat.ParseError) -> [VisualFormat.Predicate] {
        var list: [VisualFormat.Predicate] = []
        repeat {
            skipSpaces()
            list.append(try predicate())
            skipSpaces()
        } while take(",")
        guard take(")") else { throw error("Expected a ')' here. That is how you give the end of a list of predicates.") }
        return list
    }

    private mutating func predicate() throws(VisualFormat.ParseError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take("<=") { relation = .lessThanOrEqual } else if take(">=") { relation = .greaterThanOrEqual } else { _ = take("==") }
        skipSpaces()
        var predicate = VisualFormat.Predicate(relation: relation, object: try object())
        skipSpaces()
        if take("@") {
            skipSpaces()
            predicate.priority = try object()
        }
        return predicate
    }

    private mutating func object() throws(VisualFormat.ParseError) -> VisualFormat.Predicate.Object {
        if let character = peek, Self.isDigit(character) || character == "." || character == "-" || character == "+" {
            return .constant(try number())
        }
        let name: String = try name("Expected a number or the name of a metric or a view")
        return .name(name, end: position)
    }

    private mutating func number() throws(VisualFormat.ParseError) -> CGFloat {
        let start: Int = position
        if peek == "-" || peek == "+" { position += 1 }
        while let character = peek, Self.isDigit(character) || character == "." { position += 1 }
        guard let value = Double(String(text[start..<position])), value.isFinite else {
            position = start
            throw error("Expected a number")
        }
        return CGFloat(value)
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }

    private mutating func name(_ expectation: String) throws(VisualFormat.ParseError) -> String {
        let start: Int = position
        while let character = peek, character.isLetter || character.isNumber || character == "_" || character == "." || character == "$" {
            position += 1
        }
        guard position > start else { throw error(expectation) }
        return String(text[start..<position])
    }

    private var peek: Character? { position < text.count ? text[position] : nil }

    private mutating func take(_ token: String) -> Bool {
        let characters: [Character] = Array(token)
        guard position + characters.count <= text.count, Array(text[position..<position + characters.count]) == characters else {
            return false
        }
        position += characters.count
        return true
    }

    private mutating func skipSpaces() {
        while peek?.isWhitespace == true { position += 1 }
    }

    private func error(_ message: String) -> VisualFormat.ParseError {
        VisualFormat.ParseError(message: message, offset: position)
    }
}
