import Testing
@testable import UIKit

/// Pasting into a text whose delegate decides, and attributes of strings.
@MainActor @Suite(.serialized) struct TextPasteTests {
    private final class Delegate: NSObject, UITextPasteDelegate {
        var transforms: (any UITextPasteItem) -> Void = { $0.setDefaultResult() }
        func textPasteConfigurationSupporting(_ target: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem) {
            transforms(item)
        }
    }

    @Test("an item is pasted as the delegate says, now or later; one without a result is left out")
    func pastes() throws {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        window.window.rootViewController?.view.addSubview(view)
        view.text = "<>"
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 0)
        let delegate = Delegate()
        view.pasteDelegate = delegate
        UIPasteboard.general.strings = ["one", "two"]
        view.paste(nil)
        #expect(view.text == "<onetwo>" && view.selectedRange.location == 7)
        var later: (any UITextPasteItem)?
        var count = 0
        delegate.transforms = { item in
            count += 1
            if count == 1 { item.setNoResult() } else { later = item }
        }
        view.paste(nil)
        #expect(view.text == "<onetwo>")
        later?.setResult(attributedString: NSAttributedString(string: "!", attributes: [.foregroundColor: UIColor.red]))
        #expect(view.text == "<onetwo!>")
        #expect(view.attributedText.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
        later?.setResult(string: "again")
        #expect(view.text == "<onetwo!>")
    }

    @Test("a text with a delegate takes other types than text, where its configuration names them")
    func otherTypes() {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        window.window.rootViewController?.view.addSubview(view)
        view.becomeFirstResponder()
        UIPasteboard.general.items = [["public.png": Data([1])]]
        #expect(!view.canPerformAction(Selector("paste:"), withSender: nil))
        let delegate = Delegate()
        delegate.transforms = { $0.setResult(string: "picture") }
        view.pasteDelegate = delegate
        view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.png"])
        #expect(view.canPerformAction(Selector("paste:"), withSender: nil))
        view.paste(nil)
        #expect(view.text == "picture")
    }

    @Test("outlines, shadows and the like of an attributed string reach the text")
    func attributes() {
        var string = AttributedString("Hello")
        string.strokeWidth = -2
        string.strokeColor = UIColor.red
        string.obliqueness = 0.2
        string.shadow = NSShadow()
        let text = NSAttributedString(string)
        let found: [NSAttributedString.Key: Any] = text.attributes(at: 0, effectiveRange: nil)
        #expect(found[.strokeWidth] as? CGFloat == -2 && found[.strokeColor] as? UIColor == .red && found[.shadow] is NSShadow)
        #expect(AttributedString(text).strokeWidth == -2 && AttributedString(text).obliqueness == 0.2)
    }
}
