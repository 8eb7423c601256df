import ObjectRuntime

public struct IPv4Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?

    /// Nil unless there are four bytes.
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 4 else { return nil }
        (self.rawValue, self.interface) = (Data(rawValue), interface)
    }
    /// Reads four numbers with points between them.
    public init?(_ string: String) {
        var address = in_addr()
        guard inet_pton(AF_INET, string, &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: &address) { Data($0) })
    }
    private init(_ a: UInt8, _ b: UInt8, _ c: UInt8, _ d: UInt8) { (rawValue, interface) = (Data([a, b, c, d]), nil) }

    public static let any = IPv4Address(0, 0, 0, 0)
    public static let broadcast = IPv4Address(255, 255, 255, 255)
    public static let loopback = IPv4Address(127, 0, 0, 1)
    public static let allHostsGroup = IPv4Address(224, 0, 0, 1)
    public static let allRoutersGroup = IPv4Address(224, 0, 0, 2)
    public static let mdnsGroup = IPv4Address(224, 0, 0, 251)

    public var isLoopback: Bool { rawValue[0] == 127 }
    public var isLinkLocal: Bool { rawValue[0] == 169 && rawValue[1] == 254 }
    public var isMulticast: Bool { rawValue[0] & 0xF0 == 224 }
    public var debugDescription: String { rawValue.map(String.init).joined(separator: ".") }
}
