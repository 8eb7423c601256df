import UIKit

/// Shows what the window is like: one column of cards in a compact width, two in a regular one.
final class InspectorViewController: UIViewController {
    private let scrollView = UIScrollView()
    private let columns = UIStackView()
    private let page = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Window"
        view.backgroundColor = .systemGroupedBackground
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Text styles", style: .plain, target: self, action: #selector(showTextStyles))

        scrollView.alwaysBounceVertical = true
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        page.translatesAutoresizingMaskIntoConstraints = false
        page.axis = .vertical
        page.spacing = 16
        columns.spacing = 16
        columns.alignment = .top
        columns.distribution = .fillEqually
        view.addSubview(scrollView)
        scrollView.addSubview(page)
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            page.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            page.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            page.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        registerForTraitChanges(
            [UITraitHorizontalSizeClass.self, UITraitPreferredContentSizeCategory.self, UITraitUserInterfaceStyle.self]
        ) { (self: Self, _) in
            self.rebuild()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.window?.bounds.size
        if size != shownSize || view.safeAreaInsets != shownInsets {
            shownSize = size
            shownInsets = view.safeAreaInsets
            // New cards stand where they belong at once, also while the window turns.
            UIView.performWithoutAnimation {
                rebuild()
                view.layoutIfNeeded()
            }
        }
    }

    private var shownSize: CGSize?
    private var shownInsets = UIEdgeInsets.zero

    private func rebuild() {
        for old in columns.arrangedSubviews + page.arrangedSubviews { old.removeFromSuperview() }
        let cards = WindowFacts(view).groups.map(CardView.init)
        let isWide =
            traitCollection.horizontalSizeClass == .regular
            && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        if isWide {
            columns.addArrangedSubview(column(of: [cards[0], cards[1]]))
            columns.addArrangedSubview(column(of: [cards[2], cards[3]]))
        } else {
            columns.addArrangedSubview(column(of: cards))
        }
        page.addArrangedSubview(columns)
        page.addArrangedSubview(CardView(mapOf: view))
    }

    private func column(of cards: [UIView]) -> UIStackView {
        let column = UIStackView(arrangedSubviews: cards)
        column.axis = .vertical
        column.spacing = 16
        return column
    }

    @objc private func showTextStyles() {
        navigationController?.pushViewController(TextStylesViewController(), animated: true)
    }
}
