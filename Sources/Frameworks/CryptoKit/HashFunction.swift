import CCrypto
@_exported import ObjectRuntime

/// A way to make a digest of bytes that come in parts.
public protocol HashFunction: Sendable {
    associatedtype Digest: QuinceCryptoKit.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of `data` at once.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The bytes that a hash function made. Two are compared in a time that does not depend on where they differ.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

/// The bytes and name that all digests are made of.
package protocol StoredDigest: Digest {
    var bytes: [UInt8] { get }
    static var title: String { get }
}

extension Digest {
    public var description: String {
        let hex = map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        return "\((Self.self as? any StoredDigest.Type)?.title ?? "\(Self.self)"): \(hex)"
    }

    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { SafeCompare.equal(Array(lhs), Array(rhs)) }
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

extension StoredDigest {
    public static func == (lhs: Self, rhs: Self) -> Bool { SafeCompare.equal(lhs.bytes, rhs.bytes) }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { try bytes.withUnsafeBytes(body) }
}

enum SafeCompare {
    static func equal(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        a.count == b.count && CRYPTO_memcmp(a, b, a.count) == 0
    }
}

/// libcrypto's state of a digest. Copies go on by themselves.
struct DigestState: @unchecked Sendable {
    private final class Context {
        let pointer = EVP_MD_CTX_new()
        deinit { EVP_MD_CTX_free(pointer) }
    }

    private var context = Context()
    private let size: Int

    init(_ kind: OpaquePointer?) {
        size = Int(EVP_MD_get_size(kind))
        EVP_DigestInit_ex(context.pointer, kind, nil)
    }

    private func copy() -> Context {
        let copy = Context()
        EVP_MD_CTX_copy_ex(copy.pointer, context.pointer)
        return copy
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&context) { context = copy() }
        EVP_DigestUpdate(context.pointer, bytes.baseAddress, bytes.count)
    }

    func finalize() -> [UInt8] {
        var result = [UInt8](repeating: 0, count: size)
        let copy = copy()
        withExtendedLifetime(copy) { _ = EVP_DigestFinal_ex(copy.pointer, &result, nil) }
        return result
    }
}
