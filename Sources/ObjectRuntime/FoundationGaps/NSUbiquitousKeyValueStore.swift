import Foundation

/// Values that a user's devices share. This one is alone: they are kept from one start to the next, and nothing comes from elsewhere.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// Posted when another device has set values; never here.
    public static let didChangeExternallyNotification = NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    open class var `default`: NSUbiquitousKeyValueStore {
        AppServices.object {
            NSUbiquitousKeyValueStore(
                file: URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent("Library/SyncedPreferences/values.plist"))
        }
    }

    private let file: URL
    private let lock = NSLock()
    private var values: [String: Any]

    package init(file: URL) {
        self.file = file
        let data: Data? = try? Data(contentsOf: file)
        values = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
        super.init()
    }

    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

    /// Sets a value that a property list can hold; nil takes it away.
    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }

    open func removeObject(forKey aKey: String) { lock.withLock { values[aKey] = nil } }
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// 0 where there is none.
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? (object(forKey: aKey) as? Int).map(Int64.init) ?? 0 }
    /// 0 where there is none.
    open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? object(forKey: aKey) as? Double ?? 0 }
    /// False where there is none.
    open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? object(forKey: aKey) as? Bool ?? false }

    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    open func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
    open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

    /// Writes the values to their file.
    ///
    /// - Returns: false where they cannot be: one of them is nothing that a property list holds.
    @discardableResult
    open func synchronize() -> Bool {
        let now: [String: Any] = dictionaryRepresentation
        guard let data = try? PropertyListSerialization.data(fromPropertyList: now, format: .binary, options: 0) else { return false }
        try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return (try? data.write(to: file, options: .atomic)) != nil
    }
}
