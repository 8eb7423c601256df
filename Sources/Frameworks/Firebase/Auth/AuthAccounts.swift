import UIKit

/// An identity that an account can be signed into by.
struct ProviderRecord: Codable, Equatable, Sendable {
    var providerID: String
    var uid: String
    var email: String?
    var displayName: String?
    var photoURL: URL?
    var phoneNumber: String?
}

/// An account as a project's server knows it.
struct AccountRecord: Codable, Equatable, Sendable {
    var uid: String
    var email: String?
    var password: PasswordRecord?
    var displayName: String?
    var photoURL: URL?
    var phoneNumber: String?
    var isEmailVerified = false
    var isEmailLink = false
    var created: Date
    var lastSignIn: Date
    var providers: [ProviderRecord] = []
    var customClaims: [String: String] = [:]

    /// An account without any means to sign into it again.
    var isAnonymous: Bool { email == nil && providers.isEmpty && customClaims.isEmpty }

    func provider(_ id: String) -> ProviderRecord? { providers.first { $0.providerID == id } }

    mutating func set(_ provider: ProviderRecord) {
        providers.removeAll { $0.providerID == provider.providerID }
        providers.append(provider)
    }

    /// Gives the account an address and a password, and the provider that stands for them.
    mutating func set(email: String, password: PasswordRecord?) {
        self.email = email
        if let password { self.password = password }
        set(ProviderRecord(providerID: EmailAuthProvider.id, uid: email, email: email, displayName: displayName, photoURL: photoURL))
    }
}

/// A password as the container keeps it: salted, and not to be read back.
struct PasswordRecord: Codable, Equatable, Sendable {
    let salt: String
    let digest: String

    init(_ password: String, salt: String = RandomText.make(16)) {
        self.salt = salt
        var bytes: [UInt8] = SHA256.digest(Array((salt + password).utf8))
        for _ in 0..<200 { bytes = SHA256.digest(bytes + Array(salt.utf8)) }
        digest = bytes.map { String(format: "%02x", $0) }.joined()
    }

    func matches(_ password: String) -> Bool { PasswordRecord(password, salt: salt) == self }
}

/// A code that a server would send by mail.
struct ActionCodeRecord: Codable, Equatable, Sendable {
    var operation: Int
    var email: String
    var newEmail: String?
}

/// The accounts of a project, as the emulator of Firebase's accounts keeps them: none at first, and every provider enabled.
///
/// Used by one call at a time: whoever has it holds a lock.
struct AuthAccounts: Codable, Sendable {
    var accounts: [String: AccountRecord] = [:]
    var codes: [String: ActionCodeRecord] = [:]

    func account(email: String) -> AccountRecord? { accounts.values.first { $0.email == Self.normal(email) } }

    func account(provider: ProviderRecord) -> AccountRecord? {
        accounts.values.first { $0.provider(provider.providerID)?.uid == provider.uid }
    }

    static func normal(_ email: String) -> String { email.lowercased() }

    /// The emulator's rule: something, an at sign, something.
    static func isAddress(_ email: String) -> Bool {
        let parts = email.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isWhitespace) }
    }

    private func checkedAddress(_ email: String) throws -> String {
        guard Self.isAddress(email) else { throw AuthErrorCode.invalidEmail.authError() }
        return Self.normal(email)
    }

    private static func check(newPassword: String) throws {
        guard newPassword.count >= 6 else {
            let reason: String = newPassword.isEmpty ? "Missing Password" : "Password should be at least 6 characters"
            throw AuthErrorCode.weakPassword.authError(nil, [NSLocalizedFailureReasonErrorKey: reason])
        }
    }

    private mutating func add(_ change: (inout AccountRecord) -> Void) -> AccountRecord {
        var account = AccountRecord(uid: RandomText.make(28), created: Date(), lastSignIn: Date())
        change(&account)
        accounts[account.uid] = account
        return account
    }

    /// Notes that an account was signed into.
    mutating func signedIn(_ account: AccountRecord) -> AccountRecord {
        var account: AccountRecord = account
        account.lastSignIn = Date()
        accounts[account.uid] = account
        return account
    }

    mutating func create(email: String, password: String) throws -> AccountRecord {
        guard !email.isEmpty else { throw AuthErrorCode.missingEmail.authError() }
        guard !password.isEmpty else { throw AuthErrorCode.weakPassword.authError(nil, [NSLocalizedFailureReasonErrorKey: "Missing Password"]) }
        let address: String = try checkedAddress(email)
        guard account(email: address) == nil else { throw AuthErrorCode.emailAlreadyInUse.authError(nil, [AuthErrors.userInfoEmailKey: email]) }
        try Self.check(newPassword: password)
        return add { $0.set(email: address, password: PasswordRecord(password)) }
    }

    mutating func createAnonymous() -> AccountRecord { add { _ in } }

    /// The account that an address and a password belong to.
    func verified(email: String, password: String) throws -> AccountRecord {
        guard !password.isEmpty else { throw AuthErrorCode.wrongPassword.authError() }
        let address: String = try checkedAddress(email)
        guard let account = account(email: address) else { throw AuthErrorCode.userNotFound.authError() }
        guard let known = account.password, known.matches(password) else { throw AuthErrorCode.wrongPassword.authError() }
        return account
    }

    /// The account of a federated identity, made where there is none.
    mutating func signIn(_ identity: ProviderRecord) throws -> (account: AccountRecord, isNew: Bool) {
        if let account = account(provider: identity) { return (account, false) }
        if let email = identity.email, var known = account(email: email) {
            // Addresses that a provider of its own vouches for belong to whoever has the account with that provider.
            guard known.isEmailVerified || known.password == nil || identity.providerID == GoogleAuthProvider.id else {
                throw AuthErrorCode.accountExistsWithDifferentCredential.authError(nil, [AuthErrors.userInfoEmailKey: email])
            }
            known.set(identity)
            accounts[known.uid] = known
            return (known, false)
        }
        let made: AccountRecord = add {
            $0.email = identity.email.map(Self.normal)
            ($0.displayName, $0.photoURL, $0.phoneNumber) = (identity.displayName, identity.photoURL, identity.phoneNumber)
            $0.isEmailVerified = identity.email != nil
            $0.set(identity)
        }
        return (made, true)
    }

    /// The account that a custom token names: the emulator takes a plain JSON object as well as a token.
    mutating func signIn(customToken token: String) throws -> (account: AccountRecord, isNew: Bool) {
        guard let claims = TokenText.claims(of: token), let uid = claims["uid"] as? String ?? claims["user_id"] as? String, !uid.isEmpty else {
            throw AuthErrorCode.invalidCustomToken.authError()
        }
        if let account = accounts[uid] { return (account, false) }
        let account = AccountRecord(uid: uid, created: Date(), lastSignIn: Date(), customClaims: ["uid": uid])
        accounts[uid] = account
        return (account, true)
    }

    mutating func link(_ uid: String, email: String, password: String) throws -> AccountRecord {
        var account: AccountRecord = try existing(uid)
        guard account.provider(EmailAuthProvider.id) == nil else { throw AuthErrorCode.providerAlreadyLinked.authError() }
        let address: String = try checkedAddress(email)
        if let other = self.account(email: address), other.uid != uid { throw AuthErrorCode.emailAlreadyInUse.authError() }
        try Self.check(newPassword: password)
        account.set(email: address, password: PasswordRecord(password))
        accounts[uid] = account
        return account
    }

    mutating func link(_ uid: String, _ identity: ProviderRecord) throws -> AccountRecord {
        var account: AccountRecord = try existing(uid)
        guard account.provider(identity.providerID) == nil else { throw AuthErrorCode.providerAlreadyLinked.authError() }
        guard self.account(provider: identity) == nil else { throw AuthErrorCode.credentialAlreadyInUse.authError() }
        account.set(identity)
        if account.email == nil, let email = identity.email, self.account(email: email) == nil {
            (account.email, account.isEmailVerified) = (Self.normal(email), true)
        }
        accounts[uid] = account
        return account
    }

    mutating func unlink(_ uid: String, provider: String) throws -> AccountRecord {
        var account: AccountRecord = try existing(uid)
        guard account.provider(provider) != nil else { throw AuthErrorCode.noSuchProvider.authError() }
        account.providers.removeAll { $0.providerID == provider }
        if provider == EmailAuthProvider.id { account.password = nil }
        accounts[uid] = account
        return account
    }

    func existing(_ uid: String) throws -> AccountRecord {
        guard let account = accounts[uid] else { throw AuthErrorCode.userNotFound.authError() }
        return account
    }

    mutating func update(_ uid: String, _ change: (inout AccountRecord) -> Void) throws -> AccountRecord {
        var account: AccountRecord = try existing(uid)
        change(&account)
        accounts[uid] = account
        return account
    }

    mutating func update(_ uid: String, email: String) throws -> AccountRecord {
        let address: String = try checkedAddress(email)
        if let other = account(email: address), other.uid != uid { throw AuthErrorCode.emailAlreadyInUse.authError() }
        return try update(uid) { account in
            let known: AccountRecord = account
            account.set(email: address, password: nil)
            account.isEmailVerified = known.email == address && known.isEmailVerified
        }
    }

    mutating func update(_ uid: String, password: String) throws -> AccountRecord {
        try Self.check(newPassword: password)
        return try update(uid) { account in
            account.password = PasswordRecord(password)
            if let email = account.email { account.set(email: email, password: nil) }
        }
    }
}
