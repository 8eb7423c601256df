/// Lies over a navigation bar's title that has a menu, with a chevron behind the words. A touch opens the menu.
final class NavigationTitleControl: UIControl, UIDragInteractionDelegate {
    /// Room for the chevron behind the title, in points.
    static let chevronWidth: CGFloat = 20

    private let chevron = UIImageView(image: UIImage(systemName: "chevron.down.circle.fill"))
    private lazy var drag = UIDragInteraction(delegate: self)
    var makeMenu: (() -> UIMenu?)?
    /// The item whose title this is; nil hides the control.
    weak var item: UINavigationItem? { didSet { itemDidChange() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isHidden = true
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
        chevron.tintColor = .tertiaryLabel
        addSubview(chevron)
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
        addInteraction(drag)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) {
        preconditionFailure("the title of a navigation bar is made by the bar")
    }

    private func itemDidChange() {
        isHidden = item == nil
        drag.isEnabled = item?.documentProperties?.dragItemsProvider != nil
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        makeMenu?().map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
        item?.documentProperties?.dragItemsProvider?(session) ?? []
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size: CGSize = chevron.intrinsicContentSize
        let x: CGFloat = isRightToLeft ? 0 : bounds.maxX - size.width
        chevron.frame = pixelAligned(CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
    }

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? item?.title }
        set { super.accessibilityLabel = newValue }
    }

    override var isHighlighted: Bool {
        didSet { chevron.alpha = isHighlighted ? 0.3 : 1 }
    }
}
