import Foundation
import QuinceAFNetworking

/// Signed requests as AFNetworking 2 makes them.
open class BDBOAuth1RequestOperationManager: AFHTTPRequestOperationManager, @unchecked Sendable {
    public init!(baseURL url: URL!, consumerKey key: String!, consumerSecret secret: String!) {
        super.init(baseURL: url)
        manager.serializerOfRequests = BDBOAuth1RequestSerializer(service: url?.host, consumerKey: key, consumerSecret: secret)
    }

    public override init(baseURL url: URL?) { super.init(baseURL: url) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The one that signs; nil where the manager was made without a consumer.
    open var requestSerializer: BDBOAuth1RequestSerializer! {
        get { manager.serializerOfRequests as? BDBOAuth1RequestSerializer }
        set { manager.serializerOfRequests = newValue ?? AFHTTPRequestSerializer() }
    }

    private var flow: OAuthFlow { OAuthFlow(session: manager) }

    /// Whether there is an access token whose time is not over.
    open var isAuthorized: Bool { flow.isAuthorized }
    /// Removes the access token. Answers whether there was one.
    @discardableResult
    open func deauthorize() -> Bool { flow.deauthorize() }

    /// Asks for the token with which whoever uses the app is asked to agree, on a page of the service's.
    open func fetchRequestToken(
        withPath requestPath: String!, method: String!, callbackURL: URL!, scope: String!, success: ((BDBOAuth1Credential?) -> Void)!,
        failure: (((any Error)?) -> Void)!
    ) { flow.requestToken(requestPath, method, callbackURL, scope, success, failure) }

    /// Asks for the access token, which is then in the keychain.
    open func fetchAccessToken(
        withPath accessPath: String!, method: String!, requestToken: BDBOAuth1Credential!, success: ((BDBOAuth1Credential?) -> Void)!,
        failure: (((any Error)?) -> Void)!
    ) { flow.accessToken(accessPath, method, requestToken, success, failure) }
}
