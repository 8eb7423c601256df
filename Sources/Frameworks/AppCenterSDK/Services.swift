import UIKit

/// A service of App Center, which is enabled from its start on until an app has another wish.
open class CenterService: NSObject {
    open class var enabled: Bool {
        get { CenterState.current.isEnabled(self) }
        set { CenterState.current.set(self, newValue) }
    }
    open class func setEnabled(_ isEnabled: Bool) { enabled = isEnabled }
    open class func isEnabled() -> Bool { enabled }
}

public struct Flags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = Flags(rawValue: 1)
    public static let critical = Flags(rawValue: 2)
    public static let `default`: Flags = .normal
}

/// Takes events, which are sent nowhere.
open class Analytics: CenterService {
    open class func trackEvent(_ eventName: String) {}
    open class func trackEvent(_ eventName: String, withProperties properties: [String: String]?) {}
    open class func trackEvent(_ eventName: String, withProperties properties: [String: String]?, flags: Flags) {}
    open class func pause() {}
    open class func resume() {}
}

/// The same as versions before 4 name it.
open class MSAnalytics: Analytics {}

/// A report of a crash. There are none.
open class ErrorReport: NSObject, @unchecked Sendable {
    public let incidentIdentifier: String?
    public let appStartTime: Date?
    public let appErrorTime: Date?

    init(incidentIdentifier: String?, appStartTime: Date?, appErrorTime: Date?) {
        (self.incidentIdentifier, self.appStartTime, self.appErrorTime) = (incidentIdentifier, appStartTime, appErrorTime)
        super.init()
    }
}
public typealias MSErrorReport = ErrorReport

open class ErrorAttachmentLog: NSObject, @unchecked Sendable {
    public let filename: String?
    public let data: Data
    public let contentType: String

    public init(filename: String?, attachmentText text: String) {
        (self.filename, data, contentType) = (filename, Data(text.utf8), "text/plain")
        super.init()
    }
    public init(filename: String?, attachmentBinary data: Data, contentType: String) {
        (self.filename, self.data, self.contentType) = (filename, data, contentType)
        super.init()
    }
    public class func attachment(withText text: String, filename: String?) -> ErrorAttachmentLog {
        ErrorAttachmentLog(filename: filename, attachmentText: text)
    }
    public class func attachment(withBinary data: Data, filename: String?, contentType: String) -> ErrorAttachmentLog {
        ErrorAttachmentLog(filename: filename, attachmentBinary: data, contentType: contentType)
    }
}
public typealias MSErrorAttachmentLog = ErrorAttachmentLog

/// Is told of nothing: there are no reports.
public protocol CrashesDelegate: NSObjectProtocol {
    func crashes(_ crashes: Crashes, shouldProcess errorReport: ErrorReport) -> Bool
    func attachments(with crashes: Crashes, for errorReport: ErrorReport) -> [ErrorAttachmentLog]?
    func crashes(_ crashes: Crashes, willSend errorReport: ErrorReport)
    func crashes(_ crashes: Crashes, didSucceedSending errorReport: ErrorReport)
    func crashes(_ crashes: Crashes, didFailSending errorReport: ErrorReport, withError error: (any Error)?)
}
public typealias MSCrashesDelegate = CrashesDelegate

extension CrashesDelegate {
    public func crashes(_ crashes: Crashes, shouldProcess errorReport: ErrorReport) -> Bool { true }
    public func attachments(with crashes: Crashes, for errorReport: ErrorReport) -> [ErrorAttachmentLog]? { nil }
    public func crashes(_ crashes: Crashes, willSend errorReport: ErrorReport) {}
    public func crashes(_ crashes: Crashes, didSucceedSending errorReport: ErrorReport) {}
    public func crashes(_ crashes: Crashes, didFailSending errorReport: ErrorReport, withError error: (any Error)?) {}
}

public enum UserConfirmation: UInt, Sendable { case dontSend, send, always }
public typealias MSUserConfirmation = UserConfirmation

/// Looks for no crashes, and takes errors, which are sent nowhere.
open class Crashes: CenterService {
    open class var hasCrashedInLastSession: Bool { false }
    open class var hasReceivedMemoryWarningInLastSession: Bool { false }
    open class var lastSessionCrashReport: ErrorReport? { nil }
    /// Kept.
    open class var delegate: (any CrashesDelegate)? {
        get { CenterState.current.crashesDelegate }
        set { CenterState.current.crashesDelegate = newValue }
    }
    open class func setDelegate(_ delegate: (any CrashesDelegate)?) { self.delegate = delegate }
    open class func trackError(_ error: any Error, properties: [String: String]?, attachments: [ErrorAttachmentLog]?) {}
    open class func notify(with userConfirmation: UserConfirmation) {}
    /// Stops the program.
    open class func generateTestCrash() { fatalError("A crash that the app asked for.") }
}

/// The same as versions before 4 name it.
open class MSCrashes: Crashes {
    open class func hasCrashedInLastSession() -> Bool { false }
    open class func lastSessionCrashReport() -> ErrorReport? { nil }
}

public enum UpdateTrack: UInt, Sendable { case `public` = 1, `private` = 2 }

/// A newer version of the app. There is none.
open class ReleaseDetails: NSObject, @unchecked Sendable {
    public let shortVersion: String?
    public let version: String?
    public let releaseNotes: String?

    init(shortVersion: String?, version: String?, releaseNotes: String?) {
        (self.shortVersion, self.version, self.releaseNotes) = (shortVersion, version, releaseNotes)
        super.init()
    }
}

/// Is told of nothing: there are no newer versions.
public protocol DistributeDelegate: NSObjectProtocol {
    func distribute(_ distribute: Distribute, releaseAvailableWith details: ReleaseDetails) -> Bool
}

extension DistributeDelegate {
    public func distribute(_ distribute: Distribute, releaseAvailableWith details: ReleaseDetails) -> Bool { false }
}

/// Finds no newer versions of the app.
open class Distribute: CenterService {
    /// Kept.
    open class var delegate: (any DistributeDelegate)? {
        get { CenterState.current.distributeDelegate }
        set { CenterState.current.distributeDelegate = newValue }
    }
    open class func setDelegate(_ delegate: (any DistributeDelegate)?) { self.delegate = delegate }
    /// Kept. Default `public`.
    open class var updateTrack: UpdateTrack {
        get { CenterState.current.updateTrack }
        set { CenterState.current.updateTrack = newValue }
    }
    open class func checkForUpdate() {}
    open class func disableAutomaticCheckForUpdate() {}
    @discardableResult
    open class func open(_ url: URL) -> Bool { false }
}

/// The same as versions before 4 name it.
open class MSDistribute: Distribute {}

/// As versions before 4 have it: none comes.
open class MSPush: CenterService {}
