import CoreGraphics
import Foundation

/// A font at a size. `UIFont` is one.
///
/// System fonts measure as the device's do; the glyphs are those of the bundled open font. All measures are points.
open class CTFont: NSObject {
    /// The font that measures and draws.
    package let textFont: TextFont

    package init(textFont: TextFont) {
        self.textFont = textFont
        super.init()
    }

    /// The font with this PostScript, full or family name; Helvetica for a name that none has. A size of 0 means 12.
    public convenience init(_ name: CFString, size: CGFloat) {
        self.init(textFont: CTFont.named("\(name)", size: size, matrix: nil))
    }

    /// The same with glyphs that are transformed, at 12 points.
    public convenience init(_ name: CFString, transform: CGAffineTransform) {
        self.init(textFont: CTFont.named("\(name)", size: 0, matrix: GlyphMatrix(transform)))
    }

    /// A font that matches `descriptor`. A size of 0 takes the descriptor's own.
    public convenience init(_ descriptor: CTFontDescriptor, size: CGFloat) {
        self.init(textFont: FontLibrary.font(descriptor.request.descriptor(size: Double(size))))
    }

    public convenience init(_ descriptor: CTFontDescriptor, transform: CGAffineTransform) {
        var request: TextFontDescriptor = descriptor.request.descriptor(size: 0)
        request.matrix = GlyphMatrix(transform)
        self.init(textFont: FontLibrary.font(request))
    }

    /// One of the system's fonts. A size of 0 takes that of its role.
    public convenience init(_ uiType: CTFontUIFontType, size: CGFloat) {
        self.init(textFont: uiType.font(size: size))
    }

    static func named(_ name: String, size: CGFloat, matrix: GlyphMatrix?) -> TextFont {
        let points: Double = size > 0 ? Double(size) : 12
        let known: TextFont? = FontLibrary.font(named: name, size: points) ?? (name.hasPrefix(".") ? FontLibrary.systemFont(size: points) : nil)
        let font: TextFont = known ?? FontLibrary.font(named: "Helvetica", size: points) ?? FontLibrary.systemFont(size: points)
        return font.with(matrix)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? CTFont)?.textFont == textFont }
    open override var hash: Int { textFont.hashValue }
}

extension TextFont {
    /// The same font with glyphs transformed by a matrix; itself for nil.
    func with(_ matrix: GlyphMatrix?, size: Double? = nil) -> TextFont {
        guard matrix != nil || size != nil else { return self }
        var changed: TextFontDescriptor = descriptor
        if let matrix { changed.matrix = matrix == .identity ? nil : matrix }
        if let size { changed.size = size }
        return FontLibrary.font(changed)
    }
}

extension GlyphMatrix {
    init?(_ pointer: UnsafePointer<CGAffineTransform>?) {
        guard let pointer else { return nil }
        self.init(pointer.pointee)
    }
}

// MARK: Making fonts

/// The font with this PostScript, full or family name; Helvetica for a name that none has. A size of 0 means 12.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    CTFont(textFont: CTFont.named("\(name)", size: size, matrix: GlyphMatrix(matrix)))
}

public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

/// The font that a descriptor describes. A size of 0 takes the descriptor's own, or 12.
public func CTFontCreateWithFontDescriptor(_ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    CTFont(textFont: FontLibrary.font(descriptor.request.descriptor(size: Double(size))).with(GlyphMatrix(matrix)))
}

public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

/// One of the system's fonts. A size of 0 takes that of its role.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    uiType == .none ? nil : CTFont(textFont: uiType.font(size: size))
}

/// A `CGFont` at a size. `attributes` replace what it is.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let points: Double = size > 0 ? Double(size) : 12
    let weight: FontWeight = TextEngine.locked { graphicsFont.font.file.weight }
    let descriptor = TextFontDescriptor(
        face: .file(graphicsFont.font), size: points, weight: weight, matrix: GlyphMatrix(matrix) ?? attributes?.request.matrix,
        features: attributes?.request.features ?? [])
    return CTFont(textFont: FontLibrary.font(descriptor))
}

/// A font with another size (0: its own), matrix (nil: its own) and the attributes of a descriptor.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    let points: Double = size > 0 ? Double(size) : font.textFont.pointSize
    let base: TextFont = attributes.map { FontLibrary.font($0.request.descriptor(size: points)) } ?? font.textFont
    return CTFont(textFont: base.with(GlyphMatrix(matrix), size: points))
}

/// The font in bold, italic, monospaced or none of them; nil when its family has no such face.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    FontRequest(font.textFont).traits(symTraitValue, mask: symTraitMask).map { request in
        CTFont(textFont: FontLibrary.font(request.descriptor(size: Double(size))).with(GlyphMatrix(matrix)))
    }
}

/// The face of another family that is nearest in slant and weight; nil where there is no such family.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
    FontRequest(font.textFont).family("\(family)").map { request in
        CTFont(textFont: FontLibrary.font(request.descriptor(size: Double(size))).with(GlyphMatrix(matrix)))
    }
}

/// The font that shows the first character of a stretch of text that `currentFont` lacks; the font itself where it has them all.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    let text: String = string.substring(with: NSRange(location: range.location, length: range.length))
    let font: TextFont = currentFont.textFont
    return TextEngine.locked {
        for character in text {
            guard let scalar = character.unicodeScalars.first else { continue }
            if Shaper.isEmoji(character) || Shaper.isEmojiAlone(scalar, in: font), font.emojiFont.covers(scalar.value) {
                return CTFont(textFont: font.emojiFont)
            }
            if !font.covers(scalar.value) { return CTFont(textFont: font.fallback(for: scalar.value)) }
        }
        return currentFont
    }
}

// MARK: What a font is

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { CTFontDescriptor(request: FontRequest(font.textFont)) }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { CGFloat(font.textFont.pointSize) }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.textFont.descriptor.matrix?.transform ?? .identity }

public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    CTFontSymbolicTraits(rawValue: FontRequest(font.textFont).symbolicTraits)
}

/// The traits: `kCTFontSymbolicTrait`, `kCTFontWeightTrait`, `kCTFontWidthTrait` and `kCTFontSlantTrait`.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
    let request = FontRequest(font.textFont)
    return [
        kCTFontSymbolicTrait: NSNumber(value: request.symbolicTraits), kCTFontWeightTrait: NSNumber(value: request.weight.value),
        kCTFontWidthTrait: NSNumber(value: 0.0), kCTFontSlantTrait: NSNumber(value: request.isItalic ? 0.07 : 0.0),
    ]
}

/// One attribute; nil for one that the font does not have.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> CFTypeRef? {
    switch attribute {
    case kCTFontNameAttribute: CTFontCopyPostScriptName(font)
    case kCTFontDisplayNameAttribute: CTFontCopyDisplayName(font)
    case kCTFontFamilyNameAttribute: CTFontCopyFamilyName(font)
    case kCTFontStyleNameAttribute: font.textFont.styleName as NSString
    case kCTFontSizeAttribute: NSNumber(value: font.textFont.pointSize)
    case kCTFontTraitsAttribute: CTFontCopyTraits(font)
    case kCTFontCharacterSetAttribute: CTFontCopyCharacterSet(font)
    case kCTFontURLAttribute: font.textFont.registeredPath.map { NSURL(fileURLWithPath: $0) }
    case kCTFontMatrixAttribute:
        font.textFont.descriptor.matrix.map { matrix in
            withUnsafeBytes(of: matrix.transform) { NSData(bytes: $0.baseAddress!, length: $0.count) }
        }
    default: nil
    }
}

extension TextFont {
    /// The file of an app's own font.
    fileprivate var registeredPath: String? {
        guard case .named(let name) = descriptor.face, let face = FontLibrary.face(named: name), case .registered(let font) = face.origin else { return nil }
        return font.file.path.isEmpty ? nil : font.file.path
    }
}

// MARK: Names

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.textFont.postScriptName as NSString }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.textFont.familyName as NSString }

/// The family and the face's name within it.
public func CTFontCopyFullName(_ font: CTFont) -> CFString {
    let style: String = font.textFont.styleName
    return (style == "Regular" ? font.textFont.familyName : "\(font.textFont.familyName) \(style)") as NSString
}

public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// A name of the font's own, such as `kCTFontCopyrightNameKey`; nil where it has none.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
    let number: UInt32?
    switch nameKey {
    case kCTFontFamilyNameKey: return CTFontCopyFamilyName(font)
    case kCTFontPostScriptNameKey: return CTFontCopyPostScriptName(font)
    case kCTFontFullNameKey: return CTFontCopyFullName(font)
    case kCTFontStyleNameKey, kCTFontSubFamilyNameKey: return font.textFont.styleName as NSString
    case kCTFontCopyrightNameKey: number = 0
    case kCTFontUniqueNameKey: number = 3
    case kCTFontVersionNameKey: number = 5
    case kCTFontTrademarkNameKey: number = 7
    case kCTFontManufacturerNameKey: number = 8
    case kCTFontDesignerNameKey: number = 9
    case kCTFontDescriptionNameKey: number = 10
    case kCTFontVendorURLNameKey: number = 11
    case kCTFontDesignerURLNameKey: number = 12
    case kCTFontLicenseNameKey: number = 13
    case kCTFontLicenseURLNameKey: number = 14
    case kCTFontSampleTextNameKey: number = 19
    default: number = nil
    }
    guard let number else { return nil }
    return TextEngine.locked { font.textFont.source.file.name(number).map { $0 as NSString } }
}

// MARK: Measures

/// Above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { CGFloat(font.textFont.ascender) }
/// Below the baseline; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { CGFloat(-font.textFont.descender) }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { CGFloat(font.textFont.leading) }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { CGFloat(font.textFont.capHeight) }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { CGFloat(font.textFont.xHeight) }
/// Above the baseline: negative where the line is below.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { CGFloat(font.textFont.underlinePosition) }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { CGFloat(font.textFont.underlineThickness) }
/// The units of the font's file that make its size.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.textFont.source.file.unitsPerEm) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { TextEngine.locked { font.textFont.source.file.glyphCount } }
/// Degrees counter-clockwise from upright.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { TextEngine.locked { CGFloat(font.textFont.source.file.italicAngle) } }

/// The box that holds all of the font's glyphs, from the pen, y upwards.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    let text: TextFont = font.textFont
    let scale = CGFloat(text.drawingSize / text.source.file.unitsPerEm)
    return TextEngine.locked { text.source.file.boundingBox }.applying(CGAffineTransform(scaleX: scale, y: scale))
}

/// The characters that the font shows itself.
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet {
    let characters = NSMutableCharacterSet()
    for scalar in TextEngine.locked({ font.textFont.source.characters() }) {
        characters.addCharacters(in: NSRange(location: Int(scalar), length: 1))
    }
    return characters
}

/// The bytes of one of the file's tables; nil where it has none of this tag.
public func CTFontCopyTable(_ font: CTFont, _ table: CTFontTableTag, _ options: CTFontTableOptions) -> CFData? {
    TextEngine.locked { font.textFont.source.file.table(table).map { $0 as NSData } }
}

/// The tags of the file's tables, each a number.
public func CTFontCopyAvailableTables(_ font: CTFont, _ options: CTFontTableOptions) -> CFArray? {
    TextEngine.locked { font.textFont.source.file.tableTags }.map { NSNumber(value: $0) } as NSArray
}

/// The font without its size. `attributes` gets a descriptor of what the `CGFont` does not have.
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?) -> CGFont {
    attributes?.pointee = Unmanaged.passRetained(CTFontCopyFontDescriptor(font))
    return CGFont(RegisteredFont(font.textFont.source.file))
}
