import DeviceLink
import Dispatch
import Foundation
import LiveHosting
import NIOCore
import NIOWebSocket
import PNGEncoding

/// The app's screen between its process and the pages that show it. All of it happens on one event loop.
final class Screen {
    private var app: AppProcess?
    private let canvas = PictureCanvas()
    private var viewers = Viewers<Int>()
    private var pages: [Int: Channel] = [:]
    /// The picture that the app's process waits for to be shown.
    private var unshown: Int?
    private var window: LiveWindow?
    /// Fingers of pages that are down, so that none stays when its page goes.
    private var fingers: [Finger: (x: Double, y: Double)] = [:]

    private struct Finger: Hashable {
        var page: Int
        var number: Int

        /// Pages number their fingers alike.
        var code: Int { page &* 64 &+ number & 63 }
    }

    func attach(_ app: AppProcess) { self.app = app }

    // MARK: What the app's process says

    /// Takes what came. Returns the descriptor on which more can come; nil where none can.
    func consumeEvents() -> Int32? {
        guard let app else { return nil }
        for event in app.channel.receive() {
            switch event {
            case .window(let window):
                self.window = window
                pages.values.forEach { send(.window(window), to: $0) }
            case .picture(let picture): show(picture)
            case .refusal(let reason): pages.values.forEach { send(.refusal(reason), to: $0) }
            }
        }
        return app.channel.isClosed ? nil : app.channel.descriptor
    }

    private func show(_ picture: LivePicture) {
        unshown = picture.number
        guard picture.isSound, let memory = app?.memory.bytes(picture.memorySize, growing: false) else { return confirm() }
        let isOtherSize: Bool = (picture.width, picture.height) != (canvas.width, canvas.height)
        guard let changed = canvas.take(picture, from: memory) else { return confirm() }
        if isOtherSize { viewers.replace(by: changed) } else { viewers.change(changed) }
        deliver()
    }

    /// Lets the app's process make its next picture.
    private func confirm() {
        guard let number = unshown else { return }
        unshown = nil
        app?.channel.send(.shown(number))
    }

    private func deliver() {
        var made: [PixelRectangle: ByteBuffer] = [:]
        for delivery in viewers.deliveries() {
            guard let page = pages[delivery.viewer], let frame = made[delivery.part] ?? frame(of: delivery.part) else { continue }
            made[delivery.part] = frame
            page.writeAndFlush(WebSocketFrame(fin: true, opcode: .binary, data: frame), promise: nil)
        }
    }

    private func frame(of part: PixelRectangle) -> ByteBuffer? {
        guard let start = canvas.start(of: part) else { return nil }
        let pixels = PNGPixels(start: start, width: part.width, height: part.height, bytesPerRow: canvas.bytesPerRow, hasAlpha: true)
        let file: Data = PNGEncoder.encode(pixels) { count, body in
            DispatchQueue.concurrentPerform(iterations: count) { body($0) }
        }
        let header: [UInt8] = PageFrame(part: part, width: canvas.width, height: canvas.height, scale: canvas.scale).header
        var buffer = ByteBufferAllocator().buffer(capacity: header.count + file.count)
        buffer.writeBytes(header)
        buffer.writeBytes(file)
        return buffer
    }

    // MARK: Pages

    func join(_ number: Int, _ page: Channel) {
        pages[number] = page
        viewers.join(number, whole: canvas.whole)
        send(.controls(PageControls()), to: page)
        if let window { send(.window(window), to: page) }
        deliver()
    }

    func leave(_ number: Int) {
        pages[number] = nil
        viewers.leave(number)
        for (finger, place) in fingers where finger.page == number {
            app?.channel.send(.touch(finger: finger.code, phase: .ended, x: place.x, y: place.y))
            fingers[finger] = nil
        }
        if viewers.isWaiting { confirm() }
    }

    func take(_ message: PageMessage, from number: Int) {
        switch message {
        case .drawn:
            viewers.drawn(number)
            deliver()
            if viewers.isWaiting { confirm() }
        case .event(.touch(let finger, let phase, let x, let y)):
            let finger = Finger(page: number, number: finger)
            fingers[finger] = phase == .ended ? nil : (x, y)
            app?.channel.send(.touch(finger: finger.code, phase: phase, x: x, y: y))
        case .event(let event): app?.channel.send(event)
        case .control(let control):
            if let traits = window.flatMap({ control.traits(from: $0.traits) }) { app?.channel.send(.traits(traits)) }
        }
    }

    /// Waits for the app to end, and tells every page. Returns what became of it in words; nil where it ended as it should.
    func end() -> String? {
        let outcome: String? = app?.waitForEnd()
        pages.values.forEach { send(.ended(outcome ?? "The app has ended."), to: $0) }
        return outcome
    }

    /// What a page is told, besides pictures.
    private enum Notice: Encodable {
        case window(LiveWindow)
        case controls(PageControls)
        case refusal(String)
        case ended(String)

        private enum CodingKeys: String, CodingKey { case window, controls, refusal, ended }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            switch self {
            case .window(let window): try container.encode(window, forKey: .window)
            case .controls(let controls): try container.encode(controls, forKey: .controls)
            case .refusal(let reason): try container.encode(reason, forKey: .refusal)
            case .ended(let reason): try container.encode(reason, forKey: .ended)
            }
        }
    }

    private func send(_ notice: Notice, to page: Channel) {
        guard let json = try? JSONEncoder().encode(notice) else { return }
        page.writeAndFlush(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(bytes: json)), promise: nil)
    }
}

/// The lists that a page has, of which the desktop's window has the same.
struct PageControls: Encodable {
    var lists: [DeviceControls.ChoiceList] = DeviceControls.lists
    var arrangements: [String: String] = DeviceControls.arrangementTitles
}
