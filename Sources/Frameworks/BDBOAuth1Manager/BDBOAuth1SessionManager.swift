import Foundation
import FoundationNetworking
@_exported import QuinceAFNetworking

/// A session whose requests are signed by OAuth 1.0a.
open class BDBOAuth1SessionManager: AFHTTPSessionManager {
    public init!(baseURL url: URL!, consumerKey key: String!, consumerSecret secret: String!) {
        super.init(baseURL: url, sessionConfiguration: nil)
        serializerOfRequests = BDBOAuth1RequestSerializer(service: url?.host, consumerKey: key, consumerSecret: secret)
    }

    public override init(baseURL url: URL?, sessionConfiguration configuration: URLSessionConfiguration?) {
        super.init(baseURL: url, sessionConfiguration: configuration)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The one that signs; nil where the session was made without a consumer.
    open var requestSerializer: BDBOAuth1RequestSerializer! {
        get { serializerOfRequests as? BDBOAuth1RequestSerializer }
        set { serializerOfRequests = newValue ?? AFHTTPRequestSerializer() }
    }

    private var flow: OAuthFlow { OAuthFlow(session: self) }

    /// Whether there is an access token whose time is not over.
    open var isAuthorized: Bool { flow.isAuthorized }
    /// Removes the access token. Answers whether there was one.
    @discardableResult
    open func deauthorize() -> Bool { flow.deauthorize() }

    /// Asks for the token with which whoever uses the app is asked to agree, on a page of the service's.
    /// - Parameters:
    ///   - callbackURL: the address that the page calls the app back at.
    ///   - failure: called on the main thread, as `success` is.
    open func fetchRequestToken(
        withPath requestPath: String!, method: String!, callbackURL: URL!, scope: String!, success: ((BDBOAuth1Credential?) -> Void)!,
        failure: (((any Error)?) -> Void)!
    ) { flow.requestToken(requestPath, method, callbackURL, scope, success, failure) }

    /// Asks for the access token, which is then in the keychain.
    /// - Parameter requestToken: one with the verifier that the page gave.
    open func fetchAccessToken(
        withPath accessPath: String!, method: String!, requestToken: BDBOAuth1Credential!, success: ((BDBOAuth1Credential?) -> Void)!,
        failure: (((any Error)?) -> Void)!
    ) { flow.accessToken(accessPath, method, requestToken, success, failure) }
}
