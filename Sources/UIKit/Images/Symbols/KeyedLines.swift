#if canImport(Glibc)
    internal import Glibc
#endif

/// A file of lines that each begin with a key and a tab.
///
/// A line is looked for when it is asked for: an app shows a dozen of a thousand symbols, and making an index of them all would
/// cost more than its first picture.
struct KeyedLines: Sendable {
    private let data: Data

    /// A file that cannot be read has no lines.
    init(path: String) {
        data = (try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)) ?? Data()
    }

    /// The text behind the tab of the line with this key.
    subscript(key: String) -> String? {
        let mark: [UInt8] = Array(key.utf8) + [0x09]
        return data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> String? in
            guard let base = bytes.baseAddress else { return nil }
            var start = 0
            while start < bytes.count {
                let end: Int = Self.lineEnd(bytes, from: start)
                if end - start >= mark.count, memcmp(base + start, mark, mark.count) == 0 {
                    return String(decoding: bytes[start + mark.count..<end], as: UTF8.self)
                }
                start = end + 1
            }
            return nil
        }
    }

    /// Every key, in the file's order.
    var keys: [String] {
        data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) -> [String] in
            var keys: [String] = []
            var start = 0
            while start < bytes.count {
                let end: Int = Self.lineEnd(bytes, from: start)
                if let tab = bytes[start..<end].firstIndex(of: 0x09) {
                    keys.append(String(decoding: bytes[start..<tab], as: UTF8.self))
                }
                start = end + 1
            }
            return keys
        }
    }

    private static func lineEnd(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
        guard let base = bytes.baseAddress, let hit = memchr(base + start, 0x0A, bytes.count - start) else { return bytes.count }
        return UnsafeRawPointer(hit) - base
    }
}
