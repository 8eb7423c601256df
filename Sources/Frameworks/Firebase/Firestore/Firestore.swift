import UIKit

public enum FirestoreSource: UInt, Sendable { case `default`, server, cache }
public enum ListenSource: UInt, Sendable { case `default`, cache }

/// A project's documents.
///
/// They are the app's own, as those of an emulator's empty project whose rules allow everything. Completion handlers and listeners are called on the queue of
/// the settings, which is the main queue, after the call has returned.
open class Firestore: NSObject, @unchecked Sendable {
    public let app: FirebaseApp
    let databaseID: String
    let store: FirestoreStore
    private let lock = NSLock()
    private var current = FirestoreSettings()
    private var ended = false

    init(app: FirebaseApp, databaseID: String, store: FirestoreStore) {
        (self.app, self.databaseID, self.store) = (app, databaseID, store)
        super.init()
    }

    /// That of the default app.
    open class func firestore() -> Firestore { firestore(app: .current) }
    open class func firestore(app: FirebaseApp) -> Firestore { firestore(app: app, database: "(default)") }
    open class func firestore(database: String) -> Firestore { firestore(app: .current, database: database) }
    open class func firestore(app: FirebaseApp, database: String) -> Firestore {
        app.service("Firestore/" + database) {
            let folder = FirebaseFolder(app: app, service: "Firestore").file(FileNames.name(of: database))
            return Firestore(app: app, databaseID: database, store: FirestoreStore(folder: FirebaseFolder(url: folder)))
        }
    }

    /// Of these the queue has an effect: documents are kept in any case.
    open var settings: FirestoreSettings {
        get { lock.withLock { current.copied } }
        set {
            lock.withLock { current = newValue.copied }
            store.queue = newValue.dispatchQueue
        }
    }

    open var persistentCacheIndexManager: PersistentCacheIndexManager? { PersistentCacheIndexManager() }

    // MARK: - Documents

    /// - Parameter collectionPath: an odd number of names with slashes between them.
    open func collection(_ collectionPath: String) -> CollectionReference { CollectionReference(self, Self.path(collectionPath, isDocument: false)) }

    /// - Parameter documentPath: an even number of names with slashes between them.
    open func document(_ documentPath: String) -> DocumentReference { DocumentReference(self, Self.path(documentPath, isDocument: true)) }

    /// All documents in collections of a name, wherever they are.
    open func collectionGroup(_ collectionID: String) -> Query {
        require(
            !collectionID.isEmpty && !collectionID.contains("/"), "Invalid collection ID (\(collectionID)). Collection IDs must not contain / in them.")
        return Query(self, QueryPlan(collection: "", group: collectionID))
    }

    static func path(_ text: String, isDocument: Bool) -> String {
        require(!text.isEmpty, isDocument ? "Document path cannot be empty." : "Collection path cannot be empty.")
        require(!text.contains("//"), "Invalid path (\(text)). Paths must not contain // in them.")
        let names: [Substring] = text.split(separator: "/")
        require(
            names.count.isMultiple(of: 2) == isDocument,
            isDocument
                ? "Invalid document reference. Document references must have an even number of segments, but \(text) has \(names.count)"
                : "Invalid collection reference. Collection references must have an odd number of segments, but \(text) has \(names.count)")
        return names.joined(separator: "/")
    }

    /// Writes that are made together.
    open func batch() -> WriteBatch { WriteBatch(self) }

    // MARK: - Transactions

    /// Reads and writes as if nobody else did meanwhile: the block is called anew, up to five times, where what it read has changed. It is called on a queue
    /// of its own.
    open func runTransaction(_ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?, completion: @escaping (Any?, (any Error)?) -> Void) {
        runTransaction(with: nil, block: updateBlock, completion: completion)
    }

    open func runTransaction(
        with options: TransactionOptions?, block updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?,
        completion: @escaping (Any?, (any Error)?) -> Void
    ) {
        let attempts: Int = options?.maxAttempts ?? 5
        ServiceReply.send(on: store.transactions) { [self] in
            var failure: NSError?
            for _ in 0..<attempts {
                let transaction = Transaction(self)
                var error: NSError?
                let result: Any? = withUnsafeMutablePointer(to: &error) { updateBlock(transaction, $0) }
                if let error { return store.later { completion(nil, error) } }
                failure = store.commit(transaction.allWrites)
                guard let failure else { return store.later { completion(result, nil) } }
                if failure.code != FirestoreErrorCode.failedPrecondition.rawValue { break }
            }
            store.later { completion(nil, failure) }
        }
    }

    // MARK: - Network

    /// Has no effect: nothing is logged here.
    open class func enableLogging(_ logging: Bool) {}
    /// Has no effect: documents are kept as an emulator does without one.
    open func useEmulator(withHost host: String, port: Int) {}

    /// Writes made without a network are answered once there is one.
    open func enableNetwork(completion: (((any Error)?) -> Void)? = nil) { setOnline(true, completion) }
    /// From here on writes are not answered, and snapshots are from the cache.
    open func disableNetwork(completion: (((any Error)?) -> Void)? = nil) { setOnline(false, completion) }

    private func setOnline(_ online: Bool, _ completion: (((any Error)?) -> Void)?) {
        store.setOnline(online)
        store.later { completion?(nil) }
    }

    /// Has no effect: what would be a cache is all there is.
    open func clearPersistence(completion: (((any Error)?) -> Void)? = nil) { store.later { completion?(nil) } }

    /// Calls back when all writes made until now are with the server.
    open func waitForPendingWrites(completion: @escaping ((any Error)?) -> Void) { store.whenWritten { completion(nil) } }

    /// Calls a closure whenever all listeners have what is there.
    open func addSnapshotsInSyncListener(_ listener: @escaping () -> Void) -> any ListenerRegistration { store.addSync(listener) }

    /// Ends all listening.
    open func terminate(completion: (((any Error)?) -> Void)? = nil) {
        store.removeAllListeners()
        store.later { completion?(nil) }
    }

    // MARK: - Bundles and indexes

    /// Fails with `unimplemented`: bundles are made by a server.
    @discardableResult
    open func loadBundle(_ bundleData: Data, completion: ((LoadBundleTaskProgress?, (any Error)?) -> Void)? = nil) -> LoadBundleTask {
        let task = LoadBundleTask()
        store.later {
            task.fail()
            completion?(nil, FirestoreErrorCode.unimplemented.error())
        }
        return task
    }
    open func getQuery(named name: String, completion: @escaping (Query?) -> Void) { store.later { completion(nil) } }

    /// Has no effect: queries look at all documents.
    open func setIndexConfiguration(_ json: String, completion: (((any Error)?) -> Void)? = nil) { store.later { completion?(nil) } }
}

extension Firestore {
    private struct Box: @unchecked Sendable { let value: Any? }

    /// The block's result, once its writes are there.
    @discardableResult
    public nonisolated(nonsending) func runTransaction(_ updateBlock: @escaping (Transaction, NSErrorPointer) -> Any?) async throws -> Any? {
        let box: Box = try await withCheckedThrowingContinuation { continuation in
            runTransaction(updateBlock) { value, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: Box(value: value)) }
            }
        }
        return box.value
    }

    public func enableNetwork() async throws { try await finished { enableNetwork(completion: $0) } }
    public func disableNetwork() async throws { try await finished { disableNetwork(completion: $0) } }
    public func clearPersistence() async throws { try await finished { clearPersistence(completion: $0) } }
    public func waitForPendingWrites() async throws { try await finished { waitForPendingWrites(completion: $0) } }
    public func terminate() async throws { try await finished { terminate(completion: $0) } }
    @discardableResult
    public func loadBundle(_ bundleData: Data) async throws -> LoadBundleTaskProgress { try await answered { loadBundle(bundleData, completion: $0) } }
    public func getQuery(named name: String) async -> Query? {
        await withCheckedContinuation { reply in getQuery(named: name) { reply.resume(returning: $0) } }
    }
}
