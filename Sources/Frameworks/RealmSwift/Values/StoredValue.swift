import ObjectRuntime

/// A row of a file: the name of its class, and its number among that class's rows.
struct RowKey: Hashable, Sendable {
    let type: String
    let id: Int64
}

/// A property's value as the file keeps it.
indirect enum StoredValue: Hashable, Sendable {
    case null
    case int(Int64)
    case bool(Bool)
    case float(Float)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case objectId(String)
    case decimal(String)
    case uuid(UUID)
    case object(RowKey)
    /// The elements of a list or of a set.
    case list([StoredValue])
    case map([String: StoredValue])

    var isNull: Bool { self == .null }

    var row: RowKey? {
        if case .object(let key) = self { return key }
        return nil
    }

    var elements: [StoredValue] {
        switch self {
        case .list(let elements): elements
        case .map(let entries): entries.sorted { $0.key < $1.key }.map(\.value)
        default: []
        }
    }

    /// The rows that the value leads to.
    var links: [RowKey] {
        switch self {
        case .object(let key): [key]
        case .list(let elements): elements.compactMap(\.row)
        case .map(let entries): entries.values.compactMap(\.row)
        default: []
        }
    }

    func leads(to rows: Set<RowKey>) -> Bool {
        switch self {
        case .object(let key): rows.contains(key)
        case .list(let elements): elements.contains { $0.leads(to: rows) }
        case .map(let entries): entries.values.contains { $0.leads(to: rows) }
        default: false
        }
    }

    /// The value without its links to rows that are gone.
    func removing(_ gone: Set<RowKey>) -> StoredValue {
        switch self {
        case .object(let key): gone.contains(key) ? .null : self
        case .list(let elements): .list(elements.filter { $0.row.map { !gone.contains($0) } ?? true })
        case .map(let entries): .map(entries.mapValues { $0.removing(gone) })
        default: self
        }
    }
}

extension StoredValue {
    /// The number that the value is, for sums and comparisons.
    var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .bool(let value): value ? 1 : 0
        case .float(let value): Double(value)
        case .double(let value): value
        case .decimal(let text): Double(text)
        case .date(let date): date.timeIntervalSinceReferenceDate
        default: nil
        }
    }

    /// How values stand to each other when objects are sorted by them. Nothing comes first.
    static func order(_ a: StoredValue, _ b: StoredValue) -> ComparisonResult {
        switch (a, b) {
        case (.null, .null): return .orderedSame
        case (.null, _): return .orderedAscending
        case (_, .null): return .orderedDescending
        case (.int(let a), .int(let b)): return compare(a, b)
        case (.string(let a), .string(let b)): return StringOrder.compare(a, b)
        case (.data(let a), .data(let b)): return a.lexicographicallyPrecedes(b) ? .orderedAscending : (a == b ? .orderedSame : .orderedDescending)
        case (.objectId(let a), .objectId(let b)): return compare(a, b)
        case (.uuid(let a), .uuid(let b)): return compare(a.uuidString, b.uuidString)
        case (.decimal(let a), .decimal(let b)): return compare(Decimal(string: a) ?? 0, Decimal(string: b) ?? 0)
        default:
            guard let x = a.number, let y = b.number else { return .orderedSame }
            return compare(x, y)
        }
    }

    private static func compare<Value: Comparable>(_ a: Value, _ b: Value) -> ComparisonResult {
        a < b ? .orderedAscending : (b < a ? .orderedDescending : .orderedSame)
    }
}

/// The order of strings: character by character, letters by the alphabet, small before capital, those with marks after those without.
enum StringOrder {
    static func compare(_ a: String, _ b: String) -> ComparisonResult {
        var left = a.unicodeScalars.makeIterator()
        var right = b.unicodeScalars.makeIterator()
        while true {
            switch (left.next(), right.next()) {
            case (nil, nil): return .orderedSame
            case (nil, _): return .orderedAscending
            case (_, nil): return .orderedDescending
            case (let x?, let y?):
                if x == y { continue }
                let first = weight(x), second = weight(y)
                if first != second { return first < second ? .orderedAscending : .orderedDescending }
            }
        }
    }

    private static func weight(_ scalar: Unicode.Scalar) -> UInt32 {
        let code: UInt32 = scalar.value
        switch code {
        case 0x61...0x7A: return 1000 + (code - 0x61) * 1000
        case 0x41...0x5A: return 1001 + (code - 0x41) * 1000
        case 0xC0...0x24F:
            guard let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars.first, base.value < 0x80 else { break }
            return weight(base) + (code - 0xC0) * 2 + 2
        case 0..<0x80: return code
        default: break
        }
        return 100_000 + code
    }
}
