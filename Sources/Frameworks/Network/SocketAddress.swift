import ObjectRuntime

/// An address as the system's calls take it.
struct SocketAddress: Hashable, Sendable {
    var storage: [UInt8]
    var family: Int32

    init(_ bytes: UnsafeRawBufferPointer, family: Int32) { (storage, self.family) = (Array(bytes), family) }

    init(_ address: IPv4Address, _ port: UInt16) {
        var value = sockaddr_in()
        value.sin_family = sa_family_t(AF_INET)
        value.sin_port = port.bigEndian
        withUnsafeMutableBytes(of: &value.sin_addr) { $0.copyBytes(from: address.rawValue) }
        self = withUnsafeBytes(of: &value) { SocketAddress($0, family: AF_INET) }
    }

    init(_ address: IPv6Address, _ port: UInt16) {
        var value = sockaddr_in6()
        value.sin6_family = sa_family_t(AF_INET6)
        value.sin6_port = port.bigEndian
        withUnsafeMutableBytes(of: &value.sin6_addr) { $0.copyBytes(from: address.rawValue) }
        self = withUnsafeBytes(of: &value) { SocketAddress($0, family: AF_INET6) }
    }

    func with<R>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> R) -> R {
        storage.withUnsafeBytes { bytes in
            guard let start = bytes.bindMemory(to: sockaddr.self).baseAddress else { preconditionFailure("An address has bytes.") }
            return body(start, socklen_t(bytes.count))
        }
    }

    /// The address that a call fills in; nil where it fails.
    static func filled(_ body: (UnsafeMutablePointer<sockaddr>, UnsafeMutablePointer<socklen_t>) -> Bool) -> SocketAddress? {
        var value = sockaddr_storage(), length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        let isFilled: Bool = withUnsafeMutablePointer(to: &value) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, &length) }
        }
        guard isFilled else { return nil }
        let family = Int32(value.ss_family)
        return withUnsafeBytes(of: &value) { SocketAddress(UnsafeRawBufferPointer(rebasing: $0.prefix(Int(length))), family: family) }
    }

    /// Nil for an address of another family.
    var endpoint: NWEndpoint? {
        let port = NWEndpoint.Port(rawValue: UInt16(storage.count > 3 ? storage[2] : 0) << 8 | UInt16(storage.count > 3 ? storage[3] : 0)) ?? .any
        switch family {
        case AF_INET where storage.count >= 8: return IPv4Address(Data(storage[4..<8])).map { .hostPort(host: .ipv4($0), port: port) }
        case AF_INET6 where storage.count >= 24:
            guard let address = IPv6Address(Data(storage[8..<24])) else { return nil }
            return .hostPort(host: address.asIPv4.map(NWEndpoint.Host.ipv4) ?? .ipv6(address), port: port)
        default: return nil
        }
    }

    /// The addresses of an endpoint. Waits for names to be looked up.
    static func resolve(_ endpoint: NWEndpoint, isDatagram: Bool) throws(NWError) -> [SocketAddress] {
        switch endpoint {
        case .hostPort(.ipv4(let address), let port): return [SocketAddress(address, port.rawValue)]
        case .hostPort(.ipv6(let address), let port): return [SocketAddress(address, port.rawValue)]
        case .hostPort(.name(let name, _), let port): return try resolve(name, port.rawValue, isDatagram)
        case .url(let url):
            let known: Int? = url.port ?? ["http": 80, "ws": 80, "https": 443, "wss": 443][url.scheme ?? ""]
            guard let host = url.host, let port = known.flatMap(UInt16.init(exactly:)) else { throw .posix(.EINVAL) }
            return try resolve(.hostPort(host: NWEndpoint.Host(host), port: NWEndpoint.Port(rawValue: port) ?? .any), isDatagram: isDatagram)
        case .unix(let path): return [try local(path)]
        case .service: throw .noHost
        }
    }

    private static func local(_ path: String) throws(NWError) -> SocketAddress {
        var value = sockaddr_un()
        value.sun_family = sa_family_t(AF_UNIX)
        let bytes: [UInt8] = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: value.sun_path) else { throw .posix(.ENAMETOOLONG) }
        withUnsafeMutableBytes(of: &value.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafeBytes(of: &value) { SocketAddress($0, family: AF_UNIX) }
    }

    private static func resolve(_ name: String, _ port: UInt16, _ isDatagram: Bool) throws(NWError) -> [SocketAddress] {
        var hints = addrinfo(), found: UnsafeMutablePointer<addrinfo>?
        hints.ai_socktype = isDatagram ? Int32(SOCK_DGRAM.rawValue) : Int32(SOCK_STREAM.rawValue)
        guard getaddrinfo(name, "\(port)", &hints, &found) == 0 else { throw .noHost }
        defer { freeaddrinfo(found) }
        var result: [SocketAddress] = []
        var next = found
        while let info = next {
            let bytes = UnsafeRawBufferPointer(start: info.pointee.ai_addr, count: Int(info.pointee.ai_addrlen))
            result.append(SocketAddress(bytes, family: info.pointee.ai_family))
            next = info.pointee.ai_next
        }
        guard !result.isEmpty else { throw .noHost }
        return result
    }

    /// A new socket that does not wait; its number, or the error.
    static func makeSocket(family: Int32, isDatagram: Bool) throws(NWError) -> Int32 {
        let kind: Int32 = isDatagram ? Int32(SOCK_DGRAM.rawValue) : Int32(SOCK_STREAM.rawValue)
        let descriptor: Int32 = socket(family, kind | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw .last() }
        return descriptor
    }

    static func set(_ option: Int32, level: Int32 = SOL_SOCKET, to value: Int32, of descriptor: Int32) {
        var value: Int32 = value
        setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }
}
