import UIKit

extension SFSafariViewController {
    /// The data that pages left behind in an app's browser: none.
    @preconcurrency @MainActor open class DataStore: NSObject {
        open class var `default`: DataStore { AppServices.object { MainActor.assumeIsolated { DataStore() } } }
        override init() { super.init() }
        open func clearWebsiteData(completionHandler completion: (@MainActor @Sendable () -> Void)? = nil) {
            ServiceReply.sendInSession { completion?() }
        }
        open func clearWebsiteData() async {}
    }
}

/// Why signing in on a page did not work.
public struct SFAuthenticationError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case canceledLogin = 1 }
    public var code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.SafariServices.Authentication" }
    public var errorCode: Int { code.rawValue }
    public static var canceledLogin: Code { .canceledLogin }
}

extension SFAuthenticationError.Code {
    /// For `catch SFAuthenticationError.canceledLogin`.
    public static func ~= (code: SFAuthenticationError.Code, error: any Error) -> Bool { (error as? SFAuthenticationError)?.code == code }
}

/// Has the user sign in on a page of the web. There is no web: it ends as where the user cancels.
@available(iOS, deprecated: 12.0)
@preconcurrency @MainActor open class SFAuthenticationSession: NSObject {
    public typealias CompletionHandler = @MainActor @Sendable (URL?, (any Error)?) -> Void
    private var completion: CompletionHandler?
    private var isStarted = false
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { completion = completionHandler }

    /// False a second time.
    @discardableResult open func start() -> Bool {
        guard !isStarted else { return false }
        isStarted = true
        ServiceReply.sendInSession { [self] in
            completion?(nil, SFAuthenticationError(.canceledLogin))
            completion = nil
        }
        return true
    }
    open func cancel() { completion = nil }
}
