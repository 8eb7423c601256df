import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct ConstraintTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    // MARK: Attributes

    /// Each attribute of a 100 by 40 view, tied to the same attribute of the root: where the view ends up.
    nonisolated static let edges: [(Attribute, CGRect)] = [
        (.left, rect(0, 0, 100, 40)), (.right, rect(300, 0, 100, 40)), (.leading, rect(0, 0, 100, 40)),
        (.trailing, rect(300, 0, 100, 40)), (.centerX, rect(150, 0, 100, 40)), (.top, rect(0, 0, 100, 40)),
        (.bottom, rect(0, 260, 100, 40)), (.centerY, rect(0, 130, 100, 40)),
    ]

    @Test("every attribute means its edge, middle or margin", arguments: edges)
    func attributes(_ attribute: Attribute, _ expected: CGRect) {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(SizedView(100, 40))
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1, constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame == expected)
    }

    /// The root's margins are 10, 20, 30 and 50.
    nonisolated static let marginEdges: [(Attribute, Attribute, CGFloat)] = [
        (.left, .leftMargin, 20), (.right, .rightMargin, 250), (.leading, .leadingMargin, 20), (.trailing, .trailingMargin, 250),
        (.centerX, .centerXWithinMargins, 135), (.top, .topMargin, 10), (.bottom, .bottomMargin, 230),
        (.centerY, .centerYWithinMargins, 120),
    ]

    @Test("margin attributes mean the edges of the margins", arguments: marginEdges)
    func margins(_ attribute: Attribute, _ margin: Attribute, _ expected: CGFloat) {
        let root: UIView = makeRoot()
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 50)
        let view: UIView = root.adding(SizedView(100, 40))
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: root, attribute: margin, multiplier: 1, constant: 0
        ).isActive = true
        root.layoutIfNeeded()
        let isVertical: Bool = [.top, .bottom, .centerY].contains(attribute)
        #expect((isVertical ? view.frame.minY : view.frame.minX) == expected)
    }

    @Test("margins set after the constraint move it")
    func laterMargins() {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(SizedView(100, 40))
        view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
        root.layoutMargins.left = 33
        root.layoutIfNeeded()
        #expect(view.frame.minX == 33)
        root.layoutMargins.left = 44
        root.layoutIfNeeded()
        #expect(view.frame.minX == 44)
    }

    @Test("relations bound, multipliers scale, priorities rank")
    func relations() {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(UIView())
        root.pin(view, 0, 0)
        let wish: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 500)
        wish.priority = .defaultLow
        let most: NSLayoutConstraint = view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: 10)
        let height: NSLayoutConstraint = view.heightAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.25)
        let low: NSLayoutConstraint = view.heightAnchor.constraint(equalToConstant: 1)
        low.priority = UILayoutPriority(1)
        NSLayoutConstraint.activate([wish, most, height, low])
        root.layoutIfNeeded()
        #expect(view.frame == rect(0, 0, 210, 52.5))
        most.constant = -20
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 180, height: 45))
        wish.constant = 100
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 100, height: 25))
    }

    @Test("a stronger priority outweighs any number of weaker ones")
    func lexicographicPriorities() {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(UIView())
        root.pin(view, 0, 0, nil, 10)
        for _ in 0..<20 {
            let weak: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 200)
            weak.priority = UILayoutPriority(500)
            weak.isActive = true
        }
        let strong: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 100)
        strong.priority = UILayoutPriority(501)
        strong.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 100)
        strong.priority = UILayoutPriority(499)
        root.layoutIfNeeded()
        #expect(view.frame.width == 200)
    }

    @Test("constraints reach across levels, and through bounds that do not begin at 0")
    func levels() {
        let root: UIView = makeRoot()
        let panel = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 200))
        panel.bounds.origin = CGPoint(x: 7, y: 9)
        root.addSubview(panel)
        let deep: UIView = panel.adding(SizedView(20, 20))
        deep.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100).isActive = true
        deep.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).isActive = true
        let outside: UIView = root.adding(SizedView(10, 10))
        outside.leftAnchor.constraint(equalTo: deep.rightAnchor).isActive = true
        outside.topAnchor.constraint(equalTo: deep.bottomAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(deep.convert(deep.bounds, to: root) == rect(100, 100, 20, 20))
        #expect(outside.frame == rect(120, 120, 10, 10))
        panel.frame.origin.x = 80
        root.layoutIfNeeded()
        #expect(deep.convert(deep.bounds, to: root) == rect(100, 100, 20, 20))
    }

    // MARK: Activation

    @Test("a constraint between views without a common ancestor stays inactive once the app came to what is left out, and a warning says so")
    func unrelatedAfterLeftOut() {
        ObjCRuntime.leftOut("UIView.addSubview", file: "/a/List.swift", line: 3)
        let a = UIView(), b = UIView()
        let constraint: NSLayoutConstraint = a.leftAnchor.constraint(equalTo: b.leftAnchor)
        constraint.isActive = true
        #expect(!constraint.isActive)
        #expect(WarningLog.shared.all.contains { $0.kind == .constraints && $0.message.contains("after the app came to what is left out") })
        let root: UIView = makeRoot()
        for view in [a, b] { root.addSubview(view) }
        constraint.isActive = true
        #expect(constraint.isActive)
    }

    @Test("the nearest common ancestor holds a constraint; a view that leaves the tree takes its constraints with it")
    func activation() {
        let root: UIView = makeRoot()
        let panel: UIView = root.adding(UIView())
        let a: UIView = panel.adding(UIView())
        let b: UIView = panel.adding(UIView())
        let between: NSLayoutConstraint = a.leftAnchor.constraint(equalTo: b.leftAnchor)
        let own: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 5)
        let up: NSLayoutConstraint = a.topAnchor.constraint(equalTo: root.topAnchor)
        let guided: NSLayoutConstraint = a.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor)
        NSLayoutConstraint.activate([between, own, up, guided])
        #expect(panel.constraints == [between])
        #expect(a.constraints == [own])
        #expect(root.constraints == [up, guided])
        a.removeFromSuperview()
        #expect(own.isActive)
        #expect(!between.isActive && !up.isActive && !guided.isActive)
        #expect(panel.constraints.isEmpty && root.constraints.isEmpty)
    }

    @Test("constraints on a guide of a view that leaves end too")
    func guidesLeave() {
        let root: UIView = makeRoot()
        let panel: UIView = root.adding(UIView())
        let label: UIView = root.adding(UIView())
        let toMargins: NSLayoutConstraint = label.leftAnchor.constraint(equalTo: panel.layoutMarginsGuide.leftAnchor)
        let guide = UILayoutGuide()
        panel.addLayoutGuide(guide)
        let toGuide: NSLayoutConstraint = label.topAnchor.constraint(equalTo: guide.topAnchor)
        NSLayoutConstraint.activate([toMargins, toGuide])
        panel.removeFromSuperview()
        #expect(!toMargins.isActive && !toGuide.isActive)
        let width: NSLayoutConstraint = guide.widthAnchor.constraint(equalToConstant: 4)
        width.isActive = true
        panel.removeLayoutGuide(guide)
        #expect(!width.isActive)
    }

    @Test("addConstraint has the view it is sent to hold the constraint")
    func holders() {
        let root: UIView = makeRoot()
        let panel: UIView = root.adding(UIView())
        let a: UIView = panel.adding(SizedView(10, 10))
        let constraint: NSLayoutConstraint = a.leftAnchor.constraint(equalTo: panel.leftAnchor, constant: 3)
        root.addConstraint(constraint)
        #expect(constraint.isActive && root.constraints == [constraint] && panel.constraints.isEmpty)
        panel.removeConstraint(constraint)
        #expect(constraint.isActive)
        panel.addConstraint(constraint)
        #expect(root.constraints.isEmpty && panel.constraints == [constraint])
        panel.removeConstraint(constraint)
        #expect(!constraint.isActive)
    }

    @Test("a constraint ends with the view that holds it")
    func holderGoes() {
        let label = SizedView(30, 10)
        label.translatesAutoresizingMaskIntoConstraints = false
        var first: UIView? = makeRoot()
        first?.addSubview(label)
        let old: NSLayoutConstraint = label.leftAnchor.constraint(equalTo: (first ?? label).leftAnchor, constant: 50)
        old.isActive = true
        first?.layoutIfNeeded()
        first = nil
        #expect(!old.isActive)
        let second: UIView = makeRoot()
        second.addSubview(label)
        let reports: [String] = conflictReports {
            label.leftAnchor.constraint(equalTo: second.leftAnchor, constant: 5).isActive = true
            second.layoutIfNeeded()
        }
        #expect(label.frame.minX == 5)
        #expect(reports.isEmpty)
    }

    @Test("moving a view to another superview ends what tied it to the old one")
    func moving() {
        let root: UIView = makeRoot()
        let left: UIView = root.adding(UIView())
        let right: UIView = root.adding(UIView())
        root.pin(left, 0, 0, 100, 100)
        root.pin(right, 200, 0, 100, 100)
        let view: UIView = left.adding(SizedView(10, 10))
        left.pin(view, 1, 1)
        root.layoutIfNeeded()
        right.addSubview(view)
        #expect(left.constraints.filter { $0.firstItem === view }.isEmpty)
        right.pin(view, 2, 3)
        root.layoutIfNeeded()
        #expect(view.convert(view.bounds, to: root) == rect(202, 3, 10, 10))
    }

    @Test("constraints tell their parts")
    func parts() {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(UIView())
        let constraint: NSLayoutConstraint = view.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4)
        #expect(constraint.firstItem === view && constraint.secondItem === root)
        #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
        #expect(constraint.firstAnchor.description.contains("UIView:") && constraint.firstAnchor.description.contains(".leading"))
        #expect(constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == -4)
        #expect(constraint.priority == .required && !constraint.isActive)
        #expect(view.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    }

    // MARK: Exceptions

    nonisolated static let illegal: [(Attribute, Attribute, String)] = [
        (.left, .leading, "Use leading/trailing for both or neither"),
        (.trailing, .rightMargin, "A constraint cannot be made between a leading/trailing attribute and a right/left attribute"),
        (.width, .left, "Invalid pairing of layout attributes"), (.top, .height, "Invalid pairing of layout attributes"),
        (.left, .notAnAttribute, "A multiplier of 0 or a nil second item together with a location for the first attribute creates"),
        (.notAnAttribute, .width, "Invalid layout attribute"),
    ]

    @Test("pairs that make no sense are refused in UIKit's words", arguments: illegal)
    func illegalPairs(_ first: Attribute, _ second: Attribute, _ words: String) throws {
        let problem: String = try #require(ConstraintRules.problem(first: first, second: second))
        #expect(problem.contains(words))
    }

    @Test("all legal pairs are accepted")
    func legalPairs() {
        let all: [Attribute] = (1...20).compactMap(Attribute.init)
        #expect(all.count == 20)
        var legal = 0
        for first in all {
            for second in all where ConstraintRules.problem(first: first, second: second) == nil { legal += 1 }
        }
        // Sizes 2x2; vertical 8x8; horizontal: absolute or middle 6x6, directional or middle 6x6, middles counted once 2x2; across
        // the axes 10x8 both ways, which are refused later.
        #expect(legal == 4 + 64 + 36 + 36 - 4 + 160)
    }

    @Test("what UIKit raises for stops the program with UIKit's reason")
    func exceptions() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = NSLayoutConstraint(
                item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            let one = UIView(), other = UIView()
            one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
        }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let root = UIView(), child = UIView()
            root.addSubview(child)
            child.addConstraint(child.leftAnchor.constraint(equalTo: root.leftAnchor))
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("'NSGenericException', reason: 'Unable to install constraint on view.  Does the constraint reference"))
    }

    @Test("constants and multipliers that are no finite numbers are refused in UIKit's words")
    func finiteNumbers() async {
        #expect(ConstraintRules.problem(multiplier: 0.5) == nil)
        #expect(ConstraintRules.problem(multiplier: .nan) == "Multiplier is not finite!  That's illegal.  multiplier:nan")
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            UIView().widthAnchor.constraint(equalToConstant: 1).constant = .infinity
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains(
                "'NSInternalInconsistencyException', reason: 'NSLayoutConstraint constant is not finite!  That's illegal.  constant:inf firstAnchor:<NSLayoutDimension:0x"
            ))
        #expect(text.contains(".width\"> secondAnchor:(null)'"))
        await #expect(processExitsWith: .failure) { @MainActor in
            _ = UIView().widthAnchor.constraint(equalTo: UIView().widthAnchor, multiplier: .infinity)
        }
    }

    @Test("priorities outside 0 to 1000 are refused")
    func priorities() {
        #expect(ConstraintRules.problem(priority: 1000) == nil && ConstraintRules.problem(priority: 0.5) == nil)
        #expect(ConstraintRules.problem(priority: 0)?.hasPrefix("It's illegal to set priority:0.") == true)
        #expect(ConstraintRules.problem(priority: 1001) != nil && ConstraintRules.problem(priority: .nan) != nil)
    }

    @Test("an active constraint may become optional, and required again")
    func activePriorities() {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(UIView())
        root.pin(view, 0, 0, 10, 10)
        let wide: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 50)
        wide.priority = .defaultLow
        wide.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        let narrow: NSLayoutConstraint = view.constraints.first { $0.constant == 10 && $0.firstAttribute == .width } ?? wide
        narrow.priority = .fittingSizeLevel
        root.layoutIfNeeded()
        #expect(view.frame.width == 50)
        wide.priority = .required
        narrow.priority = .defaultHigh
        #expect(conflictReports { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame.width == 50)
        narrow.priority = .required
        #expect(conflictReports { root.layoutIfNeeded() }.count == 1)
        #expect(view.frame.width == 10)
    }
}
