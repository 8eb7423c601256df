import UIKit

/// A rounded card: a symbol and a title, and rows below them.
final class CardView: UIView {
    private let rows = UIStackView()

    /// A card of names and values.
    convenience init(group: FactGroup) {
        self.init(title: group.title, symbol: group.symbol, color: group.color)
        for fact in group.facts { rows.addArrangedSubview(makeRow(fact)) }
    }

    /// A card with a map of the window that `view` fills.
    convenience init(mapOf view: UIView) {
        self.init(title: "To scale", symbol: "ruler", color: .systemGreen)
        let map = WindowMapView(of: view)
        rows.addArrangedSubview(map)
        let legend = UIStackView(arrangedSubviews: [map.makeLegend(), UIView()])
        rows.addArrangedSubview(legend)
    }

    private init(title: String, symbol: String, color: UIColor) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.cornerCurve = .continuous

        rows.axis = .vertical
        rows.spacing = 10
        rows.translatesAutoresizingMaskIntoConstraints = false
        addSubview(rows)
        // As high as its rows, unless it is beside a higher one.
        let fit = rows.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16)
        fit.priority = .defaultLow
        NSLayoutConstraint.activate([
            fit,
            rows.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            rows.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor, constant: -16),
        ])

        rows.addArrangedSubview(makeHeader(title, symbol, color))
    }

    required init?(coder: NSCoder) {
        fatalError("cards are made in code")
    }

    private func makeHeader(_ text: String, _ name: String, _ color: UIColor) -> UIView {
        let symbol = UIImageView(image: UIImage(systemName: name))
        symbol.tintColor = color
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .headline)
        symbol.setContentHuggingPriority(.required, for: .horizontal)
        let title = UILabel()
        title.text = text
        title.numberOfLines = 0
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
