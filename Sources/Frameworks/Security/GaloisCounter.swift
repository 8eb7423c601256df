import CCrypto

/// AES in Galois/Counter mode, with a tag of 16 bytes behind what is encrypted.
struct GaloisCounter {
    let key: [UInt8]
    let vector: [UInt8]
    let associated: [UInt8]

    private static let tagSize = 16
    // As libcrypto counts its commands.
    private static let setVectorLength: Int32 = 0x9, getTag: Int32 = 0x10, setTag: Int32 = 0x11

    private func withContext<R>(encrypts: Bool, _ body: (OpaquePointer) throws -> R) throws -> R {
        guard let context = EVP_CIPHER_CTX_new() else { throw KeyFailure.allocation }
        defer { EVP_CIPHER_CTX_free(context) }
        let direction: Int32 = encrypts ? 1 : 0
        var length: Int32 = 0
        guard EVP_CipherInit_ex(context, key.count == 32 ? EVP_aes_256_gcm() : EVP_aes_128_gcm(), nil, nil, nil, direction) == 1,
            EVP_CIPHER_CTX_ctrl(context, Self.setVectorLength, Int32(vector.count), nil) == 1,
            EVP_CipherInit_ex(context, nil, nil, key, vector, direction) == 1,
            associated.isEmpty || EVP_CipherUpdate(context, nil, &length, associated, Int32(associated.count)) == 1
        else { throw KeyFailure.parameter }
        return try body(context)
    }

    private func passed(_ bytes: [UInt8], through context: OpaquePointer) throws -> [UInt8] {
        var result = [UInt8](repeating: 0, count: bytes.count), length: Int32 = 0
        guard bytes.count < Int(Int32.max), bytes.isEmpty || EVP_CipherUpdate(context, &result, &length, bytes, Int32(bytes.count)) == 1 else {
            throw KeyFailure.parameter
        }
        return result
    }

    func sealed(_ bytes: [UInt8]) throws -> [UInt8] {
        try withContext(encrypts: true) { context in
            let result: [UInt8] = try passed(bytes, through: context)
            var rest = [UInt8](repeating: 0, count: Self.tagSize), tag: [UInt8] = rest, length: Int32 = 0
            guard EVP_CipherFinal_ex(context, &rest, &length) == 1, EVP_CIPHER_CTX_ctrl(context, Self.getTag, Int32(Self.tagSize), &tag) == 1 else {
                throw KeyFailure.parameter
            }
            return result + tag
        }
    }

    /// Throws where the tag is another's.
    func opened(_ bytes: [UInt8]) throws -> [UInt8] {
        guard bytes.count >= Self.tagSize else { throw KeyFailure.decoding }
        return try withContext(encrypts: false) { context in
            let result: [UInt8] = try passed(Array(bytes.dropLast(Self.tagSize)), through: context)
            var tag: [UInt8] = Array(bytes.suffix(Self.tagSize)), rest = [UInt8](repeating: 0, count: Self.tagSize), length: Int32 = 0
            guard EVP_CIPHER_CTX_ctrl(context, Self.setTag, Int32(Self.tagSize), &tag) == 1, EVP_CipherFinal_ex(context, &rest, &length) == 1 else {
                throw KeyFailure.decoding
            }
            return result
        }
    }
}
