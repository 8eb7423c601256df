import Testing
@testable import UIKit

/// A keyboard of an app's own.
@MainActor @Suite(.serialized) struct InputViewControllerTests {
    private final class Keys: UIInputViewController {
        var log: [String] = []
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log.append("appear")
        }
    }

    private final class Field: UITextField {
        let keys = Keys()
        override var inputViewController: UIInputViewController? { keys }
    }

    @Test("the controller's view stands in the keyboard's place and types into the text")
    func types() async throws {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        let field = Field(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        field.text = "Hello"
        field.returnKeyType = .search
        window.window.rootViewController?.view.addSubview(field)
        field.becomeFirstResponder()
        window.run(0.2)
        #expect(field.keys.inputView?.window is InputWindow && field.keys.log == ["appear"])
        let proxy: any UITextDocumentProxy = field.keys.textDocumentProxy
        #expect(proxy.hasText && proxy.documentContextBeforeInput == "Hello" && proxy.documentContextAfterInput == nil)
        #expect(proxy.returnKeyType == .search)
        proxy.insertText(" you")
        proxy.adjustTextPosition(byCharacterOffset: -4)
        #expect(proxy.documentContextBeforeInput == "Hello" && proxy.documentContextAfterInput == " you")
        proxy.deleteBackward()
        #expect(field.text == "Hell you")
        proxy.adjustTextPosition(byCharacterOffset: -100)
        #expect(proxy.documentContextBeforeInput == nil)
        let identifier = proxy.documentIdentifier
        #expect(identifier == proxy.documentIdentifier)
        field.selectAll(nil)
        #expect(proxy.selectedText == "Hell you")
        field.keys.dismissKeyboard()
        window.run(0.5)
        #expect(!field.isFirstResponder)
        #expect(!proxy.hasText && proxy.documentContextBeforeInput == nil)
    }
}
