import Foundation

/// Writes messages of one subsystem and category.
///
/// There is no log of the system here. Messages from `default` on go to standard error; those for developers alone (`debug`, `info`) do
/// where `OS_ACTIVITY_DT_MODE` is set, as Xcode sets it. What they say is only made where it is written.
public struct Logger: Sendable {
    let log: OSLog

    public init() { log = .default }
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ logObj: OSLog) { log = logObj }

    public func log(_ message: @autoclosure () -> OSLogMessage) { write(.default, message()) }
    public func log(level: OSLogType, _ message: @autoclosure () -> OSLogMessage) { write(level, message()) }
    public func trace(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message()) }
    public func debug(_ message: @autoclosure () -> OSLogMessage) { write(.debug, message()) }
    public func info(_ message: @autoclosure () -> OSLogMessage) { write(.info, message()) }
    public func notice(_ message: @autoclosure () -> OSLogMessage) { write(.default, message()) }
    public func warning(_ message: @autoclosure () -> OSLogMessage) { write(.error, message()) }
    public func error(_ message: @autoclosure () -> OSLogMessage) { write(.error, message()) }
    public func critical(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message()) }
    public func fault(_ message: @autoclosure () -> OSLogMessage) { write(.fault, message()) }

    private func write(_ type: OSLogType, _ message: @autoclosure () -> OSLogMessage) {
        if log.isEnabled(type: type) { log.write(message().text) }
    }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    public static let `default` = OSLogType(0x00)
    public static let info = OSLogType(0x01)
    public static let debug = OSLogType(0x02)
    public static let error = OSLogType(0x10)
    public static let fault = OSLogType(0x11)
}

/// The log of a subsystem and category.
public final class OSLog: Sendable {
    private let prefix: String
    private let isDisabled: Bool

    public static let `default` = OSLog(prefix: "", isDisabled: false)
    /// Writes nothing.
    public static let disabled = OSLog(prefix: "", isDisabled: true)

    public convenience init(subsystem: String, category: String) {
        let place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
        self.init(prefix: place.isEmpty ? "" : "[\(place)] ", isDisabled: false)
    }

    /// - Parameter category: one that Instruments knows.
    public convenience init(subsystem: String, category: Category) { self.init(subsystem: subsystem, category: category.rawValue) }

    /// The categories of which Instruments takes events by itself.
    public struct Category: Equatable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Events of general interest.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Events that are written while a tool records them.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// As `dynamicTracing`, with the calls that led to them.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    private init(prefix: String, isDisabled: Bool) {
        self.prefix = prefix
        self.isDisabled = isDisabled
    }

    public func isEnabled(type: OSLogType) -> Bool {
        !isDisabled && (Self.isVerbose || type != .debug && type != .info)
    }

    private static let isVerbose = ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil

    func write(_ text: String) {
        FileHandle.standardError.write(Data((prefix + text + "\n").utf8))
    }
}

/// Writes a message in the form of before `Logger`, with the placeholders of `String(format:)`.
public func os_log(_ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...) {
    guard log.isEnabled(type: type) else { return }
    let format = "\(message)".replacingOccurrences(of: "%{public}", with: "%").replacingOccurrences(of: "%{private}", with: "%")
    log.write(withVaList(arguments) { NSString(format: format, arguments: $0) as String })
}

public func os_log(_ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {
    guard log.isEnabled(type: type) else { return }
    log.write(withVaList(arguments) { NSString(format: "\(message)", arguments: $0) as String })
}
