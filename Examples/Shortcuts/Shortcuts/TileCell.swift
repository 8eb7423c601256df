import UIKit

/// A shortcut: its symbol and name on its colour.
class TileCell: UICollectionViewCell {
    private let symbolView = UIImageView()
    private let nameLabel = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 16
        contentView.layer.cornerCurve = .continuous
        symbolView.tintColor = .white
        symbolView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2)
        symbolView.setContentHuggingPriority(.required, for: .vertical)
        symbolView.setContentCompressionResistancePriority(.required, for: .vertical)
        nameLabel.font = .preferredFont(forTextStyle: .headline)
        nameLabel.adjustsFontForContentSizeCategory = true
        nameLabel.textColor = .white
        nameLabel.numberOfLines = 2
        for view in [symbolView, nameLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            symbolView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
            symbolView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            nameLabel.topAnchor.constraint(greaterThanOrEqualTo: symbolView.bottomAnchor, constant: 4),
            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            nameLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -14),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
    }

    func show(_ shortcut: Shortcut) {
        symbolView.image = UIImage(systemName: shortcut.symbolName)
        nameLabel.text = shortcut.name
        contentView.backgroundColor = shortcut.tint.color
    }
}
