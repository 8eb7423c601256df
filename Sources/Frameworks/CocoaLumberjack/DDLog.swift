import ObjectRuntime

/// A logger with the level that it hears from.
open class DDLoggerInformation: NSObject, @unchecked Sendable {
    public let logger: any DDLogger
    public let level: DDLogLevel

    init(_ logger: any DDLogger, _ level: DDLogLevel) {
        (self.logger, self.level) = (logger, level)
        super.init()
    }
}

/// Hands messages to loggers, one after the other.
open class DDLog: NSObject, @unchecked Sendable {
    private var loggers: [DDLoggerInformation] = []
    private let queue = DispatchQueue(label: "cocoa.lumberjack")
    private static let key = DispatchSpecificKey<Bool>()

    public override init() {
        super.init()
        queue.setSpecific(key: Self.key, value: true)
    }

    /// The app's one.
    open class var sharedInstance: DDLog { AppServices.object { DDLog() } }

    static var isOnLoggingQueue: Bool { DispatchQueue.getSpecific(key: key) == true }

    /// Runs a body when all messages before it are written.
    private func wait<Result>(_ body: () -> Result) -> Result { Self.isOnLoggingQueue ? body() : queue.sync(execute: body) }

    open class func add(_ logger: any DDLogger) { sharedInstance.add(logger) }
    open class func add(_ logger: any DDLogger, with level: DDLogLevel) { sharedInstance.add(logger, with: level) }
    open class func remove(_ logger: any DDLogger) { sharedInstance.remove(logger) }
    open class func removeAllLoggers() { sharedInstance.removeAllLoggers() }
    open class func flushLog() { sharedInstance.flushLog() }
    open class var allLoggers: [any DDLogger] { sharedInstance.allLoggers }
    open class var allLoggersWithLevel: [DDLoggerInformation] { sharedInstance.allLoggersWithLevel }
    open class func log(asynchronous: Bool, message logMessage: DDLogMessage) { sharedInstance.log(asynchronous: asynchronous, message: logMessage) }

    open func add(_ logger: any DDLogger) { add(logger, with: .all) }

    open func add(_ logger: any DDLogger, with level: DDLogLevel) {
        wait {
            guard !loggers.contains(where: { $0.logger === logger && $0.level == level }) else { return }
            loggers.append(DDLoggerInformation(logger, level))
            logger.didAdd()
        }
    }

    open func remove(_ logger: any DDLogger) {
        wait {
            guard let index = loggers.firstIndex(where: { $0.logger === logger }) else { return }
            loggers.remove(at: index).logger.willRemove()
        }
    }

    open func removeAllLoggers() {
        wait {
            loggers.forEach { $0.logger.willRemove() }
            loggers = []
        }
    }

    open var allLoggers: [any DDLogger] { wait { loggers.map(\.logger) } }
    open var allLoggersWithLevel: [DDLoggerInformation] { wait { loggers } }

    /// Hands a message to the loggers whose level it has.
    open func log(asynchronous: Bool, message logMessage: DDLogMessage) {
        let work = { [self] in
            for information in loggers where information.level.rawValue & logMessage.flag.rawValue != 0 { information.logger.log(message: logMessage) }
        }
        guard asynchronous else { return wait(work) }
        nonisolated(unsafe) let later = work
        queue.async { later() }
    }

    open func flushLog() { wait { loggers.forEach { $0.logger.flush() } } }
}

public func _DDLogMessage(
    _ message: @autoclosure () -> Any, level: DDLogLevel, flag: DDLogFlag, context: Int, file: StaticString, function: StaticString, line: UInt, tag: Any?,
    asynchronous: Bool?, ddlog: DDLog
) {
    guard level.rawValue & dynamicLogLevel.rawValue & flag.rawValue != 0 else { return }
    let made = DDLogMessage(
        message: String(describing: message()), level: level, flag: flag, context: context, file: "\(file)", function: "\(function)", line: line, tag: tag)
    ddlog.log(asynchronous: asynchronous ?? asyncLoggingEnabled, message: made)
}

public func DDLogDebug(
    _ message: @autoclosure () -> Any, level: DDLogLevel = DDDefaultLogLevel, context: Int = 0, file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line, tag: Any? = nil, asynchronous: Bool? = nil, ddlog: DDLog = .sharedInstance
) {
    _DDLogMessage(
        message(), level: level, flag: .debug, context: context, file: file, function: function, line: line, tag: tag, asynchronous: asynchronous,
        ddlog: ddlog)
}

public func DDLogInfo(
    _ message: @autoclosure () -> Any, level: DDLogLevel = DDDefaultLogLevel, context: Int = 0, file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line, tag: Any? = nil, asynchronous: Bool? = nil, ddlog: DDLog = .sharedInstance
) {
    _DDLogMessage(
        message(), level: level, flag: .info, context: context, file: file, function: function, line: line, tag: tag, asynchronous: asynchronous,
        ddlog: ddlog)
}

public func DDLogWarn(
    _ message: @autoclosure () -> Any, level: DDLogLevel = DDDefaultLogLevel, context: Int = 0, file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line, tag: Any? = nil, asynchronous: Bool? = nil, ddlog: DDLog = .sharedInstance
) {
    _DDLogMessage(
        message(), level: level, flag: .warning, context: context, file: file, function: function, line: line, tag: tag, asynchronous: asynchronous,
        ddlog: ddlog)
}

public func DDLogVerbose(
    _ message: @autoclosure () -> Any, level: DDLogLevel = DDDefaultLogLevel, context: Int = 0, file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line, tag: Any? = nil, asynchronous: Bool? = nil, ddlog: DDLog = .sharedInstance
) {
    _DDLogMessage(
        message(), level: level, flag: .verbose, context: context, file: file, function: function, line: line, tag: tag, asynchronous: asynchronous,
        ddlog: ddlog)
}

/// Errors are written before the call returns, unless said otherwise.
public func DDLogError(
    _ message: @autoclosure () -> Any, level: DDLogLevel = DDDefaultLogLevel, context: Int = 0, file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line, tag: Any? = nil, asynchronous: Bool? = false, ddlog: DDLog = .sharedInstance
) {
    _DDLogMessage(
        message(), level: level, flag: .error, context: context, file: file, function: function, line: line, tag: tag, asynchronous: asynchronous,
        ddlog: ddlog)
}

/// The name of a file without folders and extension.
public func currentFileName(_ fileName: StaticString = #file) -> String { (("\(fileName)" as NSString).lastPathComponent as NSString).deletingPathExtension }

/// Logs an error where a condition does not hold, and stops the program in debug builds.
public func DDAssert(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", level: DDLogLevel = DDDefaultLogLevel, context: Int = 0,
    file: StaticString = #file, function: StaticString = #function, line: UInt = #line, tag: Any? = nil, asynchronous: Bool? = nil,
    ddlog: DDLog = .sharedInstance
) {
    if !condition() {
        DDLogError(message(), level: level, context: context, file: file, function: function, line: line, tag: tag, asynchronous: false, ddlog: ddlog)
        assertionFailure(message(), file: file, line: line)
    }
}

public func DDAssertionFailure(
    _ message: @autoclosure () -> String = "", level: DDLogLevel = DDDefaultLogLevel, context: Int = 0, file: StaticString = #file,
    function: StaticString = #function, line: UInt = #line, tag: Any? = nil, asynchronous: Bool? = nil, ddlog: DDLog = .sharedInstance
) {
    DDLogError(message(), level: level, context: context, file: file, function: function, line: line, tag: tag, asynchronous: false, ddlog: ddlog)
    assertionFailure(message(), file: file, line: line)
}
