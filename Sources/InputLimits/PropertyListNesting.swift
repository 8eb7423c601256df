/// How deeply a property list is nested, found without building it: the system's readers go down one frame of the stack a level.
///
/// The XML, the old ASCII form and the binary form are told apart as those readers do. What comes out may be more than what a reader
/// would find in a damaged file, never less.
package enum PropertyListNesting {
    /// - Throws: `ReadingLimitError` where the list is nested deeper than the budget allows, or where a binary list refers to itself or so
    ///   often to the same parts that it stands for more than the budget's steps.
    package static func check(_ bytes: some Collection<UInt8>, budget: ReadingBudget, of subject: @autoclosure () -> String) throws(ReadingLimitError) {
        let bytes = Array(bytes)
        try budget.check(bytes: bytes.count, of: subject())
        if bytes.starts(with: "bplist".utf8) {
            try BinaryPropertyList(bytes).check(budget: budget, of: subject())
        } else {
            // Of UTF-16 and UTF-32 the empty bytes are left out: what nests is ASCII.
            var scanner = Scanner(bytes: bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes)
            try budget.check(depth: scanner.isMarkup ? scanner.markupDepth() : scanner.bracketDepth(), of: subject())
        }
    }

    private struct Scanner {
        let bytes: [UInt8]
        var place = 0
        private var depth = 0
        private var deepest = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        private func at(_ text: StaticString) -> Bool {
            let count = text.utf8CodeUnitCount
            guard place + count <= bytes.count else { return false }
            for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
            return true
        }

        private mutating func skip(past end: StaticString) {
            while place < bytes.count, !at(end) { place += 1 }
            place += end.utf8CodeUnitCount
        }

        private mutating func open() {
            depth = max(0, depth) + 1
            deepest = max(deepest, depth)
        }

        var isMarkup: Bool {
            // Blanks and the marks of an encoding may come first.
            let ignored: Set<UInt8> = [0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF]
            return bytes.first { !ignored.contains($0) } == UInt8(ascii: "<")
        }

        mutating func markupDepth() -> Int {
            while place < bytes.count {
                guard bytes[place] == UInt8(ascii: "<") else {
                    place += 1
                    continue
                }
                if at("<!--") {
                    skip(past: "-->")
                } else if at("<![CDATA[") {
                    skip(past: "]]>")
                } else if at("<?") {
                    skip(past: "?>")
                } else if at("</") {
                    depth -= 1
                    place += 2
                } else if at("<!") {
                    place += 2
                } else {
                    open()
                    skip(past: ">")
                    if place - 2 >= 0, place <= bytes.count, bytes[place - 2] == UInt8(ascii: "/") { depth -= 1 }
                }
            }
            return deepest
        }

        mutating func bracketDepth() -> Int {
            while place < bytes.count {
                if at("//") { skipLine() } else if at("/*") { skip(past: "*/") } else { token() }
            }
            return deepest
        }

        private mutating func skipLine() {
            while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
        }

        private mutating func token() {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): skipString(until: byte)
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): open()
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            // A comment begins only where a word does not go on.
            default: while Self.isWord(byte), place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
            }
        }

        private mutating func skipString(until quote: UInt8) {
            while place < bytes.count {
                let byte = bytes[place]
                place += byte == UInt8(ascii: "\\") ? 2 : 1
                if byte == quote { return }
            }
        }

        private static func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
            case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
            default: false
            }
        }
    }
}
