import Foundation

public enum NEVPNStatus: Int, Sendable { case invalid = 0, disconnected, connecting, connected, reasserting, disconnecting }

public let NEVPNConnectionStartOptionUsername = "username"
public let NEVPNConnectionStartOptionPassword = "password"

/// A way into a private network. Without a configuration it is not gone.
open class NEVPNConnection: NSObject, @unchecked Sendable {
    override init() {}
    /// `invalid`.
    open var status: NEVPNStatus { .invalid }
    open var connectedDate: Date? { nil }
    open var manager: NEVPNManager { NEVPNManager.shared() }
    /// - Throws: `NEVPNError.configurationInvalid`.
    open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
    /// - Throws: `NEVPNError.configurationInvalid`.
    open func startVPNTunnel(options: [String: NSObject]? = nil) throws { throw NEVPNError(.configurationInvalid) }
    open func stopVPNTunnel() {}
    /// Hears of no error: there was no connection.
    @preconcurrency open func fetchLastDisconnectError(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send { handler(nil) }
    }
}
