import UIKit

/// Takes reports of errors and sends them nowhere. What an app tells it while it runs is kept until it ends.
open class Crashlytics: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var values: [String: String] = [:]
    private var isCollecting = true
    /// Kept, as Fabric's kit had it. Default false.
    open var debugMode = false
    /// Kept, as Fabric's kit had it.
    open weak var delegate: (any CrashlyticsDelegate)?

    open class func crashlytics() -> Crashlytics { AppServices.object { Crashlytics() } }

    open func log(_ msg: String) {}
    open func log(format: String, arguments args: CVaListPointer) {}
    open func setCustomValue(_ value: Any?, forKey key: String) { lock.withLock { values[key] = value.map { "\($0)" } } }
    open func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) { for (key, value) in keysAndValues { setCustomValue(value, forKey: "\(key)") } }
    open func setUserID(_ userID: String?) { setCustomValue(userID, forKey: "com.crashlytics.user-id") }
    open func record(error: any Error) {}
    open func record(error: any Error, userInfo: [String: Any]?) {}
    open func record(exceptionModel: ExceptionModel) {}

    /// False: crashes are not looked for.
    open func didCrashDuringPreviousExecution() -> Bool { false }
    open func setCrashlyticsCollectionEnabled(_ enabled: Bool) { lock.withLock { isCollecting = enabled } }
    open func isCrashlyticsCollectionEnabled() -> Bool { lock.withLock { isCollecting } }
    /// There are none.
    open func checkForUnsentReports(completion: @escaping (Bool) -> Void) { ServiceReply.send(on: .main) { completion(false) } }
    open func checkForUnsentReports() async -> Bool { false }
    open func checkAndUpdateUnsentReports(completion: @escaping (CrashlyticsReport?) -> Void) { ServiceReply.send(on: .main) { completion(nil) } }
    open func sendUnsentReports() {}
    open func deleteUnsentReports() {}
}

/// A report that was not sent. There are none.
open class CrashlyticsReport: NSObject, @unchecked Sendable {
    public let reportID: String
    public let dateCreated: Date
    public let hasCrash: Bool

    init(reportID: String, dateCreated: Date) {
        (self.reportID, self.dateCreated, hasCrash) = (reportID, dateCreated, false)
        super.init()
    }

    open func log(_ msg: String) {}
    open func setCustomValue(_ value: Any?, forKey key: String) {}
    open func setCustomKeysAndValues(_ keysAndValues: [AnyHashable: Any]) {}
    open func setUserID(_ userID: String?) {}
}

open class ExceptionModel: NSObject, @unchecked Sendable {
    let name: String
    let reason: String
    open var stackTrace: [StackFrame] = []

    public init(name: String, reason: String) {
        (self.name, self.reason) = (name, reason)
        super.init()
    }
}

open class StackFrame: NSObject, @unchecked Sendable {
    let symbol: String

    public init(symbol: String, file: String, line: Int) {
        self.symbol = "\(symbol) (\(file):\(line))"
        super.init()
    }
    public convenience init(address: UInt) { self.init(symbol: "0x" + String(address, radix: 16), file: "", line: 0) }
}
