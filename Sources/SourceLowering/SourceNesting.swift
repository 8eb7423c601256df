import InputLimits

/// Finds sources that are too large or nested too deeply to be parsed: the parser, and what walks its tree, go down some frames of the
/// stack for each level, and the parser tries some constructs again and again.
///
/// Reads words, marks, texts and comments only. What it counts is never less than the depth of the tree, and far below the limits in
/// sources that somebody wrote.
struct SourceNesting {
    /// The mistake, and the line it is on.
    struct Problem: Error, Equatable {
        var line: Int
        var message: String

        /// Of a file that `ParsingBudget` has no time for.
        static let tooSlow = Problem(line: 1, message: "this file takes too long to parse; brackets or quotation marks are missing in it, most likely")
    }

    /// The largest source that is rewritten, in bytes.
    static let largestSource = 4 << 20
    /// Levels of brackets; the parser itself gives up at 256.
    static let deepestBrackets = 250
    /// Levels of `#if`.
    static let deepestConditions = 100
    /// Levels of the tree: brackets and everything that goes on and on without them (`a.b.c`, `A -> B -> C`, `try try`, `else if`).
    static let deepestTree = 2000
    /// The cost that square brackets in square brackets may have: the parser reads each twice, so that the innermost are read two to the power of
    /// their depth times.
    static let bracketCost = 1 << 22

    /// The cost that brackets that close nothing may have: at each the parser looks through the rest of the file for a place to go on.
    static let recoveryCost = 2 << 20

    private struct Level {
        /// `{`, `(`, `[`, or `"` for a text.
        var mark: UInt8
        /// The levels that nest without brackets since the last comma or end of a statement.
        var run = 0
        /// Open angle brackets.
        var angles = 0
        /// Branches behind the last `if` in these brackets.
        var branches = 0
        /// Of a text: how many `#` stand around it, and whether it has three quotation marks.
        var signs = 0
        var isLong = false

        var depth: Int { run + angles + branches + 1 }
    }

    private let bytes: [UInt8]
    private var place = 0
    private var line = 1
    private var levels = [Level(mark: 0)]
    private var outerDepth = 0
    private var conditions = 0
    private var squareCost = 0
    private var recoveryCost = 0
    /// Whether the last token lets a line go on.
    private var goesOn = false
    private var isLineStart = false
    private var isAfterBlock = false

    static func problem(in text: String) -> Problem? {
        guard text.utf8.count <= largestSource else {
            return Problem(line: 1, message: "this file is larger than \(largestSource >> 20) MB, the most that is rewritten")
        }
        var scan = SourceNesting(bytes: Array(text.utf8))
        do throws(Problem) {
            try scan.run()
            return nil
        } catch { return error }
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func run() throws(Problem) {
        while place < bytes.count {
            if levels[levels.count - 1].mark == UInt8(ascii: "\"") { try text() } else { try code() }
        }
    }

    private func at(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard place + count <= bytes.count else { return false }
        for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
        return true
    }

    // MARK: Code

    private mutating func code() throws(Problem) {
        let byte = bytes[place]
        switch byte {
        case UInt8(ascii: "\n"):
            line += 1
            isLineStart = true
            place += 1
        case 0x09, 0x0C, 0x0D, 0x20: place += 1
        case UInt8(ascii: "/") where at("//"): while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
        case UInt8(ascii: "/") where at("/*"): skipComment()
        case UInt8(ascii: "\""): try openText(signs: 0)
        case UInt8(ascii: "#"): try sign()
        case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
            begin(continues: byte == UInt8(ascii: "{"))
            place += 1
            try open(Level(mark: byte))
            goesOn = true
        case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): try close(byte)
        case _ where Self.isWord(byte): try word()
        default: try mark(byte)
        }
    }

    /// Notes that a token begins; one at the start of a line that does not go on begins a statement.
    private mutating func begin(continues: Bool) {
        if isLineStart, !goesOn, !continues { endStatement() }
        isLineStart = false
        if isAfterBlock { levels[levels.count - 1].branches = 0 }
        isAfterBlock = false
        goesOn = false
    }

    private mutating func endStatement() {
        levels[levels.count - 1].run = 0
        levels[levels.count - 1].angles = 0
    }

    private mutating func open(_ level: Level) throws(Problem) {
        outerDepth += levels[levels.count - 1].depth
        levels.append(level)
        if levels.count > Self.deepestBrackets { throw Problem(line: line, message: "brackets are nested more than \(Self.deepestBrackets) levels deep") }
        try checkDepth()
        if level.mark == UInt8(ascii: "[") {
            let depth = levels.reversed().prefix { $0.mark == UInt8(ascii: "[") }.count
            squareCost += 1 << min(depth, 30)
            if squareCost > Self.bracketCost { throw Problem(line: line, message: "square brackets are nested too deeply to be read in time") }
        }
    }

    private mutating func pop() {
        levels.removeLast()
        outerDepth -= levels[levels.count - 1].depth
    }

    private mutating func close(_ byte: UInt8) throws(Problem) {
        place += 1
        let mark: UInt8 = byte == UInt8(ascii: "}") ? UInt8(ascii: "{") : byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
        begin(continues: true)
        // Of brackets that do not match, the parser closes those inside too, but never the text around them.
        guard let index = levels.lastIndex(where: { $0.mark == mark || $0.mark == UInt8(ascii: "\"") }), levels[index].mark == mark else {
            recoveryCost += bytes.count - place
            if recoveryCost > Self.recoveryCost { throw Problem(line: line, message: "too many brackets are closed that were never opened") }
            return
        }
        while levels.count > index { pop() }
        isAfterBlock = mark == UInt8(ascii: "{")
        if !isAfterBlock { try nest() }
    }

    /// Counts a level without brackets.
    private mutating func nest() throws(Problem) {
        levels[levels.count - 1].run += 1
        try checkDepth()
    }

    private func checkDepth() throws(Problem) {
        if outerDepth + levels[levels.count - 1].depth > Self.deepestTree {
            throw Problem(line: line, message: "the code is nested more than \(Self.deepestTree) levels deep, members of members and the like included")
        }
    }

    private static let nestingWords: Set<String> = [
        "try", "await", "unsafe", "copy", "consume", "borrow", "repeat", "each", "some", "any", "let", "var", "inout", "is", "throw", "return", "yield",
    ]

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "`"), 0x80...: true
        default: false
        }
    }

    private mutating func word() throws(Problem) {
        let start = place
        while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
        let length = place - start
        let word = length <= 7 ? String(decoding: bytes[start..<place], as: UTF8.self) : ""
        if word == "else" {
            isAfterBlock = false
            begin(continues: true)
            levels[levels.count - 1].branches += 1
            try checkDepth()
            goesOn = true
        } else {
            begin(continues: false)
            guard Self.nestingWords.contains(word) else { return }
            try nest()
            goesOn = true
        }
    }

    private mutating func mark(_ byte: UInt8) throws(Problem) {
        let isSpaced = place == 0 || !Self.isWord(bytes[place - 1])
        if at("->") {
            begin(continues: true)
            place += 2
            try nest()
            goesOn = true
            return
        }
        place += 1
        switch byte {
        case UInt8(ascii: "<") where !isSpaced:
            begin(continues: true)
            levels[levels.count - 1].angles += 1
            try checkDepth()
            goesOn = true
        case UInt8(ascii: ">"):
            begin(continues: true)
            levels[levels.count - 1].angles = max(0, levels[levels.count - 1].angles - 1)
        case UInt8(ascii: "."), UInt8(ascii: "?"):
            begin(continues: true)
            try nest()
            goesOn = true
        case UInt8(ascii: "!"):
            begin(continues: false)
            try nest()
        case UInt8(ascii: ":"):
            begin(continues: true)
            goesOn = true
        case UInt8(ascii: ","):
            begin(continues: true)
            levels[levels.count - 1].run = 0
            goesOn = true
        case UInt8(ascii: ";"):
            begin(continues: true)
            endStatement()
        default: begin(continues: false)
        }
    }

    /// `#if` and the like, or the start of a text such as `#"..."#`.
    private mutating func sign() throws(Problem) {
        var signs = 0
        while place + signs < bytes.count, bytes[place + signs] == UInt8(ascii: "#") { signs += 1 }
        if place + signs < bytes.count, bytes[place + signs] == UInt8(ascii: "\"") {
            place += signs
            try openText(signs: signs)
            return
        }
        begin(continues: false)
        if at("#if") { conditions += 1 } else if at("#endif") { conditions = max(0, conditions - 1) }
        if conditions > Self.deepestConditions { throw Problem(line: line, message: "#if is nested more than \(Self.deepestConditions) levels deep") }
        place += signs
        while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if at("/*") {
                depth += 1
                place += 2
            } else if at("*/") {
                depth -= 1
                place += 2
            } else {
                if bytes[place] == UInt8(ascii: "\n") { line += 1 }
                place += 1
            }
        } while depth > 0 && place < bytes.count
    }

    // MARK: Texts

    private mutating func openText(signs: Int) throws(Problem) {
        begin(continues: false)
        let isLong = at("\"\"\"")
        place += isLong ? 3 : 1
        try open(Level(mark: UInt8(ascii: "\""), signs: signs, isLong: isLong))
    }

    private mutating func text() throws(Problem) {
        let level = levels[levels.count - 1]
        let byte = bytes[place]
        if byte == UInt8(ascii: "\n") {
            // A text of one line ends here at the latest. The next turn counts the line.
            if level.isLong {
                line += 1
                place += 1
            } else {
                pop()
            }
        } else if byte == UInt8(ascii: "\\"), hasSigns(level.signs, at: place + 1) {
            place += 1 + level.signs
            guard place < bytes.count else { return }
            if bytes[place] == UInt8(ascii: "(") {
                place += 1
                try open(Level(mark: UInt8(ascii: "(")))
                goesOn = true
            } else if bytes[place] != UInt8(ascii: "\n") {
                place += 1
            }
        } else if byte == UInt8(ascii: "\""), !level.isLong || at("\"\"\""), hasSigns(level.signs, at: place + (level.isLong ? 3 : 1)) {
            place += (level.isLong ? 3 : 1) + level.signs
            pop()
            goesOn = false
        } else {
            place += 1
        }
    }

    private func hasSigns(_ count: Int, at start: Int) -> Bool {
        start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
