/// Who may see and change a record, and what belongs to it.
open class CKShare: CKRecord, @unchecked Sendable {
    public enum ParticipantRole: Int, Sendable { case unknown = 0, owner = 1, privateUser = 3, publicUser = 4, administrator = 2 }
    public enum ParticipantPermission: Int, Sendable { case unknown = 0, none, readOnly, readWrite }
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown = 0, pending, accepted, removed }
    public enum SystemFieldKey {
        public static let title = "cloudkit.title"
        public static let thumbnailImageData = "cloudkit.thumbnailImageData"
        public static let shareType = "cloudkit.type"
    }

    /// Somebody with whom a record is shared.
    open class Participant: NSObject, NSCopying, @unchecked Sendable {
        public let userIdentity: CKUserIdentity
        open internal(set) var role: ParticipantRole = .privateUser
        open var permission: ParticipantPermission = .readOnly
        open internal(set) var acceptanceStatus: ParticipantAcceptanceStatus = .unknown
        init(_ identity: CKUserIdentity) { userIdentity = identity }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// A share that somebody was invited to, as far as it is known.
    open class Metadata: NSObject, NSCopying, @unchecked Sendable {
        public let share: CKShare
        init(_ share: CKShare) { self.share = share }
        open var containerIdentifier: String { "" }
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        @available(iOS, deprecated: 16.0) open var rootRecordID: CKRecord.ID { share.recordID }
        open var rootRecord: CKRecord? { nil }
        open var ownerIdentity: CKUserIdentity { share.owner.userIdentity }
        open var participantRole: ParticipantRole { .privateUser }
        open var participantStatus: ParticipantAcceptanceStatus { .pending }
        open var participantPermission: ParticipantPermission { share.publicPermission }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// Default `.none`: nobody but the participants.
    open var publicPermission: ParticipantPermission = .none
    /// Nil until the server has the share.
    open var url: URL? { nil }
    public let owner: Participant
    open private(set) var participants: [Participant]
    open var currentUserParticipant: Participant? { owner }

    private static func user() -> Participant {
        let owner = Participant(CKUserIdentity(userRecordID: CKRecord.ID(recordName: CKCurrentUserDefaultName)))
        (owner.role, owner.permission, owner.acceptanceStatus) = (.owner, .readWrite, .accepted)
        return owner
    }
    private init(shareID: CKRecord.ID) {
        owner = Self.user()
        participants = [owner]
        super.init(recordType: CKRecord.SystemType.share, recordID: shareID)
    }
    public convenience init(rootRecord: CKRecord) {
        self.init(rootRecord: rootRecord, shareID: CKRecord.ID(recordName: "Share-" + UUID().uuidString, zoneID: rootRecord.recordID.zoneID))
    }
    public convenience init(rootRecord: CKRecord, shareID: CKRecord.ID) { self.init(shareID: shareID) }
    /// Shares all of a zone.
    public convenience init(recordZoneID: CKRecordZone.ID) { self.init(shareID: CKRecord.ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID)) }
    public required init?(coder: NSCoder) {
        owner = Self.user()
        participants = [owner]
        super.init(coder: coder)
    }

    open func addParticipant(_ participant: Participant) { if !participants.contains(where: { $0 === participant }) { participants.append(participant) } }
    open func removeParticipant(_ participant: Participant) { participants.removeAll { $0 === participant && $0.role != .owner } }
}

/// A user of iCloud.
open class CKUserIdentity: NSObject, NSCopying, @unchecked Sendable {
    /// By what a user is found.
    open class LookupInfo: NSObject, NSCopying, @unchecked Sendable {
        public let emailAddress: String?
        public let phoneNumber: String?
        public let userRecordID: CKRecord.ID?
        public init(emailAddress: String) { (self.emailAddress, phoneNumber, userRecordID) = (emailAddress, nil, nil) }
        public init(phoneNumber: String) { (emailAddress, self.phoneNumber, userRecordID) = (nil, phoneNumber, nil) }
        public init(userRecordID: CKRecord.ID) { (emailAddress, phoneNumber, self.userRecordID) = (nil, nil, userRecordID) }
        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
    public let userRecordID: CKRecord.ID?
    public let lookupInfo: LookupInfo?
    init(userRecordID: CKRecord.ID?) { (self.userRecordID, lookupInfo) = (userRecordID, nil) }
    open var nameComponents: PersonNameComponents? { nil }
    open var hasiCloudAccount: Bool { false }
    open var contactIdentifiers: [String] { [] }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
