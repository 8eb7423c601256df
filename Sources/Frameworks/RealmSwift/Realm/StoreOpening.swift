import ObjectRuntime

/// Finds the store of a configuration, or opens its file: made where there is none, and migrated where the app's classes are others.
enum StoreOpening {
    static func store(_ configuration: Realm.Configuration) throws -> RealmStore {
        if let key = configuration.encryptionKey, key.count != 64 { realmException("Encryption key must be exactly 64 bytes long") }
        if let identifier = configuration.inMemoryIdentifier {
            return OpenStores.current.store("memory:" + identifier) {
                RealmStore(
                    identity: "memory:" + identifier, file: nil, state: StoreState(), header: .init(schemaVersion: configuration.schemaVersion, classes: [:]))
            }
        }
        guard let url = configuration.fileURL, !url.path.isEmpty else { realmException("Realm path must not be empty") }
        return try OpenStores.current.store(identity(of: url)) { try open(url, configuration) }
    }

    static func identity(of url: URL) -> String { url.standardizedFileURL.resolvingSymlinksInPath().path }

    private static func open(_ url: URL, _ configuration: Realm.Configuration) throws -> RealmStore {
        let files = FileManager.default
        if !files.fileExists(atPath: url.path) {
            if let seed = configuration.seedFilePath {
                try files.copyItem(at: seed, to: url)
            } else if configuration.readOnly {
                throw Realm.Error(.fileNotFound, "Failed to open Realm file at path '\(url.path)': No such file or directory", url)
            }
        }
        do {
            return try migrated(try read(url, configuration), configuration)
        } catch let failure as RowFile.Failure {
            throw error(opening: failure, url)
        } catch is RowCoder.Unreadable {
            throw Realm.Error(.invalidDatabase, "Failed to open Realm file at path '\(url.path)': Invalid database", url)
        } catch let mismatch as Realm.Error where mismatch.code == .schemaMismatch && configuration.deleteRealmIfMigrationNeeded {
            for end in ["", "-wal", "-shm"] where files.fileExists(atPath: url.path + end) { try files.removeItem(atPath: url.path + end) }
            return try read(url, configuration)
        }
    }

    private static func error(opening failure: RowFile.Failure, _ url: URL) -> Realm.Error {
        let prefix = "Failed to open Realm file at path '\(url.path)': "
        // Codes of SQLite: what is no database, what cannot be opened, what must not be written.
        switch failure.code & 0xFF {
        case 26, 11: return Realm.Error(.invalidDatabase, prefix + "It is no file that this system's Realm has written: \(failure.message)", url)
        case 14 where !FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path):
            return Realm.Error(.fileNotFound, "Directory at path '\(url.path)' does not exist.", url)
        case 8, 3: return Realm.Error(.filePermissionDenied, prefix + failure.message, url)
        default: return Realm.Error(.fileAccess, prefix + failure.message, url)
        }
    }

    private static func read(_ url: URL, _ configuration: Realm.Configuration) throws -> RealmStore {
        let file = try RowFile(path: url.path, readOnly: configuration.readOnly)
        let header = try file.header()
        let state: StoreState = header == nil ? StoreState() : try file.state()
        if header == nil, !configuration.readOnly {
            try file.write([], of: state, header: .init(schemaVersion: configuration.schemaVersion, classes: [:]))
        }
        if let size = try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int { _ = configuration.shouldCompactOnLaunch?(size, size) }
        return RealmStore(
            identity: identity(of: url), file: file, state: state,
            header: header ?? .init(schemaVersion: configuration.schemaVersion, classes: [:]))
    }

    // MARK: Migrating

    private static func migrated(_ store: RealmStore, _ configuration: Realm.Configuration) throws -> RealmStore {
        let url: URL? = configuration.fileURL
        let old: RowFile.Header = store.currentHeader
        if old.schemaVersion > configuration.schemaVersion {
            throw Realm.Error(
                .fail, "Provided schema version \(configuration.schemaVersion) is less than last set version \(old.schemaVersion).", url)
        }
        let differences: [String] = old.classes.sorted { $0.key < $1.key }.flatMap { name, kinds in
            store.schemas.schema(named: name).map { Self.differences(name, kinds, $0.kinds) } ?? []
        }
        if old.schemaVersion == configuration.schemaVersion {
            if differences.isEmpty || configuration.readOnly { return store }
            throw Realm.Error(
                .schemaMismatch, "Migration is required due to the following errors:\n" + differences.map { "- \($0)" }.joined(separator: "\n"), url)
        }
        let migration = Migration(store, configuration)
        configuration.migrationBlock?(migration, old.schemaVersion)
        try migration.finish(old)
        return store
    }

    private static func differences(_ name: String, _ old: [String: String], _ new: [String: String]) -> [String] {
        Set(old.keys).union(new.keys).sorted().compactMap { property in
            switch (old[property], new[property]) {
            case (nil, _): "Property '\(name).\(property)' has been added."
            case (_, nil): "Property '\(name).\(property)' has been removed."
            case (let before?, let after?) where before != after:
                "Property '\(name).\(property)' has been changed from '\(before)' to '\(after)'."
            default: nil
            }
        }
    }
}
