/// The statements of Podfiles and podspecs, read without running them: calls, assignments and blocks with literal arguments.
///
/// Enough for files that only state facts, as nearly all do; what is computed is passed over.
struct RubyStatements {
    enum Token: Hashable {
        case string(String)
        /// An identifier, a number, or a symbol without its colon.
        case word(String)
        case symbol(String)
        /// `path:` as the key of an argument.
        case key(String)
        case mark(Character)
        case lineEnd
    }

    /// The tokens of one statement, which ends at the end of a line unless a bracket is open or a comma comes last.
    typealias Statement = [Token]

    let statements: [Statement]

    init(_ text: String) {
        var scanner = Scanner(text)
        var result: [Statement] = []
        var current: Statement = []
        var depth = 0
        while let token = scanner.next() {
            switch token {
            case .mark("("), .mark("["), .mark("{"): depth += 1
            case .mark(")"), .mark("]"), .mark("}"): depth -= 1
            default: break
            }
            guard token == .lineEnd else {
                current.append(token)
                continue
            }
            if depth > 0 || current.last == .mark(",") || current.last == .mark("=") { continue }
            if !current.isEmpty { result.append(current) }
            current = []
            depth = 0
        }
        statements = current.isEmpty ? result : result + [current]
    }

    private struct Scanner {
        private var rest: Substring

        init(_ text: String) { rest = text[...] }

        mutating func next() -> Token? {
            while let first = rest.first, first == " " || first == "\t" || first == "\r" || first == "\\" { rest.removeFirst() }
            guard let first = rest.first else { return nil }
            if first == "#" {
                rest = rest.drop { !$0.isNewline }
                return next()
            }
            if first.isNewline || first == ";" {
                rest.removeFirst()
                return .lineEnd
            }
            if first == "'" || first == "\"" { return .string(quoted(until: first)) }
            if first == "%", let text = percentString() { return text }
            if rest.hasPrefix("<<-") || rest.hasPrefix("<<~") { return heredoc() }
            if rest.hasPrefix("::") {
                rest = rest.dropFirst(2)
                return .mark(":")
            }
            if first == ":", let second = rest.dropFirst().first, Self.isWord(second) {
                rest.removeFirst()
                return .symbol(word())
            }
            if Self.isWord(first) { return wordOrKey() }
            rest.removeFirst()
            return .mark(first)
        }

        private static func isWord(_ character: Character) -> Bool {
            character.isLetter || character.isNumber || character == "_" || character == "@"
        }

        private mutating func word() -> String {
            let text = rest.prefix { Self.isWord($0) || $0 == "!" || $0 == "?" }
            rest = rest.dropFirst(text.count)
            return String(text)
        }

        private mutating func wordOrKey() -> Token {
            let text = word()
            guard rest.first == ":", rest.dropFirst().first != ":" else { return .word(text) }
            rest.removeFirst()
            return .key(text)
        }

        private mutating func quoted(until end: Character) -> String {
            rest.removeFirst()
            var text = ""
            while let next = rest.popFirst(), next != end {
                if next == "\\", let escaped = rest.popFirst() { text.append(escaped) } else { text.append(next) }
            }
            return text
        }

        /// `%w[a b]` is an array of words; it comes as one string, which a path never is by mistake.
        private mutating func percentString() -> Token? {
            let pairs: [Character: Character] = ["[": "]", "(": ")", "{": "}", "<": ">"]
            let open = rest.dropFirst(2).first
            guard let kind = rest.dropFirst().first, "wWqQ".contains(kind), let open, let close = pairs[open] else { return nil }
            rest = rest.dropFirst(3)
            let text = rest.prefix { $0 != close }
            rest = rest.dropFirst(text.count + 1)
            return .string(String(text))
        }

        private mutating func heredoc() -> Token {
            rest = rest.dropFirst(3)
            let name = word()
            let line = rest.drop { !$0.isNewline }.dropFirst()
            var text = ""
            rest = line
            while !rest.isEmpty {
                let next = rest.prefix { !$0.isNewline }
                rest = rest.dropFirst(next.count)
                if next.trimmingPrefix(while: \.isWhitespace) == name { break }
                text += next + "\n"
                rest = rest.dropFirst()
            }
            return .string(text)
        }
    }
}

extension RubyStatements.Statement {
    /// The string literals in it, in order.
    var strings: [String] {
        compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// The string behind `:name =>` or `name:`.
    func option(_ name: String) -> String? {
        for index in indices {
            let value: Int
            if self[index] == .key(name) {
                value = index + 1
            } else if self[index] == .symbol(name), Array(self[(index + 1)...].prefix(2)) == [.mark("="), .mark(">")] {
                value = index + 3
            } else {
                continue
            }
            if indices.contains(value), case .string(let text) = self[value] { return text }
        }
        return nil
    }

    var opensBlock: Bool {
        guard let index = lastIndex(of: .word("do")) else { return false }
        // `do |installer|` is all that may follow.
        return index == count - 1 || self[index + 1] == .mark("|")
    }
}
