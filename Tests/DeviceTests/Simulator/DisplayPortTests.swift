import AppSession
import Testing

@testable import Device

@Suite("The display of a simulator") struct DisplayPortTests {
    private func text(_ message: DeviceMessage?) -> String {
        guard case .display(let display)? = message else { return "nothing" }
        return display.map { "\($0.width)x\($0.height)" } ?? "gone"
    }

    @Test("is told to an app while it has the primary place, once")
    func news() {
        var port = DisplayPort()
        var told: [String] = [text(port.news(isPrimary: true))]
        port.display = ExternalDisplay(width: 1920, height: 1080)
        for isPrimary in [false, true, true, false, false] { told.append(text(port.news(isPrimary: isPrimary))) }
        #expect(told == ["nothing", "nothing", "1920x1080", "nothing", "gone", "nothing"])
    }

    @Test("is told anew to an app that starts")
    func launches() {
        var port = DisplayPort()
        port.display = ExternalDisplay(width: 1280, height: 720)
        let first: String = text(port.news(isPrimary: true))
        port.forget()
        #expect(!port.isAppsOwn)
        let second: String = text(port.news(isPrimary: true))
        #expect([first, second] == ["1280x720", "1280x720"] && port.isAppsOwn)
    }
}
