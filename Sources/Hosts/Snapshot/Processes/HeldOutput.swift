/// The output of a process on standard output and error, in order, until it is its turn to be shown.
struct HeldOutput {
    private(set) var pieces: [(stream: Int32, bytes: [UInt8])] = []
    private(set) var count = 0
    /// Bytes that are held before the process has to wait.
    static let most = 1 << 20

    var isFull: Bool { count >= Self.most }

    mutating func append(_ bytes: [UInt8], of stream: Int32) {
        pieces.append((stream, bytes))
        count += bytes.count
    }

    mutating func take() -> [(stream: Int32, bytes: [UInt8])] {
        defer { self = HeldOutput() }
        return pieces
    }

    /// The bytes that an app printed, in which nothing reads as a host's message: U+001E, which begins a host's line, becomes the picture of that
    /// character.
    static func withoutMarkers(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        guard bytes.contains(0x1E) else { return Array(bytes) }
        return bytes.flatMap { $0 == 0x1E ? Array("\u{241E}".utf8) : [$0] }
    }
}

/// The end of what a process wrote to standard error.
struct LastWords {
    private var bytes: [UInt8] = []
    private static let most = 64 << 10

    mutating func append(_ more: [UInt8]) {
        bytes += more
        if bytes.count > 2 * Self.most { bytes.removeFirst(bytes.count - Self.most) }
    }

    var lines: [String] {
        bytes.split(separator: UInt8(ascii: "\n")).suffix(400).map { String(decoding: $0, as: UTF8.self) }
    }
}
