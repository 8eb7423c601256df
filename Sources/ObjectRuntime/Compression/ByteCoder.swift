/// Compresses or decompresses bytes that come piece by piece.
package protocol ByteCoder: AnyObject {
    /// Takes the next bytes, and gives what can be written of them and those before.
    ///
    /// - Parameter isLast: whether nothing comes after them.
    func take(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws -> [UInt8]
    /// Whether everything is given: of an encoder after the last bytes, of a decoder behind the end that its input has.
    var hasEnded: Bool { get }
}

/// The bytes are not what the decoder reads.
package struct NotCompressed: Error {
    package init() {}
}

/// The forms of compressed bytes that Apple's systems know beside zlib's.
package enum CompressedForm {
    /// Blocks of LZFSE and LZVN.
    case lzfse
    /// Blocks of LZ4, each with its lengths before it.
    case lz4
    /// One block of LZ4 without anything around it.
    case lz4Raw
    /// The container of xz with LZMA 2 in it.
    case lzma
    case brotli

    /// Nil where the machine has not the library that the form needs.
    package func encoder() -> (any ByteCoder)? {
        switch self {
        case .lzfse: BlockEncoder(LZFSE.self)
        case .lz4: BlockEncoder(LZ4Blocks.self)
        case .lz4Raw: LZ4RawCoder(isEncoder: true)
        case .lzma: LZMACoder(isEncoder: true)
        case .brotli: BrotliEncoder()
        }
    }

    /// Nil where the machine has not the library that the form needs.
    package func decoder() -> (any ByteCoder)? {
        switch self {
        case .lzfse: BlockDecoder(LZFSE.self)
        case .lz4: BlockDecoder(LZ4Blocks.self)
        case .lz4Raw: LZ4RawCoder(isEncoder: false)
        case .lzma: LZMACoder(isEncoder: false)
        case .brotli: BrotliDecoder()
        }
    }

    package func compressed(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? { encoder().flatMap { Self.all(of: bytes, by: $0) } }
    package func decompressed(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? { decoder().flatMap { Self.all(of: bytes, by: $0) } }

    private static func all(of bytes: UnsafeRawBufferPointer, by coder: any ByteCoder) -> [UInt8]? {
        guard let result = try? coder.take(bytes, isLast: true), coder.hasEnded else { return nil }
        return result
    }
}

/// A form that is a row of blocks with an end behind them.
protocol BlockForm {
    /// No match lies further back.
    static var window: Int { get }
    static var end: [UInt8] { get }
    static func block(of bytes: ArraySlice<UInt8>) -> [UInt8]
    /// Reads the block that begins at `start` and adds what it holds to `output`, whose bytes it may repeat.
    ///
    /// - Returns: where the next block begins; nil where the block is not there whole yet.
    static func readBlock(_ bytes: [UInt8], at start: Int, into output: inout [UInt8]) throws -> Int?
}

/// Makes a block whenever there are enough bytes for one.
private final class BlockEncoder<Form: BlockForm>: ByteCoder {
    private static var blockSize: Int { 1 << 18 }
    private var waiting: [UInt8] = []
    private(set) var hasEnded = false

    init(_ form: Form.Type) {}

    func take(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws -> [UInt8] {
        guard !hasEnded else { return [] }
        waiting += bytes
        var result: [UInt8] = []
        var start = 0
        while waiting.count - start >= Self.blockSize || isLast && start < waiting.count {
            let end: Int = min(start + Self.blockSize, waiting.count)
            result += Form.block(of: waiting[start..<end])
            start = end
        }
        waiting.removeFirst(start)
        if isLast {
            result += Form.end
            hasEnded = true
        }
        return result
    }
}

/// Reads each block as soon as it is there whole.
private final class BlockDecoder<Form: BlockForm>: ByteCoder {
    private var waiting: [UInt8] = []
    /// The bytes that were given last, and those that come next.
    private var output: [UInt8] = []
    private(set) var hasEnded = false

    init(_ form: Form.Type) {}

    func take(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws -> [UInt8] {
        guard !hasEnded else { return [] }
        waiting += bytes
        let given: Int = output.count
        var position = 0
        while !hasEnded {
            if waiting.count - position >= Form.end.count, waiting[position..<position + Form.end.count].elementsEqual(Form.end) {
                hasEnded = true
            } else if let next = try Form.readBlock(waiting, at: position, into: &output) {
                position = next
            } else {
                break
            }
        }
        waiting.removeFirst(position)
        let result = Array(output[given...])
        if output.count > 2 * Form.window { output.removeFirst(output.count - Form.window) }
        return result
    }
}

/// Little-endian numbers of blocks.
enum BlockNumbers {
    static func bytes(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } }
    static func value(_ bytes: [UInt8], at offset: Int, count: Int = 4) -> UInt64 {
        (0..<count).reduce(0) { $0 | UInt64(bytes[offset + $1]) << UInt64($1 * 8) }
    }
    /// Repeats `count` bytes that lie `distance` back.
    static func repeatBytes(_ count: Int, at distance: Int, in output: inout [UInt8]) throws {
        guard distance > 0, distance <= output.count else { throw NotCompressed() }
        output.reserveCapacity(output.count + count)
        var place: Int = output.count - distance
        for _ in 0..<count {
            output.append(output[place])
            place += 1
        }
    }
}
