/// Something that takes typed characters: while it is first responder, keys go to it and the keyboard is on screen.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything to delete.
    var hasText: Bool { get }
    /// Takes what was typed; a line feed for Return.
    func insertText(_ text: String)
    func deleteBackward()
}
