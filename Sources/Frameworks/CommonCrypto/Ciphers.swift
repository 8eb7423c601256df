import CCrypto
import ObjectRuntime

public typealias CCCryptorStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCStatus = Int32

public var kCCSuccess: Int { 0 }
public var kCCParamError: Int { -4300 }
public var kCCBufferTooSmall: Int { -4301 }
public var kCCMemoryFailure: Int { -4302 }
public var kCCAlignmentError: Int { -4303 }
public var kCCDecodeError: Int { -4304 }
public var kCCUnimplemented: Int { -4305 }
public var kCCOverflow: Int { -4306 }
public var kCCRNGFailure: Int { -4307 }
public var kCCUnspecifiedError: Int { -4308 }
public var kCCCallSequenceError: Int { -4309 }
public var kCCKeySizeError: Int { -4310 }
public var kCCInvalidKey: Int { -4311 }

public var kCCEncrypt: Int { 0 }
public var kCCDecrypt: Int { 1 }
public var kCCAlgorithmAES128: Int { 0 }
public var kCCAlgorithmAES: Int { 0 }
public var kCCAlgorithmDES: Int { 1 }
public var kCCAlgorithm3DES: Int { 2 }
public var kCCOptionPKCS7Padding: Int { 1 }
public var kCCOptionECBMode: Int { 2 }
public var kCCKeySizeAES128: Int { 16 }
public var kCCKeySizeAES192: Int { 24 }
public var kCCKeySizeAES256: Int { 32 }
public var kCCKeySizeDES: Int { 8 }
public var kCCKeySize3DES: Int { 24 }
public var kCCBlockSizeAES128: Int { 16 }
public var kCCBlockSizeDES: Int { 8 }
public var kCCBlockSize3DES: Int { 8 }

/// Encrypts or decrypts all of `dataIn` at once: AES and triple DES, in CBC (an absent `iv` is all zeros) or ECB mode.
///
/// Answers `kCCBufferTooSmall`, with the size that is needed in `dataOutMoved`, where the output has no room; `kCCAlignmentError` where data without
/// padding are not whole blocks; `kCCUnimplemented` for other ciphers. DES itself is one: libcrypto has it only in its legacy provider.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int, _ iv: UnsafeRawPointer!,
    _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    dataOutMoved?.pointee = 0
    let isECB = options & CCOptions(kCCOptionECBMode) != 0, pads = options & CCOptions(kCCOptionPKCS7Padding) != 0
    let plan: CipherPlan
    switch CipherPlan.plan(operation: op, algorithm: alg, keyLength: keyLength, isECB: isECB) {
    case .success(let found): plan = found
    case .failure(let refusal): return refusal.status
    }
    let isEncrypting = Int(op) == kCCEncrypt
    guard pads && isEncrypting || dataInLength % plan.blockSize == 0 else { return CCCryptorStatus(kCCAlignmentError) }
    let needed = pads && isEncrypting ? (dataInLength / plan.blockSize + 1) * plan.blockSize : dataInLength
    var result = [UInt8](repeating: 0, count: needed + plan.blockSize)
    let zeros = [UInt8](repeating: 0, count: plan.blockSize)
    let context = EVP_CIPHER_CTX_new()
    defer { EVP_CIPHER_CTX_free(context) }
    let vector = iv?.assumingMemoryBound(to: UInt8.self)
    let started = zeros.withUnsafeBufferPointer {
        EVP_CipherInit_ex(context, plan.cipher, nil, key?.assumingMemoryBound(to: UInt8.self), vector ?? $0.baseAddress, isEncrypting ? 1 : 0)
    }
    guard started == 1 else { return CCCryptorStatus(kCCUnimplemented) }
    EVP_CIPHER_CTX_set_padding(context, pads ? 1 : 0)
    var first: Int32 = 0, last: Int32 = 0
    guard EVP_CipherUpdate(context, &result, &first, dataIn?.assumingMemoryBound(to: UInt8.self), Int32(dataInLength)) == 1 else {
        return CCCryptorStatus(kCCUnspecifiedError)
    }
    let ended = result.withUnsafeMutableBufferPointer { EVP_CipherFinal_ex(context, $0.baseAddress.map { $0 + Int(first) }, &last) }
    guard ended == 1 else { return CCCryptorStatus(kCCDecodeError) }
    let count = Int(first + last)
    dataOutMoved?.pointee = max(count, count > dataOutAvailable ? needed : count)
    guard count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    if count > 0 { dataOut?.copyMemory(from: result, byteCount: count) }
    return CCCryptorStatus(kCCSuccess)
}

struct CipherPlan {
    var cipher: OpaquePointer
    var blockSize: Int

    struct Refusal: Error { var status: CCCryptorStatus }

    static func plan(operation: CCOperation, algorithm: CCAlgorithm, keyLength: Int, isECB: Bool) -> Result<CipherPlan, Refusal> {
        func refused(_ status: Int) -> Result<CipherPlan, Refusal> { .failure(Refusal(status: CCCryptorStatus(status))) }
        guard operation <= 1 else { return refused(kCCParamError) }
        let cipher: OpaquePointer?
        switch (Int(algorithm), keyLength) {
        case (kCCAlgorithmAES, 16): cipher = isECB ? EVP_aes_128_ecb() : EVP_aes_128_cbc()
        case (kCCAlgorithmAES, 24): cipher = isECB ? EVP_aes_192_ecb() : EVP_aes_192_cbc()
        case (kCCAlgorithmAES, 32): cipher = isECB ? EVP_aes_256_ecb() : EVP_aes_256_cbc()
        case (kCCAlgorithm3DES, 24): cipher = isECB ? EVP_des_ede3_ecb() : EVP_des_ede3_cbc()
        case (kCCAlgorithmAES, _), (kCCAlgorithm3DES, _): return refused(kCCKeySizeError)
        default: return refused(kCCUnimplemented)
        }
        guard let cipher else { return refused(kCCUnimplemented) }
        return .success(CipherPlan(cipher: cipher, blockSize: Int(algorithm) == kCCAlgorithmAES ? 16 : 8))
    }
}
