/// The buttons that a swiped row uncovers.
final class UISwipeActionPullView: UIView {
    private var buttons: [SwipeActionButton] = []
    let configuration: UISwipeActionsConfiguration
    let isTrailing: Bool
    var onTap: ((UIContextualAction, UIView) -> Void)?

    init(_ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        self.configuration = configuration
        self.isTrailing = isTrailing
        super.init(frame: .zero)
        clipsToBounds = true
        for action in configuration.actions {
            let button = SwipeActionButton(action)
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let self, let button else { return }
                    self.onTap?(action, button)
                }, for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over the outer ones of a row's round corners.
    func roundCorners(_ corners: CACornerMask, onRight: Bool) {
        let outer: CACornerMask =
            onRight ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        let own: CACornerMask = corners.intersection(outer)
        layer.maskedCorners = own
        layer.cornerCurve = .continuous
        layer.cornerRadius = own.isEmpty ? 0 : ListSectionStyle.Metrics.cornerRadius
    }

    func layout(rowWidth: CGFloat) -> SwipeActionsLayout {
        SwipeActionsLayout(
            contentWidths: buttons.map(\.contentWidth), rowWidth: rowWidth, allowsFullSwipe: configuration.performsFirstActionWithFullSwipe)
    }

    /// Fills the strip of `offset` points beside the row at `frame`.
    func show(offset: CGFloat, row frame: CGRect, onRight: Bool) {
        let layout: SwipeActionsLayout = layout(rowWidth: frame.width)
        self.frame = CGRect(x: onRight ? frame.maxX - offset : frame.minX, y: frame.minY, width: offset, height: frame.height)
        for (button, span) in zip(buttons, layout.spans(offset: offset)) {
            let x: CGFloat = onRight ? span.start : offset - span.start - span.width
            button.frame = CGRect(x: x, y: 0, width: span.width, height: frame.height)
            button.layoutIfNeeded()
        }
        layoutIfNeeded()
    }

    var firstButton: UIView? { buttons.first }
}

/// One action of a row: its image over its title, white on its colour.
final class SwipeActionButton: UIControl {
    private let imageView = UIImageView(image: nil)
    private let label = UILabel(frame: .zero)

    init(_ action: UIContextualAction) {
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        clipsToBounds = true
        label.text = action.image == nil ? action.title : nil
        label.font = .systemFont(ofSize: 15)
        label.textColor = .white
        label.textAlignment = .center
        imageView.image = action.image?.withRenderingMode(.alwaysTemplate)
        imageView.tintColor = .white
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
        accessibilityIdentifier = action.title
        addSubview(imageView)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    var contentWidth: CGFloat { max(label.intrinsicContentSize.width, imageView.image == nil ? 0 : imageView.intrinsicContentSize.width) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let image: CGSize = imageView.image == nil ? .zero : imageView.intrinsicContentSize
        let text: CGSize = label.intrinsicContentSize
        let width: CGFloat = max(bounds.width, contentWidth)
        let top: CGFloat = (bounds.height - image.height - text.height) / 2
        imageView.frame = CGRect(x: (width - image.width) / 2, y: top.rounded(), width: image.width, height: image.height)
        label.frame = CGRect(x: 0, y: (top + image.height).rounded(), width: width, height: text.height)
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isHighlighted ? 0.7 : 1
    }
}
