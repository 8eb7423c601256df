import Foundation
@_spi(Reflection) import Swift

/// A value of one of the app's own types made without its initialisers: every stored property is what `simple` gives for its type, or made
/// like this, an enumeration is its first case without values, and of a protocol it is the first type of the app that conforms and can be made so.
///
/// No code of the app runs. Types of a system library are not made: what their zeros mean only they know.
struct EmptyInstance {
    /// The image that the app's code lies in, as `#dsohandle` gives it.
    let image: UnsafeRawPointer
    /// The value of a type that needs no look into it; nil for every other.
    let simple: (Any.Type) -> Any?
    /// Ends the program: of a closure that was called and whose result has no value for nothing.
    var end: @Sendable () -> Never = { fatalError("A value that was left out has been asked for.") }
    private let limit = 16

    /// A value of `type`, or nil where one of its parts has no value for nothing.
    func make(_ type: Any.Type) -> Any? { make(type, within: []) }

    private func make(_ type: Any.Type, within outer: [ObjectIdentifier]) -> Any? {
        if let value = simple(type) { return value }
        // A type that needs itself has no first value.
        guard outer.count < limit, !outer.contains(ObjectIdentifier(type)) else { return nil }
        let inner = outer + [ObjectIdentifier(type)]
        let metadata = TypeMetadata(type)
        if let requirement = metadata.requirement {
            return AppTypes(image: image).conforming(to: requirement).lazy.compactMap { make($0, within: inner) }.first
        }
        guard AppTypes(image: image).contains(metadata) else { return nil }
        switch metadata.kind {
        case .enumeration: return firstCase(of: type, metadata)
        case .structure: return structure(type, within: inner)
        case .object: return (type as? AnyClass).flatMap { object($0, within: inner) }
        case nil: return nil
        }
    }

    private func firstCase<Value>(of type: Value.Type, _ metadata: TypeMetadata) -> Any? {
        guard let setCase = metadata.setFirstEmptyCase else { return nil }
        let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { value.deallocate() }
        UnsafeMutableRawPointer(value).initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.size)
        setCase(value)
        return value.move()
    }

    private func structure<Value>(_ type: Value.Type, within outer: [ObjectIdentifier]) -> Any? {
        guard let parts = parts(of: type, within: outer) else { return nil }
        let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        defer { value.deallocate() }
        for part in parts { part(value) }
        return value.move()
    }

    private func object(_ type: AnyClass, within outer: [ObjectIdentifier]) -> AnyObject? {
        var ancestor: AnyClass? = type
        while let each = ancestor, each != NSObject.self {
            guard AppTypes(image: image).contains(TypeMetadata(each)) else { return nil }
            ancestor = TypeMetadata(each).superclass
        }
        guard let parts = parts(of: type, within: outer) else { return nil }
        let object = TypeMetadata(type).allocateObject()
        for part in parts { part(object) }
        // It is never freed: a property may refer to another without owning it, which nothing here tells.
        return Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue()
    }

    /// Functions that put a value for nothing into each stored property of a structure or an object; nil where one has none.
    private func parts(of type: Any.Type, within outer: [ObjectIdentifier]) -> [(UnsafeMutableRawPointer) -> Void]? {
        func part<Property>(_ type: Property.Type, at offset: Int) -> ((UnsafeMutableRawPointer) -> Void)? {
            // Of a closure the memory is written as the compiler does it, which no generic code can.
            if let closure = EmptyClosure(type, result: { make($0) }, end: end) { return { closure.put(at: $0 + offset) } }
            guard let value = make(type, within: outer) as? Property else { return nil }
            return { whole in (whole + offset).initializeMemory(as: Property.self, repeating: value, count: 1) }
        }
        var parts: [(UnsafeMutableRawPointer) -> Void] = []
        let isWhole = _forEachField(of: type, options: _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)) { _, offset, propertyType, _ in
            guard let part = part(propertyType, at: offset) else { return false }
            parts.append(part)
            return true
        }
        return isWhole ? parts : nil
    }
}
