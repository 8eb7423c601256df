/// The way of an algorithm, by its name.
enum KeyMethod: Hashable, Sendable {
    enum Padding: String, Sendable {
        case raw, pkcs1, pss, oaep

        /// As libcrypto counts them.
        var number: Int32 {
            switch self {
            case .pkcs1: 1
            case .raw: 3
            case .oaep: 4
            case .pss: 6
            }
        }
    }

    case rsaSignature(Padding, KeyDigest?, isMessage: Bool)
    case ecdsa(KeyDigest?, isMessage: Bool)
    case rsaEncryption(Padding, KeyDigest?)
    /// Encrypts a key for AES, and data with that.
    case rsaSession(KeyDigest)
    case ecies(KeyDigest, isCofactor: Bool, derivesVector: Bool)
    case exchange(KeyDigest?, isCofactor: Bool)

    var name: String {
        func text(_ digest: KeyDigest?) -> String { digest?.rawValue.uppercased() ?? "" }
        switch self {
        case .rsaSignature(let padding, let digest, let isMessage):
            return "algid:sign:RSA:\(isMessage ? "message" : "digest")-\(padding.rawValue):\(text(digest))"
        case .ecdsa(let digest, let isMessage): return "algid:sign:ECDSA:\(isMessage ? "message" : "digest")-X962:\(text(digest))"
        case .rsaEncryption(let padding, let digest): return "algid:encrypt:RSA:\(padding.rawValue):\(text(digest))"
        case .rsaSession(let digest): return "algid:encrypt:RSA:OAEP:\(text(digest)):AESGCM"
        case .ecies(let digest, let isCofactor, let derives):
            return "algid:encrypt:ECIES:ECDH\(isCofactor ? "C" : ""):KDFX963:\(text(digest)):AESGCM\(derives ? "-KDFIV" : "")"
        case .exchange(let digest, let isCofactor): return "algid:keyexchange:ECDH\(isCofactor ? "C" : ""):\(text(digest))"
        }
    }

    /// The method of an algorithm's name; nil for one that is not known.
    init?(named name: String) {
        guard let method = Self.all.first(where: { $0.name == name }) else { return nil }
        self = method
    }

    private static let all: [KeyMethod] = {
        let digests: [KeyDigest] = KeyDigest.allCases
        var result: [KeyMethod] = [.rsaSignature(.raw, nil, isMessage: false), .rsaSignature(.pkcs1, nil, isMessage: false), .ecdsa(nil, isMessage: false)]
        result += [.rsaEncryption(.raw, nil), .rsaEncryption(.pkcs1, nil), .exchange(nil, isCofactor: false), .exchange(nil, isCofactor: true)]
        for digest in digests {
            for isIt in [false, true] {
                result += [.rsaSignature(.pkcs1, digest, isMessage: isIt), .rsaSignature(.pss, digest, isMessage: isIt), .ecdsa(digest, isMessage: isIt)]
                result += [.ecies(digest, isCofactor: isIt, derivesVector: false), .ecies(digest, isCofactor: isIt, derivesVector: true)]
                result.append(.exchange(digest, isCofactor: isIt))
            }
            result += [.rsaEncryption(.oaep, digest), .rsaSession(digest)]
        }
        return result
    }()

    var isForRSA: Bool {
        switch self {
        case .rsaSignature, .rsaEncryption, .rsaSession: true
        case .ecdsa, .ecies, .exchange: false
        }
    }

    /// The operations of private and public keys.
    var operations: (own: SecKeyOperationType, other: SecKeyOperationType?) {
        switch self {
        case .rsaSignature, .ecdsa: (.sign, .verify)
        case .rsaEncryption, .rsaSession, .ecies: (.decrypt, .encrypt)
        case .exchange: (.keyExchange, nil)
        }
    }
}
