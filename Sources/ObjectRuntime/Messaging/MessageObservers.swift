import Foundation

/// Who hears of messages that a framework sends to an object, by their names. Objective-C's runtime can put a method of another in a class's place for
/// that; here the sender says what it does.
package final class MessageObservers {
    package struct Observer {
        let willSend: ([Any]) -> Void
        let didSend: ([Any]) -> Void

        package init(willSend: @escaping ([Any]) -> Void, didSend: @escaping ([Any]) -> Void) {
            self.willSend = willSend
            self.didSend = didSend
        }
    }

    private var observers: [String: [Observer]] = [:]

    package init() {}

    package func add(_ observer: Observer, for selector: Selector) {
        observers[selector.description, default: []].append(observer)
    }

    /// Sends a message with `send`; its observers hear of it before and after.
    package func send(_ name: String, _ arguments: [Any], _ send: () -> Void) {
        let heard: [Observer] = observers[name] ?? []
        for observer in heard { observer.willSend(arguments) }
        send()
        for observer in heard { observer.didSend(arguments) }
    }
}

/// An object of a framework whose messages can be heard.
package protocol MessageObservable: AnyObject {
    /// Nil until somebody listens.
    var messageObservers: MessageObservers? { get set }

    /// The messages that the framework sends in a way that can be heard.
    static var observableMessages: Set<String> { get }
}
