import Foundation

// What kind a value of Core Foundation is, and its encodings of text.

public typealias CFTypeID = UInt
public typealias CFStringEncoding = UInt32

/// The order of two values.
public enum CFComparisonResult: Int, Sendable {
    case compareLessThan = -1
    case compareEqualTo = 0
    case compareGreaterThan = 1
}

public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    (cf as? any CoreFoundationObject).map { type(of: $0).typeID } ?? CoreFoundationType(of: cf).rawValue
}

/// A class that is a type of Core Foundation's on Apple's systems, with a number of its own.
package protocol CoreFoundationObject: AnyObject {
    static var typeID: CFTypeID { get }
}
public func CFBooleanGetTypeID() -> CFTypeID { CoreFoundationType.boolean.rawValue }
public func CFNumberGetTypeID() -> CFTypeID { CoreFoundationType.number.rawValue }
public func CFStringGetTypeID() -> CFTypeID { CoreFoundationType.string.rawValue }
public func CFArrayGetTypeID() -> CFTypeID { CoreFoundationType.array.rawValue }
public func CFDictionaryGetTypeID() -> CFTypeID { CoreFoundationType.dictionary.rawValue }
public func CFDataGetTypeID() -> CFTypeID { CoreFoundationType.data.rawValue }
public func CFDateGetTypeID() -> CFTypeID { CoreFoundationType.date.rawValue }
public func CFNullGetTypeID() -> CFTypeID { CoreFoundationType.null.rawValue }

/// The numbers that Core Foundation gives its types on Apple's systems.
enum CoreFoundationType: UInt {
    case other = 0, string = 7, null = 16, dictionary = 18, array = 19, data = 20, boolean = 21, number = 22, error = 27, date = 42

    init(of value: CFTypeRef?) {
        self =
            switch value {
            case let number as NSNumber: String(cString: number.objCType) == "c" ? .boolean : .number
            case is NSString: .string
            case is NSArray: .array
            case is NSDictionary: .dictionary
            case is NSData: .data
            case is NSDate: .date
            case is NSNull: .null
            case is NSError: .error
            default: .other
            }
    }
}

/// The encoding that a name registered with the IANA means; `kCFStringEncodingInvalidId` for one that nobody knows.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
    CharacterSetName.encodings["\(theString ?? "")".lowercased()]?.coreFoundation ?? kCFStringEncodingInvalidId
}

/// Foundation's number for an encoding. Those that Foundation has no number of its own for keep Core Foundation's, with the highest of 32 bits.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    CharacterSetName.encodings.values.first { $0.coreFoundation == encoding }?.foundation.rawValue
        ?? UInt(encoding | CharacterSetName.coreFoundationBit)
}

/// Core Foundation's number for an encoding; `kCFStringEncodingInvalidId` for a number that is none.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    if let known = CharacterSetName.encodings.values.first(where: { $0.foundation.rawValue == encoding }) { return known.coreFoundation }
    guard let number = CFStringEncoding(exactly: encoding), number & CharacterSetName.coreFoundationBit != 0 else { return kCFStringEncodingInvalidId }
    return number & ~CharacterSetName.coreFoundationBit
}

private enum CharacterSetName {
    static let coreFoundationBit: CFStringEncoding = 0x8000_0000

    static let encodings: [String: (coreFoundation: CFStringEncoding, foundation: String.Encoding)] = [
        "utf-8": (0x0800_0100, .utf8), "utf-16": (0x0100, .utf16), "utf-16be": (0x1000_0100, .utf16BigEndian),
        "utf-16le": (0x1400_0100, .utf16LittleEndian), "utf-32": (0x0C00_0100, .utf32), "us-ascii": (0x0600, .ascii),
        "iso-8859-1": (0x0201, .isoLatin1), "iso-8859-2": (0x0202, .isoLatin2), "windows-1250": (0x0501, .windowsCP1250),
        "windows-1251": (0x0502, .windowsCP1251), "windows-1252": (0x0500, .windowsCP1252), "windows-1253": (0x0503, .windowsCP1253),
        "windows-1254": (0x0504, .windowsCP1254), "euc-jp": (0x0920, .japaneseEUC), "shift_jis": (0x0A01, .shiftJIS),
        "iso-2022-jp": (0x0820, .iso2022JP), "macintosh": (0, .macOSRoman), "utf-32be": (0x1800_0100, .utf32BigEndian),
        "utf-32le": (0x1C00_0100, .utf32LittleEndian),
    ].merging(others.mapValues { ($0, String.Encoding(rawValue: UInt($0 | coreFoundationBit))) }) { first, _ in first }

    /// Encodings that Foundation has no number of its own for.
    private static let others: [String: CFStringEncoding] = [
        "gb18030": 0x0632, "gbk": 0x0631, "gb2312": 0x0930, "big5": 0x0A03, "euc-kr": 0x0940, "koi8-r": 0x0A02, "windows-1255": 0x0505,
        "windows-1256": 0x0506, "windows-1257": 0x0507, "windows-1258": 0x0508, "iso-8859-3": 0x0203, "iso-8859-4": 0x0204, "iso-8859-5": 0x0205,
        "iso-8859-6": 0x0206, "iso-8859-7": 0x0207, "iso-8859-8": 0x0208, "iso-8859-9": 0x0209, "iso-8859-15": 0x020F, "cp437": 0x0400,
    ]
}
