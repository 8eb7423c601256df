import Dispatch
import ObjectRuntime
import QuinceCombine

/// A value that a number tells from others: objects by their place in the file, as long as they are managed.
public protocol ObjectKeyIdentifiable: Identifiable {
    var id: UInt64 { get }
}

public typealias ObjectKeyIdentifable = ObjectKeyIdentifiable

extension ObjectKeyIdentifiable where Self: ObjectBase {
    public var id: UInt64 {
        guard let home else { return UInt64(UInt(bitPattern: ObjectIdentifier(self))) }
        return UInt64(bitPattern: Int64(home.row.id)) ^ (UInt64(UInt(bitPattern: home.row.type.hashValue)) << 32)
    }
}

/// A value with publishers of its changes.
public protocol RealmSubscribable {
    /// - Parameter isChangeAlone: whether nothing is sent before the first change.
    func _rlmObserve(_ keyPaths: [String]?, on queue: DispatchQueue?, isChangeAlone: Bool, _ receive: @escaping (Result<Any, any Error>) -> Void)
        -> NotificationToken
}

extension RealmCollection {
    public func _rlmObserve(_ keyPaths: [String]?, on queue: DispatchQueue?, isChangeAlone: Bool, _ receive: @escaping (Result<Any, any Error>) -> Void)
        -> NotificationToken
    {
        observe(keyPaths: keyPaths, on: queue) { change in
            switch change {
            case .initial(let collection): if !isChangeAlone { receive(.success(collection)) }
            case .update(let collection, deletions: _, insertions: _, modifications: _): receive(.success(collection))
            case .error(let error): receive(.failure(error))
            }
        }
    }
}

extension Results: RealmSubscribable {}
extension LinkingObjects: RealmSubscribable {}
extension AnyRealmCollection: RealmSubscribable {}
extension List: RealmSubscribable {}
extension MutableSet: RealmSubscribable {}

extension Map: RealmSubscribable {
    public func _rlmObserve(_ keyPaths: [String]?, on queue: DispatchQueue?, isChangeAlone: Bool, _ receive: @escaping (Result<Any, any Error>) -> Void)
        -> NotificationToken
    {
        observe(keyPaths: keyPaths, on: queue) { change in
            switch change {
            case .initial(let map): if !isChangeAlone { receive(.success(map)) }
            case .update(let map, deletions: _, insertions: _, modifications: _): receive(.success(map))
            case .error(let error): receive(.failure(error))
            }
        }
    }
}

extension ObjectBase: RealmSubscribable {
    public func _rlmObserve(
        _ keyPaths: [String]?, on queue: DispatchQueue?, isChangeAlone: Bool, _ receive: @escaping (Result<Any, any Error>) -> Void
    ) -> NotificationToken {
        if !isChangeAlone { receive(.success(self)) }
        return ObjectNotifier<ObjectBase>.observe(self, keyPaths, queue) { change in
            switch change {
            case .change(let object, _): receive(.success(object))
            case .deleted: break
            case .error(let error): receive(.failure(error))
            }
        }
    }
}

/// The publishers of Realm's objects and collections. They send on the queue that the Realm belongs to.
public enum RealmPublishers {
    /// Keeps the observation of one subscriber.
    final class Observation<Input, Failure: Error>: Subscription, @unchecked Sendable {
        private var token: NotificationToken?
        private var isOver = false

        func keep(_ token: NotificationToken) { if isOver { token.invalidate() } else { self.token = token } }
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {
            isOver = true
            token?.invalidate()
            token = nil
        }
    }

    /// Sends the object or the collection, now and after each change.
    public struct Value<Subscribable: RealmSubscribable>: Publisher {
        public typealias Output = Subscribable
        public typealias Failure = any Error

        let observe: (@escaping (Result<Any, any Error>) -> Void) -> NotificationToken

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            let observation = Observation<Output, Failure>()
            subscriber.receive(subscription: observation)
            observation.keep(
                observe { result in
                    switch result {
                    case .success(let value): if let value = value as? Subscribable { _ = subscriber.receive(value) }
                    case .failure(let error): subscriber.receive(completion: .failure(error))
                    }
                })
        }
    }

    /// Sends after each change.
    public struct WillChange<Collection: RealmSubscribable>: Publisher {
        public typealias Output = Void
        public typealias Failure = Never

        let observe: (@escaping () -> Void) -> NotificationToken?

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Void {
            let observation = Observation<Void, Never>()
            subscriber.receive(subscription: observation)
            if let token = observe({ _ = subscriber.receive() }) { observation.keep(token) }
        }
    }

    public typealias RealmWillChange = WillChange<Results<Object>>

    /// Sends a collection's changes by their places.
    public struct CollectionChangeset<Collection: RealmCollection>: Publisher {
        public typealias Output = RealmCollectionChange<Collection>
        public typealias Failure = Never

        let collection: Collection
        let keyPaths: [String]?

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Output {
            let observation = Observation<Output, Never>()
            subscriber.receive(subscription: observation)
            observation.keep(collection.observe(keyPaths: keyPaths, on: nil) { _ = subscriber.receive($0) })
        }
    }

    /// Sends an object's changes by its properties.
    public struct ObjectChangeset<O: ObjectBase>: Publisher {
        public typealias Output = ObjectChange<O>
        public typealias Failure = Never

        let object: O
        let keyPaths: [String]?

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Output {
            let observation = Observation<Output, Never>()
            subscriber.receive(subscription: observation)
            observation.keep(
                ObjectNotifier<O>.observe(object, keyPaths, nil) { change in
                    _ = subscriber.receive(change)
                    if case .deleted = change { subscriber.receive(completion: .finished) }
                })
        }
    }
}

extension RealmCollection where Self: RealmSubscribable {
    public var objectWillChange: RealmPublishers.WillChange<Self> { changesAhead(of: self) }
    public var collectionPublisher: RealmPublishers.Value<Self> { collectionPublisher(keyPaths: nil) }
    public func collectionPublisher(keyPaths: [String]?) -> RealmPublishers.Value<Self> { valuePublisher(self, keyPaths: keyPaths) }
    public var changesetPublisher: RealmPublishers.CollectionChangeset<Self> { changesetPublisher(keyPaths: nil) }
    public func changesetPublisher(keyPaths: [String]?) -> RealmPublishers.CollectionChangeset<Self> {
        RealmPublishers.CollectionChangeset(collection: self, keyPaths: keyPaths)
    }
}

private func changesAhead<Changing: RealmSubscribable & ThreadConfined>(of value: Changing) -> RealmPublishers.WillChange<Changing> {
    RealmPublishers.WillChange { receive in
        // What is not managed does not change by itself.
        guard value.realm != nil else { return nil }
        return value._rlmObserve(nil, on: nil, isChangeAlone: true) { _ in receive() }
    }
}

extension Map {
    public var objectWillChange: RealmPublishers.WillChange<Map> { changesAhead(of: self) }
    public var collectionPublisher: RealmPublishers.Value<Map> {
        RealmPublishers.Value { self._rlmObserve(nil, on: nil, isChangeAlone: false, $0) }
    }
}

extension Object: ObservableObject {
    public var objectWillChange: RealmPublishers.WillChange<Object> { changesAhead(of: self) }
}

extension EmbeddedObject: ObservableObject {
    public var objectWillChange: RealmPublishers.WillChange<EmbeddedObject> { changesAhead(of: self) }
}

extension List: ObservableObject {
    public var objectWillChange: RealmPublishers.WillChange<List> { changesAhead(of: self) }
}

extension MutableSet: ObservableObject {
    public var objectWillChange: RealmPublishers.WillChange<MutableSet> { changesAhead(of: self) }
}

extension Map: ObservableObject {}

extension Realm {
    public var objectWillChange: RealmPublishers.RealmWillChange { RealmPublishers.WillChange { receive in self.observe { _, _ in receive() } } }

    /// Opens a Realm in the background and sends it on the main queue.
    public static func asyncOpen(configuration: Realm.Configuration = .defaultConfiguration) -> Future<Realm, Swift.Error> {
        Future { promise in asyncOpen(configuration: configuration) { promise($0) } }
    }
}

/// Sends an object, now and after each change.
public func valuePublisher<T: Object>(_ object: T, keyPaths: [String]? = nil) -> RealmPublishers.Value<T> {
    RealmPublishers.Value { object._rlmObserve(keyPaths, on: nil, isChangeAlone: false, $0) }
}

/// Sends a collection, now and after each change.
public func valuePublisher<T: RealmCollection & RealmSubscribable>(_ collection: T, keyPaths: [String]? = nil) -> RealmPublishers.Value<T> {
    RealmPublishers.Value { collection._rlmObserve(keyPaths, on: nil, isChangeAlone: false, $0) }
}

public func changesetPublisher<T: Object>(_ object: T, keyPaths: [String]? = nil) -> RealmPublishers.ObjectChangeset<T> {
    RealmPublishers.ObjectChangeset(object: object, keyPaths: keyPaths)
}

public func changesetPublisher<T: RealmCollection>(_ collection: T, keyPaths: [String]? = nil) -> RealmPublishers.CollectionChangeset<T> {
    RealmPublishers.CollectionChangeset(collection: collection, keyPaths: keyPaths)
}

extension Publisher {
    /// Sends values as they are at that moment, which later writes leave alone.
    public func freeze<T>() -> Publishers.Map<Self, T> where Output: ThreadConfined, T == Output { map { $0.freeze() } }

    public func freeze<T: RealmCollection>() -> Publishers.Map<Self, RealmCollectionChange<T>> where Output == RealmCollectionChange<T> {
        map { change in
            switch change {
            case .initial(let collection): .initial(collection.freeze())
            case .update(let collection, let deletions, let insertions, let modifications):
                .update(collection.freeze(), deletions: deletions, insertions: insertions, modifications: modifications)
            case .error(let error): .error(error)
            }
        }
    }
}

extension Publisher where Output: ThreadConfined {
    /// Sends values for other threads: `receive(on:)` gives what they are in their Realms.
    public func threadSafeReference() -> RealmPublishers.MakeThreadSafe<Self> { RealmPublishers.MakeThreadSafe(upstream: self) }
}

extension RealmPublishers {
    /// Sends references, which the queue of `receive(on:)` resolves.
    public struct MakeThreadSafe<Upstream: Publisher>: Publisher where Upstream.Output: ThreadConfined {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        let upstream: Upstream

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output { upstream.receive(subscriber: subscriber) }

        public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
            upstream
                .map { value in (ThreadSafeReference(to: value), value.realm!.configuration) }
                .receive(on: scheduler)
                .compactMap { reference, configuration in (try? Realm(configuration: configuration))?.resolve(reference) }
                .eraseToAnyPublisher()
        }
    }
}
