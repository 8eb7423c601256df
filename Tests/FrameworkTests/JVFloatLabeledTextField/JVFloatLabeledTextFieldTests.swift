@testable import QuinceJVFloatLabeledTextField
import Testing
@testable import UIKit

@Suite("JVFloatLabeledTextField", .serialized) @MainActor
struct JVFloatLabeledTextFieldTests {
    @Test("Text goes down for the label, but not out of the field")
    func layout() {
        #expect(FloatingLabelLayout.inset(labelHeight: 14.3, padding: 2, textHeight: 20, fieldHeight: 60) == 17)
        #expect(FloatingLabelLayout.inset(labelHeight: 14.3, padding: 2, textHeight: 20, fieldHeight: 30) == 6)
        #expect(FloatingLabelLayout.inset(labelHeight: 14.3, padding: 2, textHeight: 20, fieldHeight: 10) == 0)
        let text = CGRect(x: 10, y: 0, width: 100, height: 20)
        #expect(FloatingLabelLayout.x(labelWidth: 40, text: text, alignment: .center, isRightToLeft: false) == 40)
        #expect(FloatingLabelLayout.x(labelWidth: 40, text: text, alignment: .natural, isRightToLeft: true) == 70)
    }

    @Test("A field's placeholder goes up over its text, and comes back when that is gone")
    func field() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let field = JVFloatLabeledTextField(frame: CGRect(x: 30, y: 120, width: 300, height: 54))
        field.placeholder = "Name"
        field.borderStyle = .roundedRect
        try #require(stage.window.rootViewController?.view).addSubview(field)
        stage.session.advance(by: 0.1)
        let label = try #require(field.floatingLabel)
        #expect(label.alpha == 0 && label.text == "Name" && field.textRect(forBounds: field.bounds).minY == 0)
        try stage.play("tap 150 147\nwait 0.5\ntype \"Ada\"\nwait 0.6\npicture field")
        #expect(label.alpha == 1 && label.frame.minY == 0 && label.textColor == field.tintColor)
        #expect(field.textRect(forBounds: field.bounds).minY == label.font.lineHeight.rounded(.up))
        #expect(field.editingRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
        field.resignFirstResponder()
        stage.session.advance(by: 0.5)
        #expect(label.textColor == .gray)
        field.text = ""
        field.layoutIfNeeded()
        #expect(label.alpha == 0)
        field.setPlaceholder("Your name", floatingTitle: "Who")
        #expect(field.placeholder == "Your name" && label.text == "Who")
    }

    @Test("A text view has a placeholder while it is empty, and room for the label")
    func view() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view = JVFloatLabeledTextView(frame: CGRect(x: 30, y: 120, width: 300, height: 120))
        view.placeholder = "Notes"
        try #require(stage.window.rootViewController?.view).addSubview(view)
        stage.session.advance(by: 0.1)
        #expect(!view.placeholderLabel.isHidden && view.floatingLabel.alpha == 0)
        #expect(view.textContainerInset.top == 8 + view.floatingLabel.font.lineHeight)
        view.text = "Bring\nwater"
        stage.session.advance(by: 0.1)
        #expect(view.placeholderLabel.isHidden && view.floatingLabel.alpha == 1 && view.floatingLabel.frame.minX == 5)
        try stage.play("picture view")
        view.textContainerInset = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
        #expect(view.textContainerInset.left == 3 && view.textContainerInset.top == 2 + view.floatingLabel.font.lineHeight)
    }
}
