/// Hears about, and decides on, editing in a text view. Every member is optional.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Default true.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Default true.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asked before typed text replaces `range`. Default true.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Asked when a link is tapped or pressed, where `textView(_:primaryActionFor:defaultAction:)` and its like are not implemented; true opens it, or
    /// shows its menu. Default true.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// The same for an attachment. Default true.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// The form before iOS 10, asked where the delegate lacks the other one. Default true.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
    /// The action of a tap on an item: `defaultAction`, which opens links and does nothing with the others, or one of the app's; nil shows the item's
    /// menu. Since iOS 17.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) throws(Unimplemented) -> UIAction?
    /// The menu of a press on an item, and of a tap that has no action; nil for none. Since iOS 17.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) throws(Unimplemented) -> UITextItem.MenuConfiguration?
    func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating)
    /// The menu for a selection or a caret; nil for the one of `suggestedActions`, an empty menu for none. Default nil.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// The form before iOS 10, asked where the delegate lacks the other one. Default true.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
}

/// The act of a user on a link in text.
public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0, presentActions = 1, preview = 2
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        (try? ObjCRuntime.invokeOptional("textViewShouldBeginEditing:", on: self, [textView])) ?? true
    }
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        (try? ObjCRuntime.invokeOptional("textViewShouldEndEditing:", on: self, [textView])) ?? true
    }
    public func textViewDidBeginEditing(_ textView: UITextView) {
        try? ObjCRuntime.invokeOptional("textViewDidBeginEditing:", on: self, [textView])
    }
    public func textViewDidEndEditing(_ textView: UITextView) {
        try? ObjCRuntime.invokeOptional("textViewDidEndEditing:", on: self, [textView])
    }
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        (try? ObjCRuntime.invokeOptional("textView:shouldChangeTextIn:replacementText:", on: self, [textView, range, text])) ?? true
    }
    public func textViewDidChange(_ textView: UITextView) {
        try? ObjCRuntime.invokeOptional("textViewDidChange:", on: self, [textView])
    }
    public func textViewDidChangeSelection(_ textView: UITextView) {
        try? ObjCRuntime.invokeOptional("textViewDidChangeSelection:", on: self, [textView])
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        let selector = "textView:shouldInteractWith:in:interaction:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [textView, URL, characterRange, interaction]))
            ?? self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }
    public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let selector = "textView:editMenuForTextIn:suggestedActions:"
        let menu: UIMenu?? = try? ObjCRuntime.invokeOptional(selector, on: self, [textView, range, suggestedActions])
        return menu ?? nil
    }
    public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        try? ObjCRuntime.invokeOptional("textView:willPresentEditMenuWith:", on: self, [textView, animator])
    }
    public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        try? ObjCRuntime.invokeOptional("textView:willDismissEditMenuWith:", on: self, [textView, animator])
    }
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        (try? ObjCRuntime.invokeOptional("textView:shouldInteractWith:in:", on: self, [textView, URL, characterRange])) ?? true
    }
    public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool {
        let selector = "textView:shouldInteractWithTextAttachment:inRange:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [textView, textAttachment, characterRange])) ?? true
    }
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        let selector = "textView:shouldInteractWithTextAttachment:inRange:interaction:"
        return (try? ObjCRuntime.invokeOptional(selector, on: self, [textView, textAttachment, characterRange, interaction]))
            ?? self.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }
    public func textView(
        _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
    ) throws(Unimplemented) -> UIAction? {
        try ObjCRuntime.invokeOptional("textView:primaryActionFor:defaultAction:", on: self, [textView, textItem, defaultAction])
    }
    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) throws(Unimplemented) -> UITextItem.MenuConfiguration? {
        try ObjCRuntime.invokeOptional("textView:menuConfigurationFor:defaultMenu:", on: self, [textView, textItem, defaultMenu])
    }
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) {
        try? ObjCRuntime.invokeOptional("textView:textItemMenuWillDisplayFor:animator:", on: self, [textView, textItem, animator])
    }
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating
    ) {
        try? ObjCRuntime.invokeOptional("textView:textItemMenuWillEndFor:animator:", on: self, [textView, textItem, animator])
    }
}
