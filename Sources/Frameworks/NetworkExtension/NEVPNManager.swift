@_exported import UIKit

public let NEVPNErrorDomain = "NEVPNErrorDomain"

/// Why there is no private network.
public struct NEVPNError: CustomNSError, LocalizedError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed, configurationUnknown
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { NEVPNErrorDomain }
    public var errorCode: Int { code.rawValue }
    /// As a simulator says it: the service that keeps configurations does not answer.
    public var errorDescription: String? { code == .configurationReadWriteFailed ? "IPC failed" : nil }
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
    public static var configurationInvalid: Code { .configurationInvalid }
    public static var configurationDisabled: Code { .configurationDisabled }
    public static var connectionFailed: Code { .connectionFailed }
    public static var configurationStale: Code { .configurationStale }
    public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
    public static var configurationUnknown: Code { .configurationUnknown }
}

extension NEVPNError.Code {
    /// Whether an error is a `NEVPNError` of this code.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? NEVPNError)?.code == code }
}

extension NSNotification.Name {
    public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.vpn-configuration-changed")
    public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.vpn-status-changed")
}

/// The app's private network. A simulator, like this device, keeps no configurations: loading and saving fail.
open class NEVPNManager: NSObject, @unchecked Sendable {
    open class func shared() -> NEVPNManager { AppServices.object { NEVPNManager() } }
    override init() { connection = NEVPNConnection() }
    init(connection: NEVPNConnection) { self.connection = connection }

    open var onDemandRules: [NEOnDemandRule]?
    open var isOnDemandEnabled = false
    open var localizedDescription: String?
    /// The older name of `protocolConfiguration`.
    open var `protocol`: NEVPNProtocol? {
        get { protocolConfiguration }
        set { protocolConfiguration = newValue }
    }
    open var protocolConfiguration: NEVPNProtocol?
    public let connection: NEVPNConnection
    open var isEnabled = false

    /// Hears of `NEVPNError.configurationReadWriteFailed`, on the main queue.
    @preconcurrency open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { Self.refuse(completionHandler) }
    /// - Throws: `NEVPNError.configurationReadWriteFailed`.
    open func loadFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    /// Hears of `NEVPNError.configurationReadWriteFailed`, on the main queue.
    @preconcurrency open func saveToPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        if let completionHandler { Self.refuse(completionHandler) }
    }
    /// - Throws: `NEVPNError.configurationReadWriteFailed`.
    open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
    /// Hears of `NEVPNError.configurationReadWriteFailed`, on the main queue.
    @preconcurrency open func removeFromPreferences(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        if let completionHandler { Self.refuse(completionHandler) }
    }
    /// - Throws: `NEVPNError.configurationReadWriteFailed`.
    open func removeFromPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }

    static func refuse(_ answer: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { answer(NEVPNError(.configurationReadWriteFailed)) }
    }
}
