import ObjectRuntime

/// An object whose properties are found by name, whatever its class.
@dynamicMemberLookup
public final class DynamicObject: Object {
    public override subscript(key: String) -> Any? {
        get { keyedValue(forKey: key) ?? nil }
        set { _ = setKeyedValue(newValue, forKey: key) }
    }

    public subscript(dynamicMember member: String) -> Any? {
        get { self[member] }
        set { self[member] = newValue }
    }

    public override class func shouldIncludeInDefaultSchema() -> Bool { false }

    package override func keyedValue(forKey key: String) -> Any?? {
        guard let home else { return .none }
        let value: StoredValue = home.value(key)
        if let property = home.schema[key] {
            guard property.shape.collection != .none else { return .some(home.session.dynamicAny(value)) }
            return .some(dynamicList(key))
        }
        if case .list = value { return .some(dynamicList(key)) }
        return .some(home.session.dynamicAny(value))
    }

    package override func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
        guard let home else { return false }
        home.session.requireWriting()
        let stored: StoredValue = home.schema[key].map { home.session.stored(value, $0, of: home.schema) } ?? home.session.stored(value, _PropertyShape(.any))
        home.session.set(stored, home.row, key)
        return true
    }
}
