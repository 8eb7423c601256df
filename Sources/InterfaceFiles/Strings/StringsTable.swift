import Foundation
import InputLimits

/// A `.strings` file: keys and their translations.
///
/// Both forms are read: the text form (`"key" = "value";` with comments, UTF-8 or UTF-16) and property lists.
package struct StringsTable: Equatable, Sendable {
    package struct SyntaxError: Error, CustomStringConvertible, Equatable {
        package var line: Int
        package var reason: String
        package var description: String { "line \(line): \(reason)" }
    }

    package var entries: [String: String]

    package init(entries: [String: String]) { self.entries = entries }

    package init(contentsOf url: URL) throws {
        try self.init(data: try InputFile.data(at: url), name: url.path)
    }

    /// - Parameter name: what a message calls the file.
    package init(data: Data, name: String = "The strings file") throws {
        let head: Data = data.prefix(6)
        if head == Data("bplist".utf8) || head.starts(with: Data("<?xml".utf8)) {
            try PropertyListNesting.check(data, budget: ReadingBudget(), of: name)
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            entries = list as? [String: String] ?? [:]
            return
        }
        guard let text = Self.decode(data) else { throw SyntaxError(line: 1, reason: "is neither UTF-8 nor UTF-16") }
        var parser = StringsParser(text)
        entries = try parser.parse()
    }

    private static func decode(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) { return String(data: data, encoding: .utf16) }
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { return String(data: data.dropFirst(3), encoding: .utf8) }
        return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
    }
}

/// The text form of a `.strings` file.
struct StringsParser {
    private let scalars: [Unicode.Scalar]
    private var position: Int = 0
    private var line: Int = 1

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func parse() throws -> [String: String] {
        var entries: [String: String] = [:]
        try skipBlanks()
        while position < scalars.count {
            let key: String = try token()
            try skipBlanks()
            // `"key";` stands for `"key" = "key";`.
            if peek == "=" {
                advance()
                try skipBlanks()
                entries[key] = try token()
                try skipBlanks()
            } else {
                entries[key] = key
            }
            guard peek == ";" else { throw error("expected ';' after the entry \"\(key)\"") }
            advance()
            try skipBlanks()
        }
        return entries
    }

    private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func advance() {
        if scalars[position] == "\n" { line += 1 }
        position += 1
    }

    private func error(_ reason: String) -> StringsTable.SyntaxError { .init(line: line, reason: reason) }

    private mutating func skipBlanks() throws {
        while let next = peek {
            if next.properties.isWhitespace {
                advance()
            } else if next == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
                while peek != nil, peek != "\n" { advance() }
            } else if next == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
                try skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipBlockComment() throws {
        let start: Int = line
        position += 2
        while position + 1 < scalars.count {
            if scalars[position] == "*", scalars[position + 1] == "/" {
                position += 2
                return
            }
            advance()
        }
        throw StringsTable.SyntaxError(line: start, reason: "this comment is not closed")
    }

    private mutating func token() throws -> String {
        guard let first = peek else { throw error("expected a string, found the end of the file") }
        if first == "\"" { return try quoted() }
        var word = String.UnicodeScalarView()
        while let next = peek, next.properties.isAlphabetic || next.properties.numericType != nil || "_-./".unicodeScalars.contains(next) {
            word.append(next)
            advance()
        }
        guard !word.isEmpty else { throw error("expected a string, found '\(first)'") }
        return String(word)
    }

    private mutating func quoted() throws -> String {
        let start: Int = line
        advance()
        var text = String.UnicodeScalarView()
        while let next = peek {
            advance()
            switch next {
            case "\"": return String(text)
            case "\\": try escape(into: &text)
            default: text.append(next)
            }
        }
        throw StringsTable.SyntaxError(line: start, reason: "this string is not closed")
    }

    private mutating func escape(into text: inout String.UnicodeScalarView) throws {
        guard let next = peek else { throw error("a lone backslash ends the file") }
        advance()
        switch next {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "0": text.append("\0")
        case "U", "u":
            var code: UInt32 = 0
            var digits: Int = 0
            while digits < 4, let digit = peek, let value = Character(digit).hexDigitValue {
                code = code * 16 + UInt32(value)
                digits += 1
                advance()
            }
            guard digits > 0, let scalar = Unicode.Scalar(code) else { throw error("\\\(next) needs a hexadecimal code") }
            text.append(scalar)
        default: text.append(next)
        }
    }
}
