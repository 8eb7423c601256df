/// Text of several lines and looks that scrolls, and that the user can select and edit.
///
/// The text stands inside `textContainerInset`, each line `textContainer.lineFragmentPadding` further in. With scrolling off the
/// view asks for the height of its text.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
    public nonisolated static let textDidBeginEditingNotification =
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")

    /// The text; changes to it show at once.
    public let textStorage: NSTextStorage
    public let textContainer: NSTextContainer

    let editor: TextEditor
    let textBoard = TextBoardView()
    let selectionView = TextSelectionView()
    private var gestures: TextGestures?
    var layoutCache: (width: CGFloat, layout: TextLayout)?
    /// Whether changes of the storage come from this view, which then reports them itself.
    private var isChangingText = false

    // MARK: Creation

    /// A text view with a container, whose padding and limits of lines it takes; nil makes one that is as wide as the view.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        textStorage = textContainer?.manager?.textStorage ?? NSTextStorage(string: "")
        editor = TextEditor(textStorage)
        self.textContainer = textContainer ?? UITextView.standardContainer
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// A text view with a layout manager of TextKit 1, whichever is asked for: there is none of TextKit 2.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textStorage = NSTextStorage(string: "")
        editor = TextEditor(textStorage)
        textContainer = UITextView.standardContainer
        super.init(coder: coder)
        setUp()
        decodeInterface(from: coder, as: UITextView.self)
    }

    private static var standardContainer: NSTextContainer {
        let container = NSTextContainer(size: .zero)
        container.widthTracksTextView = true
        return container
    }

    private func setUp() {
        backgroundColor = .systemBackground
        editor.host = self
        addSubview(textBoard)
        addSubview(selectionView)
        textBoard.editor = self
        dragAndDrop.installByDefault()
        gestures = TextGestures(editor, on: self)
        textStorage.onChange = { [weak self] in MainActor.assumeIsolated { self?.storageDidChange() } }
        textContainer.onChange = { [weak self] in MainActor.assumeIsolated { self?.textLayoutDidChange() } }
    }

    @_nonoverride
    open weak var delegate: (any UITextViewDelegate)?
    /// Decides on the text that comes of what is pasted.
    open weak var pasteDelegate: (any UITextPasteDelegate)?
    private(set) lazy var dragAndDrop = TextDragAndDrop(self)
    override var scrollDelegate: (any UIScrollViewDelegate)? { delegate ?? super.scrollDelegate }
    override func narrow(_ delegate: (any UIScrollViewDelegate)?) -> Bool {
        self.delegate = delegate as? any UITextViewDelegate
        return self.delegate != nil
    }

    // MARK: Text

    /// Never nil when read. Setting it shows the text in the view's font and colour and asks or tells nobody of a change.
    open var text: String! {
        get { editor.text }
        set { setText(NSAttributedString(string: newValue ?? "", attributes: baseAttributes)) }
    }

    /// Setting it takes font, colour and alignment of the first character for the view's.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: textStorage) }
        set {
            let text: NSAttributedString = newValue ?? NSAttributedString(string: "")
            if text.length > 0 { takeLook(of: text) }
            setText(text)
        }
    }

    private func setText(_ text: NSAttributedString) {
        isChangingText = true
        editor.setText(text)
        isChangingText = false
        if editor.length == 0 { editor.typingAttributes = baseAttributes }
    }

    private func takeLook(of text: NSAttributedString) {
        let attributes: [NSAttributedString.Key: Any] = text.attributes(at: 0, effectiveRange: nil)
        look.font = attributes[.font] as? UIFont
        look.color = attributes[.foregroundColor] as? UIColor
        look.alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    }

    private func storageDidChange() {
        guard !isChangingText else { return }
        editor.storageDidChange()
        textLayoutDidChange()
    }

    // MARK: Look

    /// The look that the view's own properties give all its text.
    private var look: (font: UIFont?, color: UIColor?, alignment: NSTextAlignment) = (nil, nil, .natural)

    /// The font of the first character. Setting it changes all the text. Default nil: the system font of 12 points.
    open var font: UIFont? {
        get { look.font }
        set {
            look.font = newValue
            setAttribute(.font, newValue)
        }
    }

    /// Setting it changes all the text. Default nil: `UIColor.label`.
    open var textColor: UIColor? {
        get { look.color }
        set {
            look.color = newValue
            setAttribute(.foregroundColor, newValue)
        }
    }

    /// Setting it changes all the text.
    open var textAlignment: NSTextAlignment {
        get { look.alignment }
        set {
            look.alignment = newValue
            let whole = NSRange(location: 0, length: textStorage.length)
            textStorage.beginEditing()
            NSAttributedString(attributedString: textStorage).enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
                let style = NSMutableParagraphStyle()
                style.setParagraphStyle(value as? NSParagraphStyle ?? .default)
                style.alignment = newValue
                textStorage.addAttribute(.paragraphStyle, value: style, range: range)
            }
            textStorage.endEditing()
            editor.typingAttributes[.paragraphStyle] = baseAttributes[.paragraphStyle]
            textLayoutDidChange()
        }
    }

    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        let whole = NSRange(location: 0, length: textStorage.length)
        if let value { textStorage.addAttribute(key, value: value, range: whole) } else { textStorage.removeAttribute(key, range: whole) }
        editor.typingAttributes[key] = value
        textLayoutDidChange()
    }

    private var baseAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = look.font
        attributes[.foregroundColor] = look.color
        if look.alignment != .natural {
            let style = NSMutableParagraphStyle()
            style.alignment = look.alignment
            attributes[.paragraphStyle] = style
        }
        return attributes
    }

    /// The attributes of links. Default: the tint colour.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
        didSet { textLayoutDidChange() }
    }

    /// The app's own label that stands at the beginning of the text while there is none. Only key-value coding reaches it.
    var placeholderLabel: UILabel? {
        didSet {
            if let oldValue, oldValue !== placeholderLabel { oldValue.removeFromSuperview() }
            if let placeholderLabel { addSubview(placeholderLabel) }
            setNeedsLayout()
        }
    }

    /// Room around the text, in points. Default 8 above and below.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textLayoutDidChange() } }
    }

    /// Whether fonts of text styles and scaled fonts follow the text size. Default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }

    open var sizingRule: UILetterformAwareSizingRule = .typographic

    /// The frame around the text.
    public enum BorderStyle: Int, Sendable {
        case none = 0
    }
    /// Text views have no frame. Since iOS 17.
    open var borderStyle: BorderStyle = .none

    // MARK: Keyboard

    /// The app's own view in the keyboard's place while this view is edited. Default nil.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?

    /// A view on top of the keyboard while this view is edited. Default nil: one further along the responder chain.
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
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType!
    /// The rules of a password that is made for the user. Kept: none are made here.
    open var passwordRules: UITextInputPasswordRules?
    /// Whether the rest of what is written is proposed in grey. Kept: nothing is proposed here.
    open var inlinePredictionType: UITextInlinePredictionType = .default

    // MARK: Editing

    /// Default true.
    open var isEditable = true {
        didSet {
            if !isEditable, oldValue, isFirstResponder { resignFirstResponder() }
            if isEditable != oldValue, !dataDetectorTypes.isEmpty { textLayoutDidChange() }
        }
    }

    /// The kinds of data that are found in text that nobody edits, and made links of. Default none.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { textLayoutDidChange() } }
    }

    /// The text with what is found in it.
    var linkedText: NSAttributedString { isEditable ? textStorage : dataDetectorTypes.linking(textStorage) }

    /// Whether the user may select text and tap links. Default true.
    open var isSelectable = true {
        didSet { if !isSelectable, oldValue { editor.select(NSRange(location: editor.selection.location, length: 0)) } }
    }

    /// Whether the user may change fonts and the like. Default false.
    open var allowsEditingTextAttributes = false
    /// Whether text is shown at the scale of a desktop's. Default false. Kept: the text here has its points' size either way.
    open var usesStandardTextScaling = false
    /// Whether the next typed text replaces all there is. Default false; typing ends it.
    open var clearsOnInsertion = false

    /// Empty: the caret.
    open var selectedRange: NSRange {
        get { editor.selection }
        set { editor.select(newValue) }
    }

    /// The attributes of typed text. They follow the selection.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { editor.typingAttributes }
        set { editor.typingAttributes = newValue }
    }

    /// Scrolls so that the characters of `range` are in sight.
    open func scrollRangeToVisible(_ range: NSRange) {
        let placement: TextPlacement = textPlacement
        let range: NSRange = editor.clamped(range)
        let boxes: [CGRect] = placement.boxes(for: range)
        let rect: CGRect = boxes.reduce(placement.caret(at: range.location)) { $0.union($1) }
        let top: CGFloat = rect.minY <= textContainerInset.top + 1 ? 0 : rect.minY
        let bottom: CGFloat = rect.maxY >= contentSize.height - textContainerInset.bottom - 1 ? contentSize.height : rect.maxY
        scrollRectToVisible(CGRect(x: 0, y: top, width: 1, height: max(1, bottom - top)), animated: false)
    }

    open dynamic override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        isEditing = isEditable
        setNeedsLayout()
        guard isEditing else { return true }
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
        return true
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard !isEditing || delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        setNeedsLayout()
        guard isEditing else { return true }
        isEditing = false
        clearsOnInsertion = false
        editor.unmark()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
        return true
    }

    private var isEditing = false

    // MARK: Finding

    /// Whether Command F, and the app, may show a bar that finds and replaces. Default false.
    open var isFindInteractionEnabled = false {
        didSet {
            guard isFindInteractionEnabled != oldValue else { return }
            if isFindInteractionEnabled {
                addInteraction(finding.interaction)
            } else {
                removeInteraction(finding.interaction)
            }
        }
    }

    /// Finds in the text; nil while that is not enabled.
    open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? finding.interaction : nil }
    private lazy var finding: (delegate: TextViewFinder, interaction: UIFindInteraction) = {
        let delegate = TextViewFinder()
        return (delegate, UIFindInteraction(sessionDelegate: delegate))
    }()

    /// The grounds of what was found, behind the text.
    lazy var foundTextView: FoundTextView = {
        let view = FoundTextView(frame: .zero)
        view.isUserInteractionEnabled = false
        insertSubview(view, belowSubview: textBoard)
        return view
    }()

    override func handleKey(_ key: KeyPress) -> Bool {
        findInteraction?.handle(key) == true || editor.handle(key) || (isEditable && super.handleKey(key))
    }

    // MARK: UIKeyInput

    open var hasText: Bool { editor.length > 0 }

    /// Puts text in the place of the selection. The delegate is not asked, as it is when the user types.
    open func insertText(_ text: String) {
        change { editor.insert(text) }
    }

    open func deleteBackward() {
        change { editor.deleteBackward() }
    }

    func change(_ body: () -> Void) {
        if clearsOnInsertion { editor.selectAll() }
        clearsOnInsertion = false
        isChangingText = true
        body()
        isChangingText = false
    }

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
        let text = NSAttributedString(string: text, attributes: editor.typingAttributes)
        change { editor.replace(editor.range(of: range), with: text, isTyping: false) }
    }

    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(editor.selection) }
        set { if let newValue { editor.select(editor.range(of: newValue)) } }
    }

    open var markedTextRange: UITextRange? { editor.marked.map { TextOffsetRange($0) } }
    open var markedTextStyle: [NSAttributedString.Key: Any]?
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        change { editor.setMarkedText(markedText ?? "", selectedRange: selectedRange, style: markedTextStyle) }
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
    open func caretRect(for position: UITextPosition) -> CGRect { textPlacement.caret(at: editor.offset(of: position)) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { editor.selectionRects(for: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(textPlacement.offset(nearest: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.position(textPlacement.offset(nearest: point), within: range)
    }
    open func characterRange(at point: CGPoint) -> UITextRange? { editor.characterRange(at: point) }

    // MARK: Size

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
    }

    open dynamic override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return fittingSize(width: .infinity)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        fittingSize(width: size.width > 0 ? size.width : .infinity)
    }

    override var heightDependsOnWidth: Bool { !isScrollEnabled }

    override func constraintIntrinsicSize(forWidth width: CGFloat?) -> CGSize {
        var size: CGSize = intrinsicContentSize
        if let width, !isScrollEnabled { size.height = fittingSize(width: width).height }
        return size
    }

    open dynamic override func layoutSubviews() {
        layOutText()
        super.layoutSubviews()
        layOutPlaceholder()
        layOutSelection()
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        textLayoutDidChange()
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        super.contentTraitsDidChange(from: previous)
        let isNewSize: Bool = traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
        if adjustsFontForContentSizeCategory, isNewSize { adjustFonts() }
        textLayoutDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        textLayoutDidChange()
    }

    private func adjustFonts() {
        let traits: UITraitCollection = traitCollection
        look.font = look.font?.adjusted(to: traits)
        if let font = editor.typingAttributes[.font] as? UIFont { editor.typingAttributes[.font] = font.adjusted(to: traits) }
        let whole = NSRange(location: 0, length: textStorage.length)
        textStorage.beginEditing()
        NSAttributedString(attributedString: textStorage).enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
            guard let font = value as? UIFont else { return }
            textStorage.addAttribute(.font, value: font.adjusted(to: traits), range: range)
        }
        textStorage.endEditing()
    }

    override var descriptionContent: String? { "text = '\(editor.text.prefix(40))'" }
}
