import Foundation

// What kind a value of Core Foundation is, and its encodings of text.

public typealias CFTypeID = UInt
public typealias CFStringEncoding = UInt32

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

public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    CharacterSetName.encodings.values.first { $0.coreFoundation == encoding }?.foundation.rawValue ?? UInt(encoding)
}

public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
    CharacterSetName.encodings.values.first { $0.foundation.rawValue == encoding }?.coreFoundation ?? kCFStringEncodingInvalidId
}

private enum CharacterSetName {
    static let encodings: [String: (coreFoundation: CFStringEncoding, foundation: String.Encoding)] = [
        "utf-8": (0x0800_0100, .utf8), "utf-16": (0x0100, .utf16), "utf-16be": (0x1000_0100, .utf16BigEndian),
        "utf-16le": (0x1400_0100, .utf16LittleEndian), "utf-32": (0x0C00_0100, .utf32), "us-ascii": (0x0600, .ascii),
        "iso-8859-1": (0x0201, .isoLatin1), "iso-8859-2": (0x0202, .isoLatin2), "windows-1250": (0x0501, .windowsCP1250),
        "windows-1251": (0x0502, .windowsCP1251), "windows-1252": (0x0500, .windowsCP1252), "windows-1253": (0x0503, .windowsCP1253),
        "windows-1254": (0x0504, .windowsCP1254), "euc-jp": (0x0920, .japaneseEUC), "shift_jis": (0x0A01, .shiftJIS),
        "iso-2022-jp": (0x0820, .iso2022JP), "macintosh": (0, .macOSRoman),
    ]
}
