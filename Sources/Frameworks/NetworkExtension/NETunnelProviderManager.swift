import Foundation

/// A private network that an extension of the app's makes.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    open var providerConfiguration: [String: Any]?
    open var providerBundleIdentifier: String?
}

public enum NETunnelProviderRoutingMethod: Int, Sendable { case destinationIP = 1, sourceApplication, networkRule }

/// The way into a network of an extension's.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    /// - Throws: `NEVPNError.configurationInvalid`.
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    open func stopTunnel() {}
    /// - Throws: `NEVPNError.configurationInvalid`.
    @preconcurrency open func sendProviderMessage(_ messageData: Data, responseHandler: (@Sendable (Data?) -> Void)? = nil) throws {
        throw NEVPNError(.configurationInvalid)
    }
}

/// The networks of an app's extensions. None is kept.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    public override init() { super.init(connection: NETunnelProviderSession()) }
    /// Hears of no managers and of `NEVPNError.configurationReadWriteFailed`, on the main queue.
    @preconcurrency open class func loadAllFromPreferences(completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completionHandler(nil, NEVPNError(.configurationReadWriteFailed)) }
    }
    /// - Throws: `NEVPNError.configurationReadWriteFailed`.
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { throw NEVPNError(.configurationReadWriteFailed) }
    open var routingMethod: NETunnelProviderRoutingMethod { .destinationIP }
}
