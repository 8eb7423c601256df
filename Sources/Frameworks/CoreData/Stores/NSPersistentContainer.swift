import ObjectRuntime

/// A model, its stores, and a context for the main queue.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// With the app's model of that name; without any where the app has none.
    public convenience init(name: String) {
        let model = ModelFiles.url(named: name).flatMap { NSManagedObjectModel(contentsOf: $0) }
        if model == nil { print("error: Failed to load model named \(name)") }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    /// Without a name and a model: nothing can be stored in it.
    public override convenience init() { self.init(name: "", managedObjectModel: NSManagedObjectModel()) }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        persistentStoreDescriptions = []
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: Swift.type(of: self).defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))]
    }

    /// The app's Application Support folder.
    open class func defaultDirectoryURL() -> URL {
        let folder =
            FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Application Support")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Adds the described stores, calling the block once for each.
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, Error?) -> Void) {
        for description in persistentStoreDescriptions {
            guard description.shouldAddStoreAsynchronously else {
                persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
                continue
            }
            nonisolated(unsafe) let answer = block
            persistentStoreCoordinator.addPersistentStore(with: description) { description, error in
                let failure = error
                DispatchQueue.main.async { answer(description, failure) }
            }
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    open func performBackgroundTask<Result, Failure: Error>(_ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result) async throws(Failure)
        -> Result
    {
        let context = newBackgroundContext()
        return try await context.perform { () throws(Failure) -> Result in try block(context) }
    }
}
