import LayoutEngine
import Synchronization

/// The items that views leave behind in the solver when they go away. Views go away on any thread: the solver removes the items
/// before it is next used; at once on the main thread.
final class ReleasedItems: Sendable {
    struct Batch {
        var variables: [LayoutVariable] = []
        var constraints: [LayoutConstraintID] = []
        /// Active constraints whose holder is gone.
        var orphans: [NSLayoutConstraint] = []

        var isEmpty: Bool { variables.isEmpty && constraints.isEmpty && orphans.isEmpty }
    }

    private let waiting = Mutex(Batch())

    func add(
        variables: [LayoutVariable] = [], constraints: [LayoutConstraintID] = [], orphans: [NSLayoutConstraint] = []
    ) {
        waiting.withLock { batch in
            batch.variables += variables
            batch.constraints += constraints
            batch.orphans += orphans
        }
        if Thread.isMainThread { MainActor.assumeIsolated { LayoutSolver.shared.consumeReleasedItems() } }
    }

    /// The items that have come together since the last call.
    func take() -> Batch {
        waiting.withLock { batch in
            guard !batch.isEmpty else { return Batch() }
            let taken = batch
            batch = Batch()
            return taken
        }
    }
}
