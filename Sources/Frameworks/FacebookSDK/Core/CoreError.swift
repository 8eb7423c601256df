import Foundation

public let ErrorDomain: String = "com.facebook.sdk.core"
public let ErrorDeveloperMessageKey: String = "com.facebook.sdk:FBSDKErrorDeveloperMessageKey"
public let ErrorLocalizedDescriptionKey: String = "com.facebook.sdk:FBSDKErrorLocalizedDescriptionKey"
public let ErrorLocalizedTitleKey: String = "com.facebook.sdk:FBSDKErrorLocalizedTitleKey"
public let GraphRequestErrorKey: String = "com.facebook.sdk:FBSDKGraphRequestErrorKey"

/// Errors of requests and dialogs, by the library's codes.
public enum CoreError: Int, CustomNSError, LocalizedError, Sendable {
    public typealias Code = CoreError

    case errorReserved = 0
    case errorEncryption, errorInvalidArgument, errorUnknown, errorNetwork, errorAppEventsFlush, errorGraphRequestNonTextMimeTypeReturned
    case errorGraphRequestProtocolMismatch, errorGraphRequestGraphAPI, errorDialogUnavailable, errorAccessTokenRequired, errorAppVersionUnsupported
    case errorBrowserUnavailable, errorBridgeAPIInterruption, errorBridgeAPIResponse

    public static var errorDomain: String { ErrorDomain }
    public var errorCode: Int { rawValue }
    public var errorDescription: String? { nil }
    public var errorUserInfo: [String: Any] { [ErrorDeveloperMessageKey: message] }

    private var message: String {
        switch self {
        case .errorNetwork: "There is no network."
        case .errorDialogUnavailable: "The dialog is not there: the Facebook app is not installed."
        case .errorInvalidArgument: "Something that is needed is missing or wrong."
        case .errorAccessTokenRequired: "Nobody is signed in."
        default: "The operation ended with the code \(rawValue)."
        }
    }

    /// As completion handlers get it: over the error of a connection that cannot be made, where that is the reason.
    var asError: NSError {
        var userInfo: [String: Any] = errorUserInfo
        if self == .errorNetwork { userInfo[NSUnderlyingErrorKey] = NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet) }
        return NSError(domain: Self.errorDomain, code: rawValue, userInfo: userInfo)
    }
}

public enum GraphRequestError: UInt, Sendable {
    case other, transient, recoverable
}
