import CCrypto
import ObjectRuntime

/// A key of RSA or of one of NIST's prime curves, through libcrypto.
public final class SecKey: @unchecked Sendable {
    let pointer: OpaquePointer
    let isPrivate: Bool
    /// Its label and tag, as an app gave them.
    let notes: [String: Any]

    /// Takes over the key.
    init(_ pointer: OpaquePointer, isPrivate: Bool, notes: [String: Any] = [:]) { (self.pointer, self.isPrivate, self.notes) = (pointer, isPrivate, notes) }
    deinit { EVP_PKEY_free(pointer) }

    static let rsa = "42", elliptic = "73"

    var isRSA: Bool { EVP_PKEY_get_base_id(pointer) == EVP_PKEY_RSA }
    var bits: Int { Int(EVP_PKEY_get_bits(pointer)) }
    var blockSize: Int { (bits + 7) / 8 }

    // MARK: Making

    static func make(type: String, bits: Int, notes: [String: Any]) throws -> SecKey {
        guard let context = EVP_PKEY_CTX_new_id(type == rsa ? EVP_PKEY_RSA : EVP_PKEY_EC, nil) else { throw KeyFailure.allocation }
        defer { EVP_PKEY_CTX_free(context) }
        guard EVP_PKEY_keygen_init(context) == 1 else { throw KeyFailure.parameter }
        if type == rsa {
            guard (512...8192).contains(bits), EVP_PKEY_CTX_set_rsa_keygen_bits(context, Int32(bits)) == 1 else { throw KeyFailure.parameter }
        } else {
            guard let curve = curve(bits), EVP_PKEY_CTX_set_ec_paramgen_curve_nid(context, curve) == 1 else { throw KeyFailure.parameter }
        }
        var made: OpaquePointer?
        guard EVP_PKEY_keygen(context, &made) == 1, let made else { throw KeyFailure.allocation }
        return SecKey(made, isPrivate: true, notes: notes)
    }

    private static func curve(_ bits: Int) -> Int32? {
        [192: NID_X9_62_prime192v1, 224: NID_secp224r1, 256: NID_X9_62_prime256v1, 384: NID_secp384r1, 521: NID_secp521r1][bits]
    }

    /// The key that its bytes are: PKCS #1 for RSA, 0x04 with x, y and the number of a private key for a curve.
    static func read(_ bytes: [UInt8], type: String, isPrivate: Bool, notes: [String: Any]) throws -> SecKey {
        guard !bytes.isEmpty else { throw KeyFailure.parameter }
        guard type == rsa else { return SecKey(try point(bytes, isPrivate: isPrivate), isPrivate: isPrivate, notes: notes) }
        let key: OpaquePointer? = bytes.withUnsafeBufferPointer { buffer in
            var start: UnsafePointer<UInt8>? = buffer.baseAddress
            if isPrivate { return d2i_PrivateKey(EVP_PKEY_RSA, nil, &start, buffer.count) }
            if let key = d2i_PublicKey(EVP_PKEY_RSA, nil, &start, buffer.count) { return key }
            start = buffer.baseAddress
            return d2i_PUBKEY(nil, &start, buffer.count)
        }
        guard let key else { throw KeyFailure.parameter }
        guard EVP_PKEY_get_base_id(key) == EVP_PKEY_RSA else {
            EVP_PKEY_free(key)
            throw KeyFailure.parameter
        }
        return SecKey(key, isPrivate: isPrivate, notes: notes)
    }

    private static func point(_ bytes: [UInt8], isPrivate: Bool) throws -> OpaquePointer {
        let parts: Int = isPrivate ? 3 : 2
        guard bytes[0] == 4, (bytes.count - 1) % parts == 0 else { throw KeyFailure.parameter }
        let size: Int = (bytes.count - 1) / parts
        guard let curve = curve(size == 66 ? 521 : size * 8), let key = EC_KEY_new_by_curve_name(curve) else { throw KeyFailure.parameter }
        defer { EC_KEY_free(key) }
        guard EC_KEY_oct2key(key, bytes, 1 + 2 * size, nil) == 1 else { throw KeyFailure.parameter }
        if isPrivate {
            guard EC_KEY_oct2priv(key, Array(bytes.suffix(size)), size) == 1, EC_KEY_check_key(key) == 1 else { throw KeyFailure.parameter }
        }
        guard let result = EVP_PKEY_new(), EVP_PKEY_set1_EC_KEY(result, key) == 1 else { throw KeyFailure.allocation }
        return result
    }

    // MARK: Writing

    /// The bytes of the key as `read` takes them.
    func bytes() throws -> [UInt8] {
        let known: [UInt8] = isPrivate && isRSA ? Self.encoded { i2d_PrivateKey(pointer, $0) } : Self.encoded { i2d_PublicKey(pointer, $0) }
        guard !known.isEmpty else { throw KeyFailure.parameter }
        guard isPrivate, !isRSA else { return known }
        var number = [UInt8](repeating: 0, count: blockSize)
        guard EC_KEY_priv2oct(EVP_PKEY_get0_EC_KEY(pointer), &number, number.count) == number.count else { throw KeyFailure.parameter }
        return known + number
    }

    private static func encoded(_ write: (UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?) -> Int32) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: Int(max(0, write(nil))))
        guard !result.isEmpty else { return [] }
        let count: Int32 = result.withUnsafeMutableBufferPointer { buffer in
            var start: UnsafeMutablePointer<UInt8>? = buffer.baseAddress
            return write(&start)
        }
        return count == Int32(result.count) ? result : []
    }

    /// The public key of a private one.
    func publicKey() throws -> SecKey {
        let bytes: [UInt8] = Self.encoded { i2d_PublicKey(pointer, $0) }
        return try Self.read(bytes, type: isRSA ? Self.rsa : Self.elliptic, isPrivate: false, notes: [:])
    }

    /// As the keychain keeps it.
    func attributes() -> [String: Any] {
        var result: [String: Any] = notes
        result["class"] = "keys"
        result["kcls"] = isPrivate ? "1" : "0"
        result["type"] = isRSA ? Self.rsa : Self.elliptic
        result["bsiz"] = bits
        result["klbl"] = Data(KeyDigest.sha1.digest(Self.encoded { i2d_PublicKey(pointer, $0) }))
        return result
    }

    /// The key of an item of the keychain.
    static func kept(_ data: Data, type: String?, isPrivate: Bool, notes: [String: Any]) -> SecKey? {
        try? read(Array(data), type: type ?? rsa, isPrivate: isPrivate, notes: notes)
    }
}
