import Foundation
@_spi(Reflection) import Swift

/// Objects of classes that Foundation for Linux declares and lets nobody make: their initialisers and setters are its own, and it never calls them.
enum SealedObject {
    private struct Property {
        let name: String
        let offset: Int
        let type: Any.Type
    }

    /// An object whose stored properties have the values by their names; optional ones that are not named are nil. Nil where a property that is there has no
    /// value of its type: nothing is made that is not whole.
    static func make<Object: NSObject>(_ type: Object.Type, _ values: [String: Any]) -> Object? {
        let writers: [((UnsafeMutableRawPointer) -> Void)?] = properties(of: type).map { property in
            func writer<Value>(of type: Value.Type) -> ((UnsafeMutableRawPointer) -> Void)? {
                guard let value: Value = value(values[property.name]) else { return nil }
                return { ($0 + property.offset).initializeMemory(as: Value.self, to: value) }
            }
            return _openExistential(property.type, do: writer)
        }
        guard !writers.isEmpty, !writers.contains(where: { $0 == nil }), let memory = allocate(type) else { return nil }
        for writer in writers { writer?(memory) }
        return Unmanaged<Object>.fromOpaque(memory).takeRetainedValue()
    }

    private static func value<Value>(_ given: Any?) -> Value? {
        if let given { return given as? Value }
        return (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
    }

    private static func properties(of type: AnyClass) -> [Property] {
        var found: [Property] = []
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1 << 0)) { name, offset, type, _ in
            found.append(Property(name: String(cString: name), offset: offset, type: type))
            return true
        }
        return found
    }

    /// Memory for an instance, which counts as held once, with nothing in its stored properties. Its size stands in the class's metadata, as the Swift
    /// runtime's ABI lays them out where there is no Objective-C (docs/ABI/TypeMetadata.rst of the Swift project).
    private static func allocate(_ type: AnyClass) -> UnsafeMutableRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        typealias Allocate = @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer
        // The compiler keeps the runtime's own names to itself.
        guard let allocate = dlsym(nil, "swift_allocObject") else { return nil }
        let size = Int(metadata.load(fromByteOffset: 24, as: UInt32.self)), alignmentMask = Int(metadata.load(fromByteOffset: 28, as: UInt16.self))
        return unsafeBitCast(allocate, to: Allocate.self)(metadata, size, alignmentMask)
    }
}
