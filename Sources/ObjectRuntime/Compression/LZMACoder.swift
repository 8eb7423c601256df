import Foundation

/// LZMA 2 in the container of xz, as Apple's encoder writes it: level 6. The library is loaded when an app first asks for it; every Debian has it.
final class LZMACoder: ByteCoder {
    private struct Library {
        typealias Encoder = @convention(c) (UnsafeMutableRawPointer, UInt32, CInt) -> CInt
        typealias Decoder = @convention(c) (UnsafeMutableRawPointer, UInt64, UInt32) -> CInt
        typealias Code = @convention(c) (UnsafeMutableRawPointer, CInt) -> CInt
        typealias End = @convention(c) (UnsafeMutableRawPointer) -> Void

        let encoder: Encoder
        let decoder: Decoder
        let code: Code
        let end: End

        init?() {
            guard let handle = dlopen("liblzma.so.5", RTLD_NOW | RTLD_LOCAL), let encoder = dlsym(handle, "lzma_easy_encoder"),
                let decoder = dlsym(handle, "lzma_stream_decoder"), let code = dlsym(handle, "lzma_code"), let end = dlsym(handle, "lzma_end")
            else { return nil }
            self.encoder = unsafeBitCast(encoder, to: Encoder.self)
            self.decoder = unsafeBitCast(decoder, to: Decoder.self)
            self.code = unsafeBitCast(code, to: Code.self)
            self.end = unsafeBitCast(end, to: End.self)
        }
    }

    /// Places in `lzma_stream`, whose 136 bytes begin as zeros.
    private enum Place {
        static let nextIn = 0
        static let availableIn = 8
        static let nextOut = 24
        static let availableOut = 32
        static let size = 136
    }

    private static let level: UInt32 = 6
    private static let checkOfCRC32: CInt = 1
    private static let run: CInt = 0
    private static let finish: CInt = 3
    private static let isDone: CInt = 0
    private static let isAtEnd: CInt = 1
    /// Nothing could be read or written.
    private static let isStuck: CInt = 10
    private static let chunk = 64 * 1024

    private let library: Library
    private let stream = UnsafeMutableRawPointer.allocate(byteCount: Place.size, alignment: 16)
    private(set) var hasEnded = false

    /// Nil where the machine has not the library.
    init?(isEncoder: Bool) {
        guard let library = Library() else {
            stream.deallocate()
            return nil
        }
        self.library = library
        stream.initializeMemory(as: UInt8.self, repeating: 0, count: Place.size)
        let status: CInt = isEncoder ? library.encoder(stream, Self.level, Self.checkOfCRC32) : library.decoder(stream, .max, 0)
        if status != Self.isDone { return nil }
    }

    deinit {
        library.end(stream)
        stream.deallocate()
    }

    func take(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws -> [UInt8] {
        guard !hasEnded else { return [] }
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: Self.chunk)
        stream.storeBytes(of: bytes.baseAddress, toByteOffset: Place.nextIn, as: UnsafeRawPointer?.self)
        stream.storeBytes(of: bytes.count, toByteOffset: Place.availableIn, as: Int.self)
        while !hasEnded {
            let status: CInt = buffer.withUnsafeMutableBytes { room in
                stream.storeBytes(of: room.baseAddress, toByteOffset: Place.nextOut, as: UnsafeMutableRawPointer?.self)
                stream.storeBytes(of: room.count, toByteOffset: Place.availableOut, as: Int.self)
                return library.code(stream, isLast ? Self.finish : Self.run)
            }
            let left: Int = stream.load(fromByteOffset: Place.availableOut, as: Int.self)
            output += buffer[..<(buffer.count - left)]
            if status == Self.isAtEnd { hasEnded = true }
            if status == Self.isStuck || status == Self.isDone && left > 0 && !isLast { break }
            guard status == Self.isDone || status == Self.isAtEnd else { throw NotCompressed() }
        }
        return output
    }
}
