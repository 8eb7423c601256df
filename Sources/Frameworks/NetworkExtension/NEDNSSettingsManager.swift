import Foundation

public let NEDNSSettingsErrorDomain = "NEDNSSettingsErrorDomain"
public enum NEDNSSettingsManagerError: Int, Sendable {
    case configurationInvalid = 1, configurationDisabled, configurationStale, configurationCannotBeRemoved
}
public enum NEDNSProtocol: Int, Sendable { case cleartext = 1, TLS, HTTPS }

/// Servers that know names.
open class NEDNSSettings: NSObject, @unchecked Sendable {
    public init(servers: [String]) { self.servers = servers }
    public let servers: [String]
    open var dnsProtocol: NEDNSProtocol { .cleartext }
    open var searchDomains: [String]?
    open var domainName: String?
    open var matchDomains: [String]?
    open var matchDomainsNoSearch = false
}
/// Servers that are asked over TLS.
open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable {
    open override var dnsProtocol: NEDNSProtocol { .TLS }
    open var serverName: String?
}
/// Servers that are asked over HTTPS.
open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable {
    open override var dnsProtocol: NEDNSProtocol { .HTTPS }
    open var serverURL: URL?
}

/// The app's servers of names, which takes a right that nobody has here.
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
    open class func shared() -> NEDNSSettingsManager { AppServices.object { NEDNSSettingsManager() } }
    override init() {}
    open var localizedDescription: String?
    open var dnsSettings: NEDNSSettings?
    open var onDemandRules: [NEOnDemandRule]?
    /// False: nobody turned them on.
    open var isEnabled: Bool { false }

    /// Hears of `NEDNSSettingsManagerError.configurationInvalid`, on the main queue.
    @preconcurrency open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completionHandler(Self.refusal) }
    }
    /// - Throws: `NEDNSSettingsManagerError.configurationInvalid`.
    open func loadFromPreferences() async throws { throw Self.refusal }
    /// Hears of `NEDNSSettingsManagerError.configurationInvalid`, on the main queue.
    @preconcurrency open func saveToPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completionHandler(Self.refusal) }
    }
    /// - Throws: `NEDNSSettingsManagerError.configurationInvalid`.
    open func saveToPreferences() async throws { throw Self.refusal }
    /// Hears of `NEDNSSettingsManagerError.configurationInvalid`, on the main queue.
    @preconcurrency open func removeFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completionHandler(Self.refusal) }
    }
    /// - Throws: `NEDNSSettingsManagerError.configurationInvalid`.
    open func removeFromPreferences() async throws { throw Self.refusal }

    private static var refusal: NSError {
        NSError(domain: NEDNSSettingsErrorDomain, code: NEDNSSettingsManagerError.configurationInvalid.rawValue)
    }
}
