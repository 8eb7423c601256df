import UIKit

/// A project's accounts, and who is signed in; both in the app's container.
final class AuthServer: @unchecked Sendable {
    private struct Session: Codable { var uid: String }

    private let lock = NSLock()
    private let folder: FirebaseFolder
    private var accounts: AuthAccounts
    let project: String

    init(folder: FirebaseFolder, project: String) {
        self.folder = folder
        self.project = project
        accounts = folder.read(AuthAccounts.self, from: "accounts.json") ?? AuthAccounts()
    }

    /// Asks the accounts, or changes them; what was changed is kept.
    func ask<Answer>(_ body: (inout AuthAccounts) throws -> Answer) rethrows -> Answer {
        try lock.withLock {
            var changed: AuthAccounts = accounts
            let answer: Answer = try body(&changed)
            if changed.accounts != accounts.accounts || changed.codes != accounts.codes {
                accounts = changed
                folder.write(changed, to: "accounts.json")
            }
            return answer
        }
    }

    /// The account that was signed in when the app ended.
    var signedIn: AccountRecord? {
        get { folder.read(Session.self, from: "session.json").flatMap { session in ask { $0.accounts[session.uid] } } }
        set { if let newValue { folder.write(Session(uid: newValue.uid), to: "session.json") } else { folder.remove("session.json") } }
    }

    /// The emulator has no mail server either: it prints the links.
    func mail(_ text: String, _ link: String) { FirebaseWarning.print("Firebase: \(text): \(link)") }

    /// A token for an hour, with what Firebase's tokens say.
    func token(for account: AccountRecord, signInProvider: String) -> String {
        let now = Int(Date().timeIntervalSince1970)
        var claims: [String: Any] = [
            "iss": "https://securetoken.google.com/\(project)", "aud": project, "sub": account.uid, "user_id": account.uid, "iat": now, "exp": now + 3600,
            "auth_time": Int(account.lastSignIn.timeIntervalSince1970), "email_verified": account.isEmailVerified,
        ]
        if let email = account.email { claims["email"] = email }
        if let name = account.displayName { claims["name"] = name }
        if let picture = account.photoURL { claims["picture"] = picture.absoluteString }
        if let phone = account.phoneNumber { claims["phone_number"] = phone }
        if account.isAnonymous { claims["provider_id"] = "anonymous" }
        var identities: [String: [String]] = [:]
        for provider in account.providers { identities[provider.providerID == EmailAuthProvider.id ? "email" : provider.providerID] = [provider.uid] }
        claims["firebase"] = ["identities": identities, "sign_in_provider": signInProvider] as [String: Any]
        return TokenText.make(claims)
    }
}
