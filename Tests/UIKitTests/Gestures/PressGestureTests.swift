import Testing

@testable import UIKit

/// Keys that recognisers see, and events that they do not want.
@MainActor @Suite(.serialized) struct PressGestureTests {
    private final class Keys: UIGestureRecognizer {
        var seen: [String] = []
        var wants = true
        override func shouldReceive(_ event: UIEvent) -> Bool { wants }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { seen.append("touch") }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            seen.append("began \(presses.first?.key?.characters ?? "") \(modifierFlags == event.modifierFlags)")
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            seen.append("ended \(event.presses(for: self).count)")
        }
    }

    @Test("a recogniser that wants a type of presses sees them, with their modifiers")
    func presses() {
        let stage = TouchStage()
        defer { stage.close() }
        let keys = Keys(target: nil, action: nil)
        stage.view.addGestureRecognizer(keys)
        stage.press("a", .control)
        #expect(keys.seen.isEmpty)
        keys.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        stage.press("a", .control)
        #expect(keys.seen == ["began a true", "ended 1"] && keys.modifierFlags == .control)
        keys.wants = false
        stage.press("a")
        #expect(keys.seen.count == 2)
    }

    @Test("a recogniser that does not want an event sees none of its touches")
    func touches() {
        let stage = TouchStage()
        defer { stage.close() }
        let keys = Keys(target: nil, action: nil)
        stage.view.addGestureRecognizer(keys)
        stage.tap(100, 100)
        #expect(keys.seen == ["touch"])
        stage.wait(0.5)
        keys.wants = false
        stage.tap(100, 100)
        #expect(keys.seen == ["touch"])
    }

    @Test("taps of another button than the first are not recognised")
    func buttons() {
        let stage = TouchStage()
        defer { stage.close() }
        var count = 0
        let tap = UITapGestureRecognizer()
        tap.onAction = { count += 1 }
        stage.view.addGestureRecognizer(tap)
        #expect(tap.buttonMaskRequired == .primary && tap.buttonMask.isEmpty)
        stage.tap(100, 100)
        stage.wait(0.5)
        #expect(count == 1)
        tap.buttonMaskRequired = .secondary
        stage.tap(100, 100)
        stage.wait(0.5)
        #expect(count == 1)
    }
}
