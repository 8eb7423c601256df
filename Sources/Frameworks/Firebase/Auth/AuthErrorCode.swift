import UIKit

/// The codes of errors of Firebase's accounts.
public enum AuthErrorCode: Int, _FirebaseErrorCode, Sendable {
    public typealias Code = AuthErrorCode

    case invalidCustomToken = 17000
    case customTokenMismatch = 17002
    case invalidCredential = 17004
    case userDisabled = 17005
    case operationNotAllowed = 17006
    case emailAlreadyInUse = 17007
    case invalidEmail = 17008
    case wrongPassword = 17009
    case tooManyRequests = 17010
    case userNotFound = 17011
    case accountExistsWithDifferentCredential = 17012
    case requiresRecentLogin = 17014
    case providerAlreadyLinked = 17015
    case noSuchProvider = 17016
    case invalidUserToken = 17017
    case networkError = 17020
    case userTokenExpired = 17021
    case invalidAPIKey = 17023
    case userMismatch = 17024
    case credentialAlreadyInUse = 17025
    case weakPassword = 17026
    case appNotAuthorized = 17028
    case expiredActionCode = 17029
    case invalidActionCode = 17030
    case invalidMessagePayload = 17031
    case invalidSender = 17032
    case invalidRecipientEmail = 17033
    case missingEmail = 17034
    case missingIosBundleID = 17036
    case missingAndroidPackageName = 17037
    case unauthorizedDomain = 17038
    case invalidContinueURI = 17039
    case missingContinueURI = 17040
    case missingPhoneNumber = 17041
    case invalidPhoneNumber = 17042
    case missingVerificationCode = 17043
    case invalidVerificationCode = 17044
    case missingVerificationID = 17045
    case invalidVerificationID = 17046
    case missingAppCredential = 17047
    case invalidAppCredential = 17048
    case sessionExpired = 17051
    case quotaExceeded = 17052
    case missingAppToken = 17053
    case notificationNotForwarded = 17054
    case appNotVerified = 17055
    case captchaCheckFailed = 17056
    case webContextAlreadyPresented = 17057
    case webContextCancelled = 17058
    case appVerificationUserInteractionFailure = 17059
    case invalidClientID = 17060
    case webNetworkRequestFailed = 17061
    case webInternalError = 17062
    case webSignInUserInteractionFailure = 17063
    case localPlayerNotAuthenticated = 17066
    case nullUser = 17067
    case dynamicLinkNotActivated = 17068
    case invalidProviderID = 17071
    case tenantIDMismatch = 17072
    case unsupportedTenantOperation = 17073
    case invalidDynamicLinkDomain = 17074
    case rejectedCredential = 17075
    case gameKitNotLinked = 17076
    case secondFactorRequired = 17078
    case missingMultiFactorSession = 17081
    case missingMultiFactorInfo = 17082
    case invalidMultiFactorSession = 17083
    case multiFactorInfoNotFound = 17084
    case adminRestrictedOperation = 17085
    case unverifiedEmail = 17086
    case secondFactorAlreadyEnrolled = 17087
    case maximumSecondFactorCountExceeded = 17088
    case unsupportedFirstFactor = 17089
    case emailChangeNeedsVerification = 17090
    case missingClientIdentifier = 17093
    case missingOrInvalidNonce = 17094
    case blockingCloudFunctionError = 17105
    case recaptchaNotEnabled = 17200
    case missingRecaptchaToken = 17201
    case invalidRecaptchaToken = 17202
    case invalidRecaptchaAction = 17203
    case missingClientType = 17204
    case missingRecaptchaVersion = 17205
    case invalidRecaptchaVersion = 17206
    case invalidReqType = 17207
    case recaptchaSDKNotLinked = 17208
    case recaptchaSiteKeyMissing = 17209
    case recaptchaActionCreationFailed = 17210
    case passwordDoesNotMeetRequirements = 17211
    case invalidHostingLinkDomain = 17214
    case keychainError = 17995
    case internalError = 17999
    case malformedJWT = 18000

    public typealias _ObjectiveCType = NSError
    public static var errorDomain: String { AuthErrors.domain }

    /// The code of the same name.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self = code }

    /// The name that an error has in its `userInfo`, such as `ERROR_WRONG_PASSWORD`.
    var name: String {
        switch self {
        case .networkError: return "ERROR_NETWORK_REQUEST_FAILED"
        case .missingAndroidPackageName: return "ERROR_MISSING_ANDROID_PKG_NAME"
        case .missingAppCredential: return "MISSING_APP_CREDENTIAL"
        case .invalidAppCredential: return "INVALID_APP_CREDENTIAL"
        case .appVerificationUserInteractionFailure: return "ERROR_APP_VERIFICATION_FAILED"
        case .webSignInUserInteractionFailure: return "ERROR_WEB_USER_INTERACTION_FAILURE"
        case .blockingCloudFunctionError: return "ERROR_BLOCKING_CLOUD_FUNCTION_RETURNED_ERROR"
        default: return "ERROR_" + Self.snakeCase("\(self)")
        }
    }

    private static func snakeCase(_ name: String) -> String {
        let letters = Array(name)
        var text = ""
        for (index, letter) in letters.enumerated() {
            let begins: Bool =
                letter.isUppercase && index > 0
                && (!letters[index - 1].isUppercase || (index + 1 < letters.count && letters[index + 1].isLowercase))
            text += (begins ? "_" : "") + letter.uppercased()
        }
        return text
    }

    public var errorDescription: String? {
        AuthErrorTexts.texts[self] ?? "An internal error has occurred, print and inspect the error details for more information."
    }

    /// The error as completion handlers get it, with its name and what else belongs to it.
    func authError(_ text: String? = nil, _ more: [String: Any] = [:]) -> NSError {
        error(text, more.merging([AuthErrors.userInfoNameKey: name]) { kept, _ in kept })
    }
}

/// The keys of what errors of accounts have in their `userInfo`.
open class AuthErrors: NSObject {
    public static let domain: String = "FIRAuthErrorDomain"
    public static let userInfoNameKey: String = "FIRAuthErrorUserInfoNameKey"
    public static let userInfoEmailKey: String = "FIRAuthErrorUserInfoEmailKey"
    public static let userInfoUpdatedCredentialKey: String = "FIRAuthErrorUserInfoUpdatedCredentialKey"
    public static let userInfoMultiFactorResolverKey: String = "FIRAuthErrorUserInfoMultiFactorResolverKey"
}

public let AuthErrorDomain: String = AuthErrors.domain
public let AuthErrorUserInfoNameKey: String = AuthErrors.userInfoNameKey
public let AuthErrorUserInfoEmailKey: String = AuthErrors.userInfoEmailKey
public let AuthErrorUserInfoUpdatedCredentialKey: String = AuthErrors.userInfoUpdatedCredentialKey
public let AuthErrorUserInfoMultiFactorResolverKey: String = AuthErrors.userInfoMultiFactorResolverKey
