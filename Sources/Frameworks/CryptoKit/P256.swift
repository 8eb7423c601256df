import CCrypto
import ObjectRuntime

/// NIST's curve P-256.
public enum P256 {
    static let curve = EllipticCurve(name: NID_X9_62_prime256v1, size: 32)

    public enum Signing {
        public struct ECDSASignature: ContiguousBytes, Sendable {
            let bytes: [UInt8]
            /// r and s behind one another.
            public init<D: DataProtocol>(rawRepresentation: D) throws {
                bytes = Array(rawRepresentation)
                guard bytes.count == 2 * P256.curve.size else { throw CryptoKitError.incorrectParameterSize }
            }
            public var rawRepresentation: Data { Data(bytes) }
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
        }

        public struct PublicKey: Sendable {
            let point: [UInt8]
            /// x and y behind one another.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { point = try P256.curve.point([4] + rawRepresentation.withUnsafeBytes { Array($0) }) }
            public init<D: ContiguousBytes>(x963Representation: D) throws { point = try P256.curve.point(x963Representation.withUnsafeBytes { Array($0) }) }
            public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
                point = try P256.curve.point(compressedRepresentation.withUnsafeBytes { Array($0) })
            }
            public var rawRepresentation: Data { Data(point.dropFirst()) }
            public var x963Representation: Data { Data(point) }
            public var compressedRepresentation: Data { Data([2 + (point.last ?? 0) % 2] + point.dropFirst().prefix(P256.curve.size)) }
            public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
                isValidSignature(signature, for: SHA256.hash(data: data))
            }
            public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
                P256.curve.isValid(signature.bytes, of: Array(digest), by: point)
            }
        }

        public struct PrivateKey: Sendable {
            let bytes: [UInt8]
            private let point: [UInt8]
            public init(compactRepresentable: Bool = true) { (bytes, point) = P256.curve.makePrivateKey() }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                point = try P256.curve.publicPoint(of: bytes)
            }
            /// 0x04, x, y and the private key behind one another.
            public init<D: ContiguousBytes>(x963Representation: D) throws {
                let all = x963Representation.withUnsafeBytes { Array($0) }
                guard all.count == 3 * P256.curve.size + 1 else { throw CryptoKitError.incorrectParameterSize }
                try self.init(rawRepresentation: Array(all.suffix(P256.curve.size)))
                guard Array(all.prefix(point.count)) == point else { throw CryptoKitError.invalidParameter }
            }
            public var publicKey: PublicKey {
                do { return try PublicKey(x963Representation: point) } catch { fatalError("The point of a key is on its curve: \(error)") }
            }
            public var rawRepresentation: Data { Data(bytes) }
            public var x963Representation: Data { Data(point + bytes) }
            /// Signs the SHA256 digest of `data`. No two signatures are alike.
            public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature { try signature(for: SHA256.hash(data: data)) }
            public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
                try ECDSASignature(rawRepresentation: P256.curve.signature(of: Array(digest), by: bytes))
            }
        }
    }

    public enum KeyAgreement {
        public struct PublicKey: Sendable {
            let point: [UInt8]
            /// x and y behind one another.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { point = try P256.curve.point([4] + rawRepresentation.withUnsafeBytes { Array($0) }) }
            public init<D: ContiguousBytes>(x963Representation: D) throws { point = try P256.curve.point(x963Representation.withUnsafeBytes { Array($0) }) }
            public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
                point = try P256.curve.point(compressedRepresentation.withUnsafeBytes { Array($0) })
            }
            public var rawRepresentation: Data { Data(point.dropFirst()) }
            public var x963Representation: Data { Data(point) }
            public var compressedRepresentation: Data { Data([2 + (point.last ?? 0) % 2] + point.dropFirst().prefix(P256.curve.size)) }
        }

        public struct PrivateKey: Sendable {
            let bytes: [UInt8]
            private let point: [UInt8]
            public init(compactRepresentable: Bool = true) { (bytes, point) = P256.curve.makePrivateKey() }
            public init<D: ContiguousBytes>(rawRepresentation: D) throws {
                bytes = rawRepresentation.withUnsafeBytes { Array($0) }
                point = try P256.curve.publicPoint(of: bytes)
            }
            /// 0x04, x, y and the private key behind one another.
            public init<D: ContiguousBytes>(x963Representation: D) throws {
                let all = x963Representation.withUnsafeBytes { Array($0) }
                guard all.count == 3 * P256.curve.size + 1 else { throw CryptoKitError.incorrectParameterSize }
                try self.init(rawRepresentation: Array(all.suffix(P256.curve.size)))
                guard Array(all.prefix(point.count)) == point else { throw CryptoKitError.invalidParameter }
            }
            public var publicKey: PublicKey {
                do { return try PublicKey(x963Representation: point) } catch { fatalError("The point of a key is on its curve: \(error)") }
            }
            public var rawRepresentation: Data { Data(bytes) }
            public var x963Representation: Data { Data(point + bytes) }
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                SharedSecret(bytes: try P256.curve.secret(bytes, with: publicKeyShare.point))
            }
        }
    }
}
