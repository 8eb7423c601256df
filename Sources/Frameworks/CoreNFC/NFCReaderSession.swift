@_exported import UIKit

// There is no reader, as in a simulator: sessions become invalid as soon as they begin.

public let NFCErrorDomain = "NFCError"

/// Why a reader did not do something.
public struct NFCReaderError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case readerErrorUnsupportedFeature = 1, readerErrorSecurityViolation, readerErrorInvalidParameter, readerErrorInvalidParameterLength
        case readerErrorParameterOutOfBound, readerErrorRadioDisabled, readerErrorIneligible, readerErrorAccessNotAccepted
        case readerTransceiveErrorTagConnectionLost = 100, readerTransceiveErrorRetryExceeded, readerTransceiveErrorTagResponseError
        case readerTransceiveErrorSessionInvalidated, readerTransceiveErrorTagNotConnected, readerTransceiveErrorPacketTooLong
        case readerSessionInvalidationErrorUserCanceled = 200, readerSessionInvalidationErrorSessionTimeout
        case readerSessionInvalidationErrorSessionTerminatedUnexpectedly, readerSessionInvalidationErrorSystemIsBusy
        case readerSessionInvalidationErrorFirstNDEFTagRead
        case tagCommandConfigurationErrorInvalidParameters = 300
        case ndefReaderSessionErrorTagNotWritable = 400, ndefReaderSessionErrorTagUpdateFailure, ndefReaderSessionErrorTagSizeTooSmall
        case ndefReaderSessionErrorZeroLengthMessage
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { NFCErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { code == .readerErrorUnsupportedFeature ? [NSLocalizedDescriptionKey: "Feature not supported"] : [:] }
    public var localizedDescription: String { (self as NSError).localizedDescription }
    public static var readerErrorUnsupportedFeature: Code { .readerErrorUnsupportedFeature }
    public static var readerErrorSecurityViolation: Code { .readerErrorSecurityViolation }
    public static var readerErrorInvalidParameter: Code { .readerErrorInvalidParameter }
    public static var readerErrorInvalidParameterLength: Code { .readerErrorInvalidParameterLength }
    public static var readerErrorParameterOutOfBound: Code { .readerErrorParameterOutOfBound }
    public static var readerErrorRadioDisabled: Code { .readerErrorRadioDisabled }
    public static var readerTransceiveErrorTagConnectionLost: Code { .readerTransceiveErrorTagConnectionLost }
    public static var readerTransceiveErrorRetryExceeded: Code { .readerTransceiveErrorRetryExceeded }
    public static var readerTransceiveErrorTagResponseError: Code { .readerTransceiveErrorTagResponseError }
    public static var readerTransceiveErrorSessionInvalidated: Code { .readerTransceiveErrorSessionInvalidated }
    public static var readerTransceiveErrorTagNotConnected: Code { .readerTransceiveErrorTagNotConnected }
    public static var readerTransceiveErrorPacketTooLong: Code { .readerTransceiveErrorPacketTooLong }
    public static var readerSessionInvalidationErrorUserCanceled: Code { .readerSessionInvalidationErrorUserCanceled }
    public static var readerSessionInvalidationErrorSessionTimeout: Code { .readerSessionInvalidationErrorSessionTimeout }
    public static var readerSessionInvalidationErrorSessionTerminatedUnexpectedly: Code {
        .readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    }
    public static var readerSessionInvalidationErrorSystemIsBusy: Code { .readerSessionInvalidationErrorSystemIsBusy }
    public static var readerSessionInvalidationErrorFirstNDEFTagRead: Code { .readerSessionInvalidationErrorFirstNDEFTagRead }
    public static var ndefReaderSessionErrorTagNotWritable: Code { .ndefReaderSessionErrorTagNotWritable }
    public static var ndefReaderSessionErrorTagUpdateFailure: Code { .ndefReaderSessionErrorTagUpdateFailure }
    public static var ndefReaderSessionErrorTagSizeTooSmall: Code { .ndefReaderSessionErrorTagSizeTooSmall }
    public static var ndefReaderSessionErrorZeroLengthMessage: Code { .ndefReaderSessionErrorZeroLengthMessage }
}

extension NFCReaderError.Code {
    /// Whether an error is an `NFCReaderError` of this code.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? NFCReaderError)?.code == code }
}

/// The members of all sessions.
public protocol NFCReaderSessionProtocol: NSObjectProtocol {
    var isReady: Bool { get }
    var alertMessage: String { get set }
    func begin()
    func invalidate()
    func invalidate(errorMessage: String)
}

/// Reads tags.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
    open class var readingAvailable: Bool { false }
    open weak private(set) var delegate: AnyObject?
    public let sessionQueue: DispatchQueue
    open var isReady: Bool { false }
    /// Shown to the user while tags are looked for.
    open var alertMessage = ""
    private let lock = NSLock()
    // Guarded by `lock`.
    private var isInvalid = false

    init(delegate: AnyObject?, queue: DispatchQueue?) {
        self.delegate = delegate
        sessionQueue = queue ?? DispatchQueue(label: "com.apple.CoreNFC.session")
    }

    /// Soon after, the delegate hears of `NFCReaderError.readerErrorUnsupportedFeature`.
    open func begin() { end(.readerErrorUnsupportedFeature) }
    open func invalidate() { end(.readerSessionInvalidationErrorUserCanceled) }
    open func invalidate(errorMessage: String) { end(.readerSessionInvalidationErrorUserCanceled) }

    private func end(_ code: NFCReaderError.Code) {
        let isFirst: Bool = lock.withLock {
            defer { isInvalid = true }
            return !isInvalid
        }
        guard isFirst else { return }
        sessionQueue.async { [self] in tell(NFCReaderError(code)) }
    }
    /// The delegate is of another type in each kind of session.
    func tell(_ error: NFCReaderError) {}
}

/// Reads tags with messages.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
    /// - Parameter queue: the one that the delegate is called on; nil for one of the session's own.
    public init(delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?, invalidateAfterFirstRead: Bool) {
        super.init(delegate: delegate, queue: queue)
    }
    open func restartPolling() {}
    @preconcurrency open func connect(to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        sessionQueue.async { completionHandler(NFCReaderError(.readerTransceiveErrorSessionInvalidated)) }
    }
    /// - Throws: `NFCReaderError`: the session is invalid.
    open func connect(to tag: any NFCNDEFTag) async throws { throw NFCReaderError(.readerTransceiveErrorSessionInvalidated) }
    override func tell(_ error: NFCReaderError) { (delegate as? any NFCNDEFReaderSessionDelegate)?.readerSession(self, didInvalidateWithError: error) }
}

/// Hears of messages.
@preconcurrency public protocol NFCNDEFReaderSessionDelegate: NSObjectProtocol {
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
    func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
    func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
    // No session becomes active: not called.
    public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
    public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// Reads tags of several kinds.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
    public struct PollingOption: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let iso14443 = PollingOption(rawValue: 1)
        public static let iso15693 = PollingOption(rawValue: 2)
        public static let iso18092 = PollingOption(rawValue: 4)
        public static let pace = PollingOption(rawValue: 8)
    }
    /// - Parameter queue: the one that the delegate is called on; nil for one of the session's own.
    public init?(pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate, queue: DispatchQueue? = nil) {
        super.init(delegate: delegate, queue: queue)
    }
    open var connectedTag: NFCTag? { nil }
    open func restartPolling() {}
    @preconcurrency open func connect(to tag: NFCTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        sessionQueue.async { completionHandler(NFCReaderError(.readerTransceiveErrorSessionInvalidated)) }
    }
    /// - Throws: `NFCReaderError`: the session is invalid.
    open func connect(to tag: NFCTag) async throws { throw NFCReaderError(.readerTransceiveErrorSessionInvalidated) }
    override func tell(_ error: NFCReaderError) { (delegate as? any NFCTagReaderSessionDelegate)?.tagReaderSession(self, didInvalidateWithError: error) }
}

/// Hears of tags.
@preconcurrency public protocol NFCTagReaderSessionDelegate: NSObjectProtocol {
    func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
    func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
    func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
    // No session finds a tag: not called.
    public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}
