@_exported import UIKit

// Nobody is near, as for a simulator on its own: invitations are never answered, and sessions have no peers.

open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
    public let displayName: String
    public init(displayName myDisplayName: String) { displayName = myDisplayName }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum MCSessionState: Int, Sendable { case notConnected = 0, connecting, connected }
public enum MCSessionSendDataMode: Int, Sendable { case reliable = 0, unreliable }
public enum MCEncryptionPreference: Int, Sendable { case optional = 0, required, none }
public let MCErrorDomain = "MCErrorDomain"
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

public struct MCError: Error, Sendable {
    public enum Code: Int, Sendable { case unknown = 0, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    var asError: NSError { NSError(domain: MCErrorDomain, code: code.rawValue) }
}

/// The exchange between the peers that are connected. There are none.
open class MCSession: NSObject, @unchecked Sendable {
    public let myPeerID: MCPeerID
    public let securityIdentity: [Any]?
    public let encryptionPreference: MCEncryptionPreference
    open weak var delegate: (any MCSessionDelegate)?
    open var connectedPeers: [MCPeerID] { [] }

    public convenience init(peer myPeerID: MCPeerID) { self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional) }
    public init(peer myPeerID: MCPeerID, securityIdentity identity: [Any]?, encryptionPreference: MCEncryptionPreference) {
        self.myPeerID = myPeerID
        securityIdentity = identity
        self.encryptionPreference = encryptionPreference
    }

    /// Throws: nobody is connected.
    open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
        throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected).asError
    }

    @discardableResult
    open func sendResource(
        at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID, withCompletionHandler completionHandler: ((Error?) -> Void)? = nil
    ) -> Progress? {
        if let completionHandler { ServiceReply.send { completionHandler(MCError(.notConnected).asError) } }
        return nil
    }

    open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream { throw MCError(.notConnected).asError }
    open func disconnect() {}
    open func cancelConnectPeer(_ peerID: MCPeerID) {}
}

@preconcurrency public protocol MCSessionDelegate: NSObjectProtocol {
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID)
    func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress)
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?,
        withError error: (any Error)?)
    func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void) throws(Unimplemented)
}

extension MCSessionDelegate {
    // Nobody connects: not called.
    public func session(
        _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
        certificateHandler: @escaping (Bool) -> Void
    ) throws(Unimplemented) { throw Unimplemented() }
}
