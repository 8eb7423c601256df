import UIKit

public enum ConsentType: String, Sendable, Hashable {
    case adPersonalization = "ad_personalization"
    case adStorage = "ad_storage"
    case adUserData = "ad_user_data"
    case analyticsStorage = "analytics_storage"
}

public enum ConsentStatus: String, Sendable, Hashable { case denied, granted }

/// Takes events and sends them nowhere.
open class Analytics: NSObject {
    /// The name of a launch.
    private final class Launch: Sendable {
        let identifier: String = (0..<32).map { _ in String("0123456789abcdef".randomElement()!) }.joined()
    }

    /// Firebase raises no exception for names and values that it refuses either.
    open class func logEvent(_ name: String, parameters: [String: Any]?) {}
    open class func setUserProperty(_ value: String?, forName name: String) {}
    open class func setUserID(_ userID: String?) {}
    @available(*, deprecated, message: "Use logEvent(AnalyticsEventScreenView, parameters:)")
    open class func setScreenName(_ screenName: String?, screenClass screenClassOverride: String?) {}
    open class func setAnalyticsCollectionEnabled(_ analyticsCollectionEnabled: Bool) {}
    open class func setSessionTimeoutInterval(_ sessionTimeoutInterval: TimeInterval) {}
    open class func setDefaultEventParameters(_ parameters: [String: Any]?) {}
    open class func setConsent(_ consentSettings: [ConsentType: ConsentStatus]) {}
    open class func resetAnalyticsData() {}
    /// An identifier of 32 digits, another with each launch.
    open class func appInstanceID() -> String? { AppServices.object { Launch() }.identifier }
    /// Fails: there are no sessions with a server.
    open class func sessionID(completion: @escaping (Int64, (any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completion(0, NSError(domain: "com.google.analytics", code: 0)) }
    }
    open class func sessionID() async throws -> Int64 { throw NSError(domain: "com.google.analytics", code: 0) }
    open class func handleEvents(forBackgroundURLSession identifier: String, completionHandler: (() -> Void)?) {
        if let completionHandler { ServiceReply.send(on: .main, completionHandler) }
    }
    open class func handleOpen(_ url: URL) {}
    open class func handleUserActivity(_ userActivity: Any) {}
    open class func initiateOnDeviceConversionMeasurement(emailAddress: String) {}
    open class func initiateOnDeviceConversionMeasurement(phoneNumber: String) {}
}
