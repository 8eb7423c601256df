import Testing

@testable import QuinceOSLog

@Suite struct LoggerTests {
    @Test("a message says its values in the form asked for") func messages() {
        let name = "Ada"
        let message: OSLogMessage = "\(name, privacy: .public) has \(255, format: .hex) and \(2.0 / 3, format: .fixed(precision: 2))"
        #expect(message.text == "Ada has ff and 0.67")
        let small: OSLogMessage = "\(-0.005, format: .fixed(precision: 3)) \([1, 2])"
        #expect(small.text == "-0.005 [1, 2]")
    }

    @Test("messages for developers are not made where nobody reads them") func levels() {
        var made = 0
        func text() -> Int {
            made += 1
            return made
        }
        Logger(OSLog.disabled).error("\(text())")
        Logger(subsystem: "tests", category: "levels").debug("\(text())")
        #expect(made == 0 || OSLog.default.isEnabled(type: .debug))
    }

    @Test("a log can be of a category that Instruments knows") func categories() {
        let log = OSLog(subsystem: "tests", category: .pointsOfInterest)
        #expect(log.isEnabled(type: .error) && OSLog.Category.pointsOfInterest.rawValue == "PointsOfInterest")
        os_signpost(.event, log: log, name: "Tap")
        #expect(!OSSignposter(subsystem: "tests", category: .dynamicTracing).isEnabled)
    }
}
