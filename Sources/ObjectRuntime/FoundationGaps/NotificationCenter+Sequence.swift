import Foundation

extension NotificationCenter {
    /// Notifications as they are posted, one after another; it never ends by itself.
    public final class Notifications: AsyncSequence, Sendable {
        public typealias Element = Notification

        private let stream: @Sendable () -> AsyncStream<Posted>

        fileprivate init(_ stream: @Sendable @escaping () -> AsyncStream<Posted>) { self.stream = stream }

        /// Begins to listen: what is posted from here on waits for `next()`.
        public func makeAsyncIterator() -> Iterator { Iterator(posted: stream().makeAsyncIterator()) }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var posted: AsyncStream<Posted>.AsyncIterator

            /// The next notification; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await posted.next()?.notification }

            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? { await posted.next(isolation: actor)?.notification }
        }
    }

    /// A message from whoever posts to whoever waits. A notification is a value of which its poster lets go.
    fileprivate struct Posted: @unchecked Sendable {
        let notification: Notification
    }

    /// The observer, which the centre knows until nobody waits any more.
    private struct Listening: @unchecked Sendable {
        let center: NotificationCenter
        let observer: any NSObjectProtocol
    }

    /// The object whose notifications are wanted, which this does not keep.
    private final class Sender: @unchecked Sendable {
        weak var object: AnyObject?
        let isAny: Bool

        init(_ object: AnyObject?) {
            self.object = object
            isAny = object == nil
        }

        func sent(_ notification: Notification) -> Bool {
            guard !isAny else { return true }
            return object.map { wanted in (notification.object as AnyObject?) === wanted } ?? false
        }
    }

    /// The notifications of a name, from `object` alone where there is one, for `for await`.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        let sender = Sender(object)
        return Notifications {
            AsyncStream { continuation in
                let observer: any NSObjectProtocol = self.addObserver(forName: name, object: nil, queue: nil) { notification in
                    if sender.sent(notification) { continuation.yield(Posted(notification: notification)) }
                }
                let listening = Listening(center: self, observer: observer)
                continuation.onTermination = { _ in listening.center.removeObserver(listening.observer) }
            }
        }
    }
}
