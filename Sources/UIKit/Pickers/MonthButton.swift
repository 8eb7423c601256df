/// The month above a calendar: its name and a chevron that points down while months and years are shown to choose from.
final class MonthButton: UIControl {
    private let label = UILabel()
    private let chevron = UIImageView()

    private static let gap: CGFloat = 5

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        chevron.image = UIImage(systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold))?
            .imageFlippedForRightToLeftLayoutDirection()
        chevron.contentMode = .center
        for view in [label, chevron] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        updateColors()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("months are made by calendars")
    }

    var text: String? {
        get { label.text }
        set {
            label.text = newValue
            accessibilityLabel = newValue
            setNeedsLayout()
        }
    }

    /// Nil: the label colour.
    var textColor: UIColor? { didSet { updateColors() } }

    /// Whether months and years are shown.
    var isOpen = false {
        didSet {
            updateColors()
            let turn: CGFloat = isRightToLeft ? -.pi / 2 : .pi / 2
            UIView.animate(withDuration: 0.25) { self.chevron.transform = self.isOpen ? CGAffineTransform(rotationAngle: turn) : .identity }
        }
    }

    private func updateColors() {
        label.textColor = isOpen ? tintColor : textColor ?? .label
        chevron.tintColor = tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.4 : 1 } }

    var fittingSize: CGSize {
        let (words, mark): (CGSize, CGSize) = (label.intrinsicContentSize, chevron.image?.size ?? .zero)
        return CGSize(width: words.width + Self.gap + mark.width, height: max(words.height, mark.height, 30))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let mark: CGSize = chevron.image?.size ?? .zero
        let width: CGFloat = bounds.width - Self.gap - mark.width
        label.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        chevron.bounds.size = mark
        chevron.center = CGPoint(x: isRightToLeft ? mark.width / 2 : bounds.width - mark.width / 2, y: bounds.midY)
    }
}
