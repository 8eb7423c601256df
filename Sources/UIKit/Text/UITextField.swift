/// A line of text that can be edited.
///
/// While the field is first responder it shows a caret, or the selected part; text too long for it moves along with the caret.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
    public enum BorderStyle: Int, Sendable {
        case none = 0, line = 1, bezel = 2, roundedRect = 3
    }

    public enum ViewMode: Int, Sendable {
        case never = 0, whileEditing = 1, unlessEditing = 2, always = 3
    }

    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0, cancelled = 1
    }

    public nonisolated static let textDidBeginEditingNotification =
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")

    let editor = TextEditor()
    let selectionView = TextSelectionView()
    private var gestures: TextGestures?
    private var painter: ViewPainter?
    private var clearButton: UIButton?
    /// How far text that is edited is moved to the left, so that the caret is seen.
    var scrollOffset: CGFloat = 0

    override class var drawsByPainter: Bool { true }

    /// The key of the reason in `textDidEndEditingNotification`'s information.
    nonisolated public static let didEndEditingReasonUserInfoKey = "UITextFieldDidEndEditingReasonKey"

    // MARK: Creation

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeInterface(from: coder, as: UITextField.self)
    }

    private func setUp() {
        isOpaque = false
        clipsToBounds = true
        let painter = ViewPainter(self)
        self.painter = painter
        layer.painter = painter
        editor.host = self
        dragAndDrop.installByDefault()
        gestures = TextGestures(editor, on: self)
    }

    open weak var delegate: (any UITextFieldDelegate)?
    /// Decides on the text that comes of what is pasted.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    private(set) lazy var dragAndDrop = TextDragAndDrop(self)

    // MARK: Text

    /// Never nil when read, as in UIKit. Setting it sends no editing event.
    open var text: String? {
        get { content }
        set {
            guard newValue ?? "" != content else { return }
            editor.setText(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes))
        }
    }

    var content: String { editor.text }

    open var attributedText: NSAttributedString? {
        get { NSAttributedString(attributedString: editor.storage) }
        set {
            if let text = newValue, text.length > 0 { defaultTextAttributes = text.attributes(at: 0, effectiveRange: nil) }
            editor.setText(newValue ?? NSAttributedString(string: ""))
        }
    }

    open var placeholder: String? {
        get { attributedPlaceholder?.string }
        set {
            // A label keeps the look that the app gave it.
            let (font, color): (UIFont?, UIColor?) = (ownPlaceholder?.label.font, ownPlaceholder?.label.textColor)
            attributedPlaceholder = newValue.map { NSAttributedString(string: $0) }
            if let font { ownPlaceholder?.label.font = font }
            if let color { ownPlaceholder?.label.textColor = color }
        }
    }

    open var attributedPlaceholder: NSAttributedString? {
        didSet {
            ownPlaceholder?.show(attributedPlaceholder, of: self)
            contentDidChange()
        }
    }

    private var ownPlaceholder: TextFieldPlaceholder?
    /// Shows the placeholder. For key-value coding: the field draws the placeholder itself until it is asked for this.
    var placeholderLabel: UILabel {
        if let ownPlaceholder { return ownPlaceholder.label }
        let new = TextFieldPlaceholder(in: self)
        ownPlaceholder = new
        lookDidChange()
        return new.label
    }

    /// The attributes of all the text: font, colour and alignment among them. Setting them changes the text that is there.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet {
            editor.storage.setAttributes(defaultTextAttributes, range: NSRange(location: 0, length: editor.length))
            editor.typingAttributes = defaultTextAttributes
            contentDidChange()
        }
    }

    /// The attributes of typed text; nil while the text is not edited.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.typingAttributes : nil }
        set { if isEditing { editor.typingAttributes = newValue ?? defaultTextAttributes } }
    }

    /// Default: the system font of 17 points.
    open var font: UIFont? {
        get { defaultTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17) }
        set { defaultTextAttributes[.font] = newValue }
    }

    /// Default: `UIColor.label`.
    open var textColor: UIColor? {
        get { defaultTextAttributes[.foregroundColor] as? UIColor ?? .label }
        set { defaultTextAttributes[.foregroundColor] = newValue }
    }

    open var textAlignment: NSTextAlignment = .natural {
        didSet { lookDidChange() }
    }

    /// Whether bullets stand for the characters. Default false.
    open var isSecureTextEntry = false {
        didSet { contentDidChange() }
    }

    // MARK: Keyboard

    /// The app's own view in the keyboard's place while this field is edited. Default nil.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?

    /// A view on top of the keyboard while this field is edited. Default nil: one further along the responder chain.
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    private var ownAccessoryView: UIView?

    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var smartQuotesType: UITextSmartQuotesType = .default
    open var smartDashesType: UITextSmartDashesType = .default
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    open var keyboardType: UIKeyboardType = .default
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var enablesReturnKeyAutomatically = false
    open var textContentType: UITextContentType!
    /// The rules of a password that is made for the user. Kept: none are made here.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether the rest of what is written is proposed in grey. Kept: nothing is proposed here.
    open var inlinePredictionType: UITextInlinePredictionType = .default

    // MARK: Fitting

    /// Whether text that is too wide shrinks, down to `minimumFontSize`. Default false.
    open var adjustsFontSizeToFitWidth = false {
        didSet { lookDidChange() }
    }

    open var minimumFontSize: CGFloat = 0 {
        didSet { lookDidChange() }
    }

    /// Whether a font of a text style follows the text size. Default false.
    open var adjustsFontForContentSizeCategory = false
    open var sizingRule: UILetterformAwareSizingRule = .typographic

    // MARK: Look

    open var borderStyle: BorderStyle = .none {
        didSet { contentDidChange() }
    }

    /// Drawn instead of the border, when the border style is not `roundedRect`.
    open var background: UIImage? {
        didSet { lookDidChange() }
    }

    open var disabledBackground: UIImage? {
        didSet { lookDidChange() }
    }

    open var leftView: UIView? {
        didSet { replace(oldValue, with: leftView) }
    }

    open var rightView: UIView? {
        didSet { replace(oldValue, with: rightView) }
    }

    open var leftViewMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }

    open var rightViewMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }

    open var clearButtonMode: ViewMode = .never {
        didSet { setNeedsLayout() }
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    // MARK: Editing

    open private(set) var isEditing = false
    /// Whether the text is emptied when editing begins. Default false.
    open var clearsOnBeginEditing = false
    /// Whether the next typed text replaces all there is. Default false; typing and moving the caret end it.
    open var clearsOnInsertion = false
    /// Whether the user may change fonts and the like. Default false.
    open var allowsEditingTextAttributes = false

    open dynamic override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        // The delegate hears that editing began before the keyboard comes.
        KeyboardCenter.shared.hold()
        defer { KeyboardCenter.shared.release() }
        guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        isEditing = true
        if clearsOnBeginEditing, !content.isEmpty { editor.replace(editor.whole, with: NSAttributedString(string: ""), isTyping: false) }
        delegate?.textFieldDidBeginEditing(self)
        send(.editingDidBegin, with: nil)
        NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
        contentDidChange()
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        finishEditing()
        return true
    }

    private func finishEditing() {
        guard isEditing else { return }
        isEditing = false
        clearsOnInsertion = false
        scrollOffset = 0
        editor.unmark()
        delegate?.textFieldDidEndEditing(self, reason: .committed)
        send(.editingDidEnd, with: nil)
        NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
        contentDidChange()
    }

    override func handleKey(_ key: KeyPress) -> Bool {
        key.characters == "\t" || editor.handle(key) || super.handleKey(key)
    }

    // MARK: UIKeyInput

    open var hasText: Bool { !content.isEmpty }

    /// Puts text in the place of the selection. Line ends become spaces. The delegate is not asked, as it is when the user types.
    open func insertText(_ text: String) {
        if clearsOnInsertion { editor.selectAll() }
        clearsOnInsertion = false
        editor.insert(text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " "))
    }

    open func deleteBackward() {
        if clearsOnInsertion { editor.selectAll() }
        clearsOnInsertion = false
        editor.deleteBackward()
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        editor.replace(editor.whole, with: NSAttributedString(string: ""), isTyping: false)
    }

    override var primaryEvent: UIControl.Event { .touchUpInside }

    // MARK: Cut, copy and paste

    open override func cut(_ sender: Any?) { editor.perform(.cut) }
    open override func copy(_ sender: Any?) { editor.perform(.copy) }
    open override func paste(_ sender: Any?) { editor.perform(.paste) }
    open override func select(_ sender: Any?) { editor.perform(.select) }
    open override func selectAll(_ sender: Any?) { editor.perform(.selectAll) }
    open override func delete(_ sender: Any?) { editor.perform(.delete) }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        TextEditor.Action(action).map(editor.canPerform) ?? super.canPerformAction(action, withSender: sender)
    }

    // MARK: UITextInput

    open func text(in range: UITextRange) -> String? { editor.navigation.substring(editor.range(of: range)) }
    open func replace(_ range: UITextRange, withText text: String) {
        editor.replace(
            editor.range(of: range), with: NSAttributedString(string: text, attributes: editor.typingAttributes), isTyping: false)
    }

    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(editor.selection) }
        set { if let newValue { editor.select(editor.range(of: newValue)) } }
    }

    open var markedTextRange: UITextRange? { editor.marked.map { TextOffsetRange($0) } }
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.setMarkedText(markedText ?? "", selectedRange: selectedRange, style: markedTextStyle)
    }
    open func unmarkText() { editor.unmark() }

    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(editor.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.textRange(from: fromPosition, to: toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        editor.position(from: position, in: direction, offset: offset)
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.offset(of: toPosition) - editor.offset(of: from)
    }

    open var inputDelegate: (any UITextInputDelegate)? {
        get { editor.inputDelegate }
        set { editor.inputDelegate = newValue }
    }
    open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    // A class may have its own menu, and hear of it, as the delegate does.

    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction)
    }
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        editor.characterRange(byExtending: position, in: direction)
    }
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        editor.writingDirection(at: position)
    }
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        editor.setWritingDirection(writingDirection, for: range)
    }

    open func firstRect(for range: UITextRange) -> CGRect { editor.firstRect(for: range) }
    open dynamic func caretRect(for position: UITextPosition) -> CGRect { textPlacement.caret(at: editor.offset(of: position)) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(textPlacement.offset(nearest: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.position(textPlacement.offset(nearest: point), within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }
    // MARK: Geometry

    /// The frame of the border.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The frame of the text.
    open dynamic func textRect(forBounds bounds: CGRect) -> CGRect {
        let padding: CGFloat = TextFieldMetrics.padding(borderStyle)
        var rect: CGRect = bounds.insetBy(dx: padding, dy: 0)
        if isShown(leftViewMode), leftView != nil { rect = rect.trimmed(leftViewRect(forBounds: bounds), onLeft: !isRightToLeft) }
        if isShown(rightViewMode), rightView != nil {
            rect = rect.trimmed(rightViewRect(forBounds: bounds), onLeft: isRightToLeft)
        } else if showsClearButton {
            rect = rect.trimmed(clearButtonRect(forBounds: bounds), onLeft: isRightToLeft)
        }
        return rect
    }

    open dynamic func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open dynamic func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let side: CGFloat = TextFieldMetrics.clearButton
        let x: CGFloat = isRightToLeft ? bounds.minX + 5 : bounds.maxX - side - 5
        return CGRect(x: x, y: bounds.midY - side / 2, width: side, height: side)
    }

    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(leftView, bounds, onLeft: !isRightToLeft) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sideRect(rightView, bounds, onLeft: isRightToLeft) }

    private func sideRect(_ view: UIView?, _ bounds: CGRect, onLeft: Bool) -> CGRect {
        guard let view else { return .zero }
        let asked: CGSize = view.intrinsicContentSize
        let size: CGSize = view.bounds.isEmpty && asked.width > 0 ? asked : view.bounds.size
        return CGRect(
            x: onLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .always: true
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        }
    }

    private var showsClearButton: Bool { isShown(clearButtonMode) && !content.isEmpty && isEnabled }

    open dynamic override var intrinsicContentSize: CGSize {
        let text: CGSize = layout(width: .infinity, string).size
        let hint: CGSize = attributedPlaceholder.map { layout(width: .infinity, placeholderString($0)).size } ?? .zero
        var width: CGFloat = max(text.width, hint.width).rounded(.up) + 2 * TextFieldMetrics.padding(borderStyle)
        if let leftView, isShown(leftViewMode) { width += leftView.bounds.width }
        if let rightView, isShown(rightViewMode) { width += rightView.bounds.width }
        return CGSize(width: width, height: TextFieldMetrics.height(borderStyle, font: font ?? .systemFont(ofSize: 17)))
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var firstBaselineOffset: CGFloat {
        let layout: TextLayout = self.layout(width: .infinity, string)
        return (bounds.height - layout.size.height) / 2 + CGFloat(layout.firstBaseline)
    }

    override var lastBaselineOffset: CGFloat { bounds.height - firstBaselineOffset }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !isShown(leftViewMode)
        rightView?.isHidden = !isShown(rightViewMode)
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
        let showsRight: Bool = rightView != nil && isShown(rightViewMode)
        if showsClearButton, !showsRight {
            let button: UIButton = clearButton ?? makeClearButton()
            button.isHidden = false
            button.frame = clearButtonRect(forBounds: bounds)
        } else {
            clearButton?.isHidden = true
        }
        ownPlaceholder?.layOut(in: self)
        layOutSelection()
    }

    /// Clears the text; seen while `clearButtonMode` says so. For key-value coding.
    var clearingButton: UIButton {
        if let clearButton { return clearButton }
        let new: UIButton = makeClearButton()
        new.isHidden = true
        setNeedsLayout()
        return new
    }

    /// In place of the system's sign on the button that clears; nil for that.
    var clearIcon: UIImage? {
        didSet { if clearIcon !== oldValue { clearButton?.setImage(clearImage, for: .normal) } }
    }

    private var clearImage: UIImage? {
        clearIcon ?? UIImage(systemName: "xmark.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 15))
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(clearImage, for: .normal)
        button.tintColor = .tertiaryLabel
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        addSubview(button)
        clearButton = button
        return button
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawBorder(in: context)
        if content.isEmpty {
            if attributedPlaceholder != nil, ownPlaceholder == nil { drawPlaceholder(in: placeholderRect(forBounds: bounds)) }
        } else {
            drawText(in: isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds))
        }
    }

    /// Draws the text in `rect` of the current context.
    open func drawText(in rect: CGRect) {
        guard isEditing, let context = UIGraphicsGetCurrentContext() else { return draw(string, in: rect) }
        let placement: TextPlacement = self.placement(of: string, in: rect)
        context.saveGState()
        context.clip(to: rect.insetBy(dx: -TextPlacement.caretWidth, dy: 0))
        placement.layout.draw(in: context, at: placement.origin)
        context.restoreGState()
    }

    open func drawPlaceholder(in rect: CGRect) {
        if let attributedPlaceholder { draw(placeholderString(attributedPlaceholder), in: rect) }
    }

    // MARK: Changes

    func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        lookDidChange()
    }

    func lookDidChange() {
        layer.contentChanged()
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        lookDidChange()
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        lookDidChange()
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        super.contentTraitsDidChange(from: previous)
        let isNewSize: Bool = traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
        if adjustsFontForContentSizeCategory, isNewSize { font = font?.adjusted(to: traitCollection) }
        if traitCollection.legibilityWeight != previous.legibilityWeight { lookDidChange() }
    }

    override var descriptionContent: String? { "text = '\(content)'" }
}

extension CGRect {
    /// The rectangle without the part that `other` takes at one side.
    fileprivate func trimmed(_ other: CGRect, onLeft: Bool) -> CGRect {
        guard !other.isEmpty else { return self }
        var result: CGRect = self
        if onLeft {
            result.origin.x = Swift.max(minX, other.maxX)
            result.size.width = Swift.max(0, maxX - result.minX)
        } else {
            result.size.width = Swift.max(0, Swift.min(maxX, other.minX) - minX)
        }
        return result
    }
}
