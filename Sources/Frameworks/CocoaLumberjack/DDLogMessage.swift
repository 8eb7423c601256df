import ObjectRuntime

/// A text with values in it, as a message is written.
public struct DDLogMessageFormat: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
    public let description: String
    public init(stringLiteral value: String) { description = value }
    public init(stringInterpolation: DefaultStringInterpolation) { description = String(stringInterpolation: stringInterpolation) }
}

/// A message with its weight and the place that it comes from.
open class DDLogMessage: NSObject, NSCopying, @unchecked Sendable {
    public let message: String
    public let level: DDLogLevel
    public let flag: DDLogFlag
    /// A number of the app's own, for formatters and loggers. Default 0.
    public let context: Int
    public let file: String
    public let function: String?
    public let line: UInt
    public let representedObject: Any?
    public let options: DDLogMessageOptions
    public let timestamp: Date
    public let threadID: String
    public let threadName: String?
    public let queueLabel: String

    public init(
        message: String, level: DDLogLevel, flag: DDLogFlag, context: Int, file: String, function: String?, line: UInt, tag: Any?,
        options: DDLogMessageOptions = [], timestamp: Date? = nil
    ) {
        (self.message, self.level, self.flag, self.context) = (message, level, flag, context)
        (self.file, self.function, self.line, representedObject, self.options) = (file, function, line, tag, options)
        self.timestamp = timestamp ?? Date()
        threadID = Thread.isMainThread ? "1" : String(UInt(bitPattern: ObjectIdentifier(Thread.current).hashValue) & 0xFFFF)
        threadName = Thread.current.name
        queueLabel = Thread.isMainThread ? "com.apple.main-thread" : ""
        super.init()
    }

    public convenience init(
        _ format: DDLogMessageFormat, level: DDLogLevel, flag: DDLogFlag, context: Int = 0, file: StaticString = #file,
        function: StaticString = #function, line: UInt = #line, tag: Any? = nil, timestamp: Date? = nil
    ) {
        self.init(
            message: format.description, level: level, flag: flag, context: context, file: "\(file)", function: "\(function)", line: line, tag: tag,
            timestamp: timestamp)
    }

    open var tag: Any? { representedObject }
    /// The file's name without folders and extension.
    open var fileName: String { ((file as NSString).lastPathComponent as NSString).deletingPathExtension }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
