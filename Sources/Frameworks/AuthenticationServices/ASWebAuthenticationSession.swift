@_exported import UIKit

public typealias ASPresentationAnchor = UIWindow

@preconcurrency @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.AuthenticationServices.WebAuthenticationSession" }
    public static var canceledLogin: Code { .canceledLogin }
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
    public var errorCode: Int { code.rawValue }
}

extension ASWebAuthenticationSessionError.Code {
    /// For `catch ASWebAuthenticationSessionError.canceledLogin`.
    public static func ~= (code: ASWebAuthenticationSessionError.Code, error: any Error) -> Bool {
        (error as? ASWebAuthenticationSessionError)?.code == code
    }
}

/// Has the user sign in on a page of the web. There is no web: it ends as where the user cancels.
@preconcurrency @MainActor open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = @MainActor @Sendable (URL?, (any Error)?) -> Void
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    open var additionalHeaderFields: [String: String]?
    open var canStart: Bool { !isStarted }
    private var isStarted = false
    private var completion: CompletionHandler?

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) { completion = completionHandler }
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) { completion = completionHandler }

    /// The address by which a page says that it is done.
    open class Callback: NSObject, @unchecked Sendable {
        private let scheme: String
        private let host: String?
        private let path: String?
        init(scheme: String, host: String?, path: String?) { (self.scheme, self.host, self.path) = (scheme, host, path) }
        open class func customScheme(_ customScheme: String) -> Callback { Callback(scheme: customScheme, host: nil, path: nil) }
        open class func https(host: String, path: String) -> Callback { Callback(scheme: "https", host: host, path: path) }
        open func matchesURL(_ url: URL) -> Bool {
            guard url.scheme?.lowercased() == scheme.lowercased() else { return false }
            guard let host, let path else { return true }
            return url.host?.lowercased() == host.lowercased() && url.path == (path.hasPrefix("/") ? path : "/" + path)
        }
    }

    /// False without something to present in, or a second time.
    @discardableResult open func start() -> Bool {
        guard !isStarted else { return false }
        isStarted = true
        let error = ASWebAuthenticationSessionError(presentationContextProvider == nil ? .presentationContextNotProvided : .canceledLogin)
        let isShown = presentationContextProvider != nil
        ServiceReply.sendInSession { [self] in finish(error) }
        return isShown
    }
    open func cancel() { completion = nil }
    private func finish(_ error: ASWebAuthenticationSessionError) {
        completion?(nil, error)
        completion = nil
    }
}
