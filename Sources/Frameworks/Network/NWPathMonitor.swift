@_exported import ObjectRuntime

/// A device that the network goes through.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
    public let type: InterfaceType
    public let name: String
    public let index: Int
    public var debugDescription: String { name }
}

/// How the network can be reached: over the air at home, as in a simulator with a network.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
    public enum UnsatisfiedReason: Sendable { case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive }
    public let status: Status
    public let availableInterfaces: [NWInterface]
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var supportsIPv4: Bool { true }
    public var supportsIPv6: Bool { true }
    public var supportsDNS: Bool { true }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }
    public var debugDescription: String { "satisfied (Path is satisfied), interface: en0, ipv4, dns" }

    static let home = NWPath(status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0", index: 1)])
}

/// Tells of the network once it is started. Nothing changes after that.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public let currentPath: NWPath
    public private(set) var queue: DispatchQueue?
    private var isCancelled = false

    public init() { currentPath = .home }
    /// Without an interface of that type the path is not satisfied.
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        currentPath = NWPath.home.usesInterfaceType(requiredInterfaceType) ? .home : NWPath(status: .unsatisfied, availableInterfaces: [])
    }
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        currentPath = prohibitedInterfaceTypes.contains(.wifi) ? NWPath(status: .unsatisfied, availableInterfaces: []) : .home
    }

    public func start(queue: DispatchQueue) {
        guard self.queue == nil else { return }
        self.queue = queue
        queue.async { [self] in if !isCancelled { pathUpdateHandler?(currentPath) } }
    }
    public func cancel() { isCancelled = true }
}
