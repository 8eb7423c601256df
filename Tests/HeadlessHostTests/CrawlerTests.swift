import AppSession
import Device
import LayoutAudit
import Testing

@testable import HeadlessHost

/// Seeds 1 to 3.
@Suite @MainActor struct CrawlerTests {
    /// Two buttons, of which the second is there from a number of taps on.
    private func crawled(seed: UInt64, events: Int = 60) throws -> (app: FakeApp, script: String, screens: Int) {
        let app = FakeApp()
        app.picture = { [unowned app] size in
            let isFurther: Bool = app.touches.count > 20
            let window = LayoutElement(place: 1, kind: .container, className: "UIWindow", frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
            let buttons: [LayoutElement] = (0..<(isFurther ? 2 : 1)).map { number in
                var button = LayoutElement(
                    place: 2 + number, parent: 0, kind: .control, className: "UIButton", words: "Go \(number)",
                    frame: Rect(x: 20, y: 100 + 60 * Double(number), width: 80, height: 44))
                button.traits = .interactive
                return button
            }
            return LayoutPicture(width: size.width, height: size.height, elements: [window] + buttons)
        }
        let session = Simulator(endpoint: app)
        session.launch(in: try WindowConfiguration(parsing: "iphone-6.1-393.portrait.full"))
        let found = Crawler(session: session, events: events, seed: seed).run()
        return (app, found.script, found.screens)
    }

    @Test(arguments: 1...3 as ClosedRange<UInt64>) func whatTakesTouchesIsTouchedAndHeldAndEachScreenHasItsPicture(_ seed: UInt64) throws {
        let (app, script, screens) = try crawled(seed: seed)
        #expect(screens == 2)
        let lines: [Substring] = script.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("picture ") } == ["picture screen-1", "picture screen-2"])
        #expect(lines.contains { $0.hasPrefix("tap 60 122  # UIButton \"Go 0\"") })
        #expect(lines.contains { $0.hasPrefix("tap 60 182  # UIButton \"Go 1\"") })
        #expect(lines.contains { $0.hasPrefix("long press 60 ") })
        #expect(app.touches.count == 120)
        let held: [Double] = zip(app.touches, app.touches.dropFirst()).filter { $0.0.phase == .began && $0.1.phase == .ended }.map { $1.time - $0.time }
        #expect(held.contains { $0 > 0.9 } && held.contains { $0 < 0.1 })
    }

    @Test func theSameSeedDoesTheSameAndItsScriptIsOne() throws {
        let script: String = try crawled(seed: 1).script
        #expect(try script == crawled(seed: 1).script && script != crawled(seed: 2).script)
        _ = try DeviceScript(parsing: script)
    }
}
