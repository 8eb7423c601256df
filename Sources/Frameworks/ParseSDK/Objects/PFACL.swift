import Foundation

/// The rights to read and to write an object: of everybody, of users and of roles.
open class PFACL: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private static let everybody = "*"
    private let lock = NSLock()
    private var granted: [String: [String: Bool]] = [:]

    public override init() { super.init() }

    /// Only that user reads and writes.
    public convenience init(user: PFUser) {
        self.init()
        setReadAccess(true, for: user)
        setWriteAccess(true, for: user)
    }

    init(rights: [String: [String: Bool]]) {
        granted = rights
        super.init()
    }

    var rights: [String: [String: Bool]] { lock.withLock { granted } }

    private func has(_ right: String, _ who: String) -> Bool { lock.withLock { granted[who]?[right] ?? false } }
    private func set(_ right: String, _ who: String, _ allowed: Bool) { lock.withLock { granted[who, default: [:]][right] = allowed ? true : nil } }
    private static func role(_ name: String) -> String { "role:\(name)" }
    private static func name(of user: PFUser) -> String { user.objectId ?? user.place }

    // MARK: - Everybody

    /// Default false.
    open var hasPublicReadAccess: Bool {
        get { has("read", Self.everybody) }
        set { set("read", Self.everybody, newValue) }
    }
    /// Default false.
    open var hasPublicWriteAccess: Bool {
        get { has("write", Self.everybody) }
        set { set("write", Self.everybody, newValue) }
    }
    /// As versions before 1.15 name it.
    open var getPublicReadAccess: Bool {
        get { hasPublicReadAccess }
        set { hasPublicReadAccess = newValue }
    }
    /// As versions before 1.15 name it.
    open var getPublicWriteAccess: Bool {
        get { hasPublicWriteAccess }
        set { hasPublicWriteAccess = newValue }
    }

    // MARK: - Users

    open func setReadAccess(_ allowed: Bool, forUserId userId: String) { set("read", userId, allowed) }
    open func getReadAccess(forUserId userId: String) -> Bool { has("read", userId) }
    open func setWriteAccess(_ allowed: Bool, forUserId userId: String) { set("write", userId, allowed) }
    open func getWriteAccess(forUserId userId: String) -> Bool { has("write", userId) }
    open func setReadAccess(_ allowed: Bool, for user: PFUser) { set("read", Self.name(of: user), allowed) }
    open func getReadAccess(for user: PFUser) -> Bool { has("read", Self.name(of: user)) }
    open func setWriteAccess(_ allowed: Bool, for user: PFUser) { set("write", Self.name(of: user), allowed) }
    open func getWriteAccess(for user: PFUser) -> Bool { has("write", Self.name(of: user)) }

    // MARK: - Roles

    open func getReadAccessForRole(withName name: String) -> Bool { has("read", Self.role(name)) }
    open func setReadAccess(_ allowed: Bool, forRoleWithName name: String) { set("read", Self.role(name), allowed) }
    open func getWriteAccessForRole(withName name: String) -> Bool { has("write", Self.role(name)) }
    open func setWriteAccess(_ allowed: Bool, forRoleWithName name: String) { set("write", Self.role(name), allowed) }
    open func getReadAccess(for role: PFRole) -> Bool { getReadAccessForRole(withName: role.name) }
    open func setReadAccess(_ allowed: Bool, for role: PFRole) { setReadAccess(allowed, forRoleWithName: role.name) }
    open func getWriteAccess(for role: PFRole) -> Bool { getWriteAccessForRole(withName: role.name) }
    open func setWriteAccess(_ allowed: Bool, for role: PFRole) { setWriteAccess(allowed, forRoleWithName: role.name) }

    // MARK: - Defaults

    /// The rights that objects have which are made from now on.
    /// - Parameter currentUserAccess: whether the user who is signed in then has both as well.
    open class func setDefault(_ acl: PFACL?, withAccessForCurrentUser currentUserAccess: Bool) {
        ParseState.current.setDefaultACL(acl?.copy() as? PFACL, addsUser: currentUserAccess)
    }

    // MARK: - Coding

    public class var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        let data: Data? = coder.decodeObject(of: NSData.self, forKey: "ACL") as Data?
        self.init(rights: data.flatMap { try? PropertyListDecoder().decode([String: [String: Bool]].self, from: $0) } ?? [:])
    }
    open func encode(with coder: NSCoder) { coder.encode((try? PropertyListEncoder().encode(rights)) as NSData?, forKey: "ACL") }
    open func copy(with zone: NSZone? = nil) -> Any { PFACL(rights: rights) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? PFACL)?.rights == rights }
    open override var hash: Int { rights.hashValue }
}
