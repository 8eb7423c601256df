import CCrypto

/// Signs, encrypts and agrees on secrets with a key.
struct KeyOperation {
    let key: SecKey

    private func withContext<R>(_ body: (OpaquePointer) throws -> R) throws -> R {
        guard let context = EVP_PKEY_CTX_new(key.pointer, nil) else { throw KeyFailure.allocation }
        defer { EVP_PKEY_CTX_free(context) }
        return try body(context)
    }

    private static func check(_ result: Int32) throws { if result != 1 { throw KeyFailure.parameter } }

    /// The bytes that a call writes which first tells how many there are.
    private static func output(_ write: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>) -> Int32) throws -> [UInt8] {
        var length = 0
        try check(write(nil, &length))
        var result = [UInt8](repeating: 0, count: length)
        try check(write(&result, &length))
        return Array(result.prefix(length))
    }

    // MARK: Signatures

    private func prepare(_ context: OpaquePointer, _ method: KeyMethod, _ bytes: [UInt8]) throws -> [UInt8] {
        switch method {
        case .rsaSignature(let padding, let digest, let isMessage):
            try Self.check(EVP_PKEY_CTX_set_rsa_padding(context, padding.number))
            return try prepare(context, digest, isMessage, bytes, isSalted: padding == .pss)
        case .ecdsa(let digest, let isMessage): return try prepare(context, digest, isMessage, bytes, isSalted: false)
        default: throw KeyFailure.algorithm
        }
    }

    private func prepare(_ context: OpaquePointer, _ digest: KeyDigest?, _ isMessage: Bool, _ bytes: [UInt8], isSalted: Bool) throws -> [UInt8] {
        guard let digest else { return bytes }
        try Self.check(EVP_PKEY_CTX_set_signature_md(context, digest.function))
        // As long as the digest.
        if isSalted { try Self.check(EVP_PKEY_CTX_set_rsa_pss_saltlen(context, -1)) }
        let result: [UInt8] = isMessage ? digest.digest(bytes) : bytes
        guard result.count == digest.size else { throw KeyFailure.parameter }
        return result
    }

    func signature(of bytes: [UInt8], _ method: KeyMethod) throws -> [UInt8] {
        try withContext { context in
            try Self.check(EVP_PKEY_sign_init(context))
            let input: [UInt8] = try prepare(context, method, bytes)
            return try Self.output { EVP_PKEY_sign(context, $0, $1, input, input.count) }
        }
    }

    func verifies(_ signature: [UInt8], of bytes: [UInt8], _ method: KeyMethod) throws -> Bool {
        try withContext { context in
            try Self.check(EVP_PKEY_verify_init(context))
            let input: [UInt8] = try prepare(context, method, bytes)
            return EVP_PKEY_verify(context, signature, signature.count, input, input.count) == 1
        }
    }

    // MARK: Encryption

    private func prepare(_ context: OpaquePointer, _ padding: KeyMethod.Padding, _ digest: KeyDigest?) throws {
        try Self.check(EVP_PKEY_CTX_set_rsa_padding(context, padding.number))
        guard let digest else { return }
        try Self.check(EVP_PKEY_CTX_set_rsa_oaep_md(context, digest.function))
        try Self.check(EVP_PKEY_CTX_set_rsa_mgf1_md(context, digest.function))
    }

    func encrypted(_ bytes: [UInt8], _ method: KeyMethod) throws -> [UInt8] {
        switch method {
        case .rsaEncryption(let padding, let digest):
            return try withContext { context in
                try Self.check(EVP_PKEY_encrypt_init(context))
                try prepare(context, padding, digest)
                return try Self.output { EVP_PKEY_encrypt(context, $0, $1, bytes, bytes.count) }
            }
        case .rsaSession(let digest):
            let session: [UInt8] = try RandomBytes.make(key.bits >= 4096 ? 32 : 16)
            let box = GaloisCounter(key: session, vector: Array(repeating: 0, count: 16), associated: try key.bytes())
            return try encrypted(session, .rsaEncryption(.oaep, digest)) + box.sealed(bytes)
        case .ecies(let digest, _, let derives):
            let own: SecKey = try SecKey.make(type: SecKey.elliptic, bits: key.bits, notes: [:])
            let point: [UInt8] = try own.publicKey().bytes()
            return try point + KeyOperation(key: own).box(with: key, digest, point, derives).sealed(bytes)
        default: throw KeyFailure.algorithm
        }
    }

    func decrypted(_ bytes: [UInt8], _ method: KeyMethod) throws -> [UInt8] {
        switch method {
        case .rsaEncryption(let padding, let digest):
            return try withContext { context in
                try Self.check(EVP_PKEY_decrypt_init(context))
                try prepare(context, padding, digest)
                do { return try Self.output { EVP_PKEY_decrypt(context, $0, $1, bytes, bytes.count) } } catch { throw KeyFailure.decoding }
            }
        case .rsaSession(let digest):
            guard bytes.count >= key.blockSize else { throw KeyFailure.decoding }
            let session: [UInt8] = try decrypted(Array(bytes.prefix(key.blockSize)), .rsaEncryption(.oaep, digest))
            guard session.count == 16 || session.count == 32 else { throw KeyFailure.decoding }
            let box = GaloisCounter(key: session, vector: Array(repeating: 0, count: 16), associated: try key.publicKey().bytes())
            return try box.opened(Array(bytes.dropFirst(key.blockSize)))
        case .ecies(let digest, _, let derives):
            let length: Int = 1 + 2 * key.blockSize
            guard bytes.count >= length else { throw KeyFailure.decoding }
            let point: [UInt8] = Array(bytes.prefix(length))
            let other: SecKey = try SecKey.read(point, type: SecKey.elliptic, isPrivate: false, notes: [:])
            return try box(with: other, digest, point, derives).opened(Array(bytes.dropFirst(length)))
        default: throw KeyFailure.algorithm
        }
    }

    // MARK: Secrets

    /// The secret of this private key and a public one. The curves' cofactor is 1.
    func secret(with other: SecKey) throws -> [UInt8] {
        try withContext { context in
            try Self.check(EVP_PKEY_derive_init(context))
            try Self.check(EVP_PKEY_derive_set_peer(context, other.pointer))
            return try Self.output { EVP_PKEY_derive(context, $0, $1) }
        }
    }

    /// Bytes made of a secret, by ANSI X9.63.
    static func derived(_ secret: [UInt8], _ digest: KeyDigest, _ shared: [UInt8], count: Int) -> [UInt8] {
        var result: [UInt8] = [], counter: UInt32 = 1
        while result.count < count {
            result += digest.digest(secret + withUnsafeBytes(of: counter.bigEndian) { Array($0) } + shared)
            counter += 1
        }
        return Array(result.prefix(count))
    }

    private func box(with other: SecKey, _ digest: KeyDigest, _ point: [UInt8], _ derivesVector: Bool) throws -> GaloisCounter {
        let size: Int = key.bits > 256 ? 32 : 16
        let bytes: [UInt8] = Self.derived(try secret(with: other), digest, point, count: size + (derivesVector ? 16 : 0))
        let vector: [UInt8] = derivesVector ? Array(bytes.suffix(16)) : Array(repeating: 0, count: 16)
        return GaloisCounter(key: Array(bytes.prefix(size)), vector: vector, associated: [])
    }
}
