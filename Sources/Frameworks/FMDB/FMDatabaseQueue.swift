import CSQLite
import ObjectRuntime

/// A database whose users wait for one another, on any threads.
open class FMDatabaseQueue: NSObject, @unchecked Sendable {
    public let path: String?
    public let openFlags: Int32
    private let queue = DispatchQueue(label: "fmdb.queue")
    private let key = DispatchSpecificKey<Bool>()
    private var database: FMDatabase?

    /// Nil where the file cannot be opened.
    public init!(path aPath: String?, flags openFlags: Int32, vfs vfsName: String? = nil) {
        let database = FMDatabase(path: aPath)
        guard database.open(withFlags: openFlags, vfs: vfsName) else { return nil }
        (path, self.openFlags, self.database) = (aPath, openFlags, database)
        super.init()
        queue.setSpecific(key: key, value: true)
    }

    public convenience init!(path aPath: String?) { self.init(path: aPath, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) }
    public convenience init!(url: URL?) { self.init(path: url?.path) }

    open func close() {
        queue.sync {
            _ = database?.close()
            database = nil
        }
    }

    open func interrupt() { _ = database?.interrupt() }

    private func run(_ block: (FMDatabase) -> Void) {
        precondition(
            DispatchQueue.getSpecific(key: key) != true, "inDatabase: was called reentrantly on the same queue, which would lead to a deadlock")
        queue.sync {
            let database: FMDatabase = self.database ?? reopened()
            block(database)
            if database.hasOpenResultSets { database.closeOpenResultSets() }
        }
    }

    private func reopened() -> FMDatabase {
        let made = FMDatabase(path: path)
        made.open(withFlags: openFlags)
        database = made
        return made
    }

    /// Runs a block with the database, and waits for it.
    open func inDatabase(_ block: (FMDatabase) -> Void) { run(block) }

    private func transaction(_ begin: (FMDatabase) -> Bool, _ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) {
        run { database in
            _ = begin(database)
            var isTakenBack: ObjCBool = false
            block(database, &isTakenBack)
            _ = isTakenBack.boolValue ? database.rollback() : database.commit()
        }
    }

    /// Runs a block in a transaction, which is committed unless the block says that it is to be taken back.
    open func inTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) { transaction({ $0.beginExclusiveTransaction() }, block) }
    open func inDeferredTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) { transaction({ $0.beginDeferredTransaction() }, block) }
    open func inExclusiveTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) { transaction({ $0.beginExclusiveTransaction() }, block) }
    open func inImmediateTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) { transaction({ $0.beginImmediateTransaction() }, block) }

    /// Runs a block between a save point and its release.
    @discardableResult
    open func inSavePoint(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) -> (any Error)? {
        var result: (any Error)?
        run { database in result = database.inSavePoint { block(database, $0) } }
        return result
    }

    // Before version 2.7 blocks had a database that may be nil.

    @_disfavoredOverload
    open func inDatabase(_ block: (FMDatabase?) -> Void) { run { block($0) } }
    @_disfavoredOverload
    open func inTransaction(_ block: (FMDatabase?, UnsafeMutablePointer<ObjCBool>?) -> Void) {
        transaction({ $0.beginExclusiveTransaction() }) { block($0, $1) }
    }
    @_disfavoredOverload
    open func inDeferredTransaction(_ block: (FMDatabase?, UnsafeMutablePointer<ObjCBool>?) -> Void) {
        transaction({ $0.beginDeferredTransaction() }) { block($0, $1) }
    }
}
