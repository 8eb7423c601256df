import Foundation

/// The pipes between a window's process and the one that started it.
package struct WindowPipes: Sendable {
    /// The ends that the process writes into: standard output, standard error, messages.
    package private(set) var writing: [Int32] = []
    /// The ends that are read.
    package private(set) var reading: [Int32] = []

    /// The descriptors that the process is to close, since they belong to its siblings.
    package var siblings: [Int32] = []

    /// - Throws: an error where this process may open no more files.
    package init() throws {
        for _ in 0..<3 {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else {
                let reason = String(cString: strerror(errno))
                close()
                throw CocoaError(.fileReadUnknown, userInfo: [NSLocalizedDescriptionKey: "No pipe can be made: \(reason)."])
            }
            _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            reading.append(ends[0])
            writing.append(ends[1])
        }
    }

    package mutating func closeWriting() {
        for end in writing { Foundation.close(end) }
        writing = []
    }

    package mutating func close() {
        closeWriting()
        for end in reading { Foundation.close(end) }
        reading = []
    }

    /// Reads what is there. Nil at the end of the pipe.
    static func read(_ descriptor: Int32) -> [UInt8]? {
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count: Int = Foundation.read(descriptor, &chunk, chunk.count)
        if count > 0 { return Array(chunk[..<count]) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
    }
}
