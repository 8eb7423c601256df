import CSQLite
import ObjectRuntime

/// The functions that predicates and sort descriptors need and SQLite does not know: string comparison as Foundation does it.
enum SQLiteFunctions {
    /// The collations behind comparisons by name.
    static let collations = [
        "caseInsensitiveCompare:": "NSCollateNoCase", "localizedCompare:": "NSCollateLocaleSensitive",
        "localizedCaseInsensitiveCompare:": "NSCollateLocaleNoCase", "localizedStandardCompare:": "NSCollateFinderlike",
    ]

    static func register(in handle: OpaquePointer) {
        sqlite3_create_function_v2(
            handle, "NSCoreDataMatch", 4, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
            { context, _, arguments in
                SQLiteFunctions.match(context, arguments)
            }, nil, nil, nil)
        sqlite3_create_function_v2(
            handle, "NSCoreDataFold", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
            { context, _, arguments in
                SQLiteFunctions.fold(context, arguments)
            }, nil, nil, nil)
        for (selector, name) in collations {
            let selectorPointer = Unmanaged.passRetained(Comparison(selector)).toOpaque()
            sqlite3_create_collation_v2(
                handle, name, SQLITE_UTF8, selectorPointer,
                { pointer, n, a, m, b in
                    guard let pointer else { return 0 }
                    let comparison = Unmanaged<Comparison>.fromOpaque(pointer).takeUnretainedValue()
                    return comparison.order(SQLiteFunctions.text(a, n), SQLiteFunctions.text(b, m))
                }, { pointer in pointer.map { Unmanaged<Comparison>.fromOpaque($0).release() } })
        }
    }

    private final class Comparison {
        let selector: String
        init(_ selector: String) { self.selector = selector }

        func order(_ a: String, _ b: String) -> Int32 {
            switch NSSortDescriptor.compare(a, b, by: selector) ?? .orderedSame {
            case .orderedAscending: -1
            case .orderedSame: 0
            case .orderedDescending: 1
            }
        }
    }

    private static func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
        String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }

    private static func text(_ value: OpaquePointer?) -> String? {
        guard sqlite3_value_type(value) != SQLITE_NULL else { return nil }
        let count = Int(sqlite3_value_bytes(value))
        return sqlite3_value_text(value).map { String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self) }
    }

    /// NSCoreDataMatch(operator, options, text, pattern)
    private static func match(_ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?) {
        guard let arguments, let type = NSComparisonPredicate.Operator(rawValue: UInt(sqlite3_value_int64(arguments[0]))) else {
            return sqlite3_result_int(context, 0)
        }
        let options = NSComparisonPredicate.Options(rawValue: UInt(sqlite3_value_int64(arguments[1])))
        let answer = PredicateComparison(type: type, options: options).compare(text(arguments[2]), text(arguments[3]))
        sqlite3_result_int(context, answer ? 1 : 0)
    }

    /// NSCoreDataFold(function, text)
    private static func fold(_ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?) {
        guard let arguments, let name = text(arguments[0]), let value = text(arguments[1]) else { return sqlite3_result_null(context) }
        let folded =
            name == "lowercase:"
            ? value.lowercased() : name == "uppercase:" ? value.uppercased() : value.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        sqlite3_result_text(context, folded, -1, unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }
}
