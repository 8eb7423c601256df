@_exported import QuinceAVFoundation
@_exported import UIKit

public let SHErrorDomain = "com.apple.ShazamKit"

/// Why a sound was not recognised.
public struct SHError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case invalidAudioFormat = 100, audioDiscontinuity, signatureInvalid = 200, signatureDurationInvalid, matchAttemptFailed, customCatalogInvalid = 300
        case customCatalogInvalidURL, mediaLibrarySyncFailed = 400, internalError = 500, mediaItemFetchFailed = 600
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { SHErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var matchAttemptFailed: Code { .matchAttemptFailed }
    public static var signatureInvalid: Code { .signatureInvalid }
    public static var customCatalogInvalid: Code { .customCatalogInvalid }
}

/// Hears what a sound is. Without an implementation of its own each of them does nothing.
public protocol SHSessionDelegate: NSObjectProtocol {
    func session(_ session: SHSession, didFind match: SHMatch)
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}
extension SHSessionDelegate {
    public func session(_ session: SHSession, didFind match: SHMatch) {}
    public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}

/// Sounds that are known.
open class SHCatalog: NSObject, @unchecked Sendable {
    override init() {}
    /// Seconds.
    open var minimumQuerySignatureDuration: TimeInterval { 1 }
    /// Seconds.
    open var maximumQuerySignatureDuration: TimeInterval { 12 }
}

/// Recognises sounds. Shazam's catalogue is on the network, and signatures are not made here: nothing is found.
open class SHSession: NSObject, @unchecked Sendable {
    public enum Result: @unchecked Sendable {
        case match(SHMatch)
        case noMatch(SHSignature)
        case error(any Error, SHSignature)
    }
    public override init() { catalog = SHCatalog() }
    public init(catalog: SHCatalog) { self.catalog = catalog }
    public let catalog: SHCatalog
    open weak var delegate: (any SHSessionDelegate)?

    /// The delegate hears of `SHError.matchAttemptFailed`.
    open func match(_ signature: SHSignature) { refuse(signature) }
    /// The delegate hears of `SHError.matchAttemptFailed`.
    open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) { refuse(SHSignature()) }
    open func result(from signature: SHSignature) async -> Result { .error(SHError(.matchAttemptFailed), signature) }

    private func refuse(_ signature: SHSignature) {
        ServiceReply.send { [weak self] in
            guard let self else { return }
            delegate?.session(self, didNotFindMatchFor: signature, error: SHError(.matchAttemptFailed))
        }
    }
}

/// Recognises what the microphone hears. There is none.
public final class SHManagedSession: @unchecked Sendable {
    public enum State: Hashable, Sendable { case idle, prerecording, matching }
    public init() {}
    public init(catalog: SHCatalog) {}
    public var state: State { .idle }
    public func prepare() async {}
    public func cancel() {}
    public func result() async -> SHSession.Result { .error(SHError(.matchAttemptFailed), SHSignature()) }
}

/// The marks by which a sound is known.
open class SHSignature: NSObject, @unchecked Sendable {
    public let dataRepresentation: Data
    public override init() { dataRepresentation = Data() }
    /// - Throws: `SHError.signatureInvalid`: none is read here.
    public init(dataRepresentation: Data) throws { throw SHError(.signatureInvalid) }
    /// Seconds.
    open var duration: TimeInterval { 0 }
}

/// Makes signatures of sounds, which it cannot here: they are empty.
open class SHSignatureGenerator: NSObject {
    open func append(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) throws {}
    open func signature() -> SHSignature { SHSignature() }
}
