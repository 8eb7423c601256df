import CCrypto
import ObjectRuntime

/// A key of a curve whose keys are plain bytes (X25519, Ed25519), through libcrypto.
struct RawKey {
    let kind: Int32

    func publicKey(of privateKey: [UInt8]) throws -> [UInt8] {
        try withPrivate(privateKey) { key in
            var result = [UInt8](repeating: 0, count: 32), count = result.count
            guard EVP_PKEY_get_raw_public_key(key, &result, &count) == 1 else { throw CryptoKitError.invalidParameter }
            return result
        }
    }

    func secret(_ privateKey: [UInt8], with publicKey: [UInt8]) throws -> [UInt8] {
        try withPrivate(privateKey) { mine in
            try withPublic(publicKey) { theirs in
                let context = EVP_PKEY_CTX_new(mine, nil)
                defer { EVP_PKEY_CTX_free(context) }
                var result = [UInt8](repeating: 0, count: 32), count = result.count
                guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, theirs) == 1,
                    EVP_PKEY_derive(context, &result, &count) == 1
                else { throw CryptoKitError.invalidParameter }
                return result
            }
        }
    }

    func signature(of message: [UInt8], by privateKey: [UInt8]) throws -> [UInt8] {
        try withPrivate(privateKey) { key in
            let context = EVP_MD_CTX_new()
            defer { EVP_MD_CTX_free(context) }
            var result = [UInt8](repeating: 0, count: 64), count = result.count
            guard EVP_DigestSignInit(context, nil, nil, nil, key) == 1, EVP_DigestSign(context, &result, &count, message, message.count) == 1 else {
                throw CryptoKitError.invalidParameter
            }
            return result
        }
    }

    func isValid(_ signature: [UInt8], of message: [UInt8], by publicKey: [UInt8]) -> Bool {
        let answer = try? withPublic(publicKey) { key in
            let context = EVP_MD_CTX_new()
            defer { EVP_MD_CTX_free(context) }
            return EVP_DigestVerifyInit(context, nil, nil, nil, key) == 1
                && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
        }
        return answer ?? false
    }

    private func withPrivate<R>(_ bytes: [UInt8], _ body: (OpaquePointer) throws -> R) throws -> R {
        guard bytes.count == 32, let key = EVP_PKEY_new_raw_private_key(kind, nil, bytes, bytes.count) else { throw CryptoKitError.incorrectKeySize }
        defer { EVP_PKEY_free(key) }
        return try body(key)
    }

    private func withPublic<R>(_ bytes: [UInt8], _ body: (OpaquePointer) throws -> R) throws -> R {
        guard bytes.count == 32, let key = EVP_PKEY_new_raw_public_key(kind, nil, bytes, bytes.count) else { throw CryptoKitError.incorrectKeySize }
        defer { EVP_PKEY_free(key) }
        return try body(key)
    }
}
