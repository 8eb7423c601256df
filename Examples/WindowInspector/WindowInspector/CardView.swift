import UIKit

/// A rounded card: a symbol and a title, and rows of names and values.
final class CardView: UIView {
    private let rows = UIStackView()

    init(group: FactGroup) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous

        rows.axis = .vertical
        rows.spacing = 10
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            rows.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -16),
        ])

        rows.addArrangedSubview(makeHeader(group))
        for fact in group.facts { rows.addArrangedSubview(makeRow(fact)) }
    }

    required init?(coder: NSCoder) {
        fatalError("cards are made in code")
    }

    private func makeHeader(_ group: FactGroup) -> UIView {
        let symbol = UIImageView(image: UIImage(systemName: group.symbol))
        symbol.tintColor = group.color
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .headline)
        symbol.setContentHuggingPriority(.required, for: .horizontal)
        let title = UILabel()
        title.text = group.title
        title.font = .preferredFont(forTextStyle: .headline)
        title.adjustsFontForContentSizeCategory = true
        let header = UIStackView(arrangedSubviews: [symbol, title])
        header.spacing = 8
        header.alignment = .center
        return header
    }

    private func makeRow(_ fact: Fact) -> UIView {
        let name = UILabel()
        name.text = fact.name
        name.font = .preferredFont(forTextStyle: .subheadline)
        name.textColor = .secondaryLabel
        let value = UILabel()
        value.text = fact.value
        value.font = .preferredFont(forTextStyle: .subheadline)
        value.numberOfLines = 0
        for label in [name, value] { label.adjustsFontForContentSizeCategory = true }
        name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        name.setContentCompressionResistancePriority(.required, for: .horizontal)

        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let row = UIStackView(arrangedSubviews: [name, value])
        row.axis = isLarge ? .vertical : .horizontal
        row.spacing = isLarge ? 2 : 12
        row.alignment = isLarge ? .leading : .firstBaseline
        value.textAlignment = isLarge ? .natural : (effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right)
        return row
    }
}
