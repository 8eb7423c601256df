import CZlib
import Foundation
import ObjectRuntime

public struct compression_stream_operation: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
public let COMPRESSION_STREAM_ENCODE = compression_stream_operation(0)
public let COMPRESSION_STREAM_DECODE = compression_stream_operation(1)

public struct compression_stream_flags: RawRepresentable, Hashable, Sendable {
    public var rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}
/// The source that is given is the last of it.
public let COMPRESSION_STREAM_FINALIZE = compression_stream_flags(1)

public struct compression_status: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public init(_ rawValue: Int32) { self.rawValue = rawValue }
}
/// More source or more room is needed.
public let COMPRESSION_STATUS_OK = compression_status(0)
public let COMPRESSION_STATUS_ERROR = compression_status(-1)
/// Everything is written.
public let COMPRESSION_STATUS_END = compression_status(1)

/// A buffer that is compressed piece by piece: where the next bytes are read and written, and how many there are of both.
public struct compression_stream {
    public var dst_ptr: UnsafeMutablePointer<UInt8>
    public var dst_size: Int
    public var src_ptr: UnsafePointer<UInt8>
    public var src_size: Int
    public var state: UnsafeMutableRawPointer?

    public init(
        dst_ptr: UnsafeMutablePointer<UInt8>, dst_size: Int, src_ptr: UnsafePointer<UInt8>, src_size: Int, state: UnsafeMutableRawPointer?
    ) {
        self.dst_ptr = dst_ptr
        self.dst_size = dst_size
        self.src_ptr = src_ptr
        self.src_size = src_size
        self.state = state
    }
}

/// A form's side of a stream.
private class StreamCoder {
    func process(_ stream: UnsafeMutablePointer<compression_stream>, isLast: Bool) -> compression_status { COMPRESSION_STATUS_ERROR }

    static func coder(for algorithm: compression_algorithm, isEncoder: Bool) -> StreamCoder? {
        if algorithm == COMPRESSION_ZLIB { return ZlibCoder(isEncoder: isEncoder) }
        guard let form = algorithm.form, let coder = isEncoder ? form.encoder() : form.decoder() else { return nil }
        return FormCoder(coder)
    }
}

extension compression_algorithm {
    /// The form that the algorithm has; nil for deflate, and for what is none.
    fileprivate var form: CompressedForm? {
        switch self {
        case COMPRESSION_LZFSE: .lzfse
        case COMPRESSION_LZ4: .lz4
        case COMPRESSION_LZ4_RAW: .lz4Raw
        case COMPRESSION_LZMA: .lzma
        case COMPRESSION_BROTLI: .brotli
        default: nil
        }
    }
}

/// Takes the source whole, and keeps what there is no room for.
private final class FormCoder: StreamCoder {
    private let coder: any ByteCoder
    private var waiting: ArraySlice<UInt8> = []

    init(_ coder: any ByteCoder) { self.coder = coder }

    override func process(_ stream: UnsafeMutablePointer<compression_stream>, isLast: Bool) -> compression_status {
        if waiting.isEmpty, !coder.hasEnded, isLast || stream.pointee.src_size > 0 {
            let source = UnsafeRawBufferPointer(start: stream.pointee.src_ptr, count: stream.pointee.src_size)
            guard let bytes = try? coder.take(source, isLast: isLast) else { return COMPRESSION_STATUS_ERROR }
            waiting = bytes[...]
            stream.pointee.src_ptr += source.count
            stream.pointee.src_size = 0
        }
        let count: Int = min(waiting.count, stream.pointee.dst_size)
        waiting.withUnsafeBufferPointer { bytes in
            if let start = bytes.baseAddress, count > 0 { stream.pointee.dst_ptr.update(from: start, count: count) }
        }
        waiting.removeFirst(count)
        stream.pointee.dst_ptr += count
        stream.pointee.dst_size -= count
        if !waiting.isEmpty { return COMPRESSION_STATUS_OK }
        if coder.hasEnded { return COMPRESSION_STATUS_END }
        // The source ended before what it holds did.
        return isLast ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
    }
}

/// zlib's side of a stream.
private final class ZlibCoder: StreamCoder {
    // zlib keeps its address.
    private let stream: UnsafeMutablePointer<z_stream> = .allocate(capacity: 1)
    private let isEncoder: Bool

    init?(isEncoder: Bool) {
        self.isEncoder = isEncoder
        super.init()
        stream.initialize(to: z_stream())
        let size = Int32(MemoryLayout<z_stream>.size)
        // A negative window is deflate without zlib's header; level 5 is Apple's.
        let status: Int32 =
            isEncoder
            ? deflateInit2_(stream, 5, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
            : inflateInit2_(stream, -15, ZLIB_VERSION, size)
        if status != Z_OK { return nil }
    }

    deinit {
        if isEncoder { deflateEnd(stream) } else { inflateEnd(stream) }
        stream.deallocate()
    }

    override func process(_ stream: UnsafeMutablePointer<compression_stream>, isLast: Bool) -> compression_status {
        while true {
            // zlib counts in 32 bits.
            let source = UInt32(clamping: stream.pointee.src_size)
            let room = UInt32(clamping: stream.pointee.dst_size)
            self.stream.pointee.next_in = UnsafeMutablePointer(mutating: stream.pointee.src_ptr)
            self.stream.pointee.avail_in = source
            self.stream.pointee.next_out = stream.pointee.dst_ptr
            self.stream.pointee.avail_out = room
            let ends: Bool = isLast && Int(source) == stream.pointee.src_size
            let status: Int32 = isEncoder ? deflate(self.stream, ends ? Z_FINISH : Z_NO_FLUSH) : inflate(self.stream, Z_NO_FLUSH)
            let (read, written) = (Int(source - self.stream.pointee.avail_in), Int(room - self.stream.pointee.avail_out))
            stream.pointee.src_ptr += read
            stream.pointee.src_size -= read
            stream.pointee.dst_ptr += written
            stream.pointee.dst_size -= written
            if status == Z_STREAM_END { return COMPRESSION_STATUS_END }
            if status != Z_OK, status != Z_BUF_ERROR { return COMPRESSION_STATUS_ERROR }
            guard read + written > 0, stream.pointee.dst_size > 0, stream.pointee.src_size > 0 || ends else {
                // The source ended before what it holds did.
                return isLast && !isEncoder && stream.pointee.src_size == 0 && stream.pointee.dst_size > 0 ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
            }
        }
    }
}

/// Begins a stream.
@discardableResult
public func compression_stream_init(
    _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation, _ algorithm: compression_algorithm
) -> compression_status {
    guard let coder = StreamCoder.coder(for: algorithm, isEncoder: operation == COMPRESSION_STREAM_ENCODE) else { return COMPRESSION_STATUS_ERROR }
    stream.pointee.src_size = 0
    stream.pointee.dst_size = 0
    stream.pointee.state = Unmanaged.passRetained(coder).toOpaque()
    return COMPRESSION_STATUS_OK
}

/// Reads as much of the source and writes as much as there is room for, and moves the pointers on.
@discardableResult
public func compression_stream_process(_ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    let coder: StreamCoder = Unmanaged<StreamCoder>.fromOpaque(state).takeUnretainedValue()
    return coder.process(stream, isLast: flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0)
}

/// Ends a stream and gives back its memory.
@discardableResult
public func compression_stream_destroy(_ stream: UnsafeMutablePointer<compression_stream>) -> compression_status {
    guard let state = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
    Unmanaged<StreamCoder>.fromOpaque(state).release()
    stream.pointee.state = nil
    return COMPRESSION_STATUS_OK
}
