import InputLimits

/// A property list in the old form, as `project.pbxproj` is written, with the place of everything in it.
struct PropertyListText {
    /// A value and where it stands.
    struct Node {
        enum Content {
            case string(String)
            case array([Node])
            case dictionary([Entry])
            /// Bytes in angle brackets, which projects do not have.
            case data
        }

        var range: Range<Int>
        var content: Content

        var string: String? { if case .string(let text) = content { text } else { nil } }
        var elements: [Node] { if case .array(let nodes) = content { nodes } else { [] } }
        var entries: [Entry] { if case .dictionary(let entries) = content { entries } else { [] } }
        subscript(key: String) -> Node? { entries.first { $0.key == key }?.value }
    }

    struct Entry {
        var key: String
        var value: Node
        /// From the key to behind the semicolon.
        var range: Range<Int>
    }

    let bytes: [UInt8]
    let root: Node
    /// The place of each object in the table.
    private let places: [String: Int]

    /// Nil for what is not in that form.
    init?(_ bytes: [UInt8]) {
        var reader = PropertyListTextReader(bytes)
        guard let root = reader.read(), !root.entries.isEmpty else { return nil }
        self.bytes = bytes
        self.root = root
        let objects: [Entry] = (root["objects"] ?? root).entries
        places = Dictionary(objects.enumerated().map { ($0.element.key, $0.offset) }, uniquingKeysWith: { first, _ in first })
    }

    /// The object with that identifier.
    func object(_ identifier: String) -> Node? { entry(identifier)?.value }

    /// The entry of that object in the table.
    func entry(_ identifier: String) -> Entry? { places[identifier].map { objects.entries[$0] } }

    /// The offset at which the key of an entry ends, before comments.
    func endOfKey(_ entry: Entry) -> Int {
        var reader = PropertyListTextReader(bytes, at: entry.range.lowerBound)
        return reader.endOfText() ?? entry.range.lowerBound
    }

    private var objects: Node { root["objects"] ?? root }

    // MARK: Changes

    /// A text as Xcode writes it: in quotes where it has other characters than letters, digits and `_./$`.
    static func written(_ text: String) -> String {
        let isPlain: Bool =
            !text.isEmpty && !text.contains("//")
            && text.utf8.allSatisfy { PropertyListTextReader.isPlain($0) && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }
        if isPlain { return text }
        var result = "\""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            default: result.append(character)
            }
        }
        return result + "\""
    }

    /// Gives `key` a value in a dictionary: in place of the one that it has, else in a line of its own where the order of keys wants it.
    func set(_ key: String, to value: String, in dictionary: Node, edits: inout TextEdits) {
        if let present = dictionary[key] { return edits.replace(present.range, with: Self.written(value)) }
        insert("\(Self.written(key)) = \(Self.written(value));", key: key, in: dictionary, edits: &edits)
    }

    private func insert(_ text: String, key: String, in dictionary: Node, edits: inout TextEdits) {
        let entries: [Entry] = dictionary.entries
        if let next = entries.first(where: { $0.key > key && $0.key != "isa" }) {
            guard let blanks = TextLines.indentation(of: next.range.lowerBound, in: bytes) else { return edits.insert(text + " ", at: next.range.lowerBound) }
            return edits.insert(text + TextLines.end(in: bytes) + blanks, at: next.range.lowerBound)
        }
        append(text, after: entries.last?.range, to: dictionary, edits: &edits)
    }

    /// Puts `text` behind the last part of what stands in brackets, in a line of its own where that one has one.
    private func append(_ text: String, after last: Range<Int>?, to node: Node, edits: inout TextEdits) {
        let end: String = TextLines.end(in: bytes)
        if let last {
            guard let blanks = TextLines.indentation(of: last.lowerBound, in: bytes) else { return edits.insert(" " + text, at: last.upperBound) }
            return edits.insert(end + blanks + text, at: last.upperBound)
        }
        let close: Int = node.range.upperBound - 1
        guard let blanks = TextLines.indentation(of: close, in: bytes) else { return edits.insert(text, at: close) }
        edits.insert("\t" + text + end + blanks, at: close)
    }

    /// Adds an identifier to a list, `name` as the comment behind it.
    func append(_ identifier: String, name: String, to list: Node, edits: inout TextEdits) {
        let text = "\(identifier) /* \(Self.comment(name)) */"
        guard let last = list.elements.last else { return append(text + ",", after: nil, to: list, edits: &edits) }
        var reader = PropertyListTextReader(bytes, at: last.range.upperBound)
        if let comma = reader.comma() { return append(text + ",", after: last.range.lowerBound..<comma, to: list, edits: &edits) }
        // Without a comma at the list's end, each that is added brings the one before it.
        let end: Int = bytes[..<(list.range.upperBound - 1)].lastIndex { $0 > 0x20 } ?? last.range.upperBound - 1
        guard let blanks = TextLines.indentation(of: last.range.lowerBound, in: bytes) else { return edits.insert(", " + text, at: end + 1) }
        edits.insert("," + TextLines.end(in: bytes) + blanks + text, at: end + 1)
    }

    /// Adds an object to the table, behind the last one of its class.
    func add(_ identifier: String, name: String, isa: String, properties: String, edits: inout TextEdits) {
        let text = "\(identifier) /* \(Self.comment(name)) */ = {isa = \(isa); \(properties)};"
        let last: Entry? = objects.entries.last { $0.value["isa"]?.string == isa } ?? objects.entries.last
        append(text, after: last?.range, to: objects, edits: &edits)
    }

    private static func comment(_ name: String) -> String { name.replacing("*/", with: "*_/") }

    /// An identifier that depends on `seed` alone, and that no object has.
    func identifier(_ seed: String) -> String {
        var candidate: String
        var round = 0
        repeat {
            candidate = ObjectIdentifierText.make("\(seed)#\(round)")
            round += 1
        } while object(candidate) != nil
        return candidate
    }
}

/// Identifiers of objects as Xcode has them: 24 hexadecimal digits.
package enum ObjectIdentifierText {
    /// Always the same for the same text.
    package static func make(_ text: String) -> String {
        // FNV-1a with two seeds.
        func hash(_ seed: UInt64) -> UInt64 { text.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 } }
        let digits = [hash(0xcbf2_9ce4_8422_2325), hash(0x8422_2325_cbf2_9ce4)].map { word in
            String(repeating: "0", count: 16 - String(word, radix: 16).count) + String(word, radix: 16)
        }
        return String(digits.joined().uppercased().prefix(24))
    }
}
