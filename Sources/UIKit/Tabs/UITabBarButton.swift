/// The control that stands for a tab.
final class UITabBarButton: UIControl {
    let item: UITabBarItem
    private let imageView = UIImageView()
    private let label = UILabel()
    private let badge = TabBadge()
    var isInline = false { didSet { if isInline != oldValue { update() } } }
    var look = TabLook() { didSet { update() } }

    struct TabLook {
        var selectedColor: UIColor?
        var normalColor: UIColor?
        var appearance: UITabBarItemAppearance?
    }

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        isOpaque = false
        for view in [imageView, label, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        imageView.contentMode = .scaleAspectFit
        label.textAlignment = .center
        update()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("tab bar buttons are made by tab bars")
    }

    override var isSelected: Bool { didSet { if isSelected != oldValue { update() } } }

    override func tintColorDidChange() { update() }

    /// Stand-ins for its item may count once it is in a window.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { update() }
    }

    private var stateLook: UITabBarItemStateAppearance? {
        !item.isEnabled ? look.appearance?.disabled : (isSelected ? look.appearance?.selected : look.appearance?.normal)
    }

    func update() {
        let state: UITabBarItemStateAppearance? = stateLook
        let plain: UIColor =
            !item.isEnabled ? .tertiaryLabel : (isSelected ? look.selectedColor ?? tintColor : look.normalColor ?? .systemGray)
        let color: UIColor = state?.iconColor ?? plain
        // Symbols are drawn as large as the tab bar's pictures of 25 points (behaviour/metrics.json, tabBarImageSizes).
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
            pointSize: isInline ? 17 : 18, weight: .medium, scale: isInline ? .medium : .large)
        imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.tintColor = color
        let font: UIFont = isInline ? .systemFont(ofSize: 13) : .systemFont(ofSize: 10, weight: .medium)
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        attributes.merge(item.shownTitleAttributes(for: isSelected ? .selected : .normal, in: self) ?? [:]) { $1 }
        attributes.merge(state?.titleTextAttributes ?? [:]) { $1 }
        label.attributedText = item.title.map { NSAttributedString(string: $0, attributes: attributes) }
        var badgeAttributes: [NSAttributedString.Key: Any] = state?.badgeTextAttributes ?? [:]
        badgeAttributes.merge(item.badgeAttributes.value(for: isSelected ? .selected : .normal) ?? [:]) { $1 }
        badge.show(item.badgeValue, color: item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed, attributes: badgeAttributes)
        badge.titleOffset = state?.badgeTitlePositionAdjustment ?? .zero
        isEnabled = item.isEnabled
        setNeedsLayout()
    }

    /// Width of image and title side by side.
    var inlineWidth: CGFloat {
        let image: CGFloat = imageView.image == nil ? 0 : imageView.intrinsicContentSize.width + Self.imageSpacing
        return image + max(label.intrinsicContentSize.width, 0)
    }

    private static let imageSpacing: CGFloat = 6

    override func layoutSubviews() {
        super.layoutSubviews()
        let image: CGSize = imageView.image == nil ? .zero : imageView.intrinsicContentSize
        let text: CGSize = label.attributedText == nil ? .zero : label.intrinsicContentSize
        if isInline { layOutInline(image, text) } else { layOutStacked(image, text) }
        placeBadge(hasTitle: text.width > 0)
    }

    /// At the upper corner of the picture; beside a title that stands beside the picture, which it would cover.
    private func placeBadge(hasTitle: Bool) {
        let size: CGSize = badge.sizeThatFits(bounds.size)
        let isBesideTitle: Bool = isInline && hasTitle
        let end: CGFloat =
            isBesideTitle
            ? (isRightToLeft ? label.frame.minX : label.frame.maxX) : imageView.frame.midX + (isRightToLeft ? -11 : 11)
        let gap: CGFloat = isBesideTitle ? 3 : 0
        let x: CGFloat = isRightToLeft ? end - gap - size.width : end + gap
        let y: CGFloat = isBesideTitle ? bounds.midY - size.height / 2 : isInline ? bounds.midY - 20 : 3
        let offset: UIOffset = stateLook?.badgePositionAdjustment ?? .zero
        badge.frame = pixelAligned(CGRect(x: x + offset.horizontal, y: y + offset.vertical, width: size.width, height: size.height))
    }

    /// The offset by which the item moves its title, else that of the bar's appearance.
    private var titleOffset: UIOffset {
        if item.titlePositionAdjustment != .zero { return item.titlePositionAdjustment }
        return (isSelected ? look.appearance?.selected : look.appearance?.normal)?.titlePositionAdjustment ?? .zero
    }

    private func layOutStacked(_ image: CGSize, _ text: CGSize) {
        // The title's middle is 42 points below the bar's top in a bar of 49.
        let titleY: CGFloat = bounds.height - 7 - text.height / 2
        let width: CGFloat = min(text.width, bounds.width)
        let hasTitle: Bool = text.height > 0
        label.frame = pixelAligned(
            CGRect(
                x: bounds.midX - width / 2 + titleOffset.horizontal,
                y: titleY + titleOffset.vertical, width: width, height: text.height))
        let middle: CGFloat = hasTitle ? (bounds.height - 14) / 2 + 1 : bounds.midY
        let insets: UIEdgeInsets = item.imageInsets
        let x: CGFloat = bounds.midX + (insets.left - insets.right) / 2
        let y: CGFloat = middle + (insets.top - insets.bottom) / 2
        imageView.frame = pixelAligned(CGRect(x: x - image.width / 2, y: y - image.height / 2, width: image.width, height: image.height))
    }

    private func layOutInline(_ image: CGSize, _ text: CGSize) {
        let spacing: CGFloat = image.width > 0 && text.width > 0 ? Self.imageSpacing : 0
        let width: CGFloat = min(text.width, max(0, bounds.width - image.width - spacing))
        let total: CGFloat = image.width + spacing + width
        let start: CGFloat = bounds.midX - total / 2
        let imageX: CGFloat = isRightToLeft ? start + width + spacing : start
        let labelX: CGFloat = isRightToLeft ? start : start + image.width + spacing
        imageView.frame = pixelAligned(
            CGRect(x: imageX, y: bounds.midY - image.height / 2, width: image.width, height: image.height))
        label.frame = pixelAligned(
            CGRect(
                x: labelX + titleOffset.horizontal,
                y: bounds.midY - text.height / 2 + titleOffset.vertical, width: width, height: text.height))
    }
}

/// The round mark on a tab.
final class TabBadge: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = Self.height / 2
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("badges are made by tab bars")
    }

    static let height: CGFloat = 18
    var titleOffset = UIOffset.zero { didSet { if titleOffset != oldValue { setNeedsLayout() } } }

    func show(_ text: String?, color: UIColor, attributes: [NSAttributedString.Key: Any] = [:]) {
        isHidden = text == nil
        let look: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.white]
        label.attributedText = text.map { NSAttributedString(string: $0, attributes: look.merging(attributes) { $1 }) }
        backgroundColor = color
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(Self.height, label.intrinsicContentSize.width + 10), height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.offsetBy(dx: titleOffset.horizontal, dy: titleOffset.vertical)
    }
}
