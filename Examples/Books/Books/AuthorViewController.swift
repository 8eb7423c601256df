import UIKit

/// A card about an author: a screen on the phone, a popover on the pad, which stays one in every width.
final class AuthorViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    let author: Author
    private let books: [Book]
    private let stack = UIStackView()

    init(author: Author, books: [Book]) {
        self.author = author
        self.books = books
        super.init(nibName: nil, bundle: nil)
        title = author.name
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.spacing = 6
        stack.translatesAutoresizingMaskIntoConstraints = false
        add(author.name, .title2, .label)
        add("\(author.years), \(author.country)", .subheadline, .secondaryLabel)
        add(author.about, .body, .label)
        for book in books { add("\(book.year)   \(book.title)", .callout, .secondaryLabel) }
        if let about = stack.arrangedSubviews.dropFirst(2).first {
            stack.setCustomSpacing(14, after: stack.arrangedSubviews[1])
            stack.setCustomSpacing(14, after: about)
        }
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(stack)
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor), scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 18),
            stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -18),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        let width: CGFloat = 320
        let height = stack.systemLayoutSizeFitting(
            CGSize(width: width - 32, height: UIView.layoutFittingCompressedSize.height), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        preferredContentSize = CGSize(width: width, height: height + 36)
    }

    private func add(_ text: String, _ style: UIFont.TextStyle, _ color: UIColor) {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = color
        label.numberOfLines = 0
        stack.addArrangedSubview(label)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        .none
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .portrait : .all
    }
}
