import Foundation

// Brotli by its own library, which is loaded when an app first asks for it. The decoder comes with FreeType; the encoder may not be there.

private typealias BrotliStep = (
    _ room: UnsafeMutablePointer<Int>, _ output: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
) -> CInt

/// Runs a step with room for its output until it asks for no more of it.
private func brotliOutput(_ step: BrotliStep, while isUnfinished: (CInt, _ isFull: Bool) -> Bool) -> [UInt8] {
    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
        let (status, left): (CInt, Int) = buffer.withUnsafeMutableBufferPointer { pointer in
            var room: Int = pointer.count
            var next: UnsafeMutablePointer<UInt8>? = pointer.baseAddress
            return (step(&room, &next), room)
        }
        output += buffer[..<(buffer.count - left)]
        if !isUnfinished(status, left == 0) { return output }
    }
}

final class BrotliDecoder: ByteCoder {
    private typealias Create = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> OpaquePointer?
    private typealias Destroy = @convention(c) (OpaquePointer?) -> Void
    private typealias Decompress =
        @convention(c) (
            OpaquePointer?, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafePointer<UInt8>?>, UnsafeMutablePointer<Int>,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>?
        ) -> CInt

    private static let isError: CInt = 0
    private static let isAtEnd: CInt = 1
    private static let needsRoom: CInt = 3

    private let state: OpaquePointer
    private let destroy: Destroy
    private let decompress: Decompress
    private(set) var hasEnded = false

    /// Nil where the machine has not the library.
    init?() {
        guard let handle = dlopen("libbrotlidec.so.1", RTLD_NOW | RTLD_LOCAL), let create = dlsym(handle, "BrotliDecoderCreateInstance"),
            let destroy = dlsym(handle, "BrotliDecoderDestroyInstance"), let decompress = dlsym(handle, "BrotliDecoderDecompressStream"),
            let state = unsafeBitCast(create, to: Create.self)(nil, nil, nil)
        else { return nil }
        self.state = state
        self.destroy = unsafeBitCast(destroy, to: Destroy.self)
        self.decompress = unsafeBitCast(decompress, to: Decompress.self)
    }

    deinit { destroy(state) }

    func take(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws -> [UInt8] {
        guard !hasEnded else { return [] }
        var count: Int = bytes.count
        var next: UnsafePointer<UInt8>? = bytes.bindMemory(to: UInt8.self).baseAddress
        var result: CInt = Self.isError
        let output: [UInt8] = brotliOutput({ decompress(state, &count, &next, $0, $1, nil) }) { status, _ in
            result = status
            return status == Self.needsRoom
        }
        if result == Self.isError { throw NotCompressed() }
        hasEnded = result == Self.isAtEnd
        return output
    }
}

final class BrotliEncoder: ByteCoder {
    private typealias Create = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?) -> OpaquePointer?
    private typealias Set = @convention(c) (OpaquePointer?, CInt, UInt32) -> CInt
    private typealias Ask = @convention(c) (OpaquePointer?) -> CInt
    private typealias Destroy = @convention(c) (OpaquePointer?) -> Void
    private typealias Compress =
        @convention(c) (
            OpaquePointer?, CInt, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UnsafePointer<UInt8>?>, UnsafeMutablePointer<Int>,
            UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>?
        ) -> CInt

    private static let quality: CInt = 1
    /// Apple's level.
    private static let level: UInt32 = 2
    private static let process: CInt = 0
    private static let finish: CInt = 2

    private let state: OpaquePointer
    private let destroy: Destroy
    private let compress: Compress
    private let hasMore: Ask
    private(set) var hasEnded = false

    /// Nil where the machine has not the library.
    init?() {
        guard let handle = dlopen("libbrotlienc.so.1", RTLD_NOW | RTLD_LOCAL), let create = dlsym(handle, "BrotliEncoderCreateInstance"),
            let set = dlsym(handle, "BrotliEncoderSetParameter"), let destroy = dlsym(handle, "BrotliEncoderDestroyInstance"),
            let compress = dlsym(handle, "BrotliEncoderCompressStream"), let hasMore = dlsym(handle, "BrotliEncoderHasMoreOutput"),
            let state = unsafeBitCast(create, to: Create.self)(nil, nil, nil)
        else { return nil }
        self.state = state
        self.destroy = unsafeBitCast(destroy, to: Destroy.self)
        self.compress = unsafeBitCast(compress, to: Compress.self)
        self.hasMore = unsafeBitCast(hasMore, to: Ask.self)
        _ = unsafeBitCast(set, to: Set.self)(state, Self.quality, Self.level)
    }

    deinit { destroy(state) }

    func take(_ bytes: UnsafeRawBufferPointer, isLast: Bool) throws -> [UInt8] {
        guard !hasEnded else { return [] }
        var count: Int = bytes.count
        var next: UnsafePointer<UInt8>? = bytes.bindMemory(to: UInt8.self).baseAddress
        var isDone = false
        let operation: CInt = isLast ? Self.finish : Self.process
        let output: [UInt8] = brotliOutput({ compress(state, operation, &count, &next, $0, $1, nil) }) { status, _ in
            isDone = status != 0
            return isDone && (count > 0 || hasMore(state) != 0)
        }
        guard isDone else { throw NotCompressed() }
        hasEnded = isLast
        return output
    }
}
