import Foundation
import TestSupport
import Testing

@testable import CoreText

@Suite("Scripts and directions")
struct ScriptsTests {
    let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    let arabic = "\u{645}\u{631}\u{62D}\u{628}\u{627} \u{628}\u{643}"

    @Test("right-to-left text begins at the right")
    func rightToLeft() {
        let line = layout(hebrew, width: 200, rightToLeft: true).lines[0]
        #expect(line.isRightToLeft)
        #expect(abs(line.x + line.width - 200) < 1e-6)
        #expect(line.runs.flatMap { $0.glyphs.map(\.cluster) } == [3, 2, 1, 0])
    }

    @Test("every Hebrew and Arabic letter finds a glyph")
    func coverage() {
        for text in [hebrew, arabic, "Ελληνικά", "Кириллица", "→✓★", "ภาษาไทย", "हिन्दी", "😀👍🏽👨‍👩‍👧❤️"] {
            let glyphs = layout(text).lines[0].runs.flatMap(\.glyphs)
            #expect(glyphs.allSatisfy { $0.glyph != 0 }, "\(text)")
        }
    }

    @Test("Arabic letters join")
    func joining() {
        let joined = layout("\u{628}\u{628}").lines[0].runs.flatMap(\.glyphs).filter { $0.advance > 0 }.map(\.glyph)
        #expect(Set(joined).count == 2)
    }

    @Test("mixed directions stand in visual order")
    func mixed() {
        let line = layout("abc " + hebrew + " def").lines[0]
        let clusters = line.runs.flatMap { $0.glyphs.map { Int($0.cluster) } }
        #expect(clusters == [0, 1, 2, 3, 7, 6, 5, 4, 8, 9, 10, 11])
    }

    @Test("an emoji of many parts is one cell")
    func emoji() {
        let family = "👨‍👩‍👧‍👦"
        #expect(layout(family).lines[0].runs.flatMap(\.glyphs).count == 1)
        #expect(abs(layout(family).size.width - 1.25 * 17) < 1e-9)
        #expect(abs(layout("🇩🇪👍🏽").size.width - 2.5 * 17) < 1e-9)
    }

    @Test("a symbol of text that only the font of emoji has is shown with that: a paintbrush, a waste basket")
    func emojiByFont() {
        for text in ["\u{1F58C}", "\u{1F5D1}"] {
            let runs = layout(text).lines[0].runs
            #expect(runs.flatMap(\.glyphs).allSatisfy { $0.glyph != 0 }, "\(text)")
            #expect(abs(layout(text).size.width - 1.25 * 17) < 1e-9)
        }
        // Where the text's own fonts have it, it is a letter like others.
        #expect(layout("\u{2192}").lines[0].runs.flatMap(\.glyphs).allSatisfy { $0.glyph != 0 })
    }

    @Test("characters no font shows take a box as wide as they are")
    func missing() {
        #expect(layout("\u{30001}\u{30002}").size.width == 34)
    }

    @Test("Chinese, Japanese and Korean characters find their glyphs, in the machine's font for them")
    func eastAsian() {
        for text in ["\u{6C49}\u{5B57}", "\u{3042}\u{30A2}", "\u{D55C}\u{AE00}"] {
            let runs = layout(text).lines[0].runs
            #expect(runs.flatMap(\.glyphs).allSatisfy { $0.glyph != 0 }, "\(text)")
            #expect(runs.allSatisfy { $0.font.familyName.hasPrefix("Noto Sans CJK") }, "\(runs.map(\.font.familyName))")
        }
        #expect(EastAsianFont.name(weight: .regular) != EastAsianFont.name(weight: .bold))
    }

    @Test("a combining accent takes no room")
    func combining() {
        #expect(abs(layout("e\u{301}").size.width - layout("e").size.width) < 1e-6)
        #expect(abs(layout("x\u{301}").size.width - layout("x").size.width) < 1e-6)
    }

    @Test("random text neither traps nor runs over its width")
    func random() {
        var generator = SeededGenerator(7)
        let pools: [ClosedRange<UInt32>] = [
            0x20...0x7E, 0x20...0x7E, 0x0...0x1F, 0xA0...0x24F, 0x300...0x36F, 0x590...0x5FF, 0x600...0x6FF, 0x900...0x97F, 0x2000...0x206F,
            0x3040...0x30FF, 0x4E00...0x4E80, 0xFE00...0xFE0F, 0x1F300...0x1F6FF, 0x1F1E6...0x1F1FF, 0xE000...0xE010, 0x10FFF0...0x10FFFF,
        ]
        let modes: [LineBreakMode] = [.wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail, .truncatingMiddle]
        for _ in 0..<1500 {
            var text = ""
            for _ in 0..<Int.random(in: 0...30, using: &generator) {
                let pool = pools.randomElement(using: &generator)!
                if let scalar = Unicode.Scalar(UInt32.random(in: pool, using: &generator)) { text.unicodeScalars.append(scalar) }
            }
            let width = Double.random(in: 0...300, using: &generator)
            let made = layout(
                text, size: Double.random(in: 1...60, using: &generator), width: width, height: Double.random(in: 0...200, using: &generator),
                lines: Int.random(in: 0...3, using: &generator), rightToLeft: Bool.random(using: &generator)
            ) { $0.lineBreakMode = modes.randomElement(using: &generator)! }
            #expect(!made.lines.isEmpty)
            for line in made.lines {
                #expect(line.range.lowerBound <= line.visibleRange.lowerBound && line.visibleRange.upperBound <= line.range.upperBound)
                #expect(line.range.upperBound <= text.utf16.count)
            }
            for offset in 0...text.utf16.count {
                let caret = made.caretRect(at: offset)
                #expect(caret.minX.isFinite && caret.height >= 0)
            }
            _ = made.insertionIndex(at: CGPoint(x: width / 2, y: 20))
            _ = made.rects(for: 0..<text.utf16.count)
        }
    }

    @Test("the same request gives the same layout")
    func repeatable() {
        let first = layout("What's the point?", size: 23.5, width: 90), second = layout("What's the point?", size: 23.5, width: 90)
        #expect(first === second)
    }
}

@Suite("Finding places in text")
struct GeometryTests {
    @Test("a tap between two letters lands there, and the caret stands there")
    func taps() {
        let made = layout("Hello wide world", width: 90)
        for offset in [0, 1, 3, 5, 8, 12, 16] {
            let caret = made.caretRect(at: offset)
            #expect(made.insertionIndex(at: CGPoint(x: caret.minX + 0.1, y: caret.midY)) == offset, "\(offset)")
        }
    }

    @Test("a selection over two lines has a box in each")
    func selection() {
        let made = layout("Hello wide world", width: 90)
        #expect(made.lines.count == 2)
        let rects = made.rects(for: 2..<14)
        #expect(rects.count == 2)
        #expect(rects[0].minX > 0 && rects[1].minX == 0)
        #expect(rects[0].maxY <= rects[1].minY + 1e-9)
    }

    @Test("a point beside the text is on no character")
    func besideText() {
        let made = layout("Hi", width: 200)
        #expect(made.characterIndex(at: CGPoint(x: 3, y: 5)) == 0)
        #expect(made.characterIndex(at: CGPoint(x: 150, y: 5)) == nil)
        #expect(made.characterIndex(at: CGPoint(x: 3, y: 50)) == nil)
    }
}
