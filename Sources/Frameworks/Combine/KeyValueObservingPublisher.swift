import ObjectRuntime
import OpenCombine

extension NSObject {
    /// Sends the value of a property that can be observed, at first and after each change.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions
        let name: String

        /// - Parameter __named: the property's name, which the lowering supplies: a key path on Linux does not know it.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, __named name: String, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
            self.name = name
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Value, Downstream.Failure == Never {
            subscriber.receive(subscription: ObservedValues(self, subscriber))
        }

        /// Sends only that something changed.
        public func didChange() -> Publishers.Map<KeyValueObservingPublisher, Void> { map { _ in } }

        public static func == (a: KeyValueObservingPublisher, b: KeyValueObservingPublisher) -> Bool {
            a.object === b.object && a.keyPath == b.keyPath && a.options == b.options
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// The values of a property that is `@objc dynamic`, or that its framework announces.
    ///
    /// - Parameter __named: the property's name, which the lowering of `publisher(for: \.name)` supplies.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, __named name: String, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, __named: name, options: options)
    }

    /// The values of a property whose key path comes as a value: as a parameter of a method named `observe` or `publisher` that was given a literal.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        publisher(for: keyPath, __named: ObjCRuntime.name(of: keyPath), options: options)
    }
}

/// Hands on what an observation tells. While nothing is asked for, the latest value waits.
private final class ObservedValues<Subject: NSObject, Value, Downstream: Subscriber>: Subscription
where Downstream.Input == Value, Downstream.Failure == Never {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var observation: NSKeyValueObservation?
    private var demand: Subscribers.Demand = .none
    private var waiting: Value?

    init(_ publisher: NSObject.KeyValueObservingPublisher<Subject, Value>, _ downstream: Downstream) {
        self.downstream = downstream
        let keyPath = publisher.keyPath
        if publisher.options.contains(.initial) { waiting = publisher.object[keyPath: keyPath] }
        let options = publisher.options.subtracting(.initial)
        observation = publisher.object.observe(keyPath, __named: publisher.name, options: options) { [weak self] object, _ in
            self?.send(object[keyPath: keyPath])
        }
    }

    private func send(_ value: Value) {
        lock.lock()
        guard let downstream else { return lock.unlock() }
        guard demand > .none else {
            waiting = value
            return lock.unlock()
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        lock.withLock { demand += more }
    }

    func request(_ more: Subscribers.Demand) {
        lock.lock()
        demand += more
        let value = demand > .none ? waiting : nil
        if value != nil { waiting = nil }
        lock.unlock()
        if let value { send(value) }
    }

    func cancel() {
        let ended = lock.withLock {
            defer { (observation, downstream, waiting) = (nil, nil, nil) }
            return (observation, downstream)
        }
        ended.0?.invalidate()
    }
}
