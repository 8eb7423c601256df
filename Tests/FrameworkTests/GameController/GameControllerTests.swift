import Foundation
import QuinceGameController
import Testing

/// As games look for controllers, and try what they do with values.
@Suite struct GameControllerTests {
    @Test("none is connected, and looking for one ends") func absent() async {
        #expect(GCController.controllers().isEmpty && GCController.current == nil && GCKeyboard.coalesced == nil && GCMouse.mice().isEmpty)
        await withCheckedContinuation { done in GCController.startWirelessControllerDiscovery { done.resume() } }
    }

    @Test("a copy keeps the values that it is given, and those who listen hear of each change once") func values() throws {
        let controller = GCController.withExtendedGamepad()
        let pad = try #require(controller.extendedGamepad)
        #expect(controller.isSnapshot && pad.controller === controller && pad.buttons.count == 12 && pad.dpads.count == 3)
        var heard: [String] = []
        pad.valueChangedHandler = { _, element in heard.append("pad \(element === pad.leftThumbstick || element === pad.buttonA)") }
        pad.leftThumbstick.valueChangedHandler = { _, x, y in heard.append("stick \(x) \(y)") }
        pad.buttonA.pressedChangedHandler = { _, value, isPressed in heard.append("a \(value) \(isPressed)") }
        pad.leftThumbstick.setValueForXAxis(0.5, yAxis: -2)
        #expect(heard == ["stick 0.5 -1.0", "pad true"] && pad.leftThumbstick.right.value == 0.5 && pad.leftThumbstick.down.isPressed)
        heard = []
        pad.buttonA.setValue(0.5)
        pad.buttonA.setValue(1)
        #expect(heard == ["a 0.5 true", "pad true", "pad true"])
        let copy = try #require(controller.capture().extendedGamepad)
        #expect(copy.buttonA.value == 1 && copy.leftThumbstick.yAxis.value == -1 && copy[GCInputButtonA] === copy.buttonA)
    }
}
