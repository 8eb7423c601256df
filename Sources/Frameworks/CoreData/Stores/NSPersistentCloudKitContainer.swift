import ObjectRuntime

/// A container whose stores would be kept in iCloud as well. There is no account here: stores are local, with the history that synchronising
/// needs switched on.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// The first description has options for the app's container in iCloud. Apple's takes the first that the entitlements name; those are not read
    /// here, and its name is the one that Xcode proposes: "iCloud." and the bundle's identifier.
    public override init(name: String, managedObjectModel model: NSManagedObjectModel) {
        super.init(name: name, managedObjectModel: model)
        for description in persistentStoreDescriptions { description.setOption(true, forKey: NSPersistentHistoryTrackingKey) }
        guard let identifier = Bundle.main.bundleIdentifier else { return }
        persistentStoreDescriptions.first?.cloudKitContainerOptions = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud." + identifier)
    }

    open override func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void) {
        super.loadPersistentStores { [weak self] description, error in
            block(description, error)
            if error == nil { self?.announceSetup(of: description) }
        }
    }

    /// Makes nothing, since there is no schema in iCloud.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {
        throw CoreDataError.error(NSCoreDataError, "There is no iCloud account.")
    }

    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}

/// Which container in iCloud a store would be kept in.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public let containerIdentifier: String
    /// The number of a scope of CloudKit, which says in which of the container's databases the store would be: by default the private one.
    package var scope = 2

    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }
}
