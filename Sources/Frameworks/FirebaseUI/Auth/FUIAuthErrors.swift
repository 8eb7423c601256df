import Foundation

public let FUIAuthErrorDomain = "FUIAuthErrorDomain"
public let FUIAuthErrorUserInfoProviderIDKey = "FUIAuthErrorUserInfoProviderIDKey"
public let FUIAuthCredentialKey = "FUIAuthCredentialKey"

public enum FUIAuthErrorCode: UInt, Sendable {
    case userCancelledSignIn = 1
    case providerError = 2
    case cantFindProvider = 3
    case mergeConflict = 4

    var error: NSError { NSError(domain: FUIAuthErrorDomain, code: Int(rawValue)) }
}

public enum FUIAccountSettingsOperationType: Int, Sendable {
    case unsupported, updateName, updatePassword, forgotPassword, updateEmail, unlinkAccount, signOut, deleteAccount
}
