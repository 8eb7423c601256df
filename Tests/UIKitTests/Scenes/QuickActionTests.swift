import AppSession
import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct QuickActionTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var log: [String] = []
        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            log.append(shortcutItem.type)
            completionHandler(true)
        }
    }

    @Test("the delegate hears of a quick action while the app runs") func perform() throws {
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: UIViewController())
        defer { device.close() }
        let delegate = Delegate()
        let app = UIApplication.shared
        app.delegate = delegate
        app.applicationState = .active
        defer { app.delegate = nil }
        let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "Note")
        item.localizedTitle = "New Note"
        app.shortcutItems = [item]
        defer { app.shortcutItems = nil }
        try device.play("quick-action \"Other\"\nquick-action \"New Note\"")
        #expect(delegate.log == ["new"])
    }

    @Test("those of Info.plist come first, four at most") func items() {
        let app = UIApplication.shared
        app.shortcutItems = (1...4).map { UIApplicationShortcutItem(type: "d\($0)", localizedTitle: "D\($0)") }
        defer { app.shortcutItems = nil }
        let info: [String: Any] = [
            "UIApplicationShortcutItems": [
                ["UIApplicationShortcutItemType": "a", "UIApplicationShortcutItemTitle": "A", "UIApplicationShortcutItemSubtitle": "First"],
                ["UIApplicationShortcutItemType": "incomplete"],
            ]
        ]
        let items: [UIApplicationShortcutItem] = QuickActions.items(of: app, info: info)
        #expect(items.map(\.type) == ["a", "d1", "d2", "d3"])
        #expect(items.first?.localizedSubtitle == "First")
    }
}
