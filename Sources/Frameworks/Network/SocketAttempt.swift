import ObjectRuntime

/// An attempt to connect a socket, which waits until that is decided.
struct SocketAttempt: Sendable {
    let endpoint: NWEndpoint
    let local: NWEndpoint?
    let reuses: Bool
    let isDatagram: Bool
    let isPrompt: Bool
    let keepsAlive: Bool
    let timeout: Int

    init(endpoint: NWEndpoint, parameters: NWParameters) {
        self.endpoint = endpoint
        local = parameters.requiredLocalEndpoint
        reuses = parameters.allowLocalEndpointReuse
        isDatagram = parameters.isDatagram
        isPrompt = parameters.tcp?.noDelay ?? false
        keepsAlive = parameters.tcp?.enableKeepalive ?? false
        timeout = parameters.tcp?.connectionTimeout ?? 0
    }

    /// The socket that is connected to the first address that answers.
    func connect() -> Result<Int32, NWError> {
        let addresses: [SocketAddress]
        do throws(NWError) { addresses = try SocketAddress.resolve(endpoint, isDatagram: isDatagram) } catch { return .failure(error) }
        var result: Result<Int32, NWError> = .failure(.noHost)
        for address in addresses {
            do throws(NWError) { return .success(try connect(to: address)) } catch { result = .failure(error) }
        }
        return result
    }

    private func connect(to address: SocketAddress) throws(NWError) -> Int32 {
        let descriptor: Int32 = try SocketAddress.makeSocket(family: address.family, isDatagram: isDatagram)
        var isKept = false
        defer { if !isKept { close(descriptor) } }
        if reuses { SocketAddress.set(SO_REUSEADDR, to: 1, of: descriptor) }
        if !isDatagram, address.family != AF_UNIX {
            if isPrompt { SocketAddress.set(TCP_NODELAY, level: Int32(IPPROTO_TCP), to: 1, of: descriptor) }
            if keepsAlive { SocketAddress.set(SO_KEEPALIVE, to: 1, of: descriptor) }
        }
        if let local, let own = try SocketAddress.resolve(local, isDatagram: isDatagram).first(where: { $0.family == address.family }) {
            guard own.with({ bind(descriptor, $0, $1) }) == 0 else { throw .last() }
        }
        if address.with({ Glibc.connect(descriptor, $0, $1) }) != 0 {
            guard errno == EINPROGRESS else { throw .last() }
            try wait(for: descriptor)
        }
        isKept = true
        return descriptor
    }

    private func wait(for descriptor: Int32) throws(NWError) {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        let milliseconds: Int32 = timeout > 0 ? Int32(clamping: timeout * 1000) : 75_000
        while true {
            let count: Int32 = poll(&waiting, 1, milliseconds)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .posix(.ETIMEDOUT) }
            break
        }
        var error: Int32 = 0, length = socklen_t(MemoryLayout<Int32>.size)
        getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &length)
        if error != 0 { throw .last(error) }
    }
}
