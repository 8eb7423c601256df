/// The text of a text view. Changes by any of its methods show at once; changes between `beginEditing()` and `endEditing()`
/// show together.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` for
/// strings and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two.
open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
    public struct EditActions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// Posted around the delegate's methods.
    public static let willProcessEditingNotification = NSNotification.Name("NSTextStorageWillProcessEditingNotification")
    public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")

    open weak var delegate: (any NSTextStorageDelegate)?
    /// False: attributes are as they are set at once.
    open var fixesAttributesLazily: Bool { false }
    /// Called for text whose attributes may no longer fit; does what `ensureAttributesAreFixed(in:)` does.
    open func invalidateAttributes(in range: NSRange) { ensureAttributesAreFixed(in: range) }
    open func ensureAttributesAreFixed(in range: NSRange) { fixAttributes(in: range) }
    /// The kinds of changes since they were last processed.
    open private(set) var editedMask: EditActions = []
    /// Their range, in the text as it is now.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    open private(set) var changeInLength = 0

    /// The managers that lay the text out.
    open private(set) var layoutManagers: [NSLayoutManager] = []

    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        layoutManagers.removeAll { $0 === aLayoutManager }
        if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
    }

    /// Told when changes have been processed.
    var onChange: (() -> Void)?
    private var depth = 0
    private var isProcessing = false

    // MARK: Primitives

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        if isPlain { edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length) }
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        if isPlain { edited(.editedAttributes, range: range, changeInLength: 0) }
    }

    /// Whether the text stands in this class's own store: a subclass reports its changes itself.
    private var isPlain: Bool { type(of: self) == NSTextStorage.self }

    // MARK: The rest in terms of them

    open override var length: Int { isPlain ? super.length : string.utf16.count }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length), options: []) { attributes, part, _ in
            setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
        }
        endEditing()
    }

    open override func setAttributedString(_ attrString: NSAttributedString) {
        replaceCharacters(in: NSRange(location: 0, length: length), with: NSAttributedString(attributedString: attrString))
    }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
        change(range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        change(range) { $0[name] = nil }
    }

    private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        for (attributes, part) in runs(in: range) {
            var changed: [NSAttributedString.Key: Any] = attributes
            body(&changed)
            setAttributes(changed, range: part)
        }
        endEditing()
    }

    private func runs(in range: NSRange) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        var result: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        var place: Int = range.location
        while place < NSMaxRange(range) {
            var extent = NSRange(location: place, length: 0)
            let attributes: [NSAttributedString.Key: Any] = self.attributes(at: place, effectiveRange: &extent)
            let end: Int = max(place + 1, min(NSMaxRange(extent), NSMaxRange(range)))
            result.append((attributes, NSRange(location: place, length: end - place)))
            place = end
        }
        return result
    }

    open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
        guard !isPlain else { return super.attributedSubstring(from: range) }
        let result = NSMutableAttributedString(string: "")
        for run in runs(in: range) {
            let text: String = (string as NSString).substring(with: run.range)
            result.append(NSAttributedString(string: text, attributes: run.attributes))
        }
        return result
    }

    open override func enumerateAttributes(
        in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
        using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard !isPlain else { return super.enumerateAttributes(in: enumerationRange, options: opts, using: block) }
        attributedSubstring(from: enumerationRange).enumerateAttributes(
            in: NSRange(location: 0, length: enumerationRange.length), options: opts
        ) { block($0, NSRange(location: enumerationRange.location + $1.location, length: $1.length), $2) }
    }

    // MARK: Editing

    open override func beginEditing() {
        depth += 1
    }

    open override func endEditing() {
        depth -= 1
        if depth == 0, !editedMask.isEmpty { processEditing() }
    }

    /// Notes a change: `editedRange` as it was before, and by how much the text became longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        self.editedMask.formUnion(editedMask)
        let now = NSRange(location: editedRange.location, length: editedRange.length + delta)
        let isFirst: Bool = self.editedRange.location == NSNotFound
        self.editedRange = isFirst ? now : NSUnionRange(self.editedRange, now)
        changeInLength += delta
        if depth == 0, !isProcessing { processEditing() }
    }

    /// Tells the delegate of the changes, then shows them. The delegate may change attributes meanwhile.
    open func processEditing() {
        guard !isProcessing else { return }
        isProcessing = true
        NotificationCenter.default.post(name: NSTextStorage.willProcessEditingNotification, object: self)
        delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        NotificationCenter.default.post(name: NSTextStorage.didProcessEditingNotification, object: self)
        for manager in layoutManagers {
            manager.processEditing(
                for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength, invalidatedRange: editedRange)
        }
        isProcessing = false
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        onChange?()
    }
}
