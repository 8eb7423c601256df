/// How many lines a process printed, and the last of them.
struct PrintedLines {
    private(set) var count = 0
    private(set) var last: [String] = []
    /// The line that has no break yet, of each stream.
    private var partial: [Int32: [UInt8]] = [:]

    /// Lines that are kept, and bytes of one.
    static let most = 10
    private static let longest = 400

    mutating func append(_ bytes: [UInt8], of stream: Int32) {
        let parts: [ArraySlice<UInt8>] = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for part in parts.dropLast() {
            take(part, stream)
            keep(stream)
        }
        if let rest = parts.last { take(rest, stream) }
    }

    /// Ends last lines that have no break.
    mutating func end() { for stream in partial.keys.sorted() where partial[stream]?.isEmpty == false { keep(stream) } }

    private mutating func take(_ bytes: ArraySlice<UInt8>, _ stream: Int32) {
        partial[stream, default: []] += bytes.prefix(Self.longest - min(Self.longest, partial[stream]?.count ?? 0))
    }

    private mutating func keep(_ stream: Int32) {
        count += 1
        last.append(String(decoding: partial[stream] ?? [], as: UTF8.self))
        if last.count > Self.most { last.removeFirst() }
        partial[stream] = nil
    }
}
