import AppSession
import Device
import Foundation
import HeadlessHost
import Testing
@testable import UIKit

/// behaviour/multitasking.json: the primary app has the external display (the walk of behaviour/scenarios.md, Sharing the screen, 6).
@MainActor @Suite struct DisplayTests {
    @MainActor private final class Log {
        var lines: [String] = []
        private var tokens: [any NSObjectProtocol] = []

        func start() {
            for (name, text) in [(UIScreen.didConnectNotification, "connected"), (UIScreen.didDisconnectNotification, "gone")] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                        let screen: UIScreen? = note.object as? UIScreen
                        MainActor.assumeIsolated { self?.lines.append("\(text) \(Int(screen?.bounds.width ?? 0))") }
                    })
            }
        }

        func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    @Test func thePrimaryAppIsToldAndTheSecondaryWhenItIsPromoted() throws {
        let log = Log()
        log.start()
        let device = try TestDevice("ipad-pro-11.landscape.split-third", root: UIViewController())
        try device.play("connect display 1920x1080")
        #expect(log.lines.isEmpty && UIScreen.screens.count == 1)
        try device.play("drag divider to 0.02")
        #expect(log.lines == ["connected 1920"])
        #expect(UIScreen.screens.count == 2 && UIScreen.screens[1].mirrored === UIScreen.main)
        try device.play("arrange slide-over")
        #expect(log.lines == ["connected 1920", "gone 1920"])
        try device.play("arrange full\ndisconnect display")
        #expect(log.lines == ["connected 1920", "gone 1920", "connected 1920", "gone 1920"])
        log.stop()
        device.close()
    }

    @Test func aWindowOnTheDisplayIsShownThereAndNowhereElse() throws {
        let device = try TestDevice("ipad-9.7.landscape.full", root: UIViewController())
        try device.play("connect display 640x360\npicture display-mirrored of display")
        let screen: UIScreen = try #require(UIScreen.screens.last)
        let window = UIWindow(frame: screen.bounds)
        window.screen = screen
        let controller = UIViewController()
        controller.view.backgroundColor = .systemGreen
        window.rootViewController = controller
        window.isHidden = false
        try device.play("wait 0.1\npicture display-own of display")
        #expect(window.traitCollection.displayScale == 1)
        #expect(screen.mirrored == nil)
        #expect(controller.view.bounds.size == CGSize(width: 640, height: 360))
        let display = Picture(copying: device.session.drawDisplay())
        #expect(display.width == 640 && display[x: 320, y: 180] & 0xFF00 > 0xA000)
        let own = device.session.picture()
        #expect(own[x: 1000, y: 700] == 0xFFFF_FFFF)
        #expect(UIApplication.shared.windows == [device.window])
        try device.play("disconnect display")
        #expect(window.isHidden)
        device.close()
    }
}
