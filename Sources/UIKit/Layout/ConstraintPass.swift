/// Constraints up: views that asked for it update their constraints, deepest first, before anything is laid out.
@MainActor enum ConstraintPass {
    /// Views waiting for `updateConstraints`.
    private static var pending: [ObjectIdentifier: UIView] = [:]

    static func schedule(_ view: UIView) {
        pending[ObjectIdentifier(view)] = view
    }

    static func isScheduled(_ view: UIView) -> Bool {
        pending[ObjectIdentifier(view)] != nil
    }

    static func run(in window: UIWindow) {
        runPending { $0.window === window }
    }

    /// For a layout asked for by hand: the pending views above and below `view`.
    static func run(above view: UIView) {
        runPending { $0.isDescendant(of: view) || view.isDescendant(of: $0) }
    }

    /// `updateConstraintsIfNeeded()`: the pending views of the subtree.
    static func run(below view: UIView) {
        runPending { $0.isDescendant(of: view) }
    }

    private static func runPending(where isIncluded: (UIView) -> Bool) {
        // Updating may ask for more updates; a view that keeps asking gets a few turns and no more.
        for _ in 0..<8 {
            let views: [UIView] = pending.values.filter(isIncluded)
            guard !views.isEmpty else { return }
            for view in views { pending[ObjectIdentifier(view)] = nil }
            for view in views.sorted(by: { $0.depth > $1.depth }) { update(view) }
        }
    }

    private static func update(_ view: UIView) {
        if let controller = view.owningController {
            controller.updateViewConstraints()
        } else {
            view.updateConstraints()
        }
        view.superview?.setNeedsLayout()
    }
}

extension UIView {
    /// Superviews above the view.
    fileprivate var depth: Int {
        var count = 0
        var view: UIView? = superview
        while let current = view {
            count += 1
            view = current.superview
        }
        return count
    }
}
