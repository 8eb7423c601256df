import LayoutEngine
import Synchronization

/// The items that views leave behind in a solver when they go away. Views go away on any thread: the solver removes the items
/// before it is next used; at once on the main thread.
///
/// Boxes know that of the solver that made their unknowns: another app may have been launched since, whose solver has others of the
/// same numbers.
final class ReleasedItems: Sendable {
    @MainActor weak var solver: LayoutSolver?

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
        if Thread.isMainThread { MainActor.assumeIsolated { solver?.consumeReleasedItems() } }
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
