import ObjectRuntime
import UIKit

/// Who is signed in to Facebook in the running app.
final class FacebookSession: @unchecked Sendable {
    static var current: FacebookSession { AppServices.object { FacebookSession() } }

    private let lock = NSLock()
    private var kept = (token: AccessToken?.none, authentication: AuthenticationToken?.none, profile: Profile?.none)

    var token: AccessToken? {
        get { lock.withLock { kept.token } }
        set { lock.withLock { kept.token = newValue } }
    }
    var authentication: AuthenticationToken? {
        get { lock.withLock { kept.authentication } }
        set { lock.withLock { kept.authentication = newValue } }
    }
    var profile: Profile? {
        get { lock.withLock { kept.profile } }
        set { lock.withLock { kept.profile = newValue } }
    }
}

/// Answers a call a turn of the main queue later.
func reply(_ answer: @escaping () -> Void) {
    nonisolated(unsafe) let answer = answer
    DispatchQueue.main.async { answer() }
}
