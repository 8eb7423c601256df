import UIKit

/// Makes Swift's values of numbers, texts, arrays and dictionaries.
public class FirebaseDataDecoder {
    public enum DateDecodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        /// Of a `Timestamp`.
        case timestamp
        case formatted(DateFormatter)
        case custom((any Decoder) throws -> Date)
    }

    public enum DataDecodingStrategy {
        case deferredToData, base64
        /// Of `Data`.
        case blob
        case custom((any Decoder) throws -> Data)
    }

    public enum NonConformingFloatDecodingStrategy {
        case `throw`
        case convertFromString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }

    public enum KeyDecodingStrategy {
        case useDefaultKeys, convertFromSnakeCase
        case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
    }

    open var dateDecodingStrategy: DateDecodingStrategy = .deferredToDate
    open var dataDecodingStrategy: DataDecodingStrategy = .base64
    open var nonConformingFloatDecodingStrategy: NonConformingFloatDecodingStrategy = .throw
    open var keyDecodingStrategy: KeyDecodingStrategy = .useDefaultKeys
    open var passthroughTypeResolver: any StructureCodingPassthroughTypeResolver.Type = NoPassthroughTypes.self
    open var userInfo: [CodingUserInfoKey: Any] = [:]

    public init() {}

    open func decode<T: Decodable>(_ type: T.Type, from structure: Any) throws -> T {
        try StructureDecoder(self, structure, []).read(type)
    }
}

struct StructureDecoder: Decoder, SingleValueDecodingContainer {
    let settings: FirebaseDataDecoder
    let value: Any
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { settings.userInfo }

    init(_ settings: FirebaseDataDecoder, _ value: Any, _ codingPath: [any CodingKey]) {
        (self.settings, self.value, self.codingPath) = (settings, value, codingPath)
    }

    func below(_ key: any CodingKey, _ value: Any) -> StructureDecoder { StructureDecoder(settings, value, codingPath + [key]) }

    func mismatch(_ type: Any.Type) -> any Error {
        let found: String = value is NSNull ? "null value" : "\(Swift.type(of: value))"
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "Expected to decode \(type) but found \(found) instead.")
        return value is NSNull ? DecodingError.valueNotFound(type, context) : DecodingError.typeMismatch(type, context)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard !(value is String), let map = value as? [String: Any] else { throw mismatch([String: Any].self) }
        return KeyedDecodingContainer(StructureKeyedDecoding<Key>(decoder: self, map: map))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard !(value is String), let list = value as? [Any] else { throw mismatch([Any].self) }
        return StructureUnkeyedDecoding(decoder: self, list: list)
    }
    func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
    func decodeNil() -> Bool { value is NSNull }
    func decode<T: Decodable>(_ type: T.Type) throws -> T { try read(type) }

    /// Reads the value where this decoder stands.
    func read<T: Decodable>(_ type: T.Type) throws -> T {
        if (settings.passthroughTypeResolver as? any PassthroughTypes.Type)?.isPassthrough(type) == true {
            guard let known = value as? T else { throw mismatch(type) }
            return known
        }
        if let plain = try plain(type) {
            guard let known = plain as? T else { throw mismatch(type) }
            return known
        }
        return try type.init(from: self)
    }

    /// The value of a type that is not read field by field; nil for one that is.
    private func plain(_ type: Any.Type) throws -> Any? {
        switch type {
        case is Date.Type: return try date()
        case is Data.Type: return try data()
        case is URL.Type:
            guard let text = value as? String else { throw mismatch(type) }
            guard let url = URL(string: text) else {
                throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "Invalid URL string."))
            }
            return url
        case is Decimal.Type: return try number(type).decimalValue
        case is String.Type:
            guard let text = value as? String else { throw mismatch(type) }
            return text
        case is Bool.Type:
            guard let number = value as? NSNumber, NumberKind(number) == .bool else { throw mismatch(type) }
            return number.boolValue
        case is Double.Type: return try float(type)
        case is Float.Type: return Float(try float(type))
        case is any FixedWidthInteger.Type:
            let number: NSNumber = try number(type)
            guard let integer = (type as? any FixedWidthInteger.Type).flatMap({ Self.integer($0, number) }) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: codingPath, debugDescription: "Parsed number <\(number)> does not fit in \(type)."))
            }
            return integer
        default: return nil
        }
    }

    private static func integer<Integer: FixedWidthInteger>(_ type: Integer.Type, _ number: NSNumber) -> Integer? {
        NumberKind(number) == .double
            ? Integer(exactly: number.doubleValue) : number.objCType.pointee == 81 ? Integer(exactly: number.uint64Value) : Integer(exactly: number.int64Value)
    }

    private func number(_ type: Any.Type) throws -> NSNumber {
        guard let number = value as? NSNumber, NumberKind(number) != .bool else { throw mismatch(type) }
        return number
    }

    private func float(_ type: Any.Type) throws -> Double {
        if let text = value as? String, case .convertFromString(let positive, let negative, let nan) = settings.nonConformingFloatDecodingStrategy {
            if text == positive { return .infinity }
            if text == negative { return -.infinity }
            if text == nan { return .nan }
        }
        return try number(type).doubleValue
    }

    private func date() throws -> Date {
        switch settings.dateDecodingStrategy {
        case .deferredToDate: return try Date(from: self)
        case .secondsSince1970: return Date(timeIntervalSince1970: try float(Date.self))
        case .millisecondsSince1970: return Date(timeIntervalSince1970: try float(Date.self) / 1000)
        case .iso8601:
            guard let date = (value as? String).flatMap({ ISO8601DateFormatter().date(from: $0) }) else { throw mismatch(Date.self) }
            return date
        case .timestamp:
            guard let time = value as? Timestamp else { throw mismatch(Timestamp.self) }
            return time.dateValue()
        case .formatted(let formatter):
            guard let date = (value as? String).flatMap({ formatter.date(from: $0) }) else { throw mismatch(Date.self) }
            return date
        case .custom(let read): return try read(self)
        }
    }

    private func data() throws -> Data {
        switch settings.dataDecodingStrategy {
        case .deferredToData: return try Data(from: self)
        case .base64:
            guard let data = (value as? String).flatMap({ Data(base64Encoded: $0) }) else { throw mismatch(Data.self) }
            return data
        case .blob:
            guard let data = value as? Data else { throw mismatch(Data.self) }
            return data
        case .custom(let read): return try read(self)
        }
    }

    /// The key that a name stands for.
    func key(_ name: String, isDictionary: Bool) -> String {
        switch settings.keyDecodingStrategy {
        case _ where isDictionary: name
        case .useDefaultKeys: name
        case .convertFromSnakeCase: SnakeCase.read(name)
        case .custom(let key): key(codingPath + [PlainKey(name)]).stringValue
        }
    }
}

struct StructureKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: StructureDecoder
    let map: [String: Any]
    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { map.keys.sorted().compactMap { Key(stringValue: $0) } }

    init(decoder: StructureDecoder, map: [String: Any]) {
        self.decoder = decoder
        let isDictionary: Bool = String(describing: Key.self) == "_DictionaryCodingKey"
        self.map = Dictionary(map.map { (decoder.key($0.key, isDictionary: isDictionary), $0.value) }) { first, _ in first }
    }

    private func below(_ key: Key) throws -> StructureDecoder {
        guard let value = map[key.stringValue] else {
            throw DecodingError.keyNotFound(
                key, .init(codingPath: codingPath, debugDescription: "No value associated with key \(key.stringValue)."))
        }
        return decoder.below(key, value)
    }

    func contains(_ key: Key) -> Bool { map[key.stringValue] != nil }
    func decodeNil(forKey key: Key) throws -> Bool { try below(key).decodeNil() }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
        if type is any StructureCodingUncodedUnkeyed.Type {
            guard map[key.stringValue] == nil else {
                throw FirestoreDecodingError.fieldNameConflict("\(key.stringValue) of \(codingPath.map(\.stringValue)) is a field of the document, too.")
            }
            return try type.init(from: decoder.below(key, NSNull()))
        }
        return try below(key).read(type)
    }
    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type, forKey key: Key) throws -> KeyedDecodingContainer<NestedKey> {
        try below(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { try below(key).unkeyedContainer() }
    func superDecoder() throws -> any Decoder { decoder.below(PlainKey("super"), map["super"] ?? NSNull()) }
    func superDecoder(forKey key: Key) throws -> any Decoder { decoder.below(key, map[key.stringValue] ?? NSNull()) }
}

struct StructureUnkeyedDecoding: UnkeyedDecodingContainer {
    let decoder: StructureDecoder
    let list: [Any]
    var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { list.count }
    var isAtEnd: Bool { currentIndex >= list.count }

    init(decoder: StructureDecoder, list: [Any]) { (self.decoder, self.list) = (decoder, list) }

    private func below() throws -> StructureDecoder {
        guard !isAtEnd else {
            throw DecodingError.valueNotFound(Any.self, .init(codingPath: codingPath, debugDescription: "Unkeyed container is at end."))
        }
        return decoder.below(PlainKey(currentIndex), list[currentIndex])
    }

    private mutating func next<Value>(_ read: (StructureDecoder) throws -> Value) throws -> Value {
        let value: Value = try read(try below())
        currentIndex += 1
        return value
    }

    mutating func decodeNil() throws -> Bool {
        let isNil: Bool = try below().decodeNil()
        if isNil { currentIndex += 1 }
        return isNil
    }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next { try $0.read(type) } }
    mutating func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) throws -> KeyedDecodingContainer<NestedKey> {
        try next { try $0.container(keyedBy: type) }
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try next { try $0.unkeyedContainer() } }
    mutating func superDecoder() throws -> any Decoder { try next { $0 } }
}
