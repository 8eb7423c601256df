import Foundation

/// The way that bytes go through a filter.
public enum FilterOperation: RawRepresentable, Hashable, Sendable {
    case compress
    case decompress

    public init?(rawValue: compression_stream_operation) {
        switch rawValue {
        case COMPRESSION_STREAM_ENCODE: self = .compress
        case COMPRESSION_STREAM_DECODE: self = .decompress
        default: return nil
        }
    }

    public var rawValue: compression_stream_operation {
        switch self {
        case .compress: COMPRESSION_STREAM_ENCODE
        case .decompress: COMPRESSION_STREAM_DECODE
        }
    }
}

/// How a filter makes bytes fewer.
public enum Algorithm: CaseIterable, RawRepresentable, Hashable, Sendable {
    case lzfse
    case zlib
    case lz4
    case lzma
    case brotli

    public init?(rawValue: compression_algorithm) {
        guard let algorithm = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = algorithm
    }

    public var rawValue: compression_algorithm {
        switch self {
        case .lzfse: COMPRESSION_LZFSE
        case .zlib: COMPRESSION_ZLIB
        case .lz4: COMPRESSION_LZ4
        case .lzma: COMPRESSION_LZMA
        case .brotli: COMPRESSION_BROTLI
        }
    }
}

public enum FilterError: Error {
    /// The filter is finished, or the algorithm is not there.
    case invalidState
    /// The bytes are not what the algorithm reads.
    case invalidData
}

/// A stream and the room that it writes into.
private final class FilterStream {
    private let stream: UnsafeMutablePointer<compression_stream> = .allocate(capacity: 1)
    private let room: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    private let hasBegun: Bool
    private(set) var hasEnded = false

    init(_ operation: FilterOperation, _ algorithm: Algorithm, _ capacity: Int) throws {
        self.capacity = max(1, capacity)
        room = .allocate(capacity: self.capacity)
        stream.initialize(to: compression_stream(dst_ptr: room, dst_size: 0, src_ptr: UnsafePointer(room), src_size: 0, state: nil))
        hasBegun = compression_stream_init(stream, operation.rawValue, algorithm.rawValue) == COMPRESSION_STATUS_OK
        if !hasBegun { throw FilterError.invalidState }
    }

    deinit {
        if hasBegun { compression_stream_destroy(stream) }
        stream.deallocate()
        room.deallocate()
    }

    /// Puts bytes through the stream and hands on what comes out, as much at a time as there is room for.
    func put(_ bytes: Data, isLast: Bool, _ output: (Data) throws -> Void) throws {
        guard !hasEnded else { throw FilterError.invalidState }
        let source = [UInt8](bytes)
        try source.withUnsafeBufferPointer { pointer in
            stream.pointee.src_ptr = pointer.baseAddress ?? UnsafePointer(room)
            stream.pointee.src_size = pointer.count
            while !hasEnded {
                stream.pointee.dst_ptr = room
                stream.pointee.dst_size = capacity
                let status = compression_stream_process(stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
                if status == COMPRESSION_STATUS_ERROR { throw FilterError.invalidData }
                let written: Int = capacity - stream.pointee.dst_size
                if written > 0 { try output(Data(bytes: room, count: written)) }
                hasEnded = status == COMPRESSION_STATUS_END
                if !hasEnded, written < capacity, stream.pointee.src_size == 0, !isLast { return }
            }
        }
    }
}

/// Compresses or decompresses what is written into it, and hands on what comes of that.
public class OutputFilter {
    private let stream: FilterStream
    private let writeFunc: (Data?) throws -> Void
    private var isFinalized = false

    /// - Parameters:
    ///   - bufferCapacity: The most bytes that are handed on at once; 65,536 if you do not say.
    ///   - writeFunc: Takes what comes out, and nil at the end.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536, writingTo writeFunc: @escaping (Data?) throws -> Void
    ) throws {
        stream = try FilterStream(operation, algorithm, bufferCapacity)
        self.writeFunc = writeFunc
    }

    /// Writes bytes; nil or none end the stream, as `finalize()` does.
    public func write<D: DataProtocol>(_ data: D?) throws {
        guard let data, !data.isEmpty else { return try finalize() }
        guard !isFinalized else { throw FilterError.invalidState }
        // Bytes behind the end of what is decompressed are left.
        if !stream.hasEnded { try stream.put(Data(data), isLast: false) { try writeFunc($0) } }
    }

    /// Ends the stream, and hands on what is left and nil. Ending it once more does nothing.
    public func finalize() throws {
        guard !isFinalized else { return }
        isFinalized = true
        if !stream.hasEnded { try stream.put(Data(), isLast: true) { try writeFunc($0) } }
        try writeFunc(nil)
    }
}

/// Compresses or decompresses what it reads, as it is asked for it.
public class InputFilter<D: DataProtocol> {
    private let stream: FilterStream
    private let bufferCapacity: Int
    private var readFunc: ((Int) throws -> D?)?
    private var waiting = Data()

    /// - Parameters:
    ///   - bufferCapacity: The most bytes that are read at once; 65,536 if you do not say.
    ///   - readFunc: Gives at most so many bytes; none or nil where there are no more.
    public init(
        _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536, readingFrom readFunc: @escaping (Int) throws -> D?
    ) throws {
        stream = try FilterStream(operation, algorithm, bufferCapacity)
        self.bufferCapacity = bufferCapacity
        self.readFunc = readFunc
    }

    /// The next bytes, at most `count`; nil behind the last.
    public func readData(ofLength count: Int) throws -> Data? {
        while waiting.count < count, !stream.hasEnded, let readFunc {
            let source: Data? = try readFunc(bufferCapacity).map { Data($0) }
            let isLast: Bool = source?.isEmpty != false
            if isLast { self.readFunc = nil }
            try stream.put(source ?? Data(), isLast: isLast) { waiting.append($0) }
        }
        guard !waiting.isEmpty else { return nil }
        let result = Data(waiting.prefix(count))
        waiting = Data(waiting.dropFirst(count))
        return result
    }
}
