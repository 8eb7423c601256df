import Testing

@testable import UIKit

@MainActor private final class ViewLog: NSObject, UITextViewDelegate {
    var lines: [String] = []

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        lines.append("should begin")
        return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        lines.append("should end")
        return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("did end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        lines.append("change \(range.location),\(range.length) \(text)")
        return text != "x"
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
    func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        lines.append("link \(URL.absoluteString) \(characterRange.location),\(characterRange.length)")
        return false
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
}

@MainActor @Suite(.serialized) struct UITextViewTests {
    private func stage(_ frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 120)) -> (TouchStage, UITextView, ViewLog) {
        let stage = TouchStage()
        let view = UITextView(frame: frame)
        view.font = .systemFont(ofSize: 17)
        let log = ViewLog()
        view.delegate = log
        stage.view.addSubview(view)
        stage.wait(0.1)
        return (stage, view, log)
    }

    @Test func detectedDataAreLinksInTextThatNobodyEdits() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.text = "See https://quince.dev or call 030 1234567"
        view.dataDetectorTypes = [.link, .phoneNumber]
        #expect(view.linkedText.attribute(.link, at: 4, effectiveRange: nil) == nil)
        view.isEditable = false
        #expect((view.linkedText.attribute(.link, at: 4, effectiveRange: nil) as? URL)?.absoluteString == "https://quince.dev")
        #expect((view.linkedText.attribute(.link, at: 34, effectiveRange: nil) as? URL)?.absoluteString == "tel:0301234567")
        #expect(view.attributedText.attribute(.link, at: 4, effectiveRange: nil) == nil)
        view.dataDetectorTypes = .phoneNumber
        #expect(view.linkedText.attribute(.link, at: 4, effectiveRange: nil) == nil)
    }

    @Test func keysAndTheReturnKeyWriteLines() {
        let (stage, view, log) = stage()
        stage.tap(100, 150)
        #expect(log.lines == ["should begin", "did begin"])
        log.lines = []
        stage.press("a")
        #expect(log.lines == ["change 0,0 a", "selection", "changed"])
        stage.press("x")
        stage.press("\r")
        stage.press("b")
        #expect(view.text == "a\nb")
        log.lines = []
        view.insertText("c")
        #expect(log.lines == ["selection", "changed"], "what an app types is not asked for")
        log.lines = []
        view.text = "new"
        #expect(!log.lines.contains("changed"))
        #expect(view.selectedRange == NSRange(location: 3, length: 0))
        log.lines = []
        view.resignFirstResponder()
        #expect(log.lines == ["should end", "did end"])
        stage.close()
    }

    @Test func textStandsInsideItsInsetsAndPadding() {
        let (stage, view, _) = stage()
        let caret: CGRect = view.caretRect(for: view.beginningOfDocument)
        #expect(abs(caret.minX - 4) < 0.01)
        #expect(caret.minY >= 8 && caret.minY < 9)
        #expect(caret.width == 2)
        view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
        view.textContainer.lineFragmentPadding = 0
        #expect(abs(view.caretRect(for: view.beginningOfDocument).minX - 29) < 0.01)
        stage.close()
    }

    @Test func longTextScrollsAndTypingKeepsTheCaretInSight() {
        let (stage, view, log) = stage()
        view.becomeFirstResponder()
        for number in 1...20 { view.insertText("line \(number)\n") }
        stage.wait(0.1)
        #expect(view.contentSize.width == 200)
        #expect(view.contentSize.height > 21 * 20)
        #expect(abs(view.contentOffset.y - (view.contentSize.height - 120)) < 1)
        #expect(log.lines.contains("scroll"))
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(view.contentOffset.y == 0)
        view.selectedRange = NSRange(location: 0, length: 0)
        stage.press(UIKeyCommand.inputDownArrow)
        stage.press(UIKeyCommand.inputDownArrow)
        #expect(view.selectedRange.location == "line 1\nline 2\n".utf16.count)
        stage.press(UIKeyCommand.inputDownArrow, .command)
        #expect(view.selectedRange.location == view.textStorage.length)
        stage.close()
    }

    @Test func withoutScrollingTheViewAsksForItsTextsHeight() {
        let (stage, view, _) = stage()
        view.text = "A text that needs more than one line in a narrow view"
        #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        view.isScrollEnabled = false
        let wide: CGSize = view.intrinsicContentSize
        #expect(wide.width > 300)
        let narrow: CGSize = view.sizeThatFits(CGSize(width: 120, height: CGFloat.infinity))
        #expect(narrow.height > wide.height * 2)
        #expect(narrow.width <= 120)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 120), view.topAnchor.constraint(equalTo: stage.view.topAnchor),
            view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
        ])
        stage.wait(0.1)
        #expect(abs(view.bounds.height - narrow.height) < 1)
        let before: CGFloat = view.bounds.height
        view.becomeFirstResponder()
        view.insertText(" and grows when more is typed into it")
        stage.wait(0.1)
        #expect(view.bounds.height > before)
        stage.close()
    }

    @Test func changesOfTheStorageShow() {
        let (stage, view, _) = stage()
        view.text = "short"
        stage.wait(0.1)
        let before: CGFloat = view.contentSize.height
        view.textStorage.append(NSAttributedString(string: "\nand\nlonger", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        stage.wait(0.1)
        #expect(view.text == "short\nand\nlonger")
        #expect(view.contentSize.height > before * 2)
        view.textStorage.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 5))
        let taller: CGFloat = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        #expect(taller > view.contentSize.height + 20)
        stage.close()
    }

    @Test func typedTextLooksLikeTheTextBeforeIt() {
        let (stage, view, _) = stage()
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)])
        text.append(NSAttributedString(string: " blue", attributes: [.foregroundColor: UIColor.blue]))
        view.attributedText = text
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        stage.press("!")
        #expect(view.textStorage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
        view.typingAttributes[.foregroundColor] = UIColor.green
        stage.press("?")
        #expect(view.textStorage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .green)
        #expect(view.textColor == .red)
        stage.close()
    }

    @Test func selectionsCoverLinesToTheirEnds() {
        let (stage, view, _) = stage()
        view.text = "one\ntwo\nthree"
        let rects: [CGRect] = view.selectionRects(for: TextOffsetRange(NSRange(location: 1, length: 8))).map(\.rect)
        #expect(rects.count == 3)
        #expect(abs(rects[0].maxX - 195) < 0.5)
        #expect(rects[1].minX == 5)
        #expect(rects[2].maxX < 30)
        stage.close()
    }

    @Test func whatCannotBeEditedCanBeSelectedAndItsLinksTapped() {
        let (stage, view, log) = stage()
        view.isEditable = false
        let text = NSMutableAttributedString(string: "See here", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: URL(string: "https://quince.test/")!, range: NSRange(location: 4, length: 4))
        view.attributedText = text
        let link: CGRect = view.firstRect(for: TextOffsetRange(NSRange(location: 4, length: 4)))
        stage.tap(20 + link.midX, 100 + link.midY)
        #expect(log.lines == ["link https://quince.test/ 4,4"])
        stage.press("a")
        #expect(view.text == "See here")
        stage.down(20 + 10, 100 + link.midY)
        stage.wait(0.6)
        stage.up()
        #expect(view.selectedRange == NSRange(location: 0, length: 3))
        #expect(view.isFirstResponder)
        stage.close()
    }

    @Test func aHandleDragsTheEndOfTheSelection() {
        let (stage, view, _) = stage()
        view.text = "one two three"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 0, length: 3)
        stage.wait(0.1)
        let end: CGRect = view.caretRect(for: TextOffset(3))
        let target: CGRect = view.caretRect(for: TextOffset(7))
        stage.drag(
            CGPoint(x: 20 + end.midX, y: 100 + end.maxY + 4), CGPoint(x: 20 + target.midX, y: 100 + target.midY))
        #expect(view.selectedRange == NSRange(location: 0, length: 7))
        stage.close()
    }

    @Test func theCaretBlinks() throws {
        let (stage, view, _) = stage()
        view.becomeFirstResponder()
        stage.wait(0.1)
        let caret = try #require(view.selectionView.subviews.first)
        #expect(!caret.isHidden && caret.alpha == 1)
        stage.wait(TextSelectionView.blinkInterval)
        #expect(caret.alpha == 0)
        stage.press("a")
        #expect(caret.alpha == 1)
        view.resignFirstResponder()
        stage.wait(0.1)
        #expect(caret.isHidden)
        stage.close()
    }

    @Test func aSubclassOfTheStorageMayKeepTheTextItself() {
        final class Shouting: NSTextStorage, @unchecked Sendable {
            let inner = NSMutableAttributedString(string: "")
            override var string: String { inner.string }
            override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
                inner.attributes(at: location, effectiveRange: range)
            }
            override func replaceCharacters(in range: NSRange, with str: String) {
                inner.replaceCharacters(in: range, with: str.uppercased())
                edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
            }
            override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
                inner.setAttributes(attrs, range: range)
                edited(.editedAttributes, range: range, changeInLength: 0)
            }
        }
        let storage = Shouting(string: "")
        storage.append(NSAttributedString(string: "loud", attributes: [.kern: 2]))
        storage.addAttribute(.tracking, value: 1, range: NSRange(location: 0, length: 2))
        #expect(storage.length == 4)
        #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 3)).string == "OUD")
        var stretches = 0
        storage.enumerateAttributes(in: NSRange(location: 0, length: 4), options: []) { _, _, _ in stretches += 1 }
        #expect(stretches == 2)
    }
}
