import AppSession
import Device
import LayoutAudit
import Testing

@testable import HeadlessHost

@Suite @MainActor struct SizeSweepTests {
    private func session(_ app: FakeApp) throws -> Simulator {
        let session = Simulator(endpoint: app)
        session.launch(in: try WindowConfiguration(parsing: "ipad-pro-12.9.landscape.full"))
        return session
    }

    private func swept(_ widths: ClosedRange<Int>, _ picture: @escaping (WindowEnvironment.Size) -> LayoutPicture) throws -> (FakeApp, [String]) {
        let app = FakeApp()
        app.picture = picture
        return (app, try SizeSweep(session: try session(app), widths: widths).run())
    }

    /// A label as wide as `width` says, 16 points from the left edge.
    private func picture(_ size: WindowEnvironment.Size, label width: Double) -> LayoutPicture {
        let label = LayoutElement(place: 2, parent: 0, kind: .text, className: "UILabel", words: "Hello", frame: Rect(x: 16, y: 20, width: width, height: 20))
        let window = LayoutElement(place: 1, kind: .container, className: "UIWindow", frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
        return LayoutPicture(width: size.width, height: size.height, elements: [window, label])
    }

    @Test func everyWidthIsShownUpAndDownAndTheWindowComesBack() throws {
        let (app, problems) = try swept(320...1366) { LayoutPicture(width: $0.width, height: $0.height) }
        #expect(problems.isEmpty)
        var widths: [Int] = []
        for width in app.environments.dropFirst().map({ Int($0.size.width) }) where widths.last != width { widths.append(width) }
        #expect(widths == Array(320...1366) + Array((320...1365).reversed()) + [1366])
        #expect(app.environments.last?.size == app.environments.first?.size)
    }

    @Test func aFixedWidthIsToldAtEveryWidthThatIsTooNarrowForIt() throws {
        let (_, problems) = try swept(320...800) { picture($0, label: 500) }
        #expect(
            problems == [
                "width from 320 to 515: protrusion-from-window: UILabel \"Hello\" reaches 196 points over the right edge of the window, worst at 320"
            ])
    }

    @Test func aConflictThatStandsAtEveryWidthIsToldAtEveryWidth() throws {
        let (_, problems) = try swept(320...800) { size in
            LayoutPicture(
                width: size.width, height: size.height,
                conflicts: [.init(broken: "<NSLayoutConstraint UIView.width == 900>", view: "UIView", amount: 900 - size.width)])
        }
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix("width from 320 to 800: conflict: UIView has constraints that cannot all hold; 580 points off") == true)
    }

    @Test func aViewThatIsGoneAtTheEndIsAProblem() throws {
        var pictures = 0
        let (_, problems) = try swept(320...330) { size in
            pictures += 1
            return pictures < 9
                ? self.picture(size, label: 100) : LayoutPicture(width: size.width, height: size.height, elements: [self.picture(size, label: 0).elements[0]])
        }
        #expect(problems == ["width at 320: lost-state: UILabel \"Hello\" is gone after the window was resized and came back"])
    }

    @Test func aScriptFailsAtTheLineOfItsSweep() throws {
        let app = FakeApp()
        app.picture = { self.picture($0, label: 330) }
        let session: Simulator = try session(app)
        let error = try #require(throws: DeviceScriptError.self) {
            try ScriptPlayer(session: session).play(DeviceScript(parsing: "picture a\nsweep 320 to 400")) { _, _ in }
        }
        #expect(error.line == 2)
        #expect(error.problem.contains("UILabel \"Hello\""))
        #expect(error.problem.contains("from 320 to 345"))
    }

    @Test func aPhoneHasNoFreeWindows() throws {
        let session = Simulator(endpoint: FakeApp())
        session.launch(in: try WindowConfiguration(parsing: "iphone-4.7.portrait.full"))
        #expect(throws: WindowConfigurationError.self) { try SizeSweep(session: session, widths: 320...400).run() }
    }

    @Test func anAppThatDoesNotShareTheScreenHasNothingToSweepAndSaysSo() throws {
        let app = FakeApp()
        app.declaration.hasLaunchScreen = false
        let error = try #require(throws: ImpossibleStep.self) { try SizeSweep(session: try session(app), widths: 320...400).run() }
        #expect(error.problem.hasPrefix("There are no sizes to sweep. The app does not share the screen: it has no launch screen"))
    }
}
