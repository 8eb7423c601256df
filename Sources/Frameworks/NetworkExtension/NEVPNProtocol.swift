import Foundation

/// How a private network is reached.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
    public override init() {}
    open var serverAddress: String?
    open var username: String?
    /// A reference of the keychain's.
    open var passwordReference: Data?
    open var identityReference: Data?
    open var identityData: Data?
    open var identityDataPassword: String?
    open var disconnectOnSleep = false
    open var proxySettings: NEProxySettings?
    open var includeAllNetworks = false
    open var excludeLocalNetworks = true
    open var enforceRoutes = false
}

public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none = 0, certificate, sharedSecret }

/// By IPSec.
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
    open var authenticationMethod: NEVPNIKEAuthenticationMethod = .none
    open var useExtendedAuthentication = false
    open var sharedSecretReference: Data?
    open var localIdentifier: String?
    open var remoteIdentifier: String?
}

public enum NEVPNIKEv2EncryptionAlgorithm: Int, Sendable {
    case algorithmDES = 1, algorithm3DES, algorithmAES128, algorithmAES256, algorithmAES128GCM, algorithmAES256GCM, algorithmChaCha20Poly1305
}
public enum NEVPNIKEv2IntegrityAlgorithm: Int, Sendable {
    case algorithmSHA96 = 1, algorithmSHA160, algorithmSHA256, algorithmSHA384, algorithmSHA512
}
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none = 0, low, medium, high }
public enum NEVPNIKEv2DiffieHellmanGroup: Int, Sendable {
    case groupInvalid = 0, group1 = 1, group2 = 2, group5 = 5, group14 = 14, group15, group16, group17, group18, group19, group20, group21, group31 = 31,
        group32
}
public enum NEVPNIKEv2CertificateType: Int, Sendable { case RSA = 1, ECDSA256, ECDSA384, ECDSA521, ed25519, RSAPSS }
public enum NEVPNIKEv2TLSVersion: Int, Sendable { case versionDefault = 0, version1_0, version1_1, version1_2 }

/// The ciphers of an association.
open class NEVPNIKEv2SecurityAssociationParameters: NSObject, @unchecked Sendable {
    override init() {}
    open var encryptionAlgorithm: NEVPNIKEv2EncryptionAlgorithm = .algorithmAES256
    open var integrityAlgorithm: NEVPNIKEv2IntegrityAlgorithm = .algorithmSHA256
    open var diffieHellmanGroup: NEVPNIKEv2DiffieHellmanGroup = .group14
    /// Minutes.
    open var lifetimeMinutes: Int32 = 60
}

/// By IKE, version 2.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
    open var deadPeerDetectionRate: NEVPNIKEv2DeadPeerDetectionRate = .medium
    open var serverCertificateIssuerCommonName: String?
    open var serverCertificateCommonName: String?
    open var certificateType: NEVPNIKEv2CertificateType = .RSA
    open var useConfigurationAttributeInternalIPSubnet = false
    public let ikeSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
    public let childSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters()
    open var disableMOBIKE = false
    open var disableRedirect = false
    open var enablePFS = false
    open var enableRevocationCheck = false
    open var strictRevocationCheck = false
    open var minimumTLSVersion: NEVPNIKEv2TLSVersion = .versionDefault
    open var maximumTLSVersion: NEVPNIKEv2TLSVersion = .versionDefault
    open var enableFallback = false
    open var mtu = 1280
}

/// A server between.
open class NEProxyServer: NSObject, @unchecked Sendable {
    public init(address: String, port: Int) { (self.address, self.port) = (address, port) }
    public let address: String
    public let port: Int
    open var authenticationRequired = false
    open var username: String?
    open var password: String?
}

/// The servers between.
open class NEProxySettings: NSObject, @unchecked Sendable {
    open var autoProxyConfigurationEnabled = false
    open var proxyAutoConfigurationURL: URL?
    open var proxyAutoConfigurationJavaScript: String?
    open var httpEnabled = false
    open var httpServer: NEProxyServer?
    open var httpsEnabled = false
    open var httpsServer: NEProxyServer?
    open var excludeSimpleHostnames = false
    open var exceptionList: [String]?
    open var matchDomains: [String]?
}
