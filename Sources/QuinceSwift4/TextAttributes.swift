import UIKit

// Members that had dictionaries by plain names until Swift 4.2, where they got `NSAttributedString.Key`. Modules in those language modes import this
// beside UIKit; which of the two is meant the types decide.

extension UITextField {
    /// Default the field's font and colour.
    @_disfavoredOverload
    public var defaultTextAttributes: [String: Any] {
        get { Self.named(defaultAttributesByKey) }
        set { defaultAttributesByKey = Self.keyed(newValue) }
    }

    @_disfavoredOverload
    public var typingAttributes: [String: Any]? {
        get { typingAttributesByKey.map(Self.named) }
        set { typingAttributesByKey = newValue.map(Self.keyed) }
    }
}

extension UITextView {
    @_disfavoredOverload
    public var typingAttributes: [String: Any] {
        get { Self.named(typingAttributesByKey) }
        set { typingAttributesByKey = Self.keyed(newValue) }
    }

    @_disfavoredOverload
    public var linkTextAttributes: [String: Any]! {
        get { linkAttributesByKey.map(Self.named) }
        set { linkAttributesByKey = newValue.map(Self.keyed) }
    }
}

extension UIBarItem {
    @_disfavoredOverload
    public func setTitleTextAttributes(_ attributes: [String: Any]?, for state: UIControl.State) {
        setTitleTextAttributes(attributes.map { Dictionary(uniqueKeysWithValues: $0.map { (NSAttributedString.Key($0), $1) }) }, for: state)
    }
}

extension UISegmentedControl {
    @_disfavoredOverload
    public func setTitleTextAttributes(_ attributes: [AnyHashable: Any]?, for state: UIControl.State) {
        let keyed: [NSAttributedString.Key: Any]? = attributes.map { attributes in
            attributes.reduce(into: [:]) { result, entry in
                if let key = entry.key as? NSAttributedString.Key {
                    result[key] = entry.value
                } else if let name = entry.key as? String {
                    result[NSAttributedString.Key(name)] = entry.value
                }
            }
        }
        setTitleTextAttributes(keyed, for: state)
    }
}

extension UIView {
    fileprivate static func named(_ attributes: [NSAttributedString.Key: Any]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: attributes.map { ($0.rawValue, $1) })
    }

    fileprivate static func keyed(_ attributes: [String: Any]) -> [NSAttributedString.Key: Any] {
        Dictionary(uniqueKeysWithValues: attributes.map { (NSAttributedString.Key($0), $1) })
    }
}

extension NSAttributedString.Key {
    /// Of a key that was a plain name until Swift 4.2: `NSAttributedStringKey.init(key)`, as libraries have it where they are compiled for both.
    public init(_ key: NSAttributedString.Key) { self = key }
}
