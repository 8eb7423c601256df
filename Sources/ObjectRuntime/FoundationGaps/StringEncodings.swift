import Foundation

// The constants of encodings are numbers, as `NSString` takes them; Foundation on Linux has them as `String.Encoding`.

public let NSASCIIStringEncoding: UInt = String.Encoding.ascii.rawValue
public let NSNEXTSTEPStringEncoding: UInt = String.Encoding.nextstep.rawValue
public let NSJapaneseEUCStringEncoding: UInt = String.Encoding.japaneseEUC.rawValue
public let NSUTF8StringEncoding: UInt = String.Encoding.utf8.rawValue
public let NSISOLatin1StringEncoding: UInt = String.Encoding.isoLatin1.rawValue
public let NSSymbolStringEncoding: UInt = String.Encoding.symbol.rawValue
public let NSNonLossyASCIIStringEncoding: UInt = String.Encoding.nonLossyASCII.rawValue
public let NSShiftJISStringEncoding: UInt = String.Encoding.shiftJIS.rawValue
public let NSISOLatin2StringEncoding: UInt = String.Encoding.isoLatin2.rawValue
public let NSUnicodeStringEncoding: UInt = String.Encoding.unicode.rawValue
public let NSWindowsCP1251StringEncoding: UInt = String.Encoding.windowsCP1251.rawValue
public let NSWindowsCP1252StringEncoding: UInt = String.Encoding.windowsCP1252.rawValue
public let NSWindowsCP1253StringEncoding: UInt = String.Encoding.windowsCP1253.rawValue
public let NSWindowsCP1254StringEncoding: UInt = String.Encoding.windowsCP1254.rawValue
public let NSWindowsCP1250StringEncoding: UInt = String.Encoding.windowsCP1250.rawValue
public let NSISO2022JPStringEncoding: UInt = String.Encoding.iso2022JP.rawValue
public let NSMacOSRomanStringEncoding: UInt = String.Encoding.macOSRoman.rawValue
public let NSUTF16StringEncoding: UInt = String.Encoding.utf16.rawValue
public let NSUTF16BigEndianStringEncoding: UInt = String.Encoding.utf16BigEndian.rawValue
public let NSUTF16LittleEndianStringEncoding: UInt = String.Encoding.utf16LittleEndian.rawValue
public let NSUTF32StringEncoding: UInt = String.Encoding.utf32.rawValue
public let NSUTF32BigEndianStringEncoding: UInt = String.Encoding.utf32BigEndian.rawValue
public let NSUTF32LittleEndianStringEncoding: UInt = String.Encoding.utf32LittleEndian.rawValue
