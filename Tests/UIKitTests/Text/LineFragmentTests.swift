import CoreGraphics
import Testing

@testable import UIKit

@Suite @MainActor struct LineFragmentTests {
    /// Makes lines 40 points high and moves their baselines down.
    private final class TallLines: NSObject, NSLayoutManagerDelegate {
        var asked: [NSRange] = []

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
            forGlyphRange glyphRange: NSRange
        ) throws(Unimplemented) -> Bool {
            asked.append(glyphRange)
            baselineOffset.pointee += (40 - lineFragmentRect.pointee.height) / 2
            lineFragmentRect.pointee.size.height = 40
            lineFragmentUsedRect.pointee.size.height = 40
            return true
        }
    }

    private func stack(_ text: String) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
        let storage = NSTextStorage(attributedString: NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 20)]))
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 110, height: 1000))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager, container)
    }

    @Test("a delegate sets the height of each line, and those below move") func heights() {
        let (storage, manager, container) = stack("one two three four five six")
        let before: CGFloat = manager.location(forGlyphAt: 0).y
        let delegate = TallLines()
        manager.delegate = delegate
        var tops: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { rect, _, _, _, _ in
            tops.append(rect.minY)
            #expect(rect.height == 40)
        }
        #expect(tops.count >= 3 && tops == tops.indices.map { CGFloat($0) * 40 })
        #expect(manager.usedRect(for: container).height == CGFloat(tops.count) * 40)
        #expect(manager.location(forGlyphAt: 0).y > before && delegate.asked.first?.location == 0)
    }

    @Test("a text view is as high as its delegate's lines") func textView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        view.text = "one\ntwo"
        let delegate = TallLines()
        view.layoutManager.delegate = delegate
        #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height == 80 + view.textContainerInset.top + view.textContainerInset.bottom)
    }

    @Test("spaces and ends of lines are drawn where they are wanted") func invisibles() {
        func ink(_ shows: Bool) -> Data? {
            let (storage, manager, _) = stack("a b\nc")
            manager.showsInvisibleCharacters = shows
            return UIGraphicsImageRenderer(size: CGSize(width: 110, height: 60)).image { _ in
                manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: storage.length), at: .zero)
            }.pngData()
        }
        #expect(ink(true) != ink(false) && ink(false) != nil)
    }
}
