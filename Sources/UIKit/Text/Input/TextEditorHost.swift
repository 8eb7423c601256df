/// A view whose text an editor changes.
@MainActor protocol TextEditorHost: UIView, UITextInput {
    var editor: TextEditor { get }
    var textPlacement: TextPlacement { get }
    /// Whether keys and taps change the text, now.
    var isTextEditable: Bool { get }
    /// Whether text can be selected.
    var isTextSelectable: Bool { get }
    /// Asked before the user's change.
    func mayReplace(_ range: NSRange, with text: String) -> Bool
    /// The text, or what it looks like, is another.
    func editedTextDidChange()
    func editedSelectionDidChange()
    /// Told after a change that the user, or an app in the user's place, typed.
    func textWasTyped()
    /// The Return key. Whether it did something other than begin a new line.
    func handleReturn() -> Bool
    /// A tap on a place of the text. Whether it did something other than set the caret.
    func handleTap(at point: CGPoint) -> Bool
    /// A press on a place of the text. The menu that it opened; nil where it does what presses on text do.
    func handlePress(at point: CGPoint) -> MenuPresentation?
    /// The delegate's menu for what is selected; nil for the one of `suggested`.
    func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
    func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating)
    func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating)
}

extension TextEditorHost {
    func handleTap(at point: CGPoint) -> Bool { false }
    func handlePress(at point: CGPoint) -> MenuPresentation? { nil }
}
