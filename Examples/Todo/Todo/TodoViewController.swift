import UIKit

/// The root: one scrolling page with all lists in a regular width, a page for each list in a compact one. Whatever becomes of
/// the window, the user stays where they were.
final class TodoViewController: UIViewController {
    let store: TodoStore
    private(set) var shown: UIViewController?

    init(store: TodoStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in self.showForWidth() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showForWidth()
    }

    private func showForWidth() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        // The change of the window may be animated; what is new is made, and comes in, as it is to be.
        UIView.performWithoutAnimation {
            if isCompact, !(shown is PagesViewController) { show(PagesViewController(store: store)) }
            if !isCompact, !(shown is OverviewViewController) { show(OverviewViewController(store: store)) }
        }
    }

    private func show(_ controller: UIViewController) {
        if let shown {
            shown.willMove(toParent: nil)
            shown.view.removeFromSuperview()
            shown.removeFromParent()
        }
        shown = controller
        addChild(controller)
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
        controller.view.layoutIfNeeded()
        controller.didMove(toParent: self)
    }
}
