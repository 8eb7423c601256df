/// A file of lines in the order of their bytes, searched without reading all of it.
struct SortedLines: Sendable {
    private let data: Data

    /// A file that cannot be read has no lines.
    init(path: String) { data = (try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)) ?? Data() }

    init(text: String) { data = Data(text.utf8) }

    var lines: [String] { data.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) } }

    /// Whether the file has this line. Complexity: logarithmic in the file's length.
    func contains(_ line: String) -> Bool {
        let wanted: [UInt8] = Array(line.utf8)
        return data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> Bool in
            var (low, high): (Int, Int) = (0, bytes.count)
            while low < high {
                // The line around the middle.
                var start: Int = (low + high) / 2
                while start > low, bytes[start - 1] != 0x0A { start -= 1 }
                var end: Int = start
                while end < bytes.count, bytes[end] != 0x0A { end += 1 }
                let found: Slice<UnsafeRawBufferPointer> = bytes[start..<end]
                if found.elementsEqual(wanted) { return true }
                if found.lexicographicallyPrecedes(wanted) { low = end + 1 } else { high = start }
            }
            return false
        }
    }
}
