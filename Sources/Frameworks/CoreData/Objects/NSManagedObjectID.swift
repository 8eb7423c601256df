import ObjectRuntime

/// Which object it is, whatever the context: in a store by its key, before it is saved by a number of its own.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
    /// The key in the table, or a number that counts down for objects that are not saved.
    let key: Int64
    let knownEntity: NSEntityDescription
    private let place: StorePlace?
    /// The object's identifier since it was saved, and the one before; the coordinator's lock guards both.
    var successor: NSManagedObjectID?
    weak var predecessor: NSManagedObjectID?

    init(key: Int64, entity: NSEntityDescription, place: StorePlace) {
        self.key = key
        knownEntity = entity
        self.place = place
    }

    convenience init(key: Int64, entity: NSEntityDescription, store: NSPersistentStore) { self.init(key: key, entity: entity, place: store.place) }

    /// Of an object that is not saved.
    init(temporary entity: NSEntityDescription) {
        key = TemporaryKeys.shared.next()
        knownEntity = entity
        place = nil
    }

    /// An identifier of no object: no context finds one for it.
    public override convenience init() { self.init(temporary: NSEntityDescription()) }

    open var persistentStore: NSPersistentStore? { place?.store }
    private var storeIdentifier: String { place?.identifier ?? "" }

    open var isTemporaryID: Bool { key < 0 }

    /// The object's entity. Of an object that is only known as what a relationship leads to, the store says which of the destination's
    /// subentities it is of.
    open var entity: NSEntityDescription {
        guard !knownEntity.subentities.isEmpty, !isTemporaryID, let store = persistentStore else { return knownEntity }
        return store.entity(ofKey: key, knownAs: knownEntity) ?? knownEntity
    }

    open func uriRepresentation() -> URL {
        let path = isTemporaryID ? "t\(-key)" : "p\(key)"
        return URL(string: "x-coredata://\(storeIdentifier)/\(entity.name ?? "")/\(path)")!
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return self === other || NSManagedObjectID.same(self, other)
    }

    static func same(_ a: NSManagedObjectID, _ b: NSManagedObjectID) -> Bool {
        a.key == b.key
            && (a.key < 0
                || ((a.place === b.place || a.storeIdentifier == b.storeIdentifier)
                    && (a.knownEntity === b.knownEntity || a.knownEntity.root.name == b.knownEntity.root.name)))
    }

    open override var hash: Int { Int(truncatingIfNeeded: key) }

    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { "\(uriRepresentation())" }
}

/// The facts that the identifiers of a store's objects know of it, one for all of them. A store that is given another identifier has another place.
final class StorePlace: @unchecked Sendable {
    private(set) weak var store: NSPersistentStore?
    let identifier: String

    init(_ store: NSPersistentStore) {
        self.store = store
        identifier = store.identifier ?? ""
    }
}

private final class TemporaryKeys: @unchecked Sendable {
    static let shared = TemporaryKeys()
    private let lock = NSLock()
    private var last: Int64 = 0

    func next() -> Int64 {
        lock.withLock {
            last -= 1
            return last
        }
    }
}
