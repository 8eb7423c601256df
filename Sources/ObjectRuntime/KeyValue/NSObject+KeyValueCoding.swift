import Foundation

// In an extension of the protocol so that subclasses may declare their own versions; see NSObject+Messaging.
extension NSObjectProtocol where Self: NSObject {
    /// The value of a property that the class exposes to Objective-C. Numbers, enumerations included, come as numbers.
    public func value(forKey key: String) -> Any? {
        if let answer: Any = MessageOverride.answer("valueForKey:", of: self, [key]) { return answer }
        return KeyValueCoding.value(of: self, forKey: key) ?? value(forUndefinedKey: key)
    }

    /// Sets a property that the class exposes to Objective-C.
    public func setValue(_ value: Any?, forKey key: String) {
        if MessageOverride.run("setValue:forKey:", of: self, [value, key]) { return }
        if !KeyValueCoding.set(value, of: self, forKey: key) { setValue(value, forUndefinedKey: key) }
    }

    /// Sets a property as `setValue(_:forKey:)` does. Where there is none, the program stops with a message that says `place` as well.
    package func setValue(_ value: Any?, forKey key: String, place: @autoclosure () -> String) {
        if MessageOverride.run("setValue:forKey:", of: self, [value, key]) { return }
        if KeyValueCoding.set(value, of: self, forKey: key) || MessageOverride.run("setValue:forUndefinedKey:", of: self, [value, key]) { return }
        // The outlet of a type that is not here.
        if LeftOutLog.shared.recordsMember(key, of: type(of: self)) { return }
        fatalError("[\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key). \(place())")
    }

    /// The value at a dotted path; nil once a step is nil.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let answer: Any = MessageOverride.answer("valueForKeyPath:", of: self, [keyPath]) { return answer }
        return KeyValueCoding.value(of: self, forKeyPath: keyPath)
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if MessageOverride.run("setValue:forKeyPath:", of: self, [value, keyPath]) { return }
        guard let dot = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
        let next = self.value(forKey: String(keyPath[..<dot]))
        (next as? NSObject)?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    }

    /// The end of `value(forKey:)` where there is no such key: stops the program, unless the class says otherwise.
    public func value(forUndefinedKey key: String) -> Any? {
        if let answer: Any = MessageOverride.answer("valueForUndefinedKey:", of: self, [key]) { return answer }
        if hasOverride(of: "valueForUndefinedKey:") { return nil }
        fatalError("[\(self) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }

    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        if MessageOverride.run("setValue:forUndefinedKey:", of: self, [value, key]) { return }
        fatalError("[\(self) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }

    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// The keys' values; NSNull stands for nil.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
    }

    private func hasOverride(of selector: String) -> Bool {
        ClassRegistry.shared.method(selector, of: type(of: self)) != nil
    }
}
