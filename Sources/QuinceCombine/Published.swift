import ObjectRuntime

/// A property that publishes its value, before each change of it too.
@propertyWrapper public struct Published<Value> {
    /// Sends the property's value, and each new one just before it is set.
    public struct Publisher: QuinceCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let storage: PublishedStorage<Value>

        public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Value, Downstream.Failure == Never {
            storage.publisher().receive(subscriber: subscriber)
        }
    }

    private var storage: PublishedStorage<Value>

    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// The property's publisher. Set, the property has the value and the subscribers of the other one.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    public static subscript<Enclosing: AnyObject>(
        _enclosingInstance object: Enclosing, wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
        storage storage: ReferenceWritableKeyPath<Enclosing, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].storage.value }
        set {
            if let observed = object as? any ObservableObject { announce(observed) }
            object[keyPath: storage].storage.set(newValue)
        }
    }

    private static func announce(_ object: some ObservableObject) {
        (object.objectWillChange as? ObservableObjectPublisher)?.send()
    }
}

/// The value of a published property, and who listens to it.
final class PublishedStorage<Value> {
    private(set) var value: Value
    private var subject: CurrentValueSubject<Value, Never>?

    init(_ value: Value) { self.value = value }

    func publisher() -> CurrentValueSubject<Value, Never> {
        if let subject { return subject }
        let made = CurrentValueSubject<Value, Never>(value)
        subject = made
        return made
    }

    func set(_ new: Value) {
        subject?.send(new)
        value = new
    }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        subscribe(Subscribers.Sink<Output, Never>(receiveCompletion: { _ in }, receiveValue: { [weak storage] in storage?.set($0) }))
    }
}

/// An object that announces its changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
    /// Sends before the object changes. Published properties make it do so.
    var objectWillChange: ObjectWillChangePublisher { get }
}

private nonisolated(unsafe) var publisherKey: UInt8 = 0

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher {
        if let known = objc_getAssociatedObject(self, &publisherKey) as? ObservableObjectPublisher { return known }
        let made = ObservableObjectPublisher()
        objc_setAssociatedObject(self, &publisherKey, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }
}

public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    public init() {}

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Void, Downstream.Failure == Never {
        subject.receive(subscriber: subscriber)
    }

    public func send() { subject.send() }
}
