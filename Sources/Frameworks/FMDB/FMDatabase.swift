import CSQLite
import ObjectRuntime

public typealias FMDBExecuteStatementsCallbackBlock = ([AnyHashable: Any]) -> Int32

/// A SQLite database. One thread at a time uses it; `FMDatabaseQueue` sees to that.
open class FMDatabase: NSObject, @unchecked Sendable {
    private var handle: OpaquePointer?
    private let file: String?
    private var results: [WeakResult] = []
    private var cached: [String: FMStatement] = [:]
    private var formatter: DateFormatter?

    private struct WeakResult { weak var set: FMResultSet? }

    /// - Parameter path: a file's; nil for a database in memory, an empty one for a temporary file.
    public init(path: String?) {
        file = path
        super.init()
    }

    public convenience init(url: URL?) { self.init(path: url?.path) }
    public convenience override init() { self.init(path: nil) }

    open class func database(withPath path: String?) -> FMDatabase { FMDatabase(path: path) }

    deinit { _ = close() }

    // MARK: Settings

    /// Whether errors are printed. Default true.
    open var logsErrors = true
    /// Whether statements are printed before they run.
    open var traceExecution = false
    /// Whether an error stops the program.
    open var crashOnErrors = false
    /// Kept.
    open var checkedOut = false
    /// Whether statements are kept for the next time.
    open var shouldCacheStatements = false { didSet { if !shouldCacheStatements { clearCachedStatements() } } }
    /// Seconds that a locked database is waited for. Default 2.
    open var maxBusyRetryTimeInterval: TimeInterval = 2 { didSet { waitWhenBusy() } }

    open var databasePath: String? { file }
    open var databaseURL: URL? { file.map { URL(fileURLWithPath: $0) } }
    open var sqliteHandle: OpaquePointer? { handle }
    open var isOpen: Bool { handle != nil }
    open var goodConnection: Bool { isOpen && executeQuery("select name from sqlite_master where type='table'", withArgumentsIn: []) != nil }
    open class func sqliteLibVersion() -> String { String(cString: sqlite3_libversion()) }
    open class func isSQLiteThreadSafe() -> Bool { sqlite3_threadsafe() != 0 }
    open class func fmdbUserVersion() -> String { "2.7.12" }

    // MARK: Opening

    /// Opens the file, which is made where there is none. True also where it is open.
    @discardableResult
    open func open() -> Bool { open(withFlags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) }

    @discardableResult
    open func open(withFlags flags: Int32) -> Bool { open(withFlags: flags, vfs: nil) }

    @discardableResult
    open func open(withFlags flags: Int32, vfs vfsName: String?) -> Bool {
        guard handle == nil else { return true }
        var opened: OpaquePointer?
        let code: Int32 = sqlite3_open_v2(file ?? ":memory:", &opened, flags, vfsName)
        guard code == SQLITE_OK else {
            if logsErrors { print("error opening!: \(code)") }
            sqlite3_close_v2(opened)
            return false
        }
        handle = opened
        waitWhenBusy()
        return true
    }

    private func waitWhenBusy() { if let handle { sqlite3_busy_timeout(handle, Int32(max(maxBusyRetryTimeInterval, 0) * 1000)) } }

    /// Closes the file with the results that are still open.
    @discardableResult
    open func close() -> Bool {
        guard let handle else { return true }
        closeOpenResultSets()
        clearCachedStatements()
        self.handle = nil
        isInTransaction = false
        return sqlite3_close_v2(handle) == SQLITE_OK
    }

    open func interrupt() -> Bool {
        guard let handle else { return false }
        sqlite3_interrupt(handle)
        return true
    }

    open func clearCachedStatements() {
        cached.values.forEach { $0.close() }
        cached = [:]
    }

    open func closeOpenResultSets() {
        for result in results { result.set?.close() }
        results = []
    }

    open var hasOpenResultSets: Bool { results.contains { $0.set?.statement != nil } }

    // MARK: Errors

    open func lastErrorMessage() -> String { handle.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory" }
    open func lastErrorCode() -> Int32 { handle.map { sqlite3_errcode($0) } ?? SQLITE_NOMEM }
    open func lastExtendedErrorCode() -> Int32 { handle.map { sqlite3_extended_errcode($0) } ?? SQLITE_NOMEM }
    open func hadError() -> Bool { lastErrorCode() > SQLITE_OK && lastErrorCode() < SQLITE_ROW }
    open func lastError() -> any Error { NSError(domain: "FMDatabase", code: Int(lastErrorCode()), userInfo: [NSLocalizedDescriptionKey: lastErrorMessage()]) }

    private func failed(_ sql: String) {
        if logsErrors { print("DB Error: \(lastErrorCode()) \"\(lastErrorMessage())\"\nDB Query: \(sql)\nDB Path: \(file ?? ":memory:")") }
        if crashOnErrors { fatalError("DB Error: \(lastErrorCode()) \"\(lastErrorMessage())\"") }
    }

    open var lastInsertRowId: Int64 { handle.map { sqlite3_last_insert_rowid($0) } ?? 0 }
    /// The rows that the last statement changed.
    open var changes: Int32 { handle.map { sqlite3_changes($0) } ?? 0 }

    // MARK: Statements

    private enum Arguments {
        case list([Any?])
        case named([AnyHashable: Any])
    }

    private func prepared(_ sql: String, _ arguments: Arguments) -> FMStatement? {
        guard let handle else {
            if logsErrors { print("The FMDatabase \(self) is not open.") }
            return nil
        }
        if traceExecution { print("\(self) executeQuery: \(sql)") }
        let statement: FMStatement
        if shouldCacheStatements, let known = cached[sql], !known.inUse {
            statement = known
            statement.reset()
        } else {
            var made: OpaquePointer?
            guard sqlite3_prepare_v2(handle, sql, -1, &made, nil) == SQLITE_OK, let made else {
                failed(sql)
                sqlite3_finalize(made)
                return nil
            }
            statement = FMStatement(made, query: sql)
            if shouldCacheStatements { cached[sql] = statement }
        }
        guard bind(arguments, to: statement) else {
            if !shouldCacheStatements { statement.close() }
            return nil
        }
        return statement
    }

    private func bind(_ arguments: Arguments, to statement: FMStatement) -> Bool {
        guard let pointer = statement.pointer else { return false }
        let wanted: Int32 = sqlite3_bind_parameter_count(pointer)
        var bound: Int32 = 0
        switch arguments {
        case .list(let values):
            for value in values where bound < wanted {
                bound += 1
                if SQLiteValue(value, dateFormatter: formatter).bind(to: pointer, at: bound) != SQLITE_OK { return false }
            }
        case .named(let values):
            for (key, value) in values {
                let place: Int32 = sqlite3_bind_parameter_index(pointer, ":\(key)")
                guard place > 0 else {
                    if traceExecution { print("Could not find index for \(key)") }
                    continue
                }
                guard SQLiteValue(value, dateFormatter: formatter).bind(to: pointer, at: place) == SQLITE_OK else { return false }
                bound += 1
            }
        }
        if bound != wanted, logsErrors { print("Error: the bind count is not correct for the # of variables (\(statement.query))") }
        return bound == wanted
    }

    private func query(_ sql: String, _ arguments: Arguments) -> FMResultSet? {
        guard let statement = prepared(sql, arguments) else { return nil }
        statement.inUse = true
        let result = FMResultSet(statement, of: self, keeps: shouldCacheStatements)
        results.removeAll { $0.set == nil }
        results.append(WeakResult(set: result))
        return result
    }

    private func update(_ sql: String, _ arguments: Arguments) -> Bool {
        guard let statement = prepared(sql, arguments), let pointer = statement.pointer else { return false }
        let code: Int32 = sqlite3_step(pointer)
        if code != SQLITE_DONE, code != SQLITE_ROW { failed(sql) }
        statement.reset()
        if !shouldCacheStatements { statement.close() }
        return code == SQLITE_DONE || code == SQLITE_ROW
    }

    @discardableResult
    open func executeUpdate(_ sql: String, withArgumentsIn arguments: [Any]?) -> Bool { update(sql, .list(arguments ?? [])) }
    @discardableResult
    open func executeUpdate(_ sql: String, withParameterDictionary arguments: [AnyHashable: Any]) -> Bool { update(sql, .named(arguments)) }
    /// Throws the database's error.
    open func executeUpdate(_ sql: String, values: [Any]?) throws { if !update(sql, .list(values ?? [])) { throw lastError() } }

    open func executeQuery(_ sql: String, withArgumentsIn arguments: [Any]?) -> FMResultSet! { query(sql, .list(arguments ?? [])) }
    open func executeQuery(_ sql: String, withParameterDictionary arguments: [AnyHashable: Any]?) -> FMResultSet! { query(sql, .named(arguments ?? [:])) }
    open func executeQuery(_ sql: String, values: [Any]?) throws -> FMResultSet {
        guard let result = query(sql, .list(values ?? [])) else { throw lastError() }
        return result
    }

    /// Runs statements one after the other.
    @discardableResult
    open func executeStatements(_ sql: String) -> Bool { executeStatements(sql, withResultBlock: nil) }

    /// The same, telling each row by the names of its columns. An answer other than 0 ends it.
    @discardableResult
    open func executeStatements(_ sql: String, withResultBlock block: FMDBExecuteStatementsCallbackBlock?) -> Bool {
        guard let handle else { return false }
        var rest: [CChar] = Array(sql.utf8CString)
        while rest.count > 1 {
            var made: OpaquePointer?
            var used = 0
            let code: Int32 = rest.withUnsafeBufferPointer { text in
                var tail: UnsafePointer<CChar>?
                let code: Int32 = sqlite3_prepare_v2(handle, text.baseAddress, -1, &made, &tail)
                if let tail, let start = text.baseAddress { used = tail - start }
                return code
            }
            guard code == SQLITE_OK else {
                failed(sql)
                return false
            }
            rest.removeFirst(used)
            guard let made else {
                if used == 0 { break }
                continue
            }
            let statement = FMStatement(made, query: sql)
            defer { statement.close() }
            guard step(made, block) else {
                if hadError() { failed(sql) }
                return false
            }
        }
        return true
    }

    private func step(_ statement: OpaquePointer, _ block: FMDBExecuteStatementsCallbackBlock?) -> Bool {
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_DONE: return true
            case SQLITE_ROW:
                guard let block else { continue }
                var row: [AnyHashable: Any] = [:]
                for column in 0..<sqlite3_column_count(statement) {
                    row[String(cString: sqlite3_column_name(statement, column))] =
                        sqlite3_column_text(statement, column).map { String(cString: $0) as Any } ?? NSNull()
                }
                if block(row) != 0 { return false }
            default: return false
            }
        }
    }

    /// Throws where the statement cannot be prepared.
    open func validateSQL(_ sql: String) throws {
        var made: OpaquePointer?
        let code: Int32 = handle.map { sqlite3_prepare_v2($0, sql, -1, &made, nil) } ?? SQLITE_MISUSE
        defer { sqlite3_finalize(made) }
        if code != SQLITE_OK { throw lastError() }
    }

    // MARK: Transactions

    open private(set) var isInTransaction = false
    open func inTransaction() -> Bool { isInTransaction }

    private func change(_ sql: String, isInTransaction: Bool) -> Bool {
        guard executeUpdate(sql, withArgumentsIn: []) else { return false }
        self.isInTransaction = isInTransaction
        return true
    }

    @discardableResult open func beginTransaction() -> Bool { change("begin exclusive transaction", isInTransaction: true) }
    @discardableResult open func beginDeferredTransaction() -> Bool { change("begin deferred transaction", isInTransaction: true) }
    @discardableResult open func beginImmediateTransaction() -> Bool { change("begin immediate transaction", isInTransaction: true) }
    @discardableResult open func beginExclusiveTransaction() -> Bool { change("begin exclusive transaction", isInTransaction: true) }
    @discardableResult open func commit() -> Bool { change("commit transaction", isInTransaction: false) }
    @discardableResult open func rollback() -> Bool { change("rollback transaction", isInTransaction: false) }

    private func savePoint(_ verb: String, _ name: String) throws {
        if !executeUpdate("\(verb) '\(name.replacingOccurrences(of: "'", with: "''"))';", withArgumentsIn: []) { throw lastError() }
    }

    open func startSavePoint(withName name: String) throws { try savePoint("savepoint", name) }
    open func releaseSavePoint(withName name: String) throws { try savePoint("release savepoint", name) }
    open func rollbackToSavePoint(withName name: String) throws { try savePoint("rollback transaction to savepoint", name) }

    /// Runs a block between a save point and its release. What it changed is taken back where it says so.
    @discardableResult
    open func inSavePoint(_ block: (UnsafeMutablePointer<ObjCBool>) -> Void) -> (any Error)? {
        let name = "dbSavePoint\(UUID().uuidString.prefix(8))"
        do {
            try startSavePoint(withName: name)
            var isTakenBack: ObjCBool = false
            block(&isTakenBack)
            if isTakenBack.boolValue { try rollbackToSavePoint(withName: name) }
            try releaseSavePoint(withName: name)
            return nil
        } catch {
            return error
        }
    }

    // MARK: Dates

    /// A format in which dates are kept as texts.
    open class func storeableDateFormat(_ format: String) -> DateFormatter {
        let result = DateFormatter()
        result.dateFormat = format
        result.timeZone = TimeZone(secondsFromGMT: 0)
        result.locale = Locale(identifier: "en_US")
        return result
    }

    open func hasDateFormatter() -> Bool { formatter != nil }
    open func setDateFormat(_ format: DateFormatter?) { formatter = format }
    open func date(from s: String) -> Date? { formatter?.date(from: s) }
    open func string(from date: Date) -> String? { formatter?.string(from: date) }
}
