import QuinceSystemConfiguration
@_exported import UIKit

/// The way by which something can be reached. The numbers are those of Apple's sample; in the library those of the two ways are exchanged.
public struct NetworkStatus: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }
    public init(_ rawValue: Int) { self.rawValue = rawValue }

    public static let NotReachable = NetworkStatus(rawValue: 0)
    public static let ReachableViaWiFi = NetworkStatus(rawValue: 1)
    public static let ReachableViaWWAN = NetworkStatus(rawValue: 2)
}

public let NotReachable: NetworkStatus = .NotReachable
public let ReachableViaWiFi: NetworkStatus = .ReachableViaWiFi
public let ReachableViaWWAN: NetworkStatus = .ReachableViaWWAN

extension NSNotification.Name {
    /// Posted on the main thread, with the reachability as its object.
    public static let reachabilityChanged = NSNotification.Name("kNetworkReachabilityChangedNotification")
}

public typealias NetworkReachable = (Reachability?) -> Void
public typealias NetworkUnreachable = (Reachability?) -> Void
public typealias NetworkReachability = (Reachability?, SCNetworkReachabilityFlags) -> Void

/// Tells whether a host, an address or the Internet can be reached: in place of the class of Apple's sample code and of the library made from it, which
/// very many apps have among their own sources.
open class Reachability: NSObject, @unchecked Sendable {
    private let watched: SCNetworkReachability?

    /// Called on the main thread, from `startNotifier()` on.
    open var reachableBlock: NetworkReachable?
    open var unreachableBlock: NetworkUnreachable?
    open var reachabilityBlock: NetworkReachability?
    /// Whether a mobile network counts. Default: true.
    open var reachableOnWWAN = true
    private var isNotifying = false

    public init?(reachabilityRef ref: SCNetworkReachability?) {
        guard let ref else { return nil }
        watched = ref
        super.init()
    }

    public convenience init!(hostName: String!) { self.init(reachabilityRef: SCNetworkReachabilityCreateWithName(nil, hostName ?? "")) }
    public convenience init!(hostname: String!) { self.init(hostName: hostname) }
    public convenience init!(address hostAddress: UnsafePointer<sockaddr>!) {
        guard let hostAddress else { return nil }
        self.init(reachabilityRef: SCNetworkReachabilityCreateWithAddress(nil, hostAddress))
    }

    open class func forInternetConnection() -> Reachability! {
        var any = sockaddr()
        any.sa_family = sa_family_t(AF_INET)
        return Reachability(reachabilityRef: SCNetworkReachabilityCreateWithAddress(nil, &any))
    }
    open class func forLocalWiFi() -> Reachability! { forInternetConnection() }

    deinit { Self.stop(watched) }

    /// Has the notification posted, and the blocks called, at each change. False where nothing can be watched.
    @discardableResult
    open func startNotifier() -> Bool {
        guard let watched else { return false }
        isNotifying = true
        let isSet: Bool = SCNetworkReachabilitySetCallback(watched, { [weak self] _, flags, _ in self?.change(to: flags) }, nil)
        return SCNetworkReachabilitySetDispatchQueue(watched, .main) && isSet
    }

    open func stopNotifier() {
        isNotifying = false
        Self.stop(watched)
    }

    private static func stop(_ watched: SCNetworkReachability?) {
        guard let watched else { return }
        SCNetworkReachabilitySetCallback(watched, nil, nil)
        SCNetworkReachabilitySetDispatchQueue(watched, nil)
    }

    open func currentReachabilityStatus() -> NetworkStatus { Self.status(of: reachabilityFlags(), countsWWAN: reachableOnWWAN) }

    open func reachabilityFlags() -> SCNetworkReachabilityFlags {
        var flags = SCNetworkReachabilityFlags()
        guard let watched, SCNetworkReachabilityGetFlags(watched, &flags) else { return [] }
        return flags
    }

    open func isReachable() -> Bool { currentReachabilityStatus() != NotReachable }
    open func isReachableViaWWAN() -> Bool { currentReachabilityStatus() == ReachableViaWWAN }
    open func isReachableViaWiFi() -> Bool { currentReachabilityStatus() == ReachableViaWiFi }

    /// Whether a connection has to be made first.
    open func connectionRequired() -> Bool { reachabilityFlags().contains(.connectionRequired) }
    open func isConnectionRequired() -> Bool { connectionRequired() }
    open func isConnectionOnDemand() -> Bool { connectionRequired() && !reachabilityFlags().isDisjoint(with: [.connectionOnDemand, .connectionOnTraffic]) }
    open func isInterventionRequired() -> Bool { connectionRequired() && reachabilityFlags().contains(.interventionRequired) }

    /// The status in words.
    open func currentReachabilityString() -> String! {
        switch currentReachabilityStatus() {
        case ReachableViaWWAN: "Cellular"
        case ReachableViaWiFi: "WiFi"
        default: "No Connection"
        }
    }

    /// The flags as letters, those that are not set as dashes.
    open func currentReachabilityFlags() -> String! {
        let flags: SCNetworkReachabilityFlags = reachabilityFlags()
        let letters: [(SCNetworkReachabilityFlags, Character)] = [
            (.isWWAN, "W"), (.reachable, "R"), (.connectionRequired, "c"), (.transientConnection, "t"), (.interventionRequired, "i"),
            (.connectionOnTraffic, "C"), (.connectionOnDemand, "D"), (.isLocalAddress, "l"), (.isDirect, "d"),
        ]
        var text: String = String(letters.map { flags.contains($0.0) ? $0.1 : "-" })
        text.insert(" ", at: text.index(text.startIndex, offsetBy: 2))
        return text
    }

    private func change(to flags: SCNetworkReachabilityFlags) {
        guard isNotifying else { return }
        if Self.status(of: flags, countsWWAN: reachableOnWWAN) == NotReachable { unreachableBlock?(self) } else { reachableBlock?(self) }
        reachabilityBlock?(self, flags)
        NotificationCenter.default.post(name: .reachabilityChanged, object: self)
    }

    static func status(of flags: SCNetworkReachabilityFlags, countsWWAN: Bool) -> NetworkStatus {
        let connectsByItself: Bool = !flags.isDisjoint(with: [.connectionOnDemand, .connectionOnTraffic])
        let isConnected: Bool = !flags.contains(.connectionRequired) || connectsByItself && !flags.contains(.interventionRequired)
        guard flags.contains(.reachable), isConnected else { return NotReachable }
        guard flags.contains(.isWWAN) else { return ReachableViaWiFi }
        return countsWWAN ? ReachableViaWWAN : NotReachable
    }
}
