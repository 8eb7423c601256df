@_exported import ObjectRuntime

/// A file of messages.
open class DDLogFileInfo: NSObject, @unchecked Sendable {
    public let filePath: String
    open var isArchived: Bool

    public init?(filePath: String?) {
        guard let filePath else { return nil }
        (self.filePath, isArchived) = (filePath, false)
        super.init()
    }

    init(path: String, isArchived: Bool) {
        (filePath, self.isArchived) = (path, isArchived)
        super.init()
    }

    private var attributes: [FileAttributeKey: Any] { (try? FileManager.default.attributesOfItem(atPath: filePath)) ?? [:] }
    open var fileName: String { (filePath as NSString).lastPathComponent }
    open var fileAttributes: [FileAttributeKey: Any] { attributes }
    open var fileSize: UInt64 { (attributes[.size] as? NSNumber)?.uint64Value ?? 0 }
    open var creationDate: Date? { (attributes[.creationDate] as? Date) ?? modificationDate }
    open var modificationDate: Date? { attributes[.modificationDate] as? Date }
    /// Seconds since it was made.
    open var age: TimeInterval { creationDate.map { Date().timeIntervalSince($0) } ?? 0 }
}

/// Names files of messages, and removes old ones.
public protocol DDLogFileManager: NSObjectProtocol {
    var maximumNumberOfLogFiles: UInt { get set }
    /// Bytes of all files together; 0 for any number.
    var logFilesDiskQuota: UInt64 { get set }
    var logsDirectory: String { get }
    var unsortedLogFilePaths: [String] { get }
    var unsortedLogFileNames: [String] { get }
    var unsortedLogFileInfos: [DDLogFileInfo] { get }
    /// The newest first.
    var sortedLogFilePaths: [String] { get }
    var sortedLogFileNames: [String] { get }
    var sortedLogFileInfos: [DDLogFileInfo] { get }
    func createNewLogFile() throws -> String
}

/// Files in a folder of the app's caches, five at the most.
open class DDLogFileManagerDefault: NSObject, DDLogFileManager, @unchecked Sendable {
    open var maximumNumberOfLogFiles: UInt = 5 { didSet { removeOld() } }
    open var logFilesDiskQuota: UInt64 = 20 * 1024 * 1024 { didSet { removeOld() } }
    public let logsDirectory: String

    public init(logsDirectory: String?) {
        let caches: String = NSSearchPathForDirectoriesInDomains(.cachesDirectory, .userDomainMask, true).first ?? NSTemporaryDirectory()
        self.logsDirectory = logsDirectory ?? (caches as NSString).appendingPathComponent("Logs")
        super.init()
        try? FileManager.default.createDirectory(atPath: self.logsDirectory, withIntermediateDirectories: true)
    }

    public convenience override init() { self.init(logsDirectory: nil) }

    private var prefix: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

    /// The name of the next file.
    open var newLogFileName: String { "\(prefix) \(LogLine.date(Date(), format: "yyyy-MM-dd--HH-mm-ss-SSS")).log" }
    open func isLogFile(withName fileName: String) -> Bool { fileName.hasPrefix(prefix) && fileName.hasSuffix(".log") }

    open var unsortedLogFileNames: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: logsDirectory)) ?? []).filter(isLogFile(withName:)) }
    open var unsortedLogFilePaths: [String] { unsortedLogFileNames.map { (logsDirectory as NSString).appendingPathComponent($0) } }
    open var unsortedLogFileInfos: [DDLogFileInfo] { unsortedLogFilePaths.map { DDLogFileInfo(path: $0, isArchived: false) } }
    // The names have their times in them, and numbers where these are the same.
    open var sortedLogFileNames: [String] {
        unsortedLogFileNames.sorted { first, second in
            (first as NSString).deletingPathExtension.compare((second as NSString).deletingPathExtension, options: .numeric) == .orderedDescending
        }
    }
    open var sortedLogFilePaths: [String] { sortedLogFileNames.map { (logsDirectory as NSString).appendingPathComponent($0) } }
    open var sortedLogFileInfos: [DDLogFileInfo] { sortedLogFilePaths.map { DDLogFileInfo(path: $0, isArchived: false) } }

    open func createNewLogFile() throws -> String {
        try FileManager.default.createDirectory(atPath: logsDirectory, withIntermediateDirectories: true)
        var path: String = (logsDirectory as NSString).appendingPathComponent(newLogFileName)
        var number = 2
        while FileManager.default.fileExists(atPath: path) {
            path = (logsDirectory as NSString).appendingPathComponent("\((newLogFileName as NSString).deletingPathExtension) \(number).log")
            number += 1
        }
        try Data().write(to: URL(fileURLWithPath: path))
        removeOld()
        return path
    }

    /// Removes the oldest files that are too many or too large.
    private func removeOld() {
        for path in LogFiles.old(sortedLogFileInfos.map { ($0.filePath, $0.fileSize) }, most: maximumNumberOfLogFiles, quota: logFilesDiskQuota) {
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}

/// Which files of messages go.
enum LogFiles {
    /// The files beyond a number, and beyond bytes together, of files from the newest; the newest stays.
    static func old(_ files: [(path: String, size: UInt64)], most: UInt, quota: UInt64) -> [String] {
        var total: UInt64 = 0
        return files.enumerated().filter { index, file in
            total += file.size
            return index > 0 && (most > 0 && UInt(index) >= most || quota > 0 && total > quota)
        }.map(\.element.path)
    }
}

/// Writes to files, one after the other.
open class DDFileLogger: DDAbstractLogger, @unchecked Sendable {
    /// Seconds after which another file begins; 0 for none. Default a day.
    open var rollingFrequency: TimeInterval = 24 * 60 * 60
    /// Bytes after which another file begins; 0 for none. Default a megabyte.
    open var maximumFileSize: UInt64 = 1024 * 1024
    /// Whether each start of the app has a file of its own.
    open var doNotReuseLogFiles = false
    open var automaticallyAppendNewlineForCustomFormatters = true
    public let logFileManager: any DDLogFileManager
    private var current: DDLogFileInfo?
    private var handle: FileHandle?

    public init(logFileManager: any DDLogFileManager) {
        self.logFileManager = logFileManager
        super.init()
        logFormatter = DDLogFileFormatterDefault()
    }

    public convenience override init() { self.init(logFileManager: DDLogFileManagerDefault()) }

    deinit { try? handle?.close() }

    /// The file that is written to, made where there is none.
    open var currentLogFileInfo: DDLogFileInfo? {
        if let current, !isFull(current) { return current }
        closeFile()
        let last: DDLogFileInfo? = doNotReuseLogFiles && current == nil ? nil : logFileManager.sortedLogFileInfos.first
        if let last, !last.isArchived, last.filePath != current?.filePath, !isFull(last) {
            current = last
        } else {
            current = (try? logFileManager.createNewLogFile()).map { DDLogFileInfo(path: $0, isArchived: false) }
        }
        return current
    }

    private func isFull(_ file: DDLogFileInfo) -> Bool {
        file.isArchived || maximumFileSize > 0 && file.fileSize >= maximumFileSize || rollingFrequency > 0 && file.age >= rollingFrequency
    }

    private func closeFile() {
        try? handle?.close()
        handle = nil
    }

    /// Begins another file.
    open func rollLogFile(withCompletion completionBlock: (() -> Void)? = nil) {
        current?.isArchived = true
        closeFile()
        _ = currentLogFileInfo
        completionBlock?()
    }

    open override func log(message logMessage: DDLogMessage) {
        guard let line = line(of: logMessage), let file = currentLogFileInfo else { return }
        if handle == nil {
            handle = FileHandle(forWritingAtPath: file.filePath)
            _ = try? handle?.seekToEnd()
        }
        try? handle?.write(contentsOf: Data((line.hasSuffix("\n") ? line : line + "\n").utf8))
    }

    open override func flush() { try? handle?.synchronize() }
}
