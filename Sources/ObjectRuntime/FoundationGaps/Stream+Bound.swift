import Foundation

extension Stream {
    /// Makes two streams of which one gives what is written to the other. Reading waits for bytes or the writer's end, writing for room.
    /// - Parameter bufferSize: the most bytes that wait to be read.
    public class func getBoundStreams(
        withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
        let pipe = BoundPipe(capacity: max(1, bufferSize))
        inputStream?.pointee = BoundInputStream(pipe)
        outputStream?.pointee = BoundOutputStream(pipe)
    }
}

/// The bytes between two bound streams.
private final class BoundPipe: @unchecked Sendable {
    private let condition = NSCondition()
    private let capacity: Int
    private var bytes: [UInt8] = []
    private var isWriterGone = false
    private var isReaderGone = false

    init(capacity: Int) { self.capacity = capacity }

    /// Waits for bytes; 0 at the end.
    func read(into buffer: UnsafeMutablePointer<UInt8>, _ most: Int) -> Int {
        condition.lock()
        defer { condition.unlock() }
        while bytes.isEmpty, !isWriterGone, !isReaderGone { condition.wait() }
        let count = min(most, bytes.count)
        bytes.withUnsafeBufferPointer { if let start = $0.baseAddress { buffer.update(from: start, count: count) } }
        bytes.removeFirst(count)
        condition.broadcast()
        return count
    }

    /// Waits for room; -1 where nobody reads any more.
    func write(_ buffer: UnsafePointer<UInt8>, _ most: Int) -> Int {
        condition.lock()
        defer { condition.unlock() }
        while bytes.count >= capacity, !isReaderGone { condition.wait() }
        guard !isReaderGone else { return -1 }
        let count = min(most, capacity - bytes.count)
        bytes.append(contentsOf: UnsafeBufferPointer(start: buffer, count: count))
        condition.broadcast()
        return count
    }

    func endWriting() { change { $0.isWriterGone = true } }
    func endReading() { change { $0.isReaderGone = true } }

    private func change(_ body: (BoundPipe) -> Void) {
        condition.lock()
        body(self)
        condition.broadcast()
        condition.unlock()
    }

    var hasBytes: Bool { asked { !$0.bytes.isEmpty || $0.isWriterGone } }
    var hasRoom: Bool { asked { $0.bytes.count < $0.capacity || $0.isReaderGone } }
    var isAtEnd: Bool { asked { $0.bytes.isEmpty && $0.isWriterGone } }

    private func asked(_ question: (BoundPipe) -> Bool) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        return question(self)
    }
}

private final class BoundInputStream: InputStream {
    private let pipe: BoundPipe
    private var status = Stream.Status.notOpen

    init(_ pipe: BoundPipe) {
        self.pipe = pipe
        super.init(data: Data())
    }

    deinit { pipe.endReading() }

    override var streamStatus: Stream.Status { status == .open && pipe.isAtEnd ? .atEnd : status }
    override var streamError: (any Error)? { nil }
    override var hasBytesAvailable: Bool { status == .open && pipe.hasBytes }
    override func open() { if status == .notOpen { status = .open } }

    override func close() {
        status = .closed
        pipe.endReading()
    }

    override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int { status == .open ? pipe.read(into: buffer, len) : -1 }
}

private final class BoundOutputStream: OutputStream {
    private let pipe: BoundPipe
    private var status = Stream.Status.notOpen

    init(_ pipe: BoundPipe) {
        self.pipe = pipe
        super.init(toMemory: ())
    }

    required init(toMemory: ()) {
        pipe = BoundPipe(capacity: 1)
        super.init(toMemory: ())
    }

    deinit { pipe.endWriting() }

    override var streamStatus: Stream.Status { status }
    override var streamError: (any Error)? { nil }
    override var hasSpaceAvailable: Bool { status == .open && pipe.hasRoom }
    override func open() { if status == .notOpen { status = .open } }

    override func close() {
        status = .closed
        pipe.endWriting()
    }

    override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int { status == .open ? pipe.write(buffer, len) : -1 }
}
