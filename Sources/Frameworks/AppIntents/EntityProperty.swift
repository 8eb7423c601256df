import Foundation

/// A property of a thing that intents can read.
@propertyWrapper public final class EntityProperty<Value: _IntentValue & Sendable>: @unchecked Sendable {
    public let title: LocalizedStringResource?
    private let lock = NSLock()
    private var stored: Value?

    public init(title: LocalizedStringResource) { self.title = title }
    public init() { title = nil }

    /// Traps where it was not set, and cannot be nil.
    public var wrappedValue: Value {
        get { lock.withLock { stored ?? absence(of: Value.self) } }
        set { lock.withLock { stored = newValue } }
    }
    public var projectedValue: EntityProperty { self }
}

/// Nil for a type that has it.
func absence<Value>(of type: Value.Type) -> Value {
    guard let none = (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value else {
        fatalError("A value of \(type) is read before it was set")
    }
    return none
}
