import ObjectRuntime

/// Texts by key, as profiles and addresses have them.
open class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let parts: [String: String]
    public convenience init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        self.init(
            parts: [
                CNSocialProfileURLStringKey: urlString, CNSocialProfileUsernameKey: username, CNSocialProfileUserIdentifierKey: userIdentifier,
                CNSocialProfileServiceKey: service,
            ].compactMapValues { $0 })
    }
    init(parts: [String: String]) {
        self.parts = parts
        super.init()
    }
    open var urlString: String { parts[CNSocialProfileURLStringKey] ?? "" }
    open var username: String { parts[CNSocialProfileUsernameKey] ?? "" }
    open var userIdentifier: String { parts[CNSocialProfileUserIdentifierKey] ?? "" }
    open var service: String { parts[CNSocialProfileServiceKey] ?? "" }
    open class func localizedString(forKey key: String) -> String { ContactWords.words(for: key) }
    open class func localizedString(forService service: String) -> String { service }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(parts as NSDictionary, forKey: "parts") }
    public required init?(coder: NSCoder) { parts = (coder.decodeObject(of: NSDictionary.self, forKey: "parts") as? [String: String]) ?? [:] }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNSocialProfile)?.parts == parts }
    open override var hash: Int { parts.hashValue }
}

open class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let parts: [String: String]
    public convenience init(username: String, service: String) {
        self.init(parts: [CNInstantMessageAddressUsernameKey: username, CNInstantMessageAddressServiceKey: service])
    }
    init(parts: [String: String]) {
        self.parts = parts
        super.init()
    }
    open var username: String { parts[CNInstantMessageAddressUsernameKey] ?? "" }
    open var service: String { parts[CNInstantMessageAddressServiceKey] ?? "" }
    open class func localizedString(forKey key: String) -> String { ContactWords.words(for: key) }
    open class func localizedString(forService service: String) -> String { service }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(parts as NSDictionary, forKey: "parts") }
    public required init?(coder: NSCoder) { parts = (coder.decodeObject(of: NSDictionary.self, forKey: "parts") as? [String: String]) ?? [:] }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNInstantMessageAddress)?.parts == parts }
    open override var hash: Int { parts.hashValue }
}

/// Somebody who a contact is related to.
open class CNContactRelation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let name: String
    public init(name: String) {
        self.name = name
        super.init()
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "name") }
    public required init?(coder: NSCoder) { name = coder.decodeObject(of: NSString.self, forKey: "name").map { $0 as String } ?? "" }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContactRelation)?.name == name }
    open override var hash: Int { name.hashValue }
}

public enum CNContainerType: Int, Sendable { case unassigned = 0, local = 1, exchange = 1001, cardDAV = 1003 }

/// A place that contacts are kept in: there is the device's own.
open class CNContainer: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let name: String
    public let type: CNContainerType
    init(identifier: String, name: String, type: CNContainerType) {
        (self.identifier, self.name, self.type) = (identifier, name, type)
        super.init()
    }
    static var local: CNContainer { CNContainer(identifier: "local", name: "Card", type: .local) }

    open class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { container, _ in identifiers.contains((container as? CNContainer)?.identifier ?? "") }
    }
    /// The one container has every contact.
    open class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate { NSPredicate { _, _ in true } }
    open class func predicateForContainerOfGroup(withIdentifier groupIdentifier: String) -> NSPredicate { NSPredicate { _, _ in true } }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContainer)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// The values that are kept of a group.
struct GroupRecord: Codable, Sendable {
    var identifier: String = UUID().uuidString + ":ABGroup"
    var name = ""
    /// The group that it is within.
    var parent: String?
}

/// Contacts that belong together.
open class CNGroup: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var record: GroupRecord
    init(record: GroupRecord) {
        self.record = record
        super.init()
    }
    public override convenience init() { self.init(record: GroupRecord()) }
    open var identifier: String { record.identifier }
    open var name: String { record.name }

    open class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { group, _ in identifiers.contains((group as? CNGroup)?.identifier ?? "") }
    }
    open class func predicateForSubgroupsInGroup(withIdentifier parentGroupIdentifier: String) -> NSPredicate {
        NSPredicate { group, _ in (group as? CNGroup)?.record.parent == parentGroupIdentifier }
    }
    open class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate { _, _ in containerIdentifier == CNContainer.local.identifier }
    }
    open func copy(with zone: NSZone? = nil) -> Any { CNGroup(record: record) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableGroup(record: record) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNGroup)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String {
        get { super.name }
        set { record.name = newValue }
    }
}
