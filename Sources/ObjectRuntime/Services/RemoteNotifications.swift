import Foundation

/// Takes what a server sends to the app to the framework that shows notifications, where the app uses it.
package final class RemoteNotifications: @unchecked Sendable {
    /// The running app's.
    package static var current: RemoteNotifications { AppServices.object { RemoteNotifications() } }

    package typealias Receiver = @MainActor (_ userInfo: [AnyHashable: Any], _ isOpened: Bool, _ isInFront: Bool) -> Void

    private let lock = NSLock()
    // Guarded by `lock`.
    private var receiver: Receiver?

    /// Nil until the app asks for its notification centre.
    package var receive: Receiver? {
        get { lock.withLock { receiver } }
        set { lock.withLock { receiver = newValue } }
    }
}
