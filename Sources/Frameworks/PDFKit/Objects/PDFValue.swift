import Foundation

/// A value in a PDF file's own syntax.
indirect enum PDFValue: Equatable {
    case null
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case string(Data)
    case name(String)
    case array([PDFValue])
    case dictionary([String: PDFValue])
    case stream([String: PDFValue], Data)
    /// An object of the same file, by its number.
    case reference(Int)

    var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .real(let value): value.isFinite ? value : nil
        default: nil
        }
    }
    var integer: Int? {
        guard let number, abs(number) < 1e15 else { return nil }
        return Int(number)
    }
    var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    var name: String? { if case .name(let value) = self { value } else { nil } }
    var bytes: Data? { if case .string(let value) = self { value } else { nil } }
    var array: [PDFValue]? { if case .array(let value) = self { value } else { nil } }
    var reference: Int? { if case .reference(let value) = self { value } else { nil } }
    /// A dictionary, or a stream's.
    var dictionary: [String: PDFValue]? {
        switch self {
        case .dictionary(let value), .stream(let value, _): value
        default: nil
        }
    }
    /// A string's text.
    var text: String? { bytes.map(PDFText.decode) }

    static func text(_ text: String) -> PDFValue { .string(PDFText.encode(text)) }
    static func number(_ value: CGFloat) -> PDFValue { .real(Double(value)) }
    static func rect(_ rect: CGRect) -> PDFValue { .array([rect.minX, rect.minY, rect.maxX, rect.maxY].map(PDFValue.number)) }
}

/// The text strings of PDF files: UTF-16 or UTF-8 with a mark at the beginning, else bytes with a meaning of PDF's own.
enum PDFText {
    /// The characters of the bytes 0x80 to 0xa0, where they differ from Latin 1.
    private static let special: [Character] = Array("•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\u{fffd}€")

    static func decode(_ bytes: Data) -> String {
        if bytes.starts(with: [0xfe, 0xff]) { return String(data: bytes.dropFirst(2), encoding: .utf16BigEndian) ?? "" }
        if bytes.starts(with: [0xff, 0xfe]) { return String(data: bytes.dropFirst(2), encoding: .utf16LittleEndian) ?? "" }
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
        return String(bytes.map { 0x80...0xa0 ~= $0 ? special[Int($0) - 0x80] : Character(Unicode.Scalar($0)) })
    }

    static func encode(_ text: String) -> Data {
        if text.unicodeScalars.allSatisfy({ $0.isASCII }) { return Data(text.utf8) }
        return Data([0xfe, 0xff]) + (text.data(using: .utf16BigEndian) ?? Data())
    }

    // MARK: Dates

    /// `D:20240131120000+01'00'`, of which all but the year may be missing.
    static func date(_ text: String) -> Date? {
        var digits = Array((text.hasPrefix("D:") ? text.dropFirst(2) : Substring(text)).utf8)
        func take(_ count: Int) -> Int? {
            guard digits.count >= count, let value = Int(String(decoding: digits.prefix(count), as: UTF8.self)), value >= 0 else { return nil }
            digits.removeFirst(count)
            return value
        }
        var parts = DateComponents()
        guard let year = take(4) else { return nil }
        parts.year = year
        parts.month = take(2) ?? 1
        parts.day = take(2) ?? 1
        parts.hour = take(2) ?? 0
        parts.minute = take(2) ?? 0
        parts.second = take(2) ?? 0
        var offset = 0
        if let sign = digits.first, sign == 0x2b || sign == 0x2d {
            digits.removeFirst()
            let hours: Int = take(2) ?? 0
            if digits.first == 0x27 { digits.removeFirst() }
            offset = (hours * 60 + (take(2) ?? 0)) * (sign == 0x2d ? -60 : 60)
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
        return calendar.date(from: parts)
    }

    static func text(_ date: Date) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts: DateComponents = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        let fields: [String] = [parts.month, parts.day, parts.hour, parts.minute, parts.second].map { padded($0 ?? 0, 2) }
        return "D:" + padded(parts.year ?? 1970, 4) + fields.joined() + "Z"
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
