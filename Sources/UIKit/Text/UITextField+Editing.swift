/// A text field as the host of its editor, which asks it and reports to it.
extension UITextField: TextEditorHost {
    var textPlacement: TextPlacement {
        placement(of: string, in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
    }

    var isTextEditable: Bool { isEnabled }
    var isTextSelectable: Bool { true }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
            ?? editMenu(for: TextOffsetRange(range), suggestedActions: suggested)
    }

    func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willPresentEditMenuWith: animator)
        willPresentEditMenu(animator: animator)
    }
    func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textField(self, willDismissEditMenuWith: animator)
        willDismissEditMenu(animator: animator)
    }

    func editedTextDidChange() {
        contentDidChange()
    }

    func editedSelectionDidChange() {
        setNeedsLayout()
        if isEditing { delegate?.textFieldDidChangeSelection(self) }
    }

    func textWasTyped() {
        send(.editingChanged, with: nil)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
    }

    /// Return asks the delegate, then tells the targets; one that listens for the end of editing by Return ends it.
    func handleReturn() -> Bool {
        if enablesReturnKeyAutomatically, !hasText { return true }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
        let ends: Bool = allControlEvents.contains(.editingDidEndOnExit)
        send([.editingDidEndOnExit, .primaryActionTriggered], with: nil)
        if ends { resignFirstResponder() }
        return true
    }
}
