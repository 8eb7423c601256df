import Foundation
import Testing

@testable import CoreText

func layout(
    _ text: String, size: Double = 17, weight: FontWeight = .regular, width: Double = .infinity, height: Double = .infinity,
    lines: Int = 0, rightToLeft: Bool = false, _ change: (inout ParagraphStyle) -> Void = { _ in }
) -> TextLayout {
    var style = ParagraphStyle()
    change(&style)
    let content = TextContent(text, style: TextStyle(font: FontLibrary.systemFont(size: size, weight: weight)), paragraphStyle: style)
    return TextLayout.layout(
        TextLayoutRequest(
            content, maximumWidth: width, maximumHeight: height, maximumLines: lines, isRightToLeft: rightToLeft))
}

func texts(_ layout: TextLayout) -> [String] {
    let units = Array(layout.request.content.string.utf16)
    return layout.lines.map { String(decoding: units[$0.visibleRange], as: UTF16.self) }
}

@Suite("Label sizes of real UIKit")
struct LabelSizeTests {
    // Frames in reference/swift-snapshot-testing, iOS 13.3 at 3x: headline above, body at the sides, subheadline below.
    // Within half a percent of the width and the pixel it is rounded up to: tracking has changed a little since.
    @Test(
        "labels of the constraint snapshots",
        arguments: [
            ("What's", DynamicTextStyle.headline, 16.0, 52.6667, 19.3333), ("the", .body, 16, 23.6667, 19.3333),
            ("point", .body, 16, 37, 19.3333), ("?", .subheadline, 14, 7.33333, 17), ("What's", .headline, 17, 55.6667, 20.3333),
            ("the", .body, 17, 25, 20.3333), ("point", .body, 17, 39, 20.3333), ("?", .subheadline, 15, 7.66667, 18),
        ])
    func labels(text: String, style: DynamicTextStyle, size: Double, width: Double, height: Double) {
        let made = layout(text, size: size, weight: DynamicType.weight(style))
        let exact = Double(made.size.width)
        #expect(exact < width * 1.005 && exact > (width - 1.0 / 3) * 0.995, "\(text): \(exact), measured \(width)")
        #expect(abs(made.fittingSize(scale: 3).width - width) < 0.34)
        #expect(abs(made.fittingSize(scale: 3).height - height) < 0.001)
    }

    // Frames in reference/standard-controls-ios17.5 at 3x; those of the list without the two points drawn around them.
    @Test(
        "label widths of iOS 17.5, within half a percent and the pixel they are rounded up to",
        arguments: [
            ("Back Button Accessibility Traits - With Titles", 17.0, FontWeight.regular, 1005.0), ("Second", 17, .semibold, 181),
            ("Apple", 17, .regular, 133), ("Banana", 17, .regular, 170), ("Cherry", 17, .regular, 156), ("Carrot", 17, .regular, 145),
            ("Peas", 17, .regular, 111), ("FRUITS", 13, .regular, 136), ("VEGETABLES", 13, .regular, 244),
        ])
    func currentLabels(text: String, size: Double, weight: FontWeight, pixels: Double) {
        let exact = Double(layout(text, size: size, weight: weight).size.width) * 3
        #expect(exact < pixels * 1.005 && exact > (pixels - 1) * 0.995, "\(text): \(exact), measured \(pixels)")
    }

    @Test("one-line labels at Dynamic Type sizes", arguments: [(28.0, 33.6667), (43, 51.3333)])
    func heights(size: Double, height: Double) {
        #expect(abs(layout("What's the point?", size: size, width: 288, lines: 1).fittingSize(scale: 3).height - height) < 0.001)
    }

    // behaviour/measured-constants.md 6.
    @Test("widths are rounded up to the pixel")
    func roundedWidths() {
        let made = layout("Hello UIKit", size: 8)
        #expect(abs(made.size.width - 41.957) < 0.001)
        #expect(made.fittingSize(scale: 3).width == 42)
        #expect(made.fittingSize(scale: 2).width == 42)
    }
}

@Suite("Wrapping")
struct WrappingTests {
    let pangram = "The quick brown fox jumps over the lazy dog"

    @Test("lines break between words and keep to the width")
    func words() {
        let wrapped = layout(pangram, width: 120)
        #expect(texts(wrapped) == ["The quick", "brown fox", "jumps over the", "lazy dog"] || wrapped.lines.allSatisfy { $0.width <= 120 })
        #expect(wrapped.lines.count >= 3)
        #expect(texts(wrapped).joined(separator: " ") == pangram)
        #expect(wrapped.lines.allSatisfy { $0.width <= 120.001 })
    }

    @Test("the measured width holds the text in one line")
    func measuredWidthIsEnough() {
        let width = layout(pangram).size.width
        #expect(layout(pangram, width: width).lines.count == 1)
        #expect(layout(pangram, width: width - 0.01).lines.count == 2)
    }

    @Test("a word wider than the line breaks between characters")
    func longWord() {
        let wrapped = layout("Donaudampfschifffahrtsgesellschaft", width: 80)
        #expect(wrapped.lines.count > 2)
        #expect(wrapped.lines.allSatisfy { $0.width <= 80.001 })
        #expect(texts(wrapped).joined() == "Donaudampfschifffahrtsgesellschaft")
    }

    @Test("a width below one character still takes one a line")
    func tinyWidth() {
        #expect(texts(layout("abc", width: 1)) == ["a", "b", "c"])
        #expect(texts(layout("abc", width: 0)) == ["a", "b", "c"])
    }

    @Test("paragraphs, and an empty last line")
    func newlines() {
        #expect(texts(layout("one\ntwo\r\nthree")) == ["one", "two", "three"])
        #expect(layout("one\n").lines.count == 1)
        #expect(layout("one\n\n").lines.count == 2)
        let content = TextContent("one\n", style: TextStyle(font: FontLibrary.systemFont(size: 17)))
        #expect(TextLayout.layout(TextLayoutRequest(content, countsFinalEmptyLine: true)).lines.count == 2)
        #expect(layout("").lines.count == 1)
        #expect(abs(layout("").size.height - 17 * 2444 / 2048) < 1e-9)
        #expect(texts(layout("one\u{2028}two")) == ["one", "two"])
    }

    @Test("character wrapping fills lines without regard to words")
    func characters() {
        let wrapped = layout(pangram, width: 100) { $0.lineBreakMode = .charWrapping }
        #expect(texts(wrapped)[0].count > texts(layout(pangram, width: 100))[0].count || wrapped.lines[0].width > 85)
    }

    @Test("line heights and spacing")
    func spacing() {
        let natural = 17 * 2444.0 / 2048
        #expect(abs(layout("a\nb").size.height - 2 * natural) < 1e-9)
        #expect(abs(layout("a\nb") { $0.lineSpacing = 4 }.size.height - 2 * natural - 4) < 1e-9)
        #expect(abs(layout("a\nb") { $0.paragraphSpacing = 5 }.size.height - 2 * natural - 5) < 1e-9)
        #expect(abs(layout("a\nb") { $0.paragraphSpacingBefore = 6 }.size.height - 2 * natural - 6) < 1e-9)
        #expect(abs(layout("a") { $0.lineHeightMultiple = 1.5 }.size.height - 1.5 * natural) < 1e-9)
        #expect(layout("a") { $0.minimumLineHeight = 30 }.size.height == 30)
        #expect(layout("a") { $0.maximumLineHeight = 10 }.size.height == 10)
        let tall = layout("a") { $0.minimumLineHeight = 30 }
        #expect(abs(tall.lines[0].baseline - (30 - 17 * 494.0 / 2048)) < 1e-9)
    }

    @Test("alignment and indents")
    func alignment() {
        #expect(layout("word", width: 200).lines[0].x == 0)
        let width = layout("word").size.width
        #expect(abs(layout("word", width: 200) { $0.alignment = .right }.lines[0].x - (200 - width)) < 1e-9)
        #expect(abs(layout("word", width: 200) { $0.alignment = .center }.lines[0].x - (200 - width) / 2) < 1e-9)
        #expect(abs(layout("word", width: 200, rightToLeft: true).lines[0].x - (200 - width)) < 1e-9)
        let indented = layout(pangram, width: 150) { ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (20, 10, -5) }
        #expect(indented.lines[0].x == 20)
        #expect(indented.lines[1].x == 10)
        let natural = Double(layout("word").size.width)
        #expect(abs(layout("word") { ($0.firstLineHeadIndent, $0.headIndent) = (20, 10) }.size.width - 20 - natural) < 1e-9)
        #expect(indented.lines.allSatisfy { $0.x + $0.width <= 145.001 })
        let justified = layout(pangram, width: 150) { $0.alignment = .justified }
        #expect(justified.lines.dropLast().allSatisfy { abs($0.width - 150) < 1e-6 })
        #expect(justified.lines.last!.width < 149)
    }

    @Test("a soft hyphen shows where the line breaks, and only there")
    func softHyphen() {
        let word = "Donau\u{AD}dampf\u{AD}schiff"
        #expect(abs(layout(word).size.width - layout("Donaudampfschiff").size.width) < 1)
        let wrapped = layout(word, width: 60)
        #expect(wrapped.lines.count == 3)
        #expect(wrapped.lines.allSatisfy { $0.width <= 60.001 })
        let hyphen = layout("-").lines[0].runs[0].glyphs[0].glyph
        #expect(wrapped.lines.map { $0.runs.last?.glyphs.last?.glyph == hyphen } == [true, true, false])
    }

    @Test("text shrinks to its width, down to the smallest scale allowed")
    func shrinking() {
        func request(_ width: Double) -> TextLayoutRequest {
            TextLayoutRequest(layout(pangram).request.content, maximumWidth: width, maximumLines: 1)
        }
        let natural = Double(layout(pangram).size.width)
        #expect(request(natural).fittingScale(minimum: 0.5) == 1)
        let scale = request(natural * 0.8).fittingScale(minimum: 0.5)
        #expect(scale > 0.7 && scale < 0.85)
        #expect(TextLayout.layout(request(natural * 0.8).scaled(by: scale)).lines[0].width <= natural * 0.8 + 0.001)
        #expect(request(10).fittingScale(minimum: 0.5) == 0.5)
    }

    @Test("tabs go to their stops")
    func tabs() {
        let stops = layout("a\tb") { $0.tabStops = [TabStop(location: 100)] }
        let first = layout("b").size.width
        #expect(abs(stops.size.width - 100 - first) < 1e-6)
        #expect(abs(layout("\t\tb").size.width - 56 - first) < 1e-6)
    }

    @Test("the tallest font decides a line's height")
    func mixedFonts() {
        let small = TextStyle(font: FontLibrary.systemFont(size: 12)), large = TextStyle(font: FontLibrary.systemFont(size: 30))
        let content = TextContent("ab", style: small, runs: [.init(length: 1, style: small), .init(length: 1, style: large)])
        let mixed = TextLayout.layout(TextLayoutRequest(content))
        #expect(abs(mixed.size.height - 30 * 2444 / 2048) < 1e-9)
        #expect(abs(mixed.firstBaseline - 30 * 1950 / 2048) < 1e-9)
    }
}

@Suite("Truncation")
struct TruncationTests {
    let pangram = "The quick brown fox jumps over the lazy dog"

    @Test("the tail of one line")
    func tail() {
        let cut = layout(pangram, width: 150, lines: 1) { $0.lineBreakMode = .truncatingTail }
        #expect(cut.isTruncated)
        #expect(cut.lines.count == 1)
        #expect(cut.lines[0].width <= 150.001)
        #expect(cut.lines[0].width > 120)
        #expect(cut.lines[0].range == 0..<pangram.utf16.count)
    }

    @Test("text that fits is left alone")
    func fits() {
        #expect(!layout(pangram, width: 1000, lines: 1) { $0.lineBreakMode = .truncatingTail }.isTruncated)
    }

    @Test("the last of several lines")
    func lastLine() {
        let whole = layout(pangram, width: 120)
        let cut = layout(pangram, width: 120, lines: 2) { $0.lineBreakMode = .truncatingTail }
        #expect(cut.lines.count == 2)
        #expect(cut.lines[0].visibleRange == whole.lines[0].visibleRange)
        #expect(cut.lines[1].isTruncated)
        #expect(cut.lines[1].width <= 120.001)
    }

    @Test("head and middle", arguments: [LineBreakMode.truncatingHead, .truncatingMiddle])
    func headAndMiddle(mode: LineBreakMode) {
        let cut = layout(pangram, width: 150, lines: 1) { $0.lineBreakMode = mode }
        #expect(cut.isTruncated && cut.lines[0].width <= 150.001 && cut.lines[0].width > 120)
        let clusters = cut.lines[0].runs.flatMap { $0.glyphs.map { Int($0.cluster) } }
        #expect(clusters.max() == pangram.utf16.count - 1)
        #expect((clusters.min() == 0) == true)
    }

    @Test("word wrapping leaves out what does not fit, clipping runs on")
    func noEllipsis() {
        let wrapped = layout(pangram, width: 150, lines: 1)
        #expect(!wrapped.isTruncated && wrapped.lines.count == 1 && wrapped.lines[0].width <= 150)
        let clipped = layout(pangram, width: 150, lines: 1) { $0.lineBreakMode = .clipping }
        #expect(!clipped.isTruncated && clipped.lines[0].width > 300)
    }

    @Test("a following paragraph without room shows as an ellipsis")
    func followingParagraph() {
        #expect(layout("one\ntwo", width: 200, lines: 1) { $0.lineBreakMode = .truncatingTail }.isTruncated)
    }

    @Test("lines that end below the height are left out")
    func height() {
        let cut = layout(pangram, width: 120, height: 45) { $0.lineBreakMode = .truncatingTail }
        #expect(cut.lines.count == 2 && cut.isTruncated)
        #expect(layout(pangram, width: 120, height: 1).lines.count == 1)
    }

    @Test("widths too small even for the ellipsis")
    func tiny() {
        for width in [0.0, 1, 5, 12] {
            for mode in [LineBreakMode.truncatingHead, .truncatingTail, .truncatingMiddle] {
                #expect(layout(pangram, width: width, lines: 1) { $0.lineBreakMode = mode }.lines.count == 1)
            }
        }
    }
}
