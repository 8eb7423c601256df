import CCrypto

/// Digests that keys are used with.
enum KeyDigest: String, CaseIterable, Sendable {
    case sha1, sha224, sha256, sha384, sha512

    var function: OpaquePointer {
        switch self {
        case .sha1: EVP_sha1()
        case .sha224: EVP_sha224()
        case .sha256: EVP_sha256()
        case .sha384: EVP_sha384()
        case .sha512: EVP_sha512()
        }
    }

    func digest(_ bytes: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: 64), length: UInt32 = 0
        EVP_Digest(bytes, bytes.count, &result, &length, function, nil)
        return Array(result.prefix(Int(length)))
    }

    var size: Int {
        switch self {
        case .sha1: 20
        case .sha224: 28
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }
}
