import CoreGraphics
import Foundation

/// Numbers of a font's tables, the highest byte first.
private struct TableReader {
    private let bytes: [UInt8]

    init?(_ font: CTFont, _ tag: Int) {
        guard let data = CTFontCopyTable(font, CTFontTableTag(tag), []) else { return nil }
        bytes = [UInt8](data as Data)
    }

    var count: Int { bytes.count }
    func number(_ offset: Int, _ size: Int = 2) -> Int {
        guard offset >= 0, offset + size <= bytes.count else { return 0 }
        return bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
    }
    func signed(_ offset: Int) -> Int { Int(Int16(truncatingIfNeeded: number(offset))) }
    /// With 16 bits behind the point.
    func fixed(_ offset: Int) -> Double { Double(Int32(truncatingIfNeeded: number(offset, 4))) / 65536 }
}

/// The axes of a variable font, each with its number, name, least, most and usual value; nil for other fonts.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
    guard let table = TableReader(font, kCTFontTableFvar) else { return nil }
    let (start, count, size) = (table.number(4), table.number(8), table.number(10))
    guard count > 0, count < 64, size >= 20 else { return nil }
    return (0..<count).map { index -> NSDictionary in
        let place: Int = start + index * size
        let tag: Int = table.number(place, 4)
        let name: String? = TextEngine.locked { font.textFont.source.file.name(UInt32(table.number(place + 18))) }
        let axis = NSMutableDictionary()
        axis[kCTFontVariationAxisIdentifierKey] = NSNumber(value: tag)
        axis[kCTFontVariationAxisMinimumValueKey] = NSNumber(value: table.fixed(place + 4))
        axis[kCTFontVariationAxisDefaultValueKey] = NSNumber(value: table.fixed(place + 8))
        axis[kCTFontVariationAxisMaximumValueKey] = NSNumber(value: table.fixed(place + 12))
        axis[kCTFontVariationAxisNameKey] = name.map { NSString(string: $0) } ?? NSString(string: "")
        axis[kCTFontVariationAxisHiddenKey] = NSNumber(value: table.number(place + 16) & 1 == 1)
        return axis
    } as NSArray
}

/// The values of a variable font's axes that are not the usual ones; nil: fonts are drawn with those.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? { nil }

/// A copy of a descriptor. Fonts are drawn with the usual values of their axes, whatever it says.
public func CTFontDescriptorCreateCopyWithVariation(
    _ original: CTFontDescriptor, _ variationIdentifier: CFNumber, _ variationValue: CGFloat
) -> CTFontDescriptor { original }

/// The features that a font has, by their OpenType tags in the order of its tables; nil for a font that has none.
public func CTFontCopyFeatures(_ font: CTFont) -> CFArray? {
    var tags: [Int] = []
    for table in [kCTFontTableGSUB, kCTFontTableGPOS] {
        guard let reader = TableReader(font, table) else { continue }
        let list: Int = reader.number(6)
        for index in 0..<min(reader.number(list), 1000) {
            let tag: Int = reader.number(list + 2 + index * 6, 4)
            if !tags.contains(tag) { tags.append(tag) }
        }
    }
    guard !tags.isEmpty else { return nil }
    return tags.map { tag -> NSDictionary in
        let letters: [UInt8] = (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - $0 * 8)) }
        let name = NSString(string: String(decoding: letters, as: UTF8.self))
        return [kCTFontOpenTypeFeatureTag: name, kCTFontFeatureTypeNameKey: name]
    } as NSArray
}

/// The features that are set in a font's descriptor; nil where none are.
public func CTFontCopyFeatureSettings(_ font: CTFont) -> CFArray? {
    CTFontDescriptorCopyAttribute(CTFontCopyFontDescriptor(font), kCTFontFeatureSettingsAttribute) as? NSArray
}

/// A name from a font's tables, in English.
///
/// - Parameter actualLanguage: gets the language.
public func CTFontCopyLocalizedName(
    _ font: CTFont, _ nameKey: CFString, _ actualLanguage: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFString? {
    let name: CFString? = CTFontCopyName(font, nameKey)
    if name != nil { actualLanguage?.pointee = Unmanaged.passRetained(NSString(string: "en")) }
    return name
}

public func CTFontDescriptorCopyLocalizedAttribute(
    _ descriptor: CTFontDescriptor, _ attribute: CFString, _ language: UnsafeMutablePointer<Unmanaged<CFString>?>?
) -> CFTypeRef? {
    let value: CFTypeRef? = CTFontDescriptorCopyAttribute(descriptor, attribute)
    if value != nil { language?.pointee = Unmanaged.passRetained(NSString(string: "en")) }
    return value
}

/// Letters by which a language is known to be written with a font.
private enum LanguageLetters {
    static let table: [(language: String, letters: String)] = [
        ("en", "azAZ"), ("fr", "éèçœ"), ("de", "äöüß"), ("es", "ñ¿áí"), ("it", "àèìò"), ("pt", "ãõç"), ("nl", "ëï"), ("sv", "åäö"), ("da", "æøå"),
        ("nb", "æøå"), ("fi", "äö"), ("pl", "ąćęłńśźż"), ("cs", "čďěňřšťůž"), ("hu", "őű"), ("tr", "ğışİ"), ("ro", "ăâîșț"), ("ru", "абвгя"), ("uk", "іїєґ"),
        ("el", "αβγω"), ("he", "אבת"), ("ar", "ابتي"), ("hi", "अकह"), ("th", "กขฮ"), ("vi", "ạảấầẩẫậăđơư"), ("ja", "あアン"), ("ko", "가나한"),
        ("zh-Hans", "汉语这"), ("zh-Hant", "漢語這"),
    ]
}

/// The languages that a font has the letters of.
public func CTFontCopySupportedLanguages(_ font: CTFont) -> CFArray {
    LanguageLetters.table.filter { entry in
        let units: [UniChar] = Array(entry.letters.utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        return CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
    }.map { NSString(string: $0.language) } as NSArray
}

/// The fonts that are asked for characters that a font lacks. The system's own follow where no font has them.
public func CTFontCopyDefaultCascadeListForLanguages(_ font: CTFont, _ languagePrefList: CFArray?) -> CFArray? {
    CTFontDescriptorCopyAttribute(CTFontCopyFontDescriptor(font), kCTFontCascadeListAttribute) as? NSArray ?? NSArray()
}

/// How far the origin for vertical text lies from that for horizontal text, for each glyph: half its width to the left, its ascent down.
public func CTFontGetVerticalTranslationsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ translations: UnsafeMutablePointer<CGSize>, _ count: CFIndex
) {
    var advances = [CGSize](repeating: .zero, count: count)
    CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, count)
    for index in 0..<count { translations[index] = CGSize(width: -advances[index].width / 2, height: -CTFontGetAscent(font)) }
}

/// The rectangles that glyphs take in a line: their advance, and the font's height.
@discardableResult
public func CTFontGetOpticalBoundsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex, _ options: CFOptionFlags
) -> CGRect {
    var advances = [CGSize](repeating: .zero, count: count)
    CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, count)
    let rects: [CGRect] = advances.map {
        CGRect(x: 0, y: -CTFontGetDescent(font), width: $0.width, height: CTFontGetAscent(font) + CTFontGetDescent(font))
    }
    for (index, rect) in rects.enumerated() { boundingRects?[index] = rect }
    return rects.reduce(CGRect.null) { $0.union($1) }
}

/// The places for carets within a ligature; 0: they are at even distances.
public func CTFontGetLigatureCaretPositions(
    _ font: CTFont, _ glyph: CGGlyph, _ positions: UnsafeMutablePointer<CGFloat>?, _ maxPositions: CFIndex
) -> CFIndex { 0 }

extension CTFont {
    /// The system's font for a role. Languages have the same.
    public convenience init(_ uiType: CTFontUIFontType, size: CGFloat, language: CFString?) { self.init(uiType, size: size) }

    /// The font, or where it lacks the characters of a part of a text, one that has them.
    public convenience init(font: CTFont, string: CFString, range: CFRange) {
        self.init(textFont: CTFontCreateForString(font, string, range).textFont)
    }

    public convenience init(font: CTFont, string: CFString, range: CFRange, language: CFString?) { self.init(font: font, string: string, range: range) }
}

public func CTFontCreateForStringWithLanguage(_ currentFont: CTFont, _ string: CFString, _ range: CFRange, _ language: CFString?) -> CTFont {
    CTFontCreateForString(currentFont, string, range)
}
