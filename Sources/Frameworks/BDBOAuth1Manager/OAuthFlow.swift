import Foundation
import FoundationNetworking
import QuinceAFNetworking

/// The requests by which tokens come, over a manager's session.
struct OAuthFlow {
    let session: AFHTTPSessionManager
    var serializer: BDBOAuth1RequestSerializer? { session.serializerOfRequests as? BDBOAuth1RequestSerializer }

    typealias Success = (BDBOAuth1Credential?) -> Void
    typealias Failure = ((any Error)?) -> Void

    var isAuthorized: Bool { serializer?.accessToken.map { !$0.isExpired } ?? false }
    func deauthorize() -> Bool { serializer?.removeAccessToken() ?? false }

    func requestToken(_ path: String?, _ method: String?, _ callback: URL?, _ scope: String?, _ success: Success?, _ failure: Failure?) {
        var parameters: [String: Any] = [:]
        parameters[BDBOAuth1OAuthCallbackParameter] = callback?.absoluteString
        if serializer?.accessToken == nil { parameters["scope"] = scope }
        ask(path, method, parameters) { token, error in
            guard let token else { return failure?(error) ?? () }
            serializer?.requestToken = token
            success?(token)
        }
    }

    /// Fails at once where the request token has no verifier.
    func accessToken(_ path: String?, _ method: String?, _ requestToken: BDBOAuth1Credential?, _ success: Success?, _ failure: Failure?) {
        guard let token = requestToken?.token, let verifier = requestToken?.verifier else { return failure?(Self.badAnswer) ?? () }
        ask(path, method, [BDBOAuth1OAuthTokenParameter: token, BDBOAuth1OAuthVerifierParameter: verifier]) { token, error in
            serializer?.requestToken = nil
            guard let token else { return failure?(error) ?? () }
            serializer?.saveAccessToken(token)
            success?(token)
        }
    }

    private static var badAnswer: NSError {
        NSError(
            domain: BDBOAuth1ErrorDomain, code: URLError.Code.badServerResponse.rawValue,
            userInfo: [NSLocalizedFailureReasonErrorKey: "The server's answer has no token."])
    }

    private func ask(_ path: String?, _ method: String?, _ parameters: [String: Any], _ done: @escaping (BDBOAuth1Credential?, (any Error)?) -> Void) {
        let address: String = URL(string: path ?? "", relativeTo: session.baseURL)?.absoluteString ?? path ?? ""
        var failure: NSError?
        let made: NSMutableURLRequest? = withUnsafeMutablePointer(to: &failure) {
            session.serializerOfRequests.request(withMethod: method ?? "GET", urlString: address, parameters: parameters, error: $0)
        }
        guard let made else { return done(nil, failure) }
        // The answer is a form and not what the app reads else.
        let usual: AFHTTPResponseSerializer = session.responseSerializer
        session.responseSerializer = AFHTTPResponseSerializer()
        let task = session.dataTask(with: made as URLRequest) { _, object, error in
            session.responseSerializer = usual
            if let error { return done(nil, error) }
            let token = BDBOAuth1Credential(queryString: (object as? Data).map { String(decoding: $0, as: UTF8.self) })
            done(token, token == nil ? Self.badAnswer : nil)
        }
        task.resume()
    }
}
