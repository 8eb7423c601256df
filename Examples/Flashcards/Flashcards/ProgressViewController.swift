import UIKit

/// How much of a deck was known on each day of the week: a bar a day.
final class ProgressViewController: UIViewController {
    private let deck: Deck
    private let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    init(deck: Deck) {
        self.deck = deck
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
        let bars = UIStackView(arrangedSubviews: zip(days, deck.week).map(makeBar))
        bars.distribution = .fillEqually
        bars.alignment = .fill
        bars.spacing = 10
        bars.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bars)
        NSLayoutConstraint.activate([
            bars.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            bars.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
            bars.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            bars.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
    }

    private func makeBar(_ day: String, _ share: CGFloat) -> UIView {
        let label = UILabel()
        label.text = day
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.setContentHuggingPriority(.required, for: .vertical)
        let track = UIView()
        track.backgroundColor = .secondarySystemBackground
        let bar = UIView()
        bar.backgroundColor = deck.color
        for view in [track, bar] {
            view.layer.cornerRadius = 8
            view.layer.cornerCurve = .continuous
        }
        bar.translatesAutoresizingMaskIntoConstraints = false
        track.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: track.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: track.trailingAnchor),
            bar.bottomAnchor.constraint(equalTo: track.bottomAnchor),
            bar.heightAnchor.constraint(equalTo: track.heightAnchor, multiplier: max(share, 0.02)),
        ])
        let column = UIStackView(arrangedSubviews: [track, label])
        column.axis = .vertical
        column.spacing = 8
        return column
    }
}
