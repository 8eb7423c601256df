import CSQLite
import ObjectRuntime

/// An error that SQLite reported.
struct SQLiteFailure: Error {
    let code: Int32
    let message: String

    /// As apps get it.
    func error(_ fallback: Int = NSSQLiteError) -> NSError {
        let isFull = code == SQLITE_FULL
        let kind = isFull ? NSFileWriteOutOfSpaceError : code == SQLITE_READONLY ? NSFileWriteNoPermissionError : fallback
        return CoreDataError.error(kind, "SQLite: \(message)", [NSSQLiteErrorDomain: NSNumber(value: code)])
    }

    /// Whether two rows share what only one may have.
    var isConstraint: Bool { code & 0xFF == SQLITE_CONSTRAINT }
}

private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

/// An open SQLite database. Its owner sees to it that one thread at a time uses it.
final class SQLiteConnection: @unchecked Sendable {
    private let handle: OpaquePointer
    private var cached: [String: SQLiteStatement] = [:]

    /// - Parameter path: a file's, or `:memory:`.
    init(path: String, readOnly: Bool = false) throws {
        var opened: OpaquePointer?
        // The owner's lock does what SQLite's would do again at each row.
        let flags = (readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) | SQLITE_OPEN_NOMUTEX
        let result = sqlite3_open_v2(path, &opened, flags, nil)
        guard let opened else { throw SQLiteFailure(code: result, message: "no memory") }
        handle = opened
        guard result == SQLITE_OK else {
            let message = String(cString: sqlite3_errmsg(opened))
            sqlite3_close_v2(opened)
            throw SQLiteFailure(code: result, message: message)
        }
        sqlite3_extended_result_codes(opened, 1)
        sqlite3_busy_timeout(opened, 10_000)
        SQLiteFunctions.register(in: opened)
    }

    deinit {
        cached = [:]
        sqlite3_close_v2(handle)
    }

    func close() {
        cached = [:]
        sqlite3_close_v2(handle)
    }

    private func failure(_ code: Int32) -> SQLiteFailure { SQLiteFailure(code: code, message: String(cString: sqlite3_errmsg(handle))) }

    func execute(_ sql: String) throws {
        let result = sqlite3_exec(handle, sql, nil, nil, nil)
        if result != SQLITE_OK { throw failure(result) }
    }

    /// A statement, kept for the next time where its text is one of few.
    func statement(_ sql: String, keep: Bool = true) throws -> SQLiteStatement {
        if let known = cached[sql], !known.isBusy { return known }
        var prepared: OpaquePointer?
        let result = sqlite3_prepare_v2(handle, sql, -1, &prepared, nil)
        guard result == SQLITE_OK, let prepared else { throw failure(result) }
        let statement = SQLiteStatement(prepared)
        if keep {
            if cached.count > 200 { cached = [:] }
            cached[sql] = statement
        }
        return statement
    }

    /// Runs a statement and hands each row on.
    func run(_ sql: String, _ bindings: [ManagedValue] = [], keep: Bool = true, row: (SQLiteStatement) throws -> Void = { _ in }) throws {
        let statement = try statement(sql, keep: keep)
        statement.isBusy = true
        defer {
            statement.reset()
            statement.isBusy = false
        }
        for (index, value) in bindings.enumerated() { statement.bind(value, at: Int32(index + 1)) }
        while true {
            let result = statement.step()
            if result == SQLITE_DONE { return }
            guard result == SQLITE_ROW else { throw failure(result) }
            try row(statement)
        }
    }

    /// The first column of the first row.
    func integer(_ sql: String, _ bindings: [ManagedValue] = []) throws -> Int64? {
        var found: Int64?
        try run(sql, bindings) { found = found ?? $0.integer(0) }
        return found
    }

    /// How many rows the last statement changed.
    var changes: Int { Int(sqlite3_changes(handle)) }

    /// Everything or nothing.
    func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        try execute("BEGIN IMMEDIATE")
        do {
            let result = try body()
            try execute("COMMIT")
            return result
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }
}

final class SQLiteStatement: @unchecked Sendable {
    private let handle: OpaquePointer
    var isBusy = false

    init(_ handle: OpaquePointer) { self.handle = handle }
    deinit { sqlite3_finalize(handle) }

    func step() -> Int32 { sqlite3_step(handle) }

    func reset() {
        sqlite3_reset(handle)
        sqlite3_clear_bindings(handle)
    }

    func bind(_ value: ManagedValue, at index: Int32) {
        switch value {
        case .null, .object: sqlite3_bind_null(handle, index)
        case .integer(let number): sqlite3_bind_int64(handle, index, number)
        case .real(let number): sqlite3_bind_double(handle, index, number)
        case .text(let text): bind(text, index)
        case .data(let data):
            data.withUnsafeBytes { _ = sqlite3_bind_blob64(handle, index, $0.baseAddress ?? UnsafeRawPointer(bitPattern: 1), UInt64($0.count), transient) }
        case .decimal(let number): bind(number.stringValue, index)
        case .reference(let identifier): sqlite3_bind_int64(handle, index, identifier.key)
        }
    }

    private func bind(_ text: String, _ index: Int32) {
        var text = text
        text.withUTF8 { bytes in
            let start = UnsafeRawPointer(bytes.baseAddress ?? UnsafePointer(bitPattern: 1)!).assumingMemoryBound(to: CChar.self)
            _ = sqlite3_bind_text(handle, index, start, Int32(bytes.count), transient)
        }
    }

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }
    func text(_ column: Int32) -> String { sqlite3_column_text(handle, column).map { String(cString: $0) } ?? "" }
    var columnCount: Int32 { sqlite3_column_count(handle) }

    func data(_ column: Int32) -> Data {
        let count = Int(sqlite3_column_bytes(handle, column))
        return sqlite3_column_blob(handle, column).map { Data(bytes: $0, count: count) } ?? Data()
    }

    /// A column as a value of this type.
    func value(_ column: Int32, _ type: NSAttributeType) -> ManagedValue {
        let kind = sqlite3_column_type(handle, column)
        if kind == SQLITE_NULL { return .null }
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType, .undefinedAttributeType:
            return .integer(sqlite3_column_int64(handle, column))
        case .doubleAttributeType, .floatAttributeType, .dateAttributeType: return .real(sqlite3_column_double(handle, column))
        case .stringAttributeType, .URIAttributeType, .objectIDAttributeType:
            let count = Int(sqlite3_column_bytes(handle, column))
            guard let bytes = sqlite3_column_text(handle, column) else { return .null }
            return .text(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
        case .decimalAttributeType: return .decimal(NSDecimalNumber(string: text(column)))
        case .binaryDataAttributeType, .UUIDAttributeType, .transformableAttributeType: return .data(data(column))
        }
    }
}
