/// Two pages side by side, of a book that is bound in the middle.
final class PageSpread: UIViewController {
    /// The left one and the right one of pages that lie side by side; the upper and the lower one of others.
    let pages: [UIViewController]
    private let isVertical: Bool

    init(_ pages: [UIViewController], isVertical: Bool) {
        self.pages = pages
        self.isVertical = isVertical
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        preconditionFailure("spreads are made by page view controllers")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        for page in pages where page.parent !== self {
            addChild(page)
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let half = CGSize(width: isVertical ? view.bounds.width : view.bounds.width / 2, height: isVertical ? view.bounds.height / 2 : view.bounds.height)
        for (index, page) in (!isVertical && view.isRightToLeft ? pages.reversed() : pages).enumerated() {
            let origin = CGPoint(x: isVertical ? 0 : CGFloat(index) * half.width, y: isVertical ? CGFloat(index) * half.height : 0)
            page.view.frame = CGRect(origin: origin, size: half)
        }
    }

    /// Gives the pages back, for another controller to show them.
    func release() {
        for page in pages where page.parent === self {
            page.willMove(toParent: nil)
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        }
    }

    /// The controllers that a page stands for: those of a spread, or itself.
    static func controllers(of page: UIViewController?) -> [UIViewController] {
        (page as? PageSpread)?.pages ?? (page.map { [$0] } ?? [])
    }
}

extension UIPageViewController {
    var isVertical: Bool { navigationOrientation == .vertical }

    /// The controller that stands in the place of several: the first, or a spread of two where the book is bound in the middle.
    func makePage(_ controllers: [UIViewController]) -> UIViewController? {
        guard showsTwo(controllers) else { return controllers.first }
        if let spread = page as? PageSpread, spread.pages == controllers { return spread }
        (page as? PageSpread)?.release()
        return PageSpread(controllers, isVertical: isVertical)
    }

    /// The page or the pages after those shown, or before them.
    func neighbour(_ direction: NavigationDirection) -> UIViewController? {
        guard let dataSource else { return nil }
        let shown: [UIViewController] = PageSpread.controllers(of: page)
        func next(_ controller: UIViewController) -> UIViewController? {
            direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: controller)
                : dataSource.pageViewController(self, viewControllerBefore: controller)
        }
        guard let end = direction == .forward ? shown.last : shown.first, let first = next(end) else { return nil }
        guard spineLocation == .mid, let second = next(first) else { return first }
        return PageSpread(direction == .forward ? [first, second] : [second, first], isVertical: isVertical)
    }
}
