import ObjectRuntime

/// A change of one property, as observers of an object hear of it.
public struct PropertyChange {
    public let name: String
    /// The value before; nil where this thread itself made the change.
    public let oldValue: Any?
    public let newValue: Any?
}

/// A change of an object that is observed.
public enum ObjectChange<T> {
    case error(_ error: NSError)
    case change(_: T, _: [PropertyChange])
    case deleted
}

/// Whether a collection's elements are read for the first time, or what has become of them.
public enum RealmCollectionChange<CollectionType> {
    case initial(CollectionType)
    /// The places of what was deleted and modified are those before the change, those of what was inserted those after it.
    case update(CollectionType, deletions: [Int], insertions: [Int], modifications: [Int])
    case error(Error)
}

/// The same for a map, by its keys.
public enum RealmMapChange<Collection: RealmKeyedCollection> {
    case initial(Collection)
    case update(Collection, deletions: [Collection.Key], insertions: [Collection.Key], modifications: [Collection.Key])
    case error(Error)
}

/// A value of one thread or queue, unless it is frozen.
public protocol ThreadConfined {
    var realm: Realm? { get }
    var isInvalidated: Bool { get }
    var isFrozen: Bool { get }
    func freeze() -> Self
    func thaw() -> Self?
}
