import QuartzCore

/// Layout down: each view that needs it lays out its subviews, a superview before them.
@MainActor enum LayoutPass {
    /// Lays out the tree under a window. Constraints were brought up to date before.
    static func run(in window: UIWindow) {
        LayoutSolver.shared.feedback.beginLayout()
        // Layout may ask for other constraints; a tree that never settles must not hang the app.
        for _ in 0..<8 {
            ConstraintPass.run(in: window)
            LayoutSolver.shared.solveIfNeeded()
            window.layer.layoutIfNeeded()
            let isSettled: Bool = !ConstraintPass.isWaiting(in: window) && !LayoutSolver.shared.hasChanges
            if isSettled, !PopoverTracking.followSources(in: window) { return }
        }
    }

    /// `UIView.layoutIfNeeded()`: from the highest ancestor that needs layout.
    static func layoutIfNeeded(_ view: UIView) {
        if LayerContext.current.layoutDepth == 0 { LayoutSolver.shared.feedback.beginLayout() }
        for _ in 0..<8 {
            ConstraintPass.run(above: view)
            LayoutSolver.shared.solveIfNeeded()
            view.layer.layoutIfNeeded()
            guard ConstraintPass.isWaiting(above: view) || LayoutSolver.shared.hasChanges else { return }
        }
    }

    /// One view's turn, with the controller's callbacks around it (behaviour/rules.md 7.1).
    static func layOut(_ view: UIView) {
        view.traitCollection.performAsCurrent {
            let controller: UIViewController? = view.owningController.flatMap { $0.standInView == nil ? $0 : nil }
            if let controller, let cover = controller.contentUnavailable { cover.update(controller) }
            if let controller = controller.traced("viewWillLayoutSubviews()") {
                controller.heard("viewWillLayoutSubviews") { view.performLayoutCallback(isLast: false, controller.viewWillLayoutSubviews) }
            }
            view.layOutSubviews()
            if let cover = controller?.contentUnavailable { cover.layOut(in: view) }
            if let controller = controller.traced("viewDidLayoutSubviews()") {
                controller.heard("viewDidLayoutSubviews") { view.performLayoutCallback(isLast: true, controller.viewDidLayoutSubviews) }
            }
        }
    }
}
