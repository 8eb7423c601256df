import ObjectRuntime
import UIKit

/// The client that an app signs in for.
open class GIDConfiguration: NSObject, NSCopying, @unchecked Sendable {
    public let clientID: String
    public let serverClientID: String?
    public let hostedDomain: String?
    public let openIDRealm: String?

    public init(clientID: String, serverClientID: String?, hostedDomain: String?, openIDRealm: String?) {
        (self.clientID, self.serverClientID, self.hostedDomain, self.openIDRealm) = (clientID, serverClientID, hostedDomain, openIDRealm)
        super.init()
    }

    public convenience init(clientID: String) { self.init(clientID: clientID, serverClientID: nil) }
    public convenience init(clientID: String, serverClientID: String?) {
        self.init(clientID: clientID, serverClientID: serverClientID, hostedDomain: nil, openIDRealm: nil)
    }

    /// The client that the app's property list names under `GIDClientID`, if it does.
    convenience init?(_ list: [String: Any]) {
        guard let clientID = list["GIDClientID"] as? String else { return nil }
        self.init(
            clientID: clientID, serverClientID: list["GIDServerClientID"] as? String, hostedDomain: list["GIDHostedDomain"] as? String,
            openIDRealm: list["GIDOpenIDRealm"] as? String)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
