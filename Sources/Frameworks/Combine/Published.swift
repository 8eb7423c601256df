import Foundation
import OpenCombine

/// A property of a class that publishes each value just before it is set.
@propertyWrapper public struct Published<Value> {
    /// Sends the property's value, and then each new one before the property has it.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let storage: PublishedStorage<Value>

        public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Value, Downstream.Failure == Never {
            storage.publisher.receive(subscriber: subscriber)
        }
    }

    private let storage: PublishedStorage<Value>

    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// The property's publisher. It stays the property's own when another is assigned, as Apple's does; that it can be assigned is
    /// for `assign(to: &$property)`.
    public var projectedValue: Publisher {
        mutating get { Publisher(storage: storage) }
        set { _ = newValue }
    }

    public static subscript<Enclosing: AnyObject>(
        _enclosingInstance object: Enclosing, wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
        storage storage: ReferenceWritableKeyPath<Enclosing, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].storage.value }
        set { object[keyPath: storage].storage.set(newValue) }
    }
}

extension Published: PublishedProperty {
    var announcingStorage: any AnnouncingStorage { storage }
}

/// The value of a published property, who listens to it, and what is assigned to it.
final class PublishedStorage<Value>: AnnouncingStorage {
    private let lock = NSLock()
    private var current: Value
    private var subject: CurrentValueSubject<Value, Never>?
    private var announcer: ObservableObjectPublisher?
    private var sources: [any Subscription] = []

    init(_ value: Value) { current = value }
    deinit { for source in sources { source.cancel() } }

    var value: Value { lock.withLock { current } }

    var objectWillChange: ObservableObjectPublisher? {
        get { lock.withLock { announcer } }
        set { lock.withLock { announcer = newValue } }
    }

    /// Made when somebody first asks for it: most properties are only read and set.
    var publisher: CurrentValueSubject<Value, Never> {
        lock.withLock {
            if let subject { return subject }
            let made = CurrentValueSubject<Value, Never>(current)
            subject = made
            return made
        }
    }

    func set(_ new: Value) {
        let (announcer, subject) = lock.withLock { (self.announcer, self.subject) }
        announcer?.send()
        subject?.send(new)
        // What is replaced is released outside the lock: its deinit may come back here.
        let old = lock.withLock {
            defer { current = new }
            return current
        }
        withExtendedLifetime(old) {}
    }

    func keep(_ source: any Subscription) { lock.withLock { sources.append(source) } }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedAssignment(published.storage))
    }
}

private final class PublishedAssignment<Value>: Subscriber {
    typealias Input = Value
    typealias Failure = Never
    private weak var storage: PublishedStorage<Value>?

    init(_ storage: PublishedStorage<Value>) { self.storage = storage }

    func receive(subscription: any Subscription) {
        guard let storage else { return subscription.cancel() }
        storage.keep(subscription)
        subscription.request(.unlimited)
    }

    func receive(_ value: Value) -> Subscribers.Demand {
        storage?.set(value)
        return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}
}
