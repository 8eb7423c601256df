/// An Info.plist in its XML form that is changed by places: keys that nobody asked about stay as they are.
struct InfoListText {
    private var markup: MarkupText
    private var list: MarkupElement
    private(set) var isChanged = false

    /// Nil for what is no property list in XML, such as a binary one.
    init?(_ bytes: [UInt8]) {
        guard let markup = MarkupText(bytes), markup.root.name == "plist", let list = markup.root.child("dict") else { return nil }
        self.markup = markup
        self.list = list
    }

    /// The file with the changes that were made.
    var contents: [UInt8] { markup.bytes }

    func string(_ key: String) -> String? { value(key).flatMap { $0.name == "string" ? markup.text(of: $0) : nil } }
    func strings(_ key: String) -> [String]? { value(key)?.children.filter { $0.name == "string" }.map(markup.text(of:)) }
    func boolean(_ key: String) -> Bool? { value(key).flatMap { ["true", "false"].contains($0.name) ? $0.name == "true" : nil } }
    func has(_ key: String) -> Bool { entry(key) != nil }
    /// The line of a key in the changed file, counted from 1.
    func line(of key: String) -> Int? { entry(key).map { TextLines.number(of: $0.key.range.lowerBound, in: markup.bytes) } }

    private func entry(_ key: String) -> (key: MarkupElement, value: MarkupElement)? {
        let children: [MarkupElement] = list.children
        guard let index = children.firstIndex(where: { $0.name == "key" && markup.text(of: $0) == key }), index + 1 < children.count else { return nil }
        return (children[index], children[index + 1])
    }

    private func value(_ key: String) -> MarkupElement? { entry(key)?.value }

    // MARK: Changes

    /// Each change is made at once: several build configurations have one list, and the next is to see what the one before it did.
    private mutating func apply(_ change: (inout TextEdits) -> Void) {
        var edits = TextEdits()
        change(&edits)
        guard let changed = InfoListText(edits.applied(to: markup.bytes)) else { return }
        (markup, list, isChanged) = (changed.markup, changed.list, true)
    }

    mutating func set(_ key: String, to words: [String], after other: String? = nil) {
        let inner: [String] = words.map { "\t<string>\(Self.escaped($0))</string>" }
        set(key, lines: ["<array>"] + inner + ["</array>"], after: other)
    }

    mutating func set(_ key: String, to text: String, after other: String? = nil) { set(key, lines: ["<string>\(Self.escaped(text))</string>"], after: other) }

    mutating func setEmptyDictionary(_ key: String) { set(key, lines: ["<dict/>"], after: nil) }

    mutating func remove(_ key: String) {
        guard let (key, value) = entry(key) else { return }
        let lines: Range<Int> = markup.lines(of: key.range.lowerBound..<value.range.upperBound)
        apply { $0.remove(lines) }
    }

    private mutating func set(_ key: String, lines: [String], after other: String?) {
        let end: String = TextLines.end(in: markup.bytes)
        if let (keyElement, value) = entry(key) {
            let blanks: String = TextLines.indentation(of: keyElement.range.lowerBound, in: markup.bytes) ?? ""
            return apply { $0.replace(value.range, with: lines.joined(separator: end + blanks)) }
        }
        let previous: MarkupElement? = other.flatMap { entry($0)?.value } ?? list.children.last
        let firstKey: MarkupElement? = list.child("key")
        let blanks: String = firstKey.flatMap { TextLines.indentation(of: $0.range.lowerBound, in: markup.bytes) } ?? "\t"
        let text: String = (["<key>\(Self.escaped(key))</key>"] + lines).map { end + blanks + $0 }.joined()
        if let previous { return apply { $0.insert(text, at: previous.range.upperBound) } }
        // `<dict/>` has no place between its tags.
        let place: Range<Int> = list.range
        apply { $0.replace(place, with: "<dict>" + text + end + "</dict>") }
    }

    private static func escaped(_ text: String) -> String { text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;") }
}
