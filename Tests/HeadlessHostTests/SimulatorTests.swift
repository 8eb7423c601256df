import AppSession
import Device
import Testing

@testable import HeadlessHost

@Suite("A simulator")
@MainActor struct SimulatorTests {
    private let app = FakeApp()

    private func session(_ name: String) throws -> Simulator {
        let session = Simulator(endpoint: app)
        session.launch(in: try WindowConfiguration(parsing: name))
        return session
    }

    @Test("tells the app about its window and device at launch")
    func launch() throws {
        _ = try session("iphone-15-pro.landscape.full.dark")
        let (environment, device) = try #require(app.launches.first)
        #expect(environment.size == .init(width: 852, height: 393))
        #expect(environment.style == .dark)
        #expect(device.name == "iPhone 15 Pro")
    }

    @Test("sends a rotation, a divider move and traits as environments of the running app")
    func changes() throws {
        let session = try session("ipad-pro-11.portrait.full")
        try session.rotate(to: .landscape, duration: 0.4)
        try session.arrange(.splitHalf)
        session.set(WindowTraits(style: .dark))
        #expect(app.launches.count == 1)
        #expect(app.environments.map(\.size.width) == [834, 1194, 592, 592])
        #expect(app.environments.map(\.style) == [.light, .light, .light, .dark])
        #expect(session.configuration?.name == "ipad-pro-11.landscape.split-half.dark")
        try session.rotate(to: .portrait)
        #expect(session.configuration?.name == "ipad-pro-11.portrait.split-two-thirds.dark")
        try session.rotate(to: .landscape)
        #expect(session.configuration?.name == "ipad-pro-11.landscape.split-half.dark")
    }

    @Test("moves its clock with taps, drags and typing, and starts it afresh at launch")
    func clock() throws {
        let session = try session("iphone-4.7.portrait.full")
        session.tap(x: 10, y: 20)
        session.drag(from: (0, 0), to: (60, 120), duration: 0.1)
        session.type("ab")
        #expect(app.touches.map(\.phase) == [.began, .ended, .began] + Array(repeating: .moved, count: 6) + [.ended])
        #expect(app.touches.map(\.time) == app.touches.map(\.time).sorted())
        #expect(app.touches[5].x == 30)
        #expect(app.touches[5].y == 60)
        #expect(app.keys.map(\.characters) == ["a", "a", "b", "b"])
        #expect(app.keys.map(\.isDown) == [true, false, true, false])
        #expect(abs(session.time - (0.05 + 0.1 + 2.0 / 60)) < 1e-9)
        #expect(app.advances == app.advances.sorted())
        session.launch(in: try WindowConfiguration(parsing: "iphone-4.7.portrait.full"))
        #expect(session.time == 0)
    }

    @Test(
        "draws the window at its device's scale, in every arrangement",
        arguments: [
            ("iphone-6.1-393.portrait.full", 1179, 2556), ("ipad-pro-11.landscape.split-half", 1184, 1668),
            ("ipad-mini-8.3.landscape.split-half", 1123, 1488), ("ipad-pro-11.portrait.window-400x300", 800, 600),
        ])
    func sizes(name: String, width: Int, height: Int) throws {
        let picture = try session(name).picture()
        #expect(picture.width == width)
        #expect(picture.height == height)
    }

    @Test("leaves the app's pixels alone when bare")
    func bare() throws {
        let picture = try session("iphone-6.1-393.portrait.full").picture(bare: true)
        #expect(Set(picture.pixels) == [0xFFFA_FAFC])
    }

    @Test("cuts the corners, blackens the cutout and draws bars over the app")
    func chrome() throws {
        let session = try session("iphone-6.1-393.portrait.full")
        let picture = session.picture()
        #expect(picture[x: 0, y: 0] == 0)
        #expect(picture[x: 1178, y: 2555] == 0)
        #expect(picture[x: 1179 / 2, y: 30 * 3] == 0xFF00_0000, "the Dynamic Island")
        #expect(picture[x: 1179 / 2, y: 2556 - 11 * 3] == 0xFF00_0000, "the home indicator")
        #expect(picture[x: 1179 / 2, y: 1200] == 0xFFFA_FAFC)
        let bar = (0..<1179 * 54 * 3).filter { picture.pixels[$0] != 0xFFFA_FAFC }
        #expect(bar.count > 5000)
    }

    @Test(
        "has no holes along its edges but at the corners",
        arguments: [
            "iphone-6.1-393.portrait.full", "iphone-6.7-430.landscape.full", "ipad-mini-8.3.landscape.split-half",
        ])
    func edgesAreClean(name: String) throws {
        let session = try session(name)
        let device = try #require(session.configuration).device
        let picture = session.picture()
        // A continuous corner leaves the edge 1.53 radii before the corner, and by half a pixel at 1.2.
        let reach = Int(device.cornerRadius * device.scale * 1.2)
        for y in reach..<picture.height - reach {
            for x in [0, 1, picture.width - 2, picture.width - 1] where picture[x: x, y: y] >> 24 < 0x80 {
                Issue.record("a hole at \(x), \(y)")
            }
        }
    }

    @Test("has a light home indicator over dark pixels and none where the app hides it")
    func homeIndicator() throws {
        let dark = try session("iphone-6.1-393.portrait.full.dark").picture()
        #expect(dark[x: 1179 / 2, y: 2556 - 11 * 3] == 0xFFFF_FFFF)
        app.greeting = [.homeIndicator(hidden: true)]
        let hidden = try session("iphone-6.1-393.portrait.full.dark").picture()
        #expect(hidden[x: 1179 / 2, y: 2556 - 11 * 3] == 0xFF10_1014)
    }

    @Test("shows the status bar as the app wants it")
    func statusBar() throws {
        func inkInBar(_ greeting: [AppMessage]) throws -> [UInt32] {
            app.greeting = greeting
            let picture = try session("ipad-pro-11.portrait.full").picture()
            let bar = picture.pixels[(60 * 2)..<(picture.width - 60)] + picture.pixels[(picture.width * 24 + 100)..<(picture.width * 25 - 100)]
            return bar.filter { $0 != 0xFF80_8080 }
        }
        app.color = 0xFF80_8080
        #expect(try inkInBar([.statusBar(StatusBar(content: .dark, isHidden: true))]).isEmpty)
        #expect(try inkInBar([.statusBar(StatusBar(content: .light))]).contains { $0 & 255 > 0x80 })
        #expect(try inkInBar([.statusBar(StatusBar(content: .dark))]).allSatisfy { $0 & 255 < 0x80 })
    }

    @Test("fades the picture it kept of an app in the background into what the app shows when the user comes back")
    func returning() throws {
        let session = try session("ipad-pro-11.portrait.full")
        func middle() -> UInt32 {
            let buffer: FrameBuffer = session.draw()
            let row = (buffer.pixels + buffer.height / 2 * buffer.stride).assumingMemoryBound(to: UInt32.self)
            return row[buffer.width / 2]
        }
        app.color = 0xFF20_4060
        #expect(middle() == 0xFFFA_FAFC || middle() == 0xFF20_4060)
        session.enterBackground()
        app.color = 0xFFA0_C0E0
        session.enterForeground()
        #expect(middle() == 0xFF20_4060)
        session.advance(by: BackgroundVisit.returnDuration / 2)
        #expect(middle() == 0xFF60_80A0)
        session.advance(by: BackgroundVisit.returnDuration)
        #expect(middle() == 0xFFA0_C0E0)
        // Drawn by the app alone from then on.
        session.tap(x: 300, y: 300)
        #expect(middle() == 0xFFA0_C0E0)
    }

    @Test("gives the app its own pixels back before it draws again")
    func redraw() throws {
        let session = try session("iphone-5.8.portrait.full")
        let first = session.picture()
        let drawn = app.drawnPixels
        session.tap(x: 1, y: 1)
        let second = session.picture()
        #expect(app.drawnPixels - drawn == 120 * 120, "only the square is drawn again")
        #expect(first != second)
        let bare = session.picture(bare: true)
        let tapped: UInt32 = 0xFFFA_FAFC ^ 16
        #expect((0..<120 * 120).allSatisfy { bare[x: $0 % 120, y: $0 / 120] == tapped })
        #expect(Set(bare.pixels).count == 2)
        #expect(session.picture() == second)
    }

    @Test("says when the app does not support the phone's orientation")
    func orientations() throws {
        app.greeting = [.orientations(0b00010)]
        #expect(try session("iphone-6.1-393.landscape.full").refusesOrientation)
        // The whole screen shows what the window shows: no second status bar, no second home indicator.
        let turned = try session("iphone-6.1-393.landscape.full")
        func bytes(_ picture: FrameBuffer) -> [UInt8] { Array(UnsafeRawBufferPointer(start: picture.pixels, count: picture.stride * picture.height)) }
        #expect(bytes(turned.drawScreen()) == bytes(turned.draw()))
        #expect(try !session("iphone-6.1-393.portrait.full").refusesOrientation)
        #expect(try !session("ipad-pro-11.landscape.full").refusesOrientation)
    }

    @Test("ends an app and starts it again in the window it was in")
    func relaunch() throws {
        let session = try session("ipad-pro-11.landscape.full")
        try session.rotate(to: .portrait)
        session.advance(by: 2)
        session.relaunch()
        #expect(app.launches.count == 2)
        #expect(app.launches[1].0.size.height > app.launches[1].0.size.width)
        #expect(app.lifecycle == [.willResignActive, .didEnterBackground, .willTerminate])
        #expect(session.time == 0)
    }
}
