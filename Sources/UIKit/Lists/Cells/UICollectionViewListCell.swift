/// A row of a list: content, accessories, separators.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    private lazy var accessoryViews = CellAccessoryViews(host: self)

    /// Whether the handle for reordering is at a point, or a finger's width from it.
    func hasReorderHandle(at point: CGPoint) -> Bool {
        guard let view = accessoryViews.entry(.reorder)?.view, !view.isHidden else { return false }
        return view.frame.insetBy(dx: -12, dy: -12).contains(point)
    }
    private var topSeparator: UIView?
    private var bottomSeparator: UIView?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeInterface(from: coder, as: UICollectionViewListCell.self)
    }

    /// The content that fits the list: a header's or a cell's, by the list's appearance.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let context = listContext else { return .cell() }
        switch (context.role, context.appearance) {
        case (.header, .sidebar): return .sidebarHeader()
        case (.header, .plain), (.header, .sidebarPlain): return .plainHeader()
        case (.header, _): return .groupedHeader()
        case (.footer, .plain), (.footer, .sidebarPlain): return .plainFooter()
        case (.footer, _): return .groupedFooter()
        case (.cell, .sidebar): return .sidebarCell()
        case (.cell, _): return .cell()
        }
    }

    open var accessories: [UICellAccessory] = [] {
        didSet { showAccessories() }
    }

    /// How many steps the content is moved in. Default 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The width of a step, in points. Default 10.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether leading accessories move in along with the content. Default true.
    open var indentsAccessories = true { didSet { setNeedsLayout() } }

    /// From where the separator begins to where it ends. Constraints to its leading edge move the separator.
    open private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        guide.identifier = "UIViewListSeparator"
        addLayoutGuide(guide)
        let leading: NSLayoutConstraint = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: contentLeading)
        leading.priority = .defaultLow
        let trailing: NSLayoutConstraint = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
        trailing.priority = .defaultLow
        let top: NSLayoutConstraint = guide.topAnchor.constraint(equalTo: topAnchor)
        let bottom: NSLayoutConstraint = guide.bottomAnchor.constraint(equalTo: bottomAnchor)
        NSLayoutConstraint.activate([leading, trailing, top, bottom])
        usesSeparatorGuide = true
        return guide
    }()
    private var usesSeparatorGuide = false

    private func showAccessories() {
        accessoryViews.show(
            accessories, editing: configurationState.isEditing, selected: isSelected, expanded: isExpanded
        ) { [weak self] in self?.toggleOutline() }
    }

    // MARK: Outlines

    private func toggleOutline() {
        guard let path = shownElement?.indexPath else { return }
        owningCollectionView?.onExpansionToggle?(path)
    }

    /// Headers of an outline open by a tap anywhere.
    func toggleOutlineByTap(in view: UICollectionView) {
        guard let entry = accessories.first(where: { $0.accessoryType == .outlineDisclosure }), case .outline(let style, let action) = entry.content
        else { return }
        guard style == .header || (style == .automatic && listContext?.role == .header) else { return }
        if let path = shownElement?.indexPath { view.list.deselect(path, animated: false) }
        if let action { action() } else { toggleOutline() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !accessories.isEmpty { showAccessories() }
    }

    override func editingDidChange() {
        super.editingDidChange()
        showAccessories()
    }

    // MARK: Looks

    override var implicitBackground: UIBackgroundConfiguration? {
        guard let context = listContext else { return .listPlainCell() }
        switch (context.role, context.appearance) {
        case (.cell, .plain), (.cell, .sidebarPlain): return .listPlainCell()
        case (.cell, .grouped), (.cell, .insetGrouped): return .listGroupedCell()
        case (.cell, .sidebar): return .listSidebarCell()
        case (_, .sidebar): return .listSidebarHeader()
        case (_, .plain), (_, .sidebarPlain):
            var made: UIBackgroundConfiguration = .listPlainHeaderFooter()
            // Rows scroll under a header that stays.
            if context.isPinned { made.backgroundColor = .systemBackground }
            return made
        default: return .listGroupedHeaderFooter()
        }
    }

    /// The list's first and last rows have round corners. While such a row is swiped they are the place's, not its own: what moves
    /// is straight and cut off where the card ends.
    override func backgroundDidChange() {
        guard let context = listContext, context.appearance == .insetGrouped, context.role == .cell else { return }
        let corners: CACornerMask = cardCorners
        cutOff(at: isSwiped ? corners : nil)
        maskBackground(corners: isSwiped ? [] : corners, radius: ListSectionStyle.Metrics.cornerRadius)
    }

    /// Clips the row to its place with round corners; nil puts the app's own look back.
    private func cutOff(at corners: CACornerMask?) {
        if let corners, lookBeforeSwipe == nil {
            lookBeforeSwipe = (clipsToBounds, layer.cornerRadius, layer.maskedCorners)
            clipsToBounds = true
            layer.cornerRadius = corners.isEmpty ? 0 : ListSectionStyle.Metrics.cornerRadius
            layer.maskedCorners = corners
        } else if corners == nil, let look = lookBeforeSwipe {
            lookBeforeSwipe = nil
            (clipsToBounds, layer.cornerRadius, layer.maskedCorners) = look
        }
    }
    private var lookBeforeSwipe: (clips: Bool, radius: CGFloat, corners: CACornerMask)?

    override func setListContext(_ context: ListCellContext?) {
        guard context != listContext else { return }
        super.setListContext(context)
        if let context {
            directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: context.margin, bottom: 11, trailing: context.margin)
        }
        updateSeparators()
    }

    private func updateSeparators() {
        show(&topSeparator, listContext?.showsTopSeparator == true)
        show(&bottomSeparator, listContext?.showsBottomSeparator == true)
    }

    private func show(_ separator: inout UIView?, _ isShown: Bool) {
        guard isShown else {
            separator?.removeFromSuperview()
            separator = nil
            return
        }
        let view: UIView = separator ?? UIView(frame: .zero)
        if separator == nil {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        separator = view
        view.backgroundColor = listContext?.separatorColor ?? .separator
    }

    // MARK: Layout

    private var margin: CGFloat { listContext?.margin ?? 16 }
    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    override var contentFrame: CGRect {
        let widths: (leading: CGFloat, trailing: CGFloat) = accessoryViews.widths(margins: (margin, margin), height: bounds.height)
        let insets = NSDirectionalEdgeInsets(top: 0, leading: widths.leading + indentation, bottom: 0, trailing: widths.trailing)
        return bounds.inset(by: insets.resolved(rightToLeft: isRightToLeft))
    }

    /// From the cell's leading edge to its text.
    private var contentLeading: CGFloat {
        let frame: CGRect = contentView.frame
        let inset: CGFloat = isRightToLeft ? bounds.width - frame.maxX : frame.minX
        if let content = contentView as? UIListContentView { return inset + content.textLeading }
        return inset + margin
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        accessoryViews.layOut(in: bounds, margins: (margin, margin), indentation: indentsAccessories ? indentation : 0)
        layOutSeparators()
    }

    private func layOutSeparators() {
        guard topSeparator != nil || bottomSeparator != nil else { return }
        let thickness: CGFloat = 1 / max(1, traitCollection.displayScale)
        let isGroupedEdge: Bool = listContext?.appearance == .grouped
        func frame(top: Bool) -> CGRect {
            var leading: CGFloat = usesSeparatorGuide && separatorLayoutGuide.layoutFrame.width > 0 ? separatorLayoutGuide.layoutFrame.minX : contentLeading
            var trailing: CGFloat = 0
            if isGroupedEdge, top ? listContext?.isFirst == true : listContext?.isLast == true { leading = 0 }
            if let insets = top ? listContext?.topSeparatorInsets : listContext?.bottomSeparatorInsets {
                leading = insets.leading
                trailing = insets.trailing
            }
            let insets = NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
            let whole = CGRect(x: 0, y: top ? 0 : bounds.height - thickness, width: bounds.width, height: thickness)
            return whole.inset(by: insets.resolved(rightToLeft: isRightToLeft))
        }
        topSeparator?.frame = frame(top: true)
        bottomSeparator?.frame = frame(top: false)
    }

    override func fittingSize(for size: CGSize) -> CGSize? {
        guard var fitting = super.fittingSize(for: size) else { return nil }
        if listContext?.role == .cell || listContext == nil { fitting.height = max(fitting.height, ListSectionStyle.Metrics.rowHeight) }
        return fitting
    }
}
