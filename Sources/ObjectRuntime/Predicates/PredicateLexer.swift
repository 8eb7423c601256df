import Foundation

/// The words of a predicate format.
enum PredicateToken: Equatable {
    case word(String)
    case string(String)
    case number(NSNumber)
    /// `%@`, or a number's conversion such as `%d`.
    case argument
    /// `%K`
    case keyArgument
    case symbol(String)
    /// `[cd]`, or an index.
    case options(String)
    /// `.@count` behind a parenthesis or bracket.
    case path(String)
}

struct PredicateSyntaxError: Error {
    let message: String
}

enum PredicateLexer {
    static func tokens(in format: String) throws -> [PredicateToken] {
        var lexer = Scanner(Array(format))
        var tokens: [PredicateToken] = []
        while let token = try lexer.next() { tokens.append(token) }
        return tokens
    }

    private struct Scanner {
        let characters: [Character]
        var index = 0

        init(_ characters: [Character]) {
            self.characters = characters
        }

        var current: Character? { index < characters.count ? characters[index] : nil }

        mutating func next() throws -> PredicateToken? {
            while let character = current, character.isWhitespace { index += 1 }
            guard let character = current else { return nil }
            if character == "'" || character == "\"" { return try string(endingIn: character) }
            if character == "%" { return try argument() }
            if character == "[" { return try options() }
            if character == ".", index > 0, characters[index - 1] == ")" || characters[index - 1] == "]" {
                index += 1
                guard case .word(let path) = word(), !path.isEmpty else { throw PredicateSyntaxError(message: "a key is missing behind '.'") }
                return .path(path)
            }
            if character.isNumber { return number() }
            if Self.isWordStart(character) { return word() }
            return try symbol()
        }

        private mutating func string(endingIn quote: Character) throws -> PredicateToken {
            index += 1
            var text = ""
            while let character = current {
                index += 1
                if character == quote { return .string(text) }
                if character == "\\", let escaped = current {
                    index += 1
                    text.append(escaped)
                } else {
                    text.append(character)
                }
            }
            throw PredicateSyntaxError(message: "a string is not closed")
        }

        private mutating func argument() throws -> PredicateToken {
            index += 1
            var conversion = ""
            while let character = current, character.isLetter || character.isNumber || character == "@" || character == "." {
                conversion.append(character)
                index += 1
                if character == "@" || "KdDiuUxXfFeEgGcsS".contains(character) { break }
            }
            if conversion == "K" { return .keyArgument }
            guard let last = conversion.last, "@dDiuUxXfFeEgGcsS".contains(last) else {
                throw PredicateSyntaxError(message: "%\(conversion) is not a conversion")
            }
            return .argument
        }

        private mutating func options() throws -> PredicateToken {
            index += 1
            var letters = ""
            while let character = current, character != "]" {
                letters.append(character)
                index += 1
            }
            guard current != nil else { throw PredicateSyntaxError(message: "'[' is not closed") }
            index += 1
            return .options(letters.lowercased())
        }

        private mutating func number() -> PredicateToken {
            var text = ""
            while let character = current, character.isNumber || character == "." || character == "e" || character == "E" {
                text.append(character)
                index += 1
            }
            if let integer = Int(text) { return .number(NSNumber(value: integer)) }
            return .number(NSNumber(value: Double(text) ?? 0))
        }

        private mutating func word() -> PredicateToken {
            var text = ""
            while let character = current, Self.isWordStart(character) || character.isNumber || character == "." {
                text.append(character)
                index += 1
            }
            return .word(text)
        }

        private mutating func symbol() throws -> PredicateToken {
            let two = String(characters[index..<min(index + 2, characters.count)])
            if ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(two) {
                index += 2
                return .symbol(two)
            }
            let one = String(characters[index])
            guard ["=", "<", ">", "!", "(", ")", "{", "}", ",", "+", "-", "*", "/"].contains(one) else {
                throw PredicateSyntaxError(message: "'\(one)' is not expected")
            }
            index += 1
            return .symbol(one)
        }

        private static func isWordStart(_ character: Character) -> Bool {
            character.isLetter || character == "_" || character == "@" || character == "$" || character == "#"
        }
    }
}
