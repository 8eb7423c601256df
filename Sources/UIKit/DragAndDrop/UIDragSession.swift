/// A drag as the app sees it that the items come from.
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
    /// Anything that the app wants to know while the drag goes on.
    var localContext: Any? { get set }
}
