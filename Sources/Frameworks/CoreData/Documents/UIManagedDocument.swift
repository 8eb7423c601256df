import UIKit

/// A document whose contents are managed objects: a folder with a store in it, and what the app keeps beside that.
///
/// What changes in its context is saved as a document is: from time to time, when the app is left, and when the document is closed.
@preconcurrency @MainActor open class UIManagedDocument: UIDocument {
    /// The store's name in the folder `StoreContent`.
    open class var persistentStoreName: String { "persistentStore" }

    private static let storeFolder = "StoreContent"
    private static let additionalFolder = "AdditionalContent"

    /// Objects are used and changed in this one, on the main queue. Saving it passes the changes on to its parent, which the document writes.
    open private(set) lazy var managedObjectContext: NSManagedObjectContext = {
        let writer = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        writer.persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: managedObjectModel)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.parent = writer
        observer = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) { [weak self] _ in
            MainActor.assumeIsolated { self?.objectsDidChange() }
        }
        return context
    }()
    private var observer: (any NSObjectProtocol)?

    isolated deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    /// Default: all models of the app's bundle as one.
    open var managedObjectModel: NSManagedObjectModel { model }
    private lazy var model: NSManagedObjectModel = NSManagedObjectModel.mergedModel(from: nil) ?? NSManagedObjectModel()

    /// Passed on when the store is opened, such as those for migration. Default nil.
    open var persistentStoreOptions: [AnyHashable: Any]?
    /// The configuration of the model that the store has. Default nil: all entities.
    open var modelConfiguration: String?

    /// The type of the store in files of a type. Default SQLite.
    open func persistentStoreType(forFileType fileType: String) -> String { NSSQLiteStoreType }

    /// Opens the store, or makes it.
    open func configurePersistentStoreCoordinator(
        for storeURL: URL, ofType fileType: String, modelConfiguration configuration: String?, storeOptions: [AnyHashable: Any]? = nil
    ) throws {
        guard let coordinator, coordinator.persistentStore(for: storeURL) == nil else { return }
        try coordinator.addPersistentStore(
            ofType: persistentStoreType(forFileType: fileType), configurationName: configuration, at: storeURL, options: storeOptions)
    }

    private var coordinator: NSPersistentStoreCoordinator? { managedObjectContext.parent?.persistentStoreCoordinator }

    // MARK: Beside the store

    /// Takes what the app keeps beside the store; called where there is something.
    open func readAdditionalContent(from absoluteURL: URL) throws {}
    /// Gives what the app keeps beside the store. Called before each saving; the default has nothing, and nothing is written then.
    open func additionalContent(for absoluteURL: URL) throws -> Any { NSNull() }
    /// Writes that to a place in the document's folder.
    open func writeAdditionalContent(_ content: Any, to absoluteURL: URL, originalContentsURL absoluteOriginalContentsURL: URL?) throws {}

    // MARK: The document

    private func storeURL(in document: URL) -> URL {
        document.appendingPathComponent(Self.storeFolder, isDirectory: true).appendingPathComponent(Self.persistentStoreName)
    }

    private func openStore(in document: URL) throws {
        let store: URL = storeURL(in: document)
        try FileManager.default.createDirectory(at: store.deletingLastPathComponent(), withIntermediateDirectories: true)
        try configurePersistentStoreCoordinator(
            for: store, ofType: fileType ?? "public.data", modelConfiguration: modelConfiguration, storeOptions: persistentStoreOptions)
    }

    open override func read(from url: URL) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else { throw CocoaError(.fileReadNoSuchFile) }
        managedObjectContext.reset()
        managedObjectContext.parent?.performAndWait { self.managedObjectContext.parent?.reset() }
        try openStore(in: url)
        let additional: URL = url.appendingPathComponent(Self.additionalFolder, isDirectory: true)
        if FileManager.default.fileExists(atPath: additional.path) { try readAdditionalContent(from: additional) }
    }

    /// The content that the app keeps beside the store; the objects are taken from the contexts.
    open override func contents(forType typeName: String) throws -> Any {
        if managedObjectContext.hasChanges { try managedObjectContext.save() }
        return try additionalContent(for: fileURL)
    }

    open override func writeContents(
        _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL, for saveOperation: SaveOperation
    ) throws {
        try openStore(in: url)
        if let writer = managedObjectContext.parent {
            var failure: (any Error)?
            writer.performAndWait {
                do { if writer.hasChanges { try writer.save() } } catch { failure = error }
            }
            if let failure { throw failure }
        }
        guard !(contents is NSNull) else { return }
        let additional: URL = url.appendingPathComponent(Self.additionalFolder, isDirectory: true)
        try FileManager.default.createDirectory(at: additional, withIntermediateDirectories: true)
        try writeAdditionalContent(contents, to: additional, originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
    }

    /// Changes that are not in the store yet.
    open override var hasUnsavedChanges: Bool {
        super.hasUnsavedChanges || managedObjectContext.hasChanges || managedObjectContext.parent?.hasChanges == true
    }

    private func objectsDidChange() {
        if managedObjectContext.hasChanges { updateChangeCount(.done) }
    }
}
