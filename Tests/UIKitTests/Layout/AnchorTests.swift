import Testing
@testable import UIKit

@MainActor @Suite("Anchors") struct AnchorTests {
    @Test("a constraint's anchors are those of its views, whatever their kind")
    func equality() {
        let parent = UIView(), child = UIView()
        parent.addSubview(child)
        let constraint = child.topAnchor.constraint(equalTo: parent.safeAreaLayoutGuide.topAnchor)
        #expect(constraint.firstAnchor == child.topAnchor && constraint.secondAnchor == parent.safeAreaLayoutGuide.topAnchor)
        #expect(constraint.firstAnchor != child.bottomAnchor && constraint.firstAnchor != parent.topAnchor)
        #expect(constraint.firstAnchor.hash == child.topAnchor.hash)
    }

    @Test("a constraint's anchors are of the class for their attributes")
    func kinds() {
        let parent = UIView(), child = UIView()
        parent.addSubview(child)
        let height = child.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0.5)
        #expect((height.firstAnchor as AnyObject) is NSLayoutDimension && (height.secondAnchor as AnyObject?) is NSLayoutAnchor<NSLayoutDimension>)
        let top = child.topAnchor.constraint(equalTo: parent.centerYAnchor)
        #expect((top.firstAnchor as AnyObject) is NSLayoutYAxisAnchor && (top.secondAnchor as AnyObject?) is NSLayoutYAxisAnchor)
        #expect((child.leftAnchor.constraint(equalTo: parent.rightAnchor).firstAnchor as AnyObject) is NSLayoutXAxisAnchor)
    }

    @Test("no part of another dimension is a constant")
    func nothingOfADimension() {
        let parent = UIView(), child = UIView()
        parent.addSubview(child)
        let height = child.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 0, constant: 20)
        #expect(height.multiplier == 1 && height.constant == 20 && height.secondItem == nil && height.secondAnchor == nil)
    }

    @Test("the safe area can be observed")
    func observedSafeArea() {
        let controller = UIViewController()
        let test = TestWindow(.phonePortrait, root: controller)
        defer { test.close() }
        var seen: [CGFloat?] = []
        let observation = controller.view.observe(\.safeAreaInsets, __named: "safeAreaInsets", options: [.initial, .old, .new]) { _, change in
            seen.append(change.oldValue?.top)
            seen.append(change.newValue?.top)
        }
        controller.additionalSafeAreaInsets.top = 10
        test.run(0.1)
        #expect(Array(seen.prefix(2)) == [nil, 59] && Array(seen.suffix(2)) == [59, 69])
        observation.invalidate()
    }
}
