import CCrypto
import ObjectRuntime

/// ChaCha20 and Poly1305 (RFC 8439).
public enum ChaChaPoly {
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        package let bytes: [UInt8]
        /// 12 random bytes.
        public init() { bytes = RandomBytes.make(12) }
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
        init(known bytes: [UInt8]) { self.bytes = bytes }
    }

    public struct SealedBox: Sendable {
        let parts: SealedParts
        public var nonce: Nonce { Nonce(known: parts.nonce) }
        public var ciphertext: Data { Data(parts.text) }
        public var tag: Data { Data(parts.tag) }
        /// Nonce, ciphertext and tag behind one another.
        public var combined: Data { parts.combined }
        public init<D: DataProtocol>(combined: D) throws { parts = try SealedParts(combined: Array(combined)) }
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            parts = try SealedParts(nonce: nonce.bytes, text: Array(ciphertext), tag: Array(tag))
        }
        init(parts: SealedParts) { self.parts = parts }
    }

    public static func seal<Plaintext: DataProtocol>(_ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil, authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let sealed = try cipher(key).seal(Array(message), key: key.bytes, nonce: nonce.bytes, authenticating: Array(authenticatedData))
        return SealedBox(parts: try SealedParts(nonce: nonce.bytes, text: sealed.text, tag: sealed.tag))
    }

    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    /// The message. Throws `CryptoKitError.authenticationFailure` where box, key or authenticated data are not those of its sealing.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        let parts = sealedBox.parts
        return Data(
            try cipher(key).open(
                parts.text, tag: parts.tag, key: key.bytes, nonce: parts.nonce, authenticating: Array(authenticatedData)))
    }

    private static func cipher(_ key: SymmetricKey) throws -> AuthenticatedCipher {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return AuthenticatedCipher(cipher: EVP_chacha20_poly1305())
    }
}
