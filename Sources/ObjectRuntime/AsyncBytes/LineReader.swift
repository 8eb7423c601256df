/// Makes lines of bytes. A line ends at LF, VT, FF, CR, CR LF, U+0085, U+2028 and U+2029.
struct LineReader {
    private var line: [UInt8] = []

    /// The line that ends with this byte; nil where none does, or one without anything in it.
    mutating func take(_ byte: UInt8) -> String? {
        switch byte {
        // CR LF ends a line, and then one without anything in it.
        case 0x0A, 0x0B, 0x0C, 0x0D: return rest()
        case 0x85 where line.last == 0xC2: return rest(without: 1)
        case 0xA8 where line.suffix(2).elementsEqual([0xE2, 0x80]), 0xA9 where line.suffix(2).elementsEqual([0xE2, 0x80]): return rest(without: 2)
        default:
            line.append(byte)
            return nil
        }
    }

    /// The bytes that no end of a line followed; nil where there are none.
    mutating func rest(without ending: Int = 0) -> String? {
        defer { line.removeAll(keepingCapacity: true) }
        let bytes: ArraySlice<UInt8> = line.dropLast(ending)
        return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
}

/// Makes Unicode scalars of bytes in UTF-8.
struct ScalarDecoder {
    private var bytes: [UInt8] = []
    private var scalars: [Unicode.Scalar] = []

    mutating func take(_ byte: UInt8) {
        // A byte that begins a scalar ends what was begun before it.
        if byte & 0xC0 != 0x80 { end() }
        bytes.append(byte)
        if bytes.count >= Self.length(of: bytes[0]) { end() }
    }

    /// Takes the bytes that there are as all that will come.
    mutating func end() {
        guard !bytes.isEmpty else { return }
        scalars += String(decoding: bytes, as: UTF8.self).unicodeScalars
        bytes.removeAll(keepingCapacity: true)
    }

    mutating func next() -> Unicode.Scalar? { scalars.isEmpty ? nil : scalars.removeFirst() }

    private static func length(of first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
