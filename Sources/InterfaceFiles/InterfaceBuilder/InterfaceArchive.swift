/// The form in which an app carries its interface files: what `ibtool` does for Xcode. Every name and value stands once in a
/// table, elements refer to it by number, and the app's process parses no XML.
///
///     "QNIB" 1 · count of strings · (length, UTF-8)… · element
///     element: name · text · count of attributes · (name, value)… · count of children · element…
///
/// Numbers are unsigned LEB128. What only Interface Builder needs is left out.
package enum InterfaceArchive {
    package struct Failure: Error {}

    static let mark: [UInt8] = [0x51, 0x4E, 0x49, 0x42, 1]

    package static func isArchive(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: mark) }

    package static func encode(_ document: InterfaceDocument) -> [UInt8] {
        var writer = Writer()
        writer.add(document.root)
        var result = mark
        Writer.append(writer.strings.count, to: &result)
        for string in writer.strings {
            Writer.append(string.utf8.count, to: &result)
            result += Array(string.utf8)
        }
        return result + writer.body
    }

    /// Reads either form: an archive, or an interface file that was shipped as it is.
    package static func decode(_ bytes: [UInt8]) throws -> InterfaceDocument {
        guard isArchive(bytes) else { return try InterfaceDocument(xml: bytes) }
        var reader = Reader(bytes: bytes, position: mark.count)
        let count = try reader.number()
        guard count <= bytes.count else { throw Failure() }
        reader.strings.reserveCapacity(count)
        for _ in 0..<count { reader.strings.append(try reader.string()) }
        return try InterfaceDocument(root: reader.element(depth: 0))
    }

    private struct Writer {
        var strings: [String] = []
        var body: [UInt8] = []
        private var numbers: [String: Int] = [:]

        mutating func add(_ element: InterfaceElement) {
            let children = element.children.filter { !InterfaceNames.isForEditorOnly($0) }
            let attributes = element.attributes.filter { !InterfaceNames.editorAttributes.contains($0.name) }
            Self.append(number(of: element.name), to: &body)
            Self.append(number(of: element.text), to: &body)
            Self.append(attributes.count, to: &body)
            for attribute in attributes {
                Self.append(number(of: attribute.name), to: &body)
                Self.append(number(of: attribute.value), to: &body)
            }
            Self.append(children.count, to: &body)
            for child in children { add(child) }
        }

        private mutating func number(of string: String) -> Int {
            if let number = numbers[string] { return number }
            numbers[string] = strings.count
            strings.append(string)
            return strings.count - 1
        }

        static func append(_ value: Int, to bytes: inout [UInt8]) {
            var rest = UInt(value)
            while rest >= 0x80 {
                bytes.append(UInt8(rest & 0x7F) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(rest))
        }
    }

    private struct Reader {
        let bytes: [UInt8]
        var position: Int
        var strings: [String] = []

        mutating func number() throws -> Int {
            var result: UInt = 0
            var shift: UInt = 0
            while position < bytes.count, shift < 35 {
                let byte = bytes[position]
                position += 1
                result |= UInt(byte & 0x7F) << shift
                if byte < 0x80 { return Int(result) }
                shift += 7
            }
            throw Failure()
        }

        mutating func string() throws -> String {
            let count = try number()
            guard count <= bytes.count - position else { throw Failure() }
            defer { position += count }
            return String(decoding: bytes[position..<position + count], as: UTF8.self)
        }

        private mutating func known() throws -> String {
            let number = try self.number()
            guard number < strings.count else { throw Failure() }
            return strings[number]
        }

        mutating func element(depth: Int) throws -> InterfaceElement {
            guard depth < 512 else { throw Failure() }
            let name = try known()
            let text = try known()
            var attributes: [InterfaceElement.Attribute] = []
            for _ in 0..<(try number()) { attributes.append(InterfaceElement.Attribute(try known(), try known())) }
            var children: [InterfaceElement] = []
            for _ in 0..<(try number()) { children.append(try element(depth: depth + 1)) }
            return InterfaceElement(name, attributes, children: children, text: text)
        }
    }
}
