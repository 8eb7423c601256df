import AppSession
import Foundation
import Testing

@testable import Device

/// behaviour/metrics.json, keyboard.
@Suite struct KeyboardLayoutTests {
    private func height(_ name: String) throws -> Double {
        let window = try WindowConfiguration(parsing: name)
        return KeyboardMetrics(device: window.device, window.orientation).height
    }

    @Test(
        "heights of the fact table",
        arguments: [
            ("iphone-6.1-390.portrait.full", 335.0), ("iphone-6.1-393.portrait.full", 336), ("iphone-6.7-430.portrait.full", 346),
            ("iphone-4.7.portrait.full", 260), ("ipad-9.7.portrait.full", 313), ("ipad-9.7.landscape.full", 398),
            ("ipad-10.2.portrait.full", 320), ("ipad-10.2.landscape.full", 405), ("ipad-pro-11.portrait.full", 340),
            ("ipad-pro-11.landscape.full", 422),
        ])
    func heights(name: String, expected: Double) throws {
        #expect(try height(name) == expected)
    }

    /// Keys never leave the panel and never cover each other, on every screen, page and set of keys.
    @Test func keysStandApartInsideThePanel() throws {
        let sets: [KeyboardRequest.Keys] = [.letters, .email, .url, .webSearch, .twitter, .numbersAndPunctuation, .numberPad, .phonePad, .decimalPad]
        for device in DeviceCatalogue.all {
            for orientation in Orientation.allCases {
                for keys in sets {
                    for page in [KeyboardPage.letters, .numbers, .symbols] {
                        let request = KeyboardRequest(keys: keys)
                        let layout = KeyboardLayout(request, page: page, isShifted: false, on: device, orientation)
                        let frame = KeyboardPlacement.frame(of: request, on: device, orientation, hasHardwareKeys: false)
                        #expect(layout.keys.count > 10)
                        for (index, key) in layout.keys.enumerated() {
                            let box: Rect = key.frame
                            #expect(box.x >= 0 && box.x + box.width <= layout.width + 0.01 && box.width > 8, "\(device.id) \(orientation) \(keys) \(key)")
                            #expect(box.y >= layout.bar && box.y + box.height <= frame.height + 0.01, "\(device.id) \(orientation) \(keys) \(key)")
                            for other in layout.keys[(index + 1)...] where overlap(box, other.frame) {
                                Issue.record("\(device.id) \(orientation) \(keys) \(page): \(key.kind) covers \(other.kind)")
                            }
                        }
                    }
                }
            }
        }
    }

    private func overlap(_ a: Rect, _ b: Rect) -> Bool {
        a.x + a.width > b.x + 0.01 && b.x + b.width > a.x + 0.01 && a.y + a.height > b.y + 0.01 && b.y + b.height > a.y + 0.01
    }

    @Test("a pad shows its page of numbers where numbers are asked for, and letters afterwards")
    func numbersOnPad() throws {
        for (name, page) in [("ipad-pro-11.landscape.full", KeyboardPage.numbers), ("iphone-6.1-393.portrait.full", .letters)] {
            let window = try WindowConfiguration(parsing: name)
            for keys in [KeyboardRequest.Keys.numberPad, .phonePad, .decimalPad] {
                var keyboard = DeviceKeyboard()
                _ = keyboard.take(KeyboardRequest(keys: keys), from: .app, at: 0, in: window)
                #expect(keyboard.page == page)
                _ = keyboard.take(KeyboardRequest(keys: .letters), from: .app, at: 1, in: window)
                #expect(keyboard.page == .letters)
            }
        }
    }

    @Test func aKeyboardThatWentAwayDoesNotComeBackWithATallerScreen() throws {
        let wide = try WindowConfiguration(parsing: "ipad-pro-11.landscape.full")
        let tall = try WindowConfiguration(parsing: "ipad-pro-11.portrait.full")
        var keyboard = DeviceKeyboard()
        _ = keyboard.take(KeyboardRequest(keys: .letters), from: .app, at: 0, in: wide)
        #expect(keyboard.panel(at: 1, screen: wide.device.screenSize(.landscape)) != nil)
        _ = keyboard.take(nil, from: .app, at: 1, in: wide)
        #expect(keyboard.follow(tall, at: 3, duration: 0.4) == nil)
        #expect(keyboard.panel(at: 3.2, screen: tall.device.screenSize(.portrait)) == nil)
    }

    @Test func theKeyboardOnlyEndsForWhoeverShowedIt() throws {
        let window = try WindowConfiguration(parsing: "ipad-pro-11.landscape.split-half")
        var keyboard = DeviceKeyboard()
        let shownChange: KeyboardChange? = keyboard.take(KeyboardRequest(keys: .letters), from: .otherApp, at: 0, in: window)
        let shown = try #require(shownChange)
        #expect(shown.isShown && !shown.isLocal && shown.begin.y == 834 && shown.end.y == 412)
        #expect(keyboard.take(nil, from: .app, at: 1, in: window) == nil)
        #expect(keyboard.isShown)
        let takenChange: KeyboardChange? = keyboard.take(KeyboardRequest(keys: .letters), from: .app, at: 1, in: window)
        let taken = try #require(takenChange)
        #expect(taken.isLocal && taken.begin == taken.end)
        #expect(keyboard.take(nil, from: .otherApp, at: 2, in: window) == nil)
        let goneChange: KeyboardChange? = keyboard.take(nil, from: .app, at: 2, in: window)
        let gone = try #require(goneChange)
        #expect(!gone.isShown && gone.isLocal && gone.end.y == 834)
        #expect(keyboard.frame(at: 2.1).y > 412 && keyboard.frame(at: 2.1).y < 834)
    }
}
