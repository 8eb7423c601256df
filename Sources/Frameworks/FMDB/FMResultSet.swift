import CSQLite
import ObjectRuntime

/// The rows of a query, one after the other. It is closed behind the last.
///
/// Values are optionals that need no unwrapping, as those of versions are which do not say whether they are; where one is asked whether it is there, both are.
open class FMResultSet: NSObject, @unchecked Sendable {
    open private(set) var parentDB: FMDatabase?
    open private(set) var statement: FMStatement?
    public let query: String?
    private let keeps: Bool
    private var hasRow = false
    private var pointer: OpaquePointer? { statement?.pointer }

    init(_ statement: FMStatement, of database: FMDatabase, keeps: Bool) {
        (self.statement, parentDB, query, self.keeps) = (statement, database, statement.query, keeps)
        super.init()
    }

    deinit { close() }

    open func close() {
        if keeps { statement?.reset() } else { statement?.close() }
        (statement, parentDB, hasRow) = (nil, nil, false)
    }

    /// Goes to the next row; false behind the last, or where there is an error.
    open func next() -> Bool {
        guard let pointer else { return false }
        let code: Int32 = sqlite3_step(pointer)
        hasRow = code == SQLITE_ROW
        if !hasRow {
            if code != SQLITE_DONE, parentDB?.logsErrors == true { print("Error calling sqlite3_step (\(code): \(parentDB?.lastErrorMessage() ?? "")) rs") }
            close()
        }
        return hasRow
    }

    /// The same; throws the database's error.
    @discardableResult
    open func nextWithError() throws -> Bool {
        guard let pointer else { return false }
        let code: Int32 = sqlite3_step(pointer)
        hasRow = code == SQLITE_ROW
        guard !hasRow else { return true }
        let error: (any Error)? = code == SQLITE_DONE ? nil : parentDB?.lastError()
        close()
        if let error { throw error }
        return false
    }

    open func hasAnotherRow() -> Bool { hasRow }

    // MARK: Columns

    open var columnCount: Int32 { pointer.map { sqlite3_column_count($0) } ?? 0 }

    /// The columns by their names in small letters.
    open private(set) lazy var columnNameToIndexMap: NSMutableDictionary = {
        let result = NSMutableDictionary()
        for index in 0..<columnCount { if let name = columnName(for: index) { result[name.lowercased()] = NSNumber(value: index) } }
        return result
    }()

    /// -1 where there is none of that name.
    open func columnIndex(forName columnName: String) -> Int32 {
        if let known = columnNameToIndexMap[columnName.lowercased()] as? NSNumber { return known.int32Value }
        if parentDB?.logsErrors == true { print("Warning: I could not find the column named '\(columnName)'.") }
        return -1
    }

    open func columnName(for columnIdx: Int32) -> String! {
        guard let pointer, columnIdx >= 0, columnIdx < columnCount else { return nil }
        return String(cString: sqlite3_column_name(pointer, columnIdx))
    }

    private func isThere(_ column: Int32) -> OpaquePointer? {
        guard let pointer, column >= 0, column < columnCount, sqlite3_column_type(pointer, column) != SQLITE_NULL else { return nil }
        return pointer
    }

    open func columnIndexIsNull(_ columnIdx: Int32) -> Bool { isThere(columnIdx) == nil }
    open func columnIsNull(_ columnName: String) -> Bool { columnIndexIsNull(columnIndex(forName: columnName)) }

    // MARK: Values

    open func int(forColumnIndex columnIdx: Int32) -> Int32 { isThere(columnIdx).map { sqlite3_column_int($0, columnIdx) } ?? 0 }
    open func int(forColumn columnName: String) -> Int32 { int(forColumnIndex: columnIndex(forName: columnName)) }
    open func long(forColumnIndex columnIdx: Int32) -> Int { Int(longLongInt(forColumnIndex: columnIdx)) }
    open func long(forColumn columnName: String) -> Int { long(forColumnIndex: columnIndex(forName: columnName)) }
    open func longLongInt(forColumnIndex columnIdx: Int32) -> Int64 { isThere(columnIdx).map { sqlite3_column_int64($0, columnIdx) } ?? 0 }
    open func longLongInt(forColumn columnName: String) -> Int64 { longLongInt(forColumnIndex: columnIndex(forName: columnName)) }
    open func unsignedLongLongInt(forColumnIndex columnIdx: Int32) -> UInt64 { UInt64(bitPattern: longLongInt(forColumnIndex: columnIdx)) }
    open func unsignedLongLongInt(forColumn columnName: String) -> UInt64 { unsignedLongLongInt(forColumnIndex: columnIndex(forName: columnName)) }
    open func bool(forColumnIndex columnIdx: Int32) -> Bool { int(forColumnIndex: columnIdx) != 0 }
    open func bool(forColumn columnName: String) -> Bool { bool(forColumnIndex: columnIndex(forName: columnName)) }
    open func double(forColumnIndex columnIdx: Int32) -> Double { isThere(columnIdx).map { sqlite3_column_double($0, columnIdx) } ?? 0 }
    open func double(forColumn columnName: String) -> Double { double(forColumnIndex: columnIndex(forName: columnName)) }

    open func string(forColumnIndex columnIdx: Int32) -> String! {
        isThere(columnIdx).flatMap { sqlite3_column_text($0, columnIdx) }.map { String(cString: $0) }
    }
    open func string(forColumn columnName: String) -> String! { string(forColumnIndex: columnIndex(forName: columnName)) }

    open func date(forColumnIndex columnIdx: Int32) -> Date! {
        guard isThere(columnIdx) != nil else { return nil }
        guard let parentDB, parentDB.hasDateFormatter() else { return Date(timeIntervalSince1970: double(forColumnIndex: columnIdx)) }
        return string(forColumnIndex: columnIdx).flatMap(parentDB.date(from:))
    }
    open func date(forColumn columnName: String) -> Date! { date(forColumnIndex: columnIndex(forName: columnName)) }

    open func data(forColumnIndex columnIdx: Int32) -> Data! { isThere(columnIdx).map { SQLiteValue.data(columnIdx, $0) } }
    open func data(forColumn columnName: String) -> Data! { data(forColumnIndex: columnIndex(forName: columnName)) }
    open func dataNoCopy(forColumnIndex columnIdx: Int32) -> Data! { data(forColumnIndex: columnIdx) }
    open func dataNoCopy(forColumn columnName: String) -> Data! { data(forColumn: columnName) }

    /// A number, a text or data; `NSNull` for none, nil for a column that is not there.
    open func object(forColumnIndex columnIdx: Int32) -> Any! {
        guard let pointer, columnIdx >= 0, columnIdx < columnCount else { return nil }
        return SQLiteValue(column: columnIdx, of: pointer).object
    }
    open func object(forColumn columnName: String) -> Any! { object(forColumnIndex: columnIndex(forName: columnName)) }
    open func object(forColumnName columnName: String) -> Any! { object(forColumn: columnName) }
    open subscript(columnName: String) -> Any? { object(forColumn: columnName) }
    open subscript(columnIdx: Int32) -> Any? { object(forColumnIndex: columnIdx) }

    /// The row by the names of its columns as they are written.
    open var resultDictionary: [AnyHashable: Any]? {
        guard let pointer, columnCount > 0 else { return nil }
        var result: [AnyHashable: Any] = [:]
        for index in 0..<columnCount { if let name = columnName(for: index) { result[name] = SQLiteValue(column: index, of: pointer).object } }
        return result
    }
    open func resultDict() -> [AnyHashable: Any]? { resultDictionary }

    /// Sets the texts of the row's columns as values of an object, by their names.
    open func kvcMagic(_ object: Any) {
        guard let object = object as? NSObject else { return }
        for index in 0..<columnCount {
            guard let name = columnName(for: index), let text = string(forColumnIndex: index) else { continue }
            object.setValue(text, forKey: name)
        }
    }
}
