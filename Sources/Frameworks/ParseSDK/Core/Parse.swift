import Foundation
import ObjectRuntime

/// The library's settings. An app that never makes them is no exception here, since keys are mostly not among an app's public sources.
open class Parse: NSObject {
    open class func setApplicationId(_ applicationId: String, clientKey: String) {
        initialize(
            with: ParseClientConfiguration {
                ($0.applicationId, $0.clientKey) = (applicationId, clientKey)
                $0.isLocalDatastoreEnabled = isLocalDatastoreEnabled
            })
    }

    open class func initialize(with configuration: ParseClientConfiguration) {
        ParseState.current.configuration = configuration
        if configuration.isLocalDatastoreEnabled { enableLocalDatastore() }
        NotificationCenter.default.post(name: Notification.Name(PFParseInitializeDidCompleteNotification), object: nil)
    }

    open class var currentConfiguration: ParseClientConfiguration? { ParseState.current.configuration }
    open class var applicationId: String { currentConfiguration?.applicationId ?? "" }
    open class var clientKey: String? { currentConfiguration?.clientKey }
    open class var server: String? { currentConfiguration?.server }
    open class func getApplicationId() -> String { applicationId }
    open class func getClientKey() -> String? { clientKey }

    /// Has objects pinned, which also works without it.
    open class func enableLocalDatastore() { ParseState.current.isLocalDatastoreEnabled = true }
    open class var isLocalDatastoreEnabled: Bool { ParseState.current.isLocalDatastoreEnabled }

    /// Kept: nothing is logged. Default `none`.
    open class var logLevel: PFLogLevel {
        get { ParseState.current.logLevel }
        set { ParseState.current.logLevel = newValue }
    }
    open class func setLogLevel(_ logLevel: PFLogLevel) { self.logLevel = logLevel }
    /// Does nothing, as in the library.
    open class func offlineMessagesEnabled(_ enabled: Bool) {}
    /// Does nothing, as in the library.
    open class func errorMessagesEnabled(_ enabled: Bool) {}
}

/// The settings, the user and the classes of the app that runs.
final class ParseState: @unchecked Sendable {
    static var current: ParseState { AppServices.object { ParseState() } }

    private let lock = NSRecursiveLock()
    private var classes: [String: PFObject.Type] = [:]
    private var user: PFUser?
    private var installation: PFInstallation?
    private var rights: (acl: PFACL, addsUser: Bool)?
    var configuration: ParseClientConfiguration?
    var isLocalDatastoreEnabled = false
    var hasAutomaticUser = false
    var logLevel: PFLogLevel = .none

    /// The user whom the app signed in, or one without a name where the app wants one.
    var currentUser: PFUser? {
        get {
            lock.withLock {
                if user == nil, hasAutomaticUser { user = PFUser.anonymous() }
                return user
            }
        }
        set { lock.withLock { user = newValue } }
    }

    var currentInstallation: PFInstallation {
        lock.withLock {
            if let installation { return installation }
            let made = PFInstallation()
            made.fill()
            installation = made
            return made
        }
    }

    /// The rights that a new object has, in a copy of its own.
    var defaultACL: PFACL? {
        get {
            guard let rights = lock.withLock({ rights }), let copy = rights.acl.copy() as? PFACL else { return nil }
            if rights.addsUser, let user = currentUser {
                copy.setReadAccess(true, for: user)
                copy.setWriteAccess(true, for: user)
            }
            return copy
        }
    }
    func setDefaultACL(_ acl: PFACL?, addsUser: Bool) { lock.withLock { rights = acl.map { ($0, addsUser) } } }

    // MARK: - Classes

    func register(_ type: PFObject.Type) {
        guard let name = type.ownClassName else { return }
        lock.withLock { classes[name] = type }
    }

    /// The app's own class for objects of that name. Those that have made no object yet are looked for among all of the app's.
    func type(for name: String) -> PFObject.Type {
        if let known = lock.withLock({ classes[name] }) { return known }
        let own: [PFObject.Type] = [PFUser.self, PFInstallation.self, PFRole.self, PFSession.self]
        for type in own + ObjCRuntime.registeredClasses.compactMap({ $0 as? PFObject.Type }) where type.ownClassName == name {
            lock.withLock { classes[name] = type }
            return type
        }
        return PFObject.self
    }
}
