import QuinceSystemConfiguration
import UIKit

public enum AFNetworkReachabilityStatus: Int, Sendable {
    case unknown = -1
    case notReachable = 0
    case reachableViaWWAN = 1
    case reachableViaWiFi = 2
}

extension Notification.Name {
    /// Posted on the main thread; its `userInfo` has the status as a number.
    public static let AFNetworkingReachabilityDidChange = Notification.Name("com.alamofire.networking.reachability.change")
}

public let AFNetworkingReachabilityNotificationStatusItem = "AFNetworkingReachabilityNotificationStatusItem"

/// A status in words.
public func AFStringFromNetworkReachabilityStatus(_ status: AFNetworkReachabilityStatus) -> String {
    switch status {
    case .notReachable: "Not Reachable"
    case .reachableViaWWAN: "Reachable via WWAN"
    case .reachableViaWiFi: "Reachable via WiFi"
    case .unknown: "Unknown"
    }
}

/// Whether a host, or any, can be reached. It says so from `startMonitoring()` on.
open class AFNetworkReachabilityManager: NSObject, @unchecked Sendable {
    private let reachability: SCNetworkReachability?
    private let lock = NSLock()
    private var status: AFNetworkReachabilityStatus = .unknown
    private var block: ((AFNetworkReachabilityStatus) -> Void)?

    public init(reachability: SCNetworkReachability) {
        self.reachability = reachability
        super.init()
    }

    /// The one that watches the way to any host.
    open class func shared() -> AFNetworkReachabilityManager { AppServices.object { AFNetworkReachabilityManager(host: nil) } }
    open class func manager() -> AFNetworkReachabilityManager { AFNetworkReachabilityManager(host: nil) }
    public convenience init(forDomain domain: String) { self.init(host: domain) }

    private init(host: String?) {
        var any = sockaddr()
        reachability = host.map { SCNetworkReachabilityCreateWithName(nil, $0) } ?? SCNetworkReachabilityCreateWithAddress(nil, &any)
        super.init()
    }

    open var networkReachabilityStatus: AFNetworkReachabilityStatus { lock.withLock { status } }
    open var isReachable: Bool { isReachableViaWWAN || isReachableViaWiFi }
    open var isReachableViaWWAN: Bool { networkReachabilityStatus == .reachableViaWWAN }
    open var isReachableViaWiFi: Bool { networkReachabilityStatus == .reachableViaWiFi }

    /// Reads the status, and tells of it, now and when it changes.
    open func startMonitoring() {
        stopMonitoring()
        guard let reachability else { return }
        SCNetworkReachabilitySetCallback(reachability, { [weak self] _, flags, _ in self?.change(to: flags) }, nil)
        SCNetworkReachabilitySetDispatchQueue(reachability, .main)
    }

    open func stopMonitoring() {
        guard let reachability else { return }
        SCNetworkReachabilitySetCallback(reachability, nil, nil)
        SCNetworkReachabilitySetDispatchQueue(reachability, nil)
    }

    /// Called on the main thread.
    open func setReachabilityStatusChange(_ block: ((AFNetworkReachabilityStatus) -> Void)?) { lock.withLock { self.block = block } }

    open func localizedNetworkReachabilityStatusString() -> String { AFStringFromNetworkReachabilityStatus(networkReachabilityStatus) }

    static func status(of flags: SCNetworkReachabilityFlags) -> AFNetworkReachabilityStatus {
        let connectsByItself: Bool = flags.contains(.connectionOnDemand) || flags.contains(.connectionOnTraffic)
        let isConnected: Bool = !flags.contains(.connectionRequired) || connectsByItself && !flags.contains(.interventionRequired)
        guard flags.contains(.reachable), isConnected else { return .notReachable }
        return flags.contains(.isWWAN) ? .reachableViaWWAN : .reachableViaWiFi
    }

    private func change(to flags: SCNetworkReachabilityFlags) {
        let new: AFNetworkReachabilityStatus = Self.status(of: flags)
        let body: ((AFNetworkReachabilityStatus) -> Void)? = lock.withLock {
            status = new
            return block
        }
        body?(new)
        NotificationCenter.default.post(
            name: .AFNetworkingReachabilityDidChange, object: self, userInfo: [AFNetworkingReachabilityNotificationStatusItem: new.rawValue])
    }
}
