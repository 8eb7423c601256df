import UIKit

/// A field of a record with its name above it.
final class RecordRow: UIView {
    init(name: String, editor: UIView) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: .caption1)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [label, editor])
        stack.axis = .vertical
        stack.spacing = 3
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }
}

/// A name that can be tapped.
final class AuthorField: UIControl {
    private let label = UILabel()
    var name: String? { label.text }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        // As wide as the name: the card's arrow points at it.
        setContentHuggingPriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    func show(_ name: String?) {
        label.text = name
        tintColorDidChange()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = isHighlighted ? tintColor.withAlphaComponent(0.4) : tintColor
    }

    override var isHighlighted: Bool { didSet { tintColorDidChange() } }
}
