import ObjectRuntime

public struct IPv6Address: IPAddress {
    public let rawValue: Data
    public let interface: NWInterface?

    /// Nil unless there are sixteen bytes.
    public init?(_ rawValue: Data, _ interface: NWInterface? = nil) {
        guard rawValue.count == 16 else { return nil }
        (self.rawValue, self.interface) = (Data(rawValue), interface)
    }
    /// Reads numbers in hexadecimal with colons between them.
    public init?(_ string: String) {
        var address = in6_addr()
        guard inet_pton(AF_INET6, string, &address) == 1 else { return nil }
        self.init(withUnsafeBytes(of: &address) { Data($0) })
    }
    private init(last: UInt8) { (rawValue, interface) = (Data(repeating: 0, count: 15) + [last], nil) }

    public static let any = IPv6Address(last: 0)
    public static let loopback = IPv6Address(last: 1)

    public var isAny: Bool { rawValue.allSatisfy { $0 == 0 } }
    public var isLoopback: Bool { self == .loopback }
    public var isLinkLocal: Bool { rawValue[0] == 0xFE && rawValue[1] & 0xC0 == 0x80 }
    public var isMulticast: Bool { rawValue[0] == 0xFF }
    public var isUniqueLocal: Bool { rawValue[0] & 0xFE == 0xFC }
    public var isIPv4Mapped: Bool { rawValue.prefix(10).allSatisfy { $0 == 0 } && rawValue[10] == 0xFF && rawValue[11] == 0xFF }
    /// The address of version 4 that it stands for.
    public var asIPv4: IPv4Address? { isIPv4Mapped ? IPv4Address(rawValue.suffix(4)) : nil }

    public var debugDescription: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        let bytes: [UInt8] = Array(rawValue)
        guard inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
