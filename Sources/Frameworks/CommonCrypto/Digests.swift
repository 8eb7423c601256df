import CCrypto
import ObjectRuntime

// Digests, computed by OpenSSL's libcrypto. Names and signatures are those that Swift gives CommonCrypto's C functions.

public typealias CC_LONG = UInt32
public typealias CC_LONG64 = UInt64

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
public var CC_SHA224_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
public var CC_SHA384_BLOCK_BYTES: Int32 { 128 }
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    digest(data, len, md, EVP_md5())
}
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    digest(data, len, md, EVP_sha1())
}
@discardableResult
public func CC_SHA224(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    digest(data, len, md, EVP_sha224())
}
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    digest(data, len, md, EVP_sha256())
}
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    digest(data, len, md, EVP_sha384())
}
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!) -> UnsafeMutablePointer<UInt8>! {
    digest(data, len, md, EVP_sha512())
}

private func digest(
    _ data: UnsafeRawPointer?, _ length: CC_LONG, _ output: UnsafeMutablePointer<UInt8>?, _ kind: OpaquePointer?
) -> UnsafeMutablePointer<UInt8>? {
    guard let output, EVP_Digest(data, Int(length), output, nil, kind, nil) == 1 else { return nil }
    return output
}

// MARK: Digests of data that come in parts

/// The state of an MD5 digest between two parts.
public struct CC_MD5_CTX: @unchecked Sendable {
    fileprivate var state = MD5_CTX()
    public init() {}
}

/// The state of an SHA-1 digest between two parts.
public struct CC_SHA1_CTX: @unchecked Sendable {
    fileprivate var state = SHA_CTX()
    public init() {}
}

/// The state of an SHA-224 or SHA-256 digest between two parts.
public struct CC_SHA256_CTX: @unchecked Sendable {
    fileprivate var state = SHA256_CTX()
    public init() {}
}

/// The state of an SHA-384 or SHA-512 digest between two parts.
public struct CC_SHA512_CTX: @unchecked Sendable {
    fileprivate var state = SHA512_CTX()
    public init() {}
}

@discardableResult public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 { MD5_Init(&c.pointee.state) }
@discardableResult public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    MD5_Update(&c.pointee.state, data, Int(len))
}
@discardableResult public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_MD5_CTX>!) -> Int32 {
    MD5_Final(md, &c.pointee.state)
}

@discardableResult public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 { SHA1_Init(&c.pointee.state) }
@discardableResult public func CC_SHA1_Update(_ c: UnsafeMutablePointer<CC_SHA1_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    SHA1_Update(&c.pointee.state, data, Int(len))
}
@discardableResult public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA1_CTX>!) -> Int32 {
    SHA1_Final(md, &c.pointee.state)
}

@discardableResult public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { SHA224_Init(&c.pointee.state) }
@discardableResult public func CC_SHA224_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    SHA224_Update(&c.pointee.state, data, Int(len))
}
@discardableResult public func CC_SHA224_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    SHA224_Final(md, &c.pointee.state)
}

@discardableResult public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 { SHA256_Init(&c.pointee.state) }
@discardableResult public func CC_SHA256_Update(_ c: UnsafeMutablePointer<CC_SHA256_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    SHA256_Update(&c.pointee.state, data, Int(len))
}
@discardableResult public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA256_CTX>!) -> Int32 {
    SHA256_Final(md, &c.pointee.state)
}

@discardableResult public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { SHA384_Init(&c.pointee.state) }
@discardableResult public func CC_SHA384_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    SHA384_Update(&c.pointee.state, data, Int(len))
}
@discardableResult public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    SHA384_Final(md, &c.pointee.state)
}

@discardableResult public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 { SHA512_Init(&c.pointee.state) }
@discardableResult public func CC_SHA512_Update(_ c: UnsafeMutablePointer<CC_SHA512_CTX>!, _ data: UnsafeRawPointer!, _ len: CC_LONG) -> Int32 {
    SHA512_Update(&c.pointee.state, data, Int(len))
}
@discardableResult public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>!, _ c: UnsafeMutablePointer<CC_SHA512_CTX>!) -> Int32 {
    SHA512_Final(md, &c.pointee.state)
}
