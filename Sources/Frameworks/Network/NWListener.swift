import ObjectRuntime
import Synchronization

/// Waits for others to connect.
public final class NWListener: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    /// The limit of a listener that has none.
    public static let InfiniteConnectionLimit: Int = .max

    private struct Shared {
        var state = State.setup
        var stateUpdateHandler: (@Sendable (State) -> Void)?
        var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
        var newConnectionLimit = NWListener.InfiniteConnectionLimit
        var queue: DispatchQueue?
        var port: NWEndpoint.Port?
        var source: Source?
        /// While no more connections are taken.
        var isSuspended = false
    }

    /// Sources may be used by any thread.
    private struct Source: @unchecked Sendable { let source: any DispatchSourceRead }

    private struct Peer { weak var connection: NWConnection? }

    public let parameters: NWParameters
    private let wanted: NWEndpoint.Port
    private let shared = Mutex(Shared())
    private let work = DispatchQueue(label: "network listener")
    /// Of datagrams, by the addresses that they came from. On the queue.
    private var peers: [SocketAddress: Peer] = [:]

    /// Throws where the parameters name a local endpoint that is no address.
    public init(using: NWParameters, on port: NWEndpoint.Port = .any) throws {
        (parameters, wanted) = (using.copy(), port)
        if case .service = using.requiredLocalEndpoint { throw NWError.posix(.EINVAL) }
    }
    deinit { cancel() }

    public final var state: State { shared.withLock { $0.state } }
    public final var queue: DispatchQueue? { shared.withLock { $0.queue } }
    /// The port that it listens on, once it is ready.
    public final var port: NWEndpoint.Port? { shared.withLock { $0.port } }
    public final var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { shared.withLock { $0.stateUpdateHandler } }
        set { shared.withLock { $0.stateUpdateHandler = newValue } }
    }
    public final var newConnectionHandler: (@Sendable (NWConnection) -> Void)? {
        get { shared.withLock { $0.newConnectionHandler } }
        set { shared.withLock { $0.newConnectionHandler = newValue } }
    }
    /// How many connections are still taken.
    public final var newConnectionLimit: Int {
        get { shared.withLock { $0.newConnectionLimit } }
        set {
            shared.withLock { shared in
                shared.newConnectionLimit = newValue
                guard shared.isSuspended, newValue > 0 else { return }
                shared.isSuspended = false
                shared.source?.source.resume()
            }
        }
    }
    public final var debugDescription: String { "[\(parameters.debugDescription), port: \(port ?? wanted)]" }

    // MARK: States

    public final func start(queue: DispatchQueue) {
        let isNew: Bool = shared.withLock { shared in
            guard shared.queue == nil, shared.state == .setup else { return false }
            shared.queue = queue
            return true
        }
        if isNew { work.async { [self] in open() } }
    }

    public final func cancel() {
        let source: Source? = shared.withLock { shared in
            defer { shared.source = nil }
            // One that is suspended hears nothing of its end.
            if shared.isSuspended { shared.source?.source.resume() }
            shared.isSuspended = false
            return shared.source
        }
        source?.source.cancel()
        become(.cancelled)
    }

    private func become(_ state: State) {
        let told: (DispatchQueue, @Sendable (State) -> Void)? = shared.withLock { shared in
            if shared.state == .cancelled || shared.state == state { return nil }
            shared.state = state
            guard let queue = shared.queue, let handler = shared.stateUpdateHandler else { return nil }
            return (queue, handler)
        }
        if let (queue, handler) = told { queue.async { handler(state) } }
    }

    private func open() {
        guard !parameters.isEncrypted else { return become(.failed(.tls(-9810))) }
        do throws(NWError) {
            let descriptor: Int32 = try bound()
            let address: SocketAddress? = SocketAddress.filled { getsockname(descriptor, $0, $1) == 0 }
            let source = Source(source: DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: work))
            source.source.setEventHandler { [weak self] in self?.accept(at: descriptor) }
            source.source.setCancelHandler { close(descriptor) }
            source.source.resume()
            let isOver: Bool = shared.withLock { shared in
                if shared.state == .cancelled { return true }
                shared.source = source
                if case .hostPort(_, let port) = address?.endpoint { shared.port = port }
                return false
            }
            if isOver { source.source.cancel() } else { become(.ready) }
        } catch {
            become(.failed(error))
        }
    }

    /// A socket that listens on the port: on all addresses of both versions, unless the parameters name one.
    private func bound() throws(NWError) -> Int32 {
        var places: [SocketAddress] = [SocketAddress(IPv6Address.any, wanted.rawValue), SocketAddress(IPv4Address.any, wanted.rawValue)]
        if let local = parameters.requiredLocalEndpoint { places = try SocketAddress.resolve(local, isDatagram: parameters.isDatagram) }
        var failure = NWError.posix(.EADDRNOTAVAIL)
        for place in places {
            do throws(NWError) { return try bound(to: place) } catch { failure = error }
            // The port is taken in the other version as well.
            if failure == .posix(.EADDRINUSE) { break }
        }
        throw failure
    }

    private func bound(to place: SocketAddress) throws(NWError) -> Int32 {
        let descriptor: Int32 = try SocketAddress.makeSocket(family: place.family, isDatagram: parameters.isDatagram)
        var isKept = false
        defer { if !isKept { close(descriptor) } }
        if place.family == AF_INET6 { SocketAddress.set(Int32(IPV6_V6ONLY), level: Int32(IPPROTO_IPV6), to: 0, of: descriptor) }
        if parameters.allowLocalEndpointReuse { SocketAddress.set(SO_REUSEADDR, to: 1, of: descriptor) }
        guard place.with({ bind(descriptor, $0, $1) }) == 0 else { throw .last() }
        // The sockets of those who send datagrams share the port, and only they.
        if parameters.isDatagram { SocketAddress.set(SO_REUSEADDR, to: 1, of: descriptor) }
        if !parameters.isDatagram, listen(descriptor, SOMAXCONN) != 0 { throw .last() }
        isKept = true
        return descriptor
    }

    // MARK: Connections

    private func accept(at descriptor: Int32) {
        if parameters.isDatagram { return receive(at: descriptor) }
        while newConnectionLimit > 0 {
            var accepted: Int32 = -1
            let address: SocketAddress? = SocketAddress.filled { address, length in
                accepted = Glibc.accept(descriptor, address, length)
                return accepted >= 0
            }
            guard let address else { return }
            _ = fcntl(accepted, F_SETFL, fcntl(accepted, F_GETFL) | O_NONBLOCK)
            _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
            give(NWConnection(accepted: accepted, from: address.endpoint ?? .unix(path: ""), using: parameters))
        }
        shared.withLock { shared in
            guard shared.newConnectionLimit <= 0, !shared.isSuspended, let source = shared.source else { return }
            shared.isSuspended = true
            source.source.suspend()
        }
    }

    /// Hands a new connection over. Without a handler it is closed.
    private func give(_ connection: NWConnection) {
        let told: (DispatchQueue, @Sendable (NWConnection) -> Void)? = shared.withLock { shared in
            if shared.newConnectionLimit != NWListener.InfiniteConnectionLimit { shared.newConnectionLimit -= 1 }
            guard let queue = shared.queue, let handler = shared.newConnectionHandler else { return nil }
            return (queue, handler)
        }
        if let (queue, handler) = told { queue.async { handler(connection) } } else { connection.cancel() }
    }

    /// Datagrams of one sender are a connection, which has a socket of its own.
    private func receive(at descriptor: Int32) {
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            var length = -1
            let sender: SocketAddress? = SocketAddress.filled { address, size in
                length = recvfrom(descriptor, &buffer, buffer.count, 0, address, size)
                return length >= 0
            }
            guard let sender else { return }
            let datagram = Data(buffer.prefix(length))
            if let known = peers[sender]?.connection, known.state != .cancelled {
                known.take(datagram)
            } else if newConnectionLimit > 0, let own = socket(to: sender, at: descriptor) {
                peers = peers.filter { $0.value.connection != nil }
                let connection = NWConnection(accepted: own, from: sender.endpoint ?? .unix(path: ""), first: datagram, using: parameters)
                peers[sender] = Peer(connection: connection)
                give(connection)
            }
        }
    }

    private func socket(to sender: SocketAddress, at descriptor: Int32) -> Int32? {
        guard let place = SocketAddress.filled({ getsockname(descriptor, $0, $1) == 0 }),
            let own = try? SocketAddress.makeSocket(family: place.family, isDatagram: true)
        else { return nil }
        SocketAddress.set(SO_REUSEADDR, to: 1, of: own)
        if place.family == AF_INET6 { SocketAddress.set(Int32(IPV6_V6ONLY), level: Int32(IPPROTO_IPV6), to: 0, of: own) }
        guard place.with({ bind(own, $0, $1) }) == 0, sender.with({ Glibc.connect(own, $0, $1) }) == 0 else {
            close(own)
            return nil
        }
        return own
    }
}
