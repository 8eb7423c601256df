import Foundation

public enum DefaultAudience: UInt, Sendable {
    case friends, onlyMe, everyone
}

public enum LoginTracking: UInt, Sendable {
    case enabled, limited
}

/// How versions before 5 sign in. Kept.
public enum LoginBehavior: UInt, Sendable {
    case browser, native, systemAccount, web
}

public struct LoginAuthType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rerequest = LoginAuthType(rawValue: "rerequest")
    public static let reauthorize = LoginAuthType(rawValue: "reauthorize")
}

public let LoginErrorDomain: String = "com.facebook.sdk.login"

/// Errors of logging in, by the library's codes.
public enum LoginError: Int, CustomNSError, Sendable {
    public typealias Code = LoginError

    case reserved = 300
    case unknown, passwordChanged, userCheckpointed, userMismatch, unconfirmedUser, systemAccountAppDisabled, systemAccountUnavailable
    case badChallengeString, invalidIDToken, missingAccessToken

    public static var errorDomain: String { LoginErrorDomain }
    public var errorCode: Int { rawValue }
}

public typealias LoginErrorCode = LoginError

/// The end of a login, as handlers of Objective-C's form hear of it.
open class LoginManagerLoginResult: NSObject, @unchecked Sendable {
    public let token: AccessToken?
    public let authenticationToken: AuthenticationToken?
    public let isCancelled: Bool
    public let grantedPermissions: Set<String>
    public let declinedPermissions: Set<String>

    public init(
        token: AccessToken?, authenticationToken: AuthenticationToken?, isCancelled: Bool, grantedPermissions: Set<String>, declinedPermissions: Set<String>
    ) {
        (self.token, self.authenticationToken, self.isCancelled) = (token, authenticationToken, isCancelled)
        (self.grantedPermissions, self.declinedPermissions) = (grantedPermissions, declinedPermissions)
        super.init()
    }

    static var cancelled: LoginManagerLoginResult {
        LoginManagerLoginResult(token: nil, authenticationToken: nil, isCancelled: true, grantedPermissions: [], declinedPermissions: [])
    }
}

/// The end of a login.
public enum LoginResult {
    case success(granted: Set<Permission>, declined: Set<Permission>, token: AccessToken?)
    case cancelled
    case failed(any Error)
}

public typealias LoginManagerLoginResultBlock = (LoginManagerLoginResult?, (any Error)?) -> Void
public typealias LoginResultBlock = (LoginResult) -> Void

/// The proof that whoever asks for tokens is who began the login.
open class CodeVerifier: NSObject, @unchecked Sendable {
    public let value: String

    public override init() {
        value = (0..<2).map { _ in UUID().uuidString }.joined()
        super.init()
    }
    /// Nil for texts that are not 43 to 128 letters, digits and `-._~` long.
    public init?(string: String) {
        guard (43...128).contains(string.count), string.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-._~".contains($0)) }) else { return nil }
        value = string
        super.init()
    }
}

/// The conditions of a login.
open class LoginConfiguration: NSObject, @unchecked Sendable {
    public let nonce: String
    public let tracking: LoginTracking
    public let requestedPermissions: Set<Permission>
    public let messengerPageId: String?
    public let authType: LoginAuthType?
    public let codeVerifier: CodeVerifier

    /// Nil for a nonce that is empty or has spaces.
    public init?(
        permissions: Set<Permission> = [], tracking: LoginTracking = .enabled, nonce: String = UUID().uuidString, messengerPageId: String? = nil,
        authType: LoginAuthType? = .rerequest, codeVerifier: CodeVerifier = CodeVerifier()
    ) {
        guard !nonce.isEmpty, !nonce.contains(where: \.isWhitespace) else { return nil }
        (self.nonce, self.tracking, requestedPermissions) = (nonce, tracking, permissions)
        (self.messengerPageId, self.authType, self.codeVerifier) = (messengerPageId, authType, codeVerifier)
        super.init()
    }

    @_disfavoredOverload
    public convenience init?(permissions: [String], tracking: LoginTracking, nonce: String = UUID().uuidString, messengerPageId: String? = nil) {
        self.init(
            permissions: Set(permissions.map(Permission.init(stringLiteral:))), tracking: tracking, nonce: nonce, messengerPageId: messengerPageId)
    }
}
