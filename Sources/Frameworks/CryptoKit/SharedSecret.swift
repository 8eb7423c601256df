import ObjectRuntime

/// The secret that two sides share who know one another's public key. Keys are derived from it.
public struct SharedSecret: ContiguousBytes, Hashable, Sendable, CustomStringConvertible {
    package let bytes: [UInt8]
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
    public static func == (lhs: SharedSecret, rhs: SharedSecret) -> Bool { SafeCompare.equal(lhs.bytes, rhs.bytes) }
    public var description: String { "SharedSecret: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }

    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }

    /// By ANSI X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        var output: [UInt8] = [], counter: UInt32 = 1
        while output.count < outputByteCount {
            let mark = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: counter >> $0) }
            output += Array(H.hash(data: bytes + mark + Array(sharedInfo)))
            counter += 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
