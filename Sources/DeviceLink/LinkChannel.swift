import Foundation

/// One end of the socket between an app's process and the host that shows it: messages as lines of JSON.
public final class LinkChannel<Incoming: Decodable, Outgoing: Encodable> {
    public let descriptor: Int32
    private var buffer = Data()
    private let encoder = JSONEncoder()
    private let decoder = JSONDecoder()
    /// Whether the other end is gone.
    public private(set) var isClosed = false

    public init(descriptor: Int32) { self.descriptor = descriptor }

    /// Writes a message. Does nothing once the other end is gone.
    public func send(_ message: Outgoing) {
        guard !isClosed, var line = try? encoder.encode(message) else { return }
        line.append(UInt8(ascii: "\n"))
        line.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.send(descriptor, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                if count < 0, errno == EAGAIN {
                    waitToWrite()
                    continue
                }
                guard count > 0 else {
                    isClosed = true
                    return
                }
                sent += count
            }
        }
    }

    private func waitToWrite() {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&state, 1, -1)
    }

    /// Waits until there is something to read, for at most so many seconds.
    public func wait(_ seconds: Double) {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&state, 1, Int32((max(0, seconds) * 1000).rounded(.up)))
    }

    /// The messages that have come since the last call. Does not wait. A line that is no message is left out.
    public func receive() -> [Incoming] {
        var chunk = [UInt8](repeating: 0, count: 16384)
        while true {
            let count = recv(descriptor, &chunk, chunk.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EINTR { continue }
            if count == 0 || (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK) { isClosed = true }
            guard count > 0 else { break }
            buffer.append(contentsOf: chunk[0..<count])
        }
        guard let end = buffer.lastIndex(of: UInt8(ascii: "\n")) else { return [] }
        let lines = buffer[buffer.startIndex..<end].split(separator: UInt8(ascii: "\n"))
        let messages = lines.compactMap { try? decoder.decode(Incoming.self, from: Data($0)) }
        buffer = Data(buffer[buffer.index(after: end)...])
        return messages
    }
}
