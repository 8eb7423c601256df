import ObjectRuntime

/// The common part of `RealmOptional` and `RealmProperty`: a value that is the row's once the object is managed.
public class RLMSwiftValueStorage: NSObject, PropertyPart {
    final var name = ""
    final var loose: Any?
    private final var home: ManagedHome?

    final var shape: _PropertyShape { valueShape }
    var valueShape: _PropertyShape { _PropertyShape(.any) }

    final var stored: Any? {
        get { home.map { $0.session.any($0.value(name), shape) } ?? loose }
        set {
            guard let home else {
                loose = newValue
                return
            }
            home.session.requireWriting()
            guard let property = home.schema[name] else { return }
            let value: StoredValue = home.session.stored(newValue, property, of: home.schema)
            if property.isPrimary, value != home.value(name) { realmException("Primary key can't be changed after an object is inserted.") }
            home.session.set(value, home.row, name)
        }
    }

    final func bind(_ home: ManagedHome) {
        self.home = home
        loose = nil
    }

    final func read(_ object: ObjectBase) -> Any? { stored }

    final func write(_ value: Any?, _ object: ObjectBase) {
        let flat: Any? = Coercion.flattened((value as? RLMSwiftValueStorage)?.stored ?? value)
        stored = flat is NSNull ? nil : flat
    }
}

/// An optional number or truth value of an `@objc` style model.
public final class RealmOptional<Value: RealmOptionalType>: RLMSwiftValueStorage {
    public var value: Value? {
        get { stored.flatMap { Value._rlmFromObjc($0, insideOptional: true) } }
        set { stored = newValue?._rlmObjcValue }
    }

    public init(_ value: Value? = nil) {
        super.init()
        self.value = value
    }

    public override convenience init() { self.init(nil) }

    override var valueShape: _PropertyShape {
        ((Value.self as? any _RealmSchemaDiscoverable.Type)?._rlmShape ?? _PropertyShape(.any)).with { $0.isOptional = true }
    }

    public override var description: String { value.map { "\($0)" } ?? "nil" }
}

extension RealmOptional: Codable where Value: Codable {
    public convenience init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        self.init(container.decodeNil() ? nil : try container.decode(Value.self))
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

/// A value of an `@objc` style model that Objective-C has no property for: an optional number, or a value of any type.
public final class RealmProperty<Value: RealmPropertyType>: RLMSwiftValueStorage {
    public var value: Value {
        get { Value._rlmFromObjc(stored ?? NSNull(), insideOptional: false)! }
        set { stored = Coercion.flattened(newValue._rlmObjcValue).flatMap { $0 is NSNull ? nil : $0 } }
    }

    public override init() { super.init() }

    override var valueShape: _PropertyShape { Value._rlmShape }

    public override var description: String { String(describing: value) }
}

extension RealmProperty: Codable where Value: Codable {
    public convenience init(from decoder: Decoder) throws {
        self.init()
        value = try decoder.singleValueContainer().decode(Value.self)
    }

    public func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}
