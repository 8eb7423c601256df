import Dispatch
import ObjectRuntime

/// A store as one thread or queue sees it: a snapshot, the objects that stand for its rows, and who wants to hear of changes.
final class RealmSession: @unchecked Sendable {
    let store: RealmStore
    let configuration: Realm.Configuration
    /// The queue on which changes are told; nil for a thread without one.
    let queue: DispatchQueue?
    let isFrozen: Bool
    var autorefresh = true

    private(set) var state: StoreState
    /// Counts what collections have to look again for.
    private(set) var version = 0
    /// The state before the write transaction that is going on.
    private var before: StoreState?
    private(set) var changes = ChangeSet()
    private(set) var isInvalidated = false
    let accessors = AccessorTable()
    let notifications = SessionNotifications()
    let laterWrites = LaterWrites()

    private let inboxLock = NSLock()
    private var arrived = ChangeSet()

    init(store: RealmStore, configuration: Realm.Configuration, queue: DispatchQueue?, frozen state: StoreState? = nil) {
        self.store = store
        self.configuration = configuration
        self.queue = queue
        isFrozen = state != nil
        self.state = state ?? store.state
    }

    deinit { if before != nil { store.endTurn() } }

    var isWriting: Bool { before != nil }
    var schemas: SchemaRegistry { store.schemas }

    func frozen() -> RealmSession { isFrozen ? self : RealmSession(store: store, configuration: configuration, queue: queue, frozen: state) }

    // MARK: Write transactions

    func beginWrite() {
        if isFrozen { realmException("Can't perform transactions on a frozen Realm") }
        if configuration.readOnly { realmException("Can't perform transactions on read-only Realms.") }
        if isWriting { realmException("The Realm is already in a write transaction") }
        store.waitForTurn()
        isInvalidated = false
        refreshSilently()
        before = state
        changes = ChangeSet()
    }

    func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
        guard before != nil else { realmException("Can't commit a non-existing write transaction") }
        let made: ChangeSet = changes
        do {
            try store.publish(state, made, of: self, withoutNotifying: tokens)
        } catch {
            cancelWrite()
            throw RealmErrors.error(writing: error, configuration)
        }
        before = nil
        changes = ChangeSet()
        store.endTurn()
        notifications.realmChanged(self)
        if notifications.isWaiting { schedule() }
    }

    func cancelWrite() {
        guard let before else { realmException("Can't cancel a non-existing write transaction") }
        let undone: ChangeSet = changes
        state = before
        version += 1
        self.before = nil
        changes = ChangeSet()
        accessors.update(undone.keys, in: self)
        store.endTurn()
        if notifications.isWaiting { schedule() }
    }

    // MARK: Rows

    func require(_ reason: @autoclosure () -> String) { if !isWriting { realmException(reason()) } }

    func requireWriting() {
        require(
            isFrozen
                ? "Attempting to modify a frozen object - call thaw on the Object instance first."
                : "Attempting to modify object outside of a write transaction - call beginWriteTransaction on an RLMRealm instance first.")
    }

    func requireAdding() {
        require("Can only add, remove, or create objects in a Realm in a write transaction - call beginWriteTransaction on an RLMRealm instance first.")
    }

    /// A class that the configuration does not name is an exception.
    func requireType(_ type: ObjectBase.Type) {
        guard let types = configuration.objectTypes, type != DynamicObject.self, !types.contains(where: { $0 == type }) else { return }
        let name: String = type.className()
        realmException(
            "Object type '\(name)' is not managed by the Realm. If using a custom `objectClasses` / `objectTypes` array in your configuration, "
                + "add `\(name)` to the list of `objectClasses` / `objectTypes`.")
    }

    func insert(_ schema: ClassSchema, _ values: [String: StoredValue]) -> RowKey {
        var table: StoreState.Table = state.tables.removeValue(forKey: schema.name) ?? StoreState.Table()
        let id: Int64 = table.nextID
        table.nextID += 1
        table.rows[id] = values
        table.order.append(id)
        if let name = schema.primaryKey?.name, let key = values[name] { table.index[key] = id }
        state.tables[schema.name] = table
        let key = RowKey(type: schema.name, id: id)
        changes.insert(key)
        version += 1
        return key
    }

    func set(_ value: StoredValue, _ key: RowKey, _ property: String) {
        guard state.tables[key.type]?.rows[key.id] != nil else { realmException("Object has been deleted or invalidated.") }
        let old: StoredValue = state.tables[key.type]?.rows[key.id]?.updateValue(value, forKey: property) ?? .null
        changes.modify(key, property)
        version += 1
        removeOrphans(old, value, of: key, property)
    }

    /// The first value of a property of a row that is new.
    func put(_ value: StoredValue, _ key: RowKey, _ property: String) {
        state.tables[key.type]?.rows[key.id]?[property] = value
        version += 1
    }

    /// An embedded object that its owner let go of is deleted.
    private func removeOrphans(_ old: StoredValue, _ new: StoredValue, of key: RowKey, _ property: String) {
        guard let schema = schemas.schema(named: key.type), let target = schema[property]?.target, target.isEmbedded else { return }
        let kept = Set(new.links)
        delete(Set(old.links.filter { !kept.contains($0) }))
    }

    /// The row with a primary key.
    func row(_ schema: ClassSchema, primaryKey: StoredValue) -> RowKey? {
        guard let property = schema.primaryKey, let table = state.tables[schema.name] else { return nil }
        if let id = table.index[primaryKey] {
            if table.rows[id]?[property.name] == primaryKey { return RowKey(type: schema.name, id: id) }
        }
        if table.index.count >= table.rows.count { return nil }
        // The rows came from the file: their keys are looked up for the first time.
        for (id, values) in table.rows { if let value = values[property.name] { state.tables[schema.name]?.index[value] = id } }
        return state.tables[schema.name]?.index[primaryKey].map { RowKey(type: schema.name, id: $0) }
    }

    /// Deletes rows, what they embed, and the links to them.
    func delete(_ keys: Set<RowKey>) {
        var gone = Set(keys.filter { state.contains($0) })
        if gone.isEmpty { return }
        var waiting = Array(gone)
        while let key = waiting.popLast() {
            guard let schema = schemas.schema(named: key.type) else { continue }
            for property in schema.properties where property.target?.isEmbedded == true && property.storage != .linking {
                for link in state.value(key, property.name).links where gone.insert(link).inserted { waiting.append(link) }
            }
        }
        for (type, rows) in Dictionary(grouping: gone, by: \.type) {
            if let name = schemas.schema(named: type)?.primaryKey?.name {
                let taken: [StoredValue] = rows.map { state.value($0, name) }
                for key in taken { state.tables[type]?.index[key] = nil }
            }
            state.tables[type]?.remove(Set(rows.map(\.id)))
        }
        for key in gone { changes.delete(key) }
        removeLinks(to: gone)
        version += 1
        accessors.update(Set(changes.modified.keys), in: self)
    }

    private func removeLinks(to gone: Set<RowKey>) {
        let types = Set(gone.map(\.type))
        for (type, table) in state.tables {
            let schema: ClassSchema? = schemas.schema(named: type)
            // Of a class that is not known every value may be a link.
            let links: [String]? = schema?.linkNames(to: types)
            if links?.isEmpty == true { continue }
            for (id, values) in table.rows {
                for property in links ?? Array(values.keys) {
                    guard let value = values[property], value.leads(to: gone) else { continue }
                    state.tables[type]?.rows[id]?[property] = value.removing(gone)
                    changes.modify(RowKey(type: type, id: id), property)
                }
            }
        }
    }

    func deleteAll() {
        for (type, table) in state.tables {
            for id in table.order { changes.delete(RowKey(type: type, id: id)) }
            state.tables[type]?.rows = [:]
            state.tables[type]?.order = []
            state.tables[type]?.index = [:]
        }
        version += 1
    }

    // MARK: Other sessions' changes

    /// Another session, or this one itself, has written.
    func receive(_ changes: ChangeSet, isLocal: Bool, withoutNotifying tokens: [NotificationToken]) {
        if !isLocal { inboxLock.withLock { arrived.merge(changes) } }
        notifications.keep(changes, isLocal: isLocal, except: tokens)
        if isLocal { return }
        if autorefresh { schedule() } else { notifications.refreshRequired(self) }
    }

    private func schedule() {
        guard let queue else { return }
        queue.async { [weak self] in
            guard let self, !self.isWriting else { return }
            if self.autorefresh { self.refresh() } else { self.notifications.deliver(self) }
        }
    }

    /// Asks for what observers have not been told yet, after the present call.
    func scheduleNotifications() { schedule() }

    /// Takes the newest content over; false where nothing is new.
    @discardableResult
    func refreshSilently() -> Bool {
        if isFrozen || isWriting { return false }
        let changes: ChangeSet = inboxLock.withLock {
            defer { arrived = ChangeSet() }
            return arrived
        }
        if changes.isEmpty { return false }
        state = store.state
        version += 1
        accessors.update(changes.keys, in: self)
        return true
    }

    /// Takes the newest content over and tells observers what has changed.
    @discardableResult
    func refresh() -> Bool {
        if isFrozen || isWriting { return false }
        let isNew: Bool = refreshSilently()
        if isNew { notifications.realmChanged(self) }
        notifications.deliver(self)
        return isNew
    }

    /// Lets go of all objects.
    func invalidate() {
        if isWriting { cancelWrite() }
        accessors.invalidateAll()
        version += 1
    }

    /// The content of a migration, which is nobody else's yet.
    func replaceState(_ state: StoreState) {
        self.state = state
        version += 1
    }

    /// Begins a write that nobody else waits for: a migration's.
    func beginMigration() { before = state }
    func endMigration() { before = nil }
}
