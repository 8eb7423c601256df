import UIKit

/// The decks, a row each.
final class DeckListViewController: UIViewController {
    var onChoice: ((Int) -> Void)?
    /// Whether the chosen deck's row stays marked: beside a detail.
    var marksChoice = false
    private let library: Library
    private let section: Section
    private let rows = UIStackView()

    init(library: Library, section: Section) {
        self.library = library
        self.section = section
        super.init(nibName: nil, bundle: nil)
        title = section.title
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        rows.axis = .vertical
        rows.spacing = 10
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(rows)
        for (index, deck) in library.decks.enumerated() {
            let row = DeckRow(deck: deck, detail: detail(of: deck))
            row.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
            rows.addArrangedSubview(row)
        }
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 12),
            rows.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -12),
            rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        mark()
    }

    private func detail(of deck: Deck) -> String {
        section == .decks ? "\(deck.cards.count) cards" : "\(Int(((deck.week.last ?? 0) * 100).rounded())) % known today"
    }

    private func choose(_ index: Int) {
        onChoice?(index)
        mark()
    }

    private func mark() {
        for (index, row) in rows.arrangedSubviews.enumerated() {
            (row as? DeckRow)?.isSelected = marksChoice && library.choice(in: section) == index
        }
    }
}

/// A deck's symbol, title and a line about it.
final class DeckRow: UIControl {
    init(deck: Deck, detail: String) {
        super.init(frame: .zero)
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        let symbol = UIImageView(image: UIImage(systemName: deck.symbol))
        symbol.tintColor = deck.color
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
        symbol.contentMode = .center
        symbol.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        symbol.setContentCompressionResistancePriority(.required, for: .horizontal)
        let title = UILabel()
        title.text = deck.title
        title.font = .preferredFont(forTextStyle: .headline)
        let subtitle = UILabel()
        subtitle.text = detail
        subtitle.font = .preferredFont(forTextStyle: .subheadline)
        subtitle.textColor = .secondaryLabel
        for label in [title, subtitle] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        let text = UIStackView(arrangedSubviews: [title, subtitle])
        text.axis = .vertical
        text.spacing = 2
        let row = UIStackView(arrangedSubviews: [symbol, text])
        row.spacing = 14
        row.alignment = .center
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            symbol.widthAnchor.constraint(greaterThanOrEqualToConstant: UIFontMetrics(forTextStyle: .title3).scaledValue(for: 32)),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
        ])
        updateBackground()
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override var isSelected: Bool { didSet { updateBackground() } }
    override var isHighlighted: Bool { didSet { updateBackground() } }

    private func updateBackground() {
        backgroundColor = isHighlighted || isSelected ? .systemGray4 : .secondarySystemGroupedBackground
    }
}
