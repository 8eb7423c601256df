/// Cut, copy, paste and their like.
extension TextEditor {
    enum Action: String {
        case cut = "cut:", copy = "copy:", paste = "paste:", select = "select:", selectAll = "selectAll:", delete = "delete:"

        init?(_ selector: Selector) { self.init(rawValue: selector.description) }
    }

    /// Whether the action makes sense now.
    func canPerform(_ action: Action) -> Bool {
        guard let host else { return false }
        let isSecret: Bool = host.isSecureTextEntry ?? false
        switch action {
        case .cut: return selection.length > 0 && host.isTextEditable && !isSecret
        case .copy: return selection.length > 0 && !isSecret
        case .paste: return host.isTextEditable && (UIPasteboard.general.hasStrings || takesMoreThanText(host))
        case .select: return selection.length == 0 && length > 0 && host.isTextSelectable
        case .selectAll: return length > 0 && selection.length < length && host.isTextSelectable
        case .delete: return selection.length > 0 && host.isTextEditable
        }
    }

    func perform(_ action: Action) {
        switch action {
        case .cut:
            copySelection()
            typeDelete()
        case .copy: copySelection()
        case .paste: paste()
        case .select: select(navigation.word(at: selection.location) ?? selection)
        case .selectAll: selectAll()
        case .delete: typeDelete()
        }
    }

    /// Whether the text has a use for what else the pasteboard has: its configuration says so, and a delegate makes text of it.
    private func takesMoreThanText(_ host: any TextEditorHost) -> Bool {
        guard (host as? any UITextPasteConfigurationSupporting)?.pasteDelegate != nil else { return false }
        return host.pasteConfiguration?.accepts(UIPasteboard.general.itemProviders) ?? false
    }

    private func paste() {
        if let target = host as? any UITextPasteConfigurationSupporting, let delegate = target.pasteDelegate {
            TextPaste.begin(.general, into: self, target, delegate)
        } else if let text = UIPasteboard.general.string {
            type(text)
        }
    }

    private func copySelection() {
        guard selection.length > 0 else { return }
        UIPasteboard.general.string = navigation.substring(selection)
    }

    /// Command with a letter asks whether the action is allowed, then sends it.
    func handleCommand(_ key: KeyPress) -> Bool {
        let letters: [String: Action] = ["x": .cut, "c": .copy, "v": .paste, "a": .selectAll]
        guard key.modifiers == .command, let action = letters[key.characters.lowercased()], let host,
            host.canPerformAction(Selector(action.rawValue), withSender: nil)
        else { return false }
        switch action {
        case .cut: host.cut(nil)
        case .copy: host.copy(nil)
        case .paste: host.paste(nil)
        default: host.selectAll(nil)
        }
        return true
    }
}
