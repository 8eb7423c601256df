import Foundation
@testable import QuinceSecurity
import Testing

@Suite struct SecKeyTests {
    private static func make(_ type: CFString, _ bits: Int) throws -> SecKey {
        try #require(SecKeyCreateRandomKey([kSecAttrKeyType as String: type, kSecAttrKeySizeInBits as String: bits] as NSDictionary, nil))
    }

    private let text = Data("a message".utf8) as NSData

    @Test("What a private key signs its public key verifies, and nothing else") func signatures() throws {
        let (rsa, curve) = (try Self.make(kSecAttrKeyTypeRSA, 2048), try Self.make(kSecAttrKeyTypeECSECPrimeRandom, 256))
        for algorithm in [SecKeyAlgorithm.rsaSignatureMessagePKCS1v15SHA256, .rsaSignatureMessagePSSSHA512, .rsaSignatureDigestPKCS1v15Raw] {
            let signature = try #require(SecKeyCreateSignature(rsa, algorithm, text, nil))
            let other = try #require(SecKeyCopyPublicKey(rsa))
            #expect(SecKeyVerifySignature(other, algorithm, text, signature, nil))
            var error: Unmanaged<CFError>?
            #expect(!SecKeyVerifySignature(other, algorithm, Data("another".utf8) as NSData, signature, &error))
            #expect(error?.takeRetainedValue().code == -67_808)
        }
        let signature = try #require(SecKeyCreateSignature(curve, .ecdsaSignatureMessageX962SHA256, text, nil))
        let other = try #require(SecKeyCopyPublicKey(curve))
        #expect(SecKeyVerifySignature(other, .ecdsaSignatureMessageX962SHA256, text, signature, nil))
        let digest = Data(KeyDigest.sha256.digest(Array("a message".utf8))) as NSData
        #expect(SecKeyVerifySignature(other, .ecdsaSignatureDigestX962SHA256, digest, signature, nil))
        #expect(!SecKeyVerifySignature(other, .ecdsaSignatureMessageX962SHA512, text, signature, nil))
    }

    @Test("What a public key encrypts its private key decrypts") func encryption() throws {
        let algorithms: [SecKeyAlgorithm] = [.rsaEncryptionPKCS1, .rsaEncryptionOAEPSHA256, .rsaEncryptionOAEPSHA512AESGCM]
        let rsa = try Self.make(kSecAttrKeyTypeRSA, 2048)
        let other = try #require(SecKeyCopyPublicKey(rsa))
        for algorithm in algorithms {
            let secret = try #require(SecKeyCreateEncryptedData(other, algorithm, text, nil))
            #expect(secret != text && SecKeyCreateDecryptedData(rsa, algorithm, secret, nil) == text)
        }
        for bits in [256, 384] {
            let curve = try Self.make(kSecAttrKeyTypeEC, bits)
            for algorithm in [SecKeyAlgorithm.eciesEncryptionStandardX963SHA256AESGCM, .eciesEncryptionCofactorVariableIVX963SHA512AESGCM] {
                let open = try #require(SecKeyCopyPublicKey(curve))
                let secret = try #require(SecKeyCreateEncryptedData(open, algorithm, text, nil))
                #expect(SecKeyCreateDecryptedData(curve, algorithm, secret, nil) == text)
                var bytes = secret as Data
                bytes[bytes.count - 1] ^= 1
                var error: Unmanaged<CFError>?
                #expect(SecKeyCreateDecryptedData(curve, algorithm, bytes as NSData, &error) == nil)
                #expect(error?.takeRetainedValue().code == Int(errSecDecode))
            }
        }
    }

    @Test("A key is the same after it was written and read", arguments: [("42", 1024), ("73", 256), ("73", 521)])
    func representation(type: String, bits: Int) throws {
        let key = try Self.make(type as NSString, bits)
        for (one, kind) in [(key, kSecAttrKeyClassPrivate), (try #require(SecKeyCopyPublicKey(key)), kSecAttrKeyClassPublic)] {
            let bytes = try #require(SecKeyCopyExternalRepresentation(one, nil))
            let read = try #require(SecKeyCreateWithData(bytes, ["type": type, "kcls": kind] as NSDictionary, nil))
            #expect(SecKeyCopyExternalRepresentation(read, nil) == bytes && read.bits == bits)
        }
        #expect(SecKeyGetBlockSize(key) == (bits + 7) / 8)
        let open = try #require(SecKeyCopyPublicKey(key))
        let point = try #require(SecKeyCopyExternalRepresentation(open, nil))
        if type == "73" { #expect(point.count == 1 + 2 * ((bits + 7) / 8) && (point as Data).first == 4) }
    }

    @Test("Two keys make the same secret of each other") func exchange() throws {
        let (ann, bo) = (try Self.make(kSecAttrKeyTypeEC, 256), try Self.make(kSecAttrKeyTypeEC, 256))
        func secret(_ own: SecKey, _ other: SecKey, _ algorithm: SecKeyAlgorithm) throws -> CFData? {
            let parameters: NSDictionary = [SecKeyKeyExchangeParameter.requestedSize.rawValue as String: 40]
            return SecKeyCopyKeyExchangeResult(own, algorithm, try #require(SecKeyCopyPublicKey(other)), parameters, nil)
        }
        for algorithm in [SecKeyAlgorithm.ecdhKeyExchangeStandard, .ecdhKeyExchangeCofactorX963SHA256] {
            let mine = try secret(ann, bo, algorithm)
            #expect(try mine != nil && mine == secret(bo, ann, algorithm))
            #expect(mine?.count == (algorithm == .ecdhKeyExchangeStandard ? 32 : 40))
        }
    }

    @Test("Keys refuse what they cannot do, and bytes that are none") func refusal() throws {
        let curve = try Self.make(kSecAttrKeyTypeEC, 256)
        #expect(!SecKeyIsAlgorithmSupported(curve, .sign, .rsaSignatureMessagePKCS1v15SHA256))
        #expect(SecKeyIsAlgorithmSupported(curve, .sign, .ecdsaSignatureMessageX962SHA256))
        #expect(!SecKeyIsAlgorithmSupported(curve, .verify, .ecdsaSignatureMessageX962SHA256))
        #expect(SecKeyCreateSignature(curve, .rsaSignatureMessagePKCS1v15SHA256, text, nil) == nil)
        var error: Unmanaged<CFError>?
        for bytes in [[], [4], [4, 1, 2], Array(repeating: 4, count: 65), Array(repeating: 0x30, count: 40)] as [[UInt8]] {
            for type in ["42", "73"] {
                #expect(SecKeyCreateWithData(Data(bytes) as NSData, ["type": type, "kcls": "0"] as NSDictionary, &error) == nil)
                #expect(error?.takeRetainedValue().code == Int(errSecParam))
            }
        }
        #expect(SecKeyCreateRandomKey(["type": "42", "bsiz": 100] as NSDictionary, nil) == nil)
        #expect(SecKeyCreateRandomKey(["type": "73", "bsiz": 255] as NSDictionary, nil) == nil)
    }

    @Test("A key is kept in the keychain and found by its tag") func keychain() throws {
        let (keychain, key) = (Keychain(), try Self.make(kSecAttrKeyTypeEC, 256))
        let tag = Data("com.example.key".utf8)
        #expect(keychain.add(["class": "keys", "v_Ref": key, "atag": tag] as NSDictionary, nil) == errSecSuccess)
        var found: CFTypeRef?
        #expect(keychain.find(["class": "keys", "atag": tag, "r_Ref": true] as NSDictionary, &found) == errSecSuccess)
        let read = try #require(found as? SecKey)
        #expect(read.isPrivate && SecKeyCopyExternalRepresentation(read, nil) == SecKeyCopyExternalRepresentation(key, nil))
        #expect(keychain.add(["class": "keys", "v_Ref": key, "atag": tag] as NSDictionary, nil) == errSecDuplicateItem)
    }
}
