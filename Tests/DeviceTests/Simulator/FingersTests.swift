import AppSession
import Testing

@testable import Device

@Suite("Fingers on a simulator's screen") struct FingersTests {
    private let key = KeyboardKey(kind: .space, look: .letter, frame: Rect(x: 0, y: 0, width: 10, height: 10), label: "space")

    @Test("belong to the app or to a key from landing to lifting")
    func owners() {
        var fingers = Fingers()
        let first: Int = fingers.touchApp()
        let second: Int = fingers.touchKeyboard(key)
        #expect(first != second)
        #expect(fingers.isOnApp(first) && !fingers.isOnApp(second))
        let keys: [String?] = [first, second, second].map { fingers.leaveKey($0)?.label }
        #expect(keys == [nil, "space", nil])
        let wasOnApp: [Bool] = [first, first, second].map { fingers.leaveApp($0) }
        #expect(wasOnApp == [true, false, false])
    }

    @Test("type nothing between keys, nor after the keyboard went")
    func nothing() {
        var fingers = Fingers()
        let between: Int = fingers.touchKeyboard(nil)
        let onKey: Int = fingers.touchKeyboard(key)
        fingers.forgetKey()
        let keys: [String?] = [between, onKey].map { fingers.leaveKey($0)?.label }
        #expect(keys == [nil, nil])
    }
}
