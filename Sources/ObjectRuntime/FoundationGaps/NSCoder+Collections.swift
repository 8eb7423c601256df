import Foundation

extension NSCoder {
    /// An array of objects of one class; nil where there is none under the key, or one with other objects, which is an error of the coder's.
    public func decodeArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type, forKey key: String
    ) -> [DecodedObjectType]? {
        decodeArrayOfObjects(ofClasses: [cls], forKey: key) as? [DecodedObjectType]
    }

    /// An array of objects of any of the classes; nil where there is none under the key, or one with other objects, which is an error of the coder's.
    public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
        guard let array = decodeObject(of: classes + [NSArray.self], forKey: key) as? NSArray else { return nil }
        let objects: [Any] = array.map { ($0 as? any _ObjectiveCBridgeable).map { $0._bridgeToObjectiveC() as Any } ?? $0 }
        return holds(objects, onlyOf: classes, key: key) ? objects : nil
    }

    /// A dictionary whose keys and values are of one class each; nil where there is none under the key, or another one, which is an error of the coder's.
    public func decodeDictionary<KeyType: NSObject & NSCopying & NSCoding, ObjectType: NSObject & NSCoding>(
        withKeysOfClass keyCls: KeyType.Type, objectsOfClass objectCls: ObjectType.Type, forKey key: String
    ) -> [KeyType: ObjectType]? {
        decodeDictionary(withKeysOfClasses: [keyCls], objectsOfClasses: [objectCls], forKey: key) as? [KeyType: ObjectType]
    }

    /// A dictionary whose keys and values are of the classes; nil where there is none under the key, or another one, which is an error of the coder's.
    public func decodeDictionary(
        withKeysOfClasses keyClasses: [AnyClass], objectsOfClasses objectClasses: [AnyClass], forKey key: String
    ) -> [AnyHashable: Any]? {
        guard let dictionary = decodeObject(of: keyClasses + objectClasses + [NSDictionary.self], forKey: key) as? NSDictionary else { return nil }
        var result: [AnyHashable: Any] = [:]
        for (name, value) in dictionary {
            let name: Any = (name as? any _ObjectiveCBridgeable).map { $0._bridgeToObjectiveC() as Any } ?? name
            let value: Any = (value as? any _ObjectiveCBridgeable).map { $0._bridgeToObjectiveC() as Any } ?? value
            guard let hashed = name as? NSObject, holds([name], onlyOf: keyClasses, key: key), holds([value], onlyOf: objectClasses, key: key)
            else { return nil }
            result[hashed] = value
        }
        return result
    }

    private func holds(_ objects: [Any], onlyOf classes: [AnyClass], key: String) -> Bool {
        let kinds: [NSObject.Type] = classes.compactMap { $0 as? NSObject.Type }
        let isFit: Bool = objects.allSatisfy { object in (object as? NSObject).map { known in kinds.contains { known.isKind(of: $0) } } ?? false }
        if !isFit { failWithError(CocoaError(.coderReadCorrupt, userInfo: [NSDebugDescriptionErrorKey: "Objects of another class under \(key)"])) }
        return isFit
    }
}

extension NSKeyedUnarchiver {
    /// The array that an archive holds, of objects of one class.
    public class func unarchivedArrayOfObjects<DecodedObjectType: NSObject & NSCoding>(
        ofClass cls: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedObjectType]? {
        try root(of: data) { $0.decodeArrayOfObjects(ofClass: cls, forKey: NSKeyedArchiveRootObjectKey) }
    }

    public class func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
        try root(of: data) { $0.decodeArrayOfObjects(ofClasses: classes, forKey: NSKeyedArchiveRootObjectKey) }
    }

    /// The dictionary that an archive holds, with keys and values of one class each.
    public class func unarchivedDictionary<DecodedKeyType: NSObject & NSCopying & NSCoding, DecodedObjectType: NSObject & NSCoding>(
        ofKeyClass keyClass: DecodedKeyType.Type, objectClass valueClass: DecodedObjectType.Type, from data: Data
    ) throws -> [DecodedKeyType: DecodedObjectType]? {
        try root(of: data) { $0.decodeDictionary(withKeysOfClass: keyClass, objectsOfClass: valueClass, forKey: NSKeyedArchiveRootObjectKey) }
    }

    public class func unarchivedDictionary(
        ofKeyClasses keyClasses: [AnyClass], objectClasses valueClasses: [AnyClass], from data: Data
    ) throws -> [AnyHashable: Any]? {
        try root(of: data) { $0.decodeDictionary(withKeysOfClasses: keyClasses, objectsOfClasses: valueClasses, forKey: NSKeyedArchiveRootObjectKey) }
    }

    /// The value that `read` finds in an archive; its error where there is one.
    private class func root<Value>(of data: Data, _ read: (NSKeyedUnarchiver) -> Value?) throws -> Value? {
        let archive = try NSKeyedUnarchiver(forReadingFrom: data)
        archive.decodingFailurePolicy = .setErrorAndReturn
        defer { archive.finishDecoding() }
        let value: Value? = read(archive)
        if let error = archive.error { throw error }
        // Foundation for Linux keeps no error that somebody else tells it of.
        if value == nil, archive.containsValue(forKey: NSKeyedArchiveRootObjectKey) { throw CocoaError(.coderReadCorrupt) }
        return value
    }
}
