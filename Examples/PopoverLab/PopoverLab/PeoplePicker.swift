import UIKit

/// A list of people; one that is tapped is shown on a card of its own.
final class PeopleViewController: UIViewController {
    private let people: [Person]

    init(people: [Person] = Person.all) {
        self.people = people
        super.init(nibName: nil, bundle: nil)
        title = "People"
        preferredContentSize = CGSize(width: 320, height: 336)
    }

    required init?(coder: NSCoder) {
        fatalError("the picker is made in code")
    }

    /// The picker in its navigation controller, as a popover shows it.
    static func makePicker() -> UINavigationController {
        UINavigationController(rootViewController: PeopleViewController())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let rows = UIStackView(arrangedSubviews: people.map(makeRow))
        rows.axis = .vertical
        rows.translatesAutoresizingMaskIntoConstraints = false
        let scroll = UIScrollView()
        scroll.alwaysBounceVertical = true
        scroll.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(rows)
        view.addSubview(scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            rows.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 8),
            rows.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -8),
            rows.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            rows.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
    }

    private func makeRow(_ person: Person) -> UIView {
        let row = PersonRow(person: person)
        row.addAction(UIAction { [weak self] _ in self?.show(person) }, for: .touchUpInside)
        return row
    }

    func show(_ person: Person) {
        navigationController?.pushViewController(PersonViewController(person: person), animated: true)
    }
}

/// One person in the list.
final class PersonRow: UIControl {
    init(person: Person) {
        super.init(frame: .zero)
        let name = UILabel()
        name.text = person.name
        name.font = .preferredFont(forTextStyle: .body)
        let role = UILabel()
        role.text = person.role
        role.font = .preferredFont(forTextStyle: .footnote)
        role.textColor = .secondaryLabel
        for label in [name, role] { label.adjustsFontForContentSizeCategory = true }
        let words = UIStackView(arrangedSubviews: [name, role])
        words.axis = .vertical
        words.spacing = 1
        let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        chevron.tintColor = .tertiaryLabel
        chevron.setContentHuggingPriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [MonogramView(person: person, side: 36), words, chevron])
        row.spacing = 12
        row.alignment = .center
        row.isUserInteractionEnabled = false
        row.translatesAutoresizingMaskIntoConstraints = false
        addSubview(row)
        NSLayoutConstraint.activate([
            row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            row.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("rows are made in code")
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted ? .systemFill : nil }
    }
}

/// A person's initials on a disc.
final class MonogramView: UIView {
    init(person: Person, side: CGFloat) {
        super.init(frame: .zero)
        backgroundColor = person.color
        layer.cornerRadius = side / 2
        let label = UILabel()
        label.text = person.initials
        label.font = .systemFont(ofSize: side * 0.4, weight: .semibold)
        label.textColor = .white
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: side),
            heightAnchor.constraint(equalToConstant: side),
            label.centerXAnchor.constraint(equalTo: centerXAnchor),
            label.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("monograms are made in code")
    }
}

/// One person, large.
final class PersonViewController: UIViewController {
    let person: Person

    init(person: Person) {
        self.person = person
        super.init(nibName: nil, bundle: nil)
        title = person.name
        preferredContentSize = CGSize(width: 320, height: 336)
    }

    required init?(coder: NSCoder) {
        fatalError("the card is made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let name = UILabel()
        name.text = person.name
        name.font = .preferredFont(forTextStyle: .title2)
        let role = UILabel()
        role.text = person.role
        role.font = .preferredFont(forTextStyle: .subheadline)
        role.textColor = .secondaryLabel
        for label in [name, role] {
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
            label.textAlignment = .center
        }
        let card = UIStackView(arrangedSubviews: [MonogramView(person: person, side: 96), name, role])
        card.axis = .vertical
        card.alignment = .center
        card.spacing = 8
        card.setCustomSpacing(16, after: card.arrangedSubviews[0])
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
            card.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
            card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
