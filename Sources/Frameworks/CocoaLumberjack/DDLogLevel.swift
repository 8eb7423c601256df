import ObjectRuntime

/// The weight of a message.
public struct DDLogFlag: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let error = DDLogFlag(rawValue: 1 << 0)
    public static let warning = DDLogFlag(rawValue: 1 << 1)
    public static let info = DDLogFlag(rawValue: 1 << 2)
    public static let debug = DDLogFlag(rawValue: 1 << 3)
    public static let verbose = DDLogFlag(rawValue: 1 << 4)

    public init(_ logLevel: DDLogLevel) { self.init(rawValue: logLevel.rawValue) }
    public static func from(_ logLevel: DDLogLevel) -> DDLogFlag { DDLogFlag(logLevel) }

    /// The level of these weights, or that of the lightest of them.
    public func toLogLevel() -> DDLogLevel {
        if let level = DDLogLevel(rawValue: rawValue) { return level }
        let levels: [(DDLogFlag, DDLogLevel)] = [(.verbose, .verbose), (.debug, .debug), (.info, .info), (.warning, .warning), (.error, .error)]
        return levels.first { contains($0.0) }?.1 ?? .off
    }
}

/// The lightest messages that count, with all heavier ones.
public enum DDLogLevel: UInt, Sendable {
    case off = 0
    case error = 1
    case warning = 3
    case info = 7
    case debug = 15
    case verbose = 31
    case all = 0xFFFF_FFFF_FFFF_FFFF
}

public struct DDLogMessageOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let copyFile = DDLogMessageOptions(rawValue: 1 << 0)
    public static let copyFunction = DDLogMessageOptions(rawValue: 1 << 1)
    public static let dontCopyMessage = DDLogMessageOptions(rawValue: 1 << 2)
}

/// The levels that an app sets for all of it.
final class LogSettings: @unchecked Sendable {
    private let lock = NSLock()
    private var ownLevel = DDLogLevel.all
    private var ownAsynchronous = true

    static var shared: LogSettings { AppServices.object { LogSettings() } }

    var level: DDLogLevel {
        get { lock.withLock { ownLevel } }
        set { lock.withLock { ownLevel = newValue } }
    }
    var isAsynchronous: Bool {
        get { lock.withLock { ownAsynchronous } }
        set { lock.withLock { ownAsynchronous = newValue } }
    }
}

public let DDDefaultLogLevel: DDLogLevel = .all

/// The level below which messages are passed over. Default `.all`.
public var dynamicLogLevel: DDLogLevel {
    get { LogSettings.shared.level }
    set { LogSettings.shared.level = newValue }
}

/// The same by its older name.
public var defaultDebugLevel: DDLogLevel {
    get { dynamicLogLevel }
    set { dynamicLogLevel = newValue }
}

public func resetDynamicLogLevel() { dynamicLogLevel = .all }
public func resetDefaultDebugLevel() { dynamicLogLevel = .all }

/// Whether messages but errors are written after the call has returned. Default true.
public var asyncLoggingEnabled: Bool {
    get { LogSettings.shared.isAsynchronous }
    set { LogSettings.shared.isAsynchronous = newValue }
}
