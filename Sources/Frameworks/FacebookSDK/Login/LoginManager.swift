import ObjectRuntime
import UIKit

/// Logs in with Facebook, which whoever uses a device without a network gives up: every login ends as cancelled, a turn of the main queue later.
/// An app without an identifier is no exception here, since it is mostly not among an app's public sources.
open class LoginManager: NSObject, @unchecked Sendable {
    open var defaultAudience: DefaultAudience
    /// Kept.
    open var loginBehavior: LoginBehavior = .browser
    /// Kept.
    open var authType: LoginAuthType = .rerequest

    public init(defaultAudience: DefaultAudience) {
        self.defaultAudience = defaultAudience
        super.init()
    }
    public convenience override init() { self.init(defaultAudience: .friends) }
    public convenience init(loginBehavior: LoginBehavior, defaultAudience: DefaultAudience = .friends) {
        self.init(defaultAudience: defaultAudience)
        self.loginBehavior = loginBehavior
    }

    private func cancel(_ handler: LoginManagerLoginResultBlock?) { reply { handler?(.cancelled, nil) } }
    private func cancel(_ completion: LoginResultBlock?) { reply { completion?(.cancelled) } }

    open func logIn(permissions: [String], from viewController: UIViewController?, handler: LoginManagerLoginResultBlock? = nil) { cancel(handler) }
    open func logIn(permissions: [Permission] = [.publicProfile], viewController: UIViewController? = nil, completion: LoginResultBlock? = nil) {
        cancel(completion)
    }
    open func logIn(from viewController: UIViewController?, configuration: LoginConfiguration?, completion: LoginManagerLoginResultBlock? = nil) {
        guard configuration != nil else { return reply { completion?(nil, CoreError.errorInvalidArgument.asError) } }
        cancel(completion)
    }
    open func logIn(viewController: UIViewController? = nil, configuration: LoginConfiguration?, completion: @escaping LoginResultBlock) {
        guard configuration != nil else { return reply { completion(.failed(CoreError.errorInvalidArgument.asError)) } }
        cancel(completion)
    }

    /// Fails with `missingAccessToken` where nobody is logged in.
    open func reauthorizeDataAccess(from viewController: UIViewController, handler: @escaping LoginManagerLoginResultBlock) {
        guard AccessToken.current != nil else {
            return reply { handler(nil, NSError(domain: LoginErrorDomain, code: LoginError.missingAccessToken.rawValue)) }
        }
        cancel(handler)
    }

    /// Forgets the tokens and the profile.
    open func logOut() {
        AccessToken.current = nil
        AuthenticationToken.current = nil
        Profile.current = nil
    }

    // MARK: - Versions before 5

    open func logIn(withReadPermissions permissions: [Any]!, from viewController: UIViewController!, handler: LoginManagerLoginResultBlock!) { cancel(handler) }
    open func logIn(withPublishPermissions permissions: [Any]!, from viewController: UIViewController!, handler: LoginManagerLoginResultBlock!) {
        cancel(handler)
    }
    open func logIn(readPermissions permissions: [Permission] = [.publicProfile], viewController: UIViewController? = nil, completion: LoginResultBlock? = nil)
    {
        cancel(completion)
    }
    open func logIn(publishPermissions permissions: [Permission], viewController: UIViewController? = nil, completion: LoginResultBlock? = nil) {
        cancel(completion)
    }
}
