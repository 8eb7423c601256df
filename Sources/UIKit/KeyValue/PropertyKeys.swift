import ObjectRuntime

/// One of UIKit's properties, as key-value coding reaches it.
@MainActor struct PropertyKey {
    let get: (AnyObject) -> Any?
    /// Nil for a property that cannot be set.
    let set: ((AnyObject, Any?) -> Void)?
}

/// UIKit's properties by class and by the name that key-value coding gives them. Swift does not tell a property's name at run time, so they
/// are listed: what interface files, apps and tests set by name.
@MainActor struct PropertyKeys {
    static let all: PropertyKeys = {
        var keys = PropertyKeys()
        keys.addViews()
        keys.addControls()
        keys.addControllers()
        keys.addTextInput()
        keys.addSearchBars()
        keys.addControlStates()
        keys.addScrolling()
        keys.addListStates()
        keys.addBarStates()
        keys.addControllerStates()
        keys.addUndeclared()
        return keys
    }()

    private var byClass: [ObjectIdentifier: [String: PropertyKey]] = [:]

    /// The property of the object's class, or of the nearest class above it that has one of that name.
    func property(_ name: String, of object: AnyObject) -> PropertyKey? {
        var type: AnyClass? = Swift.type(of: object)
        while let current = type {
            if let found = byClass[ObjectIdentifier(current)]?[name] { return found }
            type = _getSuperclass(current)
        }
        return nil
    }

    /// The properties of the object's class and those above it that can be set, by name; each under one name.
    func settable(of object: AnyObject) -> [(name: String, key: PropertyKey)] {
        var found: [String: PropertyKey] = [:]
        var type: AnyClass? = Swift.type(of: object)
        while let current = type {
            found.merge((byClass[ObjectIdentifier(current)] ?? [:]).filter { $0.value.set != nil && !$0.key.hasPrefix("is") }) { nearer, _ in nearer }
            type = _getSuperclass(current)
        }
        return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    mutating func add<Object: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
        let key = PropertyKey(
            get: { unsafeDowncast($0, to: Object.self)[keyPath: path] },
            set: { object, value in
                guard let converted = Coercion.convert(value, to: Value.self) else {
                    fatalError("[\(object) setValue:forKey: \(name)]: \(value.map { "a \(type(of: $0))" } ?? "nil") is not a \(Value.self)")
                }
                unsafeDowncast(object, to: Object.self)[keyPath: path] = converted
            })
        insert(key, name, Object.self)
        // `isHidden` in Swift is the key `hidden`; the getter's own name is a key as well.
        if Value.self == Bool.self { insert(key, "is\(KeyValueCoding.capitalised(name))", Object.self) }
    }

    mutating func add<Object: AnyObject, Value>(readOnly name: String, _ path: KeyPath<Object, Value>) {
        let key = PropertyKey(get: { unsafeDowncast($0, to: Object.self)[keyPath: path] }, set: nil)
        insert(key, name, Object.self)
        if Value.self == Bool.self { insert(key, "is\(KeyValueCoding.capitalised(name))", Object.self) }
    }

    /// One that has no property of that name in Swift.
    mutating func add<Object: AnyObject>(
        _ name: String, of type: Object.Type, get: @escaping (Object) -> Any?, set: ((Object, Any?) -> Void)? = nil
    ) {
        let setter: ((AnyObject, Any?) -> Void)? = set.map { set in { set(unsafeDowncast($0, to: Object.self), $1) } }
        insert(PropertyKey(get: { get(unsafeDowncast($0, to: Object.self)) }, set: setter), name, type)
    }

    private mutating func insert(_ key: PropertyKey, _ name: String, _ type: AnyClass) {
        byClass[ObjectIdentifier(type), default: [:]][name] = key
    }
}

/// An object of UIKit's whose properties are in the list.
@MainActor protocol PropertyKeyed: KeyedObject {}

extension PropertyKeyed {
    package func keyedValue(forKey key: String) -> Any?? { PropertyKeys.all.property(key, of: self).map { $0.get(self) } }

    package func setKeyedValue(_ value: Any?, forKey key: String) -> Bool {
        guard let set = PropertyKeys.all.property(key, of: self)?.set else { return false }
        set(self, value)
        return true
    }
}

extension UIResponder: @preconcurrency PropertyKeyed {}
extension UIBarItem: @preconcurrency PropertyKeyed {}
extension UINavigationItem: @preconcurrency PropertyKeyed {}
extension UIGestureRecognizer: @preconcurrency PropertyKeyed {}
extension UIAlertAction: @preconcurrency PropertyKeyed {}
extension UIDevice: @preconcurrency PropertyKeyed {}
extension UIScreen: @preconcurrency PropertyKeyed {}
extension UIPresentationController: @preconcurrency PropertyKeyed {}
extension UICollectionViewLayout: @preconcurrency PropertyKeyed {}
extension NSLayoutConstraint: @preconcurrency PropertyKeyed {}
