import Foundation
import Testing
@testable import UIKit

/// Text inputs of an app's own with a `UITextInteraction`.
@MainActor @Suite(.serialized) struct TextInteractionTests {
    private final class Log: NSObject, UITextInteractionDelegate {
        var lines: [String] = []
        var allows = true
        func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { allows }
        func interactionWillBegin(_ interaction: UITextInteraction) { lines.append("begin") }
        func interactionDidEnd(_ interaction: UITextInteraction) { lines.append("end") }
    }

    @Test("a tap begins and sets the caret, two select a word; the delegate decides and hears")
    func taps() {
        let stage = TouchStage()
        defer { stage.close() }
        // A text view stands in for an input of the app's own, below a view that has the interaction.
        let text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
        text.text = "one two"
        text.isUserInteractionEnabled = false
        let surface = UIView(frame: stage.view.bounds)
        stage.view.addSubview(surface)
        surface.addSubview(text)
        let log = Log()
        let interaction = UITextInteraction(for: .editable)
        interaction.textInput = text
        interaction.delegate = log
        surface.addInteraction(interaction)
        #expect(interaction.gesturesForFailureRequirements.count == 2)
        log.allows = false
        stage.wait(0.1)
        stage.tap(30, 115)
        #expect(!text.isFirstResponder && log.lines.isEmpty)
        log.allows = true
        stage.wait(1)
        stage.tap(30, 115)
        stage.wait(1)
        #expect(text.isFirstResponder && log.lines == ["begin"] && text.selectedRange.length == 0)
        stage.tap(30, 115)
        stage.tap(30, 115)
        stage.wait(0.5)
        #expect(text.selectedRange == NSRange(location: 0, length: 3))
        text.resignFirstResponder()
        #expect(log.lines == ["begin", "end"])
    }

    @Test("texts tell their attributes at a place, and positions by characters")
    func styling() throws {
        let text = UITextView()
        text.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.systemRed])
        let input: any UITextInput = text
        #expect(input.textStyling(at: text.beginningOfDocument, in: .forward)?[.foregroundColor] as? UIColor == .systemRed)
        let whole = try #require(text.textRange(from: text.beginningOfDocument, to: text.endOfDocument))
        let second = try #require(input.position(within: whole, atCharacterOffset: 1))
        #expect(input.characterOffset(of: second, within: whole) == 1 && input.textInputView === text)
    }

    @Test("a text's selection is kept and given back, by way of an archive")
    func keptState() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let (first, second): (UITextView, UITextView) = (UITextView(), UITextView())
        for text in [first, second] {
            text.text = "one two"
            stage.view.addSubview(text)
        }
        first.becomeFirstResponder()
        first.selectedRange = NSRange(location: 4, length: 3)
        let data = try NSKeyedArchiver.archivedData(withRootObject: first.interactionState, requiringSecureCoding: true)
        let state = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: TextInteractionState.self, from: data))
        second.interactionState = state
        #expect(second.isFirstResponder && second.selectedRange == NSRange(location: 4, length: 3) && !first.isFirstResponder)
    }

    private final class MenuField: UITextField {
        override func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
            UIMenu(children: [UIAction(title: "Own") { _ in }])
        }
    }

    @Test("a field's class may have an edit menu of its own")
    func ownMenu() {
        let field = MenuField()
        #expect(field.editMenu(for: NSRange(location: 0, length: 0), suggested: [])?.children.map(\.title) == ["Own"])
        #expect(UITextField().editMenu(for: NSRange(location: 0, length: 0), suggested: []) == nil)
    }
}
