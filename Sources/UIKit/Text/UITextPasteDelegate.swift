/// A text that things are pasted into, as its delegate decides.
@preconcurrency @MainActor public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

extension UITextField: UITextPasteConfigurationSupporting {}
extension UITextView: UITextPasteConfigurationSupporting {}

/// Decides on the text that comes of something pasted. Every method is optional.
@preconcurrency @MainActor public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Gives an item its result, now or later. Default: its own text.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem)
    /// One text of the results of all items, in the place of `textRange`. Default: one after the other.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) throws(Unimplemented) -> NSAttributedString
    /// Puts the text in its place and returns the range that it takes there. Default: as typing does.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) throws(Unimplemented) -> UITextRange
    /// Whether the text comes in gradually. It is there at once here; not asked. Default true.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, shouldAnimatePasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> Bool
}

extension UITextPasteDelegate {
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
        let selector = "textPasteConfigurationSupporting:transform:"
        do throws(Unimplemented) {
            try ObjCRuntime.invokeOptional(selector, on: self, [textPasteConfigurationSupporting, item])
        } catch {
            item.setDefaultResult()
        }
    }

    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, combineItemAttributedStrings itemStrings: [NSAttributedString],
        for textRange: UITextRange
    ) throws(Unimplemented) -> NSAttributedString {
        let selector = "textPasteConfigurationSupporting:combineItemAttributedStrings:for:"
        return try ObjCRuntime.invokeOptional(selector, on: self, [textPasteConfigurationSupporting, itemStrings, textRange])
    }

    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, performPasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) throws(Unimplemented) -> UITextRange {
        let selector = "textPasteConfigurationSupporting:performPasteOf:to:"
        return try ObjCRuntime.invokeOptional(selector, on: self, [textPasteConfigurationSupporting, attributedString, textRange])
    }

    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, shouldAnimatePasteOf attributedString: NSAttributedString,
        to textRange: UITextRange
    ) -> Bool {
        let selector = "textPasteConfigurationSupporting:shouldAnimatePasteOf:to:"
        let arguments: [Any?] = [textPasteConfigurationSupporting, attributedString, textRange]
        return (try? ObjCRuntime.invokeOptional(selector, on: self, arguments)) ?? true
    }
}

/// One thing that is pasted. Its delegate gives it one of the results.
@preconcurrency @MainActor public protocol UITextPasteItem: NSObjectProtocol {
    var itemProvider: NSItemProvider { get }
    /// The object of the app's own that is pasted; nil for one of another app.
    var localObject: Any? { get }
    /// Those of text that is typed at the place.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }
    func setResult(string: String)
    func setResult(attributedString: NSAttributedString)
    func setResult(attachment textAttachment: NSTextAttachment)
    /// Pastes nothing for the item.
    func setNoResult()
    /// Pastes the item's own text; nothing for an item without any.
    func setDefaultResult()
}
