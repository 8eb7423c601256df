import UIKit

/// A category's card: its title, how much is done, and a row for each item.
final class ListView: UIView {
    let category: Category
    private let store: TodoStore
    private let summary = UILabel()
    private let progress = UIProgressView(progressViewStyle: .default)
    private let rows = UIStackView()

    init(category: Category, store: TodoStore) {
        self.category = category
        self.store = store
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 18
        layer.cornerCurve = .continuous
        let content = UIStackView(arrangedSubviews: [makeHeader(), progress, rows])
        content.axis = .vertical
        content.spacing = 14
        content.setCustomSpacing(8, after: progress)
        content.translatesAutoresizingMaskIntoConstraints = false
        rows.axis = .vertical
        progress.progressTintColor = category.color
        addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: topAnchor, constant: 18),
            content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 18),
            content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -18),
            content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
        for index in store.items(in: category).indices {
            rows.addArrangedSubview(ItemRow(color: category.color) { [category, store] in store.toggle(index, in: category) })
        }
        update()
    }

    required init?(coder: NSCoder) {
        fatalError("lists are made in code")
    }

    private func makeHeader() -> UIView {
        let symbol = UIImageView(image: UIImage(systemName: category.symbol))
        symbol.tintColor = category.color
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2)
        symbol.setContentHuggingPriority(.required, for: .horizontal)
        let title = UILabel()
        title.text = category.title
        title.textColor = category.color
        title.font = .preferredFont(forTextStyle: .title2)
        summary.font = .preferredFont(forTextStyle: .subheadline)
        summary.textColor = .secondaryLabel
        summary.setContentHuggingPriority(.required, for: .horizontal)
        summary.setContentCompressionResistancePriority(.required, for: .horizontal)
        for label in [title, summary] { label.adjustsFontForContentSizeCategory = true }
        let header = UIStackView(arrangedSubviews: [symbol, title, summary])
        header.spacing = 8
        header.alignment = .center
        return header
    }

    /// Shows what the store holds now.
    func update() {
        let items = store.items(in: category)
        let done = store.doneCount(in: category)
        summary.text = done == items.count ? "All done" : "\(done) of \(items.count)"
        progress.progress = items.isEmpty ? 0 : Float(done) / Float(items.count)
        for (row, item) in zip(rows.arrangedSubviews, items) { (row as? ItemRow)?.show(item) }
    }
}

/// A line that is tapped to check it off.
final class ItemRow: UIControl {
    private let mark = UIImageView()
    private let label = UILabel()
    private let color: UIColor

    init(color: UIColor, action: @escaping () -> Void) {
        self.color = color
        super.init(frame: .zero)
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
        mark.setContentHuggingPriority(.required, for: .horizontal)
        mark.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        let row = UIStackView(arrangedSubviews: [mark, label])
        row.spacing = 12
        row.alignment = .center
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 9),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -9),
            row.leadingAnchor.constraint(equalTo: leadingAnchor),
            row.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        addAction(UIAction { _ in action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) {
        fatalError("rows are made in code")
    }

    func show(_ item: Item) {
        mark.image = UIImage(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
        mark.tintColor = item.isDone ? color : .tertiaryLabel
        label.text = item.text
        label.textColor = item.isDone ? .secondaryLabel : .label
        accessibilityIdentifier = item.text
    }

    override var isHighlighted: Bool {
        didSet { alpha = isHighlighted ? 0.5 : 1 }
    }
}
