import UIKit

/// The kits that apps had before Firebase took Crashlytics over. None sends anything.
open class Fabric: NSObject, @unchecked Sendable {
    /// Kept. Default false.
    open var debug = false
    private(set) var kits: [Any] = []

    override init() { super.init() }

    open class func sharedSDK() -> Fabric { AppServices.object { Fabric() } }

    /// Begins with kits, which are kept. The first call counts.
    @discardableResult
    open class func with(_ kits: [Any]) -> Fabric {
        let fabric: Fabric = sharedSDK()
        if fabric.kits.isEmpty { fabric.kits = kits }
        return fabric
    }
}

@preconcurrency public protocol CrashlyticsDelegate: NSObjectProtocol {
    /// Is not called: crashes are not looked for.
    func crashlyticsDidDetectReport(forLastExecution report: CLSReport, completionHandler: @escaping (Bool) -> Void)
}

extension CrashlyticsDelegate {
    public func crashlyticsDidDetectReport(forLastExecution report: CLSReport, completionHandler: @escaping (Bool) -> Void) { completionHandler(true) }
}

/// A report of a crash. There are none.
open class CLSReport: NSObject, @unchecked Sendable {
    public let identifier: String
    public let dateCreated: Date
    open var userName: String?
    open var userEmail: String?
    open var userIdentifier: String?

    init(identifier: String, dateCreated: Date) {
        (self.identifier, self.dateCreated) = (identifier, dateCreated)
        super.init()
    }
}

open class CLSStackFrame: NSObject, @unchecked Sendable {
    open var symbol: String?
    open var rawSymbol: String?
    open var library: String?
    open var fileName: String?
    open var lineNumber: UInt32 = 0
    open var offset: UInt64 = 0
    open var address: UInt64 = 0

    public override init() { super.init() }
    public convenience init(symbol: String) {
        self.init()
        self.symbol = symbol
    }
    public convenience init(address: UInt) {
        self.init()
        self.address = UInt64(address)
    }
}

extension Crashlytics {
    public class func sharedInstance() -> Crashlytics { crashlytics() }
    @discardableResult
    public class func start(withAPIKey apiKey: String) -> Crashlytics { crashlytics() }
    @discardableResult
    public class func start(withAPIKey apiKey: String, delegate: (any CrashlyticsDelegate)?) -> Crashlytics {
        crashlytics().delegate = delegate
        return crashlytics()
    }

    public var version: String { "3.14.0" }
    /// Stops the program.
    public func crash() { fatalError("A crash that the app asked for.") }
    /// Stops the program.
    public func throwException() { fatalError("An exception that the app asked for.") }

    public func setUserIdentifier(_ identifier: String?) { setUserID(identifier) }
    public func setUserName(_ name: String?) { setCustomValue(name, forKey: "com.crashlytics.user-name") }
    public func setUserEmail(_ email: String?) { setCustomValue(email, forKey: "com.crashlytics.user-email") }
    public func setObjectValue(_ value: Any?, forKey key: String) { setCustomValue(value, forKey: key) }
    public func setIntValue(_ value: Int32, forKey key: String) { setCustomValue(value, forKey: key) }
    public func setBoolValue(_ value: Bool, forKey key: String) { setCustomValue(value, forKey: key) }
    public func setFloatValue(_ value: Float, forKey key: String) { setCustomValue(value, forKey: key) }

    public func recordError(_ error: any Error) { record(error: error) }
    public func recordError(_ error: any Error, withAdditionalUserInfo userInfo: [String: Any]?) { record(error: error, userInfo: userInfo) }
    public func recordCustomExceptionName(_ name: String, reason: String?, frameArray: [CLSStackFrame]) {
        record(exceptionModel: ExceptionModel(name: name, reason: reason ?? ""))
    }
}

/// A line for reports, which are sent nowhere.
public func CLSLogv(_ format: String, _ ap: CVaListPointer) { Crashlytics.crashlytics().log(format: format, arguments: ap) }
/// The same, which is also written to the log.
public func CLSNSLogv(_ format: String, _ ap: CVaListPointer) {
    Crashlytics.crashlytics().log(format: format, arguments: ap)
    NSLogv(format, ap)
}
