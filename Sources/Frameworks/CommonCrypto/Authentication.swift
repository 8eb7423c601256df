import CCrypto
import ObjectRuntime

public typealias CCHmacAlgorithm = UInt32
public var kCCHmacAlgSHA1: Int { 0 }
public var kCCHmacAlgMD5: Int { 1 }
public var kCCHmacAlgSHA256: Int { 2 }
public var kCCHmacAlgSHA384: Int { 3 }
public var kCCHmacAlgSHA512: Int { 4 }
public var kCCHmacAlgSHA224: Int { 5 }

/// Writes the authentication code of `data` under `key` to `macOut`, which has room for the algorithm's digest.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!, _ dataLength: Int,
    _ macOut: UnsafeMutableRawPointer!
) {
    guard let kind = DigestKind.ofHmac(algorithm) else { return }
    // Without a key OpenSSL would go on with the one before.
    var none: UInt8 = 0
    withUnsafePointer(to: &none) { empty in
        _ = HMAC(
            kind, key ?? UnsafeRawPointer(empty), Int32(keyLength), data?.assumingMemoryBound(to: UInt8.self), dataLength,
            macOut.assumingMemoryBound(to: UInt8.self), nil)
    }
}

/// An authentication code whose data come in parts.
public struct CCHmacContext: @unchecked Sendable {
    fileprivate var state: State?
    public init() {}

    fileprivate final class State {
        let context = HMAC_CTX_new()
        deinit { HMAC_CTX_free(context) }
    }
}

public func CCHmacInit(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int) {
    let state = CCHmacContext.State()
    var none: UInt8 = 0
    withUnsafePointer(to: &none) { empty in
        _ = HMAC_Init_ex(state.context, key ?? UnsafeRawPointer(empty), Int32(keyLength), DigestKind.ofHmac(algorithm), nil)
    }
    ctx.pointee.state = state
}

public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int) {
    HMAC_Update(ctx.pointee.state?.context, data?.assumingMemoryBound(to: UInt8.self), dataLength)
}

public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    HMAC_Final(ctx.pointee.state?.context, macOut.assumingMemoryBound(to: UInt8.self), nil)
    ctx.pointee.state = nil
}

// MARK: Keys from passwords

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32
public var kCCPBKDF2: Int { 2 }
public var kCCPRFHmacAlgSHA1: Int { 1 }
public var kCCPRFHmacAlgSHA224: Int { 2 }
public var kCCPRFHmacAlgSHA256: Int { 3 }
public var kCCPRFHmacAlgSHA384: Int { 4 }
public var kCCPRFHmacAlgSHA512: Int { 5 }

/// Derives `derivedKeyLen` bytes from a password. Answers `kCCSuccess` or `kCCParamError`.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!, _ saltLen: Int,
    _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    guard algorithm == UInt32(kCCPBKDF2), rounds > 0, derivedKeyLen > 0, derivedKey != nil, let kind = DigestKind.ofDerivation(prf) else {
        return Int32(kCCParamError)
    }
    let done = PKCS5_PBKDF2_HMAC(password, Int32(passwordLen), salt, Int32(saltLen), Int32(clamping: rounds), kind, Int32(derivedKeyLen), derivedKey)
    return Int32(done == 1 ? kCCSuccess : kCCParamError)
}

public typealias CCRNGStatus = Int32

/// Fills `bytes` with random ones, which follow the session's seed where it has one.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard let bytes else { return Int32(kCCParamError) }
    UnsafeMutableRawBufferPointer(start: bytes, count: count).copyBytes(from: (0..<count).map { _ in UInt8.random(in: 0...255) })
    return Int32(kCCSuccess)
}

enum DigestKind {
    static func ofHmac(_ algorithm: CCHmacAlgorithm) -> OpaquePointer? {
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: EVP_sha1()
        case kCCHmacAlgMD5: EVP_md5()
        case kCCHmacAlgSHA256: EVP_sha256()
        case kCCHmacAlgSHA384: EVP_sha384()
        case kCCHmacAlgSHA512: EVP_sha512()
        case kCCHmacAlgSHA224: EVP_sha224()
        default: nil
        }
    }

    static func ofDerivation(_ algorithm: CCPseudoRandomAlgorithm) -> OpaquePointer? {
        switch Int(algorithm) {
        case kCCPRFHmacAlgSHA1: EVP_sha1()
        case kCCPRFHmacAlgSHA224: EVP_sha224()
        case kCCPRFHmacAlgSHA256: EVP_sha256()
        case kCCPRFHmacAlgSHA384: EVP_sha384()
        case kCCPRFHmacAlgSHA512: EVP_sha512()
        default: nil
        }
    }
}
