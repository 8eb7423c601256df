import ObjectRuntime

extension Realm {
    /// Which file a Realm is, and how it is opened.
    public struct Configuration: @unchecked Sendable {
        /// The configuration of `Realm()`: `default.realm` among the app's documents, unless the app sets another.
        public static var defaultConfiguration: Configuration {
            get { DefaultConfiguration.current.value }
            set { DefaultConfiguration.current.value = newValue }
        }

        /// - Parameter fileURL: the file; it is ignored where there is an `inMemoryIdentifier`.
        public init(
            fileURL: URL? = DefaultConfiguration.fileURL, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil, readOnly: Bool = false,
            schemaVersion: UInt64 = 0, migrationBlock: MigrationBlock? = nil, deleteRealmIfMigrationNeeded: Bool = false,
            shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [ObjectBase.Type]? = nil, seedFilePath: URL? = nil
        ) {
            self.fileURL = inMemoryIdentifier == nil ? fileURL : nil
            if let inMemoryIdentifier { self.inMemoryIdentifier = inMemoryIdentifier }
            self.encryptionKey = encryptionKey
            self.readOnly = readOnly
            self.schemaVersion = schemaVersion
            self.migrationBlock = migrationBlock
            self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
            self.shouldCompactOnLaunch = shouldCompactOnLaunch
            self.objectTypes = objectTypes
            self.seedFilePath = seedFilePath
        }

        /// The file. Setting it ends the life in memory.
        public var fileURL: URL? { didSet { if fileURL != nil, inMemoryIdentifier != nil { inMemoryIdentifier = nil } } }
        /// The name of a Realm that is in memory alone, as long as one of its objects or Realms is kept. Setting it takes the file's place.
        public var inMemoryIdentifier: String? { didSet { if inMemoryIdentifier != nil, fileURL != nil { fileURL = nil } } }
        /// 64 bytes. They are not used: the file is readable.
        public var encryptionKey: Data?
        public var readOnly: Bool = false
        /// The version of the app's classes. A greater one than the file's has the migration block run.
        public var schemaVersion: UInt64 = 0
        public var migrationBlock: MigrationBlock?
        /// Whether a file of other classes is deleted instead of migrated.
        public var deleteRealmIfMigrationNeeded: Bool = false
        /// Asked when the file is opened, with its size; the file is never larger than it has to be.
        public var shouldCompactOnLaunch: ((Int, Int) -> Bool)?
        /// The classes that the Realm may hold; all where nil.
        public var objectTypes: [ObjectBase.Type]?
        public var maximumNumberOfActiveVersions: UInt?
        /// A file that is copied where there is none yet.
        public var seedFilePath: URL?
    }
}

/// The configuration of `Realm()`.
@usableFromInline final class DefaultConfiguration: @unchecked Sendable {
    static var current: DefaultConfiguration { AppServices.object { DefaultConfiguration() } }

    /// Among the app's documents.
    @usableFromInline static var fileURL: URL {
        let documents: URL = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
        return documents.appendingPathComponent("default.realm")
    }

    private let lock = NSLock()
    private var set: Realm.Configuration?

    var value: Realm.Configuration {
        get { lock.withLock { set } ?? Realm.Configuration() }
        set { lock.withLock { set = newValue } }
    }
}

extension Realm.Configuration: CustomStringConvertible {
    public var description: String {
        "Realm.Configuration {\n\tfileURL = \(fileURL.map { "\($0)" } ?? "nil");\n\tinMemoryIdentifier = \(inMemoryIdentifier ?? "nil");\n"
            + "\treadOnly = \(readOnly);\n\tschemaVersion = \(schemaVersion);\n"
            + "\tdeleteRealmIfMigrationNeeded = \(deleteRealmIfMigrationNeeded);\n}"
    }
}

extension Realm.Configuration: Equatable {
    public static func == (lhs: Realm.Configuration, rhs: Realm.Configuration) -> Bool {
        lhs.fileURL == rhs.fileURL && lhs.inMemoryIdentifier == rhs.inMemoryIdentifier && lhs.encryptionKey == rhs.encryptionKey
            && lhs.readOnly == rhs.readOnly && lhs.schemaVersion == rhs.schemaVersion
    }
}
