import TestSupport

/// Changes inputs at random; one seed always gives the same changes.
package struct InputMutator {
    /// What the readers look for, and numbers and characters that are often mishandled.
    private static let tokens: [String] = [
        "{", "}", "(", ")", "[", "]", "<", ">", "</", "/>", "\"", "'", "\\", "\\\"", "\n", "\r\n", "\0", ";", "=", ",", ":", "$(", "${", "$", "$(inherited)",
        "//", "/*", "*/", "<!--", "-->", "<![CDATA[", "]]>", "<?xml version=\"1.0\"?>", "<array>", "<dict>", "<key>", "&amp;", "&#x0;", "&#x110000;", "&lt",
        "isa", "children", "PBXGroup", "fileRef", "path", "..", "../..", "/", "group:", "container:", "Group", "/Group", "FileRef", "location",
        "#include \"", "#include?", "*", "**", "?", "{a,b}", "do |s|", "end", "def", "s.subspec 'A' do |a|", "%w[", "<<-EOS", "null", "true", "1e999",
        "-1", "0", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "NaN", "0x", "\\u", "\\U", "\u{FEFF}", "\u{0301}", "\u{202E}",
        "👩‍👩‍👧‍👦", "İ", "ß", "\u{1F1E6}", "#if", "#endif", "@objc", "\\(", "\"\"\"", "tap", "picture", "wait", "over",
    ]

    private var random: SeededGenerator

    package init(seed: UInt64) { random = SeededGenerator(seed) }

    /// `bytes` with one to four changes.
    package mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) { change(&result) }
        return result
    }

    private mutating func change(_ bytes: inout [UInt8]) {
        let start = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &random)
        let length = min(bytes.count - start, Int.random(in: 1...40, using: &random))
        let part = Array(bytes[start..<start + length])
        switch Int.random(in: 0..<9, using: &random) {
        case 0: bytes.removeSubrange(start..<start + length)
        case 1: bytes.insert(contentsOf: part, at: Int.random(in: 0...bytes.count, using: &random))
        case 2, 3: bytes.insert(contentsOf: token(), at: start)
        case 4: bytes.replaceSubrange(start..<start + min(length, 4), with: token())
        case 5 where !bytes.isEmpty: bytes[start] = UInt8.random(in: 0...255, using: &random)
        case 6: bytes.removeLast(bytes.count - start)
        case 7: swapWords(&bytes)
        default: repeatPart(&bytes, at: start, part)
        }
    }

    private mutating func token() -> [UInt8] { Array(Self.tokens[Int.random(in: 0..<Self.tokens.count, using: &random)].utf8) }

    /// The same piece many times over: what nests or multiplies does so now.
    private mutating func repeatPart(_ bytes: inout [UInt8], at start: Int, _ part: [UInt8]) {
        let piece = Bool.random(using: &random) ? part : token()
        let count = [2, 10, 100, 1000].randomElement(using: &random) ?? 2
        bytes.insert(contentsOf: Array(repeatElement(piece, count: count).joined()), at: start)
    }

    /// Puts one word of the input where another stands: references then lead elsewhere, also to themselves.
    private mutating func swapWords(_ bytes: inout [UInt8]) {
        let words = bytes.split { !(0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == 0x5F || $0 == 0x2D) }
        guard let one = words.randomElement(using: &random), let other = words.randomElement(using: &random) else { return }
        let new = Array(one)
        bytes.replaceSubrange(other.startIndex..<other.endIndex, with: new)
    }
}
