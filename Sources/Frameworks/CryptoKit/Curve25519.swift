import CCrypto
import ObjectRuntime

public enum Curve25519 {
    public enum KeyAgreement {
        public struct PublicKey: Sendable {
            let bytes: [UInt8]
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
            }
            public var rawRepresentation: Data { Data(bytes) }
        }

        public struct PrivateKey: Sendable {
            let bytes: [UInt8]
            public let publicKey: PublicKey
            public init() {
                bytes = RandomBytes.make(32)
                do { publicKey = try Self.publicKey(of: bytes) } catch { fatalError("X25519 takes any 32 bytes: \(error)") }
            }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                publicKey = try Self.publicKey(of: bytes)
            }
            public var rawRepresentation: Data { Data(bytes) }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                SharedSecret(bytes: try RawKey(kind: EVP_PKEY_X25519).secret(bytes, with: publicKeyShare.bytes))
            }
            private static func publicKey(of bytes: [UInt8]) throws -> PublicKey {
                try PublicKey(rawRepresentation: RawKey(kind: EVP_PKEY_X25519).publicKey(of: bytes))
            }
        }
    }

    public enum Signing {
        public struct PublicKey: Sendable {
            let bytes: [UInt8]
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
            }
            public var rawRepresentation: Data { Data(bytes) }
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                RawKey(kind: EVP_PKEY_ED25519).isValid(Array(signature), of: Array(data), by: bytes)
            }
        }

        public struct PrivateKey: Sendable {
            let bytes: [UInt8]
            public let publicKey: PublicKey
            public init() {
                bytes = RandomBytes.make(32)
                do { publicKey = try Self.publicKey(of: bytes) } catch { fatalError("Ed25519 takes any 32 bytes: \(error)") }
            }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                publicKey = try Self.publicKey(of: bytes)
            }
            public var rawRepresentation: Data { Data(bytes) }
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                Data(try RawKey(kind: EVP_PKEY_ED25519).signature(of: Array(data), by: bytes))
            }
            private static func publicKey(of bytes: [UInt8]) throws -> PublicKey {
                try PublicKey(rawRepresentation: RawKey(kind: EVP_PKEY_ED25519).publicKey(of: bytes))
            }
        }
    }
}
