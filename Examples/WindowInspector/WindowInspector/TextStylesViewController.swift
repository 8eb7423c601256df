import UIKit

/// Every text style at the window's text size, in a readable width.
final class TextStylesViewController: UIViewController {
    private let styles: [(String, UIFont.TextStyle)] = [
        ("Large title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Body", .body), ("Callout", .callout), ("Subheadline", .subheadline),
        ("Footnote", .footnote), ("Caption 1", .caption1), ("Caption 2", .caption2),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Text styles"
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never

        let list = UIStackView(arrangedSubviews: styles.map(makeRow))
        list.axis = .vertical
        list.spacing = 12
        list.translatesAutoresizingMaskIntoConstraints = false
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scrollView)
        scrollView.addSubview(list)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
            list.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
            list.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
    }

    private func makeRow(_ name: String, _ style: UIFont.TextStyle) -> UIView {
        let label = UILabel()
        label.text = name
        label.font = .preferredFont(forTextStyle: style)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        let size = UILabel()
        size.text = "\(Int(label.font.pointSize)) pt"
        size.font = .preferredFont(forTextStyle: .footnote)
        size.textColor = .secondaryLabel
        size.setContentHuggingPriority(.required, for: .horizontal)
        size.setContentCompressionResistancePriority(.required, for: .horizontal)
        let row = UIStackView(arrangedSubviews: [label, size])
        row.alignment = .firstBaseline
        row.spacing = 12
        return row
    }
}
