import Testing
@testable import UIKit

@Suite("Fonts of labels") @MainActor
struct LabelFontTests {
    @Test("a label whose font is not here has its own", arguments: ["avenir", "Avenir", "Lao Sangam MN", "Nowhere"])
    func absentFonts(name: String) {
        let label = UILabel()
        label.text = "Need an account?"
        label.font = UIFont(name: name, size: 20)
        let button = UIButton(type: .system)
        button.setTitle("Sign up", for: .normal)
        button.titleLabel?.font = UIFont(name: name, size: 20)
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.alignment = .firstBaseline
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        stack.layoutIfNeeded()
        #expect(label.font != nil && button.titleLabel?.font != nil)
        #expect(label.frame.height > 10)
    }
}
