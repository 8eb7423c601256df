import UIKit

/// A user's data as a provider has them.
public protocol UserInfo: NSObjectProtocol {
    var providerID: String { get }
    var uid: String { get }
    var displayName: String? { get }
    var photoURL: URL? { get }
    var email: String? { get }
    var phoneNumber: String? { get }
}

final class ProviderInfo: NSObject, UserInfo, @unchecked Sendable {
    private let record: ProviderRecord
    init(_ record: ProviderRecord) {
        self.record = record
        super.init()
    }
    var providerID: String { record.providerID }
    var uid: String { record.uid }
    var displayName: String? { record.displayName }
    var photoURL: URL? { record.photoURL }
    var email: String? { record.email }
    var phoneNumber: String? { record.phoneNumber }
}

/// When an account was made and last signed in.
open class UserMetadata: NSObject, @unchecked Sendable {
    public let lastSignInDate: Date?
    public let creationDate: Date?

    init(_ account: AccountRecord) {
        (lastSignInDate, creationDate) = (account.lastSignIn, account.created)
        super.init()
    }
}

/// An account that was signed in. What is set in it by others shows after `reload(completion:)`.
open class User: NSObject, UserInfo, @unchecked Sendable {
    private let lock = NSLock()
    private var record: AccountRecord
    private var idToken: String?
    private var idTokenEnd = Date.distantPast
    let signInProvider: String
    let auth: Auth

    init(_ record: AccountRecord, auth: Auth, signInProvider: String? = nil) {
        self.record = record
        self.auth = auth
        self.signInProvider = signInProvider ?? (record.isAnonymous ? "anonymous" : record.providers.last?.providerID ?? "custom")
        super.init()
    }

    var account: AccountRecord {
        get { lock.withLock { record } }
        set { lock.withLock { record = newValue } }
    }

    /// `Firebase`: what the user is with others is in `providerData`.
    open var providerID: String { "Firebase" }
    open var uid: String { account.uid }
    open var displayName: String? { account.displayName }
    open var photoURL: URL? { account.photoURL }
    open var email: String? { account.email }
    open var phoneNumber: String? { account.phoneNumber }
    open var isAnonymous: Bool { account.isAnonymous }
    open var isEmailVerified: Bool { account.isEmailVerified }
    open var providerData: [any UserInfo] { account.providers.map(ProviderInfo.init) }
    open var metadata: UserMetadata { UserMetadata(account) }
    open var tenantID: String? { nil }
    open var multiFactor: MultiFactor { MultiFactor() }
    open var refreshToken: String? { "refresh-" + uid }

    open override func isEqual(_ object: Any?) -> Bool { (object as? User).map { $0 === self || $0.account == account } ?? false }
    open override var hash: Int { uid.hashValue }

    /// Changes the account later, and takes over what it became.
    func change(_ completion: (((any Error)?) -> Void)?, _ body: @escaping (inout AuthAccounts, String) throws -> AccountRecord) {
        let uid: String = uid
        auth.ask {
            try body(&$0, uid)
        } _: { [self] answer in
            if let account = try? answer.get() { self.account = account }
            completion?(answer.error)
        }
    }

    /// A token that says who the user is, for an hour. Tokens are not signed, as the emulator's.
    func token(forcingRefresh: Bool) -> String {
        let known: String? = lock.withLock { forcingRefresh || idTokenEnd <= Date() ? nil : idToken }
        if let known { return known }
        let made: String = auth.server.token(for: account, signInProvider: signInProvider)
        lock.withLock { (idToken, idTokenEnd) = (made, Date().addingTimeInterval(3600)) }
        return made
    }

    /// Takes the name and the picture that are to be changed.
    open func createProfileChangeRequest() -> UserProfileChangeRequest { UserProfileChangeRequest(self) }
}

/// A user's name and picture, changed together by `commitChanges(completion:)`.
open class UserProfileChangeRequest: NSObject, @unchecked Sendable {
    private let user: User
    private let lock = NSLock()
    private var name: String??
    private var picture: URL??

    init(_ user: User) {
        self.user = user
        super.init()
    }

    open var displayName: String? {
        get { lock.withLock { name } ?? user.displayName }
        set { lock.withLock { name = .some(newValue) } }
    }
    open var photoURL: URL? {
        get { lock.withLock { picture } ?? user.photoURL }
        set { lock.withLock { picture = .some(newValue) } }
    }

    /// Sets what was changed; what was not stays as it is.
    open func commitChanges(completion: (((any Error)?) -> Void)? = nil) {
        let (name, picture) = lock.withLock { (self.name, self.picture) }
        user.change(completion) { accounts, uid in
            try accounts.update(uid) { account in
                if let name { account.displayName = name }
                if let picture { account.photoURL = picture }
                let changed: AccountRecord = account
                if var provider = account.provider(EmailAuthProvider.id) {
                    (provider.displayName, provider.photoURL) = (changed.displayName, changed.photoURL)
                    account.set(provider)
                }
            }
        }
    }

    open func commitChanges() async throws { try await finished { commitChanges(completion: $0) } }
}
