import UIKit

/// Who wrote it, and what else.
final class AuthorViewController: UIViewController {
    private let author: Author

    init(author: Author) {
        self.author = author
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 320, height: 240)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let titles = (author.books as? Set<Book> ?? []).compactMap(\.title).sorted()
        let stack = UIStackView(arrangedSubviews: [
            label(author.name, .headline), label(author.biography, .body), label(titles.joined(separator: "\n"), .footnote),
        ])
        stack.axis = .vertical
        stack.spacing = 10
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func label(_ text: String?, _ style: UIFont.TextStyle) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
