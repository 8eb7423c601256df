import Foundation
import Testing

@testable import UIKit

@Suite("What UIApplication answers", .serialized) @MainActor struct ApplicationTests {
    private let info: [String: Any] = ["CFBundleURLTypes": [["CFBundleURLSchemes": ["MyApp", "other"]]]]

    @Test(
        "URLs go to the app itself, to an app that every simulator has, or to nobody",
        arguments: [
            ("myapp://x", URLDestination.ownApp), ("https://example.com", .systemApp), ("HTTP://example.com", .systemApp),
            ("app-settings:", .systemApp), ("tel:123", .nobody), ("mailto:a@b.c", .nobody), ("unknown:x", .nobody), ("nothing", .nobody),
        ])
    func destinations(text: String, destination: URLDestination) throws {
        #expect(URLDestination(try #require(URL(string: text)), info: info) == destination)
    }

    @Test("Opening says on the main queue whether somebody took the URL")
    func open() async throws {
        let app = UIApplication.shared
        let web = try #require(URL(string: "https://example.com"))
        let phone = try #require(URL(string: "tel:123"))
        #expect(app.canOpenURL(web) && !app.canOpenURL(phone))
        #expect(await withCheckedContinuation { done in app.open(web, options: [:]) { done.resume(returning: $0) } })
        #expect(await !app.open(phone))
        #expect(await !app.open(web, options: [.universalLinksOnly: true]))
    }

    @Test("An app that decides about its status bar does so by Info.plist and then by code")
    func statusBar() {
        #expect(StatusBarAppearance.isByControllers([:]))
        #expect(!StatusBarAppearance.isByControllers(["UIViewControllerBasedStatusBarAppearance": false]))
        let wanted = StatusBarAppearance(info: ["UIStatusBarStyle": "UIStatusBarStyleLightContent", "UIStatusBarHidden": true])
        #expect(wanted.style == .lightContent && wanted.isHidden)
        let app = UIApplication.shared
        defer { app.settings = ApplicationSettings() }
        app.isStatusBarHidden = true
        app.statusBarStyle = .darkContent
        #expect(app.ownStatusBar.isHidden && app.ownStatusBar.style == .darkContent)
    }

    @Test("Tasks have their time in the background; those not ended hear that it is over")
    func backgroundTasks() {
        let app = UIApplication.shared
        defer { app.settings = ApplicationSettings() }
        var expired: [String] = []
        let first = app.beginBackgroundTask(withName: "a") { expired.append("a") }
        let second = app.beginBackgroundTask { expired.append("b") }
        #expect(first != second && first != .invalid)
        #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
        app.endBackgroundTask(first)
        app.expireBackgroundTasks()
        #expect(expired == ["b"])
    }

    @Test("Touches are dropped while interaction is ignored")
    func ignoring() {
        let app = UIApplication.shared
        defer { app.settings = ApplicationSettings() }
        app.beginIgnoringInteractionEvents()
        app.beginIgnoringInteractionEvents()
        app.endIgnoringInteractionEvents()
        #expect(app.isIgnoringInteractionEvents)
        app.endIgnoringInteractionEvents()
        #expect(!app.isIgnoringInteractionEvents)
    }

    @Test("The identifier for the vendor depends on the app alone, and is a proper one")
    func vendor() {
        let one = VendorIdentifier.uuid(of: "com.example.a")
        #expect(one == VendorIdentifier.uuid(of: "com.example.a"))
        #expect(one != VendorIdentifier.uuid(of: "com.example.b"))
        #expect(one.uuid.6 >> 4 == 4 && one.uuid.8 >> 6 == 2)
    }

    @Test("Brightness stays between 0 and 1 and is announced")
    func brightness() {
        let screen = UIScreen.main
        defer { screen.brightnessValue = 0.5 }
        final class Counter: @unchecked Sendable { var count = 0 }
        let counter = Counter()
        let token = NotificationCenter.default.addObserver(forName: UIScreen.brightnessDidChangeNotification, object: nil, queue: nil) { _ in counter.count += 1
        }
        defer { NotificationCenter.default.removeObserver(token) }
        screen.brightness = 3
        screen.brightness = 1
        #expect(screen.brightness == 1 && counter.count == 1)
    }

    @Test("The front controller may hide the home indicator, or leave it to a child")
    func homeIndicator() {
        final class Hiding: UIViewController {
            override var prefersHomeIndicatorAutoHidden: Bool { true }
        }
        final class Container: UIViewController {
            override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
        }
        let container = Container()
        let window = TestWindow(SessionEnvironment.standard, root: container)
        defer { window.close() }
        #expect(!window.window.hidesHomeIndicator)
        container.addChild(Hiding())
        #expect(window.window.hidesHomeIndicator)
    }

    @Test("The environment names the device's model, as the simulator's does")
    func modelInTheEnvironment() throws {
        let device = try TestDevice("iphone-15-pro.portrait.full", root: UIViewController())
        defer { device.close() }
        let environment = ProcessInfo.processInfo.environment
        #expect(environment["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone16,1" && environment["SIMULATOR_DEVICE_NAME"] == "iPhone 15 Pro")
    }
}
