/// Constraints up: views that asked for it update their constraints, deepest first, before anything is laid out.
@MainActor enum ConstraintPass {
    private struct Waiting {
        weak var view: UIView?
        /// Among views of the same depth the one that asked first comes first.
        let turn: Int
    }

    private static var turns = 0

    /// Views waiting for `updateConstraints`.
    private static var pending: [ObjectIdentifier: Waiting] = [:]
    /// Whether views of a class may have an `updateConstraints()` of their own: those of apps.
    private static var classes: [ObjectIdentifier: Bool] = [:]

    static func schedule(_ view: UIView) {
        guard !isScheduled(view) else { return }
        turns += 1
        pending[ObjectIdentifier(view)] = Waiting(view: view, turn: turns)
    }

    /// A view that comes into a window updates its constraints once without asking for it, and so does a controller.
    static func scheduleFirst(_ view: UIView) {
        if !view.hasUpdatedConstraints, view.owningController != nil || mayUpdate(type(of: view)) { schedule(view) }
        for subview in view.subviews { scheduleFirst(subview) }
    }

    private static func mayUpdate(_ viewClass: UIView.Type) -> Bool {
        let key = ObjectIdentifier(viewClass)
        if let known = classes[key] { return known }
        let answer: Bool = !_typeName(viewClass, qualified: true).hasPrefix("UIKit.")
        classes[key] = answer
        return answer
    }

    static func isScheduled(_ view: UIView) -> Bool {
        pending[ObjectIdentifier(view)]?.view === view
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

    static func isWaiting(in window: UIWindow) -> Bool {
        pending.values.contains { $0.view?.window === window }
    }

    static func isWaiting(above view: UIView) -> Bool {
        pending.values.contains { $0.view.map { $0.isDescendant(of: view) || view.isDescendant(of: $0) } ?? false }
    }

    private static func runPending(where isIncluded: (UIView) -> Bool) {
        // Updating may ask for more updates; a view that keeps asking gets a few turns and no more.
        for _ in 0..<8 {
            guard !pending.isEmpty else { return }
            pending = pending.filter { $0.value.view != nil }
            let turns: [Turn] = pending.values.compactMap { waiting in
                waiting.view.flatMap { isIncluded($0) ? Turn(view: $0, depth: $0.depth, number: waiting.turn) : nil }
            }
            guard !turns.isEmpty else { return }
            for turn in turns { pending[ObjectIdentifier(turn.view)] = nil }
            for turn in turns.sorted(by: { ($1.depth, $0.number) < ($0.depth, $1.number) }) { update(turn.view) }
        }
    }

    private struct Turn {
        let view: UIView
        let depth: Int
        let number: Int
    }

    private static func update(_ view: UIView) {
        view.hasUpdatedConstraints = true
        view.traitCollection.performAsCurrent {
            if let controller = view.owningController {
                controller.updateViewConstraints()
            } else {
                view.updateConstraints()
            }
        }
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
