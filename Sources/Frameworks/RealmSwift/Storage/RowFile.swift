import CSQLite
import ObjectRuntime

private let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

/// The file of a Realm: an SQLite database with a row for each object. A write transaction is one of the database, so that it is
/// there as a whole or not at all.
final class RowFile: @unchecked Sendable {
    struct Failure: Error {
        let code: Int32
        let message: String
    }

    /// The contents of a file besides the objects.
    struct Header {
        var schemaVersion: UInt64
        /// The classes' properties, by name: the kinds in words, with which another version's are compared.
        var classes: [String: [String: String]]
    }

    private let handle: OpaquePointer
    let path: String

    init(path: String, readOnly: Bool) throws {
        var opened: OpaquePointer?
        let flags: Int32 = (readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) | SQLITE_OPEN_FULLMUTEX
        let code: Int32 = sqlite3_open_v2(path, &opened, flags, nil)
        guard let opened else { throw Failure(code: code, message: "no memory") }
        guard code == SQLITE_OK else {
            let message = String(cString: sqlite3_errmsg(opened))
            sqlite3_close_v2(opened)
            throw Failure(code: code, message: message)
        }
        handle = opened
        self.path = path
        sqlite3_busy_timeout(opened, 10_000)
        // What was written is in a log beside the file until the last Realm of the file ends: a write need not wait for the disk.
        if !readOnly { sqlite3_exec(opened, "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL", nil, nil, nil) }
        if !readOnly {
            try execute("CREATE TABLE IF NOT EXISTS head (key TEXT PRIMARY KEY, value BLOB)")
            try execute("CREATE TABLE IF NOT EXISTS object (type TEXT, id INTEGER, content BLOB, PRIMARY KEY (type, id)) WITHOUT ROWID")
        }
    }

    deinit { sqlite3_close_v2(handle) }

    // MARK: Reading

    /// Nil where nothing was ever written.
    func header() throws -> Header? {
        var entries: [String: Data] = [:]
        try rows("SELECT key, value FROM head") { entries[Self.text($0, 0)] = Self.data($0, 1) }
        guard let version = entries["schemaVersion"].flatMap({ UInt64(String(decoding: $0, as: UTF8.self)) }) else { return nil }
        let classes = try entries["classes"].map { try JSONDecoder().decode([String: [String: String]].self, from: $0) }
        return Header(schemaVersion: version, classes: classes ?? [:])
    }

    func state() throws -> StoreState {
        var state = StoreState()
        try rows("SELECT type, id, content FROM object ORDER BY type, id") { row in
            let type: String = Self.text(row, 0)
            let id: Int64 = sqlite3_column_int64(row, 1)
            var table: StoreState.Table = state.tables.removeValue(forKey: type) ?? StoreState.Table()
            table.rows[id] = try RowCoder.decode(Self.data(row, 2))
            table.order.append(id)
            table.nextID = id + 1
            state.tables[type] = table
        }
        return state
    }

    // MARK: Writing

    /// Writes the rows that changed, and the header where there is a new one.
    func write(_ changes: Set<RowKey>, of state: StoreState, header: Header?) throws {
        try execute("BEGIN IMMEDIATE")
        do {
            for key in changes {
                if let values = state.values(key) {
                    try run("REPLACE INTO object (type, id, content) VALUES (?, ?, ?)", [.text(key.type), .number(key.id), .bytes(RowCoder.encode(values))])
                } else {
                    try run("DELETE FROM object WHERE type = ? AND id = ?", [.text(key.type), .number(key.id)])
                }
            }
            if let header {
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                try run("REPLACE INTO head VALUES ('schemaVersion', ?)", [.bytes(Data(String(header.schemaVersion).utf8))])
                try run("REPLACE INTO head VALUES ('classes', ?)", [.bytes(try encoder.encode(header.classes))])
            }
            try execute("COMMIT")
        } catch {
            try? execute("ROLLBACK")
            throw error
        }
    }

    // MARK: Statements

    private enum Binding {
        case text(String)
        case number(Int64)
        case bytes(Data)
    }

    private func failure(_ code: Int32) -> Failure { Failure(code: code, message: String(cString: sqlite3_errmsg(handle))) }

    private func execute(_ sql: String) throws {
        let code: Int32 = sqlite3_exec(handle, sql, nil, nil, nil)
        if code != SQLITE_OK { throw failure(code) }
    }

    private func statement(_ sql: String) throws -> OpaquePointer {
        var prepared: OpaquePointer?
        let code: Int32 = sqlite3_prepare_v2(handle, sql, -1, &prepared, nil)
        guard code == SQLITE_OK, let prepared else { throw failure(code) }
        return prepared
    }

    private func run(_ sql: String, _ bindings: [Binding]) throws {
        let statement: OpaquePointer = try statement(sql)
        defer { sqlite3_finalize(statement) }
        for (offset, binding) in bindings.enumerated() {
            let place = Int32(offset + 1)
            switch binding {
            case .text(let text): sqlite3_bind_text(statement, place, text, -1, transient)
            case .number(let number): sqlite3_bind_int64(statement, place, number)
            case .bytes(let data):
                data.withUnsafeBytes {
                    _ = sqlite3_bind_blob64(statement, place, $0.baseAddress ?? UnsafeRawPointer(bitPattern: 1), UInt64($0.count), transient)
                }
            }
        }
        let code: Int32 = sqlite3_step(statement)
        if code != SQLITE_DONE { throw failure(code) }
    }

    private func rows(_ sql: String, _ body: (OpaquePointer) throws -> Void) throws {
        let statement: OpaquePointer = try statement(sql)
        defer { sqlite3_finalize(statement) }
        while true {
            let code: Int32 = sqlite3_step(statement)
            if code == SQLITE_DONE { return }
            guard code == SQLITE_ROW else { throw failure(code) }
            try body(statement)
        }
    }

    private static func text(_ row: OpaquePointer, _ column: Int32) -> String { String(decoding: data(row, column), as: UTF8.self) }

    private static func data(_ row: OpaquePointer, _ column: Int32) -> Data {
        guard let bytes = sqlite3_column_blob(row, column) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(row, column)))
    }
}
