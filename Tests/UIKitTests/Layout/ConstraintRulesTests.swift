import Testing

@testable import UIKit

@Suite("What constraints UIKit accepts")
@MainActor struct ConstraintRulesTests {
    @Test("sizes pair with sizes alone, positions never with nothing, leading never with left")
    func pairs() {
        #expect(ConstraintRules.problem(first: .width, second: .height) == nil)
        #expect(ConstraintRules.problem(first: .width, second: .notAnAttribute) == nil)
        #expect(ConstraintRules.problem(first: .width, second: .centerX)?.hasSuffix("Invalid pairing of layout attributes") == true)
        #expect(ConstraintRules.problem(first: .top, second: .notAnAttribute)?.contains("must be specified in pairs") == true)
        #expect(ConstraintRules.problem(first: .leading, second: .right)?.contains("Use leading/trailing for both") == true)
        #expect(ConstraintRules.problem(first: .leading, second: .centerX) == nil)
        #expect(ConstraintRules.problem(first: .left, second: .top) == nil)
    }

    @Test("a pair across the axes can be made and activated; it is refused where a window lays it out")
    func acrossAxes() {
        #expect(ConstraintRules.relatesAcrossAxes(first: .left, second: .top))
        #expect(ConstraintRules.relatesAcrossAxes(first: .centerY, second: .centerX))
        #expect(!ConstraintRules.relatesAcrossAxes(first: .left, second: .centerX))
        #expect(!ConstraintRules.relatesAcrossAxes(first: .width, second: .height))
        #expect(!ConstraintRules.relatesAcrossAxes(first: .height, second: .notAnAttribute))
        let container = UIView()
        let view = UIView()
        container.addSubview(view)
        let constraint = NSLayoutConstraint(
            item: view, attribute: .left, relatedBy: .equal, toItem: container, attribute: .top, multiplier: 1, constant: 0)
        constraint.isActive = true
        #expect(container.constraints == [constraint])
        container.layoutIfNeeded()
        constraint.isActive = false
        #expect(container.constraints.isEmpty)
    }

    @Test("a constraint can be made without items, as a placeholder")
    func placeholder() {
        let constraint = NSLayoutConstraint()
        #expect(constraint.firstItem == nil)
        #expect(constraint.firstAttribute == .notAnAttribute)
        #expect(constraint.multiplier == 1)
        #expect(!constraint.isActive)
    }

    @Test("a controller's view holds two constraints for each of the strips under its bars")
    func layoutSupport() throws {
        let controller = UIViewController()
        let top = controller.topLayoutGuide
        #expect(controller.view.constraints.count == 2)
        #expect(controller.view.constraints.allSatisfy { $0.firstItem === top })
        #expect(controller.topLayoutGuide === top)
        #expect(controller.view.constraints.count == 2)
        _ = controller.bottomLayoutGuide
        #expect(controller.view.constraints.count == 4)
    }
}
