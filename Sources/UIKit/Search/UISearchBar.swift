/// A field to search in, with a button that ends the search and a choice of scopes.
@preconcurrency @MainActor open class UISearchBar: UIView {
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
    /// The controller whose bar this is.
    weak var controller: UISearchController?

    /// The field of the bar.
    public let searchTextField = UISearchTextField()
    /// Shown over the keyboard while the user types into the bar.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }
    private let background = UIBarBackground()
    private let cancel = UIButton(type: .system)
    private var scopes: UISegmentedControl?
    private var bookmark: UIButton?
    private let fieldObserver = SearchFieldObserver()

    private func prepare() {
        isOpaque = false
        addSubview(background)
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
        }
    }

    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
        controller?.textDidChange()
    }

    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

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
    open var backgroundImage: UIImage? { didSet { lookDidChange() } }

    /// Whether the bar stands in a navigation bar, which has a background of its own.
    var isInNavigationBar = false { didSet { lookDidChange() } }

    private func lookDidChange() {
        background.isHidden = searchBarStyle == .minimal || isInNavigationBar || backgroundImage != nil
        background.apply(UIBarAppearance())
        if let barTintColor { background.backgroundColor = barTintColor }
        if !isTranslucent { background.makeOpaque(barTintColor) }
        setNeedsLayout()
    }

    // MARK: Buttons

    open var showsCancelButton: Bool {
        get { cancelIsShown }
        set { setShowsCancelButton(newValue, animated: false) }
    }
    private var cancelIsShown = false

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
    }

    /// Whether a button at the field's end offers bookmarks. Default false.
    open var showsBookmarkButton = false {
        didSet {
            guard showsBookmarkButton != oldValue else { return }
            bookmark = nil
            if showsBookmarkButton {
                let button = UIButton(type: .system)
                button.setImage(UIImage(systemName: "book"), for: .normal)
                button.addAction(
                    UIAction { [weak self] _ in
                        if let self { self.delegate?.searchBarBookmarkButtonClicked(self) }
                    }, for: .touchUpInside)
                bookmark = button
            }
            searchTextField.rightView = bookmark
            searchTextField.rightViewMode = showsBookmarkButton ? .unlessEditing : .never
        }
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
    /// Called when the bar's height is another.
    var onHeightChange: (() -> Void)?

    private func heightDidChange() {
        scopes?.isHidden = !hasScopeRow
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        onHeightChange?()
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Metrics.height + scopeRowHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Metrics.height + scopeRowHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let sides: UIEdgeInsets = isInNavigationBar ? .zero : UIEdgeInsets(left: safeAreaInsets.left, right: safeAreaInsets.right)
        let row: CGRect = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - scopeRowHeight).inset(by: sides)
            .insetBy(dx: isInNavigationBar ? 0 : Metrics.side, dy: 0)
        let button: CGSize = cancel.intrinsicContentSize
        let room: CGFloat = cancelIsShown ? button.width + Metrics.gap : 0
        let height: CGFloat = min(Metrics.fieldHeight, row.height)
        let top: CGFloat = isInNavigationBar ? 0 : ((row.height - height) / 2).rounded()
        searchTextField.frame = CGRect(x: isRightToLeft ? row.minX + room : row.minX, y: top, width: max(0, row.width - room), height: height)
        let x: CGFloat = cancelIsShown
            ? (isRightToLeft ? row.minX : row.maxX - button.width) : (isRightToLeft ? row.minX - button.width - 20 : row.maxX + 20)
        cancel.frame = pixelAligned(CGRect(x: x, y: top + (height - button.height) / 2, width: button.width, height: button.height))
        scopes?.isHidden = !hasScopeRow
        scopes?.frame = CGRect(
            x: row.minX, y: bounds.height - Metrics.scopeHeight + (Metrics.scopeHeight - Metrics.scopeControlHeight) / 2,
            width: row.width, height: Metrics.scopeControlHeight)
        background.isHidden = background.isHidden || bounds.height < 1
    }

    // MARK: Editing

    fileprivate func shouldBegin() -> Bool { delegate?.searchBarShouldBeginEditing(self) ?? true }
    fileprivate func didBegin() {
        controller?.editingDidBegin()
        delegate?.searchBarTextDidBeginEditing(self)
    }
    fileprivate func shouldEnd() -> Bool { delegate?.searchBarShouldEndEditing(self) ?? true }
    fileprivate func didEnd() { delegate?.searchBarTextDidEndEditing(self) }
    fileprivate func shouldChange(_ range: NSRange, _ text: String) -> Bool {
        delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }
    fileprivate func searchTapped() {
        delegate?.searchBarSearchButtonClicked(self)
        if controller != nil { searchTextField.resignFirstResponder() }
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
