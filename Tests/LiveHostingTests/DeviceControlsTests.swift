import LiveHosting
import Testing

@Suite struct DeviceControlsTests {
    @Test func darkComesAndGoes() {
        #expect(DeviceControls.togglingStyle(["text-xl"]) == ["dark", "text-xl"])
        #expect(DeviceControls.togglingStyle(["dark", "text-xl"]) == ["text-xl"])
    }

    @Test func textSizesFollowEachOtherAndEnd() {
        #expect(DeviceControls.changingTextSize([], by: 1) == ["text-xl"])
        #expect(DeviceControls.changingTextSize(["dark", "text-xxxl"], by: 1) == ["dark", "text-a1"])
        #expect(DeviceControls.changingTextSize(["text-a5"], by: 1) == nil)
        #expect(DeviceControls.changingTextSize(["text-xs"], by: -1) == nil)
    }

    @Test func aChoiceReplacesTheOneBefore() {
        let languages = DeviceControls.languages
        #expect(DeviceControls.choosing("locale-de_DE", of: languages, in: ["dark", "locale-fr_FR"]) == ["dark", "locale-de_DE"])
        #expect(DeviceControls.choosing("", of: languages, in: ["dark", "locale-fr_FR"]) == ["dark"])
        #expect(DeviceControls.choosing("locale-fr_FR", of: languages, in: ["locale-fr_FR"]) == nil)
    }
}
