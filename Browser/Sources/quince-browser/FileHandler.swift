import NIOCore
import NIOHTTP1

/// Answers requests for the page and its files.
final class FileHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let address: PageAddress
    private var request: HTTPRequestHead?

    init(_ address: PageAddress) { self.address = address }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head): request = head
        case .body: break
        case .end:
            guard let request else { return }
            self.request = nil
            answer(request, context)
        }
    }

    private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
        guard request.method == .GET || request.method == .HEAD else { return send(.methodNotAllowed, nil, to: request, context) }
        guard let file = address.resource(request.uri).flatMap(PageFiles.file) else { return send(.notFound, nil, to: request, context) }
        send(.ok, file, to: request, context)
    }

    private func send(_ status: HTTPResponseStatus, _ file: PageFiles.File?, to request: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let bytes: [UInt8] = file?.bytes ?? Array("\(status.code) \(status.reasonPhrase)\n".utf8)
        let headers: HTTPHeaders = [
            "Content-Type": file?.type ?? "text/plain; charset=utf-8", "Content-Length": "\(bytes.count)", "Cache-Control": "no-store",
            "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Connection": "close",
            "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src blob:; frame-ancestors 'none'",
        ]
        context.write(wrapOutboundOut(.head(HTTPResponseHead(version: request.version, status: status, headers: headers))), promise: nil)
        if request.method != .HEAD { context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil) }
        let channel = context.channel
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in channel.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: Error) { context.close(promise: nil) }
}
