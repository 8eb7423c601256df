import Foundation

/// Splits what a pipe delivers into lines: each byte is looked at once, however long a line is, and no more than `limit` bytes of
/// one are kept.
struct LineSplitter {
    let limit: Int
    private var pending: [UInt8] = []
    /// Bytes of the line that went past the limit.
    private var leftOut = 0
    /// Bytes that were looked at or moved, for tests of the cost.
    private(set) var work = 0

    init(limit: Int) { self.limit = limit }

    mutating func take(_ bytes: UnsafeRawBufferPointer, _ onLine: (String) throws -> Void) rethrows {
        guard var place = bytes.baseAddress else { return }
        let last = place + bytes.count
        while place < last {
            let end = memchr(place, 10, last - place).map { UnsafeRawPointer($0) }
            keep(UnsafeRawBufferPointer(start: place, count: (end ?? last) - place))
            guard let end else { return }
            try handOver(onLine)
            place = end + 1
        }
    }

    mutating func finish(_ onLine: (String) throws -> Void) rethrows {
        if !pending.isEmpty || leftOut > 0 { try handOver(onLine) }
    }

    private mutating func keep(_ bytes: UnsafeRawBufferPointer) {
        work += bytes.count
        let kept = bytes.prefix(limit - pending.count)
        pending.append(contentsOf: kept)
        leftOut += bytes.count - kept.count
    }

    private mutating func handOver(_ onLine: (String) throws -> Void) rethrows {
        work += pending.count
        let line = String(decoding: pending, as: UTF8.self)
        let note = leftOut > 0 ? "... (\(leftOut) more bytes)" : ""
        pending.removeAll(keepingCapacity: pending.count < 65536)
        leftOut = 0
        try onLine(line + note)
    }
}
