/// A parsed visual format: the row or column it draws.
struct VisualFormat: Equatable {
    struct Predicate: Equatable {
        enum Object: Equatable {
            case constant(CGFloat)
            /// A metric or a view; which is known only beside the dictionaries.
            case name(String)
        }
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority: Object?
    }

    struct Item: Equatable {
        /// Nil is the superview.
        var name: String?
        var predicates: [Predicate] = []
    }

    struct Connection: Equatable {
        /// Empty is the standard space; nil in the parse stands for flush, which is one predicate of 0.
        var predicates: [Predicate] = []
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var items: [Item] = []
    /// One less than the items.
    var connections: [Connection] = []

    struct ParseError: Error, Equatable {
        var message: String
        var offset: Int
    }
}

/// Reads the visual format language. Any text gives a format or an error with its place; nothing traps.
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
        if take("H:") { result.axis = .horizontal } else if take("V:") { result.axis = .vertical }
        skipSpaces()
        result.items.append(take("|") ? VisualFormat.Item() : try view())
        skipSpaces()
        while position < text.count {
            result.connections.append(try connection())
            skipSpaces()
            if take("|") {
                result.items.append(VisualFormat.Item())
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

    private mutating func view() throws(VisualFormat.ParseError) -> VisualFormat.Item {
        guard take("[") else { throw error("Expected a view") }
        var item = VisualFormat.Item()
        item.name = try name()
        if take("(") { item.predicates = try predicates() }
        guard take("]") else { throw error("Expected a ']'") }
        return item
    }

    /// Flush, `-`, `-20-` or `-(>=20@500)-`.
    private mutating func connection() throws(VisualFormat.ParseError) -> VisualFormat.Connection {
        guard take("-") else { return VisualFormat.Connection(predicates: [.init(object: .constant(0))]) }
        if peek == "|" || peek == "[" { return VisualFormat.Connection() }
        let list: [VisualFormat.Predicate] = take("(") ? try predicates() : [try predicate()]
        guard take("-") else { throw error("Expected a '-'") }
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
        guard take(")") else { throw error("Expected a ')'") }
        return list
    }

    private mutating func predicate() throws(VisualFormat.ParseError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if take("<=") { relation = .lessThanOrEqual } else if take(">=") { relation = .greaterThanOrEqual } else { _ = take("==") }
        skipSpaces()
        var predicate = VisualFormat.Predicate(relation: relation, object: try object())
        skipSpaces()
        if take("@") { predicate.priority = try object() }
        return predicate
    }

    private mutating func object() throws(VisualFormat.ParseError) -> VisualFormat.Predicate.Object {
        if let character = peek, character.isNumber || character == "." || character == "-" || character == "+" {
            return .constant(try number())
        }
        return .name(try name())
    }

    private mutating func number() throws(VisualFormat.ParseError) -> CGFloat {
        let start: Int = position
        if peek == "-" || peek == "+" { position += 1 }
        while let character = peek, character.isASCII, character.isNumber || character == "." { position += 1 }
        guard let value = Double(String(text[start..<position])) else {
            position = start
            throw error("Expected a number")
        }
        return CGFloat(value)
    }

    private mutating func name() throws(VisualFormat.ParseError) -> String {
        let start: Int = position
        while let character = peek, character.isLetter || character.isNumber || character == "_" || character == "." || character == "$" {
            position += 1
        }
        guard position > start else { throw error("Expected a name") }
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
