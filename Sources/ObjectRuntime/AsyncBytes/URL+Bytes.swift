import Foundation
import FoundationNetworking

extension URL {
    /// The bytes of a file, or of what a server answers.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of the text that is at the address.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }

    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        fileprivate let url: URL

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

        public struct AsyncIterator: AsyncIteratorProtocol {
            private let url: URL
            private var source: Source?

            private enum Source {
                case file(FileHandle.AsyncBytes.Iterator)
                case answer(URLSession.AsyncBytes.Iterator)
            }

            fileprivate init(url: URL) { self.url = url }

            /// The next byte; nil at the end. The first one opens the file, or asks the server.
            public mutating func next() async throws -> UInt8? {
                switch try await opened() {
                case .file(var bytes):
                    defer { source = .file(bytes) }
                    return try await bytes.next()
                case .answer(var bytes):
                    defer { source = .answer(bytes) }
                    return try await bytes.next()
                }
            }

            private func opened() async throws -> Source {
                if let source { return source }
                if url.isFileURL { return .file(try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator()) }
                return .answer(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator())
            }
        }
    }
}
