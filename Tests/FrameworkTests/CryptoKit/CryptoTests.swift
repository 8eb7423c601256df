import Foundation
import QuinceCommonCrypto
import QuinceCryptoKit
import Testing

private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
private func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex)
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0 }
}

/// Against the standards' own examples, and values that Python's hashlib and cryptography and the openssl command gave.
@Suite struct CryptoKitTests {
    private let abc = Data("abc".utf8)

    @Test("digests are those of the standards, also of data in parts") func digests() {
        #expect(hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(SHA256.hash(data: abc).description == "SHA256 digest: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d" && SHA384.byteCount == 48)
        var parts = SHA512()
        parts.update(data: Data("a".utf8))
        let one = parts
        parts.update(data: Data("bc".utf8))
        #expect(parts.finalize() == SHA512.hash(data: abc) && one.finalize() == SHA512.hash(data: Data("a".utf8)))
        #expect(SHA256.hash(data: abc) == bytes("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"))
    }

    @Test("codes and derived keys are those of RFC 4231 and RFC 5869") func codes() {
        let code = HMAC<SHA256>.authenticationCode(for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(
            HMAC<SHA256>.isValidAuthenticationCode(
                code, authenticating: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8))))
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0b, count: 22)), salt: Array(0...0x0c), info: Array(0xf0...0xf9), outputByteCount: 42)
        #expect(key.withUnsafeBytes { hex($0) } == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test("boxes hold nonce, text and tag, and open for nobody else") func boxes() throws {
        let key = SymmetricKey(data: Array(0..<32)), nonce: [UInt8] = Array(0..<12)
        let box = try AES.GCM.seal(Data("quince".utf8), using: key, nonce: AES.GCM.Nonce(data: nonce), authenticating: Data("head".utf8))
        #expect(box.combined == Data(nonce + bytes("3677bf75a680750fab5323a859ad4d567cb67cc7c0db")))
        #expect(try AES.GCM.open(box, using: key, authenticating: Data("head".utf8)) == Data("quince".utf8))
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(abc, using: SymmetricKey(data: abc)) }
        let other = try ChaChaPoly.seal(Data("quince".utf8), using: key, nonce: ChaChaPoly.Nonce(data: nonce), authenticating: Data("head".utf8))
        #expect(other.combined == Data(nonce + bytes("f88e616e4a72d3ffd33157bc0aeb044506cf57443bcc")))
        #expect(try ChaChaPoly.open(ChaChaPoly.SealedBox(combined: other.combined), using: key, authenticating: Data("head".utf8)) == Data("quince".utf8))
        let random = SymmetricKey(size: .bits256)
        #expect(random.bitCount == 256 && random != SymmetricKey(size: .bits256))
        #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: #require(AES.GCM.seal(Data(), using: random).combined)), using: random).isEmpty)
    }

    @Test("keys of curves sign and agree") func curves() throws {
        let known = try Curve25519.Signing.PrivateKey(rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(hex(known.publicKey.rawRepresentation) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        #expect(
            hex(try known.signature(for: Data()))
                == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b")
        let mine = Curve25519.KeyAgreement.PrivateKey(), theirs = Curve25519.KeyAgreement.PrivateKey()
        let secret = try mine.sharedSecretFromKeyAgreement(with: theirs.publicKey)
        #expect(try secret == theirs.sharedSecretFromKeyAgreement(with: mine.publicKey))
        #expect(secret.hkdfDerivedSymmetricKey(using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32).bitCount == 256)
        let key = P256.Signing.PrivateKey(), signature = try key.signature(for: abc)
        #expect(key.publicKey.isValidSignature(signature, for: abc) && !key.publicKey.isValidSignature(signature, for: Data()))
        let copy = try P256.Signing.PublicKey(compressedRepresentation: key.publicKey.compressedRepresentation)
        #expect(copy.rawRepresentation == key.publicKey.rawRepresentation && copy.isValidSignature(signature, for: abc))
        let one = P521.KeyAgreement.PrivateKey(), two = try P521.KeyAgreement.PrivateKey(x963Representation: P521.KeyAgreement.PrivateKey().x963Representation)
        #expect(try one.sharedSecretFromKeyAgreement(with: two.publicKey) == two.sharedSecretFromKeyAgreement(with: one.publicKey))
        #expect(throws: (any Error).self) { try P256.Signing.PublicKey(rawRepresentation: [UInt8](repeating: 1, count: 64)) }
        #expect(!SecureEnclave.isAvailable)
    }
}

@Suite struct CommonCryptoTests {
    @Test("digests are written where the caller says") func digests() {
        var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        let data = Data("abc".utf8)
        data.withUnsafeBytes { _ = CC_MD5($0.baseAddress, CC_LONG(data.count), &digest) }
        #expect(hex(digest) == "900150983cd24fb0d6963f7d28e17f72")
        var context = CC_SHA256_CTX(), parts = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        CC_SHA256_Init(&context)
        for letter in ["a", "bc"] { CC_SHA256_Update(&context, Array(letter.utf8), CC_LONG(letter.utf8.count)) }
        CC_SHA256_Final(&parts, &context)
        #expect(hex(parts) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        var code = [UInt8](repeating: 0, count: 32)
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, "what do ya want for nothing?", 28, &code)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        var key = [UInt8](repeating: 0, count: 20)
        #expect(
            CCKeyDerivationPBKDF(CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, Array("salt".utf8), 4, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1), 2, &key, 20)
                == 0)
        #expect(hex(key) == "ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957")
    }

    private func crypt(_ operation: Int, _ data: [UInt8], key: [UInt8], room: Int) -> (status: Int, bytes: [UInt8], moved: Int) {
        var output = [UInt8](repeating: 0, count: room), moved = 0
        let vector: [UInt8] = Array(0..<16)
        let status = CCCrypt(
            CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, key.count, vector, data, data.count,
            &output, room, &moved)
        return (Int(status), Array(output.prefix(min(moved, room))), moved)
    }

    @Test("AES encrypts as openssl does, and says what it cannot") func aes() {
        let key: [UInt8] = Array(0..<32), message = Array("quince is a fruit".utf8)
        let sealed = crypt(kCCEncrypt, message, key: key, room: 48)
        #expect(sealed.status == kCCSuccess && hex(sealed.bytes) == "72f9b2c56d800362c6f63e7a29a0e9b32cc738db558ff63c099dcfef35931f49")
        #expect(crypt(kCCDecrypt, sealed.bytes, key: key, room: 48).bytes == message)
        let short = crypt(kCCEncrypt, message, key: key, room: 16)
        #expect(short.status == kCCBufferTooSmall && short.moved == 32)
        #expect(crypt(kCCEncrypt, message, key: [1, 2, 3], room: 48).status == kCCKeySizeError)
        #expect(crypt(kCCDecrypt, Array(sealed.bytes.dropLast()), key: key, room: 48).status == kCCAlignmentError)
        #expect(crypt(kCCDecrypt, sealed.bytes, key: Array(1..<33), room: 48).status == kCCDecodeError)
    }
}
