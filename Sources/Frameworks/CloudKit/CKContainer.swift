@_exported import ObjectRuntime

public let CKErrorDomain = "CKErrorDomain"
public enum CKAccountStatus: Int, Sendable { case couldNotDetermine = 0, available, restricted, noAccount, temporarilyUnavailable }

/// Why the cloud did not answer.
public struct CKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited
        case missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments, serverRecordChanged = 14
        case serverRejectedRequest, assetFileNotFound, incompatibleVersion = 18, constraintViolation, operationCancelled, changeTokenExpired
        case batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { CKErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var retryAfterSeconds: Double? { nil }
    public static var notAuthenticated: Code { .notAuthenticated }
    public static var networkUnavailable: Code { .networkUnavailable }
    public static var unknownItem: Code { .unknownItem }
}

/// A value that a record's field may hold.
public protocol CKRecordValueProtocol {}
public typealias CKRecordValue = CKRecordValueProtocol
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}

open class CKAsset: NSObject, CKRecordValueProtocol, @unchecked Sendable {
    public let fileURL: URL?
    public init(fileURL: URL) { self.fileURL = fileURL }
}

open class CKRecordZone: NSObject, @unchecked Sendable {
    open class ID: NSObject, @unchecked Sendable {
        public let zoneName: String
        public let ownerName: String
        public init(zoneName: String = "_defaultZone", ownerName: String = "__defaultOwner__") { (self.zoneName, self.ownerName) = (zoneName, ownerName) }
        public static let `default` = ID()
    }
    public let zoneID: ID
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    public init(zoneID: ID) { self.zoneID = zoneID }
}

/// Fields by their names, on their way to the cloud.
open class CKRecord: NSObject, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String
    open class ID: NSObject, NSCopying, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID
        public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) { (self.recordName, self.zoneID) = (recordName, zoneID) }
        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
        open override var hash: Int { recordName.hashValue }
    }
    public enum ReferenceAction: UInt, Sendable { case none = 0, deleteSelf }
    open class Reference: NSObject, CKRecordValueProtocol, @unchecked Sendable {
        public let recordID: ID
        public let action: ReferenceAction
        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: ReferenceAction) { self.init(recordID: record.recordID, action: action) }
    }

    public let recordType: RecordType
    public let recordID: ID
    private var fields: [String: any CKRecordValueProtocol] = [:]
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var recordChangeTag: String? { nil }
    public init(recordType: RecordType, recordID: ID = ID()) { (self.recordType, self.recordID) = (recordType, recordID) }
    open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
        get { fields[key] }
        set { fields[key] = newValue }
    }
    open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { fields[key] }
    open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) { fields[key] = object }
    open func allKeys() -> [FieldKey] { fields.keys.sorted() }
    open func changedKeys() -> [FieldKey] { allKeys() }
}

open class CKQuery: NSObject, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    open var sortDescriptors: [NSSortDescriptor]?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}

open class CKSubscription: NSObject, @unchecked Sendable {
    open class NotificationInfo: NSObject, @unchecked Sendable {
        open var alertBody: String?
        open var title: String?
        open var soundName: String?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [String]?
        open var desiredKeys: [String]?
    }
    public let subscriptionID: String
    open var notificationInfo: NotificationInfo?
    init(_ identifier: String) { subscriptionID = identifier }
}
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }
    public let recordType: CKRecord.RecordType?
    public let predicate: NSPredicate
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: String = UUID().uuidString, options: Options = []) {
        (self.recordType, self.predicate) = (recordType, predicate)
        super.init(subscriptionID)
    }
}

/// The app's part of the cloud. Nobody is signed in: the account is not there, and whatever is asked fails with `notAuthenticated`.
open class CKContainer: NSObject, @unchecked Sendable {
    private static let shared = CKContainer(identifier: "iCloud." + (Bundle.main.bundleIdentifier ?? ""))
    open class func `default`() -> CKContainer { shared }
    public let containerIdentifier: String?
    public init(identifier: String) { containerIdentifier = identifier }
    public let privateCloudDatabase = CKDatabase()
    public let publicCloudDatabase = CKDatabase()
    public let sharedCloudDatabase = CKDatabase()
    open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(.noAccount, nil) }
    }
    open func accountStatus() async throws -> CKAccountStatus { .noAccount }
    open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(nil, CKError(.notAuthenticated)) }
    }
    open func add(_ operation: CKDatabaseOperation) { operation.fail() }
}

open class CKDatabase: NSObject, @unchecked Sendable {
    private let refusal = CKError(.notAuthenticated)
    open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        ServiceReply.send { [refusal] in completionHandler(nil, refusal) }
    }
    open func save(_ record: CKRecord) async throws -> CKRecord { throw refusal }
    open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
        ServiceReply.send { [refusal] in completionHandler(nil, refusal) }
    }
    open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw refusal }
    open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
        ServiceReply.send { [refusal] in completionHandler(nil, refusal) }
    }
    open func perform(_ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void) {
        ServiceReply.send { [refusal] in completionHandler(nil, refusal) }
    }
    open func save(_ subscription: CKSubscription, completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void) {
        ServiceReply.send { [refusal] in completionHandler(nil, refusal) }
    }
    open func fetchAllSubscriptions(completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void) {
        ServiceReply.send { [refusal] in completionHandler(nil, refusal) }
    }
    open func delete(withSubscriptionID subscriptionID: String, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        ServiceReply.send { [refusal] in completionHandler(nil, refusal) }
    }
    open func add(_ operation: CKDatabaseOperation) { operation.fail() }
}

/// A question in several steps. It ends at once with `notAuthenticated`.
open class CKDatabaseOperation: NSObject, @unchecked Sendable {
    open var qualityOfService: QualityOfService = .default
    open var completionBlock: (@Sendable () -> Void)?
    func fail() { ServiceReply.send { [self] in completionBlock?() } }
}
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
    open class Cursor: NSObject, @unchecked Sendable {}
    open var query: CKQuery?
    open var cursor: Cursor?
    open var desiredKeys: [String]?
    open var resultsLimit = 0
    open var zoneID: CKRecordZone.ID?
    open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)?
    open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)?
    open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
    open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?
    public override init() { super.init() }
    public init(query: CKQuery) { self.query = query }
    public init(cursor: Cursor) { self.cursor = cursor }
    override func fail() {
        ServiceReply.send { [self] in
            queryCompletionBlock?(nil, CKError(.notAuthenticated))
            queryResultBlock?(.failure(CKError(.notAuthenticated)))
            completionBlock?()
        }
    }
}
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
    open var recordIDs: [CKRecord.ID]?
    open var desiredKeys: [String]?
    open var perRecordCompletionBlock: (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
    open var fetchRecordsCompletionBlock: (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
    public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }
    override func fail() {
        ServiceReply.send { [self] in
            fetchRecordsCompletionBlock?(nil, CKError(.notAuthenticated))
            completionBlock?()
        }
    }
}
