/// A document that can be read, changed and asked where its text stands.
///
/// Rectangles and points are in the input's own coordinates.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
    // Text
    func text(in range: UITextRange) -> String?
    func replace(_ range: UITextRange, withText text: String)

    // Selection
    /// Empty: the caret.
    var selectedTextRange: UITextRange? { get set }
    /// The text that is being composed; nil when none is.
    var markedTextRange: UITextRange? { get }
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
    /// Shows text that is being composed, instead of what was marked before or of the selection. `selectedRange` counts from
    /// its start.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Keeps the marked text as it stands.
    func unmarkText()

    // Positions
    var beginningOfDocument: UITextPosition { get }
    var endOfDocument: UITextPosition { get }
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

    var inputDelegate: (any UITextInputDelegate)? { get set }
    var tokenizer: any UITextInputTokenizer { get }

    // Directions
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

    // Geometry
    func firstRect(for range: UITextRange) -> CGRect
    func caretRect(for position: UITextPosition) -> CGRect
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    func closestPosition(to point: CGPoint) -> UITextPosition?
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    func characterRange(at point: CGPoint) -> UITextRange?

    // What follows is optional.
    /// How the caret at a position is turned. Default identity. Since iOS 17.4.
    func caretTransform(for position: UITextPosition) -> CGAffineTransform

    /// The view whose coordinates rectangles and points are in. Default: the input itself, where it is a view.
    var textInputView: UIView { get }
    /// Asked before what the user types takes the place of a text. Default true.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// The attributes of the text at a position. Default none.
    func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]?
    /// The position so many characters behind the range's beginning. Default: by `position(from:offset:)`.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// Default: by `offset(from:to:)`.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// As `setMarkedText(_:selectedRange:)`. Default: that, of the text alone.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// Makes room at the caret for a text that is still to come.
    func insertTextPlaceholder(with size: CGSize) throws(Unimplemented) -> UITextPlaceholder
    func remove(_ textPlaceholder: UITextPlaceholder)
    /// The menu for a selection or a caret; nil for the one of `suggestedActions`, an empty menu for none. Default nil.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
    var selectionAffinity: UITextStorageDirection { get set }
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
    func insertDictationResult(_ dictationResult: [UIDictationPhrase])
    func dictationRecordingDidEnd()
    func dictationRecognitionFailed()
    var insertDictationResultPlaceholder: Any { get }
    func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
    func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
    func beginFloatingCursor(at point: CGPoint)
    func updateFloatingCursor(at point: CGPoint)
    func endFloatingCursor()
}

/// The name of before iOS 13.
public typealias UITextWritingDirection = NSWritingDirection

extension UITextInput {
    public var textInputView: UIView {
        if let view: UIView = ObjCRuntime.optionalProperty("textInputView", of: self) { return view }
        return self as? UIView ?? (self as? UIViewController)?.view ?? UIView()
    }
    public func caretTransform(for position: UITextPosition) -> CGAffineTransform {
        (try? ObjCRuntime.invokeOptional("caretTransformFor:", on: self, [position])) ?? .identity
    }
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        (try? ObjCRuntime.invokeOptional("shouldChangeTextIn:replacementText:", on: self, [range, text])) ?? true
    }
    public func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        if let host = self as? any TextEditorHost { return host.editor.attributes(at: host.editor.offset(of: position), in: direction) }
        let styling: [NSAttributedString.Key: Any]?? = try? ObjCRuntime.invokeOptional("textStylingAt:in:", on: self, [position, direction])
        return styling ?? nil
    }
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        do throws(Unimplemented) {
            let own: UITextPosition? = try ObjCRuntime.invokeOptional("positionWithin:atCharacterOffset:", on: self, [range, offset])
            return own
        } catch {
            return position(from: range.start, offset: offset)
        }
    }
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        (try? ObjCRuntime.invokeOptional("characterOffsetOf:within:", on: self, [position, range])) ?? offset(from: range.start, to: position)
    }
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        do {
            try ObjCRuntime.invokeOptional("setAttributedMarkedText:selectedRange:", on: self, [markedText, selectedRange])
        } catch {
            setMarkedText(markedText?.string, selectedRange: selectedRange)
        }
    }
    public func insertTextPlaceholder(with size: CGSize) throws(Unimplemented) -> UITextPlaceholder {
        try ObjCRuntime.invokeOptional("insertTextPlaceholderWith:", on: self, [size])
    }
    public func remove(_ textPlaceholder: UITextPlaceholder) { try? ObjCRuntime.invokeOptional("remove:", on: self, [textPlaceholder]) }
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let menu: UIMenu?? = try? ObjCRuntime.invokeOptional("editMenuFor:suggestedActions:", on: self, [textRange, suggestedActions])
        return menu ?? nil
    }
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        try? ObjCRuntime.invokeOptional("willPresentEditMenuWithAnimator:", on: self, [animator])
    }
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        try? ObjCRuntime.invokeOptional("willDismissEditMenuWithAnimator:", on: self, [animator])
    }
}
