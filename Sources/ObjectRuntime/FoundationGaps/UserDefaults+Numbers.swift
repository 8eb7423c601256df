import Foundation

extension UserDefaults {
    /// The object of a key, as `object(forKey:)` of Apple's gives it: numbers are objects, which can be cast to every type of number that holds their
    /// value; on Linux they come as the type that they were set as.
    public func __object(forKey defaultName: String) -> Any? {
        guard let value = object(forKey: defaultName) else { return nil }
        return Self.number(value) ?? value
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as Bool: NSNumber(value: value)
        case let value as Int: NSNumber(value: value)
        case let value as Float: NSNumber(value: value)
        case let value as Double: NSNumber(value: value)
        default: nil
        }
    }
}
