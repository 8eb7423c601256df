import CProcessControl
import Foundation

/// A pipe that a program writes to and that is read without waiting.
final class OutputPipe {
    let reading: Int32
    private(set) var writing: Int32
    private(set) var isOpen = true
    private var lines: LineSplitter
    private var chunk = [UInt8](repeating: 0, count: 65536)

    init(_ lineLimit: Int) throws {
        var ends: [Int32] = [-1, -1]
        guard pipe_closing_on_exec(&ends) == 0 else { throw ProcessError.cannotStart("pipe", reason: String(cString: strerror(errno))) }
        (reading, writing) = (ends[0], ends[1])
        // Only the reader's end: programs do not expect that writing fails when it would wait.
        _ = fcntl(reading, F_SETFL, O_NONBLOCK)
        lines = LineSplitter(limit: lineLimit)
    }

    deinit {
        closeWriting()
        close(reading)
    }

    func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    /// Hands over the lines that have come in, up to one chunk. Returns whether more may be there at once.
    func read(_ onLine: (String) throws -> Void) rethrows -> Bool {
        let count = chunk.withUnsafeMutableBytes { Foundation.read(reading, $0.baseAddress, $0.count) }
        if count > 0 {
            try chunk.withUnsafeBytes { try lines.take(UnsafeRawBufferPointer(rebasing: $0[..<count]), onLine) }
            return true
        }
        if count < 0, errno == EAGAIN || errno == EINTR { return false }
        isOpen = false
        return false
    }

    /// Hands over what stands behind the last end of a line.
    func finish(_ onLine: (String) throws -> Void) rethrows { try lines.finish(onLine) }
}
