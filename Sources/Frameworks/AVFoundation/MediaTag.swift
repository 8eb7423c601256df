import UIKit

/// A statement that a file makes of itself.
struct MediaTag: Equatable {
    enum Value: Equatable {
        case text(String)
        case data(Data, type: String)
    }
    var key: String
    var keySpace: AVMetadataKeySpace
    var format: AVMetadataFormat
    var value: Value

    /// The key that all formats have in common.
    var common: AVMetadataKey? {
        switch key {
        case "TIT2", "\u{A9}nam": .commonKeyTitle
        case "TPE1", "\u{A9}ART": .commonKeyArtist
        case "TALB", "\u{A9}alb": .commonKeyAlbumName
        case "APIC", "covr": .commonKeyArtwork
        case "TCOM", "\u{A9}wrt": .commonKeyCreator
        case "TCON", "\u{A9}gen": .commonKeyType
        case "TCOP", "cprt": .commonKeyCopyrights
        case "TPUB": .commonKeyPublisher
        case "TDRC", "TYER", "\u{A9}day": .commonKeyCreationDate
        case "TENC", "\u{A9}too": .commonKeySoftware
        default: nil
        }
    }

    // MARK: ID3

    /// The frames of the tag that an MP3 file begins with.
    static func id3(_ reader: ByteReader) -> [MediaTag] {
        guard reader.text(0, 3) == "ID3", (2...4).contains(reader.byte(3)) else { return [] }
        let version: UInt8 = reader.byte(3)
        let end: Int = min(reader.count, 10 + syncsafe(reader, 6))
        let (head, letters): (Int, Int) = version == 2 ? (6, 3) : (10, 4)
        var (place, tags): (Int, [MediaTag]) = (10, [])
        while place + head < end, reader.byte(place) != 0 {
            let name: String = reader.text(place, letters)
            let size: Int =
                switch version {
                case 2: Int(reader.byte(place + 3)) << 16 | Int(reader.big16(place + 4))
                case 3: Int(reader.big32(place + 4))
                default: syncsafe(reader, place + 4)
                }
            guard size > 0, size <= end - place - head else { break }
            if let value = id3Value(name, reader.bytes(place + head, size)) {
                tags.append(MediaTag(key: newer[name] ?? name, keySpace: .id3, format: .id3Metadata, value: value))
            }
            place += head + size
        }
        return tags
    }

    /// The names of frames in version 2.2.
    private static let newer: [String: String] = [
        "TT2": "TIT2", "TP1": "TPE1", "TP2": "TPE2", "TAL": "TALB", "TCM": "TCOM", "TCO": "TCON", "TRK": "TRCK", "TYE": "TYER", "PIC": "APIC",
        "COM": "COMM", "ULT": "USLT",
    ]

    private static func syncsafe(_ reader: ByteReader, _ place: Int) -> Int { (0..<4).reduce(0) { $0 << 7 | Int(reader.byte(place + $1) & 0x7F) } }

    private static func id3Value(_ name: String, _ body: Data) -> Value? {
        guard let encoding = body.first else { return nil }
        let rest: Data = body.dropFirst()
        if name == "APIC" || name == "PIC" { return picture(rest, isShort: name == "PIC", wide: encoding == 1 || encoding == 2) }
        if name.hasPrefix("T") { return .text(text(rest, encoding)) }
        guard ["COMM", "USLT", "COM", "ULT"].contains(name) else { return .data(body, type: "com.apple.metadata.datatype.raw-data") }
        // A language, a title, and the text.
        let parts: [String] = text(rest.dropFirst(3), encoding, whole: true).components(separatedBy: "\0")
        return .text((parts.count > 1 ? parts[1] : parts[0]).trimmingCharacters(in: CharacterSet(charactersIn: "\u{FEFF}")))
    }

    private static func text(_ data: Data, _ encoding: UInt8, whole: Bool = false) -> String {
        let kind: String.Encoding = [0: .isoLatin1, 1: .utf16, 2: .utf16BigEndian][encoding] ?? .utf8
        let read: String = String(data: Data(data), encoding: kind) ?? String(decoding: data, as: UTF8.self)
        return whole ? read : read.trimmingCharacters(in: CharacterSet(charactersIn: "\0"))
    }

    /// A type, a kind, a title, and the picture's file.
    private static func picture(_ data: Data, isShort: Bool, wide: Bool) -> Value? {
        var rest: Data = data
        var type = "image/jpeg"
        if isShort {
            type = String(decoding: rest.prefix(3), as: UTF8.self) == "PNG" ? "image/png" : "image/jpeg"
            rest = rest.dropFirst(3)
        } else if let end = rest.firstIndex(of: 0) {
            type = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
            rest = rest[(end + 1)...]
        }
        rest = rest.dropFirst()
        if wide {
            var place: Int = rest.startIndex
            while place + 1 < rest.endIndex, rest[place] != 0 || rest[place + 1] != 0 { place += 2 }
            rest = rest.dropFirst(place + 2 - rest.startIndex)
        } else if let end = rest.firstIndex(of: 0) {
            rest = rest[(end + 1)...]
        }
        return rest.isEmpty ? nil : .data(Data(rest), type: picture(type))
    }

    private static func picture(_ type: String) -> String {
        type.lowercased().contains("png") ? "com.apple.metadata.datatype.PNG" : "com.apple.metadata.datatype.JPEG"
    }

    // MARK: iTunes

    /// The statements in the list of a film's or song's metadata.
    static func iTunes(_ reader: ByteReader, _ list: Range<Int>) -> [MediaTag] {
        var tags: [MediaTag] = []
        reader.eachBox(list, depth: 7) { name, body in
            guard body.count > 16, reader.text(body.lowerBound + 4, 4) == "data" else { return }
            let size: Int = min(Int(reader.big32(body.lowerBound)), body.count)
            guard size > 16 else { return }
            let data: Data = reader.bytes(body.lowerBound + 16, size - 16)
            let value: Value =
                switch reader.big32(body.lowerBound + 8) {
                case 1: .text(String(decoding: data, as: UTF8.self))
                case 13: .data(data, type: "com.apple.metadata.datatype.JPEG")
                case 14: .data(data, type: "com.apple.metadata.datatype.PNG")
                default: .data(data, type: "com.apple.metadata.datatype.raw-data")
                }
            tags.append(MediaTag(key: name, keySpace: .iTunes, format: .iTunesMetadata, value: value))
        }
        return tags
    }
}
