import UIKit

/// Compact: one list a page, swiped.
final class PagesViewController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private let store: TodoStore
    private let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    init(store: TodoStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    /// The list the user looks at.
    var category: Category { (pager.viewControllers?.first as? PageViewController)?.category ?? store.place }

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.dataSource = self
        pager.delegate = self
        pager.setViewControllers([PageViewController(category: store.place, store: store)], direction: .forward, animated: false)
        addChild(pager)
        pager.view.frame = view.bounds
        pager.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pager.view)
        pager.didMove(toParent: self)
    }

    private func page(beside controller: UIViewController, _ offset: Int) -> UIViewController? {
        guard let page = controller as? PageViewController, let category = Category(rawValue: page.category.rawValue + offset) else {
            return nil
        }
        return PageViewController(category: category, store: store)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, 1)
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { Category.allCases.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { category.rawValue }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        if completed { store.place = category }
    }
}

/// A page: one list, scrolled where it is longer than the window.
final class PageViewController: UIViewController {
    let category: Category
    private let store: TodoStore
    private let list: ListView

    init(category: Category, store: TodoStore) {
        self.category = category
        self.store = store
        list = ListView(category: category, store: store)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let scrollView = UIScrollView(frame: view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        list.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(list)
        NSLayoutConstraint.activate([
            list.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),
            list.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -16),
            list.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            list.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        NotificationCenter.default.addObserver(forName: TodoStore.didChange, object: store, queue: nil) { [weak list] _ in
            MainActor.assumeIsolated { list?.update() }
        }
    }
}
