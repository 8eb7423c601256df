/// One element of a menu: a row with its title, or a tile in a row of several.
final class MenuRowView: UIView {
    let item: MenuItem
    let owner: UIMenu
    private let arrangement: MenuContent.Arrangement
    private let hasMarks: Bool
    private let title = UILabel()
    private let subtitle = UILabel()
    private let picture = UIImageView()
    private let mark = UIImageView()
    private let line = UIView()
    private let fill = UIView()
    /// Stands in place of the chevron when the row heads its open submenu.
    private let isOpen: Bool
    private var indicator: UIActivityIndicatorView?

    init(_ item: MenuItem, of owner: UIMenu, arrangement: MenuContent.Arrangement, hasMarks: Bool, isOpen: Bool = false) {
        self.item = item
        self.owner = owner
        self.arrangement = arrangement
        self.hasMarks = hasMarks
        self.isOpen = isOpen
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isOpaque = false
        fill.backgroundColor = .tertiarySystemFill
        fill.isHidden = true
        line.backgroundColor = .separator
        for view in [fill, title, subtitle, picture, mark, line] { addSubview(view) }
        for label in [title, subtitle] { label.adjustsFontForContentSizeCategory = true }
        show()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("rows of menus are made by menus")
    }

    var isPressed = false {
        didSet { fill.isHidden = !(isPressed && item.isEnabled) }
    }

    /// A line at the top, between two rows of a section.
    var showsLine = false { didSet { line.isHidden = !showsLine } }

    private var color: UIColor {
        if !item.isEnabled { return .tertiaryLabel }
        return item.isDestructive ? .systemRed : .label
    }

    private func show() {
        let isTile: Bool = arrangement != .rows
        title.text = arrangement == .images && item.image != nil ? nil : item.title
        title.font = .preferredFont(forTextStyle: isTile ? .caption1 : isOpen ? .headline : .body)
        title.textColor = color
        let most: Int = owner.displayPreferences?.maximumNumberOfTitleLines ?? 0
        title.numberOfLines = isTile ? 1 : most > 0 ? most : 2
        title.textAlignment = isTile ? .center : .natural
        subtitle.text = isTile ? nil : item.element.subtitle
        subtitle.font = .preferredFont(forTextStyle: .footnote)
        subtitle.textColor = item.isEnabled ? .secondaryLabel : .tertiaryLabel
        subtitle.numberOfLines = 2
        picture.image = item.image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: isTile ? .large : .medium)
        picture.tintColor = color
        picture.contentMode = .scaleAspectFit
        mark.image = markName.flatMap { UIImage(systemName: $0) }
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote, scale: .medium)
            .applying(UIImage.SymbolConfiguration(weight: .semibold))
        mark.tintColor = color
        if isTile, item.state == .on {
            fill.isHidden = false
            mark.image = nil
        }
        guard item.isLoading else { return }
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        addSubview(spinner)
        indicator = spinner
    }

    private var markName: String? {
        if item.submenu != nil { return isOpen ? "chevron.down" : isRightToLeft ? "chevron.left" : "chevron.right" }
        switch item.state {
        case .on: return "checkmark"
        case .mixed: return "minus"
        case .off: return nil
        }
    }

    // MARK: Layout

    private var leading: CGFloat { hasMarks ? MenuMetrics.markedSide : MenuMetrics.side }

    private var hasPicture: Bool { item.image != nil || item.isLoading }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        width - leading - MenuMetrics.side - (hasPicture ? MenuMetrics.imageColumn + 8 : 0)
    }

    func height(width: CGFloat) -> CGFloat {
        switch arrangement {
        case .images: return MenuMetrics.imagesHeight
        case .imagesAndTitles: return MenuMetrics.imagesAndTitlesHeight
        case .rows:
            let room = CGSize(width: textWidth(width), height: .greatestFiniteMagnitude)
            var height: CGFloat = title.sizeThatFits(room).height
            if subtitle.text != nil { height += subtitle.sizeThatFits(room).height }
            return max(MenuMetrics.rowHeight, (height + 2 * MenuMetrics.padding).rounded())
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        fill.frame = bounds
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
        if arrangement == .rows { layOutRow() } else { layOutTile() }
    }

    private func layOutRow() {
        let width: CGFloat = textWidth(bounds.width)
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        let first: CGFloat = title.sizeThatFits(room).height
        let second: CGFloat = subtitle.text == nil ? 0 : subtitle.sizeThatFits(room).height
        let top: CGFloat = (bounds.height - first - second) / 2
        title.frame = pixelAligned(mirrored(CGRect(x: leading, y: top, width: width, height: first)))
        subtitle.frame = pixelAligned(mirrored(CGRect(x: leading, y: top + first, width: width, height: second)))
        place(mark, around: CGPoint(x: 20, y: bounds.midY), limit: 22)
        let column: CGFloat = bounds.width - MenuMetrics.side - MenuMetrics.imageColumn / 2
        place(picture, around: CGPoint(x: column, y: bounds.midY), limit: MenuMetrics.imageColumn + 4)
        indicator?.frame = pixelAligned(mirrored(CGRect(x: column - 10, y: bounds.midY - 10, width: 20, height: 20)))
    }

    private func layOutTile() {
        let height: CGFloat = title.text == nil ? 0 : title.intrinsicContentSize.height
        let picture: CGFloat = hasPicture ? 26 : 0
        let gap: CGFloat = height > 0 && picture > 0 ? 4 : 0
        let top: CGFloat = (bounds.height - height - picture - gap) / 2
        place(self.picture, around: CGPoint(x: bounds.midX, y: top + picture / 2), limit: 30)
        title.frame = pixelAligned(CGRect(x: 4, y: top + picture + gap, width: bounds.width - 8, height: height))
    }

    private func place(_ view: UIImageView, around center: CGPoint, limit: CGFloat) {
        guard view.image != nil else { return }
        let natural: CGSize = view.intrinsicContentSize
        let scale: CGFloat = min(1, limit / max(natural.width, natural.height, 1))
        let size = CGSize(width: natural.width * scale, height: natural.height * scale)
        view.frame = pixelAligned(
            mirrored(CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)))
    }

    /// Frames are worked out from left to right.
    private func mirrored(_ frame: CGRect) -> CGRect {
        isRightToLeft ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
}
