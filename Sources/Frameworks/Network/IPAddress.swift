import ObjectRuntime

/// An address of the internet, by its bytes.
public protocol IPAddress: Hashable, CustomDebugStringConvertible, Sendable {
    init?(_ rawValue: Data, _ interface: NWInterface?)
    init?(_ string: String)
    var rawValue: Data { get }
    var interface: NWInterface? { get }
    var isLoopback: Bool { get }
    var isLinkLocal: Bool { get }
    var isMulticast: Bool { get }
}
