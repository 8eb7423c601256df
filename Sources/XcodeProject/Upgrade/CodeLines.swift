/// The lines of a Swift, C or Objective-C source without its comments.
enum CodeLines {
    private enum State: Equatable {
        case code
        case comment(depth: Int)
        case string
        /// Between three quotes, over several lines.
        case text
    }

    /// - Parameter nests: whether a comment can stand in a comment, as in Swift.
    static func lines(of source: String, nests: Bool = true) -> [String] {
        let bytes: [UInt8] = Array(source.utf8)
        var result: [String] = []
        var line: [UInt8] = []
        var state = State.code
        var place = 0
        func follows(_ text: StaticString, at place: Int) -> Bool {
            text.withUTF8Buffer { place + $0.count <= bytes.count && bytes[place..<place + $0.count].elementsEqual($0) }
        }
        while place < bytes.count {
            let byte: UInt8 = bytes[place]
            var width = 1
            switch (state, byte) {
            case (_, UInt8(ascii: "\n")):
                if line.last == UInt8(ascii: "\r") { line.removeLast() }
                result.append(String(decoding: line, as: UTF8.self))
                line = []
                // A string that has no end was none.
                if state == .string { state = .code }
                place += 1
                continue
            case (.comment(let depth), UInt8(ascii: "*")) where follows("*/", at: place):
                state = depth > 1 ? .comment(depth: depth - 1) : .code
                width = 2
            case (.comment(let depth), UInt8(ascii: "/")) where nests && follows("/*", at: place):
                state = .comment(depth: depth + 1)
                width = 2
            case (.comment, _): break
            case (.code, UInt8(ascii: "/")) where follows("//", at: place): width = bytes[place...].prefix { $0 != UInt8(ascii: "\n") }.count
            case (.code, UInt8(ascii: "/")) where follows("/*", at: place):
                state = .comment(depth: 1)
                width = 2
            default:
                (state, width) = literal(state, byte, place, follows)
                line += bytes[place..<min(bytes.count, place + width)]
            }
            place += width
        }
        return result + [String(decoding: line, as: UTF8.self)]
    }

    /// The text after a byte that is no comment's: a string hides the signs that comments begin with, such as `"*/*"`.
    private static func literal(_ state: State, _ byte: UInt8, _ place: Int, _ follows: (StaticString, Int) -> Bool) -> (State, Int) {
        switch (state, byte) {
        case (.code, UInt8(ascii: "'")) where follows("'\"'", place): return (.code, 3)
        case (.code, UInt8(ascii: "\"")): return follows("\"\"\"", place) ? (.text, 3) : (.string, 1)
        case (.text, UInt8(ascii: "\"")) where follows("\"\"\"", place): return (.code, 3)
        case (.string, UInt8(ascii: "\"")): return (.code, 1)
        // Not over the end of a line.
        case (.string, UInt8(ascii: "\\")), (.text, UInt8(ascii: "\\")): return (state, follows("\\\n", place) ? 1 : 2)
        default: return (state, 1)
        }
    }
}
