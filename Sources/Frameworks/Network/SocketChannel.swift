import ObjectRuntime

/// A connected socket with what waits to be sent and received. All its work is done on a queue of its own.
final class SocketChannel: @unchecked Sendable {
    typealias Receipt = @Sendable (Data?, Bool, NWError?) -> Void

    private struct Request {
        let minimum: Int
        let maximum: Int
        /// Whether it takes all there is until the end.
        let isMessage: Bool
        let done: Receipt
    }

    private struct Content {
        var rest: Data
        /// Whether nothing is sent after it.
        let isFinal: Bool
        let done: @Sendable (NWError?) -> Void
    }

    let queue = DispatchQueue(label: "network channel")
    let isDatagram: Bool
    private var descriptor: Int32 = -1
    private var reader: (any DispatchSourceRead)?
    private var writer: (any DispatchSourceWrite)?
    private var isWriterRunning = false
    private var requests: [Request] = []
    private var contents: [Content] = []
    /// Bytes that have come: all in one, or a piece for each datagram.
    private var received: [Data] = []
    private var hasEnded = false
    private var failure: NWError?
    /// Is told when the other end breaks it off.
    private var failed: (@Sendable (NWError) -> Void)?

    /// More than this is not read before it is asked for.
    private static let mostReceived = 1 << 20

    init(isDatagram: Bool) { self.isDatagram = isDatagram }

    // MARK: Beginning and end

    /// Takes over a connected socket. On the queue.
    func open(_ descriptor: Int32, first: Data? = nil, failed: @escaping @Sendable (NWError) -> Void) {
        guard failure == nil else {
            Glibc.close(descriptor)
            return
        }
        self.descriptor = descriptor
        self.failed = failed
        if let first { received.append(first) }
        let (input, output) = (dup(descriptor), dup(descriptor))
        let reader = DispatchSource.makeReadSource(fileDescriptor: input, queue: queue)
        reader.setEventHandler { [weak self] in self?.read() }
        reader.setCancelHandler { Glibc.close(input) }
        let writer = DispatchSource.makeWriteSource(fileDescriptor: output, queue: queue)
        writer.setEventHandler { [weak self] in self?.write() }
        writer.setCancelHandler { Glibc.close(output) }
        (self.reader, self.writer) = (reader, writer)
        reader.resume()
        write()
        answer()
    }

    /// Ends it. What waits is answered with an error. On the queue.
    func close(_ error: NWError) {
        if failure == nil { failure = error }
        if descriptor >= 0 {
            shutdown(descriptor, Int32(SHUT_RDWR))
            Glibc.close(descriptor)
            descriptor = -1
        }
        reader?.cancel()
        writer?.cancel()
        // One that is suspended hears nothing of its end.
        if let writer, !isWriterRunning { writer.resume() }
        (reader, writer) = (nil, nil)
        let waiting = contents
        contents = []
        for content in waiting { content.done(error) }
        answer()
    }

    private func fail(_ error: NWError) {
        guard failure == nil else { return }
        failure = error
        failed?(error)
    }

    /// Takes a datagram that another socket received. On the queue.
    func take(_ datagram: Data) {
        received.append(datagram)
        answer()
    }

    // MARK: Receiving

    func receive(minimum: Int, maximum: Int, isMessage: Bool, _ done: @escaping Receipt) {
        queue.async { [self] in
            requests.append(Request(minimum: max(0, minimum), maximum: max(1, maximum), isMessage: isMessage, done: done))
            answer()
        }
    }

    private var count: Int { received.reduce(0) { $0 + $1.count } }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 65536)
        while descriptor >= 0, !hasEnded, failure == nil, count < Self.mostReceived || requests.first?.isMessage == true {
            let length: Int = recv(descriptor, &buffer, buffer.count, 0)
            if length > 0 || length == 0 && isDatagram {
                let piece = Data(buffer.prefix(length))
                if isDatagram || received.isEmpty { received.append(piece) } else { received[received.count - 1].append(piece) }
            } else if length == 0 {
                hasEnded = true
            } else if errno == EAGAIN || errno == EINTR {
                break
            } else if isDatagram {
                // One that nobody took: others may be.
                continue
            } else {
                fail(.last())
            }
        }
        answer()
        if count >= Self.mostReceived || hasEnded || failure != nil { pause() }
    }

    /// Readiness is told again and again: nothing hears of it until more is asked for.
    private func pause() {
        reader?.cancel()
        reader = nil
    }

    private func resume() {
        guard reader == nil, descriptor >= 0, !hasEnded, failure == nil, count < Self.mostReceived || requests.first?.isMessage == true else { return }
        let input: Int32 = dup(descriptor)
        let reader = DispatchSource.makeReadSource(fileDescriptor: input, queue: queue)
        reader.setEventHandler { [weak self] in self?.read() }
        reader.setCancelHandler { Glibc.close(input) }
        self.reader = reader
        reader.resume()
    }

    /// Answers those requests that can be.
    private func answer() {
        while let request = requests.first {
            if isDatagram, !received.isEmpty {
                requests.removeFirst()
                request.done(received.removeFirst(), true, nil)
            } else if !isDatagram, let all = received.first, !all.isEmpty, isEnough(all, for: request) {
                requests.removeFirst()
                let piece: Data = request.isMessage ? all : all.prefix(request.maximum)
                let rest: Data = all.dropFirst(piece.count)
                received = rest.isEmpty ? [] : [Data(rest)]
                request.done(Data(piece), hasEnded && rest.isEmpty, nil)
            } else if hasEnded {
                requests.removeFirst()
                request.done(nil, true, nil)
            } else if let failure {
                requests.removeFirst()
                request.done(nil, false, failure)
            } else {
                break
            }
        }
        resume()
    }

    private func isEnough(_ data: Data, for request: Request) -> Bool {
        if hasEnded || failure != nil { return true }
        return !request.isMessage && data.count >= min(request.minimum, request.maximum)
    }

    // MARK: Sending

    func send(_ data: Data, isFinal: Bool, _ done: @escaping @Sendable (NWError?) -> Void) {
        queue.async { [self] in
            if let failure { return done(failure) }
            contents.append(Content(rest: data, isFinal: isFinal, done: done))
            write()
        }
    }

    private func write() {
        guard descriptor >= 0 else { return }
        while let content = contents.first {
            let length: Int =
                content.rest.isEmpty && !isDatagram
                ? 0 : content.rest.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if length < 0, errno == EAGAIN || errno == EINTR { break }
            if length < 0 {
                let error = NWError.last()
                contents.removeFirst()
                content.done(error)
                if !isDatagram { fail(error) }
                continue
            }
            contents[0].rest = Data(content.rest.dropFirst(length))
            guard contents[0].rest.isEmpty else { continue }
            contents.removeFirst()
            if content.isFinal, !isDatagram { shutdown(descriptor, Int32(SHUT_WR)) }
            content.done(nil)
        }
        setWriter(running: !contents.isEmpty)
    }

    private func setWriter(running: Bool) {
        guard let writer, running != isWriterRunning else { return }
        isWriterRunning = running
        if running { writer.resume() } else { writer.suspend() }
    }
}
