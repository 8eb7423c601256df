/// The text, the selection and what is typed: the part that text fields and text views share.
@MainActor final class TextEditor {
    weak var host: (any TextEditorHost)?
    let storage: NSMutableAttributedString
    weak var inputDelegate: (any UITextInputDelegate)?

    init(_ storage: NSMutableAttributedString = NSMutableAttributedString(string: "")) {
        self.storage = storage
    }

    var text: String { storage.string }
    var length: Int { storage.length }
    var whole: NSRange { NSRange(location: 0, length: length) }
    var navigation: TextNavigation { TextNavigation(storage.string) }

    // MARK: Selection

    /// Empty: the caret.
    private(set) var selection = NSRange(location: 0, length: 0)
    /// Text that is being composed.
    private(set) var marked: NSRange?
    /// The end of the selection that stays while Shift moves the other one.
    private var anchor: Int?
    /// The horizontal place that carets keep to as they go up and down.
    private var column: CGFloat?

    /// Sets the selection and tells about it.
    func select(_ range: NSRange) {
        place(range)
        anchor = nil
        column = nil
    }

    private func place(_ range: NSRange) {
        let range: NSRange = clamped(range)
        typing = nil
        guard range != selection else { return }
        inputDelegate?.selectionWillChange(host)
        selection = range
        refreshTypingAttributes()
        inputDelegate?.selectionDidChange(host)
        host?.editedSelectionDidChange()
    }

    func clamped(_ range: NSRange) -> NSRange {
        guard range.location != NSNotFound else { return NSRange(location: length, length: 0) }
        let start: Int = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }

    func selectAll() {
        select(whole)
    }

    // MARK: Attributes

    /// The attributes of typed text. Copied from the text before the caret when the selection moves.
    var typingAttributes: [NSAttributedString.Key: Any] = [:]

    func refreshTypingAttributes() {
        guard length > 0 else { return }
        let place: Int = selection.length > 0 ? selection.location : max(0, selection.location - 1)
        var attributes: [NSAttributedString.Key: Any] = storage.attributes(at: min(place, length - 1), effectiveRange: nil)
        attributes[.attachment] = nil
        attributes[.link] = nil
        typingAttributes = attributes
    }

    // MARK: Changes by the app

    /// Shows other text; the caret goes to its end. Nobody is asked or told but the selection's listeners.
    func setText(_ text: NSAttributedString) {
        storage.setAttributedString(text)
        marked = nil
        typing = nil
        host?.undoManager?.removeAllActions(withTarget: self)
        selection = NSRange(location: min(selection.location, length), length: 0)
        host?.editedTextDidChange()
        select(NSRange(location: length, length: 0))
        refreshTypingAttributes()
    }

    /// Keeps the selection inside text that was changed from outside.
    func storageDidChange() {
        selection = clamped(selection)
        marked = marked.map(clamped)
    }

    // MARK: Typing

    /// Types the text of a key: asks first.
    func type(_ text: String) {
        guard let host, host.isTextEditable else { return }
        let range: NSRange = marked ?? selection
        guard host.mayReplace(range, with: text) else { return }
        host.insertText(text)
    }

    func insert(_ text: String) {
        let range: NSRange = marked ?? selection
        replace(range, with: NSAttributedString(string: text, attributes: typingAttributes), isTyping: true)
    }

    /// The effect of the Delete key: asks first.
    func typeDelete() {
        guard let host, host.isTextEditable, let range = rangeToDelete, host.mayReplace(range, with: "") else { return }
        host.deleteBackward()
    }

    func deleteBackward() {
        guard let range = rangeToDelete else { return }
        replace(range, with: NSAttributedString(string: ""), isTyping: false)
    }

    private var rangeToDelete: NSRange? {
        if selection.length > 0 { return selection }
        guard selection.location > 0 else { return nil }
        let start: Int = navigation.characterStart(before: selection.location)
        return NSRange(location: start, length: selection.location - start)
    }

    /// Replaces text as the user does: the caret goes behind it, listeners are told, and it can be undone.
    func replace(_ range: NSRange, with text: NSAttributedString, isTyping: Bool) {
        let range: NSRange = clamped(range)
        inputDelegate?.textWillChange(host)
        let replaced: NSAttributedString = storage.attributedSubstring(from: range)
        storage.replaceCharacters(in: range, with: text)
        registerUndo(NSRange(location: range.location, length: text.length), replaced: replaced, isTyping: isTyping)
        marked = nil
        finishChange(NSRange(location: range.location + text.length, length: 0))
    }

    private func finishChange(_ newSelection: NSRange) {
        if let host { TextEditMenu.dismiss(for: host) }
        selection = newSelection
        anchor = nil
        column = nil
        if length > 0, typing == nil { refreshTypingAttributes() }
        host?.editedTextDidChange()
        inputDelegate?.textDidChange(host)
        host?.editedSelectionDidChange()
        host?.textWasTyped()
    }

    // MARK: Composing

    func setMarkedText(_ text: String, selectedRange: NSRange, style: [NSAttributedString.Key: Any]?) {
        let range: NSRange = clamped(marked ?? selection)
        var attributes: [NSAttributedString.Key: Any] = typingAttributes
        attributes.merge(style ?? [.underlineStyle: NSUnderlineStyle.single.rawValue]) { $1 }
        let kept: [NSAttributedString.Key: Any] = typingAttributes
        storage.replaceCharacters(in: range, with: NSAttributedString(string: text, attributes: attributes))
        let length: Int = text.utf16.count
        marked = length == 0 ? nil : NSRange(location: range.location, length: length)
        finishChange(clamped(NSRange(location: range.location + selectedRange.location, length: selectedRange.length)))
        typingAttributes = kept
    }

    func unmark() {
        guard let range = marked else { return }
        storage.setAttributes(typingAttributes, range: range)
        marked = nil
        host?.editedTextDidChange()
    }

    // MARK: Undo

    /// A change that can be taken back: what stands in `range` now stood for `replaced`.
    private final class Change {
        var range: NSRange
        let replaced: NSAttributedString

        init(range: NSRange, replaced: NSAttributedString) {
            self.range = range
            self.replaced = replaced
        }
    }

    /// The change that goes on as long as characters are typed behind each other.
    private var typing: Change?

    private func registerUndo(_ range: NSRange, replaced: NSAttributedString, isTyping: Bool) {
        if isTyping, replaced.length == 0, let typing, NSMaxRange(typing.range) == range.location {
            typing.range.length += range.length
            return
        }
        let change = Change(range: range, replaced: replaced)
        typing = isTyping ? change : nil
        guard let manager = host?.undoManager else { return }
        manager.registerUndo(withTarget: self) { editor in
            MainActor.assumeIsolated { editor.revert(change) }
        }
        manager.setActionName(SystemText.localized("Typing"))
    }

    private func revert(_ change: Change) {
        replace(change.range, with: change.replaced, isTyping: false)
    }

    // MARK: Moving

    /// The end of the selection that moves.
    private var head: Int {
        guard let anchor else { return NSMaxRange(selection) }
        return anchor == selection.location ? NSMaxRange(selection) : selection.location
    }

    /// Moves the caret, or one end of the selection.
    func move(_ step: TextStep, extending: Bool) {
        guard let placement = host?.textPlacement else { return }
        if !extending, selection.length > 0, case .character(let forward) = step {
            return select(NSRange(location: forward ? NSMaxRange(selection) : selection.location, length: 0))
        }
        let start: Int = extending ? head : step.isForward ? NSMaxRange(selection) : selection.location
        let x: CGFloat = column ?? placement.caret(at: start).midX
        let target: Int = step.target(from: start, navigation: navigation, placement: placement, x: x)
        let fixed: Int = anchor ?? (step.isForward ? selection.location : NSMaxRange(selection))
        if extending {
            place(NSRange(location: min(fixed, target), length: abs(target - fixed)))
            anchor = fixed
        } else {
            place(NSRange(location: target, length: 0))
            anchor = nil
        }
        if case .line = step { column = x } else { column = nil }
    }
}
