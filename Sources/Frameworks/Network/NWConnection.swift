import ObjectRuntime
import Synchronization

/// A connection to another end: bytes in order, or datagrams.
public final class NWConnection: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup
        /// It could not be made so far: `restart()` tries again.
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }

    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    /// A message, with its place among others.
    public final class ContentContext: @unchecked Sendable {
        public let identifier: String
        public let expirationMilliseconds: UInt64
        public let relativePriority: Double
        public let isFinal: Bool
        public let antecedent: ContentContext?
        public let protocolMetadata: [NWProtocolMetadata]

        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false, antecedent: ContentContext? = nil,
            metadata: [NWProtocolMetadata]? = []
        ) {
            self.identifier = identifier
            expirationMilliseconds = expiration
            relativePriority = priority
            self.isFinal = isFinal
            self.antecedent = antecedent
            protocolMetadata = metadata ?? []
        }

        public static let defaultMessage = ContentContext(identifier: "Default")
        /// Nothing is sent after it.
        public static let finalMessage = ContentContext(identifier: "Final", isFinal: true)
        public static let defaultStream = ContentContext(identifier: "Stream", isFinal: true)
    }

    private struct Shared {
        var state = State.setup
        var stateUpdateHandler: (@Sendable (State) -> Void)?
        var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
        var queue: DispatchQueue?
        /// A socket that a listener accepted, with its first datagram.
        var accepted: (descriptor: Int32, first: Data?)?
        /// The attempt to connect, which a later one puts an end to.
        var attempt = 0
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    private let shared = Mutex(Shared())
    private let channel: SocketChannel

    public init(to: NWEndpoint, using: NWParameters) {
        (endpoint, parameters, channel) = (to, using.copy(), SocketChannel(isDatagram: using.isDatagram))
    }
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: using)
    }
    /// One that a listener accepted.
    init(accepted descriptor: Int32, from endpoint: NWEndpoint, first: Data? = nil, using parameters: NWParameters) {
        (self.endpoint, self.parameters, channel) = (endpoint, parameters, SocketChannel(isDatagram: parameters.isDatagram))
        shared.withLock { $0.accepted = (descriptor, first) }
    }
    deinit { end(.cancelled, .posix(.ECANCELED)) }

    public final var state: State { shared.withLock { $0.state } }
    public final var queue: DispatchQueue? { shared.withLock { $0.queue } }
    public final var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { shared.withLock { $0.stateUpdateHandler } }
        set { shared.withLock { $0.stateUpdateHandler = newValue } }
    }
    /// Is told once that the connection can be used.
    public final var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
        get { shared.withLock { $0.viabilityUpdateHandler } }
        set { shared.withLock { $0.viabilityUpdateHandler = newValue } }
    }
    public final var currentPath: NWPath? { state == .ready ? .home : nil }
    /// The most bytes of one datagram.
    public final var maximumDatagramSize: Int { parameters.isDatagram ? 65_507 : 0 }
    public final var debugDescription: String { "[\(endpoint.debugDescription) \(parameters.debugDescription)]" }

    // MARK: States

    public final func start(queue: DispatchQueue) {
        let isNew: Bool = shared.withLock { shared in
            guard shared.queue == nil, shared.state == .setup else { return false }
            shared.queue = queue
            return true
        }
        if isNew { connect() }
    }

    /// Tries once more to make a connection that is waiting.
    public final func restart() {
        if case .waiting = state { connect() }
    }

    public final func cancel() { end(.cancelled, .posix(.ECANCELED)) }
    public final func forceCancel() { cancel() }
    public final func cancelCurrentEndpoint() { cancel() }

    /// Tells of a state, unless the connection is over.
    private func become(_ state: State) {
        let told: (DispatchQueue, (@Sendable () -> Void))? = shared.withLock { shared in
            if shared.state == .cancelled || shared.state == state { return nil }
            if case .failed = shared.state, state != .cancelled { return nil }
            shared.state = state
            let (handler, viability) = (shared.stateUpdateHandler, state == .ready ? shared.viabilityUpdateHandler : nil)
            return shared.queue.map { queue in
                (
                    queue,
                    {
                        handler?(state)
                        viability?(true)
                    }
                )
            }
        }
        if let (queue, tell) = told { queue.async(execute: tell) }
    }

    private func end(_ state: State, _ error: NWError) {
        let accepted: Int32? = shared.withLock { shared in
            shared.attempt += 1
            defer { shared.accepted = nil }
            return shared.accepted?.descriptor
        }
        if let accepted { close(accepted) }
        let channel: SocketChannel = channel
        channel.queue.async { channel.close(error) }
        become(state)
    }

    private func connect() {
        become(.preparing)
        let (attempt, accepted) = shared.withLock { shared in
            shared.attempt += 1
            defer { shared.accepted = nil }
            return (shared.attempt, shared.accepted)
        }
        // -9810: errSSLInternal.
        if parameters.isEncrypted { return end(.failed(.tls(-9810)), .tls(-9810)) }
        if let accepted {
            open(accepted.descriptor, first: accepted.first)
            return become(.ready)
        }
        let attempting = SocketAttempt(endpoint: endpoint, parameters: parameters)
        DispatchQueue.global().async { [weak self] in
            let result: Result<Int32, NWError> = attempting.connect()
            guard let self, shared.withLock({ $0.attempt }) == attempt else {
                if case .success(let descriptor) = result { close(descriptor) }
                return
            }
            switch result {
            case .success(let descriptor):
                open(descriptor)
                become(.ready)
            case .failure(let error): become(.waiting(error))
            }
        }
    }

    private func open(_ descriptor: Int32, first: Data? = nil) {
        let failed: @Sendable (NWError) -> Void = { [weak self] error in self?.end(.failed(error), error) }
        channel.queue.async { [channel] in channel.open(descriptor, first: first, failed: failed) }
    }

    // MARK: Sending and receiving

    /// Sends bytes, or a datagram. A final message ends sending.
    public final func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        let queue: DispatchQueue = queue ?? .global()
        if content == nil, parameters.isDatagram || !(contentContext.isFinal && isComplete) {
            if case .contentProcessed(let done) = completion { queue.async { done(nil) } }
            return
        }
        channel.send(content ?? Data(), isFinal: contentContext.isFinal && isComplete) { error in
            if case .contentProcessed(let done) = completion { queue.async { done(error) } }
        }
    }

    public final func send<Content: DataProtocol>(
        content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        send(content: content.map { Data($0) }, contentContext: contentContext, isComplete: isComplete, completion: completion)
    }

    /// Asks for bytes once: at least as many as said, unless the other end has ended.
    public final func receive(
        minimumIncompleteLength: Int, maximumLength: Int, completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {
        receive(minimumIncompleteLength, maximumLength, isMessage: false, completion)
    }

    /// Asks for a datagram, or for all bytes until the other end has ended.
    public final func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        receive(0, .max, isMessage: true, completion)
    }

    private func receive(
        _ minimum: Int, _ maximum: Int, isMessage: Bool, _ completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {
        let queue: DispatchQueue = queue ?? .global()
        let context: ContentContext = parameters.isDatagram ? .defaultMessage : .defaultStream
        channel.receive(minimum: minimum, maximum: maximum, isMessage: isMessage) { data, isComplete, error in
            queue.async { completion(data, error == nil ? context : nil, isComplete, error) }
        }
    }

    /// Calls to send and receive in `block` follow each other.
    public final func batch(_ block: () -> Void) { block() }

    /// Gives a datagram to it that its listener received.
    func take(_ datagram: Data) {
        let isKept: Bool = shared.withLock { shared in
            guard let accepted = shared.accepted, accepted.first == nil else { return false }
            shared.accepted?.first = datagram
            return true
        }
        if !isKept { channel.queue.async { [channel] in channel.take(datagram) } }
    }
}
