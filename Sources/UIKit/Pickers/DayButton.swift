/// A day of a calendar.
final class DayButton: UIControl {
    let date: Date
    let cell: Int
    private let disc = UIView()
    private let label = UILabel()
    /// Below the number; nil for none.
    var decoration: UIView? {
        didSet {
            guard decoration !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let decoration {
                decoration.isUserInteractionEnabled = false
                addSubview(decoration)
            }
            setNeedsLayout()
        }
    }
    /// How high decorations are, in points.
    static let decorationHeight: CGFloat = 16
    /// Whether days have room for decorations.
    var hasRoomForDecoration = false
    var fontDesign: UIFontDescriptor.SystemDesign = .default { didSet { if fontDesign != oldValue { update() } } }
    var isToday = false { didSet { update() } }
    /// Of days that do not stand out. Nil: the label colour.
    var textColor: UIColor? { didSet { if textColor != oldValue { update() } } }

    init(_ date: Date, cell: Int, text: String) {
        self.date = date
        self.cell = cell
        super.init(frame: .zero)
        isOpaque = false
        label.text = text
        label.textAlignment = .center
        for view in [disc, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        update()
    }

    required init?(coder: NSCoder) {
        preconditionFailure("days are made by calendars")
    }

    func update() {
        let font: UIFont = isSelected ? .systemFont(ofSize: 24, weight: .medium) : .systemFont(ofSize: 20)
        label.font = fontDesign == .default ? font : font.inDesign(fontDesign)
        let plain: UIColor = isToday ? tintColor : textColor ?? .label
        // The chosen day stands on a pale disc; today, when it is the chosen one, on a full one.
        label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tintColor) : plain
        disc.isHidden = !isSelected
        disc.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.18)
        accessibilityTraits = isSelected ? [.button, .selected] : isEnabled ? .button : [.button, .notEnabled]
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let below: CGFloat = hasRoomForDecoration ? Self.decorationHeight : 0
        let number = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
        label.frame = number
        let side: CGFloat = min(44, number.width, number.height)
        disc.frame = CGRect(x: number.midX - side / 2, y: number.midY - side / 2, width: side, height: side)
        if let decoration {
            let size: CGSize = decoration.sizeThatFits(CGSize(width: bounds.width, height: below))
            let shown = CGSize(width: min(size.width, bounds.width), height: min(size.height, below))
            decoration.frame = pixelAligned(
                CGRect(x: bounds.midX - shown.width / 2, y: number.maxY + (below - shown.height) / 2, width: shown.width, height: shown.height))
        }
        disc.layer.cornerRadius = side / 2
    }
}
