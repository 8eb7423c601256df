import Foundation

public let NEFilterErrorDomain = "NEFilterErrorDomain"
public enum NEFilterManagerError: Int, Sendable {
    case configurationInvalid = 1, configurationDisabled, configurationStale, configurationCannotBeRemoved, configurationPermissionDenied
    case configurationInternalError
}

/// The settings of a filter.
open class NEFilterProviderConfiguration: NSObject, @unchecked Sendable {
    open var filterBrowsers = false
    open var filterSockets = false
    open var vendorConfiguration: [String: Any]?
    open var serverAddress: String?
    open var username: String?
    open var organization: String?
    open var passwordReference: Data?
    open var identityReference: Data?
}

extension NSNotification.Name {
    public static let NEFilterConfigurationDidChange = NSNotification.Name("com.apple.networkextension.filter-configuration-changed")
    public static let NEDNSSettingsConfigurationDidChange = NSNotification.Name("com.apple.networkextension.dns-settings-configuration-changed")
}

/// The app's filter of what goes over the network, which takes a right that nobody has here.
open class NEFilterManager: NSObject, @unchecked Sendable {
    open class func shared() -> NEFilterManager { AppServices.object { NEFilterManager() } }
    override init() {}
    open var localizedDescription: String?
    open var providerConfiguration: NEFilterProviderConfiguration?
    open var isEnabled = false

    /// Hears of `NEFilterManagerError.configurationPermissionDenied`, on the main queue.
    @preconcurrency open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completionHandler(Self.refusal) }
    }
    /// - Throws: `NEFilterManagerError.configurationPermissionDenied`.
    open func loadFromPreferences() async throws { throw Self.refusal }
    /// Hears of `NEFilterManagerError.configurationPermissionDenied`, on the main queue.
    @preconcurrency open func saveToPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completionHandler(Self.refusal) }
    }
    /// - Throws: `NEFilterManagerError.configurationPermissionDenied`.
    open func saveToPreferences() async throws { throw Self.refusal }
    /// Hears of `NEFilterManagerError.configurationPermissionDenied`, on the main queue.
    @preconcurrency open func removeFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completionHandler(Self.refusal) }
    }
    /// - Throws: `NEFilterManagerError.configurationPermissionDenied`.
    open func removeFromPreferences() async throws { throw Self.refusal }

    private static var refusal: NSError {
        NSError(domain: NEFilterErrorDomain, code: NEFilterManagerError.configurationPermissionDenied.rawValue)
    }
}
