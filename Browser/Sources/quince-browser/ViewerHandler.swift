import Foundation
import LiveHosting
import NIOCore
import NIOWebSocket

/// The connection to one page that shows the app.
final class ViewerHandler: ChannelInboundHandler {
    typealias InboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let screen: Screen
    private let number: Int

    init(_ screen: Screen, number: Int) {
        self.screen = screen
        self.number = number
    }

    func handlerAdded(context: ChannelHandlerContext) { screen.join(number, context.channel) }

    func channelInactive(context: ChannelHandlerContext) {
        screen.leave(number)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let frame = unwrapInboundIn(data)
        switch frame.opcode {
        case .text:
            var bytes = frame.unmaskedData
            guard let json = bytes.readBytes(length: bytes.readableBytes), let message = PageMessage(json: Data(json)) else { return }
            screen.take(message, from: number)
        case .ping:
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData)), promise: nil)
        case .connectionClose:
            let channel = context.channel
            context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .connectionClose, data: ByteBuffer())))
                .whenComplete { _ in channel.close(promise: nil) }
        default: break
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: Error) { context.close(promise: nil) }
}
