import Foundation

extension NSMutableDictionary {
    /// By a key that is known only to copy itself.
    @_disfavoredOverload
    public subscript(key: any NSCopying) -> Any? {
        get { object(forKey: key) }
        set {
            guard let object = key as? NSObject else { return }
            if let newValue { setObject(newValue, forKey: object) } else { removeObject(forKey: object) }
        }
    }

    /// By a key that is known only to copy itself.
    @_disfavoredOverload
    public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
        if let key = aKey as? NSObject { setObject(anObject, forKey: key) }
    }
}
