import Foundation
import LiveHosting
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Serves the page, its files and its pictures.
final class PageServer {
    /// The address with the port that was found where any was asked for.
    let address: PageAddress
    private let group: MultiThreadedEventLoopGroup
    private let screen: NIOLoopBound<Screen>
    private let channel: any Channel

    /// Bytes of a message of a page.
    private static let longestMessage = 1 << 14

    /// Begins to listen.
    init(_ asked: PageAddress) throws {
        // One thread: what pages and app do then comes in an order, and pictures are compressed on as many as there are.
        group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let loop = group.next()
        let screen = try loop.submit { NIOLoopBound(Screen(), eventLoop: loop) }.wait()
        self.screen = screen
        let numbers = NIOLoopBoundBox.makeBoxSendingValue(0, eventLoop: loop)
        channel = try ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 64)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                Self.prepare(channel, asked, screen, numbers)
            }
            .bind(host: asked.host, port: asked.port).wait()
        address = PageAddress(host: asked.host, port: channel.localAddress?.port ?? asked.port, token: asked.token)
    }

    private static func prepare(
        _ channel: any Channel, _ address: PageAddress, _ screen: NIOLoopBound<Screen>, _ numbers: NIOLoopBoundBox<Int>
    ) -> EventLoopFuture<Void> {
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: longestMessage,
            shouldUpgrade: { channel, head in
                channel.eventLoop.makeSucceededFuture(address.resource(head.uri) == "live" ? HTTPHeaders() : nil)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    numbers.value += 1
                    let aggregator = NIOWebSocketFrameAggregator(
                        minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 16, maxAccumulatedFrameSize: longestMessage)
                    try channel.pipeline.syncOperations.addHandlers([aggregator, ViewerHandler(screen.value, number: numbers.value)])
                }
            })
        return channel.eventLoop.makeCompletedFuture {
            let files = FileHandler(address)
            let bound = NIOLoopBound(files, eventLoop: channel.eventLoop)
            try channel.pipeline.syncOperations.configureHTTPServerPipeline(
                withServerUpgrade: (
                    upgraders: [upgrader],
                    completionHandler: { context in context.pipeline.syncOperations.removeHandler(bound.value, promise: nil) }
                ))
            try channel.pipeline.syncOperations.addHandler(files)
        }
    }

    /// Starts an app on the screen of the pages.
    ///
    /// - Parameter command: The program to start and its arguments.
    func start(command: [String], window: String, container: String) throws {
        let screen = screen
        try group.next().submit {
            screen.value.attach(try AppProcess(command: command, window: window, container: container))
        }.wait()
    }

    /// Shows the app until it ends. Returns what became of it in words; nil where it ended as it should.
    func show() throws -> String? {
        let loop = group.next(), screen = screen
        while let descriptor = try loop.submit({ screen.value.consumeEvents() }).wait() {
            var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            _ = poll(&state, 1, -1)
        }
        let outcome: String? = try loop.submit { screen.value.end() }.wait()
        // So that pages hear of it.
        usleep(Self.farewell)
        return outcome
    }

    /// Microseconds between the last message to the pages and the end of their connections.
    private static let farewell: UInt32 = 200_000
}
