import Foundation

public enum AFSSLPinningMode: UInt, Sendable {
    case none, publicKey, certificate
}

/// How far servers are trusted. Kept: sessions trust as the system does, and are never asked.
open class AFSecurityPolicy: NSObject, @unchecked Sendable {
    public let sslPinningMode: AFSSLPinningMode
    open var pinnedCertificates: Set<Data>?
    /// Default false.
    open var allowInvalidCertificates = false
    /// Default true.
    open var validatesDomainName = true

    public init(pinningMode: AFSSLPinningMode, withPinnedCertificates pinnedCertificates: Set<Data>) {
        sslPinningMode = pinningMode
        self.pinnedCertificates = pinnedCertificates
        super.init()
    }

    /// With the certificates of the app's bundle.
    public convenience init(pinningMode: AFSSLPinningMode) {
        self.init(pinningMode: pinningMode, withPinnedCertificates: pinningMode == .none ? [] : Self.certificates(in: .main))
    }
    public override convenience init() { self.init(pinningMode: .none) }

    open class func `default`() -> AFSecurityPolicy { AFSecurityPolicy(pinningMode: .none) }

    /// The contents of a bundle's files that end in `.cer`.
    open class func certificates(in bundle: Bundle) -> Set<Data> {
        Set(bundle.paths(forResourcesOfType: "cer", inDirectory: ".").compactMap { FileManager.default.contents(atPath: $0) })
    }
}
