import ObjectRuntime

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
public let NSPersistentStoreUbiquitousContentNameKey = "PersistentStoreUbiquitousContentName"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// A place that objects are kept in. Both kinds, on disk and in memory, are SQLite databases.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The kinds of store, as they have been called since iOS 15.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    open internal(set) var configurationName: String
    open internal(set) var options: [AnyHashable: Any]?
    open var url: URL?
    open var identifier: String! {
        didSet { place = StorePlace(self) }
    }
    private(set) lazy var place = StorePlace(self)
    open private(set) var type: String
    open var isReadOnly: Bool
    open internal(set) var metadata: [String: Any]! = [:]
    var rows: RowStore?
    let loadedEntities: [NSEntityDescription]

    init(
        _ coordinator: NSPersistentStoreCoordinator, type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?,
        entities: [NSEntityDescription]
    ) {
        persistentStoreCoordinator = coordinator
        self.type = type
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        self.url = url
        self.options = options
        isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
        loadedEntities = entities
        identifier = UUID().uuidString
    }

    /// The metadata in a store's file, without opening it for use.
    open class func metadataForPersistentStore(with url: URL) throws -> [String: Any] {
        try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: url, options: nil)
    }

    func entity(ofKey key: Int64, knownAs entity: NSEntityDescription) -> NSEntityDescription? { rows?.entity(ofKey: key, root: entity.root) }

    /// Whether the option is set.
    func has(_ option: String) -> Bool { (options?[option] as? NSNumber)?.boolValue ?? (options?[option] as? Bool) ?? false }

    func holds(_ entity: NSEntityDescription) -> Bool { loadedEntities.contains { $0 === entity.root || $0 === entity } }
}
