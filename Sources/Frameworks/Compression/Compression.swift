import CZlib
@_exported import Foundation

/// How bytes are made fewer.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// Deflate without the header and the checksum of zlib's own format, as Apple's is.
public let COMPRESSION_ZLIB = compression_algorithm(0x205)
/// LZ4 in Apple's frames, whose blocks say their lengths.
public let COMPRESSION_LZ4 = compression_algorithm(0x100)
/// A block of LZ4 without a frame. In a stream nothing comes before the last of the source is there.
public let COMPRESSION_LZ4_RAW = compression_algorithm(0x101)
/// LZMA 2 in the container of xz, at level 6. Decoding takes any level.
public let COMPRESSION_LZMA = compression_algorithm(0x306)
/// Apple's own form.
public let COMPRESSION_LZFSE = compression_algorithm(0x801)
/// Brotli at level 2. Streams and buffers fail where the machine has not Brotli's library; the encoder's is a package of its own.
public let COMPRESSION_BROTLI = compression_algorithm(0xB02)

/// Bytes of the `scratch_buffer` that calls may be given. Nothing of it is used.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Compresses a buffer into another one.
/// - Returns: how many bytes were written; 0 where they do not fit or cannot be made.
public func compression_encode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (status, written) = runWhole(COMPRESSION_STREAM_ENCODE, algorithm, dst_buffer, dst_size, src_buffer, src_size)
    return status == COMPRESSION_STATUS_END ? written : 0
}

/// Decompresses a buffer into another one.
/// - Returns: how many bytes were written, as many as fit; 0 where the source is not a compressed buffer.
public func compression_decode_buffer(
    _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int, _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
    _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
    let (status, written) = runWhole(COMPRESSION_STREAM_DECODE, algorithm, dst_buffer, dst_size, src_buffer, src_size)
    return status == COMPRESSION_STATUS_ERROR ? 0 : written
}

private func runWhole(
    _ operation: compression_stream_operation, _ algorithm: compression_algorithm, _ target: UnsafeMutablePointer<UInt8>, _ targetSize: Int,
    _ source: UnsafePointer<UInt8>, _ sourceSize: Int
) -> (compression_status, Int) {
    var stream = compression_stream(dst_ptr: target, dst_size: targetSize, src_ptr: source, src_size: sourceSize, state: nil)
    guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else { return (COMPRESSION_STATUS_ERROR, 0) }
    defer { compression_stream_destroy(&stream) }
    // Beginning a stream empties it.
    (stream.dst_ptr, stream.dst_size, stream.src_ptr, stream.src_size) = (target, targetSize, source, sourceSize)
    let status: compression_status = compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
    return (status, targetSize - stream.dst_size)
}
