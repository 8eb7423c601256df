import ObjectRuntime

/// The settings of a container's store. Stores migrate by themselves unless told otherwise.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
    public required init(url: URL) {
        self.url = url
        super.init()
    }

    public override convenience init() { self.init(url: URL(fileURLWithPath: "/dev/null")) }

    open var type = NSSQLiteStoreType
    open var configuration: String?
    open var url: URL?
    open var shouldAddStoreAsynchronously = false
    /// The settings of a store in iCloud; kept, and synchronised with nothing.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    open private(set) var options: [String: Any] = [NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true]
    open private(set) var sqlitePragmas: [String: Any] = [:]

    open func setOption(_ option: Any?, forKey key: String) { options[key] = option }

    open func setValue(_ value: Any?, forPragmaNamed name: String) {
        sqlitePragmas[name] = value
        options[NSSQLitePragmasOption] = sqlitePragmas
    }

    open var isReadOnly: Bool {
        get { flag(NSReadOnlyPersistentStoreOption) }
        set { options[NSReadOnlyPersistentStoreOption] = newValue }
    }
    open var shouldMigrateStoreAutomatically: Bool {
        get { flag(NSMigratePersistentStoresAutomaticallyOption) }
        set { options[NSMigratePersistentStoresAutomaticallyOption] = newValue }
    }
    open var shouldInferMappingModelAutomatically: Bool {
        get { flag(NSInferMappingModelAutomaticallyOption) }
        set { options[NSInferMappingModelAutomaticallyOption] = newValue }
    }
    open var timeout: TimeInterval {
        get { (options[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 240 }
        set { options[NSPersistentStoreTimeoutOption] = newValue }
    }

    private func flag(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = Swift.type(of: self).init(url: url ?? URL(fileURLWithPath: "/dev/null"))
        copy.type = type
        copy.configuration = configuration
        copy.url = url
        copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        copy.options = options
        copy.sqlitePragmas = sqlitePragmas
        return copy
    }
}
