import Foundation
import InputLimits

/// References to build settings inside text: `$(NAME)`, `${NAME}`, `$NAME`, with modifiers and nesting.
enum SettingReference {
    /// Expands every reference by asking `lookup`; nil counts as empty, except for `:default=`.
    ///
    /// - Parameter subject: what is expanded, for the message of a `ReadingLimitError`.
    static func expand(
        _ text: String, budget: ReadingBudget, of subject: @autoclosure () -> String, lookup: (String) throws -> String?
    ) throws -> String {
        guard text.contains("$") else { return text }
        var expansion = Expansion(text: text, budget: budget)
        return try expansion.run(subject, lookup)
    }

    /// One pass over a text. References that are open wait on a stack of their own, so that deep nesting costs no stack of the thread.
    private struct Expansion {
        /// `$(` or `${` that is not closed yet.
        private struct Open {
            /// Of the dollar sign.
            var start: String.Index
            var bracket: Character
            var close: Character
            /// Brackets of the same kind inside that are no references.
            var inner = 0
            var body = ""
        }

        let text: String
        let budget: ReadingBudget
        private var result = ""
        private var open: [Open] = []

        init(text: String, budget: ReadingBudget) {
            self.text = text
            self.budget = budget
        }

        mutating func run(_ subject: () -> String, _ lookup: (String) throws -> String?) throws -> String {
            var place = text.startIndex
            while place < text.endIndex {
                let character = text[place]
                if character == "$" {
                    place = try dollar(at: place, subject, lookup)
                    continue
                }
                place = text.index(after: place)
                guard let last = open.last else {
                    result.append(character)
                    continue
                }
                if character == last.close && last.inner == 0 {
                    open.removeLast()
                    try append(try resolve(last.body, subject, lookup), subject)
                } else {
                    if character == last.bracket { open[open.count - 1].inner += 1 }
                    if character == last.close { open[open.count - 1].inner -= 1 }
                    open[open.count - 1].body.append(character)
                }
            }
            // What is never closed stays as it is written.
            return open.first.map { result + text[$0.start...] } ?? result
        }

        /// Reads what a dollar sign begins, and returns where the text goes on.
        private mutating func dollar(at start: String.Index, _ subject: () -> String, _ lookup: (String) throws -> String?) throws -> String.Index {
            let next = text.index(after: start)
            guard next < text.endIndex else {
                try append("$", subject)
                return next
            }
            switch text[next] {
            case "(", "{":
                open.append(Open(start: start, bracket: text[next], close: text[next] == "(" ? ")" : "}"))
                try budget.check(depth: open.count, of: subject())
                return text.index(after: next)
            case "$":
                try append("$", subject)
                return text.index(after: next)
            default:
                let name = text[next...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                if name.isEmpty { try append("$", subject) } else { try append(try find(String(name), subject, lookup) ?? "", subject) }
                return name.endIndex
            }
        }

        private mutating func append(_ value: String, _ subject: () -> String) throws {
            let count = value.utf8.count
            try budget.spend(count / 64, on: subject())
            if open.isEmpty { result += value } else { open[open.count - 1].body += value }
            try SettingReference.check(size: (open.last?.body ?? result).utf8.count, of: subject)
        }

        private func find(_ name: String, _ subject: () -> String, _ lookup: (String) throws -> String?) throws -> String? {
            try budget.spend(on: subject())
            return try lookup(name)
        }

        private func resolve(_ body: String, _ subject: () -> String, _ lookup: (String) throws -> String?) throws -> String {
            let parts = body.split(separator: ":", omittingEmptySubsequences: false)
            var value = try find(String(parts[0]), subject, lookup) ?? ""
            for modifier in parts.dropFirst() {
                try budget.spend(1 + value.utf8.count / 64, on: subject())
                if modifier.hasPrefix("default=") {
                    if value.isEmpty { value = String(modifier.dropFirst("default=".count)) }
                } else {
                    value = SettingReference.apply(String(modifier), to: value)
                }
            }
            return value
        }
    }

    /// The largest value a setting may have, in bytes.
    static let largestValue = 1 << 20

    static func check(size: Int, of subject: () -> String) throws {
        if size > largestValue { throw ReadingLimitError(subject: subject(), limit: .bytes(largestValue)) }
    }

    /// The modifiers of Xcode's build settings; one that is not known leaves the value as it is.
    static func apply(_ modifier: String, to value: String) -> String {
        let path = value as NSString
        return switch modifier {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "rfc1034identifier": replacing(value) { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" }
        case "c99extidentifier": value.c99Identifier
        case "identifier": identifier(value) { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        case "base": (path.lastPathComponent as NSString).deletingPathExtension
        case "file": path.lastPathComponent
        case "dir": path.deletingLastPathComponent
        case "suffix": path.pathExtension.isEmpty ? "" : "." + path.pathExtension
        case "standardizepath": path.standardizingPath
        case "quote": replacing(value) { $0 }.replacingOccurrences(of: " ", with: "\\ ")
        default: value
        }
    }

    private static func replacing(_ value: String, _ transform: (Character) -> Character) -> String {
        String(value.map(transform))
    }

    fileprivate static func identifier(_ value: String, isAllowed: (Character) -> Bool) -> String {
        let result = String(value.map { isAllowed($0) ? $0 : "_" })
        return result.first?.isNumber == true ? "_" + result.dropFirst() : result
    }
}

extension String {
    /// The string as Xcode and SwiftPM make a module's name of it: letters, digits and underscores, no digit first.
    package var c99Identifier: String { SettingReference.identifier(self) { $0.isLetter || $0.isNumber || $0 == "_" } }
}
