/// The field of a search bar: a magnifying glass, tokens and the text.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearch()
        decodeInterface(from: coder, as: UISearchTextField.self)
    }

    private let glass = UIImageView()
    /// From the field's edge to the glass, and from it to the text.
    private static let padding: CGFloat = 7

    private static let magnifyingGlass = UIImage.SymbolConfiguration(pointSize: 16, weight: .regular)
    /// In place of the magnifying glass; nil for the system's.
    var searchIcon: UIImage? {
        didSet {
            guard searchIcon !== oldValue else { return }
            glass.image = searchIcon ?? UIImage(systemName: "magnifyingglass", withConfiguration: Self.magnifyingGlass)
            setNeedsLayout()
        }
    }
    /// In place of the field's ground; nil for the system's.
    var fieldBackground: UIImage? {
        didSet {
            guard fieldBackground !== oldValue else { return }
            background = fieldBackground
            backgroundColor = fieldBackground == nil ? .tertiarySystemFill : nil
            layer.cornerRadius = fieldBackground == nil ? 10 : 0
        }
    }
    var offsets = SearchFieldOffsets() {
        didSet {
            guard offsets != oldValue else { return }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    private func prepareSearch() {
        glass.image = UIImage(systemName: "magnifyingglass", withConfiguration: Self.magnifyingGlass)
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .whileEditing
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        font = .systemFont(ofSize: 17)
    }

    /// As grey as the glass.
    open override var placeholder: String? {
        get { super.placeholder }
        set {
            attributedPlaceholder = newValue.map { NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel]) }
        }
    }

    // MARK: Suggestions

    /// Things that the user may search for, on a card below the field while it is edited. Nil and none show nothing. Default nil.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { updateSuggestions() } }
    private var suggestionsView: SearchSuggestionsView?
    /// The controller that hears of the choice beside the delegate.
    weak var searchController: UISearchController?

    private func updateSuggestions() {
        guard isFirstResponder, let window, let searchSuggestions, !searchSuggestions.isEmpty else {
            suggestionsView?.removeFromSuperview()
            suggestionsView = nil
            return
        }
        let card: SearchSuggestionsView = suggestionsView ?? SearchSuggestionsView(isCard: true)
        suggestionsView = card
        card.suggestions = searchSuggestions
        card.onChoice = { [weak self] in self?.choose($0) }
        window.addSubview(card)
        card.place(below: self)
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        (delegate as? any UISearchTextFieldDelegate)?.searchTextField(self, didSelect: suggestion)
        searchController?.choose(suggestion)
    }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        let became: Bool = super.becomeFirstResponder()
        updateSuggestions()
        return became
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        let resigned: Bool = super.resignFirstResponder()
        updateSuggestions()
        return resigned
    }

    // MARK: Tokens

    /// The tokens before the text.
    open var tokens: [UISearchToken] = [] { didSet { tokensDidChange() } }
    /// Whether deleting before the text's beginning deletes a token. Default true.
    open var allowsDeletingTokens = true
    /// Nil is the tint.
    open var tokenBackgroundColor: UIColor! {
        get { ownTokenColor ?? tintColor }
        set {
            ownTokenColor = newValue
            tokensDidChange()
        }
    }
    private var ownTokenColor: UIColor?
    private var tokenViews: [SearchTokenView] = []

    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

    /// Whether tokens are copied with the text, where the delegate is a `UISearchTextFieldDelegate` that says as what. Default true.
    open var allowsCopyingTokens = true

    open override func copy(_ sender: Any?) {
        super.copy(sender)
        guard allowsCopyingTokens, let selectedTextRange, let delegate = delegate as? any UISearchTextFieldDelegate else { return }
        let providers: [NSItemProvider] = tokens(in: selectedTextRange).compactMap { try? delegate.searchTextField(self, itemProviderForCopying: $0) }
        guard !providers.isEmpty else { return }
        let text: [NSItemProvider] = text(in: selectedTextRange).flatMap { $0.isEmpty ? nil : [NSItemProvider(object: NSString(string: $0))] } ?? []
        UIPasteboard.general.itemProviders = providers + text
    }

    /// The text behind the tokens.
    open var textualRange: UITextRange { textRange(from: beginningOfDocument, to: endOfDocument) ?? TextOffsetRange(NSRange(location: 0, length: 0)) }
    /// The place of a token: before the text's beginning.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
    /// The tokens in a range: all of them where it begins with the text.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] {
        compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
    }

    /// Puts a token in the place of a part of the text.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: min(tokenIndex, tokens.count))
    }

    private func tokensDidChange() {
        for view in tokenViews { view.removeFromSuperview() }
        tokenViews = tokens.map { SearchTokenView($0, color: tokenBackgroundColor) }
        for view in tokenViews { addSubview(view) }
        setNeedsLayout()
        setNeedsDisplay()
        sendActions(for: .editingChanged)
    }

    open override func deleteBackward() {
        if (text ?? "").isEmpty, allowsDeletingTokens, !tokens.isEmpty {
            tokens.removeLast()
            return
        }
        super.deleteBackward()
    }

    // MARK: Geometry

    private var tokensWidth: CGFloat {
        tokenViews.reduce(0) { $0 + $1.sizeThatFits(.zero).width + 4 }
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size: CGSize = glass.intrinsicContentSize
        let x: CGFloat = isRightToLeft ? bounds.maxX - Self.padding - size.width : bounds.minX + Self.padding
        let frame = CGRect(x: x, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
        return frame.offsetBy(dx: offsets.search.horizontal, dy: offsets.search.vertical)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(dx: offsets.clear.horizontal, dy: offsets.clear.vertical)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        var leading: CGFloat = Self.padding
        if leftView != nil, leftViewMode != .never { leading += glass.intrinsicContentSize.width + 6 }
        leading += tokensWidth
        let hasButton: Bool = clearButtonMode != .never && !(text ?? "").isEmpty
        var trailing: CGFloat = hasButton ? clearButtonRect(forBounds: bounds).width + Self.padding : Self.padding
        if let rightView, rightViewMode != .never { trailing = rightView.intrinsicContentSize.width + 2 * Self.padding }
        let insets = NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
        let room: CGRect = bounds.inset(by: insets.resolved(rightToLeft: isRightToLeft))
        return room.offsetBy(dx: offsets.text.horizontal, dy: offsets.text.vertical)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let size = rightView?.intrinsicContentSize else { return .zero }
        let x: CGFloat = isRightToLeft ? bounds.minX + Self.padding : bounds.maxX - Self.padding - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        suggestionsView?.place(below: self)
        let text: CGRect = textRect(forBounds: bounds)
        var x: CGFloat = isRightToLeft ? text.maxX + tokensWidth : text.minX - tokensWidth
        for view in tokenViews {
            let size: CGSize = view.sizeThatFits(.zero)
            view.frame = CGRect(
                x: isRightToLeft ? x - size.width : x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            x += isRightToLeft ? -(size.width + 4) : size.width + 4
        }
    }
}
