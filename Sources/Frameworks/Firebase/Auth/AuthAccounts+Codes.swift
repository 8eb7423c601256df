import UIKit

// Codes that go by mail. No mail is sent: as the emulator does, the link is written where whoever develops the app sees it.
extension AuthAccounts {
    /// Makes a code and tells its link.
    mutating func send(_ operation: ActionCodeOperation, to email: String, newEmail: String? = nil, project: String) throws -> String {
        guard !email.isEmpty else { throw AuthErrorCode.missingEmail.authError() }
        guard Self.isAddress(email), newEmail.map(Self.isAddress) ?? true else { throw AuthErrorCode.invalidEmail.authError() }
        if operation == .passwordReset, account(email: email) == nil { throw AuthErrorCode.userNotFound.authError() }
        if let newEmail, account(email: newEmail) != nil { throw AuthErrorCode.emailAlreadyInUse.authError() }
        let code: String = RandomText.make(40)
        codes[code] = ActionCodeRecord(operation: operation.rawValue, email: Self.normal(email), newEmail: newEmail.map(Self.normal))
        return "https://\(project).firebaseapp.com/__/auth/action?mode=\(operation.mode)&lang=en&oobCode=\(code)&apiKey=emulator"
    }

    func code(_ code: String) throws -> ActionCodeRecord {
        guard let known = codes[code] else { throw AuthErrorCode.invalidActionCode.authError() }
        return known
    }

    /// Does what a code is for; a code does so once.
    mutating func apply(_ code: String) throws {
        let known: ActionCodeRecord = try self.code(code)
        guard let account = account(email: known.email) else { throw AuthErrorCode.userNotFound.authError() }
        codes[code] = nil
        switch ActionCodeOperation(rawValue: known.operation) {
        case .verifyEmail: _ = try update(account.uid) { $0.isEmailVerified = true }
        case .verifyAndChangeEmail, .recoverEmail:
            _ = try update(account.uid, email: known.newEmail ?? known.email)
            _ = try update(account.uid) { $0.isEmailVerified = true }
        default: throw AuthErrorCode.invalidActionCode.authError()
        }
    }

    mutating func reset(_ code: String, newPassword: String) throws {
        let known: ActionCodeRecord = try self.code(code)
        guard known.operation == ActionCodeOperation.passwordReset.rawValue else { throw AuthErrorCode.invalidActionCode.authError() }
        guard let account = account(email: known.email) else { throw AuthErrorCode.userNotFound.authError() }
        _ = try update(account.uid, password: newPassword)
        codes[code] = nil
    }

    /// The account of whoever opened a link that was sent to an address, made where there is none.
    mutating func signIn(email: String, link: String) throws -> (account: AccountRecord, isNew: Bool) {
        guard let code = ActionCodeURL(link: link)?.code, let known = codes[code], known.operation == ActionCodeOperation.emailLink.rawValue else {
            throw AuthErrorCode.invalidActionCode.authError()
        }
        guard known.email == Self.normal(email) else { throw AuthErrorCode.invalidEmail.authError() }
        codes[code] = nil
        if let account = account(email: email) { return (try update(account.uid) { ($0.isEmailVerified, $0.isEmailLink) = (true, true) }, false) }
        var account = AccountRecord(uid: RandomText.make(28), created: Date(), lastSignIn: Date())
        account.set(email: Self.normal(email), password: nil)
        (account.isEmailVerified, account.isEmailLink) = (true, true)
        accounts[account.uid] = account
        return (account, true)
    }

    /// The ways by which an address can be signed in.
    func signInMethods(email: String) throws -> [String] {
        guard Self.isAddress(email) else { throw AuthErrorCode.invalidEmail.authError() }
        guard let account = account(email: email) else { return [] }
        var methods: [String] = account.providers.map(\.providerID).filter { $0 != EmailAuthProvider.id || account.password != nil }
        if account.isEmailLink { methods.append(EmailLinkAuthSignInMethod) }
        return methods
    }
}
