import CoreGraphics
import Foundation
import Testing

@testable import CoreText

/// A white picture with a text on it.
private func picture(
    _ layout: TextLayout, width: Int = 240, height: Int = 60, scale: Double = 2, at origin: CGPoint = CGPoint(x: 4, y: 4),
    color: TextColor = .black, _ prepare: (CGContext) -> Void = { _ in }
) -> [UInt32] {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
    pixels.withUnsafeMutableBytes { bytes in
        let context = CGContext(pixels: bytes.baseAddress!, width: width, height: height, bytesPerRow: width * 4, scale: scale)
        prepare(context)
        layout.draw(in: context, at: origin, color: color)
        context.flush()
    }
    return pixels
}

private func darkness(_ pixels: [UInt32]) -> Int { pixels.reduce(0) { $0 + 255 - Int($1 >> 8 & 0xFF) } }

@Suite("Drawing text")
struct DrawingTests {
    @Test("text leaves ink, once more the same")
    func repeatable() {
        let first = picture(layout("Hello UIKit")), second = picture(layout("Hello UIKit"))
        #expect(darkness(first) > 10_000)
        #expect(first == second)
    }

    @Test("emoji have their own colours, whatever the text's, and its opacity", .enabled(if: FileManager.default.fileExists(atPath: ColorEmojiFont.path)))
    func emoji() {
        func colors(_ pixels: [UInt32]) -> Int { pixels.count { abs(Int($0 >> 16 & 255) - Int($0 & 255)) > 60 } }
        let face = layout("\u{1F600}")
        let black = picture(face), green = picture(face, color: TextColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(colors(black) > 300 && black == green)
        let faint = picture(face, color: TextColor(red: 0, green: 0, blue: 0, alpha: 0.3))
        #expect(darkness(faint) < darkness(black) / 2 && darkness(faint) > 0)
        #expect(colors(picture(face) { $0.rotate(by: 0.1) }) > 200)
        #expect(colors(picture(layout("1 # A"))) == 0)
    }

    @Test("all three ways of painting agree")
    func waysAgree() {
        let text = layout("Hamburgefonstiv")
        let direct = picture(text)
        let masked = picture(text) { context in
            let path = CGMutablePath()
            path.addEllipse(in: CGRect(x: -500, y: -500, width: 2000, height: 2000))
            context.addPath(path)
            context.clip()
        }
        // A rotation too small to see still turns the fast ways off.
        let outlined = picture(text) { $0.rotate(by: 1e-9) }
        let ink = darkness(direct)
        #expect(zip(direct, masked).allSatisfy { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) <= 2 })
        #expect(abs(darkness(outlined) - ink) < ink / 50)
    }

    @Test("a clip rectangle cuts text off")
    func clip() {
        let clipped = picture(layout("Hello UIKit")) { $0.clip(to: CGRect(x: 0, y: 0, width: 20, height: 30)) }
        for row in 0..<60 {
            #expect(clipped[(row * 240 + 41)..<(row * 240 + 240)].allSatisfy { $0 == 0xFFFF_FFFF })
        }
        #expect(darkness(clipped) > 1000)
    }

    @Test("colours blend exactly at full coverage and in part")
    func colors() {
        let red = picture(layout("█████"), color: TextColor(red: 1, green: 0, blue: 0))
        #expect(red.contains(0xFFFF_0000))
        let half = picture(layout("█████"), color: TextColor(red: 0, green: 0, blue: 0, alpha: 0.5))
        #expect(half.contains { abs(Int($0 & 0xFF) - 127) <= 1 })
        #expect(half.allSatisfy { $0 >> 24 == 0xFF })
    }

    @Test("quarter-pixel places give different pictures, whole pixels the same one moved")
    func subpixels() {
        let text = layout("illi")
        let here = picture(text, scale: 1), moved = picture(text, scale: 1, at: CGPoint(x: 5, y: 4))
        let between = picture(text, scale: 1, at: CGPoint(x: 4.5, y: 4))
        #expect(Array(here.dropLast()) == Array(moved.dropFirst()))
        #expect(here != between)
    }

    @Test("underline, strikethrough and background leave their marks")
    func decorations() {
        let font = FontLibrary.systemFont(size: 17)
        func ink(_ style: TextStyle) -> Int {
            darkness(picture(TextLayout.layout(TextLayoutRequest(TextContent("Hello", style: style)))))
        }
        let plain = ink(TextStyle(font: font))
        let single = ink(TextStyle(font: font, underline: TextDecoration(style: 1)))
        let double = ink(TextStyle(font: font, underline: TextDecoration(style: 9)))
        #expect(single > plain && double > single)
        #expect(ink(TextStyle(font: font, strikethrough: TextDecoration(style: 1))) > plain)
        #expect(ink(TextStyle(font: font, backgroundColor: .black)) > 3 * plain)
        #expect(ink(TextStyle(font: font, stroke: TextStroke(width: 3))) < plain)
        #expect(ink(TextStyle(font: font, stroke: TextStroke(width: -3))) > plain)
        let shadow = TextShadow(offset: CGSize(width: 0, height: 3), blurRadius: 2, color: .black)
        #expect(ink(TextStyle(font: font, shadow: shadow)) > plain)
    }

    @Test("an attachment takes its room and is drawn in it")
    func attachments() {
        nonisolated(unsafe) var drawn = CGRect.null
        let attachment = TextAttachment(bounds: CGRect(x: 0, y: -4, width: 30, height: 40)) { _, rect in drawn = rect }
        let plain = TextStyle(font: FontLibrary.systemFont(size: 17))
        var boxed = plain
        boxed.attachment = attachment
        let content = TextContent(
            "a\u{FFFC}b", style: plain, runs: [.init(length: 1, style: plain), .init(length: 1, style: boxed), .init(length: 1, style: plain)])
        let made = TextLayout.layout(TextLayoutRequest(content))
        _ = picture(made)
        #expect(abs(made.firstBaseline - 36) < 1e-9)
        #expect(abs(drawn.minX - 4 - layout("a").size.width) < 1e-6 && drawn.height == 40 && abs(drawn.minY - 4) < 1e-9)
    }
}

@Suite("Fonts by name")
struct FontLibraryTests {
    @Test("classic names find their stand-ins")
    func classicNames() {
        for name in ["HelveticaNeue", "HelveticaNeue-Bold", "Courier", "Georgia", "Menlo-Regular", "Helvetica Neue", "TimesNewRomanPSMT"] {
            #expect(FontLibrary.font(named: name, size: 12) != nil, "\(name)")
        }
        #expect(FontLibrary.font(named: "NoSuchFont", size: 12) == nil)
        #expect(FontLibrary.font(named: "HelveticaNeue", size: 12)?.familyName == "Helvetica Neue")
    }

    @Test("a registered file is found by PostScript and family name, until it is taken back")
    func registration() throws {
        let path = FontResources.path(of: "DejaVuSansMono.ttf")
        #expect(FontLibrary.font(named: "DejaVuSansMono", size: 12) == nil)
        #expect(CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: path), .process, nil))
        #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: path), .process, nil))
        let font = try #require(FontLibrary.font(named: "DejaVuSansMono", size: 12))
        #expect(font.familyName == "DejaVu Sans Mono")
        #expect(FontLibrary.fontNames(inFamily: "DejaVu Sans Mono") == ["DejaVuSansMono"])
        #expect(CTFontManagerUnregisterFontsForURL(NSURL(fileURLWithPath: path), .process, nil))
        #expect(FontLibrary.font(named: "DejaVuSansMono", size: 12) == nil)
    }

    @Test("a file that is no font is refused with a reason")
    func refusal() {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(NSURL(fileURLWithPath: "/nowhere/font.ttf"), .process, &error))
        #expect((error?.takeRetainedValue() as NSError?)?.code == CTFontManagerError.fileNotFound.rawValue)
        #expect(FontLibrary.register(data: Data("no font".utf8)) == nil)
    }
}
