/// A field to search in, with a button that ends the search and a choice of scopes.
@preconcurrency @MainActor open class UISearchBar: UIView, UITextInputTraits, UILookToDictateCapable {
    open var isLookToDictateEnabled = false

    /// The pictures in the field and at its ends.
    public enum Icon: Int, Sendable {
        case search = 0, clear = 1, bookmark = 2, resultsList = 3
    }

    public enum Style: UInt, Sendable {
        /// A bar's background for the bar's own style.
        case `default` = 0
        case prominent = 1
        /// No background.
        case minimal = 2
    }

    /// Points: the bar without scopes, its field, and the row of scopes (behaviour/metrics.json, searchBarHeight).
    enum Metrics {
        static let height: CGFloat = 56
        static let fieldHeight: CGFloat = 36
        static let scopeHeight: CGFloat = 46
        static let scopeControlHeight: CGFloat = 32
        static let side: CGFloat = 8
        static let gap: CGFloat = 8
        /// Points that a line of words above the field adds.
        static let promptHeight: CGFloat = 19
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeInterface(from: coder, as: UISearchBar.self)
    }

    open weak var delegate: (any UISearchBarDelegate)?
    /// The search of before iOS 8 that the bar belongs to.
    weak var displayController: UISearchDisplayController?
    /// The controller whose bar this is.
    weak var controller: UISearchController? { didSet { searchTextField.searchController = controller } }

    /// The field of the bar.
    public let searchTextField = UISearchTextField()
    /// Shown over the keyboard while the user types into the bar.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    /// Pictures and offsets as an app set them.
    var pictures = SearchBarPictures() { didSet { picturesDidChange() } }
    var hasPictures: Bool { !pictures.isEmpty }
    private let background = UIBarBackground()
    private let backgroundPicture = UIImageView()
    private let scopePicture = UIImageView()
    private var promptLabel: UILabel?
    let cancel = UIButton(type: .system)
    private var scopes: UISegmentedControl?
    private var endButton: UIButton?
    private let fieldObserver = SearchFieldObserver()

    private func prepare() {
        isOpaque = false
        addSubview(background)
        addSubview(backgroundPicture)
        addSubview(scopePicture)
        addSubview(searchTextField)
        searchTextField.placeholder = SystemText.localized("Search")
        fieldObserver.bar = self
        searchTextField.delegate = fieldObserver
        searchTextField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        cancel.setTitle(SystemText.localized("Cancel"), for: .normal)
        cancel.titleLabel?.font = .systemFont(ofSize: 17)
        cancel.alpha = 0
        cancel.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
        addSubview(cancel)
        lookDidChange()
    }

    // MARK: Text

    /// Never nil when read, as in UIKit. Setting it tells the delegate, as there.
    open var text: String? {
        get { searchTextField.text }
        set {
            guard newValue ?? "" != searchTextField.text else { return }
            searchTextField.text = newValue
            delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
            controller?.textDidChange()
            displayController?.textDidChange()
        }
    }

    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
        controller?.textDidChange()
        displayController?.textDidChange()
    }

    open dynamic override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: Keyboard

    // The traits are the field's (UISearchBar's page in Apple's documentation names them among its own).
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { searchTextField.isSecureTextEntry }
        set { searchTextField.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType! {
        get { searchTextField.textContentType }
        set { searchTextField.textContentType = newValue }
    }
    open var passwordRules: UITextInputPasswordRules? {
        get { searchTextField.passwordRules }
        set { searchTextField.passwordRules = newValue }
    }

    // MARK: Look

    /// `black` is dark in a light interface too. Default `default`.
    open var barStyle: UIBarStyle = .default {
        didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
    }
    open var searchBarStyle: Style = .default { didSet { lookDidChange() } }
    /// The background's colour; nil is the bars' own.
    open var barTintColor: UIColor? { didSet { lookDidChange() } }
    open var isTranslucent = true { didSet { lookDidChange() } }
    /// Stands in place of the background.
    open var backgroundImage: UIImage? {
        get { pictures.bar.background(at: .any, .default) }
        set { pictures.bar.setBackground(newValue, at: .any, .default) }
    }
    /// Words above the field. Default nil.
    open var prompt: String? {
        didSet {
            promptLabel?.removeFromSuperview()
            promptLabel = nil
            if let prompt {
                let label = UILabel()
                label.text = prompt
                label.font = .systemFont(ofSize: 13)
                label.textColor = .secondaryLabel
                label.textAlignment = .center
                addSubview(label)
                promptLabel = label
            }
            heightDidChange()
        }
    }
    /// Whether the field and its buttons take touches and look so. Default true.
    open var isEnabled: Bool = true {
        didSet {
            searchTextField.isEnabled = isEnabled
            cancel.isEnabled = isEnabled
            scopes?.isEnabled = isEnabled
        }
    }

    /// Whether the bar stands in a navigation bar, which has a background of its own.
    var isInNavigationBar = false { didSet { lookDidChange() } }

    /// Whether it is a navigation bar's title, or stands in one or in a toolbar by an app's hand: these show their own background.
    private var standsInBar = false { didSet { if standsInBar != oldValue { lookDidChange() } } }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        standsInBar = sequence(first: self as UIView, next: \.superview).contains { $0 is UINavigationBar || $0 is UIToolbar }
    }

    private func lookDidChange() {
        let picture: UIImage? = pictures.bar.shown(at: .top, isCompact: traitCollection.verticalSizeClass == .compact).background
        background.isHidden = searchBarStyle == .minimal || isInNavigationBar || standsInBar || picture != nil
        backgroundPicture.image = picture
        backgroundPicture.isHidden = picture == nil || isInNavigationBar
        background.apply(UIBarAppearance())
        if let barTintColor { background.tint(barTintColor) }
        if !isTranslucent { background.makeOpaque(barTintColor) }
        setNeedsLayout()
    }

    private func picturesDidChange() {
        searchTextField.searchIcon = pictures.icon(.search, .normal)
        searchTextField.clearIcon = pictures.icon(.clear, .normal)
        searchTextField.fieldBackground = pictures.fieldBackgrounds[.normal]
        searchTextField.offsets = SearchFieldOffsets(
            text: pictures.textOffset, search: pictures.iconOffsets[Icon.search.rawValue] ?? .zero,
            clear: pictures.iconOffsets[Icon.clear.rawValue] ?? .zero)
        updateEndButton()
        scopePicture.image = pictures.scopeBar
        if let scopes { pictures.apply(to: scopes) }
        lookDidChange()
    }

    // MARK: Buttons

    open var showsCancelButton: Bool {
        get { cancelIsShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    private var cancelIsShown = false
    /// The words of the button that cancels, for those who set them by their key; nil for the system's.
    var cancelButtonText: String? {
        didSet {
            cancel.setTitle(cancelButtonText ?? SystemText.localized("Cancel"), for: .normal)
            setNeedsLayout()
        }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != cancelIsShown else { return }
        cancelIsShown = showsCancelButton
        setNeedsLayout()
        let change: () -> Void = {
            self.cancel.alpha = showsCancelButton ? 1 : 0
            self.layoutIfNeeded()
        }
        if animated, window != nil { UIView.animate(withDuration: 0.3, animations: change) } else { change() }
    }

    private func cancelTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        controller?.cancelled()
        displayController?.cancelled()
    }

    /// Whether a button at the field's end offers bookmarks. Default false.
    open var showsBookmarkButton: Bool = false { didSet { if showsBookmarkButton != oldValue { updateEndButton() } } }
    /// Whether a button at the field's end offers earlier results, in place of the bookmarks'. Default false.
    open var showsSearchResultsButton: Bool = false { didSet { if showsSearchResultsButton != oldValue { updateEndButton() } } }
    /// Whether the results' button looks chosen. Default false.
    open var isSearchResultsButtonSelected: Bool = false { didSet { updateEndButton() } }

    /// The button at the field's end; UIKit shows the one for results where both are asked for.
    private func updateEndButton() {
        let icon: Icon? = showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
        endButton = icon.map(makeEndButton)
        searchTextField.rightView = endButton
        searchTextField.rightViewMode = endButton == nil ? .never : .unlessEditing
    }

    private func makeEndButton(_ icon: Icon) -> UIButton {
        let button = UIButton(type: .system)
        let symbol: UIImage? = UIImage(
            systemName: icon == .bookmark ? "book" : isSearchResultsButtonSelected ? "list.bullet.circle.fill" : "list.bullet.circle")
        button.setImage(pictures.icon(icon, isSearchResultsButtonSelected ? .selected : .normal) ?? symbol, for: .normal)
        button.accessibilityLabel = SystemText.localized(icon == .bookmark ? "Bookmarks" : "Search Results")
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if icon == .bookmark {
                    self.delegate?.searchBarBookmarkButtonClicked(self)
                } else {
                    self.delegate?.searchBarResultsListButtonClicked(self)
                }
            }, for: .touchUpInside)
        return button
    }

    // MARK: Scopes

    open var scopeButtonTitles: [String]? {
        didSet {
            scopes?.removeFromSuperview()
            scopes = nil
            if let titles = scopeButtonTitles, !titles.isEmpty {
                let control = UISegmentedControl(items: titles)
                control.selectedSegmentIndex = selectedScopeButtonIndex
                control.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
                addSubview(control)
                pictures.apply(to: control)
                scopes = control
            }
            heightDidChange()
        }
    }

    open var selectedScopeButtonIndex = 0 {
        didSet { if scopes?.selectedSegmentIndex != selectedScopeButtonIndex { scopes?.selectedSegmentIndex = selectedScopeButtonIndex } }
    }

    private func scopeChosen() {
        selectedScopeButtonIndex = scopes?.selectedSegmentIndex ?? 0
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        controller?.scopeDidChange()
        displayController?.scopeDidChange()
    }

    open var showsScopeBar: Bool {
        get { scopesAreShown }
        set { setShowsScope(newValue, animated: false) }
    }
    private var scopesAreShown = false

    open func setShowsScope(_ show: Bool, animated: Bool) {
        guard show != scopesAreShown else { return }
        scopesAreShown = show
        if animated, window != nil { UIView.animate(withDuration: 0.3) { self.heightDidChange() } } else { heightDidChange() }
    }

    private var hasScopeRow: Bool { scopesAreShown && scopes != nil }
    var scopeRowHeight: CGFloat { hasScopeRow ? Metrics.scopeHeight : 0 }
    private var promptHeight: CGFloat { promptLabel == nil || isInNavigationBar ? 0 : Metrics.promptHeight }
    /// Called when the bar's height is another.
    var onHeightChange: (() -> Void)?

    private func heightDidChange() {
        scopes?.isHidden = !hasScopeRow
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        onHeightChange?()
    }

    // MARK: Layout

    open dynamic override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.height + scopeRowHeight + promptHeight)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Metrics.height + scopeRowHeight + promptHeight)
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        backgroundPicture.frame = bounds
        let sides: UIEdgeInsets = isInNavigationBar ? .zero : UIEdgeInsets(left: safeAreaInsets.left, right: safeAreaInsets.right)
        let room: CGRect = CGRect(x: 0, y: promptHeight, width: bounds.width, height: bounds.height - scopeRowHeight - promptHeight)
        let row: CGRect = room.inset(by: sides).insetBy(dx: isInNavigationBar ? 0 : Metrics.side, dy: 0)
        promptLabel?.isHidden = promptHeight == 0
        promptLabel?.frame = CGRect(x: row.minX, y: 8, width: row.width, height: Metrics.promptHeight)
        let button: CGSize = cancel.intrinsicContentSize
        let taken: CGFloat = cancelIsShown ? button.width + Metrics.gap : 0
        let height: CGFloat = min(Metrics.fieldHeight, row.height)
        let top: CGFloat = isInNavigationBar ? 0 : row.minY + ((row.height - height) / 2).rounded()
        let field = CGRect(x: isRightToLeft ? row.minX + taken : row.minX, y: top, width: max(0, row.width - taken), height: height)
        searchTextField.frame = field.offsetBy(dx: pictures.fieldOffset.horizontal, dy: pictures.fieldOffset.vertical)
        let x: CGFloat =
            cancelIsShown
            ? (isRightToLeft ? row.minX : row.maxX - button.width) : (isRightToLeft ? row.minX - button.width - 20 : row.maxX + 20)
        cancel.frame = pixelAligned(CGRect(x: x, y: top + (height - button.height) / 2, width: button.width, height: button.height))
        scopes?.isHidden = !hasScopeRow
        scopePicture.isHidden = !hasScopeRow
        scopePicture.frame = CGRect(x: 0, y: bounds.height - Metrics.scopeHeight, width: bounds.width, height: Metrics.scopeHeight)
        scopes?.frame = CGRect(
            x: row.minX, y: bounds.height - Metrics.scopeHeight + (Metrics.scopeHeight - Metrics.scopeControlHeight) / 2,
            width: row.width, height: Metrics.scopeControlHeight)
        background.isHidden = background.isHidden || bounds.height < 1
    }

    // MARK: Editing

    fileprivate func shouldBegin() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
    fileprivate func didBegin() {
        controller?.editingDidBegin()
        displayController?.editingDidBegin()
        delegate?.searchBarTextDidBeginEditing(self)
    }
    fileprivate func shouldEnd() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }
    fileprivate func didEnd() { delegate?.searchBarTextDidEndEditing(self) }
    fileprivate func shouldChange(_ range: NSRange, _ text: String) -> Bool {
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }
    fileprivate func searchTapped() {
        delegate?.searchBarSearchButtonClicked(self)
        if controller != nil || displayController != nil { searchTextField.resignFirstResponder() }
    }
}

/// Takes a search field's events to its bar.
private final class SearchFieldObserver: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { bar?.shouldBegin() ?? true }
    func textFieldDidBeginEditing(_ textField: UITextField) { bar?.didBegin() }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { bar?.shouldEnd() ?? true }
    func textFieldDidEndEditing(_ textField: UITextField) { bar?.didEnd() }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        bar?.shouldChange(range, string) ?? true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar?.searchTapped()
        return true
    }
}
