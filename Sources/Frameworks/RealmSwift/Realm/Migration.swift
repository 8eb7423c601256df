import ObjectRuntime

/// Changes a file that was written with other classes, or other properties of them.
public typealias MigrationBlock = (_ migration: Migration, _ oldSchemaVersion: UInt64) -> Void

/// An object of a file that is migrated; its properties are found by name.
public typealias MigrationObject = DynamicObject

public typealias MigrationObjectEnumerateBlock = (_ oldObject: MigrationObject?, _ newObject: MigrationObject?) -> Void

/// The version of the classes that a file was written with; an error where there is no file.
public func schemaVersionAtURL(_ fileURL: URL, encryptionKey: Data? = nil) throws -> UInt64 {
    guard FileManager.default.fileExists(atPath: fileURL.path) else {
        throw Realm.Error(.fileNotFound, "Cannot open Realm file at path '\(fileURL.path)': no such file", fileURL)
    }
    do {
        guard let header = try RowFile(path: fileURL.path, readOnly: true).header() else {
            throw Realm.Error(.invalidDatabase, "The file at path '\(fileURL.path)' has no schema version", fileURL)
        }
        return header.schemaVersion
    } catch let failure as RowFile.Failure {
        throw Realm.Error(.fileAccess, failure.message, fileURL)
    }
}

/// A file as it was, and as it is to be.
public final class Migration {
    private let store: RealmStore
    private let configuration: Realm.Configuration
    private let before: RealmSession
    private let after: RealmSession

    init(_ store: RealmStore, _ configuration: Realm.Configuration) {
        self.store = store
        self.configuration = configuration
        before = RealmSession(store: store, configuration: configuration, queue: nil, frozen: store.state)
        after = RealmSession(store: store, configuration: configuration, queue: nil)
        after.beginMigration()
        for name in store.currentHeader.classes.keys { fillIn(name) }
    }

    /// The classes that the app has now; of the old ones nothing but names is known.
    public var oldSchema: Schema { newSchema }
    public var newSchema: Schema { Schema(objectSchema: store.schemas.all.map(ObjectSchema.init)) }

    /// A property that is new in a class has the value with which such a property begins.
    private func fillIn(_ name: String) {
        guard let schema = store.schemas.schema(named: name) else { return }
        for row in after.state.keys(of: name) {
            for property in schema.stored where after.state.values(row)?[property.name] == nil {
                let value: StoredValue =
                    property.shape.collection == .none
                    ? after.stored(after.any(.null, property.shape), property.shape)
                    : (property.shape.collection == .map ? .map([:]) : .list([]))
                after.put(value, row, property.name)
            }
        }
    }

    /// Calls the block for each object of a class: as it was, and as it will be.
    public func enumerateObjects(ofType typeName: String, _ block: MigrationObjectEnumerateBlock) {
        for row in before.state.keys(of: typeName) {
            let old = DynamicObject.unchecked(row, in: before)
            block(old, after.state.contains(row) ? after.accessors.dynamicObject(row, in: after) : nil)
        }
    }

    @discardableResult
    public func create(_ typeName: String, value: Any = [String: Any]()) -> MigrationObject {
        guard let schema = store.schemas.schema(named: typeName) else { realmException("Object type '\(typeName)' is not managed by the Realm.") }
        return after.accessors.dynamicObject(after.create(schema, from: value, update: .error), in: after)
    }

    public func delete(_ object: MigrationObject) { if let row = object.home?.row { after.delete([row]) } }

    /// Deletes all objects of a class that the app may not have any more; false where there were none.
    @discardableResult
    public func deleteData(forType typeName: String) -> Bool {
        let rows: [RowKey] = after.state.keys(of: typeName)
        after.delete(Set(rows))
        return !rows.isEmpty
    }

    public func renameProperty(onType typeName: String, from oldName: String, to newName: String) {
        for row in after.state.keys(of: typeName) {
            if let value = before.state.values(row)?[oldName] { after.put(value, row, newName) }
        }
    }

    /// Drops what the classes do not have any more, brings values into the properties' kinds, and writes everything.
    func finish(_ old: RowFile.Header) throws {
        var state: StoreState = after.state
        var classes: [String: [String: String]] = old.classes
        for (name, table) in state.tables {
            guard let schema = store.schemas.schema(named: name) else { continue }
            classes[name] = schema.kinds
            for (id, values) in table.rows {
                var kept: [String: StoredValue] = [:]
                for property in schema.stored {
                    guard let value = values[property.name] else { continue }
                    kept[property.name] = Self.fitting(value, property.shape)
                }
                state.tables[name]?.rows[id] = kept
            }
            state.tables[name]?.index = [:]
        }
        for name in classes.keys { if let schema = store.schemas.schema(named: name) { classes[name] = schema.kinds } }
        after.endMigration()
        try store.replace(with: state, header: .init(schemaVersion: configuration.schemaVersion, classes: classes))
    }

    /// A value of another kind becomes the one with which the property begins.
    private static func fitting(_ value: StoredValue, _ shape: _PropertyShape) -> StoredValue {
        switch (shape.collection, value) {
        case (.none, .object): return shape.type == .object || shape.type == .any ? value : .null
        case (.none, .null), (.list, .list), (.set, .list), (.map, .map): return value
        case (.none, _):
            guard let plain = RealmSession.plain(value) else { return .null }
            return RealmSession.stored(plain: plain, shape.type) ?? .null
        case (.map, _): return .map([:])
        default: return .list([])
        }
    }
}

extension DynamicObject {
    /// An object of which the file's values are read as they are, whatever the class has now.
    static func unchecked(_ row: RowKey, in session: RealmSession) -> DynamicObject {
        let object = DynamicObject()
        object.home = ManagedHome(session: session, row: row, schema: session.schemas.schema(of: DynamicObject.self))
        return object
    }
}

extension Realm {
    /// Opens a file, migrates it and closes it.
    public static func performMigration(for configuration: Realm.Configuration = .defaultConfiguration) throws {
        _ = try StoreOpening.store(configuration)
    }
}
