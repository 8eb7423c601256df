import AppSession
import Testing

@testable import Device

@Suite("The window of a simulator") struct SimulatedWindowTests {
    @Test("remembers the arrangement that was chosen when the device turns and turns back")
    func turning() throws {
        var window = SimulatedWindow()
        #expect(try window.turned(to: .portrait) == nil)
        _ = window.launch(AppDeclaration(), in: try WindowConfiguration(parsing: "ipad-pro-11.landscape.full"))
        let arranged: WindowConfiguration? = try window.arranged(.splitHalf)
        let half: WindowConfiguration = try #require(arranged)
        _ = window.change(to: half, AppDeclaration())
        let upright: WindowConfiguration = try #require(try window.turned(to: .portrait))
        #expect(upright.name == "ipad-pro-11.portrait.split-two-thirds")
        _ = window.change(to: upright, AppDeclaration())
        #expect(try window.turned(to: .landscape)?.name == "ipad-pro-11.landscape.split-half")
    }

    @Test("is another for an app that comes to allow other orientations, and stays where that makes no difference")
    func orientations() throws {
        var window = SimulatedWindow()
        _ = window.launch(AppDeclaration(), in: try WindowConfiguration(parsing: "iphone-15.landscape.full"))
        let portraitOnly: UInt = 1 << 1
        let turned: AppFit? = window.allow(portraitOnly, AppDeclaration())
        #expect(turned?.way == .turned)
        let again: AppFit? = window.allow(portraitOnly, AppDeclaration())
        #expect(again?.way == nil)
        // The next app has said nothing yet.
        let next: AppFit = window.launch(AppDeclaration(), in: try #require(window.configuration))
        #expect(next.way == .direct)
    }
}
