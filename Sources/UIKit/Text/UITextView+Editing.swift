/// A text view as the host of its editor, which asks it and reports to it.
extension UITextView: TextEditorHost {
    var textPlacement: TextPlacement {
        let layout: TextLayout = textLayout(width: bounds.width)
        let padding: CGFloat = textContainer.lineFragmentPadding
        return TextPlacement(
            layout: layout, origin: CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top),
            width: bounds.width - textContainerInset.left - textContainerInset.right - 2 * padding,
            bullets: isSecureTextEntry ? TextPlacement.bullets(of: textStorage.string) : nil)
    }

    var isTextEditable: Bool { isEditable }
    var isTextSelectable: Bool { isSelectable || isEditable }

    func mayReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func editedTextDidChange() {
        textLayoutDidChange()
    }

    func editedSelectionDidChange() {
        setNeedsLayout()
        if isFirstResponder { delegate?.textViewDidChangeSelection(self) }
    }

    /// The caret stays in sight of who types.
    func textWasTyped() {
        layOutText()
        if isFirstResponder, isScrollEnabled { scrollRangeToVisible(editor.selection) }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }

    func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
            ?? editMenu(for: TextOffsetRange(range), suggestedActions: suggested)
    }

    func willPresentEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
        willPresentEditMenu(animator: animator)
    }
    func willDismissEditMenu(_ animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
        willDismissEditMenu(animator: animator)
    }

    func handleReturn() -> Bool {
        enablesReturnKeyAutomatically && !hasText
    }

    /// Links, attachments and tags take taps and presses where nothing is edited.
    func handleTap(at point: CGPoint) -> Bool { TextItemActions(self).tap(at: point) }
    func handlePress(at point: CGPoint) -> MenuPresentation? { TextItemActions(self).press(at: point) }
}
