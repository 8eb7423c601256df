import Foundation

/// Values that a user's devices share. This one is alone: they are kept from one start to the next, and nothing comes from elsewhere.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// Posted when another device has set values; never here.
    public static let didChangeExternallyNotification = NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    open class var `default`: NSUbiquitousKeyValueStore { AppServices.object { NSUbiquitousKeyValueStore() } }

    private let values: SyncedValues

    /// Another view of the app's one store.
    public override init() {
        values = AppServices.object {
            SyncedValues(
                file: URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true).appendingPathComponent("Library/SyncedPreferences/values.plist"))
        }
        super.init()
    }

    package init(file: URL) {
        values = SyncedValues(file: file)
        super.init()
    }

    open func object(forKey aKey: String) -> Any? { values.all[aKey] }

    /// Sets a value that a property list can hold; nil takes it away.
    open func set(_ anObject: Any?, forKey aKey: String) { values.set(anObject, aKey) }

    open func removeObject(forKey aKey: String) { values.set(nil, aKey) }
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

    open var dictionaryRepresentation: [String: Any] { values.all }

    /// Writes the values to their file.
    ///
    /// - Returns: false where they cannot be: one of them is nothing that a property list holds.
    @discardableResult
    open func synchronize() -> Bool { values.write() }
}

/// The values of an app's store, which all its objects of the store's class share.
private final class SyncedValues: @unchecked Sendable {
    private let file: URL
    private let lock = NSLock()
    private var values: [String: Any]

    init(file: URL) {
        self.file = file
        let data: Data? = try? Data(contentsOf: file)
        values = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
    }

    var all: [String: Any] { lock.withLock { values } }

    func set(_ value: Any?, _ key: String) { lock.withLock { values[key] = value } }

    func write() -> Bool {
        guard let data = try? PropertyListSerialization.data(fromPropertyList: all, format: .binary, options: 0) else { return false }
        try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return (try? data.write(to: file, options: .atomic)) != nil
    }
}
