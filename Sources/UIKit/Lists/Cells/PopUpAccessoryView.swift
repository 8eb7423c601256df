/// The chevrons of a cell that opens a menu: they take the touches of the whole cell.
final class PopUpAccessoryView: UIControl {
    private let imageView = UIImageView(image: CellGlyphs.image("chevron.up.chevron.down"))
    private var menu: UIMenu?
    private var onChange: ((UIMenu) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addSubview(imageView)
        isContextMenuInteractionEnabled = true
        showsMenuAsPrimaryAction = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ menu: UIMenu, tint: UIColor?, _ onChange: ((UIMenu) -> Void)?) {
        if menu.selectedElements.isEmpty { menu.children.first?.menuState = .on }
        self.menu = menu.options.contains(.singleSelection) ? menu : Self.choosing(menu)
        self.onChange = onChange
        imageView.tintColor = tint
        accessibilityLabel = menu.selectedElements.first?.title ?? menu.title
    }

    /// The same menu with one chosen element.
    private static func choosing(_ menu: UIMenu) -> UIMenu {
        UIMenu(
            title: menu.title, subtitle: menu.subtitle, image: menu.image, identifier: menu.identifier,
            options: menu.options.union(.singleSelection), preferredElementSize: menu.preferredElementSize, children: menu.children)
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        let before: UIMenuElement? = menu?.selectedElements.first
        animator?.addCompletion { [weak self] in
            guard let self, let menu = self.menu, let chosen = menu.selectedElements.first, chosen !== before else { return }
            self.accessibilityLabel = chosen.title
            self.onChange?(menu)
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { imageView.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }

    /// The cell around the accessory opens the menu too.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        superview.map { $0.bounds.contains(convert(point, to: $0)) } ?? false
    }
}
