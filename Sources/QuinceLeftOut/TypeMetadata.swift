import Foundation

/// The metadata that the Swift runtime keeps about a type, as its ABI lays it out where there is no Objective-C
/// (docs/ABI/TypeMetadata.rst of the Swift project).
struct TypeMetadata {
    enum Kind {
        case structure, enumeration, object
    }

    let pointer: UnsafeRawPointer

    init(_ type: Any.Type) { pointer = unsafeBitCast(type, to: UnsafeRawPointer.self) }

    private var kindWord: UInt { pointer.load(as: UInt.self) }

    /// Nil for all that is not declared by a name: tuples, functions, protocols.
    var kind: Kind? {
        switch kindWord {
        case 0, 0x800...: .object
        case 0x200: .structure
        case 0x201: .enumeration
        default: nil
        }
    }

    /// The descriptor of the one protocol that a value must conform to; nil for other types, and for several protocols at once.
    var requirement: UnsafeRawPointer? {
        guard kindWord == 0x303 else { return nil }
        let flags = pointer.load(fromByteOffset: 8, as: UInt32.self)
        let hasSuperclass = flags & 0x4000_0000 != 0
        guard pointer.load(fromByteOffset: 12, as: UInt32.self) == 1, !hasSuperclass else { return nil }
        return pointer.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    }

    /// Of a structure, an enumeration or a class.
    private var descriptor: UnsafeRawPointer? {
        switch kind {
        case .structure, .enumeration: pointer.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
        case .object: pointer.load(fromByteOffset: 40, as: UnsafeRawPointer?.self)
        case nil: nil
        }
    }

    /// The type of what a function gives; nil for all else, for functions of C's and for those that wait.
    var functionResult: Any.Type? {
        let flags = pointer.load(fromByteOffset: 8, as: UInt.self)
        guard kindWord == 0x302, flags & 0x00FF_0000 == 0, flags & 0x2000_0000 == 0 else { return nil }
        return pointer.load(fromByteOffset: 16, as: Any.Type.self)
    }

    // MARK: Enumerations

    /// Makes zeroed memory the first case that has no values; nil where every case has some.
    var setFirstEmptyCase: ((UnsafeMutableRawPointer) -> Void)? {
        guard kind == .enumeration, let descriptor, descriptor.load(fromByteOffset: 24, as: UInt32.self) > 0 else { return nil }
        let casesWithValues = descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF
        let witnesses = (pointer - MemoryLayout<UnsafeRawPointer>.size).load(as: UnsafeRawPointer.self)
        // An enumeration that is C's has none of them.
        guard witnesses.load(fromByteOffset: 80, as: UInt32.self) & 0x20_0000 != 0 else { return nil }
        typealias InjectTag = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
        let inject = witnesses.load(fromByteOffset: 104, as: InjectTag.self)
        return { inject($0, casesWithValues, pointer) }
    }

    // MARK: Classes

    var superclass: AnyClass? { pointer.load(fromByteOffset: 8, as: AnyClass?.self) }

    /// Memory for an instance, which counts as held once, with nothing in its stored properties.
    func allocateObject() -> UnsafeMutableRawPointer {
        let size = Int(pointer.load(fromByteOffset: 24, as: UInt32.self))
        let alignmentMask = Int(pointer.load(fromByteOffset: 28, as: UInt16.self))
        typealias Allocate = @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer
        // The compiler keeps the runtime's own names to itself.
        guard let allocate = dlsym(nil, "swift_allocObject") else { fatalError("The Swift runtime is not there.") }
        return unsafeBitCast(allocate, to: Allocate.self)(pointer, size, alignmentMask)
    }
}
