/// Layout down: each view that needs it lays out its subviews, a superview before them.
@MainActor enum LayoutPass {
    /// Lays out the tree under a window. Constraints were brought up to date before.
    static func run(in window: UIWindow) {
        ConstraintPass.run(in: window)
        window.layer.layoutIfNeeded()
    }

    /// `UIView.layoutIfNeeded()`: from the highest ancestor that needs layout.
    static func layoutIfNeeded(_ view: UIView) {
        ConstraintPass.run(above: view)
        view.layer.layoutIfNeeded()
    }

    /// One view's turn, with the controller's callbacks around it (facts/rules.md 7.1).
    static func layOut(_ view: UIView) {
        view.traitCollection.performAsCurrent {
            view.owningController?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.owningController?.viewDidLayoutSubviews()
        }
    }
}
