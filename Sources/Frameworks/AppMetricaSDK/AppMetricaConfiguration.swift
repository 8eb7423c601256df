import QuinceCoreLocation
import UIKit

/// The settings that the library is activated with. All are kept.
open class AppMetricaConfiguration: NSObject, @unchecked Sendable {
    public let apiKey: String

    /// Nil where the key is none of 32 hexadecimal digits in five groups.
    public init?(apiKey: String) {
        guard UUID(uuidString: apiKey) != nil else { return nil }
        self.apiKey = apiKey
        super.init()
    }

    /// Default false.
    open var handleFirstActivationAsUpdate = false
    /// Default false.
    open var handleActivationAsSessionStart = false
    /// Default true.
    open var sessionsAutoTracking = true
    /// Default true.
    open var dataSendingEnabled = true
    open var statisticsSending: Bool {
        get { dataSendingEnabled }
        set { dataSendingEnabled = newValue }
    }
    /// Default 1000.
    open var maxReportsInDatabaseCount: UInt = 1000
    /// Default 7.
    open var maxReportsCount: UInt = 7
    /// Default true.
    open var locationTracking = true
    /// Default false.
    open var allowsBackgroundLocationUpdates = false
    /// Default false.
    open var accurateLocationTracking = false
    open var customLocation: CLLocation?
    open var location: CLLocation? {
        get { customLocation }
        set { customLocation = newValue }
    }
    /// Seconds. Default 90.
    open var dispatchPeriod: UInt = 90
    /// Seconds. Default 10.
    open var sessionTimeout: UInt = 10
    /// Default true.
    open var crashReporting = true
    open var appVersion: String?
    open var appBuildNumber: String?
    /// Default false.
    open var areLogsEnabled = false
    open var logs: Bool {
        get { areLogsEnabled }
        set { areLogsEnabled = newValue }
    }
    /// Default true.
    open var revenueAutoTrackingEnabled = true
    /// Default true.
    open var appOpenTrackingEnabled = true
    open var userProfileID: String?
    open var customHosts: [String]?
    open var appEnvironment: [String: String]?
    open var preloadInfo: AppMetricaPreloadInfo?
}

/// The settings of a reporter. All are kept.
open class ReporterConfiguration: NSObject, @unchecked Sendable {
    public let apiKey: String
    /// Nil where the key is none.
    public init?(apiKey: String) {
        guard UUID(uuidString: apiKey) != nil else { return nil }
        self.apiKey = apiKey
        super.init()
    }
    /// Seconds. Default 10.
    open var sessionTimeout: UInt = 10
    /// Default true.
    open var dataSendingEnabled = true
    /// Default false.
    open var areLogsEnabled = false
    open var userProfileID: String?
}

/// The way by which an app came to a device.
open class AppMetricaPreloadInfo: NSObject, @unchecked Sendable {
    let trackingID: String
    private(set) var info: [String: String] = [:]
    public init?(trackingIdentifier trackingID: String) {
        guard !trackingID.isEmpty else { return nil }
        self.trackingID = trackingID
        super.init()
    }
    open func setAdditional(info: String?, for key: String) { self.info[key] = info }
}

/// The name of these as versions before 5 have it.
public typealias YMMYandexMetricaPreloadInfo = AppMetricaPreloadInfo
