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
    public var errorCode: Int { code.rawValue }
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
