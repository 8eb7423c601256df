import Foundation

/// Reads values of a PDF file from its bytes.
struct PDFSyntaxReader {
    let bytes: [UInt8]
    var position: Int
    /// How long a stream is whose length stands in another object.
    var lengthOf: (Int) -> Int? = { _ in nil }

    /// Files that nest deeper are not made by programs that write documents.
    private static let deepest = 64

    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    // MARK: Characters

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 || byte == 0x0c || byte == 0 }
    static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }

    var peek: UInt8? { position < bytes.count && position >= 0 ? bytes[position] : nil }

    mutating func skipSpace() {
        while let byte = peek {
            if byte == 0x25 {
                while let next = peek, next != 0x0a, next != 0x0d { position += 1 }
            } else if Self.isSpace(byte) {
                position += 1
            } else {
                return
            }
        }
    }

    /// The characters up to the next space or delimiter.
    mutating func word() -> String {
        let start: Int = position
        while let byte = peek, !Self.isSpace(byte), !Self.isDelimiter(byte) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Passes over a word that stands here; whether it does.
    mutating func take(_ word: String) -> Bool {
        skipSpace()
        let wanted = word.utf8
        guard position >= 0, position + wanted.count <= bytes.count, bytes[position..<position + wanted.count].elementsEqual(wanted) else { return false }
        position += wanted.count
        return true
    }

    mutating func integer() -> Int? {
        skipSpace()
        return Int(word())
    }

    // MARK: Values

    /// The value that stands here; nil where there is none.
    mutating func value(depth: Int = 0) -> PDFValue? {
        skipSpace()
        guard depth < Self.deepest, let byte = peek else { return nil }
        switch byte {
        case 0x2f:
            position += 1
            return .name(name())
        case 0x28: return .string(literal())
        case 0x5b: return array(depth)
        case 0x3c:
            if position + 1 < bytes.count, bytes[position + 1] == 0x3c { return dictionary(depth) }
            return .string(hexadecimal())
        default: return plain()
        }
    }

    private mutating func name() -> String {
        let start: Int = position
        while let byte = peek, !Self.isSpace(byte), !Self.isDelimiter(byte) { position += 1 }
        let raw = bytes[start..<position]
        guard raw.contains(0x23) else { return String(decoding: raw, as: UTF8.self) }
        var made: [UInt8] = []
        var index = start
        while index < position {
            if bytes[index] == 0x23, index + 2 < position, let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16) {
                made.append(value)
                index += 3
            } else {
                made.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: made, as: UTF8.self)
    }

    /// Numbers, references and words.
    private mutating func plain() -> PDFValue? {
        let start: Int = position
        let text: String = word()
        guard !text.isEmpty else { return nil }
        if let number = Int(text) {
            // `12 0 R`
            let end: Int = position
            if number >= 0, integer() != nil {
                skipSpace()
                if word() == "R" { return .reference(number) }
            }
            position = end
            return .integer(number)
        }
        switch text {
        case "true": return .boolean(true)
        case "false": return .boolean(false)
        case "null": return .null
        default: break
        }
        if let number = Double(text), text.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }) { return .real(number) }
        position = start
        return nil
    }

    private mutating func array(_ depth: Int) -> PDFValue? {
        position += 1
        var found: [PDFValue] = []
        while true {
            skipSpace()
            guard let byte = peek else { return .array(found) }
            if byte == 0x5d {
                position += 1
                return .array(found)
            }
            guard let value = value(depth: depth + 1) else { return .array(found) }
            found.append(value)
        }
    }

    private mutating func dictionary(_ depth: Int) -> PDFValue? {
        position += 2
        var found: [String: PDFValue] = [:]
        while true {
            skipSpace()
            guard let byte = peek else { break }
            if byte == 0x3e {
                position += 2
                break
            }
            guard byte == 0x2f else { break }
            position += 1
            let key: String = name()
            guard let value = value(depth: depth + 1) else { break }
            found[key] = value
        }
        let end: Int = position
        if take("stream"), let content = content(found) { return .stream(found, content) }
        position = end
        return .dictionary(found)
    }

    /// A stream's bytes, which follow the word `stream` and a line end.
    private mutating func content(_ dictionary: [String: PDFValue]) -> Data? {
        if peek == 0x0d { position += 1 }
        if peek == 0x0a { position += 1 }
        let start: Int = position
        let told: Int? = dictionary["Length"].flatMap { $0.integer ?? $0.reference.flatMap(lengthOf) }
        if let told, told >= 0, start + told <= bytes.count {
            position = start + told
            if take("endstream") { return Data(bytes[start..<start + told]) }
        }
        position = start
        guard let end = find("endstream") else { return nil }
        position = end + 9
        var last: Int = end
        if last > start, bytes[last - 1] == 0x0a { last -= 1 }
        if last > start, bytes[last - 1] == 0x0d { last -= 1 }
        return Data(bytes[start..<last])
    }

    /// The place of a word from here on.
    func find(_ word: String) -> Int? {
        let wanted = Array(word.utf8)
        var index: Int = position
        while index + wanted.count <= bytes.count {
            if bytes[index] == wanted[0], bytes[index..<index + wanted.count].elementsEqual(wanted) { return index }
            index += 1
        }
        return nil
    }

    // MARK: Strings

    private mutating func literal() -> Data {
        position += 1
        var made = Data()
        var open = 1
        while let byte = peek {
            position += 1
            switch byte {
            case 0x28: open += 1
            case 0x29: open -= 1
            case 0x5c:
                escape(into: &made)
                continue
            default: break
            }
            if open == 0 { break }
            made.append(byte)
        }
        return made
    }

    private mutating func escape(into made: inout Data) {
        guard let byte = peek else { return }
        position += 1
        switch byte {
        case 0x6e: made.append(0x0a)
        case 0x72: made.append(0x0d)
        case 0x74: made.append(0x09)
        case 0x62: made.append(0x08)
        case 0x66: made.append(0x0c)
        case 0x0d: if peek == 0x0a { position += 1 }
        case 0x0a: break
        case 0x30...0x37:
            var value = Int(byte - 0x30)
            for _ in 0..<2 {
                guard let next = peek, 0x30...0x37 ~= next else { break }
                value = value * 8 + Int(next - 0x30)
                position += 1
            }
            made.append(UInt8(truncatingIfNeeded: value))
        default: made.append(byte)
        }
    }

    private mutating func hexadecimal() -> Data {
        position += 1
        var digits: [UInt8] = []
        while let byte = peek {
            position += 1
            if byte == 0x3e { break }
            if let digit = Character(Unicode.Scalar(byte)).hexDigitValue { digits.append(UInt8(digit)) }
        }
        if digits.count % 2 == 1 { digits.append(0) }
        return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
    }
}
