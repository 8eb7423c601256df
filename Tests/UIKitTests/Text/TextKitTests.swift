import CoreGraphics
import Testing

@testable import UIKit

@Suite @MainActor struct TextKitTests {
    /// A manager does not keep its storage.
    private final class Kept {
        var storages: [NSTextStorage] = []
    }

    private let kept = Kept()

    private func stack(_ text: String, size: CGSize) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(attributedString: NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        let manager = NSLayoutManager(), container = NSTextContainer(size: size)
        kept.storages.append(storage)
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager, container)
    }

    private let words = Array(repeating: "flowing words", count: 30).joined(separator: " ")

    @Test("text flows around exclusion paths on both sides and below") func exclusionPaths() {
        let (_, manager, container) = stack(words, size: CGSize(width: 400, height: 1000))
        let plain = manager.usedRect(for: container)
        let hole = CGRect(x: 150, y: 30, width: 100, height: 80)
        container.exclusionPaths = [UIBezierPath(rect: hole)]
        #expect(!container.isSimpleRectangularTextContainer)
        #expect(manager.usedRect(for: container).height > plain.height)
        var left = 0, right = 0, covered = 0
        for index in 0..<words.utf16.count {
            let box = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
            let character = (words as NSString).character(at: index)
            if character == 0x20 || box.maxY <= hole.minY || box.minY >= hole.maxY { continue }
            if box.maxX <= hole.minX + 0.5 { left += 1 } else if box.minX >= hole.maxX - 0.5 { right += 1 } else { covered += 1 }
        }
        #expect(left > 10 && right > 10 && covered == 0)
        var remaining = CGRect.zero
        let first = container.lineFragmentRect(
            forProposedRect: CGRect(x: 0, y: 40, width: 400, height: 24), at: 0, writingDirection: .leftToRight, remaining: &remaining)
        #expect(first == CGRect(x: 0, y: 40, width: 150, height: 24) && remaining == CGRect(x: 250, y: 40, width: 150, height: 24))
    }

    @Test("a text view shows text around an area, and the storage of its container") func textViews() {
        let storage = NSTextStorage(string: words), manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 300, height: 1e7))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), textContainer: container)
        #expect(view.textStorage === storage && view.text == words && view.layoutManager === manager)
        let before = view.sizeThatFits(CGSize(width: 300, height: 1e5)).height
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 150, height: 100))]
        #expect(view.sizeThatFits(CGSize(width: 300, height: 1e5)).height > before)
    }

    private final class Spacing: NSObject, NSLayoutManagerDelegate {
        func layoutManager(_ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect) -> CGFloat {
            12
        }
    }

    @Test("the delegate's line spacing stands between lines") func spacing() {
        let (_, manager, container) = stack(words, size: CGSize(width: 200, height: 1e6))
        let plain = manager.usedRect(for: container).height
        var count = 0
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: words.utf16.count)) { _, _, _, _, _ in count += 1 }
        let delegate = Spacing()
        manager.delegate = delegate
        #expect(abs(manager.usedRect(for: container).height - plain - CGFloat(count - 1) * 12) < 1)
    }

    private final class Painter: NSLayoutManager, @unchecked Sendable {
        var drawn: [NSRange] = []
        override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            drawn.append(glyphsToShow)
            super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
        }
    }

    @Test("a text view has a manager of the app's draw the text") func customManagers() {
        let storage = NSTextStorage(string: "code"), manager = Painter(), container = NSTextContainer(size: CGSize(width: 300, height: 1e7))
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let root = UIViewController()
        let window = TestWindow(.padLandscape, root: root)
        defer { window.close() }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), textContainer: container)
        root.view.addSubview(view)
        window.draw()
        #expect(manager.drawn.contains(NSRange(location: 0, length: 4)))
    }

    @Test("queries of glyphs, lines and carets agree") func queries() {
        let (_, manager, container) = stack("one two\nthree", size: CGSize(width: 300, height: 300))
        let second = manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil)
        #expect(manager.glyphRange(forBoundingRect: second.insetBy(dx: 0, dy: 2), in: container) == NSRange(location: 8, length: 5))
        #expect(manager.propertyForGlyph(at: 3) == .elastic && manager.propertyForGlyph(at: 7) == .controlCharacter && manager.notShownAttribute(forGlyphAt: 7))
        #expect(manager.cgGlyph(at: 0) != 0 && manager.firstUnlaidCharacterIndex() == 13)
        let count = manager.getLineFragmentInsertionPoints(
            forCharacterAt: 0, alternatePositions: false, inDisplayOrder: true, positions: nil, characterIndexes: nil)
        #expect(count == 7)
        #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.text = "one\n"
        #expect(view.layoutManager.extraLineFragmentRect.height > 0)
        view.text = "one"
        #expect(view.layoutManager.extraLineFragmentRect == .zero)
    }

    @Test("text leans, is stretched and is outlined") func shapes() {
        func size(_ attributes: [NSAttributedString.Key: Any]) -> CGSize {
            NSAttributedString(string: "Width", attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 20)]) { first, _ in first }).size()
        }
        #expect(abs(size([.expansion: log(2.0)]).width - 2 * size([:]).width) < 1)
        #expect(size([.obliqueness: 0.3]).width == size([:]).width)
        func ink(_ attributes: [NSAttributedString.Key: Any]) -> Int {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
                var all = attributes
                all[.font] = UIFont.boldSystemFont(ofSize: 30)
                NSAttributedString(string: "O", attributes: all).draw(at: .zero)
            }
            guard let bitmap = image.cgImage?.bitmap else { return 0 }
            var sum = 0
            for row in 0..<bitmap.height {
                let pixels = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
                for column in 0..<bitmap.width { sum += Int(pixels[column] >> 24) }
            }
            return sum
        }
        let filled = ink([:])
        #expect(ink([.strokeWidth: 1]) < filled / 2 && ink([.strokeWidth: -5]) > filled)
    }

    @Test("tab stops line text up at its end, its middle and its decimal separator") func tabStops() {
        func rect(_ alignment: NSTextAlignment, _ text: String, options: [NSTextTab.OptionKey: Any] = [:]) -> CGRect {
            let style = NSMutableParagraphStyle()
            style.tabStops = [NSTextTab(textAlignment: alignment, location: 200, options: options)]
            let (storage, manager, container) = stack("\t" + text, size: CGSize(width: 400, height: 100))
            storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
            return manager.boundingRect(forGlyphRange: NSRange(location: 1, length: storage.length - 1), in: container)
        }
        #expect(abs(rect(.left, "price").minX - 200) < 0.01)
        #expect(abs(rect(.right, "price").maxX - 200) < 0.01)
        #expect(abs(rect(.center, "price").midX - 200) < 0.01)
        let decimal: [NSTextTab.OptionKey: Any] = [.columnTerminators: NSTextTab.columnTerminators(for: Locale(identifier: "en_US"))]
        let whole = rect(.right, "12.50", options: decimal)
        #expect(whole.minX < 200 && whole.maxX > 200)
    }

    private final class Emoji: NSTextAttachment {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint, characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: -4, width: 37, height: lineFrag.height) }
    }

    @Test("an attachment of an app's class says its own size") func attachments() {
        let emoji = Emoji()
        emoji.image = UIImage(systemName: "star")
        let string = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let plain = string.size().width
        string.append(NSAttributedString(attachment: emoji))
        #expect(abs(string.size().width - plain - 37) < 0.5)
        #expect(string.containsAttachments(in: NSRange(location: 0, length: 2)) && !string.containsAttachments(in: NSRange(location: 0, length: 1)))
        string.addAttribute(.attachment, value: emoji, range: NSRange(location: 0, length: 2))
        string.fixAttributes(in: NSRange(location: 0, length: 2))
        #expect(!string.containsAttachments(in: NSRange(location: 0, length: 1)))
    }

    @Test("lists mark their items") func lists() {
        #expect(NSTextList(markerFormat: .decimal, options: 0).marker(forItemNumber: 3) == "3")
        #expect(NSTextList(markerFormat: NSTextList.MarkerFormat("{lower-roman})"), options: 0).marker(forItemNumber: 14) == "xiv)")
        #expect(NSTextList(markerFormat: .uppercaseAlpha, options: 0).marker(forItemNumber: 28) == "AB")
        #expect(NSTextList(markerFormat: .disc, options: 0).marker(forItemNumber: 1) == "\u{2022}")
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .disc, options: 0)]
        #expect((style.copy() as? NSParagraphStyle)?.textLists.count == 1)
    }

    @Test("a font's leading is room between lines where it is asked for, and until a layout manager does without; labels have none") func fontLeading() {
        let font = UIFont(name: "HelveticaNeue", size: 40)!
        let text = NSAttributedString(string: "a\nb", attributes: [.font: font]), room = CGSize(width: 300, height: 900)
        let plain = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).height
        let leaded = text.boundingRect(with: room, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).height
        #expect(font.leading > 0 && abs(plain - 2 * font.lineHeight) < 0.01 && abs(leaded - plain - 2 * font.leading) < 0.01)
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        #expect(abs(label.sizeThatFits(room).height - plain) <= 1)
        let view = UITextView()
        view.attributedText = text
        let before: CGFloat = view.sizeThatFits(room).height
        #expect(view.layoutManager.usesFontLeading)
        view.layoutManager.usesFontLeading = false
        #expect(abs(before - view.sizeThatFits(room).height - 2 * font.leading) <= 1)
    }

    @Test("an attachment and an effect are attributes of Swift's strings too") func attachmentsAndEffects() {
        let attachment = NSTextAttachment()
        var container = AttributeContainer()
        container.attachment = attachment
        container.textEffect = .letterpressStyle
        let text = NSAttributedString(AttributedString("a", attributes: container))
        #expect(text.attribute(.attachment, at: 0, effectiveRange: nil) as? NSTextAttachment === attachment)
        #expect(text.attribute(.textEffect, at: 0, effectiveRange: nil) as? NSAttributedString.TextEffectStyle == .letterpressStyle)
        let back = AttributedString(text)
        #expect(back.attachment === attachment && back.textEffect == .letterpressStyle)
    }

    @Test("fonts of Core Text and of UIKit stand for each other") func bridging() {
        let font = UIFont(name: "Georgia", size: 20)!
        #expect(CTFontCopyPostScriptName(font) == "Georgia" && CTFontGetSize(font as CTFont) == 20)
        let text = NSAttributedString(string: "wide", attributes: [.font: CTFontCreateWithName("Georgia", 20, nil)])
        #expect(text.size() == NSAttributedString(string: "wide", attributes: [.font: font]).size())
        #expect(CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(font.fontDescriptor, 0, nil)) == "Georgia")
        let settings: [[UIFontDescriptor.FeatureKey: Any]] = [[.featureIdentifier: kNumberSpacingType, .typeIdentifier: kMonospacedNumbersSelector]]
        let digits = UIFont(descriptor: UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([.featureSettings: settings]), size: 0)
        func width(_ text: String) -> CGFloat { NSAttributedString(string: text, attributes: [.font: digits]).size().width }
        #expect(abs(width("1111") - width("8888")) < 0.01)
        let wide = UIFont.systemFont(ofSize: 20, weight: .regular, width: .expanded),
            narrow = UIFont.systemFont(ofSize: 20, weight: .regular, width: .condensed)
        #expect(("m" as NSString).size(withAttributes: [.font: wide]).width > ("m" as NSString).size(withAttributes: [.font: narrow]).width)
        let lean = UIFontDescriptor(name: "Georgia", matrix: CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0))
        #expect(lean.matrix.c == 0.3 && CTFontGetMatrix(UIFont(descriptor: lean, size: 20)).c == 0.3)
        let line = CTLineCreateWithAttributedString(NSAttributedString(string: "x", attributes: [.font: font, .foregroundColor: UIColor.red]))
        #expect(CTLineGetTypographicBounds(line, nil, nil, nil) > 5)
    }
}
