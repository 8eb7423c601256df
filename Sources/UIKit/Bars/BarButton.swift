/// The control that stands for a bar button item.
final class BarButton: UIControl {
    let item: UIBarButtonItem
    /// The item that a back button leads to.
    weak var backItem: UINavigationItem?
    private let label = UILabel()
    private let imageView = UIImageView()
    /// Before the words of what leads back, and of an item that looks like it.
    private var chevron: UIImageView?
    private let leadsBack: Bool
    /// Behind the content: an app's picture, or the ground of a chosen item.
    private var background: UIImageView?
    var look = BarButtonLook() { didSet { update() } }

    /// A back button has a chevron before its words.
    init(item: UIBarButtonItem, isBack: Bool = false) {
        self.item = item
        leadsBack = isBack
        super.init(frame: .zero)
        isOpaque = false
        for view in [label, imageView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self?.item.perform(event: nil) }, for: .touchUpInside)
        followItem()
    }

    /// An item may have a button in several bars, of stacks that were put one on the other: it is that one's which is on screen.
    private func followItem() {
        if !leadsBack { item.button = self }
        item.onChange = { [weak self] in
            self?.update()
            self?.superview?.setNeedsLayout()
        }
        update()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("bar buttons are made by bars")
    }

    private var isAway = false

    private func update() {
        if item.isLeftOut != isAway {
            isAway = item.isLeftOut
            isHidden = isAway
        }
        if isBack != (chevron != nil) { changeChevron() }
        let font: UIFont = item.style == .done ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 17)
        let color: UIColor = item.isEnabled ? (item.shownTintColor(in: self) ?? tintColor) : .tertiaryLabel
        let appearance: UIBarButtonItemAppearance? = look.appearance(of: item, isBack: isBack)
        label.attributedText = nil
        label.font = font
        label.textColor = color
        label.text = item.image == nil ? item.title : nil
        var attributes: [NSAttributedString.Key: Any] = appearance?.titleAttributes(isEnabled: item.isEnabled, isHighlighted: isHighlighted) ?? [:]
        attributes.merge(item.shownTitleAttributes(for: item.isEnabled ? .normal : .disabled, in: self) ?? [:]) { $1 }
        if !attributes.isEmpty, let text = label.text {
            label.attributedText = NSAttributedString(string: text, attributes: [.font: font, .foregroundColor: color].merging(attributes) { $1 })
        }
        imageView.image = isCompact ? item.landscapeImagePhone ?? item.image : item.image
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
        imageView.tintColor = color
        chevron?.image = look.backIndicator ?? BarButtonLook.chevron(isRightToLeft: isRightToLeft)
        chevron?.tintColor = color
        isEnabled = item.isEnabled
        updateBackground(color)
        isContextMenuInteractionEnabled = item.menu != nil
        showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
        setNeedsLayout()
    }

    private func changeChevron() {
        chevron?.removeFromSuperview()
        chevron = isBack ? UIImageView() : nil
        guard let chevron else { return }
        chevron.isUserInteractionEnabled = false
        addSubview(chevron)
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private func updateBackground(_ color: UIColor) {
        let state: UIControl.State = !item.isEnabled ? .disabled : item.isSelected ? .selected : .normal
        let picture: UIImage? = item.shown(in: self) {
            $0.background(for: state, style: item.style, isCompact: isCompact, isBack: isBack)
        }
        guard picture != nil || item.isSelected else {
            background?.removeFromSuperview()
            background = nil
            return
        }
        let background: UIImageView = self.background ?? makeBackground()
        background.image = picture
        background.backgroundColor = picture == nil ? color : nil
        background.layer.cornerRadius = picture == nil ? 6 : 0
        if item.isSelected, picture == nil {
            label.textColor = .systemBackground
            imageView.tintColor = .systemBackground
        }
    }

    /// Words do not touch the ends of the picture behind them, in points.
    private var sidePadding: CGFloat { background?.image == nil ? 0 : 8 }

    private func makeBackground() -> UIImageView {
        let view = UIImageView()
        view.isUserInteractionEnabled = false
        insertSubview(view, at: 0)
        background = view
        return view
    }

    /// Room the widest of the titles that the item may have asks for.
    private var possibleTitlesWidth: CGFloat {
        guard let titles = item.possibleTitles, item.image == nil, let text = label.attributedText, text.length > 0 else { return 0 }
        let attributes: [NSAttributedString.Key: Any] = text.attributes(at: 0, effectiveRange: nil)
        return titles.map { NSAttributedString(string: $0, attributes: attributes).size().width.rounded(.up) }.max() ?? 0
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        item.menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    override func tintColorDidChange() { update() }

    /// Stand-ins for its item may count once it is in a window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { followItem() }
    }

    /// Room the button asks for in points; never less than a finger needs.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let customView = item.customView { return customView.bounds.size }
        let content: CGFloat = chevronWidth + max(label.intrinsicContentSize.width, imageView.intrinsicContentSize.width, possibleTitlesWidth, 0)
        return CGSize(width: max(content + 2 * sidePadding, item.width), height: 44)
    }

    var isBack: Bool { leadsBack || item.looksLikeBackButton }

    private var chevronWidth: CGFloat {
        guard let chevron else { return 0 }
        return chevron.intrinsicContentSize.width + 6
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var content: CGRect = bounds.insetBy(dx: sidePadding, dy: 0)
        if let chevron {
            let size: CGSize = chevron.intrinsicContentSize
            let x: CGFloat = isRightToLeft ? bounds.maxX - size.width : 0
            chevron.frame = pixelAligned(CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
            content = content.inset(by: UIEdgeInsets(left: isRightToLeft ? 0 : chevronWidth, right: isRightToLeft ? chevronWidth : 0))
        }
        let text: CGSize = label.intrinsicContentSize
        let width: CGFloat = min(text.width, content.width)
        let x: CGFloat = isRightToLeft && chevron != nil ? content.maxX - width : content.minX
        var offset: UIOffset = look.appearance(of: item, isBack: isBack)?.normal.titlePositionAdjustment ?? .zero
        if offset == .zero { offset = item.shown(in: self) { $0.titleOffset(isCompact: isCompact, isBack: isBack) } ?? .zero }
        label.frame = pixelAligned(
            CGRect(x: x + offset.horizontal, y: bounds.midY - text.height / 2 + offset.vertical, width: width, height: text.height))
        let image: CGSize = imageView.intrinsicContentSize
        let room: CGRect = content.inset(by: item.imageInsets)
        imageView.frame = pixelAligned(
            CGRect(x: room.midX - image.width / 2, y: room.midY - image.height / 2, width: image.width, height: image.height))
        if let background { layOut(background) }
    }

    /// A picture keeps its height, in the bar's middle; a chosen item's ground is 32 points high and wider than the content.
    private func layOut(_ background: UIImageView) {
        let shift: CGFloat = item.shown(in: self) { $0.backgroundOffset(isCompact: isCompact, isBack: isBack) } ?? 0
        let height: CGFloat = background.image.map { min(bounds.height, $0.size.height) } ?? 32
        let frame = CGRect(x: 0, y: bounds.midY - height / 2 + shift, width: bounds.width, height: height)
        background.frame = pixelAligned(background.image == nil ? frame.insetBy(dx: -6, dy: 0) : frame)
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.3 : 1 }
    }
}

extension UIView {
    /// `rect` with its origin on the pixel grid.
    func pixelAligned(_ rect: CGRect) -> CGRect {
        let scale: CGFloat = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        return CGRect(
            x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width, height: rect.height)
    }
}
