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

    @Test("Every object keeps its outline, its activation point, what kind of container it is and what is in it") func containers() {
        let action = Action()
        action.accessibilityFrame = CGRect(x: 10, y: 20, width: 40, height: 20)
        action.accessibilityLabel = "Delete"
        #expect(action.accessibilityPath == nil && action.accessibilityActivationPoint == CGPoint(x: 30, y: 30))
        #expect(action.accessibilityUserInputLabels.isEmpty && action.accessibilityContainerType == .none)
        #expect(!action.shouldGroupAccessibilityChildren && !action.accessibilityViewIsModal && !action.accessibilityRespondsToUserInteraction)
        action.accessibilityActivationPoint = CGPoint(x: 12, y: 22)
        action.accessibilityContainerType = .list
        action.shouldGroupAccessibilityChildren = true
        action.accessibilityUserInputLabels = ["Remove"]
        #expect(action.accessibilityActivationPoint == CGPoint(x: 12, y: 22) && action.accessibilityContainerType == .list)
        #expect(action.shouldGroupAccessibilityChildren && action.accessibilityUserInputLabels == ["Remove"])

        let first = Action(), second = Action()
        action.accessibilityElements = [first, second]
        #expect(action.accessibilityElementCount() == 2 && action.accessibilityElement(at: 1) as AnyObject === second)
        #expect(action.index(ofAccessibilityElement: second) == 1 && action.index(ofAccessibilityElement: Action()) == NSNotFound)
        #expect(action.accessibilityElement(at: 2) == nil)
    }

    @Test("A view known as an object says where it is activated and what is in it") func containersOfViews() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.accessibilityActivationPoint = CGPoint(x: 3, y: 4)
        view.accessibilityElements = [UIView()]
        let object: NSObject = view
        #expect(object.accessibilityActivationPoint == CGPoint(x: 3, y: 4) && object.accessibilityElementCount() == 1)
        object.accessibilityContainerType = .landmark
        #expect(view.accessibilityContainerType == .landmark)
    }
}
