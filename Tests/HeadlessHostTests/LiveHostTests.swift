import AppSession
import Device
import DeviceLink
import Foundation
import Testing

@testable import HeadlessHost

/// An app shown live: the test is the host at the other end of the socket.
@MainActor @Suite struct LiveHostTests {
    @MainActor private final class Stage {
        let app = FakeApp()
        let host: LiveHost
        let channel: LinkChannel<AppEvent, HostEvent>
        let memory: PictureMemory
        private let descriptors: [Int32]

        init(_ window: String) throws {
            var sockets: [Int32] = [0, 0]
            try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
            var path = Array("/tmp/quince-live-XXXXXX".utf8CString)
            let file = mkstemp(&path)
            try #require(file >= 0)
            unlink(path)
            app.drawsChangesOnly = true
            descriptors = sockets + [file]
            channel = LinkChannel(descriptor: sockets[0])
            memory = PictureMemory(descriptor: file)
            host = LiveHost(endpoint: app, descriptors: LinkDescriptors(socket: sockets[1], memory: file))
            host.launch(in: try WindowConfiguration(parsing: window))
        }

        deinit { descriptors.forEach { close($0) } }

        /// Plays a frame and returns what the host is told.
        func frame(_ events: HostEvent...) -> [AppEvent] {
            events.forEach(channel.send)
            host.runFrame()
            return channel.receive()
        }
    }

    private static func pictures(_ events: [AppEvent]) -> [LivePicture] {
        events.compactMap { if case .picture(let picture) = $0 { picture } else { nil } }
    }

    private static func windows(_ events: [AppEvent]) -> [LiveWindow] {
        events.compactMap { if case .window(let window) = $0 { window } else { nil } }
    }

    @Test func theFirstFrameTellsTheWindowAndShowsItsPixels() throws {
        let stage = try Stage("iphone-15-pro.portrait.full.dark")
        stage.app.color = 0xFF33_6699
        let events = stage.frame()
        let window = try #require(Self.windows(events).first)
        #expect(window.name == "iphone-15-pro.portrait.full.dark")
        #expect(window.traits == ["dark"])
        #expect(window.arrangements == ["full"])
        let picture = try #require(Self.pictures(events).first)
        #expect(picture.width == 1179 && picture.height == 2556)
        let bytes = try #require(stage.memory.bytes(picture.memorySize, growing: false))
        let middle = bytes.load(fromByteOffset: picture.offset + 1200 * picture.stride + 500 * 4, as: UInt32.self)
        #expect(middle == 0xFF33_6699)
    }

    @Test func aPictureComesOnceTheOneBeforeIsShownAndSomethingChanged() throws {
        let stage = try Stage("iphone-15-pro.portrait.full")
        let first = try #require(Self.pictures(stage.frame()).first)
        #expect(Self.pictures(stage.frame(.traits(["dark"]))).isEmpty, "the first is not shown yet")
        let second = try #require(Self.pictures(stage.frame(.shown(first.number))).first)
        #expect(second.number == first.number + 1)
        #expect(second.offset != first.offset)
        #expect(Self.pictures(stage.frame(.shown(second.number))).isEmpty, "nothing changed")
    }

    @Test func fingersReachTheAppInItsOwnPoints() throws {
        let stage = try Stage("ipad-pro-11.landscape.split-half-right")
        _ = stage.frame()
        _ = stage.frame(.touch(finger: 7, phase: .began, x: 700, y: 100))
        _ = stage.frame(.touch(finger: 7, phase: .moved, x: 710, y: 120), .touch(finger: 7, phase: .ended, x: 710, y: 120))
        let left: Double = try WindowConfiguration(parsing: "ipad-pro-11.landscape.split-half-right").frameOnScreen.x
        #expect(stage.app.touches.map { $0.phase } == [Touch.Phase.began, .moved, .ended])
        #expect(stage.app.touches.map { $0.x } == [700 - left, 710 - left, 710 - left])
        #expect(stage.app.touches.map { $0.y } == [100.0, 120, 120])
    }

    @Test func theDeviceTurnsAndSharesItsScreen() throws {
        let stage = try Stage("ipad-pro-11.landscape.full")
        let first = try #require(Self.pictures(stage.frame()).first)
        let turned = try #require(Self.windows(stage.frame(.shown(first.number), .turn)).first)
        #expect(turned.name == "ipad-pro-11.portrait.full")
        #expect(!turned.arrangements.contains("split-half"))
        let shared = try #require(Self.windows(stage.frame(.arrange("slide-over"))).first)
        #expect(shared.arrangement == "slide-over")
        #expect(stage.frame(.arrange("split-half")).contains { if case .refusal = $0 { true } else { false } })
        #expect(stage.app.environments.last?.size.width == 320)
    }

    @Test func keysReachTheAppAndATapBringsItBackFromTheBackground() throws {
        let stage = try Stage("iphone-15-pro.portrait.full")
        _ = stage.frame(.key(characters: "z", modifiers: 1 << 20, isDown: true))
        #expect(stage.app.keys == [Key(characters: "z", modifiers: 1 << 20)])
        #expect(Self.windows(stage.frame(.home)).first?.isInBackground == true)
        #expect(Array(stage.app.lifecycle.suffix(2)) == [Lifecycle.willResignActive, .didEnterBackground])
        #expect(Self.windows(stage.frame(.touch(finger: 1, phase: .began, x: 100, y: 100))).first?.isInBackground == false)
        #expect(stage.app.lifecycle.last == .didBecomeActive)
        #expect(stage.app.touches.isEmpty)
    }

    @Test func messagesThatCameInPartsAreReadWhole() throws {
        var sockets: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
        let channel = LinkChannel<HostEvent, AppEvent>(descriptor: sockets[0])
        let line = try JSONEncoder().encode(HostEvent.arrange("full")) + Data("\nnot a message\n".utf8)
        line.prefix(9).withUnsafeBytes { _ = write(sockets[1], $0.baseAddress, $0.count) }
        #expect(channel.receive().isEmpty)
        line.dropFirst(9).withUnsafeBytes { _ = write(sockets[1], $0.baseAddress, $0.count) }
        #expect(channel.receive() == [HostEvent.arrange("full")])
        close(sockets[1])
        #expect(channel.receive().isEmpty)
        #expect(channel.isClosed)
        close(sockets[0])
    }
}
