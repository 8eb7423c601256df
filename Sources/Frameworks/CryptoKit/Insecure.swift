import CCrypto
import ObjectRuntime

/// Algorithms that are broken, and still asked for by older protocols.
public enum Insecure {
    public struct MD5Digest: StoredDigest {
        package let bytes: [UInt8]
        package static var title: String { "MD5 digest" }
        public static var byteCount: Int { 16 }
    }

    /// MD5, for checks of what nobody attacks.
    public struct MD5: HashFunction {
        private var state = DigestState(EVP_md5())
        public typealias Digest = MD5Digest
        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { MD5Digest.byteCount }
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
        public func finalize() -> MD5Digest { MD5Digest(bytes: state.finalize()) }
    }

    public struct SHA1Digest: StoredDigest {
        package let bytes: [UInt8]
        package static var title: String { "SHA1 digest" }
        public static var byteCount: Int { 20 }
    }

    /// SHA-1, for checks of what nobody attacks.
    public struct SHA1: HashFunction {
        private var state = DigestState(EVP_sha1())
        public typealias Digest = SHA1Digest
        public static var blockByteCount: Int { 64 }
        public static var byteCount: Int { SHA1Digest.byteCount }
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.finalize()) }
    }
}
