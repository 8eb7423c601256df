import UIKit

/// Makes the detail of a choice: cards, a week of results, or the invitation to choose.
enum DetailViewController {
    static func make(_ choice: Int?, section: Section, library: Library) -> UIViewController {
        guard let choice, library.decks.indices.contains(choice) else { return EmptyViewController(section: section) }
        let deck = library.decks[choice]
        switch section {
        case .decks: return CardsViewController(deck: deck, showsAnswersFirst: library.showsAnswersFirst)
        case .progress: return ProgressViewController(deck: deck)
        }
    }
}

/// Stands in the detail until something is chosen.
final class EmptyViewController: UIViewController {
    let section: Section

    init(section: Section) {
        self.section = section
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let symbol = UIImageView(image: UIImage(systemName: section.symbol))
        symbol.tintColor = .tertiaryLabel
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 54)
        let label = UILabel()
        label.text = section.invitation
        label.font = .preferredFont(forTextStyle: .title3)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        label.numberOfLines = 0
        label.textAlignment = .center
        let content = UIStackView(arrangedSubviews: [symbol, label])
        content.axis = .vertical
        content.alignment = .center
        content.spacing = 16
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            content.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
    }
}

/// A card at a time; a tap turns it.
final class CardsViewController: UIViewController {
    private let deck: Deck
    private let showsAnswersFirst: Bool
    private var index = 0
    private var isTurned = false
    private let card = UIControl()
    private let caption = UILabel()
    private let text = UILabel()
    private let count = UILabel()

    init(deck: Deck, showsAnswersFirst: Bool) {
        self.deck = deck
        self.showsAnswersFirst = showsAnswersFirst
        super.init(nibName: nil, bundle: nil)
        title = deck.title
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        card.backgroundColor = deck.color
        card.layer.cornerRadius = 24
        card.layer.cornerCurve = .continuous
        card.addAction(UIAction { [weak self] _ in self?.turn() }, for: .touchUpInside)
        caption.font = .preferredFont(forTextStyle: .subheadline)
        caption.textColor = UIColor(white: 1, alpha: 0.8)
        text.font = .preferredFont(forTextStyle: .title1)
        text.textColor = .white
        text.numberOfLines = 0
        text.textAlignment = .center
        text.adjustsFontSizeToFitWidth = true
        count.font = .preferredFont(forTextStyle: .subheadline)
        count.textColor = .secondaryLabel
        for label in [caption, text, count] {
            label.adjustsFontForContentSizeCategory = true
            label.translatesAutoresizingMaskIntoConstraints = false
        }
        let next = UIAction { [weak self] _ in self?.next() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", primaryAction: next)
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        view.addSubview(count)
        card.addSubview(caption)
        card.addSubview(text)
        constrain()
        update()
    }

    /// The card keeps its shape, 3 to 2, and takes the room there is up to 560 points.
    private func constrain() {
        let safe = view.safeAreaLayoutGuide
        let width = card.widthAnchor.constraint(equalToConstant: 560)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: safe.centerYAnchor, constant: -12),
            card.widthAnchor.constraint(equalTo: card.heightAnchor, multiplier: 1.5),
            card.leadingAnchor.constraint(greaterThanOrEqualTo: view.layoutMarginsGuide.leadingAnchor),
            card.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor, constant: 16),
            width,
            count.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 12),
            count.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            caption.topAnchor.constraint(equalTo: card.topAnchor, constant: 18),
            caption.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            text.centerYAnchor.constraint(equalTo: card.centerYAnchor),
            text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 24),
            text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -24),
        ])
    }

    private func turn() {
        isTurned.toggle()
        UIView.animate(withDuration: 0.15, animations: { self.card.transform = CGAffineTransform(scaleX: 0.02, y: 1) }) { _ in
            self.update()
            UIView.animate(withDuration: 0.15) { self.card.transform = .identity }
        }
    }

    private func next() {
        index = (index + 1) % deck.cards.count
        isTurned = false
        update()
    }

    private func update() {
        let shown = deck.cards[index]
        let showsAnswer = isTurned != showsAnswersFirst
        caption.text = showsAnswer ? "Answer" : "Question"
        text.text = showsAnswer ? shown.answer : shown.question
        count.text = "\(index + 1) of \(deck.cards.count)"
    }
}
