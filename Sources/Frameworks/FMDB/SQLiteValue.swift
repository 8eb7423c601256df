import CSQLite
import ObjectRuntime

/// A value as SQLite keeps it.
enum SQLiteValue: Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)

    /// The value of an argument. Dates are seconds since 1970, or texts where the database has a format for them; what SQLite does not know is its description.
    init(_ argument: Any?, dateFormatter: DateFormatter?) {
        guard let argument = Self.unwrapped(argument) else {
            self = .null
            return
        }
        switch argument {
        case is NSNull: self = .null
        case let value as String: self = .text(value)
        case let value as Bool where type(of: argument) == Bool.self: self = .integer(value ? 1 : 0)
        case let value as Int: self = .integer(Int64(value))
        case let value as Double: self = .real(value)
        case let value as Data: self = .blob(value)
        case let value as Date: self = dateFormatter.map { .text($0.string(from: value)) } ?? .real(value.timeIntervalSince1970)
        case let value as URL: self = .text(value.absoluteString)
        case let value as any BinaryInteger: self = .integer(Int64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: self = .real(Double(value))
        case let value as NSNumber: self = Self.number(value)
        case let value as NSString: self = .text(String(describing: value))
        case let value as NSData: self = .blob(Data(referencing: value))
        case let value as NSDate: self.init(value as Date, dateFormatter: dateFormatter)
        default: self = .text(String(describing: argument))
        }
    }

    private static func number(_ value: NSNumber) -> SQLiteValue {
        let type = String(cString: value.objCType)
        return type == "d" || type == "f" ? .real(value.doubleValue) : .integer(value.int64Value)
    }

    /// The value in an optional that was passed as any value; nil for none.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    /// Binds it to a place of a statement, from 1.
    func bind(to statement: OpaquePointer, at place: Int32) -> Int32 {
        let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        return switch self {
        case .null: sqlite3_bind_null(statement, place)
        case .integer(let value): sqlite3_bind_int64(statement, place, value)
        case .real(let value): sqlite3_bind_double(statement, place, value)
        case .text(let value): sqlite3_bind_text(statement, place, value, -1, copied)
        case .blob(let value):
            value.isEmpty
                ? sqlite3_bind_zeroblob(statement, place, 0)
                : value.withUnsafeBytes { sqlite3_bind_blob(statement, place, $0.baseAddress, Int32($0.count), copied) }
        }
    }

    /// The value of a column of a statement's row.
    init(column: Int32, of statement: OpaquePointer) {
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: self = .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
        case SQLITE_BLOB: self = .blob(Self.data(column, statement))
        case SQLITE_NULL: self = .null
        default: self = .text(sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "")
        }
    }

    static func data(_ column: Int32, _ statement: OpaquePointer) -> Data {
        guard let bytes = sqlite3_column_blob(statement, column) else { return Data() }
        return Data(bytes: bytes, count: Int(sqlite3_column_bytes(statement, column)))
    }

    /// As apps get it.
    var object: Any {
        switch self {
        case .null: NSNull()
        case .integer(let value): NSNumber(value: value)
        case .real(let value): NSNumber(value: value)
        case .text(let value): value
        case .blob(let value): value
        }
    }
}
