import Foundation

// The same of classes: a class is an object too, of which Apple's root class declares what it declares of instances. It has no values, so that each of these stops
// the program as an object does that lacks the key.
extension NSObjectProtocol where Self: NSObject {
    public static func value(forKey key: String) -> Any? {
        fatalError("[<\(self)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }

    public static func setValue(_ value: Any?, forKey key: String) {
        fatalError("[<\(self)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }

    public static func value(forKeyPath keyPath: String) -> Any? { value(forKey: firstKey(of: keyPath)) }

    public static func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: firstKey(of: keyPath)) }

    private static func firstKey(of keyPath: String) -> String { String(keyPath.prefix { $0 != "." }) }
}
