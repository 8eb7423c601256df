extension TextEditor {
    /// The effect of a key on the text; whether it did anything.
    func handle(_ key: KeyPress) -> Bool {
        guard let host, host.isTextSelectable || host.isTextEditable else { return false }
        let isRightToLeft: Bool = host.textPlacement.isRightToLeft(at: selection.location)
        if let step = TextStep(key, isRightToLeft: isRightToLeft) {
            move(step, extending: key.modifiers.contains(.shift))
            return true
        }
        if key.modifiers.contains(.command) { return handleCommand(key) }
        guard !key.modifiers.contains(.control), host.isTextEditable else { return false }
        switch key.characters {
        case "\u{8}", "\u{7F}", UIKeyCommand.inputDelete: delete(byWord: key.modifiers.contains(.alternate))
        case "\r", "\n": if !host.handleReturn() { type("\n") }
        case let name where name.hasPrefix("UIKeyInput"): return false
        default: type(key.characters)
        }
        return true
    }

    private func delete(byWord: Bool) {
        if byWord, selection.length == 0 {
            let start: Int = navigation.wordStart(before: selection.location)
            select(NSRange(location: start, length: selection.location - start))
        }
        typeDelete()
    }
}
