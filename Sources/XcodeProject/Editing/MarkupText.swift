/// An element of an XML text, with its places in it.
final class MarkupElement {
    struct Attribute {
        var name: String
        var value: String
        /// Of the value, without its quotes.
        var range: Range<Int>
    }

    let name: String
    let attributes: [Attribute]
    /// From `<` of the start tag to behind `>` of the end tag.
    fileprivate(set) var range: Range<Int>
    /// Between the tags; empty, behind the start tag, where there is but one.
    fileprivate(set) var inner: Range<Int>
    fileprivate(set) var children: [MarkupElement] = []
    fileprivate(set) weak var parent: MarkupElement?

    fileprivate init(_ name: String, _ attributes: [Attribute], _ range: Range<Int>) {
        self.name = name
        self.attributes = attributes
        self.range = range
        inner = range.upperBound..<range.upperBound
    }

    subscript(attribute: String) -> String? { self.attribute(attribute)?.value }
    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
    /// The first child of that name and, where one is given, that key.
    func child(_ name: String, key: String? = nil) -> MarkupElement? { children.first { $0.name == name && (key == nil || $0["key"] == key) } }

    /// The element and all below it, in the order of the text.
    var all: [MarkupElement] {
        var result: [MarkupElement] = []
        var open: [MarkupElement] = [self]
        while let next = open.popLast() {
            result.append(next)
            open += next.children.reversed()
        }
        return result
    }

    deinit {
        // A long chain of elements is let go of one by one, not each inside the other.
        var rest: [MarkupElement] = children
        children = []
        while let next = rest.popLast() {
            rest += next.children
            next.children = []
        }
    }
}

/// An XML text with the place of every element: property lists, storyboards and nibs. It is not checked for more than its tags.
struct MarkupText {
    let bytes: [UInt8]
    let root: MarkupElement

    /// Nil for what has no tags, or tags that do not fit together.
    init?(_ bytes: [UInt8]) {
        var reader = MarkupReader(bytes)
        guard let root = reader.read() else { return nil }
        self.bytes = bytes
        self.root = root
    }

    /// The characters in an element.
    func text(of element: MarkupElement) -> String { MarkupReader.plain(bytes[element.inner]) }

    /// The whole lines that a range is on, where nothing else is on them, else the range itself.
    func lines(of range: Range<Int>) -> Range<Int> {
        guard TextLines.indentation(of: range.lowerBound, in: bytes) != nil else { return range }
        let start: Int = TextLines.start(of: range.lowerBound, in: bytes)
        var end: Int = range.upperBound
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 || bytes[end] == 0x0D { end += 1 }
        return end < bytes.count && bytes[end] == 0x0A ? start..<end + 1 : range
    }
}

private struct MarkupReader {
    /// Deeper than any interface file; deeper ones are not read.
    private static let deepest = 512

    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func read() -> MarkupElement? {
        var root: MarkupElement?
        var open: [MarkupElement] = []
        while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = start
            if starts("<!--") {
                guard goBehind("-->") else { return nil }
            } else if starts("<![CDATA[") {
                guard goBehind("]]>") else { return nil }
            } else if starts("<?") {
                guard goBehind("?>") else { return nil }
            } else if starts("<!") {
                guard goBehind(">") else { return nil }
            } else if starts("</") {
                guard goBehind(">"), let element = open.popLast(), name(from: start + 2) == element.name else { return nil }
                element.inner = element.inner.lowerBound..<start
                element.range = element.range.lowerBound..<place
            } else {
                guard let (element, isOpen) = startTag() else { return nil }
                if let parent = open.last {
                    parent.children.append(element)
                    element.parent = parent
                } else {
                    guard root == nil else { return nil }
                    root = element
                }
                if isOpen { open.append(element) }
                guard open.count <= Self.deepest else { return nil }
            }
        }
        return open.isEmpty ? root : nil
    }

    private func starts(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[place...].starts(with: $0) }
    }

    private mutating func goBehind(_ text: String) -> Bool {
        let wanted = Array(text.utf8)
        while place + wanted.count <= bytes.count {
            if bytes[place] == wanted[0], bytes[place..<place + wanted.count].elementsEqual(wanted) {
                place += wanted.count
                return true
            }
            place += 1
        }
        return false
    }

    private func name(from start: Int) -> String {
        String(decoding: bytes[start...].prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "=") }, as: UTF8.self)
    }

    private mutating func startTag() -> (MarkupElement, isOpen: Bool)? {
        let start: Int = place
        let tag: String = name(from: place + 1)
        guard !tag.isEmpty else { return nil }
        place += 1 + tag.utf8.count
        var attributes: [MarkupElement.Attribute] = []
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: ">"):
                place += 1
                return (MarkupElement(tag, attributes, start..<place), true)
            case UInt8(ascii: "/"):
                guard place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: ">") else { return nil }
                place += 2
                return (MarkupElement(tag, attributes, start..<place), false)
            case ...0x20: place += 1
            default:
                guard let attribute = attribute() else { return nil }
                attributes.append(attribute)
            }
        }
        return nil
    }

    private mutating func attribute() -> MarkupElement.Attribute? {
        let key: String = name(from: place)
        guard !key.isEmpty else { return nil }
        place += key.utf8.count
        while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: "=") { place += 1 }
        guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") else { return nil }
        let start: Int = place + 1
        guard let end = bytes[start...].firstIndex(of: bytes[place]) else { return nil }
        place = end + 1
        return MarkupElement.Attribute(name: key, value: Self.plain(bytes[start..<end]), range: start..<end)
    }

    static func plain(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"").replacing("&apos;", with: "'").replacing(
            "&amp;", with: "&")
    }
}
