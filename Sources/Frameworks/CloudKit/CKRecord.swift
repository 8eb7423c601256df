/// A value that a record's field may hold.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int8: CKRecordValueProtocol {}
extension Int16: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension UInt8: CKRecordValueProtocol {}
extension UInt16: CKRecordValueProtocol {}
extension UInt32: CKRecordValueProtocol {}
extension UInt64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}

/// A file that a record has.
open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}

/// Holds values by names.
public protocol CKRecordKeyValueSetting: AnyObject {
    func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)?
    func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey)
    func allKeys() -> [CKRecord.FieldKey]
    func changedKeys() -> [CKRecord.FieldKey]
}

extension CKRecordKeyValueSetting {
    public subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? {
        get { object(forKey: key) }
        set { setObject(newValue, forKey: key) }
    }
    /// The value, where it is of the type that is asked for.
    public subscript<T: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> T? {
        get { object(forKey: key) as? T }
        set { setObject(newValue, forKey: key) }
    }
}

/// Values by their names.
final class RecordFields: CKRecordKeyValueSetting, @unchecked Sendable {
    private var values: [String: any CKRecordValueProtocol] = [:]
    private var changed: Set<String> = []
    func object(forKey key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { values[key] }
    func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: CKRecord.FieldKey) {
        values[key] = object
        changed.insert(key)
    }
    func allKeys() -> [CKRecord.FieldKey] { values.keys.sorted() }
    func changedKeys() -> [CKRecord.FieldKey] { changed.sorted() }
}

/// Fields by their names, on their way to the cloud.
open class CKRecord: NSObject, NSCopying, NSSecureCoding, CKRecordKeyValueSetting, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String
    public enum SystemType {
        public static let userRecord = "Users"
        public static let share = "cloudkit.share"
    }
    public enum SystemFieldKey {
        public static let parent = "parent"
        public static let share = "share"
    }

    public typealias ID = CKRecordID

    public enum ReferenceAction: UInt, Sendable { case none = 0, deleteSelf }

    /// A record that a field points to.
    open class Reference: NSObject, NSCopying, CKRecordValueProtocol, @unchecked Sendable {
        @available(iOS, deprecated: 13.0) public typealias Action = ReferenceAction
        public let recordID: ID
        public let action: ReferenceAction
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? Reference).map { $0.recordID == recordID && $0.action == action } ?? false
        }
        open override var hash: Int { recordID.hash }
    }

    public let recordType: RecordType
    public let recordID: ID
    private let fields = RecordFields()
    private let secrets = RecordFields()
    /// Nil until the server has the record; so are the next four.
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var recordChangeTag: String? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var lastModifiedUserRecordID: ID? { nil }
    open var share: Reference? { nil }
    /// Above it in a hierarchy that is shared as one.
    open var parent: Reference?

    public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
    public convenience init(recordType: RecordType) { self.init(recordType: recordType, recordID: ID()) }
    @available(iOS, deprecated: 13.0)
    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) { self.init(recordType: recordType, recordID: ID(zoneID: zoneID)) }

    /// A record of system fields that were kept; its other fields are empty.
    public required init?(coder: NSCoder) {
        guard let type = coder.decodeObject(of: NSString.self, forKey: "RecordType"), let identifier = coder.decodeObject(of: ID.self, forKey: "RecordID")
        else { return nil }
        (recordType, recordID) = (type as String, identifier)
    }
    open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }
    /// Keeps what the server needs to know the record again.
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encode(recordType as NSString, forKey: "RecordType")
        coder.encode(recordID, forKey: "RecordID")
    }
    public static var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        for key in allKeys() { copy.setObject(object(forKey: key), forKey: key) }
        copy.parent = parent
        return copy
    }

    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields.object(forKey: key) }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { fields.setObject(object, forKey: key) }
    open func allKeys() -> [FieldKey] { fields.allKeys() }
    open func changedKeys() -> [FieldKey] { fields.changedKeys() }
    /// The words of the fields that are texts.
    open func allTokens() -> [String] {
        allKeys().flatMap { key in (object(forKey: key) as? String)?.split { !$0.isLetter && !$0.isNumber }.map(String.init) ?? [] }
    }
    /// Fields that the server cannot read.
    open var encryptedValues: any CKRecordKeyValueSetting { secrets }
    open func setParent(_ parentRecord: CKRecord?) { setParent(parentRecord?.recordID) }
    open func setParent(_ parentRecordID: ID?) { parent = parentRecordID.map { Reference(recordID: $0, action: .none) } }
}

/// The name of a record and its zone. Two with the same are equal.
open class CKRecordID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) { (self.recordName, self.zoneID) = (recordName, zoneID) }
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "RecordName"),
            let zone = coder.decodeObject(of: CKRecordZone.ID.self, forKey: "ZoneID")
        else { return nil }
        (recordName, zoneID) = (name as String, zone)
    }
    open func encode(with coder: NSCoder) {
        coder.encode(recordName as NSString, forKey: "RecordName")
        coder.encode(zoneID, forKey: "ZoneID")
    }
    public static var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CKRecordID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
    }
    open override var hash: Int { recordName.hashValue }
}
