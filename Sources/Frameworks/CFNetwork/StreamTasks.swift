import Foundation
import FoundationNetworking

// Foundation on Linux declares stream tasks and has none.

extension URLSession {
    /// Makes a task that sends bytes to a host and receives some from there. It connects when it is resumed.
    public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask { HostStreamTask(host: hostname, port: port) }

    /// The same for a service in the local network; without an address its reads and writes fail.
    public func streamTask(with service: NetService) -> URLSessionStreamTask { HostStreamTask(host: service.hostName ?? "", port: service.port) }
}

extension URLSessionStreamTask {
    /// Reads once so many bytes have come, at most `maxBytes`. The handler gets them, whether these are the last, and an error.
    public func readData(
        ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval, completionHandler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void
    ) {
        (self as? HostStreamTask)?.read(minBytes, maxBytes, timeout, completionHandler)
    }

    public func write(_ data: Data, timeout: TimeInterval, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        (self as? HostStreamTask)?.send(data, timeout, completionHandler)
    }

    /// Ends writing once what was written is sent.
    public func closeWrite() { (self as? HostStreamTask)?.shut(SHUT_WR) }

    /// Ends reading once what is waited for is read.
    public func closeRead() { (self as? HostStreamTask)?.shut(SHUT_RD) }
}

/// A connection by TCP. What is asked of it is done one after the other, on a queue of its own.
private final class HostStreamTask: URLSessionStreamTask, @unchecked Sendable {
    private let host: String
    private let port: Int
    private let queue = DispatchQueue(label: "URLSessionStreamTask", target: .global())
    /// Used on the queue alone, as the next one is.
    private var socket: Int32 = -1
    private var failure: URLError?
    private let lock = NSLock()
    /// The queue stands still while this is `.suspended`.
    private var kept: URLSessionTask.State = .suspended

    init(host: String, port: Int) {
        self.host = host
        self.port = port
        super.init()
        queue.suspend()
        // Before all that is asked of the task, be it before it is resumed.
        queue.async { [weak self] in self?.connectToHost() }
    }

    deinit {
        if kept == .suspended { queue.resume() }
        if socket >= 0 { close(socket) }
    }

    override var state: URLSessionTask.State { lock.withLock { kept } }

    override func resume() { if change(from: .suspended, to: .running) { queue.resume() } }

    /// Lets what was begun end; the rest waits.
    override func suspend() { if change(from: .running, to: .suspended) { queue.suspend() } }

    override func cancel() {
        let wasSuspended: Bool = change(from: .suspended, to: .canceling)
        guard wasSuspended || change(from: .running, to: .canceling) else { return }
        queue.async { [self] in
            failure = URLError(.cancelled)
            if socket >= 0 { close(socket) }
            socket = -1
            lock.withLock { kept = .completed }
        }
        // What waits hears of the end.
        if wasSuspended { queue.resume() }
    }

    /// Returns whether the state was the one to change from.
    private func change(from old: URLSessionTask.State, to new: URLSessionTask.State) -> Bool {
        lock.withLock {
            guard kept == old else { return false }
            kept = new
            return true
        }
    }

    private func connectToHost() {
        guard state != .canceling else {
            failure = URLError(.cancelled)
            return
        }
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard !host.isEmpty, getaddrinfo(host, String(port), &hints, &found) == 0 else {
            failure = URLError(.cannotFindHost)
            return
        }
        defer { freeaddrinfo(found) }
        var next = found
        while let address = next {
            let candidate: Int32 = Foundation.socket(address.pointee.ai_family, address.pointee.ai_socktype, address.pointee.ai_protocol)
            if candidate >= 0 {
                if connect(candidate, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0 {
                    socket = candidate
                    return
                }
                close(candidate)
            }
            next = address.pointee.ai_next
        }
        failure = URLError(.cannotConnectToHost)
    }

    func read(_ least: Int, _ most: Int, _ timeout: TimeInterval, _ handler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void) {
        queue.async { [self] in
            if let failure { return handler(nil, false, failure) }
            var data = Data()
            var isAtEnd = false
            let deadline = Date(timeIntervalSinceNow: timeout)
            while data.count < max(1, least), data.count < most, !isAtEnd {
                guard waitUntilReady(POLLIN, deadline) else { return handler(nil, false, URLError(.timedOut)) }
                var buffer = [UInt8](repeating: 0, count: min(65_536, most - data.count))
                let count: Int = recv(socket, &buffer, buffer.count, 0)
                if count < 0 { return handler(nil, false, URLError(.networkConnectionLost)) }
                isAtEnd = count == 0
                data.append(contentsOf: buffer.prefix(count))
            }
            handler(data, isAtEnd, nil)
        }
    }

    func send(_ data: Data, _ timeout: TimeInterval, _ handler: @escaping @Sendable ((any Error)?) -> Void) {
        queue.async { [self] in
            if let failure { return handler(failure) }
            let bytes = [UInt8](data), deadline = Date(timeIntervalSinceNow: timeout)
            var sent = 0
            while sent < bytes.count {
                guard waitUntilReady(POLLOUT, deadline) else { return handler(URLError(.timedOut)) }
                let count: Int = bytes[sent...].withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
                if count < 0 { return handler(URLError(.networkConnectionLost)) }
                sent += count
            }
            handler(nil)
        }
    }

    func shut(_ side: Int) {
        queue.async { [self] in if socket >= 0 { _ = shutdown(socket, Int32(side)) } }
    }

    /// Whether the connection can be read from, or written to, by then; a deadline of now or before is none.
    private func waitUntilReady(_ event: Int32, _ deadline: Date) -> Bool {
        var entry = pollfd(fd: socket, events: Int16(event), revents: 0)
        let left: Double = deadline.timeIntervalSinceNow
        return poll(&entry, 1, left > 0 ? Int32(min(left * 1000, 1e9)) : -1) > 0
    }
}
