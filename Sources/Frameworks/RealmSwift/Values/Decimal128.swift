import ObjectRuntime

/// A decimal number. It has the 38 digits of Foundation's `Decimal`, which are more than Realm's 34, and its range of exponents, which is less.
public final class Decimal128: NSObject, Codable, Sendable {
    let value: Decimal

    init(_ value: Decimal) {
        self.value = value
        super.init()
    }

    public override convenience init() { self.init(Decimal()) }

    /// From a number, a text or another of its kind; anything else is an exception.
    public convenience init(value: Any) {
        switch Coercion.boxed(value) {
        case let other as Decimal128: self.init(other.value)
        case let number as Decimal: self.init(number)
        case let text as String: self.init(Decimal(string: text) ?? .nan)
        case let number as Int: self.init(Decimal(number))
        case let number as Double: self.init(Decimal(string: "\(number)") ?? Decimal(number))
        case let number as Float: self.init(Decimal(string: "\(number)") ?? Decimal(Double(number)))
        case let number as NSNumber: self.init(number.decimalValue)
        default: realmException("Cannot convert value '\(value)' of type '\(type(of: value))' to decimal128")
        }
    }

    public convenience init(number: NSNumber) { self.init(number.decimalValue) }

    /// - Parameter string: a number; anything else is an error.
    public convenience init(string: String) throws {
        guard let value = Decimal(string: string) else { throw Realm.Error(.invalidInput, "Invalid decimal string '\(string)'") }
        self.init(value)
    }

    public convenience init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) { try self.init(string: text) } else { self.init(try container.decode(Decimal.self)) }
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stringValue)
    }

    public var stringValue: String { value.description }
    public var doubleValue: Double { (value as NSDecimalNumber).doubleValue }
    public var decimalValue: Decimal { value }
    public var isNaN: Bool { value.isNaN }

    public override var description: String { stringValue }
    public override func isEqual(_ object: Any?) -> Bool { (object as? Decimal128)?.value == value }
    public override var hash: Int { value.hashValue }
}

extension Decimal128: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
    public convenience init(integerLiteral value: Int64) { self.init(Decimal(value)) }
    public convenience init(floatLiteral value: Double) { self.init(value: value) }
    public convenience init(stringLiteral value: String) { self.init(Decimal(string: value) ?? .nan) }
}

extension Decimal128: Comparable, AdditiveArithmetic {
    public static func < (lhs: Decimal128, rhs: Decimal128) -> Bool { lhs.value < rhs.value }
    public static func + (lhs: Decimal128, rhs: Decimal128) -> Decimal128 { Decimal128(lhs.value + rhs.value) }
    public static func - (lhs: Decimal128, rhs: Decimal128) -> Decimal128 { Decimal128(lhs.value - rhs.value) }
    public static func * (lhs: Decimal128, rhs: Decimal128) -> Decimal128 { Decimal128(lhs.value * rhs.value) }
    public static func / (lhs: Decimal128, rhs: Decimal128) -> Decimal128 { Decimal128(lhs.value / rhs.value) }
    public static var zero: Decimal128 { Decimal128() }
    public var magnitude: Decimal128 { Decimal128(value.magnitude) }
}

extension Decimal128: _PersistableInsideOptional, _RealmCollectionValueInsideOptional, RealmOptionalType, MinMaxType, AddableType, SortableType, _QueryNumeric {
    public typealias PersistedType = Decimal128
    public static var _rlmShape: _PropertyShape { _PropertyShape(.decimal128) }
    public static func _rlmDefaultValue() -> Decimal128 { Decimal128() }
    public static func _rlmFromObjc(_ value: Any, insideOptional: Bool) -> Decimal128? {
        (value as? Decimal128) ?? (value is NSNumber || value is Int || value is Double || value is String ? Decimal128(value: value) : nil)
    }
}
