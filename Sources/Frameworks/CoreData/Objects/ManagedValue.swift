import ObjectRuntime

/// A value of an object as it is kept in memory: close to what a store's column holds, so that reading a hundred thousand rows boxes nothing.
enum ManagedValue: @unchecked Sendable {
    case null
    /// Integers and truth values; in a row that came from a store also the key of a related object.
    case integer(Int64)
    /// Fractions, and dates as seconds since 2001.
    case real(Double)
    /// Texts and URLs.
    case text(String)
    /// Data, UUIDs and archives of transformable values.
    case data(Data)
    case decimal(NSDecimalNumber)
    /// A transformable value, as long as it is not saved.
    case object(Any)
    case reference(NSManagedObjectID)

    var isNull: Bool { if case .null = self { true } else { false } }

    /// From what an app gives.
    init(_ value: Any?, type: NSAttributeType) {
        guard let value = Coercion.flattened(value), !(value is NSNull) else {
            self = .null
            return
        }
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            self = (value as? NSNumber).map { .integer($0.int64Value) } ?? Self.rawInteger(value)
        case .booleanAttributeType: self = (value as? NSNumber).map { .integer($0.boolValue ? 1 : 0) } ?? .null
        case .doubleAttributeType: self = (value as? NSNumber).map { .real($0.doubleValue) } ?? .null
        case .floatAttributeType: self = (value as? NSNumber).map { .real(Double($0.floatValue)) } ?? .null
        case .dateAttributeType:
            if let date = value as? Date {
                self = .real(date.timeIntervalSinceReferenceDate)
            } else {
                self = (value as? NSNumber).map { .real($0.doubleValue) } ?? .null
            }
        case .stringAttributeType: self = (value as? String).map { .text($0) } ?? .null
        case .URIAttributeType: self = (value as? URL).map { .text($0.absoluteString) } ?? .null
        case .binaryDataAttributeType: self = (value as? Data).map { .data($0) } ?? .null
        case .UUIDAttributeType: self = (value as? UUID).map { .data(Self.data($0)) } ?? .null
        case .decimalAttributeType:
            if let decimal = value as? Decimal {
                self = .decimal(NSDecimalNumber(decimal: decimal))
            } else {
                self =
                    (value as? NSDecimalNumber).map { .decimal($0) } ?? (value as? NSNumber).map { .decimal(NSDecimalNumber(string: $0.stringValue)) } ?? .null
            }
        case .objectIDAttributeType: self = (value as? NSManagedObjectID).map { .reference($0) } ?? .null
        case .transformableAttributeType, .undefinedAttributeType: self = .object(value)
        }
    }

    private static func rawInteger(_ value: Any) -> ManagedValue {
        guard let raw = (value as? any RawRepresentable)?.rawValue as? any BinaryInteger else { return .null }
        return .integer(Int64(truncatingIfNeeded: raw))
    }

    /// From a default or a limit in a model's file.
    init(written text: String, type: NSAttributeType) {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            self = Int64(text).map { .integer($0) } ?? Double(text).map { .integer(Int64(saturating: $0)) } ?? .null
        case .booleanAttributeType: self = .integer(["YES", "1", "TRUE"].contains(text.uppercased()) ? 1 : 0)
        case .doubleAttributeType, .floatAttributeType, .dateAttributeType: self = Double(text).map { .real($0) } ?? .null
        case .decimalAttributeType: self = Decimal(string: text).map { .decimal(NSDecimalNumber(decimal: $0)) } ?? .null
        case .stringAttributeType, .URIAttributeType: self = .text(text)
        case .UUIDAttributeType: self = UUID(uuidString: text).map { .data(Self.data($0)) } ?? .null
        default: self = .null
        }
    }

    static func data(_ uuid: UUID) -> Data { withUnsafeBytes(of: uuid.uuid) { Data($0) } }

    static func uuid(_ data: Data) -> UUID? {
        guard data.count == 16 else { return nil }
        var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &bytes) { $0.copyBytes(from: data) }
        return UUID(uuid: bytes)
    }

    /// The object that apps see: numbers as NSNumber, as key-value coding has them.
    func object(_ type: NSAttributeType) -> Any? {
        switch self {
        case .null: return nil
        case .integer(let value): return type == .booleanAttributeType ? NSNumber(value: value != 0) : Self.number(value, type)
        case .real(let value):
            switch type {
            case .dateAttributeType: return Date(timeIntervalSinceReferenceDate: value)
            case .floatAttributeType: return NSNumber(value: Float(value))
            default: return NSNumber(value: value)
            }
        case .text(let value): return type == .URIAttributeType ? URL(string: value) as Any? : value
        case .data(let value): return type == .UUIDAttributeType ? Self.uuid(value) as Any? : value
        case .decimal(let value): return value
        case .object(let value): return value
        case .reference(let value): return value
        }
    }

    private static func number(_ value: Int64, _ type: NSAttributeType) -> NSNumber {
        switch type {
        case .integer16AttributeType: NSNumber(value: Int16(truncatingIfNeeded: value))
        case .integer32AttributeType: NSNumber(value: Int32(truncatingIfNeeded: value))
        default: NSNumber(value: value)
        }
    }

    static func isEqual(_ a: ManagedValue, _ b: ManagedValue) -> Bool {
        switch (a, b) {
        case (.null, .null): true
        case (.integer(let x), .integer(let y)): x == y
        case (.real(let x), .real(let y)): x == y
        case (.integer(let x), .real(let y)), (.real(let y), .integer(let x)): Double(x) == y
        case (.text(let x), .text(let y)): x == y
        case (.data(let x), .data(let y)): x == y
        case (.decimal(let x), .decimal(let y)): x == y
        case (.object(let x), .object(let y)): ValueComparison.areEqual(x, y)
        case (.reference(let x), .reference(let y)): x == y
        case (.reference(let x), .integer(let y)), (.integer(let y), .reference(let x)): x.key == y
        default: false
        }
    }
}

extension Int64 {
    /// The nearest number there is.
    init(saturating value: Double) {
        self = value.isNaN ? 0 : value >= 9.2e18 ? .max : value <= -9.2e18 ? .min : Int64(value)
    }
}

/// The values that a store has of an object.
final class RowSnapshot: @unchecked Sendable {
    let values: ContiguousArray<ManagedValue>
    /// Counted up with each save.
    let version: Int64

    init(_ values: ContiguousArray<ManagedValue>, version: Int64) {
        self.values = values
        self.version = version
    }
}
