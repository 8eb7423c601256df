import UIKit

/// An observer that a notification center keeps as long as this is there. It is told on the thread that posts, which is the main one.
final class NotificationWatch {
    private let token: any NSObjectProtocol

    init(_ name: Notification.Name, of object: AnyObject? = nil, _ body: @escaping @MainActor (Notification) -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification
            MainActor.assumeIsolated { body(notification) }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
