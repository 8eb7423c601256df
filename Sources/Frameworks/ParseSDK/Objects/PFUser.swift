import Foundation

/// An account. Nobody can sign up or in without a network.
open class PFUser: PFObject, PFSubclassing, @unchecked Sendable {
    open class func parseClassName() -> String { "_User" }

    /// Somebody without a name, as `enableAutomaticUser()` makes one.
    static func anonymous() -> PFUser {
        let user = PFUser()
        user.isAnonymous = true
        return user
    }
    var isAnonymous = false

    /// The user who is signed in: none, or one without a name where the app has enabled these.
    open class func current() -> Self? { ParseState.current.currentUser as? Self }
    @discardableResult
    open class func getCurrentUserInBackground() -> BFTask<PFUser> { ParseReply.task(.success(ParseState.current.currentUser)) }
    /// From then on there is always a user, without a name where nobody signed in.
    open class func enableAutomaticUser() { ParseState.current.hasAutomaticUser = true }

    open var sessionToken: String? { nil }
    open var isNew: Bool { false }
    open var isAuthenticated: Bool { false }

    open var username: String? {
        get { self["username"] as? String }
        set { self["username"] = newValue }
    }
    open var password: String? {
        get { self["password"] as? String }
        set { self["password"] = newValue }
    }
    open var email: String? {
        get { self["email"] as? String }
        set { self["email"] = newValue }
    }

    // MARK: - Signing up

    private var signUpError: NSError {
        if (username ?? "").isEmpty { return ParseErrors.error(.errorUsernameMissing, "Signing up needs a username.") }
        if (password ?? "").isEmpty { return ParseErrors.error(.errorUserPasswordMissing, "Signing up needs a password.") }
        return ParseErrors.noConnection
    }

    @discardableResult
    open func signUpInBackground() -> BFTask<NSNumber> { ParseReply.flag(signUpError) }
    open func signUpInBackground(block: PFBooleanResultBlock?) { _ = ParseReply.flag(signUpError, block) }
    open func signUp() throws { throw signUpError }

    // MARK: - Signing in and out

    private static func refuse(_ block: PFUserResultBlock?) -> BFTask<PFUser> {
        let error: NSError = ParseErrors.noConnection
        return ParseReply.task(.failure(error)) { block?(nil, error) }
    }

    open class func logInWithUsername(inBackground username: String, password: String, block: PFUserResultBlock?) { _ = refuse(block) }
    @discardableResult
    open class func logInWithUsername(inBackground username: String, password: String) -> BFTask<PFUser> { refuse(nil) }
    @discardableResult
    open class func logIn(withUsername username: String, password: String) throws -> Self { throw ParseErrors.noConnection }
    @discardableResult
    open class func logInWithAuthType(inBackground authType: String, authData: [String: String]) -> BFTask<PFUser> { refuse(nil) }
    open class func become(inBackground sessionToken: String, block: PFUserResultBlock?) { _ = refuse(block) }
    @discardableResult
    open class func become(inBackground sessionToken: String) -> BFTask<PFUser> { refuse(nil) }
    @discardableResult
    open class func become(_ sessionToken: String) throws -> Self { throw ParseErrors.noConnection }

    open class func logOut() { ParseState.current.currentUser = nil }
    open class func logOutInBackground(block: PFUserLogoutResultBlock?) {
        logOut()
        ParseReply.send { block?(nil) }
    }
    @discardableResult
    open class func logOutInBackground() -> BFTask<AnyObject> {
        logOut()
        return ParseReply.task(.success(nil))
    }

    // MARK: - Else

    open class func requestPasswordResetForEmail(inBackground email: String, block: PFBooleanResultBlock?) {
        _ = ParseReply.flag(ParseErrors.noConnection, block)
    }
    @discardableResult
    open class func requestPasswordResetForEmail(inBackground email: String) -> BFTask<NSNumber> { ParseReply.flag(ParseErrors.noConnection) }
    open class func requestPasswordReset(forEmail email: String) throws { throw ParseErrors.noConnection }

    open class func enableRevocableSessionInBackground(block: PFUserSessionUpgradeResultBlock?) { ParseReply.send { block?(nil) } }
    @discardableResult
    open class func enableRevocableSessionInBackground() -> BFTask<AnyObject> { ParseReply.task(.success(nil)) }

    @discardableResult
    open func linkWithAuthType(inBackground authType: String, authData: [String: String]) -> BFTask<NSNumber> { ParseReply.flag(ParseErrors.noConnection) }
    @discardableResult
    open func unlinkWithAuthType(inBackground authType: String) -> BFTask<NSNumber> { ParseReply.flag(ParseErrors.noConnection) }
    open func isLinked(withAuthType authType: String) -> Bool { isAnonymous && authType == "anonymous" }
}

/// Users without a name.
open class PFAnonymousUtils: NSObject {
    open class func logIn(block: PFUserResultBlock?) {
        ParseReply.send { block?(nil, ParseErrors.noConnection) }
    }
    @discardableResult
    open class func logInInBackground() -> BFTask<PFUser> { ParseReply.task(.failure(ParseErrors.noConnection)) }
    open class func isLinked(with user: PFUser?) -> Bool { user?.isAnonymous ?? false }
}

/// A session of the server's, of which there is none.
open class PFSession: PFObject, PFSubclassing, @unchecked Sendable {
    open class func parseClassName() -> String { "_Session" }
    open var sessionToken: String? { nil }

    /// Ends without one: nobody is signed in.
    open class func getCurrentSessionInBackground(block: PFSessionResultBlock?) { ParseReply.send { block?(nil, nil) } }
    @discardableResult
    open class func getCurrentSessionInBackground() -> BFTask<PFSession> { ParseReply.task(.success(nil)) }
}

/// Users, and roles, that have rights together.
open class PFRole: PFObject, PFSubclassing, @unchecked Sendable {
    open class func parseClassName() -> String { "_Role" }

    public required init() { super.init() }
    public convenience init(name: String) { self.init(name: name, acl: nil) }
    public convenience init(name: String, acl: PFACL?) {
        self.init()
        self.name = name
        self.acl = acl
    }

    open var name: String {
        get { self["name"] as? String ?? "" }
        set { self["name"] = newValue }
    }
    open var users: PFRelation<PFObject> { relation(forKey: "users") }
    open var roles: PFRelation<PFObject> { relation(forKey: "roles") }
}
