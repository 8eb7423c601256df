/// A part of a database whose records belong together.
open class CKRecordZone: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public struct Capabilities: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let fetchChanges = Capabilities(rawValue: 1 << 0)
        public static let atomic = Capabilities(rawValue: 1 << 1)
        public static let sharing = Capabilities(rawValue: 1 << 2)
        public static let zoneWideSharing = Capabilities(rawValue: 1 << 3)
    }

    public typealias ID = CKRecordZoneID

    public let zoneID: ID
    open var capabilities: Capabilities { zoneID == .default ? [] : [.fetchChanges, .atomic, .sharing] }
    open var share: CKRecord.Reference? { nil }
    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    public init(zoneID: ID) { self.zoneID = zoneID }
    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
    public required init?(coder: NSCoder) {
        guard let zone = coder.decodeObject(of: ID.self, forKey: "ZoneID") else { return nil }
        zoneID = zone
    }
    open func encode(with coder: NSCoder) { coder.encode(zoneID, forKey: "ZoneID") }
    public static var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How far an app has read what changed. Only the server makes these.
open class CKServerChangeToken: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    override init() {}
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
    public static var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The name of a zone and of its owner. Two with the same names are equal.
open class CKRecordZoneID: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public static let defaultZoneName = "_defaultZone"
    public static let `default` = CKRecordZoneID()
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String = CKRecordZoneID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName) {
        (self.zoneName, self.ownerName) = (zoneName, ownerName)
    }
    public required init?(coder: NSCoder) {
        guard let zone = coder.decodeObject(of: NSString.self, forKey: "ZoneName"), let owner = coder.decodeObject(of: NSString.self, forKey: "OwnerName")
        else { return nil }
        (zoneName, ownerName) = (zone as String, owner as String)
    }
    open func encode(with coder: NSCoder) {
        coder.encode(zoneName as NSString, forKey: "ZoneName")
        coder.encode(ownerName as NSString, forKey: "OwnerName")
    }
    public static var supportsSecureCoding: Bool { true }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CKRecordZoneID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
    }
    open override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
}
