import Foundation

public enum NEOnDemandRuleAction: Int, Sendable { case connect = 1, disconnect, evaluateConnection, ignore }
public enum NEOnDemandRuleInterfaceType: Int, Sendable {
    case any = 0, wiFi = 2, cellular
}

/// When a private network is used.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
    let kind: NEOnDemandRuleAction
    init(_ kind: NEOnDemandRuleAction) { self.kind = kind }
    open var action: NEOnDemandRuleAction { kind }
    open var dnsSearchDomainMatch: [String]?
    open var dnsServerAddressMatch: [String]?
    open var interfaceTypeMatch: NEOnDemandRuleInterfaceType = .any
    open var ssidMatch: [String]?
    open var probeURL: URL?
}
/// It is used.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable { public init() { super.init(.connect) } }
/// It is left.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable { public init() { super.init(.disconnect) } }
/// It stays as it is.
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable { public init() { super.init(.ignore) } }
/// Other rules tell.
open class NEOnDemandRuleEvaluateConnection: NEOnDemandRule, @unchecked Sendable {
    public init() { super.init(.evaluateConnection) }
    open var connectionRules: [NEEvaluateConnectionRule]?
}

public enum NEEvaluateConnectionRuleAction: Int, Sendable { case connectIfNeeded = 1, neverConnect }

/// Which hosts need a private network.
open class NEEvaluateConnectionRule: NSObject, @unchecked Sendable {
    public init(matchDomains domains: [String], andAction action: NEEvaluateConnectionRuleAction) { (matchDomains, self.action) = (domains, action) }
    public let matchDomains: [String]
    public let action: NEEvaluateConnectionRuleAction
    open var useDNSServers: [String]?
    open var probeURL: URL?
}
