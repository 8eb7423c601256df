/// The lines of a text that comes byte by byte, in UTF-8, without what ends them. A line without anything in it is passed over, as in Foundation.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    private let base: Base

    init(_ base: Base) { self.base = base }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var bytes: Base.AsyncIterator
        fileprivate var reader = LineReader()

        public mutating func next() async rethrows -> String? {
            while let byte = try await bytes.next() {
                if let line = reader.take(byte) { return line }
            }
            return reader.rest()
        }
    }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

/// The characters of a text that comes byte by byte, in UTF-8.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character

    private let base: Base

    init(_ base: Base) { self.base = base }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(scalars: AsyncUnicodeScalarSequence(base).makeAsyncIterator()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        /// The beginning of a character that may go on.
        private var begun = ""

        fileprivate init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

        public mutating func next() async rethrows -> Character? {
            while let scalar = try await scalars.next() {
                begun.unicodeScalars.append(scalar)
                // A character is over once another has begun.
                if begun.count > 1 { return begun.removeFirst() }
            }
            return begun.isEmpty ? nil : begun.removeFirst()
        }
    }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}

/// The Unicode scalars of a text that comes byte by byte, in UTF-8. What is no UTF-8 comes as U+FFFD.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Unicode.Scalar

    private let base: Base

    init(_ base: Base) { self.base = base }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var bytes: Base.AsyncIterator
        fileprivate var decoder = ScalarDecoder()

        public mutating func next() async rethrows -> Unicode.Scalar? {
            if let waiting = decoder.next() { return waiting }
            while let byte = try await bytes.next() {
                decoder.take(byte)
                if let scalar = decoder.next() { return scalar }
            }
            decoder.end()
            return decoder.next()
        }
    }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the text that the bytes are.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
    /// The characters of the text that the bytes are.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }
}
