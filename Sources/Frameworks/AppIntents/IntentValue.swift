@_exported import QuinceUniformTypeIdentifiers

/// A type that parameters, properties and results of intents can have.
public protocol _IntentValue {
    /// The type without optionals and lists.
    associatedtype ValueType = Self
    /// The type without optionals.
    associatedtype UnwrappedType = Self
}

extension Optional: _IntentValue where Wrapped: _IntentValue {
    public typealias ValueType = Wrapped.ValueType
    public typealias UnwrappedType = Wrapped.UnwrappedType
}
extension Array: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
    public typealias UnwrappedType = [Element]
}
extension Set: _IntentValue where Element: _IntentValue {
    public typealias ValueType = Element.ValueType
    public typealias UnwrappedType = Set<Element>
}
extension Never: _IntentValue {}
extension Bool: _IntentValue {}
extension Int: _IntentValue {}
extension Double: _IntentValue {}
extension String: _IntentValue {}
extension Decimal: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension URL: _IntentValue {}
extension Data: _IntentValue {}
extension AttributedString: _IntentValue {}
extension Measurement: _IntentValue {
    public typealias ValueType = Measurement<UnitType>
    public typealias UnwrappedType = Measurement<UnitType>
}
extension Calendar.RecurrenceRule: _IntentValue {}

/// A value that tells what kind of thing it is: an entity or an enumeration of the app's.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

/// A type with a name that stays.
public protocol PersistentlyIdentifiable {
    /// Default: the type's name.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}
