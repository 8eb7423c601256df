import Foundation
@testable import QuinceCocoaLumberjack
import Testing

@Suite("CocoaLumberjack", .serialized) @MainActor
struct CocoaLumberjackTests {
    private final class Kept: DDAbstractLogger, @unchecked Sendable {
        var lines: [String] = []
        override func log(message logMessage: DDLogMessage) { lines.append(logFormatter?.format(message: logMessage) ?? logMessage.message) }
    }

    private final class Short: NSObject, DDLogFormatter {
        func format(message logMessage: DDLogMessage) -> String? { logMessage.flag == .debug ? nil : "\(logMessage.fileName):\(logMessage.message)" }
    }

    @Test("loggers hear the messages of their level, and of the app's")
    func levels() {
        let log = DDLog()
        let (all, errors) = (Kept(), Kept())
        log.add(all)
        log.add(errors, with: .warning)
        DDLogInfo("hello \(1)", ddlog: log)
        DDLogError("broken", ddlog: log)
        DDLogVerbose(["a": 1], level: .info, ddlog: log)
        log.flushLog()
        #expect(all.lines == ["hello 1", "broken"] && errors.lines == ["broken"])
        dynamicLogLevel = .error
        defer { resetDynamicLogLevel() }
        DDLogWarn("passed over", ddlog: log)
        log.remove(errors)
        DDLogError("later", ddlog: log)
        #expect(all.lines.last == "later" && errors.lines.count == 1 && log.allLoggers.count == 1)
        #expect(DDLogFlag([.error, .debug]).toLogLevel() == .debug && DDLogFlag(.info).toLogLevel() == .info)
    }

    @Test("formatters make lines, which are written to files; another begins when one is full, and old ones go")
    func files() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let manager = DDLogFileManagerDefault(logsDirectory: folder.path)
        manager.maximumNumberOfLogFiles = 2
        let logger = DDFileLogger(logFileManager: manager)
        let log = DDLog()
        log.add(logger)
        DDLogInfo("first", ddlog: log)
        log.flushLog()
        let path = try #require(manager.sortedLogFilePaths.first)
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("  first\n"))
        logger.logFormatter = Short()
        DDLogDebug("left out", ddlog: log)
        DDLogInfo("second", ddlog: log)
        log.flushLog()
        #expect(try String(contentsOfFile: path, encoding: .utf8).hasSuffix("\nCocoaLumberjackTests:second\n"))
        for _ in 0..<3 { logger.rollLogFile() }
        #expect(manager.sortedLogFileNames.count == 2 && !manager.sortedLogFilePaths.contains(path))
        #expect(LogFiles.old([("a", 10), ("b", 10), ("c", 10)], most: 0, quota: 15) == ["b", "c"])
    }

    @Test("the system's loggers are one each, by property and by call")
    func shared() {
        #expect(DDTTYLogger.sharedInstance === DDTTYLogger.sharedInstance() && DDOSLogger.sharedInstance === DDOSLogger.sharedInstance)
        DDLog.add(DDOSLogger.sharedInstance)
        #expect(DDLog.allLoggers.count == 1)
        DDLog.removeAllLoggers()
        let format: DDLogMessageFormat = "a \(1)"
        #expect(DDLogMessage(format, level: .all, flag: .info).message == "a 1")
    }
}
