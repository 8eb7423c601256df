@_exported import ObjectRuntime
import Synchronization

/// Whether the app may follow the user over apps of others: the user declines when asked.
open class ATTrackingManager: NSObject, @unchecked Sendable {
    public enum AuthorizationStatus: UInt, Sendable { case notDetermined = 0, restricted, denied, authorized }
    private final class Answer: Sendable {
        let status = Mutex(AuthorizationStatus.notDetermined)
    }
    private static var answer: Answer { AppServices.object { Answer() } }
    open class var trackingAuthorizationStatus: AuthorizationStatus { answer.status.withLock { $0 } }
    open class func requestTrackingAuthorization(completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void) {
        decline()
        ServiceReply.send { completion(.denied) }
    }
    open class func requestTrackingAuthorization() async -> AuthorizationStatus {
        decline()
        return .denied
    }
    private class func decline() {
        UsageDescription.require("NSUserTrackingUsageDescription")
        answer.status.withLock { $0 = .denied }
    }
}
