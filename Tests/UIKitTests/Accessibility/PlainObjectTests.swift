import Testing

@testable import UIKit

@Suite("Accessibility of plain objects") @MainActor struct PlainObjectTests {
    private final class Action: NSObject {}

    @Test("Every object keeps a label, a hint, a value and traits") func kept() {
        let action = Action()
        #expect(action.accessibilityLabel == nil && action.accessibilityTraits == .none && !action.isAccessibilityElement)
        action.accessibilityLabel = "Delete"
        action.accessibilityHint = "Removes the row"
        action.accessibilityValue = "1"
        action.accessibilityTraits = .button
        action.isAccessibilityElement = true
        #expect(action.accessibilityLabel == "Delete" && action.accessibilityHint == "Removes the row" && action.accessibilityValue == "1")
        #expect(action.accessibilityAttributedLabel?.string == "Delete")
        #expect(action.accessibilityTraits == .button && action.isAccessibilityElement)
        #expect(Action().accessibilityLabel == nil)
    }

    @Test("A view known as an object answers as the view") func ofViews() {
        let label = UILabel()
        label.text = "Here"
        let object: NSObject = label
        #expect(object.accessibilityLabel == "Here" && object.isAccessibilityElement)
        object.accessibilityLabel = "There"
        #expect(label.accessibilityLabel == "There")
    }
}
