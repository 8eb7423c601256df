/// The buttons of an edit menu side by side, with lines between them.
final class EditMenuBar: UIView {
    /// Sizes of edit menus as iOS 17 shows them, in points.
    enum Metrics {
        static let height: CGFloat = 44
        static let padding: CGFloat = 15
        static let turnWidth: CGFloat = 40
        static let cornerRadius: CGFloat = 12
        static let arrowHeight: CGFloat = 8
        static let arrowBase: CGFloat = 18
    }

    var onChoice: ((MenuItem, UIMenu) -> Void)?
    /// The bar is as wide as another page of its buttons.
    var onTurn: (() -> Void)?
    private var entries: [(button: EditMenuButton, item: MenuItem, owner: UIMenu)] = []
    private let turns: [EditMenuButton] = [EditMenuButton(symbol: "chevron.left"), EditMenuButton(symbol: "chevron.right")]
    private var pages: [Range<Int>] = []
    private var page = 0

    init() {
        super.init(frame: .zero)
        isOpaque = false
        turns[0].accessibilityLabel = SystemText.localized("Show previous items")
        turns[1].accessibilityLabel = SystemText.localized("Show more items")
        for (turn, step) in zip(turns, [-1, 1]) {
            addSubview(turn)
            turn.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what `offers` says can be done.
    func show(_ content: MenuContent, offers: (MenuItem) -> Bool) {
        for entry in entries { entry.button.removeFromSuperview() }
        page = 0
        entries = content.sections.flatMap { section in
            section.items.filter(offers).map { (EditMenuButton($0), $0, section.owner) }
        }
        for entry in entries {
            addSubview(entry.button)
            entry.button.addAction(UIAction { [weak self] _ in self?.onChoice?(entry.item, entry.owner) }, for: .touchUpInside)
        }
        setNeedsLayout()
    }

    var isEmpty: Bool { entries.isEmpty }

    /// The size of the page that is shown, in a width.
    func fittingSize(width: CGFloat) -> CGSize {
        pages = EditMenuPages(widths: entries.map { $0.button.fittingWidth }, room: width, turnWidth: Metrics.turnWidth).pages
        page = min(page, max(0, pages.count - 1))
        guard pages.indices.contains(page) else { return .zero }
        let buttons: CGFloat = pages[page].reduce(0) { $0 + entries[$1].button.fittingWidth }
        let turning: CGFloat = (page > 0 ? Metrics.turnWidth : 0) + (page < pages.count - 1 ? Metrics.turnWidth : 0)
        setNeedsLayout()
        return CGSize(width: min(width, buttons + turning), height: max(Metrics.height, entries.first?.button.fittingHeight ?? 0))
    }

    private func turn(by step: Int) {
        page = min(max(0, page + step), max(0, pages.count - 1))
        onTurn?()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard pages.indices.contains(page) else { return }
        for entry in entries { entry.button.isHidden = true }
        turns[0].isHidden = page == 0
        turns[1].isHidden = page == pages.count - 1
        var shown: [(EditMenuButton, CGFloat)] = pages[page].map { (entries[$0].button, entries[$0].button.fittingWidth) }
        if page > 0 { shown.insert((turns[0], Metrics.turnWidth), at: 0) }
        if page < pages.count - 1 { shown.append((turns[1], Metrics.turnWidth)) }
        var x: CGFloat = 0
        for (index, (button, width)) in shown.enumerated() {
            button.isHidden = false
            button.showsLine = index > 0
            let width: CGFloat = min(width, bounds.width - x)
            button.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width
        }
    }
}

/// One button of an edit menu.
final class EditMenuButton: UIControl {
    private let label = UILabel()
    private let picture = UIImageView()
    private let line = UIView()

    init(_ item: MenuItem) {
        super.init(frame: .zero)
        label.text = item.title
        label.textColor = item.isDestructive ? .systemRed : .label
        if item.title.isEmpty { picture.image = item.element.image }
        accessibilityLabel = item.title
        setUp()
    }

    init(symbol: String) {
        super.init(frame: .zero)
        picture.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote))
        setUp()
    }

    required init?(coder: NSCoder) { nil }

    private func setUp() {
        isOpaque = false
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.textAlignment = .center
        picture.tintColor = .label
        picture.contentMode = .center
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        for view in [label, picture, line] { addSubview(view) }
    }

    var showsLine = false { didSet { line.isHidden = !showsLine } }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil } }

    var fittingWidth: CGFloat {
        let content: CGFloat = picture.image?.size.width ?? label.intrinsicContentSize.width
        return content.rounded(.up) + 2 * EditMenuBar.Metrics.padding
    }

    var fittingHeight: CGFloat { label.intrinsicContentSize.height + 20 }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        picture.frame = bounds
        let width: CGFloat = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    }
}
