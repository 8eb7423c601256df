import UIKit

/// An accessory: bright while it is on, a pane of dark glass while it is off.
class AccessoryCell: UICollectionViewCell {
    private let circle = UIView()
    private let symbolView = UIImageView()
    private let nameLabel = UILabel()
    private let stateLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 18
        contentView.layer.cornerCurve = .continuous
        symbolView.contentMode = .center
        nameLabel.font = .preferredFont(forTextStyle: .subheadline, weight: .semibold)
        stateLabel.font = .preferredFont(forTextStyle: .subheadline)
        for label in [nameLabel, stateLabel] { label.adjustsFontForContentSizeCategory = true }
        let texts = UIStackView(arrangedSubviews: [nameLabel, stateLabel])
        texts.axis = .vertical
        texts.translatesAutoresizingMaskIntoConstraints = false
        for view in [circle, symbolView] { view.translatesAutoresizingMaskIntoConstraints = false }
        contentView.addSubview(circle)
        circle.addSubview(symbolView)
        contentView.addSubview(texts)
        circle.layer.cornerRadius = 18
        NSLayoutConstraint.activate([
            circle.widthAnchor.constraint(equalToConstant: 36),
            circle.heightAnchor.constraint(equalToConstant: 36),
            circle.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            circle.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            symbolView.centerXAnchor.constraint(equalTo: circle.centerXAnchor),
            symbolView.centerYAnchor.constraint(equalTo: circle.centerYAnchor),
            texts.leadingAnchor.constraint(equalTo: circle.trailingAnchor, constant: 8),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
        symbolView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { transform = isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity }
    }

    func show(_ accessory: Accessory) {
        nameLabel.text = accessory.name
        stateLabel.text = accessory.state
        symbolView.image = UIImage(systemName: accessory.kind.symbolName(isOn: accessory.isOn))
        let isOn = accessory.isOn
        contentView.backgroundColor = isOn ? UIColor(white: 1, alpha: 0.92) : UIColor(white: 0.1, alpha: 0.5)
        circle.backgroundColor = isOn ? accessory.kind.color : UIColor(white: 1, alpha: 0.14)
        symbolView.tintColor = isOn ? .white : accessory.kind.color
        nameLabel.textColor = isOn ? .black : .white
        stateLabel.textColor = isOn ? UIColor(white: 0, alpha: 0.55) : UIColor(white: 1, alpha: 0.65)
    }
}

extension UIFont {
    /// The font of a text style in another weight, at the size the user chose.
    static func preferredFont(forTextStyle style: UIFont.TextStyle, weight: UIFont.Weight) -> UIFont {
        let size = UIFont.preferredFont(
            forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
        ).pointSize
        return UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }
}
