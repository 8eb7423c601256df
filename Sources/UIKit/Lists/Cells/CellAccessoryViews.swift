/// The views of a cell's accessories and where they stand.
@MainActor final class CellAccessoryViews {
    private unowned let host: UIView
    private var leading: [Entry] = []
    private var trailing: [Entry] = []

    struct Entry {
        var accessory: UICellAccessory
        var view: UIView
        var isHidden = false
    }

    /// Between two accessories, and between the last and the content.
    private static let spacing: CGFloat = 10

    init(host: UIView) {
        self.host = host
    }

    var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
    func entry(_ type: UICellAccessory.AccessoryType) -> Entry? { (leading + trailing).first { $0.accessory.accessoryType == type } }

    /// Shows the accessories of the state; what stays keeps its view.
    func show(_ accessories: [UICellAccessory], editing: Bool, selected: Bool, expanded: Bool, toggle: @escaping @MainActor () -> Void) {
        let shown: [UICellAccessory] = accessories.filter { $0.isShown(editing: editing) }
        var old: [Entry] = leading + trailing
        func entries(leading isLeading: Bool) -> [Entry] {
            Self.ordered(shown.filter { $0.isLeading == isLeading }).map { accessory in
                let known: Int? = old.firstIndex { $0.accessory.accessoryType == accessory.accessoryType }
                let previous: UIView? = known.map { old.remove(at: $0).view }
                let view: UIView = Self.view(for: accessory, reusing: previous, selected: selected, toggle: toggle)
                if view !== previous { previous?.removeFromSuperview() }
                if view.superview !== host { host.addSubview(view) }
                view.isHidden = accessory.isHidden
                return Entry(accessory: accessory, view: view, isHidden: accessory.isHidden)
            }
        }
        leading = entries(leading: true)
        trailing = entries(leading: false)
        for entry in old { entry.view.removeFromSuperview() }
        if let outline = entry(.outlineDisclosure)?.view {
            let angle: CGFloat = expanded ? (host.isRightToLeft ? -.pi / 2 : .pi / 2) : 0
            outline.transform = CGAffineTransform(rotationAngle: angle)
        }
        host.setNeedsLayout()
    }

    /// The system's accessories by rank, the app's own where they ask to stand.
    private static func ordered(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
        var result: [UICellAccessory] = accessories.filter { $0.position == nil }.sorted { $0.rank < $1.rank }
        for accessory in accessories {
            guard let position = accessory.position else { continue }
            // Custom accessories at the trailing side stand, by default, before the system's.
            let index: Int = position(result)
            result.insert(accessory, at: accessory.isLeading ? min(index, result.count) : index >= result.count ? 0 : index)
        }
        return result
    }

    private static func view(
        for accessory: UICellAccessory, reusing old: UIView?, selected: Bool, toggle: @escaping @MainActor () -> Void
    ) -> UIView {
        switch accessory.content {
        case .symbol(let name):
            let isChosen: Bool = accessory.accessoryType == .multiselect && selected
            let view: UIImageView = old as? UIImageView ?? UIImageView(image: nil)
            view.image = CellGlyphs.image(isChosen ? "checkmark.circle.fill" : name)
            view.tintColor = accessory.accessoryType == .multiselect && !selected ? .tertiaryLabel : accessory.tintColor
            return view
        case .label(let text, let font, let adjusts):
            let view: UILabel = old as? UILabel ?? UILabel(frame: .zero)
            view.text = text
            view.font = font ?? .preferredFont(forTextStyle: .body)
            view.adjustsFontForContentSizeCategory = adjusts
            view.textColor = accessory.tintColor
            return view
        case .view(let view, _):
            if let tint = accessory.tintColor { view.tintColor = tint }
            return view
        case .outline(_, let action):
            return button("chevron.forward", accessory.tintColor, reusing: old) { if let action { action() } else { toggle() } }
        case .button(let name, let action):
            return button(name, accessory.tintColor, reusing: old) { action?() }
        case .menu(let menu, let onChange):
            let view: PopUpAccessoryView = old as? PopUpAccessoryView ?? PopUpAccessoryView(frame: .zero)
            view.show(menu, tint: accessory.tintColor, onChange)
            return view
        case .disc(let name, let sign, let action):
            let button: AccessoryButton = old as? AccessoryButton ?? AccessoryButton(frame: .zero)
            button.show(CellGlyphs.image(name, sign: sign ?? .white, disc: accessory.tintColor ?? .tintColor), tint: nil) { action?() }
            return button
        }
    }

    private static func button(_ symbol: String, _ tint: UIColor?, reusing old: UIView?, _ action: @escaping @MainActor () -> Void) -> UIView {
        let button: AccessoryButton = old as? AccessoryButton ?? AccessoryButton(frame: .zero)
        button.show(CellGlyphs.image(symbol), tint: tint, action)
        return button
    }

    // MARK: Layout

    /// From the cell's leading and trailing edges to the accessories there.
    typealias Margins = (leading: CGFloat, trailing: CGFloat)

    /// The sides' widths, with the spacing to the content; 0 where there is nothing.
    func widths(margins: Margins, height: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
        func total(_ entries: [Entry], _ margin: CGFloat) -> CGFloat {
            guard !entries.isEmpty else { return 0 }
            return entries.reduce(margin) { $0 + width($1, height) } + Self.spacing * CGFloat(entries.count - 1)
        }
        return (total(leading, margins.leading), total(trailing, margins.trailing))
    }

    private func size(_ entry: Entry, _ height: CGFloat) -> CGSize {
        switch entry.accessory.content {
        case .view(let view, let keeps):
            if keeps || view.bounds.size != .zero, view.intrinsicContentSize.width == UIView.noIntrinsicMetric { return view.bounds.size }
            let own: CGSize = view.intrinsicContentSize
            if own.width != UIView.noIntrinsicMetric, own.height != UIView.noIntrinsicMetric { return own }
            return view.existingLayoutBox == nil ? view.sizeThatFits(CGSize(width: 0, height: height)) : view.systemLayoutSizeFitting(.zero)
        default: return entry.view.sizeThatFits(CGSize(width: CGFloat.infinity, height: height))
        }
    }

    private func width(_ entry: Entry, _ height: CGFloat) -> CGFloat {
        let own: CGFloat = size(entry, height).width
        return switch entry.accessory.reservedWidth {
        case nil, .actual: own
        case .standard: max(own, 28)
        case .custom(let width): width
        }
    }

    /// Puts the accessories at the edges of `bounds`.
    func layOut(in bounds: CGRect, margins: Margins, indentation: CGFloat) {
        let rightToLeft: Bool = host.isRightToLeft
        func place(_ entries: [Entry], fromLeft: Bool, start: CGFloat) {
            var offset: CGFloat = start
            for entry in fromLeft ? entries : entries.reversed() {
                let size: CGSize = size(entry, bounds.height)
                let width: CGFloat = width(entry, bounds.height)
                let x: CGFloat = fromLeft ? bounds.minX + offset + (width - size.width) / 2 : bounds.maxX - offset - (width + size.width) / 2
                let scale: CGFloat = max(1, host.traitCollection.displayScale)
                let center = CGPoint(x: x + size.width / 2, y: bounds.midY)
                entry.view.bounds.size = size
                entry.view.center = CGPoint(
                    x: ((center.x - size.width / 2) * scale).rounded() / scale + size.width / 2,
                    y: ((center.y - size.height / 2) * scale).rounded() / scale + size.height / 2)
                offset += width + Self.spacing
            }
        }
        place(rightToLeft ? leading.reversed() : leading, fromLeft: !rightToLeft, start: margins.leading + indentation)
        place(rightToLeft ? trailing.reversed() : trailing, fromLeft: rightToLeft, start: margins.trailing)
    }
}

/// The symbols of cells: chevrons are small and bold, the rest as large as text.
@MainActor enum CellGlyphs {
    static func image(_ name: String) -> UIImage? {
        let configuration: UIImage.SymbolConfiguration =
            name.hasPrefix("chevron")
            ? UIImage.SymbolConfiguration(textStyle: .footnote, scale: .medium).applying(UIImage.SymbolConfiguration(weight: .semibold))
            : name.hasPrefix("checkmark") && !name.contains("circle")
                ? UIImage.SymbolConfiguration(textStyle: .body, scale: .medium).applying(UIImage.SymbolConfiguration(weight: .semibold))
                : UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        return UIImage(systemName: name, withConfiguration: configuration)
    }

    /// The sign of a button for editing, in a colour of its own on a disc: nothing shows through it.
    static func image(_ name: String, sign: UIColor, disc: UIColor) -> UIImage? {
        image(name)?.applyingSymbolConfiguration(UIImage.SymbolConfiguration(paletteColors: [sign, disc]))
    }
}

/// A symbol of a cell that can be tapped.
final class AccessoryButton: UIControl {
    private let imageView = UIImageView(image: nil)
    private var action: (@MainActor () -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        addSubview(imageView)
        addAction(UIAction { [weak self] _ in self?.action?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ image: UIImage?, tint: UIColor?, _ action: @escaping @MainActor () -> Void) {
        imageView.image = image
        imageView.tintColor = tint
        self.action = action
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { imageView.sizeThatFits(size) }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
    }

    /// Easier to hit than it is large.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -12, dy: -12).contains(point)
    }
}
