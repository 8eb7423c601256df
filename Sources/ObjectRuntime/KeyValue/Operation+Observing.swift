import Foundation

extension Operation {
    /// How soon a queue is to begin the operation, beside its others. Lowered sources ask by this name: Foundation for Linux announces no change of it to
    /// those who observe it.
    public var __queuePriority: QueuePriority {
        get { queuePriority }
        set {
            // Foundation's operations have announcements of their own, which reach nobody but themselves.
            announcingChanges(of: ["queuePriority"], by: { queuePriority = newValue }, hasChanged: { _ in true })
        }
    }
}
