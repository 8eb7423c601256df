import ObjectRuntime

// Certificates and trust. Chains are not evaluated here: there is no store of roots, and trust says so.

/// A certificate, by its bytes.
public final class SecCertificate: @unchecked Sendable {
    let data: Data
    init(_ data: Data) { self.data = data }
}
public final class SecIdentity: @unchecked Sendable { init() {} }
public final class SecPolicy: @unchecked Sendable {
    let name: String
    init(_ name: String) { self.name = name }
}

public enum SecTrustResultType: UInt32, Sendable {
    case invalid = 0, proceed, deny = 3, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// Certificates to be judged.
public final class SecTrust: @unchecked Sendable {
    var certificates: [SecCertificate]
    var anchors: [SecCertificate] = []
    var policies: [SecPolicy]
    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) { (self.certificates, self.policies) = (certificates, policies) }
    /// A chain is trusted where its last certificate is one that the app trusts itself.
    var isTrusted: Bool { certificates.last.map { last in anchors.contains { $0.data == last.data } } ?? false }
}

// As all of Core Foundation's objects they can be compared and hashed: certificates by their bytes, the others by what they are.

extension SecCertificate: Hashable {
    public static func == (a: SecCertificate, b: SecCertificate) -> Bool { a.data == b.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}
extension SecKey: Hashable {
    public static func == (a: SecKey, b: SecKey) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension SecIdentity: Hashable {
    public static func == (a: SecIdentity, b: SecIdentity) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
extension SecPolicy: Hashable {
    public static func == (a: SecPolicy, b: SecPolicy) -> Bool { a.name == b.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
extension SecTrust: Hashable {
    public static func == (a: SecTrust, b: SecTrust) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Nil for what is no certificate: not a sequence in DER.
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: CFData) -> SecCertificate? {
    let bytes = data as Data
    return bytes.count > 4 && bytes.first == 0x30 ? SecCertificate(bytes) : nil
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as NSData }
/// The name of whom the certificate is about.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
    CertificateContents.summary(of: Array(certificate.data)).map { $0 as NSString }
}
/// The public key that the certificate is about.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { CertificateContents.key(of: Array(certificate.data)) }
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy("1.2.840.113635.100.1.2") }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy("1.2.840.113635.100.1.3") }

@discardableResult
public func SecTrustCreateWithCertificates(_ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus {
    let all = (certificates as? SecCertificate).map { [$0] } ?? (certificates as? NSArray)?.compactMap { $0 as? SecCertificate } ?? []
    guard !all.isEmpty else { return errSecParam }
    trust.pointee = SecTrust(all, (policies as? SecPolicy).map { [$0] } ?? [])
    return errSecSuccess
}
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    trust.policies = (policies as? SecPolicy).map { [$0] } ?? (policies as? NSArray)?.compactMap { $0 as? SecPolicy } ?? []
    return errSecSuccess
}
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    trust.anchors = anchorCertificates?.compactMap { $0 as? SecCertificate } ?? []
    return errSecSuccess
}
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus { errSecSuccess }
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    result.pointee = trust.isTrusted ? .unspecified : .recoverableTrustFailure
    return errSecSuccess
}
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    if !trust.isTrusted { error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: -67_843) }
    return trust.isTrusted
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { trust.certificates.count }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? {
    trust.certificates.indices.contains(ix) ? trust.certificates[ix] : nil
}
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.certificates as NSArray }
/// The public key of the first certificate.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first.flatMap(SecCertificateCopyKey) }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }
public func SecTrustGetTrustResult(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus { SecTrustEvaluate(trust, result) }
