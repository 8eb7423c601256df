import FoundationNetworking
import ObjectRuntime
import QuinceSecurity

// What Foundation's authentication has of Security. Connections are checked by the machine's own TLS library, which asks no app for its
// judgement: no challenge of these methods comes, and no protection space has a trust.

public let NSURLAuthenticationMethodServerTrust: String = "NSURLAuthenticationMethodServerTrust"
public let NSURLAuthenticationMethodClientCertificate: String = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Says that the app trusts a server.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
