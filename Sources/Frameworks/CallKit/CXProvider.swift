import ObjectRuntime

open class CXProviderConfiguration: NSObject, NSCopying, @unchecked Sendable {
    open var localizedName: String? { name }
    private let name: String?
    open var ringtoneSound: String?
    open var iconTemplateImageData: Data?
    open var maximumCallGroups = 2
    open var maximumCallsPerCallGroup = 5
    open var includesCallsInRecents = true
    open var supportsVideo = false
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    public override init() { name = nil }
    public init(localizedName: String) { name = localizedName }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CXCallUpdate: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var remoteHandle: CXHandle?
    open var localizedCallerName: String?
    open var supportsHolding = true
    open var supportsGrouping = true
    open var supportsUngrouping = true
    open var supportsDTMF = true
    open var hasVideo = false
}

public enum CXCallEndedReason: Int, Sendable { case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere }

public struct CXErrorCodeIncomingCallError: Error, Sendable {
    public enum Code: Int, Sendable { case unknown = 0, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

/// Tells the telephone of an app's calls. Nothing rings here: calls are refused.
open class CXProvider: NSObject, @unchecked Sendable {
    open var configuration: CXProviderConfiguration
    open var pendingTransactions: [CXTransaction] { [] }
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) {
        guard let delegate else { return }
        ServiceReply.send(on: queue ?? .main) { [self] in try? delegate.providerDidBegin(self) }
    }
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send {
            completion(NSError(domain: CXErrorDomainIncomingCall, code: CXErrorCodeIncomingCallError.Code.unentitled.rawValue))
        }
    }
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) {}
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {}
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) {}
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) {}
    open func invalidate() {}
}

@preconcurrency public protocol CXProviderDelegate: NSObjectProtocol {
    func providerDidReset(_ provider: CXProvider)
    func providerDidBegin(_ provider: CXProvider) throws(Unimplemented)
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) throws(Unimplemented) -> Bool
    func provider(_ provider: CXProvider, perform action: CXStartCallAction) throws(Unimplemented)
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) throws(Unimplemented)
    func provider(_ provider: CXProvider, perform action: CXEndCallAction) throws(Unimplemented)
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) throws(Unimplemented)
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) throws(Unimplemented)
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) throws(Unimplemented)
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) throws(Unimplemented)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("providerDidBegin:", on: self, [provider])
    }
    // No call begins: these are not called.
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) throws(Unimplemented) -> Bool { throw Unimplemented() }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) throws(Unimplemented) { throw Unimplemented() }
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) throws(Unimplemented) { throw Unimplemented() }
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) throws(Unimplemented) { throw Unimplemented() }
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) throws(Unimplemented) { throw Unimplemented() }
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) throws(Unimplemented) { throw Unimplemented() }
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) throws(Unimplemented) { throw Unimplemented() }
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) throws(Unimplemented) { throw Unimplemented() }
}
