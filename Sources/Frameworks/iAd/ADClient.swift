import Foundation

public let ADClientErrorDomain = "ADClientErrorDomain"

/// Why there is no attribution.
public struct ADClientError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, trackingRestrictedOrDenied, missingData, corruptResponse, requestClientError, requestServerError, requestNetworkError,
            unsupportedPlatform
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { ADClientErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Tells which advertisement an app came from. Nobody may be tracked here.
open class ADClient: NSObject, @unchecked Sendable {
    open class func shared() -> ADClient { AppServices.object { ADClient() } }
    override init() {}
    /// Hears of `ADClientError.trackingRestrictedOrDenied`.
    @preconcurrency open func requestAttributionDetails(_ completionHandler: @escaping @Sendable ([String: NSObject]?, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(nil, ADClientError(.trackingRestrictedOrDenied)) }
    }
    open func addToSegments(_ segmentIdentifiers: [String], replaceExisting: Bool) {}
}
