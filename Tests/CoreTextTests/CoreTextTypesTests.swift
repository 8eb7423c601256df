import CoreGraphics
import Testing

@testable import CoreText

private func text(_ string: String, _ attributes: [CFString: Any] = [:], size: CGFloat = 20) -> NSAttributedString {
    var all: [NSAttributedString.Key: Any] = [.init(rawValue: "\(kCTFontAttributeName)"): CTFont("Helvetica", size: size)]
    for (key, value) in attributes { all[NSAttributedString.Key(rawValue: "\(key)")] = value }
    return NSAttributedString(string: string, attributes: all)
}

/// A white picture, y upwards, and what is drawn into it: its dark pixels.
private func ink(width: Int = 200, height: Int = 60, _ draw: (CGContext) -> Void) -> CGRect {
    let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)!
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.setFillColor(gray: 0, alpha: 1)
    draw(context)
    let pixels = context.data!.assumingMemoryBound(to: UInt8.self)
    var box = CGRect.null
    for row in 0..<height {
        for column in 0..<width where pixels[row * context.bytesPerRow + column * 4] < 100 {
            box = box.union(CGRect(x: column, y: height - 1 - row, width: 1, height: 1))
        }
    }
    return box
}

@Suite("Core Text's fonts")
struct CoreTextFontTests {
    @Test("a font by name has the face's names and measures; an unknown name gives Helvetica")
    func fontsByName() {
        let font: CTFont = CTFontCreateWithName("Georgia-Bold" as CFString, 30, nil)
        #expect(CTFontCopyPostScriptName(font) == "Georgia-Bold")
        #expect(CTFontCopyFamilyName(font) == "Georgia")
        #expect(CTFontCopyFullName(font) == "Georgia Bold")
        #expect(CTFontGetSize(font) == 30)
        #expect(CTFontGetSymbolicTraits(font).contains(.traitBold))
        #expect(CTFontGetAscent(font) > CTFontGetCapHeight(font) && CTFontGetCapHeight(font) > CTFontGetXHeight(font))
        #expect(CTFontGetDescent(font) > 0)
        #expect(CTFontCopyPostScriptName(CTFontCreateWithName("NoSuchFont" as CFString, 0, nil)) == "Helvetica")
        #expect(CTFontGetSize(CTFontCreateWithName("NoSuchFont" as CFString, 0, nil)) == 12)
    }

    @Test("traits, families and sizes change one thing of a font")
    func copies() throws {
        let plain = CTFont("Helvetica", size: 14)
        let bold: CTFont = try #require(CTFontCreateCopyWithSymbolicTraits(plain, 0, nil, .traitBold, .traitBold))
        #expect(CTFontCopyPostScriptName(bold) == "Helvetica-Bold" && CTFontGetSize(bold) == 14)
        #expect(CTFontCreateCopyWithSymbolicTraits(CTFont("Chalkduster", size: 14), 0, nil, .traitBold, .traitBold) == nil)
        #expect(CTFontCreateCopyWithFamily(plain, 20, nil, "Georgia").map(CTFontCopyFamilyName) == "Georgia")
        #expect(CTFontCreateCopyWithFamily(plain, 20, nil, "Nowhere") == nil)
        #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(plain, 40, nil, nil)) == 40)
    }

    @Test("descriptors find fonts by name, family, traits and size")
    func descriptors() {
        let traits: NSDictionary = [kCTFontSymbolicTrait: NSNumber(value: CTFontSymbolicTraits.traitBold.rawValue)]
        let attributes: NSDictionary = [
            kCTFontFamilyNameAttribute: "Georgia" as NSString, kCTFontTraitsAttribute: traits, kCTFontSizeAttribute: NSNumber(value: 18),
        ]
        let font: CTFont = CTFontCreateWithFontDescriptor(CTFontDescriptorCreateWithAttributes(attributes), 0, nil)
        #expect(CTFontCopyPostScriptName(font) == "Georgia-Bold" && CTFontGetSize(font) == 18)
        let named: CTFontDescriptor = CTFontDescriptorCreateWithNameAndSize("Palatino-Roman", 9)
        #expect(CTFontDescriptorCopyAttribute(named, kCTFontFamilyNameAttribute) as? NSString == "Palatino")
        #expect(CTFontDescriptorCreateMatchingFontDescriptors(named, nil)?.count == 4)
        #expect(CTFontDescriptorCreateMatchingFontDescriptors(named, NSSet(object: kCTFontNameAttribute))?.count == 1)
        #expect(CTFontDescriptorCreateMatchingFontDescriptor(CTFontDescriptorCreateWithNameAndSize("Nowhere", 9), NSSet(object: kCTFontNameAttribute)) == nil)
    }

    @Test("characters have glyphs with outlines, boxes and advances that agree")
    func glyphs() throws {
        let font = CTFont("Helvetica", size: 100)
        var glyphs = [CGGlyph](repeating: 0, count: 3)
        #expect(CTFontGetGlyphsForCharacters(font, Array("Hi ".utf16), &glyphs, 3))
        var advances = [CGSize](repeating: .zero, count: 3)
        let sum: Double = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 3)
        #expect(abs(sum - Double(CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("Hi ", size: 100)), nil, nil, nil))) < 0.01)
        #expect(advances[0].width > advances[1].width)
        let path: CGPath = try #require(CTFontCreatePathForGlyph(font, glyphs[0], nil))
        #expect(abs(path.boundingBoxOfPath.height - CTFontGetCapHeight(font)) < 2 && abs(path.boundingBoxOfPath.minY) < 1)
        let box: CGRect = CTFontGetBoundingRectsForGlyphs(font, .horizontal, glyphs, nil, 1)
        #expect(abs(box.minX - path.boundingBoxOfPath.minX) < 0.5 && abs(box.width - path.boundingBoxOfPath.width) < 0.5)
        #expect(CTFontCreatePathForGlyph(font, glyphs[2], nil) == nil)
        var double = CGAffineTransform(scaleX: 2, y: 2)
        #expect(abs(CTFontCreatePathForGlyph(font, glyphs[0], &double)!.boundingBoxOfPath.height - 2 * path.boundingBoxOfPath.height) < 0.01)
        #expect(CTFontGetGlyphWithName(font, "H") == glyphs[0] && CTFontCopyNameForGlyph(font, glyphs[0]) == "H")
    }

    @Test("a character that a font lacks has glyph 0, and another font for its string")
    func missingCharacters() {
        let font = CTFont("Helvetica", size: 20)
        var glyphs = [CGGlyph](repeating: 1, count: 2)
        #expect(!CTFontGetGlyphsForCharacters(font, Array("\u{1F600}".utf16), &glyphs, 2))
        #expect(glyphs == [0, 0])
        #expect(CTFontCreateForString(font, "abc", CFRangeMake(0, 3)) === font)
        #expect(CTFontCopyPostScriptName(CTFontCreateForString(font, "a\u{E01}", CFRangeMake(0, 2))) != "Helvetica")
    }

    @Test("a matrix slants the outlines and stretches the advances")
    func matrices() {
        var lean = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
        let plain = CTFont("Helvetica", size: 40), leaning: CTFont = CTFontCreateWithName("Helvetica", 40, &lean)
        #expect(CTFontGetMatrix(leaning) == lean && CTFontGetMatrix(plain) == .identity)
        var glyph: CGGlyph = 0
        CTFontGetGlyphsForCharacters(plain, Array("I".utf16), &glyph, 1)
        let upright: CGRect = CTFontCreatePathForGlyph(plain, glyph, nil)!.boundingBoxOfPath
        let slanted: CGRect = CTFontCreatePathForGlyph(leaning, glyph, nil)!.boundingBoxOfPath
        #expect(abs(slanted.width - upright.width - upright.height / 2) < 0.1)
        var wide = CGAffineTransform(scaleX: 2, y: 1)
        #expect(
            abs(
                CTFontGetAdvancesForGlyphs(CTFontCreateWithName("Helvetica", 40, &wide), .horizontal, &glyph, nil, 1)
                    - 2 * CTFontGetAdvancesForGlyphs(plain, .horizontal, &glyph, nil, 1)) < 0.01)
        let key = NSAttributedString.Key(rawValue: "\(kCTFontAttributeName)")
        func drawn(_ font: CTFont) -> CGRect {
            ink { context in
                context.textPosition = CGPoint(x: 20, y: 15)
                CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString(string: "I", attributes: [key: font])), context)
            }
        }
        #expect(abs(drawn(leaning).width - drawn(plain).width - upright.height / 2) <= 2)
    }

    @Test("a font of an app's is drawn with unregistered, and found by name once it is registered")
    func graphicsFonts() throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: FontResources.path(of: "LiberationMono-Regular.ttf")))
        let font: CGFont = try #require(CGFont(CGDataProvider(data: data as CFData)!))
        #expect(font.postScriptName == "LiberationMono" && font.unitsPerEm == 2048 && font.numberOfGlyphs > 500)
        #expect(font.ascent > 0 && font.descent < 0)
        #expect(CGFont(CGDataProvider(data: Data("no font".utf8) as CFData)!) == nil)
        #expect(CTFontCopyPostScriptName(CTFontCreateWithGraphicsFont(font, 12, nil, nil)) == "LiberationMono")
        #expect(FontLibrary.font(named: "LiberationMono", size: 12) == nil)

        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
        #expect(CTFontCopyPostScriptName(CTFontCreateWithName("LiberationMono", 12, nil)) == "LiberationMono")
        #expect(!CTFontManagerRegisterGraphicsFont(font, &error))
        #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
        #expect(CTFontManagerUnregisterGraphicsFont(font, nil))
        #expect(FontLibrary.font(named: "LiberationMono", size: 12) == nil)
        #expect(!CTFontManagerUnregisterGraphicsFont(font, nil))
    }

    @Test("a feature of Apple's switches OpenType's: digits of one width")
    func features() {
        let settings: NSArray = [
            [
                kCTFontFeatureTypeIdentifierKey: NSNumber(value: kNumberSpacingType),
                kCTFontFeatureSelectorIdentifierKey: NSNumber(value: kMonospacedNumbersSelector),
            ] as NSDictionary
        ]
        let descriptor: CTFontDescriptor = CTFontDescriptorCreateWithAttributes([kCTFontFeatureSettingsAttribute: settings])
        let font: CTFont = CTFontCreateWithFontDescriptor(descriptor, 20, nil)
        let key = NSAttributedString.Key(rawValue: "\(kCTFontAttributeName)")
        func width(_ string: String) -> Double {
            CTLineGetTypographicBounds(CTLineCreateWithAttributedString(NSAttributedString(string: string, attributes: [key: font])), nil, nil, nil)
        }
        #expect(abs(width("1111") - width("8888")) < 0.01)
        #expect(FontFeatureSetting(type: kStylisticAlternativesType, selector: kStylisticAltFourOnSelector).openType == [FontFeature("ss04", 1)])
        #expect(FontFeatureSetting(type: kStylisticAlternativesType, selector: kStylisticAltTwelveOffSelector).openType == [FontFeature("ss12", 0)])
        #expect(FontFeatureSetting(type: kVerticalPositionType, selector: kScientificInferiorsSelector).openType == [FontFeature("sinf", 1)])
        #expect(FontFeatureSetting(type: kContextualAlternatesType, selector: kContextualSwashAlternatesOffSelector).openType == [FontFeature("cswh", 0)])
    }
}

@Suite("Core Text's lines and frames")
struct CoreTextLineTests {
    @Test("a line has its text's width, runs with glyphs at ascending places, and carets between them")
    func lines() throws {
        let line: CTLine = CTLineCreateWithAttributedString(text("Hello world "))
        var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = 0
        let width: Double = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(ascent > 10 && descent > 2 && width > 80)
        #expect(CTLineGetTrailingWhitespaceWidth(line) > 4)
        #expect(CTLineGetStringRange(line) == CFRangeMake(0, 12) && CTLineGetGlyphCount(line) == 12)
        let run: CTRun = try #require((CTLineGetGlyphRuns(line) as? [Any])?.first as? CTRun)
        var positions = [CGPoint](repeating: .zero, count: 12), indices = [CFIndex](repeating: 0, count: 12)
        CTRunGetPositions(run, CFRangeMake(0, 0), &positions)
        CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
        #expect(zip(positions, positions.dropFirst()).allSatisfy { $0.x < $1.x } && positions[0] == .zero)
        #expect(indices == Array(0..<12))
        #expect(CTRunGetPositionsPtr(run)?[5] == positions[5])
        #expect(abs(CTLineGetOffsetForStringIndex(line, 5, nil) - positions[5].x) < 0.01)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: positions[5].x + 1, y: 0)) == 5)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1000, y: 0)) == 12)
        #expect(CTLineGetOffsetForStringIndex(line, 12, nil) == CGFloat(width))
        var leadingEdges: [CFIndex] = []
        CTLineEnumerateCaretOffsets(line) { _, index, isLeading, stop in
            if isLeading { leadingEdges.append(index) }
            if index == 3 { stop.pointee = true }
        }
        #expect(leadingEdges == [0, 1, 2, 3])
    }

    @Test("attributes make runs, and a run has its own")
    func runs() throws {
        let string = NSMutableAttributedString(attributedString: text("red blue"))
        let key = NSAttributedString.Key(rawValue: "\(kCTForegroundColorAttributeName)")
        string.addAttribute(key, value: CGColor(red: 1, green: 0, blue: 0, alpha: 1), range: NSRange(location: 0, length: 4))
        let runs: [CTRun] = (CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string)) as? [Any])?.compactMap { $0 as? CTRun } ?? []
        #expect(runs.count == 2)
        #expect(CTRunGetStringRange(runs[1]) == CFRangeMake(4, 4))
        #expect(CTRunGetAttributes(runs[0])[kCTForegroundColorAttributeName] as? CGColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(CTRunGetAttributes(runs[1])[kCTForegroundColorAttributeName] == nil)
        #expect(CTRunGetAttributes(runs[1])[kCTFontAttributeName] as? CTFont == CTFont("Helvetica", size: 20))
    }

    @Test("a line is drawn on its baseline at the text position, upright in Core Graphics' coordinates and in flipped ones")
    func drawing() {
        let line: CTLine = CTLineCreateWithAttributedString(text("H", size: 40))
        let box: CGRect = ink { context in
            context.textPosition = CGPoint(x: 30, y: 10)
            CTLineDraw(line, context)
        }
        let expected: CGRect = CTLineGetImageBounds(line, nil).offsetBy(dx: 30, dy: 10)
        #expect(abs(box.minY - 10) <= 1 && abs(box.maxY - expected.maxY) <= 1.5 && abs(box.minX - expected.minX) <= 1.5)
        let flipped: CGRect = ink { context in
            context.translateBy(x: 0, y: 60)
            context.scaleBy(x: 1, y: -1)
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.textPosition = CGPoint(x: 30, y: 50)
            CTLineDraw(line, context)
        }
        #expect(abs(flipped.minY - box.minY) <= 1 && abs(flipped.maxY - box.maxY) <= 1)
        let run = (CTLineGetGlyphRuns(line) as! [Any])[0] as! CTRun
        let alone: CGRect = ink { context in
            context.textPosition = CGPoint(x: 30, y: 10)
            CTRunDraw(run, context, CFRangeMake(0, 0))
        }
        #expect(alone == box)
        var glyph: CGGlyph = 0, place = CGPoint(x: 30, y: 10)
        CTRunGetGlyphs(run, CFRangeMake(0, 1), &glyph)
        let drawn: CGRect = ink { CTFontDrawGlyphs(CTFont("Helvetica", size: 40), &glyph, &place, 1, $0) }
        #expect(abs(drawn.minX - box.minX) <= 1 && abs(drawn.maxY - box.maxY) <= 1)
    }

    @Test("a line is cut at the end, at the start or in the middle")
    func truncation() throws {
        let line: CTLine = CTLineCreateWithAttributedString(text("abcdefghij"))
        let token: CTLine = CTLineCreateWithAttributedString(text("*"))
        func cut(_ type: CTLineTruncationType) -> String? { CTLineCreateTruncatedLine(line, 60, type, token)?.text.string }
        let end: String = try #require(cut(.end)), start: String = try #require(cut(.start)), middle: String = try #require(cut(.middle))
        #expect(end.hasPrefix("abc") && end.hasSuffix("*"))
        #expect(start.hasPrefix("*") && start.hasSuffix("hij"))
        #expect(middle.hasPrefix("ab") && middle.hasSuffix("ij") && middle.contains("*"))
        #expect(CTLineGetTypographicBounds(CTLineCreateTruncatedLine(line, 60, .end, token)!, nil, nil, nil) <= 60)
        #expect(CTLineCreateTruncatedLine(line, 1000, .end, token) === line)
        #expect(CTLineCreateTruncatedLine(line, 1, .end, token) == nil)
    }

    @Test("a justified line is as wide as it is asked to be")
    func justification() throws {
        let line: CTLine = CTLineCreateWithAttributedString(text("three short words"))
        let wide: CTLine = try #require(CTLineCreateJustifiedLine(line, 1, 300))
        #expect(abs(CTLineGetTypographicBounds(wide, nil, nil, nil) - 300) < 0.1)
        let half: Double = (CTLineGetTypographicBounds(line, nil, nil, nil) + 300) / 2
        #expect(abs(CTLineGetTypographicBounds(try #require(CTLineCreateJustifiedLine(line, 0.5, 300)), nil, nil, nil) - half) < 0.1)
        #expect(CTLineCreateJustifiedLine(line, 1, 20) == nil)
        #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, 300) - (300 - CTLineGetTypographicBounds(line, nil, nil, nil)) / 2) < 0.01)
    }

    @Test("a typesetter breaks between words, or between any characters")
    func typesetter() {
        let typesetter: CTTypesetter = CTTypesetterCreateWithAttributedString(text("one two three"))
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 85) == 8)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 85) > 8)
        #expect(CTTypesetterSuggestClusterBreak(typesetter, 0, 1) == 1)
        let line: CTLine = CTTypesetterCreateLine(typesetter, CFRangeMake(4, 3))
        #expect(CTLineGetStringRange(line) == CFRangeMake(4, 3))
        #expect(CTLineGetStringIndexForPosition(line, .zero) == 4)
    }

    @Test("a frame holds the lines that there is room for, with their origins from its lower left corner")
    func frames() throws {
        let framesetter: CTFramesetter = CTFramesetterCreateWithAttributedString(text("one two three four five six\nseven"))
        var fit = CFRange()
        let size: CGSize = CTFramesetterSuggestFrameSizeWithConstraints(
            framesetter, CFRange(), nil, CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), &fit)
        #expect(size.width <= 100 && size.height > 60 && fit.length == 33)
        let path = CGPath(rect: CGRect(x: 10, y: 20, width: 100, height: 50), transform: nil)
        let frame: CTFrame = CTFramesetterCreateFrame(framesetter, CFRange(), path, nil)
        let lines: [CTLine] = (CTFrameGetLines(frame) as? [Any])?.compactMap { $0 as? CTLine } ?? []
        #expect(lines.count == 2)
        #expect(CTFrameGetVisibleStringRange(frame).length == CTLineGetStringRange(lines[1]).location + CTLineGetStringRange(lines[1]).length)
        #expect(CTFrameGetStringRange(frame).length == 33)
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        #expect(origins[0].y > origins[1].y && origins[1].y > 0 && origins[0].y < 50)
        let box: CGRect = ink(width: 200, height: 100) { CTFrameDraw(frame, $0) }
        #expect(box.minX >= 10 && box.maxX <= 110 && box.minY >= 20 && box.maxY <= 70)
        let whole: CTFrame = CTFramesetterCreateFrame(framesetter, CFRange(), CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 500), transform: nil), nil)
        let last = (CTFrameGetLines(whole) as? [Any])?.last as? CTLine
        #expect(last.map(CTLineGetStringRange) == CFRangeMake(28, 5))
        let tight: CTFrame = CTFramesetterCreateFrame(framesetter, CFRange(), CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 5), transform: nil), nil)
        #expect(CTFrameGetLines(tight).count == 0)
    }

    @Test("a paragraph style of settings aligns, spaces and indents lines, and says what it was given")
    func paragraphStyles() {
        var alignment = CTTextAlignment.right, spacing: CGFloat = 7, interval: CGFloat = 40
        let style: CTParagraphStyle = withUnsafeMutablePointer(to: &alignment) { alignment in
            withUnsafeMutablePointer(to: &spacing) { spacing in
                withUnsafeMutablePointer(to: &interval) { interval in
                    let settings = [
                        CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
                        CTParagraphStyleSetting(spec: .lineSpacingAdjustment, valueSize: 8, value: spacing),
                        CTParagraphStyleSetting(spec: .defaultTabInterval, valueSize: 8, value: interval),
                    ]
                    return CTParagraphStyleCreate(settings, 3)
                }
            }
        }
        var read: CGFloat = 0
        #expect(CTParagraphStyleGetValueForSpecifier(style, .lineSpacingAdjustment, 8, &read) && read == 7)
        #expect(!CTParagraphStyleGetValueForSpecifier(style, .lineSpacingAdjustment, 2, &read))
        func origins(_ attributes: [CFString: Any]) -> [CGPoint] {
            let setter: CTFramesetter = CTFramesetterCreateWithAttributedString(text("one two three", attributes))
            let frame: CTFrame = CTFramesetterCreateFrame(setter, CFRange(), CGPath(rect: CGRect(x: 0, y: 0, width: 80, height: 200), transform: nil), nil)
            var origins = [CGPoint](repeating: .zero, count: CTFrameGetLines(frame).count)
            CTFrameGetLineOrigins(frame, CFRange(), &origins)
            return origins
        }
        let plain: [CGPoint] = origins([:]), styled: [CGPoint] = origins([kCTParagraphStyleAttributeName: style])
        #expect(plain[0].x == 0 && styled[0].x > 5)
        #expect(abs((styled[0].y - styled[1].y) - (plain[0].y - plain[1].y) - 7) < 0.01)
    }

    @Test("a run's delegate says how large its character is")
    func runDelegates() throws {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1, dealloc: { _ in }, getAscent: { _ in 50 }, getDescent: { _ in 9 }, getWidth: { _ in 33 })
        let delegate: CTRunDelegate = try #require(CTRunDelegateCreate(&callbacks, nil))
        let string = NSMutableAttributedString(attributedString: text("a b"))
        string.addAttribute(.init(rawValue: "\(kCTRunDelegateAttributeName)"), value: delegate, range: NSRange(location: 1, length: 1))
        let line: CTLine = CTLineCreateWithAttributedString(string)
        var ascent: CGFloat = 0, descent: CGFloat = 0
        CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        #expect(ascent == 50 && descent == 9)
        let runs: [CTRun] = (CTLineGetGlyphRuns(line) as? [Any])?.compactMap { $0 as? CTRun } ?? []
        #expect(runs.count == 3 && CTRunGetTypographicBounds(runs[1], CFRange(), nil, nil, nil) == 33)
    }
}
