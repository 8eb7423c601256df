/// Hears of changes of a text storage's text. Every member is optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
    /// Before a change shows: the delegate may change text and attributes.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
    /// The delegate may change attributes.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        try? ObjCRuntime.invokeOptional(
            "textStorage:willProcessEditing:range:changeInLength:", on: self, [textStorage, editedMask, editedRange, delta])
    }

    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
    ) {
        try? ObjCRuntime.invokeOptional(
            "textStorage:didProcessEditing:range:changeInLength:", on: self, [textStorage, editedMask, editedRange, delta])
    }
}
