import CSQLite
import ObjectRuntime

/// Connections to one database for several threads at a time.
open class FMDatabasePool: NSObject, @unchecked Sendable {
    public let path: String?
    public let openFlags: Int32
    /// The most that are made; 0, the default, for any number.
    open var maximumNumberOfDatabasesToCreate: UInt = 0
    private let lock = NSLock()
    private var free: [FMDatabase] = []
    private var used: [FMDatabase] = []

    public init(path aPath: String?, flags openFlags: Int32) {
        (path, self.openFlags) = (aPath, openFlags)
        super.init()
    }

    public convenience init(path aPath: String?) { self.init(path: aPath, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) }
    public convenience init(url: URL?) { self.init(path: url?.path) }

    open var countOfCheckedInDatabases: UInt { lock.withLock { UInt(free.count) } }
    open var countOfCheckedOutDatabases: UInt { lock.withLock { UInt(used.count) } }
    open var countOfOpenDatabases: UInt { lock.withLock { UInt(free.count + used.count) } }

    open func releaseAllDatabases() {
        lock.withLock {
            free = []
            used = []
        }
    }

    private func taken() -> FMDatabase? {
        let known: FMDatabase? = lock.withLock { () -> FMDatabase? in
            if let database = free.popLast() {
                used.append(database)
                return database
            }
            guard maximumNumberOfDatabasesToCreate == 0 || UInt(used.count) < maximumNumberOfDatabasesToCreate else { return nil }
            let made = FMDatabase(path: path)
            used.append(made)
            return made
        }
        guard let known else { return nil }
        return known.open(withFlags: openFlags) ? known : nil
    }

    private func run(_ block: (FMDatabase) -> Void) {
        guard let database = taken() else { return }
        block(database)
        lock.withLock {
            guard used.contains(where: { $0 === database }) else { return }
            used.removeAll { $0 === database }
            free.append(database)
        }
    }

    open func inDatabase(_ block: (FMDatabase) -> Void) { run(block) }

    private func transaction(_ begin: (FMDatabase) -> Bool, _ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) {
        run { database in
            _ = begin(database)
            var isTakenBack: ObjCBool = false
            block(database, &isTakenBack)
            _ = isTakenBack.boolValue ? database.rollback() : database.commit()
        }
    }

    open func inTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) { transaction({ $0.beginExclusiveTransaction() }, block) }
    open func inDeferredTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) { transaction({ $0.beginDeferredTransaction() }, block) }
    open func inExclusiveTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) { transaction({ $0.beginExclusiveTransaction() }, block) }
    open func inImmediateTransaction(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) { transaction({ $0.beginImmediateTransaction() }, block) }

    @discardableResult
    open func inSavePoint(_ block: (FMDatabase, UnsafeMutablePointer<ObjCBool>) -> Void) -> (any Error)? {
        var result: (any Error)?
        run { database in result = database.inSavePoint { block(database, $0) } }
        return result
    }
}
