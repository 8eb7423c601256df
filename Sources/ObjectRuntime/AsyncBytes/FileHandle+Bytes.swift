import Foundation

extension FileHandle {
    /// The bytes from where the file is read on, which are read as they are asked for.
    public var bytes: AsyncBytes { AsyncBytes(file: self) }

    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        fileprivate let file: FileHandle

        public func makeAsyncIterator() -> Iterator { Iterator(file: file) }

        public struct Iterator: AsyncIteratorProtocol {
            private let file: FileHandle
            private var chunk: ArraySlice<UInt8> = []
            private var isOver = false

            fileprivate init(file: FileHandle) { self.file = file }

            /// The next byte; nil at the end of the file.
            public mutating func next() async throws -> UInt8? {
                if let byte = chunk.popFirst() { return byte }
                guard !isOver else { return nil }
                try Task.checkCancellation()
                chunk = try await FileChunk.next(of: file)[...]
                isOver = chunk.isEmpty
                return chunk.popFirst()
            }
        }
    }
}

/// Reads what there is of a file, a terminal or a pipe, on a thread that may wait for it.
private enum FileChunk {
    private static let size = 16_384

    static func next(of file: FileHandle) async throws -> [UInt8] {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                var bytes = [UInt8](repeating: 0, count: size)
                let count: Int = read(file.fileDescriptor, &bytes, size)
                if count < 0 {
                    continuation.resume(throwing: POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO))
                } else {
                    continuation.resume(returning: Array(bytes.prefix(count)))
                }
            }
        }
    }
}
