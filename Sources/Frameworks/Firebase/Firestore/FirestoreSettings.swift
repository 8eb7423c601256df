import UIKit

public let FirestoreCacheSizeUnlimited: Int64 = -1

/// How a database is used. Of these, `dispatchQueue` has an effect.
open class FirestoreSettings: NSObject, NSCopying, @unchecked Sendable {
    open var host: String = "firestore.googleapis.com"
    open var isSSLEnabled: Bool = true
    /// The queue on which completion handlers and listeners are called.
    open var dispatchQueue: DispatchQueue = .main
    open var isPersistenceEnabled: Bool = true
    open var cacheSizeBytes: Int64 = 104_857_600
    open var cacheSettings: any LocalCacheSettings & NSObjectProtocol = PersistentCacheSettings()
    open var areTimestampsInSnapshotsEnabled: Bool = true

    public override init() { super.init() }

    var copied: FirestoreSettings {
        let copy = FirestoreSettings()
        (copy.host, copy.isSSLEnabled, copy.dispatchQueue) = (host, isSSLEnabled, dispatchQueue)
        (copy.isPersistenceEnabled, copy.cacheSizeBytes, copy.cacheSettings) = (isPersistenceEnabled, cacheSizeBytes, cacheSettings)
        copy.areTimestampsInSnapshotsEnabled = areTimestampsInSnapshotsEnabled
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied }
}

public protocol LocalCacheSettings {}
public protocol MemoryGarbageCollectorSettings {}

open class PersistentCacheSettings: NSObject, LocalCacheSettings, @unchecked Sendable {
    let sizeBytes: NSNumber
    public init(sizeBytes size: NSNumber) {
        sizeBytes = size
        super.init()
    }
    public override convenience init() { self.init(sizeBytes: NSNumber(value: 104_857_600)) }
}

open class MemoryCacheSettings: NSObject, LocalCacheSettings, @unchecked Sendable {
    public override init() { super.init() }
    public init(garbageCollectorSettings settings: any MemoryGarbageCollectorSettings & NSObjectProtocol) { super.init() }
}

open class MemoryEagerGCSetting: NSObject, MemoryGarbageCollectorSettings, @unchecked Sendable {
    public override init() { super.init() }
}

open class MemoryLRUGCSettings: NSObject, MemoryGarbageCollectorSettings, @unchecked Sendable {
    public override init() { super.init() }
    public init(sizeBytes size: NSNumber) { super.init() }
}

/// Indexes of what is kept. There are none: queries look at all documents.
open class PersistentCacheIndexManager: NSObject, @unchecked Sendable {
    open func enableIndexAutoCreation() {}
    open func disableIndexAutoCreation() {}
    open func deleteAllIndexes() {}
}

open class TransactionOptions: NSObject, NSCopying, @unchecked Sendable {
    /// How often a transaction is tried.
    open var maxAttempts: Int = 5 {
        didSet { require(maxAttempts > 0, "Invalid maxAttempts: \(maxAttempts)") }
    }
    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = TransactionOptions()
        copy.maxAttempts = maxAttempts
        return copy
    }
}

open class SnapshotListenOptions: NSObject, @unchecked Sendable {
    public let source: ListenSource
    public let includeMetadataChanges: Bool

    private init(_ source: ListenSource, _ includeMetadataChanges: Bool) {
        (self.source, self.includeMetadataChanges) = (source, includeMetadataChanges)
        super.init()
    }
    public override convenience init() { self.init(.default, false) }

    open func withIncludeMetadataChanges(_ includeMetadataChanges: Bool) -> SnapshotListenOptions { SnapshotListenOptions(source, includeMetadataChanges) }
    open func withSource(_ source: ListenSource) -> SnapshotListenOptions { SnapshotListenOptions(source, includeMetadataChanges) }
}

public enum LoadBundleTaskState: Int, Sendable { case error, inProgress, success }
public typealias LoadBundleObserverHandle = Int

open class LoadBundleTaskProgress: NSObject, @unchecked Sendable {
    public let documentsLoaded = 0
    public let totalDocuments = 0
    public let bytesLoaded = 0
    public let totalBytes = 0
    public let state: LoadBundleTaskState

    init(_ state: LoadBundleTaskState) {
        self.state = state
        super.init()
    }
}

open class LoadBundleTask: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var observers: [Int: (LoadBundleTaskProgress) -> Void] = [:]
    private var last = 0

    @discardableResult
    open func addObserver(_ observer: @escaping (LoadBundleTaskProgress) -> Void) -> LoadBundleObserverHandle {
        lock.withLock {
            last += 1
            observers[last] = observer
            return last
        }
    }
    open func removeObserverWith(handle: LoadBundleObserverHandle) { lock.withLock { observers[handle] = nil } }
    open func removeAllObservers() { lock.withLock { observers = [:] } }

    func fail() { lock.withLock { Array(observers.values) }.forEach { $0(LoadBundleTaskProgress(.error)) } }
}
