import Foundation
import InputLimits

/// Tables of texts that cannot be read, which leave an app with keys in place of words.
enum UnreadableStrings {
    static func findings(in resources: [URL], project: URL) -> [BuildFinding] {
        resources.filter { $0.pathExtension == "strings" }.compactMap { file in
            guard let text = try? InputFile.textIfReadable(at: file), let fault = StringsFault(text) else { return nil }
            return BuildFinding(
                place: BuildFinding.relative(file.standardizedFileURL.path, to: project) + ":\(fault.line)",
                message: "\(fault.message), and no text of this file is there for the app. Each line is \"key\" = \"text\";")
        }
    }
}

/// The first mistake in the text of a `.strings` file in its usual form; nil where there is none, and for property lists of other forms.
struct StringsFault: Equatable {
    var message: String
    /// Counted from 1: the line that lacks something, not the one where that is noticed.
    var line: Int

    init(message: String, line: Int) {
        self.message = message
        self.line = line
    }

    init?(_ text: String) {
        var reader = Reader(text)
        guard let fault = reader.fault() else { return nil }
        self = fault
    }

    private struct Reader {
        private let characters: [Unicode.Scalar]
        private var index = 0
        /// The line of the last thing read, and of the place now.
        private var last = 1
        private var line = 1
        /// The line on which the last comment began.
        private var comment = 1

        init(_ text: String) { characters = Array(text.unicodeScalars.drop { $0 == "\u{FEFF}" }) }

        private var next: Unicode.Scalar? { index < characters.count ? characters[index] : nil }

        private mutating func advance() {
            if next == "\n" { line += 1 }
            index += 1
        }

        private func begins(_ text: String) -> Bool { characters[index...].starts(with: text.unicodeScalars) }

        /// Skips spaces and comments; no where a comment does not end.
        private mutating func skip() -> Bool {
            while let scalar = next {
                if scalar.properties.isWhitespace {
                    advance()
                } else if begins("//") {
                    while let inside = next, inside != "\n" { advance() }
                } else if begins("/*") {
                    comment = line
                    while next != nil, !begins("*/") { advance() }
                    guard next != nil else { return false }
                    index += 2
                } else {
                    return true
                }
            }
            return true
        }

        private enum Token { case word, sign(Unicode.Scalar), open, end }

        private mutating func token() -> Token {
            guard let scalar = next else { return .end }
            last = line
            if scalar == "\"" || scalar == "'" {
                advance()
                while let inside = next, inside != scalar {
                    if inside == "\\" { advance() }
                    advance()
                }
                guard next != nil else { return .open }
                advance()
                last = line
                return .word
            }
            if Self.isBare(scalar) {
                while let inside = next, Self.isBare(inside) { advance() }
                return .word
            }
            advance()
            return .sign(scalar)
        }

        private static func isBare(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic || "0123456789_.-$:/".unicodeScalars.contains(scalar) }

        mutating func fault() -> StringsFault? {
            while true {
                guard skip() else { return StringsFault(message: "a comment does not end", line: comment) }
                switch token() {
                case .end: return nil
                case .open: return StringsFault(message: "a text does not end", line: last)
                // Dictionaries, lists, XML and data are other forms of a property list.
                case .sign: return nil
                case .word: break
                }
                var isAfterValue = false
                reading: while true {
                    let before: Int = last
                    guard skip() else { return StringsFault(message: "a comment does not end", line: comment) }
                    switch (token(), isAfterValue) {
                    case (.sign(";"), _): break reading
                    case (.sign("="), false):
                        guard skip() else { return StringsFault(message: "a comment does not end", line: comment) }
                        switch token() {
                        case .word: isAfterValue = true
                        case .open: return StringsFault(message: "a text does not end", line: last)
                        case .sign("{"), .sign("("), .sign("<"): return nil
                        case .sign, .end: return StringsFault(message: "there is no text after =", line: before)
                        }
                    case (_, true): return StringsFault(message: "there is no ; after the text", line: before)
                    case (_, false): return StringsFault(message: "there is no = after the key", line: before)
                    }
                }
            }
        }
    }
}
