/// The control that stands for a bar button item.
final class BarButton: UIControl {
    let item: UIBarButtonItem
    /// What a back button leads to.
    weak var backItem: UINavigationItem?
    private let label = UILabel()
    private let imageView = UIImageView()
    private let chevron: UIImageView?
    var look = BarButtonLook() { didSet { update() } }

    /// A back button has a chevron before its words.
    init(item: UIBarButtonItem, isBack: Bool = false) {
        self.item = item
        chevron = isBack ? UIImageView() : nil
        super.init(frame: .zero)
        isOpaque = false
        for view in [label, imageView, chevron].compactMap({ $0 }) {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self?.item.perform(from: self, event: nil) }, for: .touchUpInside)
        if !isBack { item.button = self }
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
        if item.isAway != isAway {
            isAway = item.isAway
            isHidden = isAway
        }
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
        let isCompact: Bool = traitCollection.verticalSizeClass == .compact
        imageView.image = isCompact ? item.landscapeImagePhone ?? item.image : item.image
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)
        imageView.tintColor = color
        chevron?.image = look.backIndicator ?? BarButtonLook.chevron(isRightToLeft: isRightToLeft)
        chevron?.tintColor = color
        isEnabled = item.isEnabled
        isContextMenuInteractionEnabled = item.menu != nil
        showsMenuAsPrimaryAction = item.primaryAction == nil && item.action == nil
        setNeedsLayout()
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
        if window != nil { update() }
    }

    /// Room the button asks for in points; never less than a finger needs.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let customView = item.customView { return customView.bounds.size }
        let content: CGFloat = chevronWidth + max(label.intrinsicContentSize.width, imageView.intrinsicContentSize.width, 0)
        return CGSize(width: max(content, item.width), height: 44)
    }

    var isBack: Bool { chevron != nil }

    private var chevronWidth: CGFloat {
        guard let chevron else { return 0 }
        return chevron.intrinsicContentSize.width + 6
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var content: CGRect = bounds
        if let chevron {
            let size: CGSize = chevron.intrinsicContentSize
            let x: CGFloat = isRightToLeft ? bounds.maxX - size.width : 0
            chevron.frame = pixelAligned(CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
            content = content.inset(by: UIEdgeInsets(left: isRightToLeft ? 0 : chevronWidth, right: isRightToLeft ? chevronWidth : 0))
        }
        let text: CGSize = label.intrinsicContentSize
        let width: CGFloat = min(text.width, content.width)
        let x: CGFloat = isRightToLeft && chevron != nil ? content.maxX - width : content.minX
        let offset: UIOffset = look.appearance(of: item, isBack: isBack)?.normal.titlePositionAdjustment ?? .zero
        label.frame = pixelAligned(
            CGRect(x: x + offset.horizontal, y: bounds.midY - text.height / 2 + offset.vertical, width: width, height: text.height))
        let image: CGSize = imageView.intrinsicContentSize
        let room: CGRect = content.inset(by: item.imageInsets)
        imageView.frame = pixelAligned(
            CGRect(x: room.midX - image.width / 2, y: room.midY - image.height / 2, width: image.width, height: image.height))
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
