import Foundation

/// The names of a font file.
enum RSwiftFontName {
    /// The name in the table of names of a TrueType or OpenType font; nil where there is none.
    static func postScriptName(in font: Data) -> String? { name(6, in: font) }

    /// The name of a number in the table: 1 and 16 are families, 2 and 17 styles.
    static func name(_ wanted: Int, in font: Data) -> String? {
        let bytes = [UInt8](font)
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place + count <= bytes.count else { return nil }
            return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
        }
        guard let tables = number(4, 2) else { return nil }
        for table in 0..<tables {
            let record: Int = 12 + table * 16
            guard let tag = number(record, 4), let place = number(record + 8, 4) else { return nil }
            guard tag == 0x6E61_6D65, let count = number(place + 2, 2), let texts = number(place + 4, 2) else { continue }
            for index in 0..<count {
                let entry: Int = place + 6 + index * 12
                guard let platform = number(entry, 2), let name = number(entry + 6, 2), let length = number(entry + 8, 2), let offset = number(entry + 10, 2)
                else { return nil }
                let start: Int = place + texts + offset
                guard name == wanted, start + length <= bytes.count else { continue }
                let text = Data(bytes[start..<start + length])
                let decoded = String(data: text, encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
                if let decoded, !decoded.isEmpty { return decoded }
            }
        }
        return nil
    }
}
