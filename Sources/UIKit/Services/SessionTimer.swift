/// Does something once, when some seconds of the session's clock have passed, unless it is stopped before.
package final class SessionTimer: Sendable {
    @MainActor private final class State { var isStopped = false }
    private let state: State

    package init(after seconds: Double, _ body: @escaping @MainActor @Sendable () -> Void) {
        state = ServiceReply.onMain {
            let state = State()
            DeferredWork.shared.schedule(after: max(0, seconds)) { if !state.isStopped { body() } }
            return state
        }
    }

    package func invalidate() {
        let state = state
        ServiceReply.onMain { state.isStopped = true }
    }
}
