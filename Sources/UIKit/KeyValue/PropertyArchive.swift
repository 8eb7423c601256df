import ObjectRuntime

/// Objects in archives of `NSKeyedArchiver`: the properties that key-value coding reaches and that are numbers, texts, colours, fonts or
/// images.
@MainActor enum PropertyArchive {
    private static let key = "UIProperties"

    /// - Parameter names: properties that are left out, such as those that make something when they are asked for.
    static func encode(_ object: NSObject, to coder: NSCoder, except names: Set<String> = []) {
        let values = NSMutableDictionary()
        for (name, key) in PropertyKeys.all.settable(of: object) where !names.contains(name) {
            switch Coercion.boxed(key.get(object)) {
            case let value as NSNumber: values[name] = value
            case let value as Double: values[name] = NSNumber(value: value)
            case let value as CGFloat: values[name] = NSNumber(value: Double(value))
            case let value as Int: values[name] = NSNumber(value: value)
            case let value as Bool: values[name] = NSNumber(value: value)
            case let value as String: values[name] = value as NSString
            case let value as UIColor: values[name] = value
            case let value as UIFont: values[name] = value
            case let value as UIImage where value.size != .zero: values[name] = value
            default: break
            }
        }
        coder.encode(values, forKey: key)
    }

    /// Whether the coder holds an object that was encoded here.
    static func isIn(_ coder: NSCoder) -> Bool { coder.nib == nil && coder.allowsKeyedCoding && coder.containsValue(forKey: key) }

    /// Takes what an archive says about the object; nothing where the coder holds none.
    static func decode(_ object: NSObject, from coder: NSCoder) {
        guard isIn(coder) else { return }
        let values = coder.decodeObject(forKey: key) as? NSDictionary ?? [:]
        for (name, key) in PropertyKeys.all.settable(of: object) {
            if let value = values[name] { key.set?(object, value) }
        }
    }
}

/// A coder that holds objects by keys, and is none of an interface file's.
extension NSCoder {
    @MainActor var holdsArchive: Bool { nib == nil && allowsKeyedCoding }

    /// The object of a key; nil where there is none, or one of another class.
    func archived<Object: NSObject & NSCoding>(_ type: Object.Type, _ key: String) -> Object? {
        containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
    }

    /// The objects of a key; nil where there are none, or some of another class.
    func archivedList<Element: NSObject & NSCoding>(_ type: Element.Type, _ key: String) -> [Element]? {
        containsValue(forKey: key) ? decodeObject(of: [NSArray.self, type], forKey: key) as? [Element] : nil
    }

    /// The text of a key; nil where there is none.
    func archivedText(_ key: String) -> String? { archived(NSString.self, key).map { "\($0)" } }
}
