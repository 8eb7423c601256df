internal import CZlib
import Foundation

extension NSData {
    public enum CompressionAlgorithm: Int, Sendable {
        case lzfse = 0, lz4, lzma
        /// Deflate without header and checksum, as Apple's is.
        case zlib
    }

    /// The data compressed. Throws `CocoaError` where that cannot be done.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> Self {
        guard let result = algorithm.compressed(self as Data) else { throw CocoaError(CocoaError.Code(rawValue: 5376)) }
        return Self.made(of: result)
    }

    /// The data as it was before it was compressed. Throws `CocoaError` for data that is not.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> Self {
        guard let result = algorithm.decompressed(self as Data) else { throw CocoaError(CocoaError.Code(rawValue: 5377)) }
        return Self.made(of: result)
    }
}

extension NSData.CompressionAlgorithm {
    private var form: CompressedForm? {
        switch self {
        case .lzfse: .lzfse
        case .lz4: .lz4
        case .lzma: .lzma
        case .zlib: nil
        }
    }

    fileprivate func compressed(_ data: Data) -> Data? {
        guard let form else { return Deflate.compressed(data) }
        return data.withUnsafeBytes { form.compressed($0) }.map { Data($0) }
    }

    fileprivate func decompressed(_ data: Data) -> Data? {
        guard let form else { return Deflate.decompressed(data) }
        return data.withUnsafeBytes { form.decompressed($0) }.map { Data($0) }
    }
}

extension NSData {
    /// A mutable one is of either class.
    fileprivate static func made(of data: Data) -> Self { unsafeDowncast(NSMutableData(data: data), to: self) }
}

extension NSMutableData {
    public func compress(using algorithm: CompressionAlgorithm) throws { setData(try compressed(using: algorithm) as Data) }
    public func decompress(using algorithm: CompressionAlgorithm) throws { setData(try decompressed(using: algorithm) as Data) }
}

private enum Deflate {
    /// Negative: deflate alone, without zlib's header.
    private static let windowBits: Int32 = -15
    private static let version = ZLIB_VERSION
    private static let chunk = 64 * 1024

    static func compressed(_ data: Data) -> Data? {
        var stream = z_stream()
        let made = deflateInit2_(&stream, 5, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY, version, Int32(MemoryLayout<z_stream>.size))
        guard made == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        return run(data, &stream) { deflate(&$0, Z_FINISH) }
    }

    static func decompressed(_ data: Data) -> Data? {
        var stream = z_stream()
        guard inflateInit2_(&stream, windowBits, version, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        return run(data, &stream) { inflate(&$0, Z_NO_FLUSH) }
    }

    private static func run(_ data: Data, _ stream: inout z_stream, _ step: (inout z_stream) -> Int32) -> Data? {
        var source = [UInt8](data)
        return source.withUnsafeMutableBufferPointer { input -> Data? in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(input.count)
            var result = Data()
            var buffer = [UInt8](repeating: 0, count: chunk)
            while true {
                let (status, written) = buffer.withUnsafeMutableBufferPointer { output -> (Int32, Int) in
                    stream.next_out = output.baseAddress
                    stream.avail_out = UInt32(output.count)
                    return (step(&stream), output.count - Int(stream.avail_out))
                }
                result.append(contentsOf: buffer[..<written])
                if status == Z_STREAM_END { return result }
                // Nothing more comes of it: the end is missing.
                guard status == Z_OK, written > 0 else { return nil }
            }
        }
    }
}
