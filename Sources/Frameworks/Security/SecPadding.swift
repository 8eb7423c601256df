import ObjectRuntime

/// The padding of functions from before algorithms had names.
public struct SecPadding: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let PKCS1 = SecPadding(rawValue: 1)
    public static let OAEP = SecPadding(rawValue: 2)
    public static let sigRaw = SecPadding(rawValue: 0x4000)
    public static let PKCS1MD2 = SecPadding(rawValue: 0x8000)
    public static let PKCS1MD5 = SecPadding(rawValue: 0x8001)
    public static let PKCS1SHA1 = SecPadding(rawValue: 0x8002)
    public static let PKCS1SHA224 = SecPadding(rawValue: 0x8003)
    public static let PKCS1SHA256 = SecPadding(rawValue: 0x8004)
    public static let PKCS1SHA384 = SecPadding(rawValue: 0x8005)
    public static let PKCS1SHA512 = SecPadding(rawValue: 0x8006)

    /// The algorithm of a signature of a digest; nil for digests that nothing here makes.
    func signature(isRSA: Bool) -> SecKeyAlgorithm? {
        guard isRSA else { return .ecdsaSignatureDigestX962 }
        switch self {
        case []: return .rsaSignatureRaw
        case .PKCS1: return .rsaSignatureDigestPKCS1v15Raw
        case .PKCS1SHA1: return .rsaSignatureDigestPKCS1v15SHA1
        case .PKCS1SHA224: return .rsaSignatureDigestPKCS1v15SHA224
        case .PKCS1SHA256: return .rsaSignatureDigestPKCS1v15SHA256
        case .PKCS1SHA384: return .rsaSignatureDigestPKCS1v15SHA384
        case .PKCS1SHA512: return .rsaSignatureDigestPKCS1v15SHA512
        default: return nil
        }
    }

    var encryption: SecKeyAlgorithm? {
        switch self {
        case []: .rsaEncryptionRaw
        case .PKCS1: .rsaEncryptionPKCS1
        case .OAEP: .rsaEncryptionOAEPSHA1
        default: nil
        }
    }
}

/// Writes what an operation answers to a caller's buffer.
private func write(_ answer: CFData?, _ buffer: UnsafeMutablePointer<UInt8>, _ length: UnsafeMutablePointer<Int>) -> OSStatus {
    guard let answer = answer as Data? else { return errSecParam }
    guard answer.count <= length.pointee else { return errSecParam }
    answer.copyBytes(to: buffer, count: answer.count)
    length.pointee = answer.count
    return errSecSuccess
}

private func bytes(_ start: UnsafePointer<UInt8>, _ count: Int) -> CFData { Data(bytes: start, count: max(0, count)) as NSData }

/// Signs a digest.
public func SecKeyRawSign(
    _ key: SecKey, _ padding: SecPadding, _ dataToSign: UnsafePointer<UInt8>, _ dataToSignLen: Int, _ sig: UnsafeMutablePointer<UInt8>,
    _ sigLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let algorithm = padding.signature(isRSA: key.isRSA) else { return errSecParam }
    return write(SecKeyCreateSignature(key, algorithm, bytes(dataToSign, dataToSignLen), nil), sig, sigLen)
}

public func SecKeyRawVerify(
    _ key: SecKey, _ padding: SecPadding, _ signedData: UnsafePointer<UInt8>, _ signedDataLen: Int, _ sig: UnsafePointer<UInt8>, _ sigLen: Int
) -> OSStatus {
    guard let algorithm = padding.signature(isRSA: key.isRSA) else { return errSecParam }
    // -9809: errSSLCrypto.
    return SecKeyVerifySignature(key, algorithm, bytes(signedData, signedDataLen), bytes(sig, sigLen), nil) ? errSecSuccess : -9809
}

public func SecKeyEncrypt(
    _ key: SecKey, _ padding: SecPadding, _ plainText: UnsafePointer<UInt8>, _ plainTextLen: Int, _ cipherText: UnsafeMutablePointer<UInt8>,
    _ cipherTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let algorithm = padding.encryption else { return errSecParam }
    return write(SecKeyCreateEncryptedData(key, algorithm, bytes(plainText, plainTextLen), nil), cipherText, cipherTextLen)
}

public func SecKeyDecrypt(
    _ key: SecKey, _ padding: SecPadding, _ cipherText: UnsafePointer<UInt8>, _ cipherTextLen: Int, _ plainText: UnsafeMutablePointer<UInt8>,
    _ plainTextLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    guard let algorithm = padding.encryption else { return errSecParam }
    return write(SecKeyCreateDecryptedData(key, algorithm, bytes(cipherText, cipherTextLen), nil), plainText, plainTextLen)
}
