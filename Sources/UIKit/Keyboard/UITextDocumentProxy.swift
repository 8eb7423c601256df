/// The text that a keyboard types into: what stands around the caret, and what can be done there.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the selection; nil for none.
    var documentContextBeforeInput: String? { get }
    /// The text after the selection; nil for none.
    var documentContextAfterInput: String? { get }
    /// Nil for none.
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    /// The same for as long as the same text is edited.
    var documentIdentifier: UUID { get }
    /// Moves the caret by characters, forward or, negative, back.
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// The first responder as keyboards of the app's own see it.
@MainActor final class TextDocumentProxy: NSObject, UITextDocumentProxy, WholeTextInputTraits {
    private var responder: UIResponder? { KeyboardCenter.firstResponder }
    private var keys: (any UIKeyInput)? { responder as? any UIKeyInput }
    private var input: (any UITextInput)? { responder as? any UITextInput }

    // MARK: Typing

    var hasText: Bool { keys?.hasText ?? false }
    func insertText(_ text: String) { keys?.insertText(text) }
    func deleteBackward() { keys?.deleteBackward() }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let input, let selection = input.selectedTextRange else { return }
        let edge: UITextPosition = offset < 0 ? selection.start : selection.end
        let limit: UITextPosition = offset < 0 ? input.beginningOfDocument : input.endOfDocument
        let place: UITextPosition = input.position(from: edge, offset: offset) ?? limit
        input.selectedTextRange = input.textRange(from: place, to: place)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) { input?.setMarkedText(markedText, selectedRange: selectedRange) }
    func unmarkText() { input?.unmarkText() }

    // MARK: The text around

    var documentContextBeforeInput: String? { text { ($0.beginningOfDocument, $1.start) } }
    var documentContextAfterInput: String? { text { ($1.end, $0.endOfDocument) } }
    var selectedText: String? { text { ($1.start, $1.end) } }

    private func text(_ ends: (any UITextInput, UITextRange) -> (UITextPosition, UITextPosition)) -> String? {
        guard let input, let selection = input.selectedTextRange else { return nil }
        let (from, to) = ends(input, selection)
        guard let text = input.textRange(from: from, to: to).flatMap({ input.text(in: $0) }), !text.isEmpty else { return nil }
        return text
    }

    var documentInputMode: UITextInputMode? { responder?.textInputMode }

    private weak var known: UIResponder?
    private var identifier = UUID()
    var documentIdentifier: UUID {
        if known !== responder {
            known = responder
            identifier = UUID()
        }
        return identifier
    }

    // MARK: Traits

    var autocapitalizationType: UITextAutocapitalizationType { keys?.autocapitalizationType ?? .sentences }
    var autocorrectionType: UITextAutocorrectionType { keys?.autocorrectionType ?? .default }
    var spellCheckingType: UITextSpellCheckingType { keys?.spellCheckingType ?? .default }
    var smartQuotesType: UITextSmartQuotesType { keys?.smartQuotesType ?? .default }
    var smartDashesType: UITextSmartDashesType { keys?.smartDashesType ?? .default }
    var smartInsertDeleteType: UITextSmartInsertDeleteType { keys?.smartInsertDeleteType ?? .default }
    var keyboardType: UIKeyboardType { keys?.keyboardType ?? .default }
    var keyboardAppearance: UIKeyboardAppearance { keys?.keyboardAppearance ?? .default }
    var returnKeyType: UIReturnKeyType { keys?.returnKeyType ?? .default }
    var enablesReturnKeyAutomatically: Bool { keys?.enablesReturnKeyAutomatically ?? false }
    var isSecureTextEntry: Bool { keys?.isSecureTextEntry ?? false }
    var textContentType: UITextContentType! { keys?.textContentType }
    var passwordRules: UITextInputPasswordRules? { keys?.passwordRules }
}
