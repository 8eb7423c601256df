import Foundation

public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"
public enum NEHotspotConfigurationError: Int, Sendable {
    case invalid = 0, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings, invalidHS20Settings, invalidHS20DomainName, userDenied
    case `internal`, pending, systemConfiguration, unknown, joinOnceNotSupported, alreadyAssociated, applicationIsNotInForeground, invalidSSIDPrefix
}

/// Networks without wires that an app adds. A simulator, like this device, has none.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    open class var shared: NEHotspotConfigurationManager { AppServices.object { NEHotspotConfigurationManager() } }
    override init() {}

    /// Hears of `NEHotspotConfigurationError.internal`, or of what the configuration lacks.
    @preconcurrency open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        guard let completionHandler else { return }
        let error: NSError = refusal(of: configuration)
        ServiceReply.send(on: .main) { completionHandler(error) }
    }
    /// - Throws: `NEHotspotConfigurationError.internal`, or what the configuration lacks.
    open func apply(_ configuration: NEHotspotConfiguration) async throws { throw refusal(of: configuration) }
    open func removeConfiguration(forSSID SSID: String) {}
    open func removeConfiguration(forHS20DomainName domainName: String) {}
    /// Hears of none.
    @preconcurrency open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) {
        ServiceReply.send(on: .main) { completionHandler([]) }
    }
    open func configuredSSIDs() async -> [String] { [] }

    private func refusal(of configuration: NEHotspotConfiguration) -> NSError {
        NSError(domain: NEHotspotConfigurationErrorDomain, code: (configuration.flaw ?? .internal).rawValue)
    }
}

/// A network without wires, and how it is joined.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    private enum Secret { case none, wpa(String), wep(String) }
    private let secret: Secret
    public let ssid: String
    public let ssidPrefix: String
    open var joinOnce = false
    open var hidden = false
    open var lifeTimeInDays: NSNumber = 365

    private init(ssid: String, prefix: String, secret: Secret) { (self.ssid, ssidPrefix, self.secret) = (ssid, prefix, secret) }
    public convenience init(ssid SSID: String) { self.init(ssid: SSID, prefix: "", secret: .none) }
    public convenience init(ssid SSID: String, passphrase: String, isWEP: Bool) {
        self.init(ssid: SSID, prefix: "", secret: isWEP ? .wep(passphrase) : .wpa(passphrase))
    }
    public convenience init(ssidPrefix SSIDPrefix: String) { self.init(ssid: "", prefix: SSIDPrefix, secret: .none) }
    public convenience init(ssidPrefix SSIDPrefix: String, passphrase: String, isWEP: Bool) {
        self.init(ssid: "", prefix: SSIDPrefix, secret: isWEP ? .wep(passphrase) : .wpa(passphrase))
    }

    /// Names have 1 to 32 bytes, their beginnings at least 3 letters, WPA's words 8 to 63 letters, WEP's 10 or 26 digits.
    var flaw: NEHotspotConfigurationError? {
        if ssidPrefix.isEmpty, !(1...32).contains(ssid.utf8.count) { return .invalidSSID }
        if !ssidPrefix.isEmpty, ssidPrefix.count < 3 { return .invalidSSIDPrefix }
        return switch secret {
        case .none: nil
        case .wpa(let word): (8...63).contains(word.count) ? nil : .invalidWPAPassphrase
        case .wep(let word): [10, 26].contains(word.count) ? nil : .invalidWEPPassphrase
        }
    }
}

public enum NEHotspotNetworkSecurityType: Int, Sendable { case open = 0, WEP, personal, enterprise, unknown }

/// A network without wires. The device is in none.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    override init() {}
    /// Hears of none, on the main queue.
    @preconcurrency open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
        ServiceReply.send(on: .main) { completionHandler(nil) }
    }
    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
    open var ssid: String { "" }
    open var bssid: String { "" }
    open var signalStrength: Double { 0 }
    open var isSecure: Bool { false }
    open var didAutoJoin: Bool { false }
    open var didJustJoin: Bool { false }
    open var isChosenHelper: Bool { false }
    open var securityType: NEHotspotNetworkSecurityType { .unknown }
    open func setConfidence(_ confidence: NEHotspotHelperConfidence) {}
    open func setPassword(_ password: String) {}
}

public enum NEHotspotHelperConfidence: Int, Sendable { case none = 0, low, high }
public enum NEHotspotHelperResult: Int, Sendable {
    case success = 0, failure, uiRequired, commandNotRecognized, authenticationRequired, unsupportedNetwork, temporaryFailure
}
public enum NEHotspotHelperCommandType: Int, Sendable { case none = 0, filterScanList, evaluate, authenticate, presentUI, maintain, logoff }
public let kNEHotspotHelperOptionDisplayName = "kNEHotspotHelperOptionDisplayName"

/// A question of the system's about a network. None comes.
open class NEHotspotHelperCommand: NSObject, @unchecked Sendable {
    override init() {}
    open var commandType: NEHotspotHelperCommandType { .none }
    open var network: NEHotspotNetwork? { nil }
    open var networkList: [NEHotspotNetwork]? { nil }
    open func createResponse(_ result: NEHotspotHelperResult) -> NEHotspotHelperResponse { NEHotspotHelperResponse() }
}

/// The answer to one.
open class NEHotspotHelperResponse: NSObject, @unchecked Sendable {
    override init() {}
    open func setNetwork(_ network: NEHotspotNetwork) {}
    open func setNetworkList(_ networkList: [NEHotspotNetwork]) {}
    open func deliver() {}
}

public typealias NEHotspotHelperHandler = (NEHotspotHelperCommand) -> Void

/// Helps the system with networks, which takes a right that nobody has here.
open class NEHotspotHelper: NSObject {
    /// False.
    open class func register(options: [String: NSObject]? = nil, queue: DispatchQueue, handler: @escaping NEHotspotHelperHandler) -> Bool { false }
    open class func logoff(_ network: NEHotspotNetwork) -> Bool { false }
    open class func supportedNetworkInterfaces() -> [Any]? { nil }
}
