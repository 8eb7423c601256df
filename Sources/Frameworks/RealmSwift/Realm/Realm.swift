import Dispatch
import ObjectRuntime

/// A file of objects, as one thread or queue sees it.
///
/// Realms of the same configuration on the same thread are the same. What one thread writes the main queue's Realms show from a later turn of the queue
/// on, those of other threads once they are asked for anew, refreshed or written to.
public struct Realm {
    let session: RealmSession

    init(_ session: RealmSession) { self.session = session }

    public typealias NotificationBlock = (_ notification: Realm.Notification, _ realm: Realm) -> Void

    /// An event that observers of a Realm hear of.
    public enum Notification: String, Sendable {
        case didChange = "RLMRealmDidChangeNotification"
        /// Something was written elsewhere, and `autorefresh` is off.
        case refreshRequired = "RLMRealmRefreshRequiredNotification"
    }

    /// The way to deal with an object whose primary key is taken.
    public enum UpdatePolicy: Int, Sendable {
        /// An exception.
        case error = 1
        /// The properties that differ are set.
        case modified = 3
        /// All properties are set.
        case all = 2
    }

    // MARK: Opening

    public init(queue: DispatchQueue? = nil) throws { try self.init(configuration: .defaultConfiguration, queue: queue) }

    public init(configuration: Configuration, queue: DispatchQueue? = nil) throws {
        session = try StoreOpening.store(configuration).session(configuration, queue: queue)
    }

    public init(fileURL: URL) throws {
        var configuration: Configuration = .defaultConfiguration
        configuration.fileURL = fileURL
        try self.init(configuration: configuration)
    }

    /// The classes that were met, or those of the configuration.
    public var schema: Schema {
        let types: [ClassSchema] = configuration.objectTypes.map { $0.map { session.schemas.schema(of: $0) } } ?? session.schemas.all
        return Schema(objectSchema: types.filter { $0.type.shouldIncludeInDefaultSchema() }.map(ObjectSchema.init))
    }

    public var configuration: Configuration { session.configuration }
    public var isEmpty: Bool { session.state.isEmpty }

    // MARK: Write transactions

    /// Runs a block in a write transaction; an error that it throws takes all of it back.
    @discardableResult
    public func write<Result>(withoutNotifying tokens: [NotificationToken] = [], _ block: (() throws -> Result)) throws -> Result {
        beginWrite()
        let result: Result
        do {
            result = try block()
        } catch {
            if isInWriteTransaction { cancelWrite() }
            throw error
        }
        if isInWriteTransaction { try commitWrite(withoutNotifying: tokens) }
        return result
    }

    /// Waits until no other thread writes. One transaction within another is an exception.
    public func beginWrite() { session.beginWrite() }

    /// Makes what was written the file's content; on an error it is taken back.
    public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws { try session.commitWrite(withoutNotifying: tokens) }

    /// Takes back everything since `beginWrite()`. Objects that were added are invalid.
    public func cancelWrite() { session.cancelWrite() }

    public var isInWriteTransaction: Bool { session.isWriting }

    // MARK: Adding

    /// Adds an object and what it leads to.
    public func add(_ object: Object, update: UpdatePolicy = .error) { session.add(object, update: update) }

    /// As Realm had it up to its third version: `true` is `.all`.
    public func add(_ object: Object, update: Bool) { add(object, update: update ? .all : .error) }

    public func add<S: Sequence>(_ objects: S, update: UpdatePolicy = .error) where S.Iterator.Element: Object {
        for object in objects { add(object, update: update) }
    }

    public func add<S: Sequence>(_ objects: S, update: Bool) where S.Iterator.Element: Object { add(objects, update: update ? .all : .error) }

    /// Makes an object from a dictionary, an array or another object, or changes the one that has the primary key in it.
    @discardableResult
    public func create<T: Object>(_ type: T.Type, value: Any = [String: Any](), update: UpdatePolicy = .error) -> T {
        session.object(session.create(session.schemas.schema(of: type), from: value, update: update)) as! T
    }

    @discardableResult
    public func create<T: Object>(_ type: T.Type, value: Any = [String: Any](), update: Bool) -> T {
        create(type, value: value, update: update ? .all : .error)
    }

    @discardableResult
    public func dynamicCreate(_ typeName: String, value: Any = [String: Any](), update: UpdatePolicy = .error) -> DynamicObject {
        guard let schema = session.schemas.schema(named: typeName) else { realmException("Object type '\(typeName)' is not managed by the Realm.") }
        return session.accessors.dynamicObject(session.create(schema, from: value, update: update), in: session)
    }

    // MARK: Deleting

    /// Deletes an object. Those that lead to it have nothing in its place.
    public func delete(_ object: ObjectBase) { delete(CollectionOfOne(object)) }

    public func delete<S: Sequence>(_ objects: S) where S.Iterator.Element: ObjectBase {
        session.requireAdding()
        var rows: Set<RowKey> = []
        for object in objects {
            guard let home = object.home, home.session.store === session.store else {
                realmException("Can only delete an object from the Realm it belongs to.")
            }
            rows.insert(home.row)
        }
        session.delete(rows)
    }

    public func delete<Element: ObjectBase>(_ objects: List<Element>) { delete(Array(objects)) }
    public func delete<Element: ObjectBase>(_ objects: Results<Element>) { delete(Array(objects)) }
    public func delete<Key: _MapKey, Value: ObjectBase>(_ map: Map<Key, Value?>) { delete(map.values.compactMap { $0 }) }

    public func deleteAll() {
        session.requireAdding()
        session.deleteAll()
    }

    // MARK: Finding

    /// All objects of a class, now and later.
    public func objects<Element: RealmFetchable>(_ type: Element.Type) -> Results<Element> {
        if let type = type as? ObjectBase.Type {
            session.requireType(type)
            _ = session.schemas.schema(of: type)
        }
        return Results(
            _rlm: _CollectionCore(((type as? any _RealmSchemaDiscoverable.Type)?._rlmShape ?? _PropertyShape(.object)), session, .objects(type.className())))
    }

    public func dynamicObjects(_ typeName: String) -> Results<DynamicObject> {
        Results(_rlm: _CollectionCore(DynamicObject._rlmShape, session, .objects(typeName)))
    }

    /// The object with a primary key.
    public func object<Element: Object, KeyType>(ofType type: Element.Type, forPrimaryKey key: KeyType) -> Element? {
        row(session.schemas.schema(of: type), key).map { session.object($0) as! Element }
    }

    public func dynamicObject(ofType typeName: String, forPrimaryKey key: Any) -> DynamicObject? {
        guard let schema = session.schemas.schema(named: typeName) else { return nil }
        return row(schema, key).map { session.accessors.dynamicObject($0, in: session) }
    }

    private func row(_ schema: ClassSchema, _ key: Any) -> RowKey? {
        guard let primary = schema.primaryKey else { realmException("\(schema.name) does not have a primary key") }
        return session.row(schema, primaryKey: session.stored(key, primary, of: schema))
    }

    // MARK: Changes

    /// Calls back after each write transaction, as long as the token is kept.
    public func observe(_ block: @escaping NotificationBlock) -> NotificationToken { session.notifications.add(block, session) }

    /// Whether what others write is shown by itself.
    public var autorefresh: Bool {
        get { session.autorefresh }
        nonmutating set { session.autorefresh = newValue }
    }

    /// Shows what others have written and tells observers of it; false where nothing is new.
    @discardableResult
    public func refresh() -> Bool { session.refresh() }

    /// Lets go of all objects, which are invalid from now on.
    public func invalidate() { session.invalidate() }

    // MARK: Frozen

    public var isFrozen: Bool { session.isFrozen }
    /// The Realm as it is now, which later writes leave alone.
    public func freeze() -> Realm { Realm(session.frozen()) }
    public func thaw() -> Realm { isFrozen ? Realm(session.store.session(session.configuration)) : self }
    public func freeze<T: ObjectBase>(_ obj: T) -> T { obj.frozenCopy() as! T }
    public func thaw<T: ObjectBase>(_ obj: T) -> T? { obj.thawedCopy() as? T }
    public func freeze<Collection: RealmCollection>(_ collection: Collection) -> Collection { collection.freeze() }
    public func thaw<Collection: RealmCollection>(_ collection: Collection) -> Collection? { collection.thaw() }
}

public typealias NotificationBlock = Realm.NotificationBlock

extension Realm: Equatable {
    public static func == (lhs: Realm, rhs: Realm) -> Bool { lhs.session === rhs.session }
}
