import Foundation
@testable import QuinceNetwork
import Synchronization
import Testing

@Suite struct NWConnectionTests {
    private let queue = DispatchQueue(label: "network tests")

    /// A listener that is ready, and the connections that come to it.
    private func listener(_ parameters: NWParameters) async throws -> (NWListener, AsyncStream<NWConnection>) {
        let listener = try NWListener(using: parameters, on: .any)
        let (connections, found) = AsyncStream.makeStream(of: NWConnection.self)
        listener.newConnectionHandler = { found.yield($0) }
        let states = AsyncStream<NWListener.State> { stream in listener.stateUpdateHandler = { stream.yield($0) } }
        listener.start(queue: queue)
        for await state in states {
            if state == .ready { break }
            if case .failed(let error) = state { throw error }
        }
        return (listener, connections)
    }

    /// The connection's states up to one that `isLast`.
    private func start(_ connection: NWConnection, until isLast: @Sendable @escaping (NWConnection.State) -> Bool) async -> [NWConnection.State] {
        let states = AsyncStream<NWConnection.State> { stream in connection.stateUpdateHandler = { stream.yield($0) } }
        connection.start(queue: queue)
        var result: [NWConnection.State] = []
        for await state in states {
            result.append(state)
            if isLast(state) { break }
        }
        return result
    }

    private func send(_ text: String?, _ context: NWConnection.ContentContext = .defaultMessage, on connection: NWConnection) async -> NWError? {
        await withCheckedContinuation { done in
            connection.send(content: text.map { Data($0.utf8) }, contentContext: context, completion: .contentProcessed { done.resume(returning: $0) })
        }
    }

    private func receive(_ minimum: Int, _ maximum: Int, on connection: NWConnection) async -> String {
        await withCheckedContinuation { done in
            connection.receive(minimumIncompleteLength: minimum, maximumLength: maximum) { data, _, isComplete, error in
                done.resume(returning: Self.text(data, isComplete, error))
            }
        }
    }

    private func message(on connection: NWConnection) async -> String {
        await withCheckedContinuation { done in
            connection.receiveMessage { data, _, isComplete, error in done.resume(returning: Self.text(data, isComplete, error)) }
        }
    }

    private static func text(_ data: Data?, _ isComplete: Bool, _ error: NWError?) -> String {
        "\(data.map { String(decoding: $0, as: UTF8.self) } ?? "-") \(isComplete) \(error == nil ? "" : "error")"
    }

    @Test("Bytes go both ways, by the lengths that are asked for, until one end has ended") func stream() async throws {
        let (listener, connections) = try await listener(.tcp)
        let client = NWConnection(host: "127.0.0.1", port: try #require(listener.port), using: .tcp)
        #expect(await start(client) { $0 == .ready } == [.preparing, .ready])
        var incoming = connections.makeAsyncIterator()
        let server = try #require(await incoming.next())
        #expect(await start(server) { $0 == .ready } == [.preparing, .ready])
        #expect(await send("hello world", on: client) == nil)
        #expect(await receive(5, 5, on: server) == "hello false ")
        #expect(await receive(1, 100, on: server) == " world false ")
        #expect(await send("back", .finalMessage, on: server) == nil)
        #expect(await message(on: client) == "back true ")
        #expect(await receive(1, 10, on: client) == "- true ")
        #expect(await send("last", .finalMessage, on: client) == nil)
        #expect(await message(on: server) == "last true ")
        if case .hostPort(let host, _) = server.endpoint { #expect(host == .ipv4(.loopback)) } else { Issue.record("\(server.endpoint)") }
        client.cancel()
        server.cancel()
        listener.cancel()
        #expect(client.state == .cancelled && listener.state == .cancelled)
        #expect(await send("more", on: client) == .posix(.ECANCELED))
    }

    @Test("Much that is sent arrives whole") func much() async throws {
        let (listener, connections) = try await listener(.tcp)
        let client = NWConnection(host: "127.0.0.1", port: try #require(listener.port), using: .tcp)
        _ = await start(client) { $0 == .ready }
        var incoming = connections.makeAsyncIterator()
        let server = try #require(await incoming.next())
        _ = await start(server) { $0 == .ready }
        let all = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) })
        client.send(content: all, contentContext: .finalMessage, isComplete: true, completion: .idempotent)
        var received = Data()
        while received.count < all.count {
            let piece: Data? = await withCheckedContinuation { done in
                server.receive(minimumIncompleteLength: 1, maximumLength: 100_000) { data, _, _, _ in done.resume(returning: data) }
            }
            guard let piece else { break }
            received.append(piece)
        }
        #expect(received == all)
        listener.cancel()
    }

    @Test("Datagrams are messages, each by itself") func datagrams() async throws {
        let (listener, connections) = try await listener(.udp)
        let client = NWConnection(host: "127.0.0.1", port: try #require(listener.port), using: .udp)
        #expect(await start(client) { $0 == .ready } == [.preparing, .ready])
        #expect(await send("one", on: client) == nil)
        var incoming = connections.makeAsyncIterator()
        let server = try #require(await incoming.next())
        _ = await start(server) { $0 == .ready }
        #expect(await message(on: server) == "one true ")
        #expect(await send("two", on: client) == nil)
        #expect(await message(on: server) == "two true ")
        #expect(await send("three", on: server) == nil)
        #expect(await message(on: client) == "three true ")
        listener.cancel()
    }

    @Test("A port that nobody listens on leaves a connection waiting; one that is taken ends a listener; encryption fails") func failures() async throws {
        let (listener, _) = try await listener(.tcp)
        let port = try #require(listener.port)
        let second = try NWListener(using: .tcp, on: port)
        let states = AsyncStream<NWListener.State> { stream in second.stateUpdateHandler = { stream.yield($0) } }
        second.start(queue: queue)
        var iterator = states.makeAsyncIterator()
        #expect(await iterator.next() == .failed(.posix(.EADDRINUSE)))
        let refused = NWConnection(host: "127.0.0.1", port: 1, using: .tcp)
        let heard = await start(refused) { if case .waiting = $0 { true } else { false } }
        #expect(heard == [.preparing, .waiting(.posix(.ECONNREFUSED))])
        refused.cancel()
        let secret = NWConnection(host: "127.0.0.1", port: port, using: .tls)
        #expect(await start(secret) { if case .failed = $0 { true } else { false } } == [.preparing, .failed(.tls(-9810))])
        listener.cancel()
    }

    @Test("Requests that wait hear of a connection's end") func cancellation() async throws {
        let (listener, connections) = try await listener(.tcp)
        let client = NWConnection(host: "127.0.0.1", port: try #require(listener.port), using: .tcp)
        _ = await start(client) { $0 == .ready }
        async let answer = message(on: client)
        client.cancel()
        #expect(await answer == "- false error")
        // The other end is not closed before.
        withExtendedLifetime(connections) {}
        listener.cancel()
    }

    @Test("Addresses and ports are read and written") func addresses() {
        #expect(NWEndpoint.Host("127.0.0.1") == .ipv4(.loopback) && NWEndpoint.Host("::1") == .ipv6(.loopback))
        #expect(NWEndpoint.Host("example.com") == .name("example.com", nil) && IPv4Address("1.2.3") == nil)
        #expect(NWEndpoint.Port("8080")?.rawValue == 8080 && NWEndpoint.Port("http") == nil && NWEndpoint.Port.https == 443)
        #expect(IPv6Address("::ffff:1.2.3.4")?.asIPv4?.debugDescription == "1.2.3.4" && IPv6Address("fe80::1")?.isLinkLocal == true)
        #expect(NWEndpoint.hostPort(host: "localhost", port: 80).debugDescription == "localhost:80")
        #expect("\(IPv6Address("2001:db8::1")?.debugDescription ?? "")" == "2001:db8::1")
        #expect(SocketAddress(.loopback as IPv4Address, 80).endpoint == .hostPort(host: "127.0.0.1", port: 80))
    }
}
