import UIKit

/// A proof to Firebase of who someone is.
open class AuthCredential: NSObject, @unchecked Sendable {
    enum Content {
        case password(email: String, String)
        case link(email: String, String)
        /// The identity that a provider's tokens tell; nil where they cannot be read here.
        case identity(ProviderRecord?)
        case phone(AuthErrorCode)
    }

    public let provider: String
    let content: Content

    init(provider: String, _ content: Content) {
        self.provider = provider
        self.content = content
        super.init()
    }
}

open class OAuthCredential: AuthCredential, @unchecked Sendable {
    public let idToken: String?
    public let accessToken: String?
    public let secret: String?
    let rawNonce: String?

    init(provider: String, idToken: String? = nil, accessToken: String? = nil, secret: String? = nil, rawNonce: String? = nil) {
        (self.idToken, self.accessToken, self.secret, self.rawNonce) = (idToken, accessToken, secret, rawNonce)
        super.init(provider: provider, .identity(TokenText.identity(provider, tokens: [idToken, accessToken])))
    }
}

open class PhoneAuthCredential: AuthCredential, @unchecked Sendable {
    let failure: AuthErrorCode

    init(verificationID: String, verificationCode: String) {
        failure =
            verificationCode.isEmpty ? .missingVerificationCode : verificationID.isEmpty ? .missingVerificationID : .invalidVerificationID
        super.init(provider: PhoneAuthProvider.id, .phone(failure))
    }
}

open class EmailAuthProvider: NSObject {
    public static let id = "password"

    open class func credential(withEmail email: String, password: String) -> AuthCredential {
        AuthCredential(provider: id, .password(email: email, password))
    }
    open class func credential(withEmail email: String, link: String) -> AuthCredential { AuthCredential(provider: id, .link(email: email, link)) }
}

open class GoogleAuthProvider: NSObject {
    public static let id = "google.com"

    open class func credential(withIDToken idToken: String, accessToken: String) -> AuthCredential {
        OAuthCredential(provider: id, idToken: idToken, accessToken: accessToken)
    }
}

open class FacebookAuthProvider: NSObject {
    public static let id = "facebook.com"
    open class func credential(withAccessToken accessToken: String) -> AuthCredential { OAuthCredential(provider: id, accessToken: accessToken) }
}

open class TwitterAuthProvider: NSObject {
    public static let id = "twitter.com"
    open class func credential(withToken token: String, secret: String) -> AuthCredential {
        OAuthCredential(provider: id, accessToken: token, secret: secret)
    }
}

open class GitHubAuthProvider: NSObject {
    public static let id = "github.com"
    open class func credential(withToken token: String) -> AuthCredential { OAuthCredential(provider: id, accessToken: token) }
}

open class GameCenterAuthProvider: NSObject {
    public static let id = "gc.apple.com"

    /// Fails with `localPlayerNotAuthenticated`: nobody is signed into Game Center.
    open class func getCredential(completion: @escaping (AuthCredential?, (any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completion(nil, AuthErrorCode.localPlayerNotAuthenticated.authError()) }
    }
    open class func getCredential() async throws -> AuthCredential { try await answered { getCredential(completion: $0) } }
}

public let EmailAuthProviderID: String = EmailAuthProvider.id
public let EmailLinkAuthSignInMethod: String = "emailLink"
public let EmailPasswordAuthSignInMethod: String = "password"
public let GoogleAuthProviderID: String = GoogleAuthProvider.id
public let GoogleAuthSignInMethod: String = "google.com"
public let FacebookAuthProviderID: String = FacebookAuthProvider.id
public let FacebookAuthSignInMethod: String = "facebook.com"
public let TwitterAuthProviderID: String = TwitterAuthProvider.id
public let TwitterAuthSignInMethod: String = "twitter.com"
public let GitHubAuthProviderID: String = GitHubAuthProvider.id
public let GitHubAuthSignInMethod: String = "github.com"
public let GameCenterAuthProviderID: String = GameCenterAuthProvider.id
public let PhoneAuthProviderID: String = PhoneAuthProvider.id
public let PhoneAuthSignInMethod: String = "phone"
