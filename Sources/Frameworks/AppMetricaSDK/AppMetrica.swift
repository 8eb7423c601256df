import QuinceCoreLocation
@_exported import UIKit

/// The class as versions before 5 name it.
public typealias YMMYandexMetrica = AppMetrica
/// The configuration as versions before 5 name it.
public typealias YMMYandexMetricaConfiguration = AppMetricaConfiguration
public typealias YMMReporterConfiguration = ReporterConfiguration

public let AppMetricaEventErrorDomain = "io.appmetrica"

/// Takes events, which are sent nowhere. Events that the library refuses are refused.
open class AppMetrica: NSObject {
    // MARK: - Beginning

    open class func activate(with configuration: AppMetricaConfiguration) { MetricaState.current.configuration = configuration }
    open class var isActivated: Bool { MetricaState.current.configuration != nil }
    open class func activateReporter(with configuration: ReporterConfiguration) {}
    open class func reporter(for apiKey: String) -> (any AppMetricaReporting)? { Reporter(for: apiKey) }
    open class func reporter(forApiKey apiKey: String) -> (any AppMetricaReporting)? { Reporter(for: apiKey) }
    open class var libraryVersion: String { "5.0.0" }

    // MARK: - Events

    /// - Parameter onFailure: called a turn of the main queue later where the library is not activated, the event has no name or its parameters are no JSON.
    open class func reportEvent(name: String, onFailure: ((any Error) -> Void)? = nil) { report(name, nil, onFailure) }
    open class func reportEvent(name: String, parameters: [AnyHashable: Any]?, onFailure: ((any Error) -> Void)? = nil) {
        report(name, parameters, onFailure)
    }
    open class func reportEvent(_ message: String, onFailure: ((any Error) -> Void)? = nil) { report(message, nil, onFailure) }
    open class func reportEvent(_ message: String, parameters: [AnyHashable: Any]?, onFailure: ((any Error) -> Void)? = nil) {
        report(message, parameters, onFailure)
    }

    private class func report(_ name: String, _ parameters: [AnyHashable: Any]?, _ onFailure: ((any Error) -> Void)?) {
        MetricaState.refuse(MetricaState.error(of: name, parameters), onFailure)
    }

    open class func report(nserror error: NSError, onFailure: ((any Error) -> Void)? = nil) { MetricaState.refuse(MetricaState.notActivated, onFailure) }
    open class func reportUserProfile(_ userProfile: UserProfile, onFailure: ((any Error) -> Void)? = nil) {
        MetricaState.refuse(MetricaState.notActivated, onFailure)
    }
    open class func report(_ userProfile: UserProfile, onFailure: ((any Error) -> Void)? = nil) { reportUserProfile(userProfile, onFailure: onFailure) }
    open class func reportRevenue(_ revenueInfo: RevenueInfo, onFailure: ((any Error) -> Void)? = nil) {
        MetricaState.refuse(MetricaState.notActivated, onFailure)
    }
    open class func sendEventsBuffer() {}
    open class func pauseSession() {}
    open class func resumeSession() {}
    open class func trackOpeningURL(_ url: URL) {}
    open class func handleOpen(_ url: URL) -> Bool { false }

    // MARK: - Settings

    /// Kept.
    open class var userProfileID: String? {
        get { MetricaState.current.userProfileID }
        set { MetricaState.current.userProfileID = newValue }
    }
    open class func setUserProfileID(_ userProfileID: String?) { self.userProfileID = userProfileID }
    /// Kept. Default true.
    open class var isLocationTrackingEnabled: Bool {
        get { MetricaState.current.isLocationTracked }
        set { MetricaState.current.isLocationTracked = newValue }
    }
    open class func setLocationTracking(_ enabled: Bool) { isLocationTrackingEnabled = enabled }
    /// Kept.
    open class var customLocation: CLLocation? {
        get { MetricaState.current.location }
        set { MetricaState.current.location = newValue }
    }
    open class func setLocation(_ location: CLLocation?) { customLocation = location }
    /// Kept.
    open class func setDataSendingEnabled(_ enabled: Bool) { MetricaState.current.isSending = enabled }
    open class func setStatisticsSending(_ enabled: Bool) { setDataSendingEnabled(enabled) }
    /// Kept.
    open class func setAppEnvironment(_ value: String?, forKey key: String) { MetricaState.current.environment[key] = value }
    open class func clearAppEnvironment() { MetricaState.current.environment = [:] }

    // MARK: - Identifiers

    /// The one of this app on this device.
    open class var uuid: String { MetricaState.current.uuid }
    /// Nil: the server gives it.
    open class var deviceID: String? { nil }
    /// Nil: the server gives it.
    open class var deviceIDHash: String? { nil }

    /// Fails: the server gives them.
    open class func requestStartupIdentifiers(on queue: DispatchQueue?, completion: @escaping ([StartupKey: Any]?, (any Error)?) -> Void) {
        ServiceReply.send(on: queue ?? .main) { completion(nil, MetricaState.noConnection) }
    }
    open class func requestStartupIdentifiers(
        for keys: [StartupKey], on queue: DispatchQueue?, completion: @escaping ([StartupKey: Any]?, (any Error)?) -> Void
    ) { requestStartupIdentifiers(on: queue, completion: completion) }
    /// As versions before 5 have it.
    open class func requestAppMetricaDeviceID(withCompletionQueue queue: DispatchQueue?, completionBlock: @escaping (String?, (any Error)?) -> Void) {
        ServiceReply.send(on: queue ?? .main) { completionBlock(nil, MetricaState.noConnection) }
    }
}

/// The name of an identifier.
public struct StartupKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let uuidKey = StartupKey(rawValue: "appmetrica_uuid")
    public static let deviceIDKey = StartupKey(rawValue: "appmetrica_deviceID")
    public static let deviceIDHashKey = StartupKey(rawValue: "appmetrica_deviceIDHash")
}

/// The state of the app that runs.
final class MetricaState: @unchecked Sendable {
    static var current: MetricaState { AppServices.object { MetricaState() } }

    var configuration: AppMetricaConfiguration?
    var userProfileID: String?
    var isLocationTracked = true
    var isSending = true
    var location: CLLocation?
    var environment: [String: String] = [:]

    var uuid: String {
        let file = ContainerFile<String>("Private Documents/AppMetrica/uuid.plist")
        if let known = file.read() { return known }
        let made: String = UUID().uuidString.lowercased().replacingOccurrences(of: "-", with: "")
        try? file.write(made)
        return made
    }

    private static func error(_ code: Int, _ text: String) -> NSError {
        NSError(domain: AppMetricaEventErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: text])
    }

    static var notActivated: NSError? { current.configuration == nil ? error(1000, "The library is not activated.") : nil }

    static func error(of name: String, _ parameters: [AnyHashable: Any]?) -> NSError? {
        if let notActivated { return notActivated }
        if name.isEmpty { return error(1001, "An event needs a name.") }
        guard let parameters else { return nil }
        let table: [String: Any]? = parameters as? [String: Any]
        return table.map(JSONSerialization.isValidJSONObject) == true ? nil : error(1002, "The parameters are no JSON.")
    }

    static var noConnection: NSError { NSError(domain: NSURLErrorDomain, code: URLError.Code.notConnectedToInternet.rawValue) }

    static func refuse(_ error: NSError?, _ onFailure: ((any Error) -> Void)?) {
        guard let error, let onFailure else { return }
        ServiceReply.send(on: .main) { onFailure(error) }
    }
}

/// Sends events of another key.
public protocol AppMetricaReporting: NSObjectProtocol {
    func reportEvent(name: String, onFailure: ((any Error) -> Void)?)
    func reportEvent(name: String, parameters: [AnyHashable: Any]?, onFailure: ((any Error) -> Void)?)
    func reportEvent(_ name: String, onFailure: ((any Error) -> Void)?)
    func reportEvent(_ name: String, parameters: [AnyHashable: Any]?, onFailure: ((any Error) -> Void)?)
    func resumeSession()
    func pauseSession()
    func sendEventsBuffer()
}

/// Takes events of another key, which are sent nowhere. Nothing has to be activated.
private final class Reporter: NSObject, AppMetricaReporting {
    init?(for key: String) {
        guard UUID(uuidString: key) != nil else { return nil }
        super.init()
    }
    func reportEvent(name: String, onFailure: ((any Error) -> Void)?) {}
    func reportEvent(name: String, parameters: [AnyHashable: Any]?, onFailure: ((any Error) -> Void)?) {}
    func reportEvent(_ name: String, onFailure: ((any Error) -> Void)?) {}
    func reportEvent(_ name: String, parameters: [AnyHashable: Any]?, onFailure: ((any Error) -> Void)?) {}
    func resumeSession() {}
    func pauseSession() {}
    func sendEventsBuffer() {}
}
