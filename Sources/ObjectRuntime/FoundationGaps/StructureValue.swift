import Foundation
import Synchronization

/// A structure of numbers that turns into an `NSValue` and back, by initialisers and in casts, as on Apple's systems.
///
/// Foundation's `NSValue` on Linux holds numbers, pointers and its own geometry, no other structures: such a value holds a pointer to the one
/// copy of the structure's bytes, so that equal structures make equal values.
public protocol StructureInValue: _ObjectiveCBridgeable, BitwiseCopyable where _ObjectiveCType == NSValue {
    init()
}

extension StructureInValue {
    package init?(_ value: NSValue) {
        guard let bytes = StructureBytes.bytes(in: value, of: Self.self) else { return nil }
        self = bytes.loadUnaligned(as: Self.self)
    }

    public func _bridgeToObjectiveC() -> NSValue { NSValue(structure: self) }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) { result = Self(source) }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = Self(source)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self { source.flatMap { Self($0) } ?? Self() }
}

extension NSValue {
    package convenience init(structure: some StructureInValue) {
        var address = StructureBytes.address(of: structure)
        self.init(bytes: &address, objCType: StructureBytes.encoding)
    }

    /// The structure that the value holds, an empty one where it holds something else.
    package func structure<Structure: StructureInValue>() -> Structure { Structure(self) ?? Structure() }
}

/// The bytes of structures that values hold, each once, for as long as the process runs.
private enum StructureBytes {
    private struct Key: Hashable {
        var type: ObjectIdentifier
        var bytes: [UInt8]
    }

    private struct Table {
        var places: [Key: UInt] = [:]
        var types: [UInt: ObjectIdentifier] = [:]
    }

    private static let table = Mutex(Table())

    /// Of an address: Foundation on Linux does not encode pointers.
    static let encoding = "Q"

    static func address<Value: BitwiseCopyable>(of value: Value) -> UInt {
        let key = Key(type: ObjectIdentifier(Value.self), bytes: withUnsafeBytes(of: value) { Array($0) })
        return table.withLock { table in
            if let known = table.places[key] { return known }
            let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
            place.initialize(to: value)
            let address = UInt(bitPattern: place)
            table.places[key] = address
            table.types[address] = key.type
            return address
        }
    }

    static func bytes<Value>(in value: NSValue, of type: Value.Type) -> UnsafeRawPointer? {
        guard String(cString: value.objCType) == encoding else { return nil }
        var address: UInt = 0
        value.getValue(&address)
        let isOwn = table.withLock { $0.types[address] == ObjectIdentifier(type) }
        return isOwn ? UnsafeRawPointer(bitPattern: address) : nil
    }
}
