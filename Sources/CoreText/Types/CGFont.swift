import CoreGraphics
import Foundation

public typealias CGFontIndex = UInt16
/// The number of a glyph in its font.
public typealias CGGlyph = CGFontIndex

/// A font without a size, as a file holds it. Measures are in font units, of which `unitsPerEm` make the size.
public final class CGFont: Hashable, @unchecked Sendable {
    let font: RegisteredFont
    private var file: FontFile { font.file }

    init(_ font: RegisteredFont) { self.font = font }

    /// The font in the bytes of a file; nil where they hold none.
    public init?(_ provider: CGDataProvider) {
        guard let file = TextEngine.locked({ FontFile(data: provider.content) }) else { return nil }
        font = RegisteredFont(file)
    }

    /// The font of a PostScript or full name; nil where there is none.
    public init?(_ name: CFString) {
        guard let file = TextEngine.locked({ FontLibrary.face(named: "\(name)")?.file() }) else { return nil }
        font = RegisteredFont(file)
    }

    public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs.font == rhs.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }

    public var postScriptName: CFString? { read { $0.postScriptName as NSString } }
    public var fullName: CFString? { read { $0.fullName as NSString } }
    public var numberOfGlyphs: Int { read(\.glyphCount) }
    public var unitsPerEm: Int32 { read { Int32($0.unitsPerEm) } }
    /// Above the baseline.
    public var ascent: Int32 { measure(\.ascender) }
    /// Below the baseline; negative.
    public var descent: Int32 { measure(\.descender) }
    public var leading: Int32 { measure(\.leading) }
    public var capHeight: Int32 { measure(\.capHeight) }
    public var xHeight: Int32 { measure(\.xHeight) }
    /// The box that holds all glyphs.
    public var fontBBox: CGRect { read(\.boundingBox) }
    /// Degrees counter-clockwise from upright.
    public var italicAngle: CGFloat { read { CGFloat($0.italicAngle) } }

    /// The glyph of a name; 0 where there is none.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph {
        read { CGGlyph(truncatingIfNeeded: $0.source().glyph(named: "\(name)") ?? 0) }
    }

    /// The name of a glyph; nil where it has none.
    public func name(for glyph: CGGlyph) -> CFString? { read { $0.source().name(of: UInt32(glyph)).map { $0 as NSString } } }

    /// Writes how far each of `count` glyphs moves the pen.
    public func getGlyphAdvances(glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>) -> Bool {
        read { file in
            let source: GlyphSource = file.source()
            for index in 0..<count { advances[index] = Int32((source.advance(of: UInt32(glyphs[index])) * file.unitsPerEm).rounded()) }
        }
        return true
    }

    /// Writes the boxes around the outlines of `count` glyphs.
    public func getGlyphBBoxes(glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>) -> Bool {
        read { file in
            let source: GlyphSource = file.source()
            let units = CGAffineTransform(scaleX: CGFloat(file.unitsPerEm), y: CGFloat(file.unitsPerEm))
            for index in 0..<count { bboxes[index] = source.bounds(of: UInt32(glyphs[index])).applying(units) }
        }
        return true
    }

    /// The tags of the file's tables, each a number.
    public var tableTags: CFArray? { read { $0.tableTags.map { NSNumber(value: $0) } as NSArray } }

    /// The bytes of a table; nil where the file has none of this tag.
    public func table(for tag: UInt32) -> CFData? { read { $0.table(tag).map { $0 as NSData } } }

    private func read<Value>(_ body: (FontFile) -> Value) -> Value { TextEngine.locked { body(file) } }

    private func measure(_ length: (FontMetrics) -> Double) -> Int32 { read { Int32((length($0.metrics) * $0.unitsPerEm).rounded()) } }
}
