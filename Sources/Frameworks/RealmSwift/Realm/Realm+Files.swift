import ObjectRuntime

extension Realm {
    /// Writes a file of its own with the same objects. A file that is there already is an error.
    public func writeCopy(toFile fileURL: URL, encryptionKey: Data? = nil) throws {
        if FileManager.default.fileExists(atPath: fileURL.path) {
            throw Realm.Error(.fileExists, "File at path '\(fileURL.path)' already exists.", fileURL)
        }
        do {
            let file = try RowFile(path: fileURL.path, readOnly: false)
            let state: StoreState = session.state
            try file.write(Set(state.tables.keys.flatMap { state.keys(of: $0) }), of: state, header: session.store.currentHeader)
        } catch let failure as RowFile.Failure {
            throw Realm.Error(.fileAccess, failure.message, fileURL)
        }
    }

    public func writeCopy(configuration: Realm.Configuration) throws {
        guard let url = configuration.fileURL else { throw Realm.Error(.invalidInput, "The copy needs a file") }
        try writeCopy(toFile: url)
    }

    public static func fileExists(for config: Configuration) -> Bool {
        config.fileURL.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    }

    /// Deletes the file; false where there is none, and an error where it is open.
    public static func deleteFiles(for config: Configuration) throws -> Bool {
        guard let url = config.fileURL else { return false }
        if OpenStores.current.isOpen(StoreOpening.identity(of: url)) {
            throw Realm.Error(.alreadyOpen, "All files associated with the Realm at path '\(url.path)' cannot be deleted: it is open.", url)
        }
        guard FileManager.default.fileExists(atPath: url.path) else { return false }
        try FileManager.default.removeItem(at: url)
        for end in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: url.path + end) }
        return true
    }
}
