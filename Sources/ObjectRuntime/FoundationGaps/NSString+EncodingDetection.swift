import Foundation

/// Wishes of those who have the encoding of bytes detected.
///
/// https://developer.apple.com/documentation/foundation/stringencodingdetectionoptionskey
public struct StringEncodingDetectionOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Encodings that are tried first, as numbers.
    public static let suggestedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionSuggestedEncodingsKey")
    /// Encodings that are not considered, as numbers.
    public static let disallowedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionDisallowedEncodingsKey")
    /// Whether the suggested ones are the only ones.
    public static let useOnlySuggestedEncodingsKey = Self(rawValue: "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey")
    /// Whether bytes without a meaning may be left out. Default true.
    public static let allowLossyKey = Self(rawValue: "NSStringEncodingDetectionAllowLossyKey")
    public static let fromWindowsKey = Self(rawValue: "NSStringEncodingDetectionFromWindowsKey")
    public static let lossySubstitutionKey = Self(rawValue: "NSStringEncodingDetectionLossySubstitutionKey")
    public static let likelyLanguageKey = Self(rawValue: "NSStringEncodingDetectionLikelyLanguageKey")
}

extension NSString {
    /// The encoding that bytes are most likely in: that of their mark, else UTF-8 where they are that, else one of the suggested ones, else Windows'
    /// Latin. 0 where none fits.
    /// - Parameters:
    ///   - opts: wishes; suggested and disallowed encodings are taken into account, and whether only those are wanted.
    ///   - string: gets the text, nil where there is no encoding.
    ///   - usedLossyConversion: gets whether bytes were left out, which is never so.
    public class func stringEncoding(
        for data: Data, encodingOptions opts: [StringEncodingDetectionOptionsKey: Any]? = nil,
        convertedString string: UnsafeMutablePointer<NSString?>?, usedLossyConversion: UnsafeMutablePointer<ObjCBool>?
    ) -> UInt {
        usedLossyConversion?.pointee = false
        for encoding in EncodingDetection(options: opts ?? [:]).candidates(for: data) {
            guard let text = String(data: data, encoding: encoding) else { continue }
            string?.pointee = NSString(string: text)
            return encoding.rawValue
        }
        string?.pointee = nil
        return 0
    }
}

/// The encodings that bytes may be in, the likeliest first.
struct EncodingDetection {
    private let suggested: [String.Encoding]
    private let disallowed: [String.Encoding]
    private let usesOnlySuggested: Bool

    init(options: [StringEncodingDetectionOptionsKey: Any]) {
        func encodings(_ key: StringEncodingDetectionOptionsKey) -> [String.Encoding] {
            (options[key] as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.uintValue ?? ($0 as? UInt) }.map(String.Encoding.init(rawValue:))
        }
        suggested = encodings(.suggestedEncodingsKey)
        disallowed = encodings(.disallowedEncodingsKey)
        let only: Any? = options[.useOnlySuggestedEncodingsKey]
        usesOnlySuggested = (only as? NSNumber)?.boolValue ?? (only as? Bool) ?? false
    }

    func candidates(for data: Data) -> [String.Encoding] {
        let likely: [String.Encoding] = [Self.marked(data), .utf8].compactMap { $0 }
        let all: [String.Encoding] = usesOnlySuggested ? suggested : likely + suggested + [.windowsCP1252, .isoLatin1]
        return all.filter { !disallowed.contains($0) }
    }

    /// The encoding that the bytes begin with the mark of.
    private static func marked(_ data: Data) -> String.Encoding? {
        let marks: [([UInt8], String.Encoding)] = [
            ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32), ([0, 0, 0xFE, 0xFF], .utf32), ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16),
        ]
        return marks.first { data.starts(with: $0.0) }?.1
    }
}
