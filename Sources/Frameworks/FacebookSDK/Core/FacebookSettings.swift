import ObjectRuntime
import UIKit

public struct LoggingBehavior: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let accessTokens = LoggingBehavior(rawValue: "include_access_tokens")
    public static let performanceCharacteristics = LoggingBehavior(rawValue: "perf_characteristics")
    public static let appEvents = LoggingBehavior(rawValue: "app_events")
    public static let informational = LoggingBehavior(rawValue: "informational")
    public static let cacheErrors = LoggingBehavior(rawValue: "cache_errors")
    public static let uiControlErrors = LoggingBehavior(rawValue: "ui_control_errors")
    public static let graphAPIDebugWarning = LoggingBehavior(rawValue: "graph_api_debug_warning")
    public static let graphAPIDebugInfo = LoggingBehavior(rawValue: "graph_api_debug_info")
    public static let networkRequests = LoggingBehavior(rawValue: "network_requests")
    public static let developerErrors = LoggingBehavior(rawValue: "developer_errors")
}

/// An app's words about itself: from its property list, or set here. Kept.
open class Settings: NSObject, @unchecked Sendable {
    public class var shared: Settings { AppServices.object { Settings() } }

    override init() {
        let list: [String: Any] = Bundle.main.infoDictionary ?? [:]
        appID = list["FacebookAppID"] as? String
        clientToken = list["FacebookClientToken"] as? String
        displayName = list["FacebookDisplayName"] as? String
        appURLSchemeSuffix = list["FacebookUrlSchemeSuffix"] as? String
        isAutoLogAppEventsEnabled = list["FacebookAutoLogAppEventsEnabled"] as? Bool ?? true
        isAdvertiserIDCollectionEnabled = list["FacebookAdvertiserIDCollectionEnabled"] as? Bool ?? true
        super.init()
    }

    open var appID: String?
    open var clientToken: String?
    open var displayName: String?
    open var appURLSchemeSuffix: String?
    open var facebookDomainPart: String?
    open var userAgentSuffix: String?
    open var isAutoLogAppEventsEnabled: Bool
    open var isAdvertiserIDCollectionEnabled: Bool
    open var isAdvertiserTrackingEnabled = false
    open var isCodelessDebugLogEnabled = false
    open var isSKAdNetworkReportEnabled = true
    open var isEventDataUsageLimited = false
    open var isGraphErrorRecoveryEnabled = true
    open var shouldUseCachedValuesForExpensiveMetadata = false
    open var jpegCompressionQuality: CGFloat = 0.9
    open var graphAPIVersion: String = "v14.0"
    open var defaultGraphAPIVersion: String { "v14.0" }
    open var sdkVersion: String { "14.1.0" }
    open var loggingBehaviors: Set<LoggingBehavior> = [.developerErrors]

    open func enableLoggingBehavior(_ loggingBehavior: LoggingBehavior) { loggingBehaviors.insert(loggingBehavior) }
    open func disableLoggingBehavior(_ loggingBehavior: LoggingBehavior) { loggingBehaviors.remove(loggingBehavior) }
    open func setDataProcessingOptions(_ options: [String]?) {}
    open func setDataProcessingOptions(_ options: [String]?, country: Int32, state: Int32) {}

    // Versions before 13 have these of the class.

    public class var appID: String? {
        get { shared.appID }
        set { shared.appID = newValue }
    }
    open class func setAppID(_ appID: String?) { shared.appID = appID }
    public class var clientToken: String? {
        get { shared.clientToken }
        set { shared.clientToken = newValue }
    }
    public class var displayName: String? {
        get { shared.displayName }
        set { shared.displayName = newValue }
    }
    public class var isAutoLogAppEventsEnabled: Bool {
        get { shared.isAutoLogAppEventsEnabled }
        set { shared.isAutoLogAppEventsEnabled = newValue }
    }
    public class var isAdvertiserIDCollectionEnabled: Bool {
        get { shared.isAdvertiserIDCollectionEnabled }
        set { shared.isAdvertiserIDCollectionEnabled = newValue }
    }
    public class var isCodelessDebugLogEnabled: Bool {
        get { shared.isCodelessDebugLogEnabled }
        set { shared.isCodelessDebugLogEnabled = newValue }
    }
    public class var graphAPIVersion: String {
        get { shared.graphAPIVersion }
        set { shared.graphAPIVersion = newValue }
    }
    public class var loggingBehaviors: Set<LoggingBehavior> {
        get { shared.loggingBehaviors }
        set { shared.loggingBehaviors = newValue }
    }
    public class var sdkVersion: String { shared.sdkVersion }
    @discardableResult
    open class func setAdvertiserTrackingEnabled(_ isEnabled: Bool) -> Bool {
        shared.isAdvertiserTrackingEnabled = isEnabled
        return true
    }
    open class func isAdvertiserTrackingEnabled() -> Bool { shared.isAdvertiserTrackingEnabled }
    open class func enableLoggingBehavior(_ loggingBehavior: LoggingBehavior) { shared.enableLoggingBehavior(loggingBehavior) }
    open class func setDataProcessingOptions(_ options: [String]?) {}
    open class func setDataProcessingOptions(_ options: [String]?, country: Int32, state: Int32) {}
}
