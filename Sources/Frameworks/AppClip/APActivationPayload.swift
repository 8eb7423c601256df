@_exported import QuinceCoreLocation
@_exported import UIKit

public let APActivationPayloadErrorDomain = "APActivationPayloadErrorDomain"

/// Why a place was not confirmed.
public struct APActivationPayloadError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case disallowed = 1, doesNotMatch }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { APActivationPayloadErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var disallowed: Code { .disallowed }
    public static var doesNotMatch: Code { .doesNotMatch }
}

/// The link that an App Clip was opened by. Tags and codes cannot be read here, so that no place is confirmed.
open class APActivationPayload: NSObject, @unchecked Sendable {
    init(_ url: URL?) { self.url = url }
    public let url: URL?
    /// Hears of `APActivationPayloadError.disallowed`.
    @preconcurrency open func confirmAcquired(in region: CLRegion, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(false, APActivationPayloadError(.disallowed)) }
    }
    /// - Throws: `APActivationPayloadError.disallowed`.
    open func confirmAcquired(in region: CLRegion) async throws -> Bool { throw APActivationPayloadError(.disallowed) }
}

extension NSUserActivity {
    /// Of activities that browse the web: their address. Nil for others.
    public var appClipActivationPayload: APActivationPayload? {
        activityType == NSUserActivityTypeBrowsingWeb ? APActivationPayload(webpageURL) : nil
    }
}
