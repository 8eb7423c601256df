@_exported import UIKit

public enum LogLevel: UInt, Sendable {
    case verbose = 2
    case debug = 3
    case info = 4
    case warning = 5
    case error = 6
    case assert = 7
    case none = 99
}
public typealias MSLogLevel = LogLevel

/// Starts services, which send nothing.
open class AppCenter: NSObject {
    open class func start(withAppSecret appSecret: String?, services: [AnyClass]) {
        configure(withAppSecret: appSecret)
        services.forEach(startService)
    }
    open class func start(services: [AnyClass]) { services.forEach(startService) }
    open class func start(withServices services: [AnyClass]) { services.forEach(startService) }
    open class func startService(_ service: AnyClass) { CenterState.current.services.insert(ObjectIdentifier(service)) }
    open class func configure(withAppSecret appSecret: String?) { CenterState.current.isConfigured = true }
    open class func configure() { CenterState.current.isConfigured = true }
    open class var isConfigured: Bool { CenterState.current.isConfigured }

    /// Default true.
    open class var enabled: Bool {
        get { CenterState.current.isEnabled }
        set { CenterState.current.isEnabled = newValue }
    }
    /// Kept. Default `warning`.
    open class var logLevel: LogLevel {
        get { CenterState.current.logLevel }
        set { CenterState.current.logLevel = newValue }
    }
    /// Kept.
    open class var userId: String? {
        get { CenterState.current.userId }
        set { CenterState.current.userId = newValue }
    }
    /// Kept.
    open class var countryCode: String? {
        get { CenterState.current.countryCode }
        set { CenterState.current.countryCode = newValue }
    }
    /// Kept. Default true.
    open class var networkRequestsAllowed: Bool {
        get { CenterState.current.mayUseNetwork }
        set { CenterState.current.mayUseNetwork = newValue }
    }
    /// The one of this app on this device.
    open class var installId: UUID { CenterState.current.installId }
    open class var sdkVersion: String { "5.0.0" }
}

/// The same as versions before 4 name it.
open class MSAppCenter: NSObject {
    open class func start(_ appSecret: String?, withServices services: [AnyClass]) { AppCenter.start(withAppSecret: appSecret, services: services) }
    open class func start(withServices services: [AnyClass]) { AppCenter.start(services: services) }
    open class func startService(_ service: AnyClass) { AppCenter.startService(service) }
    open class func configure(withAppSecret appSecret: String?) { AppCenter.configure(withAppSecret: appSecret) }
    open class func isConfigured() -> Bool { AppCenter.isConfigured }
    open class func setEnabled(_ isEnabled: Bool) { AppCenter.enabled = isEnabled }
    open class func isEnabled() -> Bool { AppCenter.enabled }
    open class func setLogLevel(_ logLevel: LogLevel) { AppCenter.logLevel = logLevel }
    open class func logLevel() -> LogLevel { AppCenter.logLevel }
    open class func setUserId(_ userId: String?) { AppCenter.userId = userId }
    open class func setCountryCode(_ countryCode: String?) { AppCenter.countryCode = countryCode }
    open class func installId() -> UUID { AppCenter.installId }
}

/// The state of the app that runs.
final class CenterState: @unchecked Sendable {
    static var current: CenterState { AppServices.object { CenterState() } }

    var isConfigured = false
    var isEnabled = true
    var services: Set<ObjectIdentifier> = []
    var disabled: Set<ObjectIdentifier> = []
    var logLevel: LogLevel = .warning
    var userId: String?
    var countryCode: String?
    var mayUseNetwork = true
    weak var crashesDelegate: (any CrashesDelegate)?
    weak var distributeDelegate: (any DistributeDelegate)?
    var updateTrack: UpdateTrack = .public

    var installId: UUID {
        let file = ContainerFile<UUID>("Private Documents/AppCenter/install.plist")
        if let known = file.read() { return known }
        let made = UUID()
        try? file.write(made)
        return made
    }

    func isEnabled(_ service: AnyClass) -> Bool { isEnabled && services.contains(ObjectIdentifier(service)) && !disabled.contains(ObjectIdentifier(service)) }
    func set(_ service: AnyClass, _ isEnabled: Bool) {
        if isEnabled { disabled.remove(ObjectIdentifier(service)) } else { disabled.insert(ObjectIdentifier(service)) }
    }
}
