/// The words of one line of a script, read from the left. A text in quotation marks is one word; `\"` stands for a mark in it.
struct ScriptLine {
    private struct Word {
        var text: String
        var isQuoted: Bool
    }

    private let number: Int
    private var words: ArraySlice<Word>

    init(_ line: Substring, number: Int) throws {
        self.number = number
        var words: [Word] = []
        var rest: Substring = line
        while let first = rest.first {
            if first == "#" { break }
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" {
                words.append(Word(text: try Self.quoted(&rest, number), isQuoted: true))
            } else {
                let text: Substring = rest.prefix { !$0.isWhitespace && $0 != "#" }
                words.append(Word(text: String(text), isQuoted: false))
                rest = rest.dropFirst(text.count)
            }
        }
        self.words = words[...]
    }

    private static func quoted(_ rest: inout Substring, _ number: Int) throws -> String {
        var text = ""
        rest.removeFirst()
        while let next = rest.popFirst() {
            if next == "\"" { return text }
            if next == "\\", let escaped = rest.popFirst() {
                text.append(escaped == "n" ? "\n" : escaped)
            } else {
                text.append(next)
            }
        }
        throw DeviceScriptError(line: number, problem: "A quotation mark is not closed.")
    }

    func error(_ problem: String) -> DeviceScriptError { DeviceScriptError(line: number, problem: problem) }

    mutating func next() -> String? { words.popFirst()?.text }

    mutating func word(_ expected: String) throws -> String {
        guard let word = next() else { throw error("Here \(expected) is missing.") }
        return word
    }

    /// The remaining words.
    mutating func rest() -> [String] {
        defer { words = [] }
        return words.map(\.text)
    }

    mutating func expect(_ word: String) throws {
        guard words.first?.text == word else { throw error("\"\(word)\" is missing.") }
        words.removeFirst()
    }

    func end() throws {
        if let extra = words.first { throw error("\"\(extra.text)\" is one word too many.") }
    }

    /// A name that can be part of a file's name.
    mutating func name() throws -> String {
        let name: String = try word("a name for the picture")
        let isFit: Bool = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        guard isFit, !name.isEmpty else { throw error("\"\(name)\" is no name for a picture: use letters, digits, - and _.") }
        return name
    }

    mutating func seconds() throws -> Double { try number("a number of seconds", in: 0...3600) }

    private mutating func number(_ expected: String, in range: ClosedRange<Double>) throws -> Double {
        let text: String = try word(expected)
        guard let value = Double(text), range.contains(value) else {
            throw error("\"\(text)\" is not \(expected) from \(range.lowerBound) to \(range.upperBound).")
        }
        return value
    }

    /// `WIDTH to WIDTH`, in whole points.
    mutating func widths() throws -> ClosedRange<Int> {
        let least = Int(try number("a width in points", in: 100...10_000))
        try expect("to")
        let greatest = Int(try number("a width in points", in: 100...10_000))
        guard least <= greatest else { throw error("A sweep goes from the smaller width to the larger one.") }
        return least...greatest
    }

    /// `over SECONDS`, where it stands.
    mutating func duration(default standard: Double) throws -> Double {
        guard words.first?.text == "over" else { return standard }
        words.removeFirst()
        return try seconds()
    }

    /// A text in quotation marks, or two numbers.
    mutating func place() throws -> DeviceScript.Place {
        if let first = words.first, first.isQuoted {
            words.removeFirst()
            return .text(first.text)
        }
        let range: ClosedRange<Double> = -10_000...10_000
        return .point(x: try number("a place: X Y in points, or a text in quotation marks,", in: range), y: try number("Y in points", in: range))
    }
}
