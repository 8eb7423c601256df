/// The bar of a find interaction: Done, the field for the words with the count, back and forward; a second line replaces.
final class FindBar: UIView, UITextFieldDelegate {
    enum Event { case changed, next, previous, replace, replaceAll, done }

    var onEvent: ((Event) -> Void)?
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let field = UISearchTextField(frame: .zero)
    private let replacement = UISearchTextField(frame: .zero)
    private let count = UILabel()
    private let done = UIButton(type: .system)
    private let back = UIButton(type: .system)
    private let forward = UIButton(type: .system)
    private let replace = UIButton(type: .system)
    private let all = UIButton(type: .system)
    private var replaces: Bool

    private static let row: CGFloat = 52

    init(replacing: Bool, search: String?, replacement text: String?) {
        replaces = replacing
        super.init(frame: .zero)
        isOpaque = false
        field.placeholder = SystemText.localized("Search")
        field.text = search
        field.delegate = self
        field.returnKeyType = .search
        field.autocapitalizationType = .none
        field.autocorrectionType = .no
        replacement.placeholder = SystemText.localized("Replace")
        replacement.text = text
        replacement.leftView = nil
        count.font = .preferredFont(forTextStyle: .footnote)
        count.textColor = .secondaryLabel
        count.textAlignment = .right
        back.setImage(UIImage(systemName: "chevron.up"), for: .normal)
        back.accessibilityLabel = SystemText.localized("Previous")
        forward.setImage(UIImage(systemName: "chevron.down"), for: .normal)
        forward.accessibilityLabel = SystemText.localized("Next")
        for (button, words) in [(done, "Done"), (replace, "Replace"), (all, "All")] { button.setTitle(SystemText.localized(words), for: .normal) }
        for view in [background, field, replacement, count, done, back, forward, replace, all] as [UIView] { addSubview(view) }
        field.addAction(UIAction { [weak self] _ in self?.onEvent?(.changed) }, for: .editingChanged)
        for (button, event) in [(done, Event.done), (back, .previous), (forward, .next), (replace, .replace), (all, .replaceAll)] {
            button.addAction(UIAction { [weak self] _ in self?.onEvent?(event) }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    var searchText: String { field.text ?? "" }
    var replacementText: String { replacement.text ?? "" }

    func begin() { field.becomeFirstResponder() }

    func setReplacing(_ new: Bool) {
        replaces = new
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func show(count total: Int, current: Int, _ style: UIFindSession.SearchResultDisplayStyle) {
        let isEmpty: Bool = searchText.isEmpty || style == .none
        let hasCurrent: Bool = style == .currentAndTotal && current != NSNotFound
        count.text =
            isEmpty
            ? nil : total == 0 ? SystemText.localized("Not Found") : hasCurrent ? SystemText.localized("%@ of %@", "\(current + 1)", "\(total)") : "\(total)"
        for button in [back, forward, replace, all] { button.isEnabled = total > 0 }
        setNeedsLayout()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onEvent?(.next)
        return false
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: replaces ? 2 * Self.row : Self.row)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let safe: UIEdgeInsets = safeAreaInsets
        let room = CGRect(x: safe.left + 12, y: 0, width: bounds.width - safe.left - safe.right - 24, height: Self.row)
        done.frame = CGRect(x: room.minX, y: 4, width: 60, height: 44)
        forward.frame = CGRect(x: room.maxX - 40, y: 4, width: 40, height: 44)
        back.frame = CGRect(x: room.maxX - 80, y: 4, width: 40, height: 44)
        let words = CGRect(x: done.frame.maxX + 8, y: 8, width: max(0, back.frame.minX - done.frame.maxX - 16), height: 36)
        field.frame = words
        count.frame = CGRect(x: words.maxX - 120, y: words.minY, width: 84, height: words.height)
        for view in [replacement, replace, all] as [UIView] { view.isHidden = !replaces }
        replacement.frame = words.offsetBy(dx: 0, dy: Self.row)
        replace.frame = CGRect(x: room.minX - 6, y: Self.row + 4, width: 72, height: 44)
        all.frame = CGRect(x: room.maxX - 60, y: Self.row + 4, width: 60, height: 44)
    }
}

/// Fills the window, with the bar on top of the keyboard; touches beside it go through.
final class FindPanelHost: UIView {
    let bar: FindBar

    init(replacing: Bool, search: String?, replacement: String?) {
        bar = FindBar(replacing: replacing, search: search, replacement: replacement)
        super.init(frame: .zero)
        isOpaque = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        bar.translatesAutoresizingMaskIntoConstraints = false
        addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: leadingAnchor), bar.trailingAnchor.constraint(equalTo: trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(in window: UIWindow) {
        frame = window.bounds
        window.addSubview(self)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bar.frame.contains(point) }
}
