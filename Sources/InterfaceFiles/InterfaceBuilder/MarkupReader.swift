import InputLimits

/// Reads XML as Interface Builder writes it into a tree of elements.
///
/// Elements, attributes, text, character references, the five named entities, CDATA, comments, processing instructions and a
/// document type are understood; namespaces are not told apart. It is our own because the system's parser would be loaded with
/// every app. Never traps: what is no XML throws, with the line.
package struct MarkupReader {
    package struct Failure: Error, Hashable, CustomStringConvertible {
        package var line: Int
        package var message: String
        package var description: String { "line \(line): \(message)" }
    }

    /// Deeper nesting than any interface has; a limit keeps damaged files from exhausting the stack.
    private static let depthLimit = 256
    /// Attributes are looked up one by one.
    private static let attributeLimit = 500

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    /// The root element of `bytes`.
    package static func read(_ bytes: some Sequence<UInt8>) throws(Failure) -> InterfaceElement {
        var reader = MarkupReader(bytes: Array(bytes))
        guard reader.bytes.count <= ReadingBudget.largestFile else { throw reader.failure("it is larger than \(ReadingBudget.largestFile >> 20) MB") }
        return try reader.document()
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private func failure(_ message: String) -> Failure { Failure(line: line, message: message) }

    private mutating func document() throws(Failure) -> InterfaceElement {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        try skipMisc()
        guard peek == UInt8(ascii: "<") else { throw failure("no element begins here") }
        let root = try element(depth: 0)
        try skipMisc()
        guard position == bytes.count else { throw failure("something follows the last element") }
        return root
    }

    // MARK: Elements

    private mutating func element(depth: Int) throws(Failure) -> InterfaceElement {
        guard depth < Self.depthLimit else { throw failure("elements are nested too deeply") }
        let start = line
        advance()
        let name = try self.name()
        var attributes: [InterfaceElement.Attribute] = []
        while true {
            skipSpace()
            guard let next = peek else { throw failure("the element \(name) does not end") }
            if next == UInt8(ascii: ">") || next == UInt8(ascii: "/") { break }
            guard attributes.count < Self.attributeLimit else { throw failure("the element \(name) has more than \(Self.attributeLimit) attributes") }
            attributes.append(try attribute())
        }
        if peek == UInt8(ascii: "/") {
            advance()
            try expect(UInt8(ascii: ">"))
            return InterfaceElement(name, attributes, line: start)
        }
        advance()
        let (children, text) = try content(of: name, depth: depth)
        return InterfaceElement(name, attributes, children: children, text: text, line: start)
    }

    private mutating func attribute() throws(Failure) -> InterfaceElement.Attribute {
        let name = try self.name()
        skipSpace()
        try expect(UInt8(ascii: "="))
        skipSpace()
        guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw failure("the attribute \(name) has no value in quotes")
        }
        advance()
        var value: [UInt8] = []
        while let byte = peek, byte != quote {
            if byte == UInt8(ascii: "<") { throw failure("the value of \(name) has a < in it") }
            if byte == UInt8(ascii: "&") {
                try reference(into: &value)
            } else {
                value.append(byte)
                advance()
            }
        }
        guard peek == quote else { throw failure("the value of \(name) does not end") }
        advance()
        return InterfaceElement.Attribute(name, String(decoding: value, as: UTF8.self))
    }

    private mutating func content(of name: String, depth: Int) throws(Failure) -> ([InterfaceElement], String) {
        var children: [InterfaceElement] = []
        var text: [UInt8] = []
        while let byte = peek {
            if byte == UInt8(ascii: "<") {
                if at("</") {
                    position += 2
                    let closing = try self.name()
                    guard closing == name else { throw failure("\(name) is closed as \(closing)") }
                    skipSpace()
                    try expect(UInt8(ascii: ">"))
                    // Between elements there is only the space that sets them out.
                    return (children, children.isEmpty ? String(decoding: text, as: UTF8.self) : "")
                } else if at("<![CDATA[") {
                    position += 9
                    text += bytes[try skip(past: "]]>")]
                } else if at("<!--") || at("<?") {
                    try skipComment()
                } else {
                    children.append(try element(depth: depth + 1))
                }
            } else if byte == UInt8(ascii: "&") {
                try reference(into: &text)
            } else {
                text.append(byte)
                advance()
            }
        }
        throw failure("the element \(name) does not end")
    }

    // MARK: Tokens

    private mutating func name() throws(Failure) -> String {
        let start = position
        while let byte = peek, Self.isNameByte(byte) { advance() }
        guard position > start else { throw failure("a name is missing") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...: true
        default: false
        }
    }

    private mutating func reference(into result: inout [UInt8]) throws(Failure) {
        advance()
        let start = position
        while let byte = peek, byte != UInt8(ascii: ";"), position - start < 12 { advance() }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        try expect(UInt8(ascii: ";"))
        switch name {
        case "amp": result.append(UInt8(ascii: "&"))
        case "lt": result.append(UInt8(ascii: "<"))
        case "gt": result.append(UInt8(ascii: ">"))
        case "quot": result.append(UInt8(ascii: "\""))
        case "apos": result.append(UInt8(ascii: "'"))
        default:
            let number = name.hasPrefix("#x") || name.hasPrefix("#X") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
            guard name.hasPrefix("#"), let number, let scalar = Unicode.Scalar(number) else { throw failure("&\(name); is no character") }
            result += Array(String(scalar).utf8)
        }
    }

    private mutating func skipMisc() throws(Failure) {
        while true {
            skipSpace()
            if at("<?") || at("<!") { try skipComment() } else { return }
        }
    }

    /// A comment, a processing instruction or a declaration.
    private mutating func skipComment() throws(Failure) {
        if at("<!--") {
            position += 4
            try skip(past: "-->")
        } else {
            try skip(past: at("<?") ? "?>" : ">")
        }
    }

    /// The range before `end`, which is skipped as well.
    @discardableResult
    private mutating func skip(past end: StaticString) throws(Failure) -> Range<Int> {
        let start = position
        while position < bytes.count {
            if at(end) {
                defer { position += end.utf8CodeUnitCount }
                return start..<position
            }
            advance()
        }
        throw failure("\(end) is missing")
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func at(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count else { return false }
        for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
        return true
    }

    private mutating func advance() {
        if bytes[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    private mutating func expect(_ byte: UInt8) throws(Failure) {
        guard peek == byte else { throw failure("\(Character(Unicode.Scalar(byte))) is missing") }
        advance()
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
    }
}
