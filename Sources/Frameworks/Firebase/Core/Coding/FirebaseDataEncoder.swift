import UIKit

/// A value that is neither written under its key nor read from one.
public protocol StructureCodingUncodedUnkeyed {}

/// Which values an encoder takes as they are, without coding them.
public protocol StructureCodingPassthroughTypeResolver {
    static func isPassthroughType<T>(_ t: T) -> Bool
}

/// Types that are values by themselves; the decoder is asked of types, of which there is no value yet.
protocol PassthroughTypes: StructureCodingPassthroughTypeResolver {
    static func isPassthrough(_ type: Any.Type) -> Bool
}

struct NoPassthroughTypes: PassthroughTypes {
    static func isPassthroughType<T>(_ t: T) -> Bool { false }
    static func isPassthrough(_ type: Any.Type) -> Bool { false }
}

/// Makes numbers, texts, arrays and dictionaries of Swift's values.
public class FirebaseDataEncoder {
    public enum DateEncodingStrategy {
        case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
        /// As a `Timestamp`.
        case timestamp
        case formatted(DateFormatter)
        case custom((Date, any Encoder) throws -> Void)
    }

    public enum DataEncodingStrategy {
        case deferredToData, base64
        /// As `Data`.
        case blob
        case custom((Data, any Encoder) throws -> Void)
    }

    public enum NonConformingFloatEncodingStrategy {
        case `throw`
        case convertToString(positiveInfinity: String, negativeInfinity: String, nan: String)
    }

    public enum KeyEncodingStrategy {
        case useDefaultKeys, convertToSnakeCase
        case custom((_ codingPath: [any CodingKey]) -> any CodingKey)
    }

    open var dateEncodingStrategy: DateEncodingStrategy = .deferredToDate
    open var dataEncodingStrategy: DataEncodingStrategy = .base64
    open var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy = .throw
    open var keyEncodingStrategy: KeyEncodingStrategy = .useDefaultKeys
    open var passthroughTypeResolver: any StructureCodingPassthroughTypeResolver.Type = NoPassthroughTypes.self
    open var userInfo: [CodingUserInfoKey: Any] = [:]

    public init() {}

    open func encode<T: Encodable>(_ value: T) throws -> Any {
        let node = EncodedNode()
        try StructureEncoder(self, node, []).write(value)
        guard let encoded = node.result else {
            throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "Top-level \(T.self) did not encode any values."))
        }
        return encoded
    }
}

/// A value that is being made.
final class EncodedNode {
    var value: Any?
    var list: [EncodedNode]?
    var map: [String: EncodedNode]?

    var result: Any? {
        if let value { return value }
        if let list { return list.map { $0.result ?? NSNull() } }
        return map.map { map in map.compactMapValues(\.result) as [String: Any] }
    }
}

struct StructureEncoder: Encoder, SingleValueEncodingContainer {
    let settings: FirebaseDataEncoder
    let node: EncodedNode
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { settings.userInfo }

    init(_ settings: FirebaseDataEncoder, _ node: EncodedNode, _ codingPath: [any CodingKey]) {
        (self.settings, self.node, self.codingPath) = (settings, node, codingPath)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        if node.map == nil { node.map = [:] }
        return KeyedEncodingContainer(StructureKeyedEncoding<Key>(encoder: self))
    }
    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        if node.list == nil { node.list = [] }
        return StructureUnkeyedEncoding(encoder: self)
    }
    func singleValueContainer() -> any SingleValueEncodingContainer { self }
    func encodeNil() throws { node.value = NSNull() }
    func encode<T: Encodable>(_ value: T) throws { try write(value) }

    func below(_ key: any CodingKey, _ node: EncodedNode) -> StructureEncoder { StructureEncoder(settings, node, codingPath + [key]) }

    /// Writes a value where this encoder stands.
    func write<T: Encodable>(_ value: T) throws {
        switch value {
        case _ where settings.passthroughTypeResolver.isPassthroughType(value): node.value = value
        case let date as Date: try write(date)
        case let data as Data: try write(data)
        case let url as URL: node.value = url.absoluteString
        case let decimal as Decimal: node.value = NSDecimalNumber(decimal: decimal)
        case let number as Double: node.value = try checked(number, number.isFinite, Double(number))
        case let number as Float: node.value = try checked(number, number.isFinite, Double(number))
        case is Bool, is String, is Int, is Int8, is Int16, is Int32, is Int64, is UInt, is UInt8, is UInt16, is UInt32, is UInt64: node.value = value
        default: try value.encode(to: self)
        }
    }

    private func checked(_ value: Any, _ isFinite: Bool, _ number: Double) throws -> Any {
        if isFinite { return value }
        guard case .convertToString(let positive, let negative, let nan) = settings.nonConformingFloatEncodingStrategy else {
            throw EncodingError.invalidValue(value, .init(codingPath: codingPath, debugDescription: "Unable to encode \(number) directly."))
        }
        return number.isNaN ? nan : number > 0 ? positive : negative
    }

    private func write(_ date: Date) throws {
        switch settings.dateEncodingStrategy {
        case .deferredToDate: try date.encode(to: self)
        case .secondsSince1970: node.value = date.timeIntervalSince1970
        case .millisecondsSince1970: node.value = 1000 * date.timeIntervalSince1970
        case .iso8601: node.value = ISO8601DateFormatter().string(from: date)
        case .timestamp: node.value = Timestamp(date: date)
        case .formatted(let formatter): node.value = formatter.string(from: date)
        case .custom(let write): try write(date, self)
        }
    }

    private func write(_ data: Data) throws {
        switch settings.dataEncodingStrategy {
        case .deferredToData: try data.encode(to: self)
        case .base64: node.value = data.base64EncodedString()
        case .blob: node.value = data
        case .custom(let write): try write(data, self)
        }
    }

    /// The name that a key gets.
    func name<Key: CodingKey>(_ key: Key) -> String {
        switch settings.keyEncodingStrategy {
        // Keys of dictionaries are the app's values.
        case _ where String(describing: Key.self) == "_DictionaryCodingKey": key.stringValue
        case .useDefaultKeys: key.stringValue
        case .convertToSnakeCase: SnakeCase.written(key.stringValue)
        case .custom(let name): name(codingPath + [key]).stringValue
        }
    }
}

struct StructureKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: StructureEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    private func place(_ key: Key) -> StructureEncoder {
        let node = EncodedNode()
        encoder.node.map?[encoder.name(key)] = node
        return encoder.below(key, node)
    }

    func encodeNil(forKey key: Key) throws { place(key).node.value = NSNull() }
    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        if value is any StructureCodingUncodedUnkeyed { return }
        try place(key).write(value)
    }
    func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type, forKey key: Key) -> KeyedEncodingContainer<NestedKey> {
        place(key).container(keyedBy: keyType)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { place(key).unkeyedContainer() }
    func superEncoder() -> any Encoder {
        let node = EncodedNode()
        encoder.node.map?["super"] = node
        return encoder.below(PlainKey("super"), node)
    }
    func superEncoder(forKey key: Key) -> any Encoder { place(key) }
}

struct StructureUnkeyedEncoding: UnkeyedEncodingContainer {
    let encoder: StructureEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.node.list?.count ?? 0 }

    private func place() -> StructureEncoder {
        let node = EncodedNode()
        encoder.node.list?.append(node)
        return encoder.below(PlainKey(count - 1), node)
    }

    func encodeNil() throws { place().node.value = NSNull() }
    func encode<T: Encodable>(_ value: T) throws { try place().write(value) }
    func nestedContainer<NestedKey: CodingKey>(keyedBy keyType: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> { place().container(keyedBy: keyType) }
    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { place().unkeyedContainer() }
    func superEncoder() -> any Encoder { place() }
}

struct PlainKey: CodingKey {
    let stringValue: String
    let intValue: Int?
    init(_ text: String) { (stringValue, intValue) = (text, nil) }
    init(_ index: Int) { (stringValue, intValue) = ("Index \(index)", index) }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(intValue) }
}

/// Names such as `first_name` for `firstName`.
enum SnakeCase {
    static func written(_ name: String) -> String {
        let letters = Array(name)
        var text = ""
        for (index, letter) in letters.enumerated() {
            let begins: Bool =
                letter.isUppercase && index > 0 && letters[index - 1] != "_"
                && (!letters[index - 1].isUppercase || (index + 1 < letters.count && letters[index + 1].isLowercase))
            text += (begins ? "_" : "") + letter.lowercased()
        }
        return text
    }

    static func read(_ name: String) -> String {
        let core: Substring = name.drop { $0 == "_" }
        let leading: Substring = name.prefix(name.count - core.count)
        let inner = String(core.reversed().drop { $0 == "_" }.reversed())
        let trailing = String(repeating: "_", count: core.count - inner.count)
        let words: [Substring] = inner.split(separator: "_")
        guard words.count > 1, let first = words.first else { return name }
        return leading + first.lowercased() + words.dropFirst().map(\.localizedCapitalized).joined() + trailing
    }
}
