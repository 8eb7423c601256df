import CoreGraphics
import Foundation

/// The collections that a glyph's number may be of.
public enum CTCharacterCollection: UInt16, Sendable {
    case identityMapping = 0
    case adobeCNS1 = 1
    case adobeGB1 = 2
    case adobeJapan1 = 3
    case adobeJapan2 = 4
    case adobeKorea1 = 5

    public static var kCTIdentityMappingCharacterCollection: CTCharacterCollection { .identityMapping }
    public static var kCTAdobeCNS1CharacterCollection: CTCharacterCollection { .adobeCNS1 }
    public static var kCTAdobeGB1CharacterCollection: CTCharacterCollection { .adobeGB1 }
    public static var kCTAdobeJapan1CharacterCollection: CTCharacterCollection { .adobeJapan1 }
    public static var kCTAdobeJapan2CharacterCollection: CTCharacterCollection { .adobeJapan2 }
    public static var kCTAdobeKorea1CharacterCollection: CTCharacterCollection { .adobeKorea1 }
}

/// A glyph for a text by its name or number. Kept: text is drawn with the glyphs that its font has for its characters.
public final class CTGlyphInfo: Hashable, @unchecked Sendable {
    let name: String?
    let glyph: CGGlyph
    let identifier: CGFontIndex
    let collection: CTCharacterCollection

    init(name: String?, glyph: CGGlyph, identifier: CGFontIndex = 0, collection: CTCharacterCollection = .identityMapping) {
        (self.name, self.glyph, self.identifier, self.collection) = (name, glyph, identifier, collection)
    }

    public static func == (lhs: CTGlyphInfo, rhs: CTGlyphInfo) -> Bool {
        lhs.name == rhs.name && lhs.glyph == rhs.glyph && lhs.identifier == rhs.identifier && lhs.collection == rhs.collection
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(glyph) }
}

/// Nil where the font has no glyph of the name.
public func CTGlyphInfoCreateWithGlyphName(_ glyphName: CFString, _ font: CTFont, _ baseString: CFString) -> CTGlyphInfo? {
    let glyph: CGGlyph = CTFontGetGlyphWithName(font, glyphName)
    return glyph == 0 ? nil : CTGlyphInfo(name: "\(glyphName)", glyph: glyph)
}

/// Nil for a number that the font has no glyph of.
public func CTGlyphInfoCreateWithGlyph(_ glyph: CGGlyph, _ font: CTFont, _ baseString: CFString) -> CTGlyphInfo? {
    guard Int(glyph) < CTFontGetGlyphCount(font) else { return nil }
    return CTGlyphInfo(name: CTFontCopyNameForGlyph(font, glyph).map { "\($0)" }, glyph: glyph)
}

public func CTGlyphInfoCreateWithCharacterIdentifier(
    _ cid: CGFontIndex, _ collection: CTCharacterCollection, _ baseString: CFString
) -> CTGlyphInfo? { CTGlyphInfo(name: nil, glyph: 0, identifier: cid, collection: collection) }

public func CTGlyphInfoGetGlyphName(_ glyphInfo: CTGlyphInfo) -> CFString? { glyphInfo.name.map { NSString(string: $0) } }
public func CTGlyphInfoGetGlyph(_ glyphInfo: CTGlyphInfo) -> CGGlyph { glyphInfo.glyph }
public func CTGlyphInfoGetCharacterIdentifier(_ glyphInfo: CTGlyphInfo) -> CGFontIndex { glyphInfo.identifier }
public func CTGlyphInfoGetCharacterCollection(_ glyphInfo: CTGlyphInfo) -> CTCharacterCollection { glyphInfo.collection }
