/// The words of one line of a script, read from the left. A text in quotation marks is one word; `\"` stands for a mark in it.
package struct ScriptLine {
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

    /// Takes a bare word if it comes next.
    mutating func takes(_ word: String) -> Bool {
        guard let first = words.first, !first.isQuoted, first.text == word else { return false }
        words.removeFirst()
        return true
    }

    /// One of a few words.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(_ type: Choice.Type) throws -> Choice
    where Choice.RawValue == String {
        let known: String = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        let name: String = try word("one of \(known)")
        guard let choice = Choice(rawValue: name) else { throw error("\"\(name)\" is not one of \(known).") }
        return choice
    }

    /// A share of the screen's width.
    mutating func share() throws -> Double { try number("a share of the screen's width", in: 0...1) }

    /// A factor of size.
    mutating func factor() throws -> Double { try number("a factor", in: 0.05...20) }

    /// A whole number of points.
    mutating func points() throws -> Int { Int(try number("a number of points", in: 1...10_000).rounded()) }

    /// `WIDTHxHEIGHT` in pixels.
    mutating func size() throws -> (Int, Int) {
        let text: String = try word("a size such as 1920x1080")
        let sides: [Int] = text.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2, sides.allSatisfy({ (1...8192).contains($0) }) else {
            throw error("\"\(text)\" is no size. Write it as 1920x1080.")
        }
        return (sides[0], sides[1])
    }

    /// An element by its words, where one comes next.
    mutating func elementQuery() throws -> ElementQuery? {
        guard let first = words.first else { return nil }
        var query = ElementQuery("")
        if !first.isQuoted {
            guard let number = first.text.wholeMatch(of: /([0-9]{1,4})(?:st|nd|rd|th)/), let ordinal = Int(number.output.1), ordinal > 0 else { return nil }
            words.removeFirst()
            query.ordinal = ordinal
        }
        guard let text = words.first, text.isQuoted else { throw error("Here a text in quotation marks is missing.") }
        words.removeFirst()
        query.text = text.text
        if takes("in") { query.container = try word("what it stands in, in quotation marks,") }
        return query
    }

    /// An element by its label or identifier.
    mutating func element() throws -> String { try word("an element's label or identifier in quotation marks") }

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

    /// `X Y`, or an element: `"TEXT"`, `2nd "TEXT"`, `"TEXT" in "CONTAINER"`.
    mutating func place() throws -> DeviceScript.Place {
        if let query = try elementQuery() { return .element(query) }
        let range: ClosedRange<Double> = -10_000...10_000
        return .point(x: try number("a place: X Y in points, or a text in quotation marks,", in: range), y: try number("Y in points", in: range))
    }
}
