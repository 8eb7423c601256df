import Foundation

/// A GIF file's account of itself, without its pixels.
package struct GIFStructure: Sendable {
    package struct Frame: Hashable, Sendable {
        /// Seconds for which it is shown, as the file has them: often 0.
        package var delay: Double
        var isTransparent: Bool
        var fillsCanvas: Bool
    }

    package private(set) var width = 0
    package private(set) var height = 0
    package private(set) var frames: [Frame] = []
    /// How often all frames are shown: 0 is for ever. Nil where the file does not say.
    package private(set) var loopCount: Int?
    package private(set) var hasGlobalColorMap = false
    /// Whether the file is there up to its end.
    package private(set) var isComplete = false
    private var pixels = 0

    /// Nil for what does not begin as a GIF file, and for pictures that are too large.
    init?(_ data: Data) {
        var reader = Reader(bytes: data)
        guard data.count >= 13, data.starts(with: Array("GIF87a".utf8)) || data.starts(with: Array("GIF89a".utf8)) else { return nil }
        reader.offset = 6
        guard let width = reader.short(), let height = reader.short(), let flags = reader.byte(), reader.skip(2) else { return nil }
        guard width > 0, height > 0, width * height <= StoredPictures.largestArea else { return nil }
        (self.width, self.height, hasGlobalColorMap) = (width, height, flags & 0x80 != 0)
        if hasGlobalColorMap, !reader.skip(3 << (Int(flags & 7) + 1)) { return }
        guard readBlocks(&reader) else { return nil }
    }

    /// False where the pictures together are too large.
    private mutating func readBlocks(_ reader: inout Reader) -> Bool {
        var delay = 0.0, isTransparent = false
        while let introducer = reader.byte() {
            switch introducer {
            case 0x2C:
                guard let x = reader.short(), let y = reader.short(), let width = reader.short(), let height = reader.short(),
                    let flags = reader.byte()
                else { return true }
                pixels += width * height
                guard pixels <= StoredPictures.largestSequence, frames.count < StoredPictures.mostPictures else { return false }
                let frame = Frame(
                    delay: delay, isTransparent: isTransparent,
                    fillsCanvas: x == 0 && y == 0 && width >= self.width && height >= self.height)
                (delay, isTransparent) = (0, false)
                let isWhole = (flags & 0x80 == 0 || reader.skip(3 << (Int(flags & 7) + 1))) && reader.skip(1) && reader.skipSubblocks()
                // The beginning of the first picture is shown, as of a JPEG; later frames are whole or are not there.
                if isWhole || frames.isEmpty { frames.append(frame) }
                guard isWhole else { return true }
            case 0x21:
                guard let label = reader.byte() else { return true }
                if label == 0xF9, let control = reader.peek(6) {
                    isTransparent = control[1] & 1 != 0
                    delay = Double(Int(control[2]) | Int(control[3]) << 8) / 100
                } else if label == 0xFF, let application = reader.peek(16), application[0] == 11, application[12] == 3, application[13] == 1,
                    ["NETSCAPE2.0", "ANIMEXTS1.0"].contains(String(decoding: application[1..<12], as: UTF8.self))
                {
                    loopCount = Int(application[14]) | Int(application[15]) << 8
                }
                guard reader.skipSubblocks() else { return true }
            case 0x3B:
                isComplete = true
                return true
            default: return true
            }
        }
        return true
    }

    /// Whether something behind it can be seen.
    var hasAlpha: Bool { !(frames.first?.fillsCanvas ?? false) || frames.contains(where: \.isTransparent) }

    private struct Reader {
        let bytes: Data
        /// From the beginning of the file, which need not be the beginning of the memory.
        var offset = 0

        private func at(_ index: Int) -> UInt8 { bytes[bytes.startIndex + index] }

        mutating func byte() -> UInt8? {
            guard offset < bytes.count else { return nil }
            defer { offset += 1 }
            return at(offset)
        }

        mutating func short() -> Int? {
            guard offset + 2 <= bytes.count else { return nil }
            defer { offset += 2 }
            return Int(at(offset)) | Int(at(offset + 1)) << 8
        }

        func peek(_ count: Int) -> [UInt8]? {
            guard offset + count <= bytes.count else { return nil }
            return (0..<count).map { at(offset + $0) }
        }

        mutating func skip(_ count: Int) -> Bool {
            offset += count
            return offset <= bytes.count
        }

        /// False where the file ends before them.
        mutating func skipSubblocks() -> Bool {
            while let length = byte() {
                if length == 0 { return true }
                guard skip(Int(length)) else { return false }
            }
            return false
        }
    }
}
