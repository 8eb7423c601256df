import CCrypto
import ObjectRuntime

public struct SHA256Digest: StoredDigest {
    package let bytes: [UInt8]
    package static var title: String { "SHA256 digest" }
    public static var byteCount: Int { 32 }
}

/// SHA-2 with 256 bits.
public struct SHA256: HashFunction {
    private var state = DigestState(EVP_sha256())
    public typealias Digest = SHA256Digest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { SHA256Digest.byteCount }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.finalize()) }
}

public struct SHA384Digest: StoredDigest {
    package let bytes: [UInt8]
    package static var title: String { "SHA384 digest" }
    public static var byteCount: Int { 48 }
}

/// SHA-2 with 384 bits.
public struct SHA384: HashFunction {
    private var state = DigestState(EVP_sha384())
    public typealias Digest = SHA384Digest
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { SHA384Digest.byteCount }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.finalize()) }
}

public struct SHA512Digest: StoredDigest {
    package let bytes: [UInt8]
    package static var title: String { "SHA512 digest" }
    public static var byteCount: Int { 64 }
}

/// SHA-2 with 512 bits.
public struct SHA512: HashFunction {
    private var state = DigestState(EVP_sha512())
    public typealias Digest = SHA512Digest
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { SHA512Digest.byteCount }
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.finalize()) }
}
