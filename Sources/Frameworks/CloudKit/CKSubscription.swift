/// Asks the server to tell of changes.
open class CKSubscription: NSObject, NSCopying, @unchecked Sendable {
    public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }
    /// How the user is told.
    open class NotificationInfo: NSObject, NSCopying, @unchecked Sendable {
        open var alertBody: String?
        open var alertLocalizationKey: String?
        open var alertLocalizationArgs: [String]?
        open var title: String?
        open var titleLocalizationKey: String?
        open var titleLocalizationArgs: [String]?
        open var subtitle: String?
        open var alertActionLocalizationKey: String?
        open var alertLaunchImage: String?
        open var soundName: String?
        open var desiredKeys: [CKRecord.FieldKey]?
        open var shouldBadge = false
        open var shouldSendContentAvailable = false
        open var shouldSendMutableContent = false
        open var category: String?
        open var collapseIDKey: String?
        public override init() { super.init() }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
    public typealias ID = String
    public let subscriptionID: ID
    public let subscriptionType: SubscriptionType
    open var notificationInfo: NotificationInfo?
    init(_ identifier: String, _ type: SubscriptionType) { (subscriptionID, subscriptionType) = (identifier, type) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Of records that fit a predicate.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let firesOnRecordCreation = Options(rawValue: 1)
        public static let firesOnRecordUpdate = Options(rawValue: 2)
        public static let firesOnRecordDeletion = Options(rawValue: 4)
        public static let firesOnce = Options(rawValue: 8)
    }
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    public let querySubscriptionOptions: Options
    open var zoneID: CKRecordZone.ID?
    public init(recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: String = UUID().uuidString, options: Options = []) {
        (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
        super.init(subscriptionID, .query)
    }
}

/// Of everything in a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
    public let zoneID: CKRecordZone.ID
    open var recordType: CKRecord.RecordType?
    public init(zoneID: CKRecordZone.ID, subscriptionID: String = UUID().uuidString) {
        self.zoneID = zoneID
        super.init(subscriptionID, .recordZone)
    }
}

/// Of everything in a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
    open var recordType: CKRecord.RecordType?
    public init(subscriptionID: String = UUID().uuidString) { super.init(subscriptionID, .database) }
}

/// The contents of a push of the server. Nothing is pushed here.
open class CKNotification: NSObject, @unchecked Sendable {
    public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }
    /// Nil for what is not the server's.
    public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) { return nil }
    open var notificationType: NotificationType { .database }
    open var containerIdentifier: String? { nil }
    open var subscriptionID: CKSubscription.ID? { nil }
    open var isPruned: Bool { false }
    open var alertBody: String? { nil }
}
open class CKQueryNotification: CKNotification, @unchecked Sendable {
    open var recordID: CKRecord.ID? { nil }
    open var recordFields: [String: Any]? { nil }
}
open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
    open var recordZoneID: CKRecordZone.ID? { nil }
}
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
    open var databaseScope: CKDatabase.Scope { .private }
}
