@_exported import ObjectRuntime

public enum WCSessionActivationState: Int, Sendable { case notActivated = 0, inactive, activated }

/// Speaks with the app on a paired watch. There is none: sessions are not supported, as on an iPad.
open class WCSession: NSObject, @unchecked Sendable {
    private static var shared: WCSession { AppServices.object { WCSession() } }
    open class func isSupported() -> Bool { false }
    open class var `default`: WCSession { shared }

    private override init() { super.init() }

    open weak var delegate: (any WCSessionDelegate)?
    open private(set) var activationState: WCSessionActivationState = .notActivated
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open var isComplicationEnabled: Bool { false }
    open var isReachable: Bool { false }
    open var hasContentPending: Bool { false }
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    open var watchDirectoryURL: URL? { nil }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    /// The delegate hears that activation failed.
    open func activate() {
        ServiceReply.send { [self] in
            delegate?.session(self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported).asError)
        }
    }

    open func sendMessage(
        _ message: [String: Any], replyHandler: (@Sendable ([String: Any]) -> Void)?, errorHandler: (@Sendable (any Error) -> Void)? = nil
    ) {
        refuse(errorHandler)
    }

    open func sendMessageData(_ data: Data, replyHandler: (@Sendable (Data) -> Void)?, errorHandler: (@Sendable (any Error) -> Void)? = nil) {
        refuse(errorHandler)
    }

    private func refuse(_ handler: (@Sendable (any Error) -> Void)?) {
        guard let handler else { return }
        ServiceReply.send { handler(WCError(.sessionNotActivated).asError) }
    }

    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.sessionNotActivated).asError }

    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo) }

    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer { WCSessionUserInfoTransfer(userInfo) }

    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer { WCSessionFileTransfer(WCSessionFile(file, metadata)) }
}

open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    open var userInfo: [String: Any]
    open var isTransferring: Bool { false }
    open var isCurrentComplicationInfo: Bool { false }
    init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
    open func cancel() {}
}

open class WCSessionFile: NSObject, @unchecked Sendable {
    open var fileURL: URL
    open var metadata: [String: Any]?
    init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}

open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    open var file: WCSessionFile
    open var isTransferring: Bool { false }
    open var progress: Progress { Progress(totalUnitCount: 1) }
    init(_ file: WCSessionFile) { self.file = file }
    open func cancel() {}
}

public let WCErrorDomain = "WCErrorDomain"

public struct WCError: Error, Sendable {
    public enum Code: Int, Sendable {
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired, watchAppNotInstalled, notReachable
        case invalidParameter, payloadTooLarge, payloadUnsupportedTypes, messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed
        case insufficientSpace, sessionInactive, transferTimedOut, companionAppNotInstalled
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    var asError: NSError { NSError(domain: WCErrorDomain, code: code.rawValue) }
}

@preconcurrency public protocol WCSessionDelegate: NSObjectProtocol {
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    func sessionDidBecomeInactive(_ session: WCSession)
    func sessionDidDeactivate(_ session: WCSession)
    func sessionWatchStateDidChange(_ session: WCSession) throws(Unimplemented)
    func sessionReachabilityDidChange(_ session: WCSession) throws(Unimplemented)
    func session(_ session: WCSession, didReceiveMessage message: [String: Any]) throws(Unimplemented)
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) throws(Unimplemented)
    func session(_ session: WCSession, didReceiveMessageData messageData: Data) throws(Unimplemented)
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) throws(Unimplemented)
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) throws(Unimplemented)
    func session(_ session: WCSession, didReceive file: WCSessionFile) throws(Unimplemented)
    func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) throws(Unimplemented)
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) throws(Unimplemented)
}

// Nobody speaks: none of these is called.
extension WCSessionDelegate {
    public func sessionWatchStateDidChange(_ session: WCSession) throws(Unimplemented) { throw Unimplemented() }
    public func sessionReachabilityDidChange(_ session: WCSession) throws(Unimplemented) { throw Unimplemented() }
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) throws(Unimplemented) { throw Unimplemented() }
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) throws(Unimplemented) { throw Unimplemented() }
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) throws(Unimplemented) { throw Unimplemented() }
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) throws(Unimplemented) {
        throw Unimplemented()
    }
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) throws(Unimplemented) { throw Unimplemented() }
    public func session(_ session: WCSession, didReceive file: WCSessionFile) throws(Unimplemented) { throw Unimplemented() }
    public func session(_ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?) throws(Unimplemented) {
        throw Unimplemented()
    }
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) throws(Unimplemented) {
        throw Unimplemented()
    }
}
