/// Reads a property list in the old form, keeping places.
struct PropertyListTextReader {
    /// Deeper than any project; deeper ones are not read.
    private static let deepest = 64

    private let bytes: [UInt8]
    private var place: Int
    private var depth = 0

    init(_ bytes: [UInt8], at place: Int = 0) {
        self.bytes = bytes
        self.place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? max(3, place) : place
    }

    /// The one value of the text; nil where it cannot be read, or something follows it.
    mutating func read() -> PropertyListText.Node? {
        guard let node = value() else { return nil }
        skip()
        return place == bytes.count ? node : nil
    }

    /// The place behind the comma that comes next; nil where something else does.
    mutating func comma() -> Int? {
        skip()
        return take(",") ? place : nil
    }

    /// The place behind the text that begins here; nil where none does.
    mutating func endOfText() -> Int? { text() == nil ? nil : place }

    static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: ":"): true
        default: false
        }
    }

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        place += 1
        return true
    }

    /// Goes over blanks and comments.
    private mutating func skip() {
        while let byte = current {
            if byte <= 0x20 {
                place += 1
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
                while let next = current, next != 0x0A { place += 1 }
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
                place += 2
                while place < bytes.count, !(bytes[place] == UInt8(ascii: "*") && place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "/")) {
                    place += 1
                }
                place = min(place + 2, bytes.count)
            } else {
                return
            }
        }
    }

    private mutating func value() -> PropertyListText.Node? {
        skip()
        let start: Int = place
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest, let first = current else { return nil }
        let content: PropertyListText.Node.Content?
        switch first {
        case UInt8(ascii: "{"): content = dictionary()
        case UInt8(ascii: "("): content = array()
        case UInt8(ascii: "<"): content = data()
        default: content = text().map { .string($0) }
        }
        return content.map { PropertyListText.Node(range: start..<place, content: $0) }
    }

    private mutating func dictionary() -> PropertyListText.Node.Content? {
        place += 1
        var entries: [PropertyListText.Entry] = []
        while true {
            skip()
            if take("}") { return .dictionary(entries) }
            let start: Int = place
            guard let key = text() else { return nil }
            skip()
            guard take("="), let value = value() else { return nil }
            skip()
            guard take(";") else { return nil }
            entries.append(PropertyListText.Entry(key: key, value: value, range: start..<place))
        }
    }

    private mutating func array() -> PropertyListText.Node.Content? {
        place += 1
        var nodes: [PropertyListText.Node] = []
        while true {
            skip()
            if take(")") { return .array(nodes) }
            guard let node = value() else { return nil }
            nodes.append(node)
            skip()
            if take(",") { continue }
            return take(")") ? .array(nodes) : nil
        }
    }

    private mutating func data() -> PropertyListText.Node.Content? {
        while let byte = current {
            place += 1
            if byte == UInt8(ascii: ">") { return .data }
        }
        return nil
    }

    private mutating func text() -> String? {
        if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return quoted() }
        let start: Int = place
        while let byte = current, Self.isPlain(byte) { place += 1 }
        return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
    }

    private mutating func quoted() -> String? {
        let quote: UInt8 = bytes[place]
        place += 1
        var result: [UInt8] = []
        while let byte = current {
            place += 1
            if byte == quote { return String(decoding: result, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let next = current else {
                result.append(byte)
                continue
            }
            place += 1
            switch next {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            default: result.append(next)
            }
        }
        return nil
    }
}
