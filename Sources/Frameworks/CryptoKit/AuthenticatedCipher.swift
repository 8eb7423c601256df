import CCrypto
import ObjectRuntime

/// Encrypts and authenticates in one pass, through libcrypto. Keys, nonces and tags have the sizes that the cipher wants.
struct AuthenticatedCipher {
    let cipher: OpaquePointer?
    static let tagSize = 16

    func seal(_ message: [UInt8], key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> (text: [UInt8], tag: [UInt8]) {
        let context = EVP_CIPHER_CTX_new()
        defer { EVP_CIPHER_CTX_free(context) }
        var text = [UInt8](repeating: 0, count: message.count + 16), tag = [UInt8](repeating: 0, count: Self.tagSize)
        var count: Int32 = 0, rest: Int32 = 0
        try start(context, key: key, nonce: nonce, data: data, encrypting: true)
        if !message.isEmpty { try check(EVP_EncryptUpdate(context, &text, &count, message, Int32(message.count))) }
        try check(EVP_EncryptFinal_ex(context, &tag, &rest))
        try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagSize), &tag))
        return (Array(text.prefix(Int(count))), tag)
    }

    func open(_ text: [UInt8], tag: [UInt8], key: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> [UInt8] {
        let context = EVP_CIPHER_CTX_new()
        defer { EVP_CIPHER_CTX_free(context) }
        var message = [UInt8](repeating: 0, count: text.count + 16), count: Int32 = 0, rest: Int32 = 0
        var tag = tag
        try start(context, key: key, nonce: nonce, data: data, encrypting: false)
        if !text.isEmpty { try check(EVP_DecryptUpdate(context, &message, &count, text, Int32(text.count))) }
        try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tag.count), &tag))
        var end = [UInt8](repeating: 0, count: 16)
        guard EVP_DecryptFinal_ex(context, &end, &rest) == 1 else { throw CryptoKitError.authenticationFailure }
        return Array(message.prefix(Int(count)))
    }

    private func start(_ context: OpaquePointer?, key: [UInt8], nonce: [UInt8], data: [UInt8], encrypting: Bool) throws {
        let direction: Int32 = encrypting ? 1 : 0
        try check(EVP_CipherInit_ex(context, cipher, nil, nil, nil, direction))
        try check(EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, Int32(nonce.count), nil))
        try check(EVP_CipherInit_ex(context, nil, nil, key, nonce, direction))
        var count: Int32 = 0
        if !data.isEmpty { try check(EVP_CipherUpdate(context, nil, &count, data, Int32(data.count))) }
    }

    private func check(_ answer: Int32) throws {
        if answer != 1 { throw CryptoKitError.underlyingCoreCryptoError(error: answer) }
    }
}

/// Nonce, ciphertext and tag of a sealed message.
struct SealedParts: Sendable {
    var nonce: [UInt8]
    var text: [UInt8]
    var tag: [UInt8]

    init(nonce: [UInt8], text: [UInt8], tag: [UInt8]) throws {
        guard tag.count == AuthenticatedCipher.tagSize else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.text, self.tag) = (nonce, text, tag)
    }

    /// Nonce, ciphertext and tag behind one another, the nonce of 12 bytes.
    init(combined: [UInt8]) throws {
        guard combined.count >= 12 + AuthenticatedCipher.tagSize else { throw CryptoKitError.incorrectParameterSize }
        nonce = Array(combined.prefix(12))
        tag = Array(combined.suffix(AuthenticatedCipher.tagSize))
        text = Array(combined.dropFirst(12).dropLast(AuthenticatedCipher.tagSize))
    }

    var combined: Data { Data(nonce + text + tag) }
}
