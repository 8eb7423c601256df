@_exported import ObjectRuntime
import Glibc

/// How a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    public static var connectionAutomatic: SCNetworkReachabilityFlags { .connectionOnTraffic }
}

public let kSCNetworkFlagsReachable = 1 << 1
public let kSCNetworkFlagsConnectionRequired = 1 << 2

public typealias SCNetworkReachabilityCallBack = @Sendable (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// The value that a callback gets, and how it is kept.
public struct SCNetworkReachabilityContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: ((UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }
}

/// A host that is watched. As in a simulator with a network, every host can be reached over the air at home, but for one that is nowhere: of that one who
/// listens is told, after it seemed to be reachable at first.
public final class SCNetworkReachability: @unchecked Sendable {
    fileprivate let name: String
    fileprivate var callback: (@Sendable (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void)?
    fileprivate var context = SCNetworkReachabilityContext()
    fileprivate var queue: DispatchQueue?

    init(name: String) { self.name = name }
    deinit { if let info = context.info { context.release?(info) } }

    /// Whether the host has been looked for and was not found.
    private var isMissing = false

    fileprivate var flags: SCNetworkReachabilityFlags { isMissing ? [] : .reachable }

    /// Told when somebody begins to listen, and once more where the host was not found; nothing changes after that.
    fileprivate func notify(on queue: DispatchQueue) {
        queue.async { [weak self] in
            self?.tell()
            guard let self, !isMissing, HostName.isNowhere(name) else { return }
            isMissing = true
            tell()
        }
    }

    private func tell() { callback?(self, flags, context.info) }
}

public func SCNetworkReachabilityCreateWithName(_ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? {
    let name = String(cString: nodename)
    SCLastError.status = name.isEmpty ? kSCStatusInvalidArgument : kSCStatusOK
    return name.isEmpty ? nil : SCNetworkReachability(name: name)
}

public func SCNetworkReachabilityCreateWithAddress(_ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability? {
    SCNetworkReachability(name: "")
}

public func SCNetworkReachabilityCreateWithAddressPair(
    _ allocator: AnyObject?, _ localAddress: UnsafePointer<sockaddr>?, _ remoteAddress: UnsafePointer<sockaddr>?
) -> SCNetworkReachability? {
    SCNetworkReachability(name: "")
}

@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags
    return true
}

@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?, _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    if let info = target.context.info { target.context.release?(info) }
    target.callback = callout
    target.context = context?.pointee ?? SCNetworkReachabilityContext()
    if let info = target.context.info, let retain = target.context.retain { target.context.info = UnsafeMutableRawPointer(mutating: retain(info)) }
    return true
}

@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.queue = queue
    if let queue { target.notify(on: queue) }
    return true
}

@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(_ target: SCNetworkReachability, _ runLoop: AnyObject, _ runLoopMode: CFString) -> Bool {
    target.notify(on: .main)
    return true
}

@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(_ target: SCNetworkReachability, _ runLoop: AnyObject, _ runLoopMode: CFString) -> Bool { true }

/// Nil: the names of networks are private.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
public func CNCopySupportedInterfaces() -> CFArray? { ["en0"] as NSArray }
nonisolated(unsafe) public let kCNNetworkInfoKeySSID: CFString = "SSID" as NSString
