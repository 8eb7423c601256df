/// One list of a menu: its title, rows and sections on a card of blurred material. A finger may slide over the rows before it
/// chooses; where not all fit the list scrolls.
final class MenuListView: UIView {
    /// A row was chosen.
    var onChoice: ((MenuRowView) -> Void)?

    private let card = UIView()
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let scroll = UIScrollView()
    private let rowsView = MenuRowsView()
    private var header: UILabel?
    private var bands: [UIView] = []
    private var groups: [(title: UILabel?, arrangement: MenuContent.Arrangement, rows: [MenuRowView])] = []

    init() {
        super.init(frame: .zero)
        isOpaque = false
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 32
        layer.shadowOffset = CGSize(width: 0, height: 8)
        card.clipsToBounds = true
        card.layer.cornerRadius = MenuMetrics.cornerRadius
        card.layer.cornerCurve = .continuous
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.delaysContentTouches = false
        scroll.scrollsToTop = false
        rowsView.list = self
        addSubview(card)
        for view in [background, scroll] { card.addSubview(view) }
        scroll.addSubview(rowsView)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("lists of menus are made by menus")
    }

    var rows: [MenuRowView] { groups.flatMap(\.rows) }

    /// - Parameter parent: the row that opened the list, shown at its head.
    func show(_ content: MenuContent, parent: MenuItem? = nil) {
        for view in rowsView.subviews { view.removeFromSuperview() }
        bands = []
        groups = []
        header = nil
        if let parent, let menu = parent.submenu {
            groups.append((nil, .rows, [MenuRowView(parent, of: menu, arrangement: .rows, hasMarks: true, isOpen: true)]))
        } else if let title = content.title {
            header = caption(title)
        }
        let hasMarks: Bool = content.hasMarks
        for section in content.sections {
            let rows: [MenuRowView] = section.items.map {
                MenuRowView($0, of: section.owner, arrangement: section.arrangement, hasMarks: hasMarks)
            }
            groups.append((section.title.map { caption($0) }, section.arrangement, rows))
        }
        for row in rows { rowsView.addSubview(row) }
        bands = groups.dropFirst().map { _ in
            let band = UIView()
            band.backgroundColor = UIColor { UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.25 : 0.08) }
            band.isUserInteractionEnabled = false
            rowsView.addSubview(band)
            return band
        }
        setNeedsLayout()
    }

    private func caption(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        rowsView.addSubview(label)
        return label
    }

    // MARK: Layout

    static func width(for traits: UITraitCollection) -> CGFloat {
        traits.preferredContentSizeCategory.isAccessibilityCategory ? MenuMetrics.wideWidth : MenuMetrics.width
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrange(width: size.width, places: false))
    }

    /// Goes through captions and rows from top to bottom, returns their height and puts them in place if asked to.
    private func arrange(width: CGFloat, places: Bool) -> CGFloat {
        var y: CGFloat = 0
        func put(_ label: UILabel) {
            let room = CGSize(width: width - 2 * MenuMetrics.side, height: .greatestFiniteMagnitude)
            let height: CGFloat = label.sizeThatFits(room).height
            if places { label.frame = pixelAligned(CGRect(x: MenuMetrics.side, y: y + 10, width: room.width, height: height)) }
            y += (height + 16).rounded()
        }
        if let header { put(header) }
        for (index, group) in groups.enumerated() {
            if index > 0 {
                if places { bands[index - 1].frame = CGRect(x: 0, y: y, width: width, height: MenuMetrics.sectionGap) }
                y += MenuMetrics.sectionGap
            }
            if let title = group.title { put(title) }
            let hasTop: Bool = group.title != nil || (index == 0 && header != nil)
            y +=
                group.arrangement == .rows
                ? arrangeRows(group.rows, y: y, width: width, hasTop: hasTop, places: places)
                : arrangeTiles(group.rows, y: y, width: width, places: places)
        }
        return y
    }

    private func arrangeRows(_ rows: [MenuRowView], y top: CGFloat, width: CGFloat, hasTop: Bool, places: Bool) -> CGFloat {
        var y: CGFloat = top
        for (index, row) in rows.enumerated() {
            let height: CGFloat = row.height(width: width)
            if places {
                row.frame = CGRect(x: 0, y: y, width: width, height: height)
                row.showsLine = index > 0 || hasTop
            }
            y += height
        }
        return y - top
    }

    private func arrangeTiles(_ rows: [MenuRowView], y: CGFloat, width: CGFloat, places: Bool) -> CGFloat {
        let height: CGFloat = rows.map { $0.height(width: width) }.max() ?? 0
        guard places else { return height }
        let tile: CGFloat = width / CGFloat(max(rows.count, 1))
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(x: CGFloat(isRightToLeft ? rows.count - 1 - index : index) * tile, y: y, width: tile, height: height)
            row.showsLine = false
        }
        return height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        card.frame = bounds
        background.frame = card.bounds
        scroll.frame = card.bounds
        let height: CGFloat = arrange(width: bounds.width, places: true)
        rowsView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        scroll.contentSize = rowsView.bounds.size
        scroll.isScrollEnabled = height > bounds.height + 0.5
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: MenuMetrics.cornerRadius).cgPath
    }

    // MARK: Touches

    /// The row at a point of the window, nil for none that could be chosen.
    func row(at point: CGPoint) -> MenuRowView? {
        guard bounds.contains(convert(point, from: nil)) else { return nil }
        let place: CGPoint = rowsView.convert(point, from: nil)
        return rows.first { $0.frame.contains(place) && $0.item.isEnabled }
    }

    func highlight(_ row: MenuRowView?) {
        for other in rows where other.isPressed != (other === row) { other.isPressed = other === row }
    }

    func choose(at point: CGPoint) {
        let chosen: MenuRowView? = row(at: point)
        highlight(nil)
        if let chosen { onChoice?(chosen) }
    }
}

/// The rows that a menu's list scrolls; the view follows the finger.
private final class MenuRowsView: UIView {
    weak var list: MenuListView?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { highlight(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { list?.highlight(nil) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { list?.choose(at: touch.location(in: nil)) }
    }

    private func highlight(_ touches: Set<UITouch>) {
        guard let list, let touch = touches.first else { return }
        list.highlight(list.row(at: touch.location(in: nil)))
    }
}
