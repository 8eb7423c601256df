import CoreGraphics
import Testing

@testable import CoreText

@Suite("Annotations, collections of fonts and their tables") struct RubyTests {
    private func text(_ base: String, _ ruby: String?, alignment: CTRubyAlignment = .auto) -> NSAttributedString {
        let text = NSMutableAttributedString(string: base, attributes: [.init(rawValue: "NSFont"): CTFontCreateWithName("Helvetica", 20, nil)])
        if let ruby {
            let annotation = CTRubyAnnotationCreateWithAttributes(
                alignment, .auto, .before, NSString(string: ruby), [kCTRubyAnnotationSizeFactorAttributeName: NSNumber(value: 0.5)] as NSDictionary)
            text.addAttribute(
                .init(rawValue: "\(kCTRubyAnnotationAttributeName)"), value: annotation, range: NSRange(location: 0, length: (base as NSString).length))
        }
        return text
    }

    private func ascent(_ line: CTLine) -> CGFloat {
        var ascent: CGFloat = 0
        CTLineGetTypographicBounds(line, &ascent, nil, nil)
        return ascent
    }

    @Test("an annotation stands above its text in half its size, in the middle, and takes room") func ruby() throws {
        let plain = CTLineCreateWithAttributedString(text("reading", nil))
        let line = CTLineCreateWithAttributedString(text("reading", "as"))
        let ruby = try #require(line.rubies.first)
        #expect(line.rubies.count == 1 && ruby.isAbove && ruby.line.width < line.width / 2)
        #expect(abs(ruby.place.x - (line.width - ruby.line.width) / 2) < 0.01 && ruby.place.y > ascent(plain))
        #expect(ascent(line) > ascent(plain) + 8 && plain.rubies.isEmpty)
        let start = CTLineCreateWithAttributedString(text("reading", "as", alignment: .start))
        #expect(start.rubies.first?.place.x == 0)
    }

    @Test("frames leave room for annotations, and draw them") func frames() throws {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 80), transform: nil)
        func ink(_ text: NSAttributedString) throws -> (CGSize, Int) {
            let setter = CTFramesetterCreateWithAttributedString(text)
            let context = try #require(CGContext(bitmapWidth: 200, height: 80))
            CTFrameDraw(CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), path, nil), context)
            let bitmap = try #require(context.makeImage()?.dataProvider?.data as Data?)
            let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, CFRange(location: 0, length: 0), nil, CGSize(width: 200, height: 0), nil)
            return (size, bitmap.filter { $0 != 0 }.count)
        }
        let (plain, less) = try ink(text("reading", nil))
        let (annotated, more) = try ink(text("reading", "as"))
        #expect(annotated.height > plain.height + 8 && annotated.width == plain.width && more > less)
    }

    @Test("an annotation tells what it was made of") func values() {
        var texts: [Unmanaged<CFString>?] = [Unmanaged.passRetained(NSString(string: "above")), nil, nil, nil]
        let annotation = CTRubyAnnotationCreate(.center, .none, 0.4, &texts)
        #expect(CTRubyAnnotationGetAlignment(annotation) == .center && CTRubyAnnotationGetOverhang(annotation) == .none)
        #expect(CTRubyAnnotationGetSizeFactor(annotation) == 0.4 && CTRubyAnnotationGetTextForPosition(annotation, .before) == "above")
        #expect(CTRubyAnnotationGetTextForPosition(annotation, .after) == nil)
    }

    @Test("a collection has the fonts that match, each by its name") func collections() throws {
        let all = try #require(CTFontCollectionCreateMatchingFontDescriptors(CTFontCollectionCreateFromAvailableFonts(nil)) as? [CTFontDescriptor])
        let wanted = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: NSString(string: "Helvetica")] as NSDictionary)
        let some = CTFontCollectionCreateWithFontDescriptors([wanted] as NSArray, nil)
        let found = try #require(CTFontCollectionCreateMatchingFontDescriptors(some) as? [CTFontDescriptor])
        #expect(all.count > found.count && found.count >= 2)
        let families = CTFontCollectionCopyFontAttribute(some, kCTFontFamilyNameAttribute, .unique)
        #expect(families.count == 1)
        #expect(CTFontCollectionCreateMatchingFontDescriptors(CTFontCollectionCreateWithFontDescriptors(nil, nil)) == nil)
    }

    @Test("features and languages are read from a font's tables") func tables() throws {
        let font = CTFontCreateWithName("Helvetica", 12, nil)
        #expect(kCTFontTableHead == 0x6865_6164 && CTFontCopyTable(font, CTFontTableTag(kCTFontTableHead), []) != nil)
        let languages = CTFontCopySupportedLanguages(font).compactMap { $0 as? String }
        #expect(languages.contains("en") && languages.contains("de") && !languages.contains("ja"))
        for feature in CTFontCopyFeatures(font) ?? [] {
            let tag = (feature as? NSDictionary)?[kCTFontOpenTypeFeatureTag] as? String
            #expect(tag?.count == 4)
        }
        var glyph: CGGlyph = CTFontGetGlyphWithName(font, "A")
        #expect(CTGlyphInfoCreateWithGlyphName("A", font, "A").map { CTGlyphInfoGetGlyph($0) } == glyph)
        #expect(CTGlyphInfoCreateWithGlyphName("no such glyph", font, "A") == nil)
        var translation = CGSize.zero
        CTFontGetVerticalTranslationsForGlyphs(font, &glyph, &translation, 1)
        #expect(translation.width < 0 && translation.height == -CTFontGetAscent(font))
    }
}
