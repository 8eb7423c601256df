/// Constraints up: views that asked for it update their constraints, deepest first, before anything is laid out.
@MainActor enum ConstraintPass {
    struct Waiting {
        weak var view: UIView?
        /// Among views of the same depth the one that asked first comes first.
        let turn: Int
    }

    final class State {
        var turns = 0
        /// Views waiting for `updateConstraints`.
        var pending: [ObjectIdentifier: Waiting] = [:]
    }
    private static var state: State { AppContext.current.constraintPass }

    static func schedule(_ view: UIView) {
        guard !isScheduled(view) else { return }
        state.turns += 1
        state.pending[ObjectIdentifier(view)] = Waiting(view: view, turn: state.turns)
    }

    /// A view that comes into a window updates its constraints once without asking for it, and so does a controller.
    static func scheduleFirst(_ view: UIView) {
        if !view.hasUpdatedConstraints, view.owningController != nil || mayUpdate(type(of: view)) { schedule(view) }
        for subview in view.subviews { scheduleFirst(subview) }
    }

    /// Whether views of a class may have an `updateConstraints()` of their own: those of apps.
    private static func mayUpdate(_ viewClass: UIView.Type) -> Bool {
        let key = ObjectIdentifier(viewClass)
        if let known = AppContext.current.classes.mayUpdateConstraints[key] { return known }
        let answer: Bool = !_typeName(viewClass, qualified: true).hasPrefix("UIKit.")
        AppContext.current.classes.mayUpdateConstraints[key] = answer
        return answer
    }

    static func isScheduled(_ view: UIView) -> Bool {
        state.pending[ObjectIdentifier(view)]?.view === view
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
        state.pending.values.contains { $0.view?.window === window }
    }

    static func isWaiting(above view: UIView) -> Bool {
        state.pending.values.contains { $0.view.map { $0.isDescendant(of: view) || view.isDescendant(of: $0) } ?? false }
    }

    private static func runPending(where isIncluded: (UIView) -> Bool) {
        // Updating may ask for more updates; a view that keeps asking gets a few turns and no more.
        for _ in 0..<8 {
            guard !state.pending.isEmpty else { return }
            state.pending = state.pending.filter { $0.value.view != nil }
            var depths = Depths()
            let turns: [Turn] = state.pending.values.compactMap { waiting in
                waiting.view.flatMap { isIncluded($0) ? Turn(view: $0, depth: depths.depth(of: $0), number: waiting.turn) : nil }
            }
            guard !turns.isEmpty else { return }
            for turn in turns { state.pending[ObjectIdentifier(turn.view)] = nil }
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

/// How many superviews are above views, each counted once: in a deep tree all views may be waiting.
@MainActor private struct Depths {
    private var known: [ObjectIdentifier: Int] = [:]

    mutating func depth(of view: UIView) -> Int {
        var path: [UIView] = []
        var next: UIView? = view
        var depth: Int = -1
        while let current = next {
            if let above = known[ObjectIdentifier(current)] {
                depth = above
                break
            }
            path.append(current)
            next = current.superview
        }
        for current in path.reversed() {
            depth += 1
            known[ObjectIdentifier(current)] = depth
        }
        return depth
    }
}
