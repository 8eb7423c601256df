import Foundation
@_spi(Reflection) import Swift

/// A closure in a stored property of a value that stands for nothing: it takes whatever it is called with, does nothing, and gives what stands for
/// nothing of its result.
///
/// Swift's convention for calls lets it ignore its arguments, which belong to the caller. What it gives has to lie where the caller looks for it: that
/// is known of nothing at all, of results of one word, of numbers and of strings. Of other results the program ends when it is called.
struct EmptyClosure {
    private let result: Any.Type
    private let value: (Any.Type) -> Any?
    private let end: @Sendable () -> Never

    /// Nil where the type is no function of Swift's own, or an asynchronous one.
    init?(_ type: Any.Type, result value: @escaping (Any.Type) -> Any?, end: @escaping @Sendable () -> Never) {
        guard let result = TypeMetadata(type).functionResult else { return nil }
        self.result = result
        self.value = value
        self.end = end
    }

    // In a structure a closure lies as its type has it, and in a generic container as any type.
    private struct Nothing { let call: () -> Void }
    private struct Word { let call: () -> UInt }
    private struct Truth { let call: () -> Bool }
    private struct Number { let call: () -> Double }
    private struct Text { let call: () -> String }

    /// Puts the closure into memory that nothing is in.
    func put(at place: UnsafeMutableRawPointer) {
        switch result {
        case is Void.Type: place.initializeMemory(as: Nothing.self, to: Nothing {})
        case is Bool.Type: place.initializeMemory(as: Truth.self, to: Truth { false })
        case is Double.Type, is CGFloat.Type: place.initializeMemory(as: Number.self, to: Number { 0 })
        case is String.Type: place.initializeMemory(as: Text.self, to: Text { "" })
        case let type where Self.isWord(type):
            place.initializeMemory(
                as: Word.self,
                to: Word { [value, end] in
                    guard let made = value(type) else { end() }
                    return Self.word(made, as: type)
                })
        default: place.initializeMemory(as: Nothing.self, to: Nothing { [end] in end() })
        }
    }

    /// Whether a value of the type is one word that is no number with a fraction: an integer, a reference, a structure of nothing but one of them.
    private static func isWord(_ type: Any.Type) -> Bool {
        func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
        guard size(type) == MemoryLayout<UInt>.size else { return false }
        if type is any FixedWidthInteger.Type || type is AnyClass { return true }
        if let optional = type as? any OptionalReference.Type { return optional.wrapsReference }
        guard TypeMetadata(type).kind == .structure else { return false }
        var fields: [Any.Type] = []
        _ = _forEachField(of: type, options: []) { _, _, field, _ in
            fields.append(field)
            return true
        }
        return fields.count == 1 && isWord(fields[0])
    }

    /// The bits of a value that the caller then owns.
    private static func word(_ value: Any, as type: Any.Type) -> UInt {
        func bits<T>(_: T.Type) -> UInt {
            guard let value = value as? T else { return 0 }
            let memory = UnsafeMutablePointer<T>.allocate(capacity: 1)
            defer { memory.deallocate() }
            memory.initialize(to: value)
            return UnsafeRawPointer(memory).load(as: UInt.self)
        }
        return bits(type)
    }
}

private protocol OptionalReference {
    static var wrapsReference: Bool { get }
}

extension Optional: OptionalReference {
    static var wrapsReference: Bool { Wrapped.self is AnyClass }
}
