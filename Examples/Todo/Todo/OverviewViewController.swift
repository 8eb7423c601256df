import UIKit

/// Regular: one scrolling page with all three lists, beside each other where the window is wide enough.
final class OverviewViewController: UIViewController, UIScrollViewDelegate {
    private let store: TodoStore
    private let scrollView = UIScrollView()
    private let columns = UIStackView()
    private let lists: [ListView]
    /// The user's place is scrolled to once the first layout is known.
    private var isPlaced = false
    /// While the app or the window moves the content, scrolling is not the user's.
    private var isMoving = false

    init(store: TodoStore) {
        self.store = store
        lists = Category.allCases.map { ListView(category: $0, store: store) }
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        scrollView.delegate = self
        for list in lists { columns.addArrangedSubview(list) }
        columns.spacing = 20
        columns.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(columns)
        NSLayoutConstraint.activate([
            columns.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
            columns.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
            columns.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            columns.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        NotificationCenter.default.addObserver(forName: TodoStore.didChange, object: store, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.update() }
        }
    }

    private func update() {
        for list in lists { list.update() }
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let isWide = view.bounds.width >= 900 && !traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        columns.axis = isWide ? .horizontal : .vertical
        columns.distribution = isWide ? .fillEqually : .fill
        columns.alignment = isWide ? .top : .fill
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isPlaced else { return }
        scrollView.layoutIfNeeded()
        guard scrollView.contentSize.height > 0 else { return }
        isPlaced = true
        reveal(store.place)
    }

    /// Scrolls as little as shows the list.
    private func reveal(_ category: Category) {
        let wasMoving = isMoving
        isMoving = true
        defer { isMoving = wasMoving }
        let list = lists[category.rawValue]
        scrollView.scrollRectToVisible(scrollView.convert(list.bounds, from: list).insetBy(dx: 0, dy: -20), animated: false)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        isMoving = true
        coordinator.animate(alongsideTransition: { _ in self.reveal(self.store.place) }, completion: { _ in self.isMoving = false })
    }

    /// The list at the top of the window is where the user scrolled to, when the lists stand under one another.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard isPlaced, !isMoving, columns.axis == .vertical, view.window != nil else { return }
        let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        let isAtEnd = scrollView.contentOffset.y + scrollView.bounds.height >= scrollView.contentSize.height
        let first = lists.first { $0.frame.maxY > top + 40 }
        if let category = isAtEnd ? lists.last?.category : first?.category { store.place = category }
    }
}
