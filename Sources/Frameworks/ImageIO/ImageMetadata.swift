import CoreGraphics
import Foundation

/// The metadata of a picture, from the Exif block of a JPEG file or a page of a TIFF file.
struct ImageMetadata {
    private var directory: TIFFDirectories.Directory = [:]
    private var exif: TIFFDirectories.Directory = [:]
    private var gps: TIFFDirectories.Directory = [:]
    /// A small picture, as the bytes of a JPEG file, that cameras put in.
    private(set) var thumbnail: Data?

    init(tiff data: Data, page: Int = 0) {
        guard let file = TIFFDirectories(data), file.offsets.indices.contains(page) else { return }
        directory = file.directory(at: file.offsets[page])
        if let offset = directory[34665]?.integer { exif = file.directory(at: offset) }
        if let offset = directory[34853]?.integer { gps = file.directory(at: offset) }
        guard page == 0, file.offsets.count > 1 else { return }
        let second = file.directory(at: file.offsets[1])
        guard let start = second[513]?.integer, let length = second[514]?.integer, start > 0, length > 0, start + length <= data.count else { return }
        thumbnail = Data(data.dropFirst(start).prefix(length))
    }

    /// Of the first Exif block of a JPEG file; empty without one.
    init(jpeg data: Data) {
        let block = JPEGSegments(data).first { $0.marker == 0xE1 && $0.content.starts(with: Array("Exif\0\0".utf8)) }
        self.init(tiff: block.map { Data($0.content.dropFirst(6)) } ?? Data())
    }

    /// 1 to 8, where it is said.
    var orientation: Int? { directory[274]?.integer.flatMap { (1...8).contains($0) ? $0 : nil } }

    /// Pixels an inch, where they are said.
    var resolution: (x: Double, y: Double)? {
        guard case .fractions(let x)? = directory[282], case .fractions(let y)? = directory[283], let x = x.first, let y = y.first else { return nil }
        let unit = directory[296]?.integer == 3 ? 2.54 : 1
        return (x * unit, y * unit)
    }

    /// The dictionaries that are not empty, by the keys of Image I/O's.
    var dictionaries: [String: Any] {
        var result: [String: Any] = [:]
        let tables = [("{TIFF}", directory, MetadataFields.tiff), ("{Exif}", exif, MetadataFields.exif), ("{GPS}", gps, MetadataFields.gps)]
        for (key, directory, table) in tables {
            var values: [String: Any] = [:]
            for (tag, field) in table {
                if let value = directory[tag].flatMap({ Self.value($0, field.form) }) { values[field.name] = value }
            }
            if !values.isEmpty { result[key] = values as NSDictionary }
        }
        return result
    }

    private static func value(_ value: TIFFDirectories.Value, _ form: MetadataFields.Form) -> Any? {
        switch (form, value) {
        case (.text, .text(let text)): return text
        case (.number, .integers(let numbers)): return numbers.first
        case (.number, .bytes(let bytes)): return bytes.first.map { Int($0) }
        case (.numbers, .integers(let numbers)): return numbers as NSArray
        case (.numbers, .bytes(let bytes)): return bytes.map { Int($0) } as NSArray
        case (.fraction, .fractions(let numbers)): return numbers.first
        case (.fraction, .integers(let numbers)): return numbers.first.map { Double($0) }
        case (.fractions, .fractions(let numbers)): return numbers as NSArray
        case (.version, .bytes(let bytes)):
            var digits = bytes.compactMap { Character(UnicodeScalar($0)).wholeNumberValue }
            if digits.first == 0 { digits.removeFirst() }
            if digits.last == 0, digits.count > 2 { digits.removeLast() }
            return digits as NSArray
        case (.comment, .bytes(let bytes)):
            return String(decoding: bytes.dropFirst(8).prefix { $0 != 0 }, as: UTF8.self)
        case (.degrees, .fractions(let parts)):
            guard parts.count == 3 else { return nil }
            return parts[0] + parts[1] / 60 + parts[2] / 3600
        case (.time, .fractions(let parts)):
            guard parts.count == 3, parts.allSatisfy({ (0..<100).contains($0) }) else { return nil }
            return String(format: "%02d:%02d:%02d", Int(parts[0]), Int(parts[1]), Int(parts[2]))
        default: return nil
        }
    }
}

/// The segments of a JPEG file before its pixels.
struct JPEGSegments: Sequence, IteratorProtocol {
    private let data: Data
    private var offset = 2

    init(_ data: Data) { self.data = data }

    mutating func next() -> (marker: UInt8, content: Data)? {
        func byte(_ place: Int) -> UInt8 { data[data.startIndex + place] }
        guard offset + 4 <= data.count, byte(offset) == 0xFF, byte(offset + 1) != 0xDA else { return nil }
        let length = Int(byte(offset + 2)) << 8 | Int(byte(offset + 3))
        guard length >= 2, offset + 2 + length <= data.count else { return nil }
        defer { offset += 2 + length }
        return (byte(offset + 1), Data(data.dropFirst(offset + 4).prefix(length - 2)))
    }

    /// Pixels an inch, as the JFIF segment says them; nil where it gives a ratio alone.
    var resolution: (x: Double, y: Double)? {
        for segment in self where segment.marker == 0xE0 && segment.content.starts(with: Array("JFIF\0".utf8)) && segment.content.count >= 12 {
            let bytes = [UInt8](segment.content)
            guard bytes[7] == 1 || bytes[7] == 2 else { return nil }
            let unit = bytes[7] == 2 ? 2.54 : 1
            return (Double(Int(bytes[8]) << 8 | Int(bytes[9])) * unit, Double(Int(bytes[10]) << 8 | Int(bytes[11])) * unit)
        }
        return nil
    }
}
