import Foundation

/// Messages that wait for their time on a run loop.
private final class DelayedMessages: @unchecked Sendable {
    static let shared = DelayedMessages()

    struct Message {
        // Kept until the message is sent or cancelled, as on Apple's systems.
        let target: AnyObject
        let selector: Selector
        let argument: Any?
        let timer: Timer
    }

    private let lock = NSLock()
    private var messages: [Message] = []

    func add(_ message: Message) {
        lock.withLock { messages.append(message) }
    }

    /// Sends the message once the current run loop is in one of the modes after `delay` seconds.
    func send(_ selector: Selector, to target: AnyObject, _ argument: Any?, after delay: TimeInterval, in modes: [RunLoop.Mode]) {
        // Not `Timer(timeInterval:)`: Foundation on Linux fires it at once.
        let timer = Timer(fire: Date(timeIntervalSinceNow: max(0, delay)), interval: 0, repeats: false) { timer in
            guard let message = DelayedMessages.shared.take(timer) else { return }
            ObjCRuntime.send(message.selector, to: message.target, [message.argument])
        }
        add(Message(target: target, selector: selector, argument: argument, timer: timer))
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    func take(_ timer: Timer) -> Message? {
        lock.withLock {
            messages.firstIndex { $0.timer === timer }.map { messages.remove(at: $0) }
        }
    }

    /// Whether a message is to an object or to a class. A class has another box each time it is taken for an object.
    static func isSame(_ target: AnyObject, _ other: Any) -> Bool {
        if let type = target as? AnyClass { return other as? AnyClass == type }
        return target === other as AnyObject
    }

    func cancel(where matches: (Message) -> Bool) {
        let cancelled = lock.withLock {
            defer { messages.removeAll(where: matches) }
            return messages.filter(matches)
        }
        for message in cancelled { message.timer.invalidate() }
    }
}

// In an extension of the protocol, so that apps may override them; see NSObject+Messaging.
extension NSObjectProtocol where Self: NSObject {
    /// Sends the message after `delay` seconds, once the current run loop is in its default mode.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        DelayedMessages.shared.send(aSelector, to: self, anArgument, after: delay, in: modes)
    }

    /// The same of a class, which is an object too.
    public static func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedMessages.shared.send(aSelector, to: self as AnyObject, anArgument, after: delay, in: [.default])
    }

    public static func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        DelayedMessages.shared.send(aSelector, to: self as AnyObject, anArgument, after: delay, in: modes)
    }

    /// Cancels every message to `target` that `perform(_:with:afterDelay:)` has yet to send.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedMessages.shared.cancel { DelayedMessages.isSame($0.target, aTarget) }
    }

    public static func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        DelayedMessages.shared.cancel {
            DelayedMessages.isSame($0.target, aTarget) && $0.selector == aSelector && ValueComparison.areEqual($0.argument, anArgument)
        }
    }

    /// Sends the message on the main thread, at once where this is it and `wait` is true.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if wait, Thread.isMainThread {
            ObjCRuntime.send(aSelector, to: self, [arg])
            return
        }
        // The caller hands both over, as Objective-C code does.
        nonisolated(unsafe) let target = self
        nonisolated(unsafe) let argument = arg
        let message: @Sendable () -> Void = { _ = ObjCRuntime.send(aSelector, to: target, [argument]) }
        if wait { DispatchQueue.main.sync(execute: message) } else { DispatchQueue.main.async(execute: message) }
    }

    /// Sends the message on a thread of its own.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let target = self
        nonisolated(unsafe) let argument = arg
        Thread.detachNewThread { ObjCRuntime.send(aSelector, to: target, [argument]) }
    }
}
