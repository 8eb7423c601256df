import UIKit

/// Gives the split view in it another size class than the window has: two columns on every phone that lies on its side, which has room for
/// them.
class OverrideViewController: UIViewController {
    /// Points from which two columns stand side by side.
    static let roomForTwo: CGFloat = 560

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        overrideTraits(width: view.bounds.width)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        // Before the split view hears of its size: it collapses or expands with it.
        overrideTraits(width: size.width)
        super.viewWillTransition(to: size, with: coordinator)
    }

    private func overrideTraits(width: CGFloat) {
        guard let child = children.first else { return }
        let isRoomy = width >= Self.roomForTwo
        setOverrideTraitCollection(isRoomy ? UITraitCollection(horizontalSizeClass: .regular) : nil, forChild: child)
    }

    override var childForStatusBarStyle: UIViewController? { children.first }
}
