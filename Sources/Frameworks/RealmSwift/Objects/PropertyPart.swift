import ObjectRuntime

/// An object in a property of a model's that reads and writes the row itself: what is behind `@Persisted`, a list, an optional number.
protocol PropertyPart: AnyObject {
    var name: String { get set }
    var shape: _PropertyShape { get }
    var isPrimary: Bool { get }
    var isIndexed: Bool { get }
    var origin: (type: ObjectBase.Type, property: String)? { get }

    /// The object that it belongs to is managed from now on. The row has its values.
    func bind(_ home: ManagedHome)
    /// The value as key-value coding gives it.
    func read(_ object: ObjectBase) -> Any?
    func write(_ value: Any?, _ object: ObjectBase)
}

extension PropertyPart {
    var isPrimary: Bool { false }
    var isIndexed: Bool { false }
    var origin: (type: ObjectBase.Type, property: String)? { nil }
}

/// A value whose content is a part.
protocol PartHolder {
    var part: any PropertyPart { get }
}

/// A property wrapper whose content is a part.
protocol PersistedWrapper {
    var part: any PropertyPart { get }
}
