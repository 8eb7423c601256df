import ObjectRuntime

/// Makes the line of a message; nil leaves it out.
public protocol DDLogFormatter: NSObjectProtocol {
    func format(message logMessage: DDLogMessage) -> String?
    func didAdd(to logger: any DDLogger)
    func willRemove(from logger: any DDLogger)
}

extension DDLogFormatter {
    public func didAdd(to logger: any DDLogger) {}
    public func willRemove(from logger: any DDLogger) {}
}

/// Writes messages somewhere.
public protocol DDLogger: NSObjectProtocol {
    func log(message logMessage: DDLogMessage)
    var logFormatter: (any DDLogFormatter)? { get set }
    func didAdd()
    func willRemove()
    func flush()
    var loggerName: String { get }
}

extension DDLogger {
    public func didAdd() {}
    public func willRemove() {}
    public func flush() {}
    public var loggerName: String { String(describing: type(of: self)) }
}

/// A logger that apps make their own of.
open class DDAbstractLogger: NSObject, DDLogger, @unchecked Sendable {
    open var logFormatter: (any DDLogFormatter)? {
        willSet { logFormatter?.willRemove(from: self) }
        didSet { logFormatter?.didAdd(to: self) }
    }
    open var loggerQueue: DispatchQueue { queue }
    private let queue = DispatchQueue(label: "cocoa.lumberjack.logger")

    public override init() { super.init() }

    open func log(message logMessage: DDLogMessage) {}
    open func didAdd() {}
    open func willRemove() {}
    open func flush() {}
    open var loggerName: String { String(describing: type(of: self)) }
    open var isOnGlobalLoggingQueue: Bool { DDLog.isOnLoggingQueue }

    /// The line of a message, or the message where there is no formatter; nil where the formatter leaves it out.
    func line(of message: DDLogMessage) -> String? { logFormatter == nil ? message.message : logFormatter?.format(message: message) }
}

/// Writes to the standard error stream.
open class DDTTYLogger: DDAbstractLogger, @unchecked Sendable {
    /// The app's one. Older versions have a function of the name: the call answers with the object.
    open class var sharedInstance: DDTTYLogger! { AppServices.object { DDTTYLogger() } }
    public func callAsFunction() -> DDTTYLogger! { self }

    /// Kept: colours are not written.
    open var colorsEnabled = false
    open var automaticallyAppendNewlineForCustomFormatters = true

    open override func log(message logMessage: DDLogMessage) {
        guard let line = line(of: logMessage) else { return }
        let text: String =
            logFormatter == nil ? "\(LogLine.date(logMessage.timestamp)) \(ProcessInfo.processInfo.processName)[\(logMessage.threadID)] \(line)" : line
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
}

/// Writes to the system's log, which is the standard error stream here.
open class DDOSLogger: DDAbstractLogger, @unchecked Sendable {
    open class var sharedInstance: DDOSLogger { AppServices.object { DDOSLogger() } }
    public func callAsFunction() -> DDOSLogger { self }
    private let subsystem: String?
    private let category: String?

    public init(subsystem: String?, category: String?) {
        (self.subsystem, self.category) = (subsystem, category)
        super.init()
    }

    public convenience override init() { self.init(subsystem: nil, category: nil) }

    open override func log(message logMessage: DDLogMessage) {
        guard let line = line(of: logMessage) else { return }
        let place: String = [subsystem, category].compactMap(\.self).joined(separator: ":")
        FileHandle.standardError.write(Data((place.isEmpty ? "\(line)\n" : "[\(place)] \(line)\n").utf8))
    }
}

/// Writes to the system's older log, which is the standard error stream here.
open class DDASLLogger: DDAbstractLogger, @unchecked Sendable {
    open class var sharedInstance: DDASLLogger! { AppServices.object { DDASLLogger() } }
    public func callAsFunction() -> DDASLLogger! { self }

    open override func log(message logMessage: DDLogMessage) {
        if let line = line(of: logMessage) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
    }
}

enum LogLine {
    /// A time as lines begin with it.
    static func date(_ date: Date, format: String = "yyyy-MM-dd HH:mm:ss:SSS") -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = format
        return formatter.string(from: date)
    }
}

/// Lines of a file: the time and the message.
open class DDLogFileFormatterDefault: NSObject, DDLogFormatter {
    private let formatter: DateFormatter?

    public init(dateFormatter: DateFormatter?) {
        formatter = dateFormatter
        super.init()
    }

    public convenience override init() { self.init(dateFormatter: nil) }

    open func format(message logMessage: DDLogMessage) -> String? {
        let time: String = formatter?.string(from: logMessage.timestamp) ?? LogLine.date(logMessage.timestamp, format: "yyyy/MM/dd HH:mm:ss:SSS")
        return "\(time)  \(logMessage.message)"
    }
}
