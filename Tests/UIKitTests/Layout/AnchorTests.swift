import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct AnchorTests {
    @Test("system spacing is 8 points, times the multiplier")
    func systemSpacing() {
        let root: UIView = makeRoot()
        let a: UIView = root.adding(SizedView(50, 20))
        let b: UIView = root.adding(SizedView(50, 20))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
            a.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
            b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1.5),
            b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 1),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == rect(8, 16, 50, 20))
        #expect(b.frame == rect(70, 44, 50, 20))
    }

    @Test("system spacing between baselines follows the fonts")
    func baselineSpacing() {
        let root: UIView = makeRoot()
        let a: UILabel = root.adding(UILabel())
        let b: UILabel = root.adding(UILabel())
        a.text = "one"
        b.text = "two"
        root.pin(a, 0, 0)
        b.leftAnchor.constraint(equalTo: a.leftAnchor).isActive = true
        b.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: a.lastBaselineAnchor, multiplier: 1).isActive = true
        root.layoutIfNeeded()
        let small: CGFloat = b.frame.maxY
        b.font = .systemFont(ofSize: 34)
        root.layoutIfNeeded()
        #expect(b.frame.maxY > small + 15)
    }

    @Test("the distance between two anchors is a dimension")
    func offsets() {
        let root: UIView = makeRoot()
        let a: UIView = root.adding(SizedView(40, 20))
        let b: UIView = root.adding(SizedView(40, 20))
        let c: UIView = root.adding(SizedView(40, 20))
        for view in [a, b, c] { view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true }
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
        c.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10).isActive = true
        let first: NSLayoutDimension = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let second: NSLayoutDimension = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
        let constraint: NSLayoutConstraint = first.constraint(equalTo: second, multiplier: 3)
        constraint.isActive = true
        root.layoutIfNeeded()
        // 400 - 20 - 120 = 260, shared 3 to 1.
        #expect(b.frame.minX == 245)
        #expect(root.layoutGuides.isEmpty)
        constraint.isActive = false
        first.constraint(equalToConstant: 5).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.minX == 55)
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(a.frame.minX == 350 && b.frame.maxX == 345 && c.frame.minX == 10)
    }

    @Test("a distance can be made before its views are in a tree")
    func earlyOffsets() {
        let a = UIView(), b = UIView()
        let height: NSLayoutDimension = a.topAnchor.anchorWithOffset(to: b.topAnchor)
        let root: UIView = makeRoot()
        root.adding(a)
        root.adding(b)
        root.pin(a, 0, 10, 5, 5)
        b.heightAnchor.constraint(equalToConstant: 5).isActive = true
        height.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: -1).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.minY == 159)
    }

    @Test("an anchor is equal to another of the same item and attribute")
    func equality() {
        let view = UIView()
        #expect(view.leadingAnchor == view.leadingAnchor)
        #expect(view.leadingAnchor != view.trailingAnchor)
        #expect(view.leadingAnchor != UIView().leadingAnchor)
    }
}
