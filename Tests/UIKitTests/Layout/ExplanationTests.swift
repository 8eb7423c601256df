import TestSupport
import Testing
@testable import UIKit

/// What the layout says about itself.
@MainActor @Suite(.serialized) struct ExplanationTests {
    @Test("a conflict is reported in UIKit's form, with the fewest constraints, and layout goes on")
    func report() throws {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(UIView())
        root.pin(view, 0, 0, nil, 10)
        let unrelated: UIView = root.adding(SizedView(3, 3))
        root.pin(unrelated, 7, 7)
        let wide: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 100)
        wide.identifier = "wide"
        let narrow: NSLayoutConstraint = view.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
        narrow.identifier = "narrow"
        NSLayoutConstraint.activate([wide, narrow])
        let reports: [String] = conflictReports { root.layoutIfNeeded() }
        let report: String = try #require(reports.first)
        #expect(reports.count == 1)
        let name = "UIView:\(ConstraintDescription.address(of: view))"
        let wideText = "<NSLayoutConstraint:\(ConstraintDescription.address(of: wide)) 'wide' \(name).width == 100   (active)>"
        let narrowText = "<NSLayoutConstraint:\(ConstraintDescription.address(of: narrow)) 'narrow' \(name).width <= 50   (active)>"
        #expect(
            report == """
                [LayoutConstraints] Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't want. \

                \tTry this: \

                \t\t(1) look at each constraint and try to figure out which you don't expect; \

                \t\t(2) find the code that added the unwanted constraint or constraints and fix it. \

                (
                    "\(wideText)",
                    "\(narrowText)"
                )

                Will attempt to recover by breaking constraint \

                \(narrowText)

                Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
                The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
                """)
        #expect(view.frame.width == 100)
        #expect(unrelated.frame == rect(7, 7, 3, 3))
        #expect(narrow.isActive)
        wide.constant = 40
        #expect(conflictReports { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame.width == 40)
        wide.constant = 60
        #expect(conflictReports { root.layoutIfNeeded() }.count == 1)
    }

    @Test("a size that the content requires is part of a conflict, hugging and resistance in one")
    func requiredContent() throws {
        let root: UIView = makeRoot()
        let label: UILabel = root.adding(UILabel())
        label.text = "Just text"
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        root.pin(label, 0, 0)
        let width: NSLayoutConstraint = label.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        let report: String = try #require(conflictReports { root.layoutIfNeeded() }.first)
        let name: String = ConstraintDescription.name(of: label)
        #expect(report.contains("\(name).width == 66 Hug:1000 CompressionResistance:1000   (active)>\""))
        #expect(report.contains("\"<NSContentSizeLayoutConstraint:0x"))
        #expect(ConflictReport.summary(of: report) == width.description)
        #expect(abs(label.frame.width - label.intrinsicContentSize.width) <= 0.5)
    }

    @Test("sizes give way before places: bounds first, then the larger; what a stack view asks for stays")
    func yielding() throws {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(UIView())
        let other: UIView = root.adding(UIView())
        let pinned: NSLayoutConstraint = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 900)
        let small: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 24)
        let large: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 40)
        let bound: NSLayoutConstraint = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 30)
        let hiding: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 99)
        hiding.identifier = "UISV-hiding"
        let gap: NSLayoutConstraint = view.leftAnchor.anchorWithOffset(to: other.leftAnchor).constraint(equalToConstant: 99)
        #expect(ConflictReport.yielding(among: [pinned, large, small]) === large)
        #expect(ConflictReport.yielding(among: [small, large]) === large)
        #expect(ConflictReport.yielding(among: [small, large, bound]) === bound)
        #expect(ConflictReport.yielding(among: [small, hiding, gap]) === small)
        #expect(ConflictReport.yielding(among: [pinned, hiding, gap]) == nil)

        // The larger one was there first: it gives way all the same, also when things change later.
        root.pin(view, 0, 0, nil, 10)
        NSLayoutConstraint.activate([large, small])
        let report: String = try #require(conflictReports { root.layoutIfNeeded() }.first)
        #expect(ConflictReport.summary(of: report) == large.description)
        #expect(view.frame.width == 24)
        small.constant = 20
        root.layoutIfNeeded()
        #expect(view.frame.width == 20)
        large.isActive = false
        #expect(conflictReports { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame.width == 20)
    }

    @Test("a stack view hides a view of a required size; the size gives way")
    func hidingRequiredSize() throws {
        let root: UIView = makeRoot()
        let view: UIView = UIView()
        view.widthAnchor.constraint(equalToConstant: 77).isActive = true
        let stack = UIStackView(arrangedSubviews: [view, SizedView(20, 20)])
        view.isHidden = true
        root.pin(root.adding(stack), 0, 0)
        let reports: [String] = conflictReports { root.layoutIfNeeded() }
        #expect(reports.count == 1)
        #expect(view.frame.width == 0)
        #expect(stack.frame == rect(0, 0, 20, 20))
    }

    @Test("guides and anchors tell their kind, place and owner")
    func guideDescriptions() {
        let root: UIView = makeRoot()
        let guide = UILayoutGuide()
        guide.identifier = "gap"
        root.addLayoutGuide(guide)
        for constraint in [
            guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8), guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            guide.widthAnchor.constraint(equalToConstant: 384), guide.heightAnchor.constraint(equalToConstant: 44.5),
        ] { constraint.isActive = true }
        #expect(
            guide.description
                == "<UILayoutGuide: \(ConstraintDescription.address(of: guide)) - \"gap\", layoutFrame = {{8, 20}, {384, 44.5}}, "
                + "owningView = \(root.description)>")
        let constraint: NSLayoutConstraint = guide.leftAnchor.constraint(equalTo: root.leftAnchor)
        #expect(constraint.firstAnchor.description.hasPrefix("<NSLayoutXAxisAnchor:0x"))
        #expect(guide.bottomAnchor.description.hasPrefix("<NSLayoutYAxisAnchor:0x"))
        #expect(guide.widthAnchor.constraint(equalToConstant: 1).firstAnchor.description.hasPrefix("<NSLayoutDimension:0x"))
    }

    @Test("behaviour/rules.md 17.5: a view that would be narrower than nothing is a conflict of what pins it, as long as there is no room for it")
    func negativeSizes() throws {
        let root: UIView = makeRoot()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
        root.addSubview(bar)
        let view: UIView = bar.adding(UIView())
        let left: NSLayoutConstraint = view.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 4)
        let right: NSLayoutConstraint = view.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -10)
        NSLayoutConstraint.activate([left, right])
        let report: String = try #require(conflictReports { root.layoutIfNeeded() }.first)
        #expect(report.contains(left.description) && report.contains(right.description))
        #expect(ConflictReport.summary(of: report) == right.description)
        #expect(view.frame.width == 0 && view.frame.minX == 4)
        bar.frame.size.width = 100
        #expect(conflictReports { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame.width == 86)
    }

    @Test("frames that code gave are part of a conflict, as translated masks")
    func givenFrames() throws {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(UIView())
        let left: NSLayoutConstraint = view.leftAnchor.constraint(equalTo: root.leftAnchor)
        let right: NSLayoutConstraint = view.rightAnchor.constraint(equalTo: root.rightAnchor)
        let width: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 77)
        NSLayoutConstraint.activate([left, right, width])
        let report: String = try #require(conflictReports { root.layoutIfNeeded() }.first)
        #expect(report.contains("(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to"))
        #expect(report.contains("h=--& v=--& UIView:\(ConstraintDescription.address(of: root)).width == 400   (active)>\""))
        for constraint in [left, right, width] { #expect(report.contains(constraint.description)) }
        let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fixed.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        root.addSubview(fixed)
        fixed.widthAnchor.constraint(equalToConstant: 20).isActive = true
        let second: String = try #require(conflictReports { root.layoutIfNeeded() }.first)
        #expect(second.contains("h=-&- v=--& UIView:\(ConstraintDescription.address(of: fixed)).width == 10   (active)>"))
        #expect(fixed.frame.width == 10)
    }

    @Test("descriptions speak visual format where it can say it, with names explained")
    func descriptions() {
        let root: UIView = makeRoot()
        let label: UILabel = root.adding(UILabel())
        label.text = "Hello"
        let view: UIView = root.adding(UIView())
        view.accessibilityIdentifier = "header"
        func text(_ constraint: NSLayoutConstraint) -> String {
            constraint.isActive = true
            let whole: String = constraint.description
            return String(whole.drop { $0 != " " }.dropFirst().dropLast())
        }
        let rootName = "UIView:\(ConstraintDescription.address(of: root))"
        let labelName = "UILabel:\(ConstraintDescription.address(of: label))'Hello'"
        let viewAddress: String = ConstraintDescription.address(of: view)
        #expect(
            text(label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20)) == "H:|-(20)-[\(labelName)]   (active, names: '|':\(rootName) )")
        #expect(
            text(label.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -5))
                == "V:[\(labelName)]-(>=5)-|   (active, names: '|':\(rootName) )")
        #expect(
            text(view.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8))
                == "V:[\(labelName)]-(8)-[header]   (active, names: header:\(viewAddress) )")
        let weak: NSLayoutConstraint = view.leftAnchor.constraint(greaterThanOrEqualTo: label.rightAnchor)
        weak.priority = UILayoutPriority(750)
        #expect(text(weak) == "H:[\(labelName)]-(>=0@750)-[header](LTR)   (active, names: header:\(viewAddress) )")
        #expect(
            text(label.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -1))
                == "\(labelName).width == 0.5*header.width - 1   (active, names: header:\(viewAddress) )")
        #expect(text(view.centerYAnchor.constraint(equalTo: root.safeAreaLayoutGuide.centerYAnchor)).hasPrefix("header.centerY == UILayoutGuide:0x"))
        let inactive: NSLayoutConstraint = label.heightAnchor.constraint(equalToConstant: 3)
        #expect(inactive.description.hasSuffix("\(labelName).height == 3   (inactive)>"))
    }

    @Test("a view that stands nowhere yet and has no size is in no conflict; where it is put without one it is")
    func withoutSize() {
        let root: UIView = makeRoot()
        let (card, cloth) = (UIView(), UIView())
        card.addSubview(cloth)
        cloth.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            cloth.topAnchor.constraint(equalTo: card.topAnchor), cloth.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            cloth.heightAnchor.constraint(equalToConstant: 186),
        ])
        #expect(conflictReports { root.layoutIfNeeded() }.isEmpty)
        let other = UIView()
        other.addSubview(card)
        root.addSubview(other)
        #expect(conflictReports { root.layoutIfNeeded() }.count == 1)
        card.frame.size.height = 186
        #expect(conflictReports { root.layoutIfNeeded() }.isEmpty)
    }

    @Test("many conflicts at once neither trap nor hang, whatever is broken")
    func manyConflicts() {
        let root: UIView = makeRoot()
        var random = SeededGenerator(3)
        let views: [UIView] = (0..<6).map { _ in root.adding(UIView()) }
        let reports: [String] = conflictReports {
            for _ in 0..<80 {
                let a: UIView = views.randomElement(using: &random) ?? root
                let b: UIView = views.randomElement(using: &random) ?? root
                let attribute = NSLayoutConstraint.Attribute(rawValue: Int.random(in: 1...10, using: &random)) ?? .left
                let relation = NSLayoutConstraint.Relation(rawValue: Int.random(in: -1...1, using: &random)) ?? .equal
                NSLayoutConstraint(
                    item: a, attribute: attribute, relatedBy: relation, toItem: b, attribute: attribute, multiplier: 1,
                    constant: CGFloat(Int.random(in: -50...50, using: &random))
                ).isActive = true
                root.layoutIfNeeded()
            }
        }
        #expect(reports.count > 5)
        #expect(views.allSatisfy { $0.frame.minX.isFinite && $0.frame.width >= 0 })
    }

    // MARK: Ambiguity

    @Test("ambiguity is found and can be exercised")
    func ambiguity() {
        let root: UIView = makeRoot()
        let view: UIView = root.adding(SizedView(10, 10))
        view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
        let before: CGRect = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.frame != before && view.frame.minX == before.minX && view.frame.size == before.size)
        let top: NSLayoutConstraint = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
        top.isActive = true
        root.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout && view.frame == rect(0, 5, 10, 10))
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == rect(0, 5, 10, 10))
        #expect(!root.hasAmbiguousLayout)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        guide.widthAnchor.constraint(equalToConstant: 5).isActive = true
        #expect(guide.hasAmbiguousLayout)
    }

    @Test("the constraints that decide a side are told")
    func affecting() throws {
        let root: UIView = makeRoot()
        let a: UIView = root.adding(SizedView(10, 10))
        let b: UIView = root.adding(UIView())
        let left: NSLayoutConstraint = a.leftAnchor.constraint(equalTo: root.leftAnchor)
        let gap: NSLayoutConstraint = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 3)
        let right: NSLayoutConstraint = b.rightAnchor.constraint(equalTo: root.rightAnchor)
        let top: NSLayoutConstraint = a.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([left, gap, right, top])
        root.layoutIfNeeded()
        let besideSizes: (UIView, NSLayoutConstraint.Axis) -> [NSLayoutConstraint] = { view, axis in
            view.constraintsAffectingLayout(for: axis).filter { !($0 is NSContentSizeLayoutConstraint) }
        }
        #expect(Set(besideSizes(b, .horizontal)) == [left, gap, right])
        #expect(besideSizes(a, .vertical) == [top])
        #expect(besideSizes(a, .horizontal) == [left])
        let size: String = try #require(a.constraintsAffectingLayout(for: .vertical).last?.description)
        #expect(size.hasPrefix("<NSContentSizeLayoutConstraint:0x"))
        #expect(size.hasSuffix("\(ConstraintDescription.name(of: a)).height == 10 Hug:250 CompressionResistance:750   (active)>"))
        #expect(a.constraintsAffectingLayout(for: .vertical).last === a.constraintsAffectingLayout(for: .vertical).last)
    }

    @Test("the trace shows the tree with what is ambiguous; messages and keys by its name reach it")
    func trace() throws {
        let root: UIView = makeRoot()
        let label: UILabel = root.adding(UILabel())
        label.text = "Hi"
        label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
        let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        root.addSubview(fixed)
        let follower: UIView = fixed.adding(SizedView(1, 1))
        fixed.pin(follower, 0, 0)
        fixed.widthAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
        root.layoutIfNeeded()
        let lines: [String] = label.autolayoutTrace.split(separator: "\n").map(String.init)
        let name = "UILabel:\(ConstraintDescription.address(of: label))'Hi'"
        #expect(lines[0] == "•UIView:\(ConstraintDescription.address(of: root))")
        #expect(lines[1].hasPrefix("|   *\(name)- AMBIGUOUS LAYOUT for \(name).minY{id: "))
        #expect(lines[2] == "|   +UIView:\(ConstraintDescription.address(of: fixed))")
        #expect(lines[3].hasPrefix("|   |   *UIKitTests.SizedView:0x") && !lines[3].contains("AMBIGUOUS"))
        #expect(lines[4] == "Legend:")
        let key: String = try #require(root.value(forKey: "_autolayoutTrace") as? String)
        #expect(key == root.autolayoutTrace)
        #expect(label.responds(to: Selector("_autolayoutTrace")))
        #expect(root.value(forKey: "recursiveDescription") as? String == root.recursiveDescription)
    }
}
