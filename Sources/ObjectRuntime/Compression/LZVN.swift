/// The blocks that LZFSE has for short inputs: instructions of literals and matches, each told by its first byte.
enum LZVN {
    /// Adds what a block holds to `output`, and reads no further than its end.
    static func decompress(_ bytes: ArraySlice<UInt8>, into output: inout [UInt8]) throws {
        var position: Int = bytes.startIndex
        var distance = 0
        func byte(_ offset: Int) throws -> Int {
            guard position + offset < bytes.endIndex else { throw NotCompressed() }
            return Int(bytes[position + offset])
        }
        while true {
            let code = try byte(0)
            if code == 0x06 { return }
            if code == 0x0E || code == 0x16 {
                position += 1
                continue
            }
            var (size, literals, match) = (1, 0, 0)
            switch code {
            case 0xE0: (size, literals) = (2, try byte(1) + 16)
            case 0xE1...0xEF: literals = code & 15
            case 0xF0: (size, match) = (2, try byte(1) + 16)
            case 0xF1...0xFF: match = code & 15
            case 0xA0...0xBF:
                let pair = try byte(1) | byte(2) << 8
                (size, literals, distance) = (3, code >> 3 & 3, pair >> 2)
                match = ((code & 7) << 2 | pair & 3) + 3
            case 0x70...0x7F, 0xD0...0xDF, 0x1E, 0x26, 0x2E, 0x36, 0x3E: throw NotCompressed()
            default:
                literals = code >> 6
                match = (code >> 3 & 7) + 3
                switch code & 7 {
                case 6: break
                case 7: (size, distance) = (3, try byte(1) | byte(2) << 8)
                default: (size, distance) = (2, try (code & 7) << 8 | byte(1))
                }
            }
            position += size
            guard literals <= bytes.endIndex - position else { throw NotCompressed() }
            output += bytes[position..<position + literals]
            position += literals
            if match > 0 { try BlockNumbers.repeatBytes(match, at: distance, in: &output) }
        }
    }
}
