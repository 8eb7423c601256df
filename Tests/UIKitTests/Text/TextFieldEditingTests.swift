import Testing

@testable import UIKit

@MainActor private final class FieldLog: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var allows = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        lines.append("should begin")
        return allows
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        lines.append("should end")
        return true
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { lines.append("did end \(reason)") }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        lines.append("change \(range.location),\(range.length) \(string)")
        return string != "x"
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        lines.append("clear")
        return true
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        lines.append("return")
        return true
    }
}

@MainActor @Suite(.serialized) struct TextFieldEditingTests {
    private func stage() -> (TouchStage, UITextField, FieldLog) {
        let stage = TouchStage()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.borderStyle = .roundedRect
        let log = FieldLog()
        field.delegate = log
        stage.view.addSubview(field)
        stage.wait(0.1)
        return (stage, field, log)
    }

    @Test func aTapBeginsEditingAndKeysTellTheDelegateInOrder() {
        let (stage, field, log) = stage()
        stage.tap(60, 117)
        #expect(field.isFirstResponder)
        #expect(log.lines == ["should begin", "did begin"])
        var events = 0
        field.addAction(
            UIAction { _ in
                events += 1; log.lines.append("event")
            }, for: .editingChanged)
        log.lines = []
        stage.press("a")
        #expect(log.lines == ["change 0,0 a", "selection", "event"])
        stage.press("x")
        #expect(field.text == "a")
        log.lines = []
        stage.press("\u{8}")
        #expect(log.lines == ["change 0,1 ", "selection", "event"])
        #expect(events == 2)
        log.lines = []
        stage.press("\r")
        #expect(log.lines == ["return"])
        #expect(field.isFirstResponder)
        log.lines = []
        stage.view.endEditing(true)
        #expect(log.lines == ["should end", "did end committed"])
        #expect(!field.isEditing)
        stage.close()
    }

    @Test func aDelegateMayRefuseEditing() {
        let (stage, field, log) = stage()
        log.allows = false
        stage.tap(60, 117)
        #expect(!field.isFirstResponder)
        #expect(log.lines == ["should begin"])
        stage.close()
    }

    @Test func aTargetForTheEndOnExitMakesReturnEndEditing() {
        let (stage, field, _) = stage()
        field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
        stage.tap(60, 117)
        stage.press("\r")
        #expect(!field.isFirstResponder)
        stage.close()
    }

    @Test func typingGoesWhereTheCaretIs() {
        let (stage, field, _) = stage()
        field.text = "one three"
        field.becomeFirstResponder()
        #expect(field.selectedTextRange?.isEmpty == true)
        stage.press(UIKeyCommand.inputLeftArrow, .alternate)
        for key in ["t", "w", "o", " "] { stage.press(key) }
        #expect(field.text == "one two three")
        stage.press(UIKeyCommand.inputLeftArrow, .command)
        stage.press(UIKeyCommand.inputRightArrow, [.shift, .alternate])
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "one")
        stage.press("1")
        #expect(field.text == "1 two three")
        stage.press("a", .command)
        stage.press("\u{8}")
        #expect(field.text == "")
        stage.close()
    }

    @Test func tapsSetTheCaretAtTheEndOfAWordAndSelectWordsAndAll() {
        let (stage, field, _) = stage()
        field.text = "one three five"
        let three: CGRect = field.firstRect(for: TextOffsetRange(NSRange(location: 4, length: 5)))
        let x: CGFloat = 20 + three.maxX - 6
        stage.tap(x, 117)
        #expect(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.start) == 9)
        stage.tap(x, 117)
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "three")
        stage.tap(x, 117)
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "one three five")
        stage.close()
    }

    @Test func longTextMovesSoThatTheCaretIsSeen() {
        let (stage, field, _) = stage()
        field.becomeFirstResponder()
        for _ in 0..<12 { field.insertText("wide words ") }
        stage.wait(0.1)
        let rect: CGRect = field.editingRect(forBounds: field.bounds)
        #expect(field.scrollOffset > 100)
        #expect(rect.insetBy(dx: -1, dy: 0).contains(field.caretRect(for: field.endOfDocument)))
        stage.press(UIKeyCommand.inputLeftArrow, .command)
        stage.wait(0.1)
        #expect(field.scrollOffset == 0)
        stage.close()
    }

    @Test func secretsAreEditedByCharacter() {
        let (stage, field, _) = stage()
        field.isSecureTextEntry = true
        field.text = "a👩‍👧b"
        field.becomeFirstResponder()
        #expect(field.string.string == "\u{2022}\u{2022}\u{2022}")
        stage.press("\u{8}")
        stage.press("\u{8}")
        #expect(field.text == "a")
        stage.close()
    }

    @Test func theClearButtonAsks() throws {
        let (stage, field, log) = stage()
        field.clearButtonMode = .whileEditing
        field.text = "text"
        field.becomeFirstResponder()
        stage.wait(0.1)
        let button: CGRect = field.clearButtonRect(forBounds: field.bounds)
        log.lines = []
        stage.tap(20 + button.midX, 100 + button.midY)
        #expect(field.text == "")
        #expect(log.lines.first == "clear")
        #expect(field.isFirstResponder)
        stage.close()
    }

    @Test func whatWasTypedInOneGoIsUndoneInOneGo() {
        let (stage, field, _) = stage()
        field.text = "old "
        field.becomeFirstResponder()
        for key in ["n", "e", "w"] { stage.press(key) }
        #expect(field.text == "old new")
        stage.press("z", .command)
        #expect(field.text == "old ")
        stage.press("z", [.command, .shift])
        #expect(field.text == "old new")
        stage.close()
    }

    @Test func composedTextStandsInForTheSelectionUntilItIsKept() {
        let (stage, field, _) = stage()
        field.text = "ab"
        field.becomeFirstResponder()
        field.setMarkedText("ka", selectedRange: NSRange(location: 2, length: 0))
        #expect(field.text == "abka")
        field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        #expect(field.text == "abか")
        #expect(field.markedTextRange.flatMap { field.text(in: $0) } == "か")
        field.unmarkText()
        #expect(field.markedTextRange == nil)
        #expect(field.text == "abか")
        stage.close()
    }

    @Test func attributedTextKeepsItsRuns() {
        let field = UITextField()
        let text = NSMutableAttributedString(string: "red blue", attributes: [.foregroundColor: UIColor.red])
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 4, length: 4))
        field.attributedText = text
        #expect(field.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
        #expect(field.textColor == .red)
    }

    @Test func textIsCutCopiedAndPastedByCommandKeys() {
        let (stage, field, log) = stage()
        field.text = "one two"
        field.becomeFirstResponder()
        UIPasteboard.general.items = []
        #expect(!field.canPerformAction(Selector("paste:"), withSender: nil))
        #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
        stage.press(UIKeyCommand.inputLeftArrow, [.alternate, .shift])
        stage.press("x", .command)
        #expect(UIPasteboard.general.string == "two")
        #expect(field.text == "one ")
        log.lines = []
        stage.press("v", .command)
        #expect(log.lines.first == "change 4,0 two")
        #expect(field.text == "one two")
        stage.press("a", .command)
        stage.press("c", .command)
        #expect(UIPasteboard.general.string == "one two")
        field.isSecureTextEntry = true
        #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
        stage.close()
    }
}
