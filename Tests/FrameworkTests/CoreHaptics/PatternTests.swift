import QuinceCoreHaptics
import Testing
import UIKit

@Suite struct PatternTests {
    private let text = """
        { "Version": 1.0, "Pattern": [
            { "Event": { "Time": 0.0, "EventType": "HapticTransient", "EventParameters": [ { "ParameterID": "HapticIntensity", "ParameterValue": 0.5 } ] } },
            { "Event": { "Time": 0.5, "EventType": "HapticContinuous", "EventDuration": 1.5 } },
            { "ParameterCurve": { "ParameterID": "HapticIntensityControl", "Time": 0, "ParameterCurveControlPoints": [ { "Time": 0, "ParameterValue": 1 } ] } }
        ] }
        """

    @Test("patterns are read from dictionaries and files and written again; what is none is refused") func patterns() throws {
        let folder = try ScratchFolder()
        let file = folder.url.appendingPathComponent("a.ahap")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let pattern = try CHHapticPattern(contentsOf: file)
        #expect(pattern.duration == 2)
        let again = try CHHapticPattern(dictionary: pattern.exportDictionary())
        let parts = try again.exportDictionary()[.pattern] as? [Any]
        #expect(again.duration == 2 && parts?.count == 3)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let keyed = Dictionary(uniqueKeysWithValues: json.map { (CHHapticPattern.Key(rawValue: $0.key), $0.value) })
        #expect(try CHHapticPattern(dictionary: keyed).duration == 2)
        #expect(throws: CHHapticError(.invalidPatternDictionary)) { try CHHapticPattern(dictionary: [:]) }
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    }
}
