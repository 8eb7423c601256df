import Foundation

public let PFParseErrorDomain = "Parse"
public let PFObjectDefaultPin = "_default"
public let PFNetworkWillSendURLRequestNotification = "PFNetworkWillSendURLRequestNotification"
public let PFNetworkDidReceiveURLResponseNotification = "PFNetworkDidReceiveURLResponseNotification"
public let PFInvalidSessionTokenNotification = "PFInvalidSessionTokenNotification"
public let PFParseInitializeDidCompleteNotification = "PFParseInitializeDidCompleteNotification"

public typealias PFBooleanResultBlock = (Bool, (any Error)?) -> Void
public typealias PFIntegerResultBlock = (Int32, (any Error)?) -> Void
public typealias PFArrayResultBlock = ([Any]?, (any Error)?) -> Void
public typealias PFObjectResultBlock = (PFObject?, (any Error)?) -> Void
public typealias PFSetResultBlock = (Set<AnyHashable>?, (any Error)?) -> Void
public typealias PFUserResultBlock = (PFUser?, (any Error)?) -> Void
public typealias PFDataResultBlock = (Data?, (any Error)?) -> Void
public typealias PFDataStreamResultBlock = (InputStream?, (any Error)?) -> Void
public typealias PFFilePathResultBlock = (String?, (any Error)?) -> Void
public typealias PFStringResultBlock = (String?, (any Error)?) -> Void
public typealias PFIdResultBlock = (Any?, (any Error)?) -> Void
public typealias PFProgressBlock = (Int32) -> Void
public typealias PFUserSessionUpgradeResultBlock = ((any Error)?) -> Void
public typealias PFUserLogoutResultBlock = ((any Error)?) -> Void
public typealias PFSessionResultBlock = (PFSession?, (any Error)?) -> Void
public typealias PFConfigResultBlock = (PFConfig?, (any Error)?) -> Void
public typealias PFGeoPointResultBlock = (PFGeoPoint?, (any Error)?) -> Void

/// The places that a query looks at. Nothing is ever in the cache here, since no server has answered.
public enum PFCachePolicy: UInt8, Sendable {
    case ignoreCache, cacheOnly, networkOnly, cacheElseNetwork, networkElseCache, cacheThenNetwork
}

/// Kept.
public enum PFLogLevel: UInt8, Sendable {
    case none, error, warning, info, debug
}

/// The codes of errors whose domain is `PFParseErrorDomain`.
public enum PFErrorCode: Int, Sendable {
    case errorInternalServer = 1
    case errorConnectionFailed = 100
    case errorObjectNotFound = 101
    case errorInvalidQuery = 102
    case errorInvalidClassName = 103
    case errorMissingObjectId = 104
    case errorInvalidKeyName = 105
    case errorInvalidPointer = 106
    case errorInvalidJSON = 107
    case errorCommandUnavailable = 108
    case errorIncorrectType = 111
    case errorInvalidChannelName = 112
    case errorInvalidDeviceToken = 114
    case errorPushMisconfigured = 115
    case errorObjectTooLarge = 116
    case errorOperationForbidden = 119
    case errorCacheMiss = 120
    case errorInvalidNestedKey = 121
    case errorInvalidFileName = 122
    case errorInvalidACL = 123
    case errorTimeout = 124
    case errorInvalidEmailAddress = 125
    case errorDuplicateValue = 137
    case errorInvalidRoleName = 139
    case errorExceededQuota = 140
    case scriptError = 141
    case validationError = 142
    case errorReceiptMissing = 143
    case errorInvalidPurchaseReceipt = 144
    case errorPaymentDisabled = 145
    case errorInvalidProductIdentifier = 146
    case errorProductNotFoundInAppStore = 147
    case errorInvalidServerResponse = 148
    case errorProductDownloadFileSystemFailure = 149
    case errorInvalidImageData = 150
    case errorUnsavedFile = 151
    case errorFileDeleteFailure = 153
    case errorRequestLimitExceeded = 155
    case errorDuplicateRequest = 159
    case errorInvalidEventName = 160
    case errorUsernameMissing = 200
    case errorUserPasswordMissing = 201
    case errorUsernameTaken = 202
    case errorUserEmailTaken = 203
    case errorUserEmailMissing = 204
    case errorUserWithEmailNotFound = 205
    case errorUserCannotBeAlteredWithoutSession = 206
    case errorUserCanOnlyBeCreatedThroughSignUp = 207
    case errorAccountAlreadyLinked = 208
    case errorInvalidSessionToken = 209
    case errorLinkedIdMissing = 250
    case errorInvalidLinkedSession = 251
}

/// The errors that come without a network.
enum ParseErrors {
    static func error(_ code: PFErrorCode, _ text: String, under: NSError? = nil) -> NSError {
        var info: [String: Any] = ["code": code.rawValue, "error": text, NSLocalizedDescriptionKey: text]
        info[NSUnderlyingErrorKey] = under
        return NSError(domain: PFParseErrorDomain, code: code.rawValue, userInfo: info)
    }

    /// The one with which everything ends that needs the server.
    static var noConnection: NSError {
        let text: String = "The Internet connection appears to be offline."
        let under = NSError(
            domain: NSURLErrorDomain, code: URLError.Code.notConnectedToInternet.rawValue, userInfo: [NSLocalizedDescriptionKey: text])
        return error(.errorConnectionFailed, text, under: under)
    }

    static var nothingCached: NSError { error(.errorCacheMiss, "The cache has no results.") }
    static var notFound: NSError { error(.errorObjectNotFound, "No results matched the query.") }
    static var neverSaved: NSError { error(.errorMissingObjectId, "The object has no identifier: it was never saved.") }
}
