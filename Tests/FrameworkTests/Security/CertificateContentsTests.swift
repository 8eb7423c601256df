import Foundation
@testable import QuinceSecurity
import Testing

@Suite struct CertificateContentsTests {
    private static let certificate = """
        MIIBpzCCAU2gAwIBAgIUAqIWGTClhh7E9zMFj0hKChVUft0wCgYIKoZIzj0EAwIwKDEQMA4GA1UECgwHRXhhbXBsZTEUMBIGA1UEAwwLUXVpbmNlIFRlc3Qw\
        IBcNMjYxMjAxMDE1ODIzWhgPMjEyNjExMDcwMTU4MjNaMCgxEDAOBgNVBAoMB0V4YW1wbGUxFDASBgNVBAMMC1F1aW5jZSBUZXN0MFkwEwYHKoZIzj0CAQYI\
        KoZIzj0DAQcDQgAEtUz7bJ7ItLblkD+qL0r1w8L0Wmy51jgZdWQP4il2ai8El51bH56A5CZ0yp93Fw2zFkST8V6nqPE/F+dUS5GP7aNTMFEwHQYDVR0OBBYE\
        FHeLJ2/u8OFMk2cYeDQeRTf6HJNMMB8GA1UdIwQYMBaAFHeLJ2/u8OFMk2cYeDQeRTf6HJNMMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIg\
        Wq2b1ysnSB9sXwRyybtO0z15HQ4pXL2xNHxGpJ4+MLwCIQCRmvHHpIhopD3nnq9hxQ3XcSXFCzQDx98X17e+iOI+JA==
        """
    private static let point = "BLVM+2yeyLS25ZA/qi9K9cPC9FpsudY4GXVkD+IpdmovBJedWx+egOQmdMqfdxcNsxZEk/Fep6jxPxfnVEuRj+0="

    @Test("A certificate has a public key and the name of whom it is about") func contents() throws {
        let data = try #require(Data(base64Encoded: Self.certificate))
        let certificate = try #require(SecCertificateCreateWithData(nil, data as NSData))
        let key = try #require(SecCertificateCopyKey(certificate))
        #expect((SecKeyCopyExternalRepresentation(key, nil) as Data?)?.base64EncodedString() == Self.point)
        #expect(SecCertificateCopySubjectSummary(certificate) == "Quince Test" as NSString)
        let broken = try #require(SecCertificateCreateWithData(nil, data.prefix(100) as NSData))
        #expect(SecCertificateCopyKey(broken) == nil && SecCertificateCopySubjectSummary(broken) == nil)
    }

    @Test("Functions with paddings do what their algorithms do") func paddings() throws {
        let key = try #require(SecKeyCreateRandomKey(["type": "42", "bsiz": 1024] as NSDictionary, nil))
        let other = try #require(SecKeyCopyPublicKey(key))
        let digest: [UInt8] = KeyDigest.sha256.digest([1, 2, 3])
        var signature = [UInt8](repeating: 0, count: 128), length = 128
        #expect(SecKeyRawSign(key, .PKCS1SHA256, digest, digest.count, &signature, &length) == errSecSuccess && length == 128)
        #expect(SecKeyRawVerify(other, .PKCS1SHA256, digest, digest.count, signature, length) == errSecSuccess)
        signature[5] ^= 1
        #expect(SecKeyRawVerify(other, .PKCS1SHA256, digest, digest.count, signature, length) == -9809)
        var secret = [UInt8](repeating: 0, count: 128), plain = [UInt8](repeating: 0, count: 128), (secretLength, plainLength) = (128, 128)
        #expect(SecKeyEncrypt(other, .PKCS1, [7, 8, 9], 3, &secret, &secretLength) == errSecSuccess)
        #expect(SecKeyDecrypt(key, .PKCS1, secret, secretLength, &plain, &plainLength) == errSecSuccess)
        #expect(Array(plain.prefix(plainLength)) == [7, 8, 9])
        var short = 10
        #expect(SecKeyEncrypt(other, .PKCS1, [7], 1, &secret, &short) == errSecParam)
    }
}
