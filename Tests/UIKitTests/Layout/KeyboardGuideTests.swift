import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct KeyboardGuideTests {
    /// A window of 400 by 800 with a bottom safe area of 34 through its controller, and a bar on the keyboard's guide.
    private func makeWindow() -> (window: UIWindow, controller: UIViewController, bar: UIView) {
        let window = UIWindow(frame: rect(0, 0, 400, 800))
        let controller = UIViewController()
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        let rest: CGFloat = 34 - controller.view.safeAreaInsets.bottom
        controller.additionalSafeAreaInsets = UIEdgeInsets(bottom: rest)
        let view: UIView = controller.view
        let bar: UIView = view.adding(UIView())
        NSLayoutConstraint.activate([
            bar.leftAnchor.constraint(equalTo: view.leftAnchor), bar.rightAnchor.constraint(equalTo: view.rightAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        window.layoutIfNeeded()
        return (window, controller, bar)
    }

    @Test("rules 10.4: without a keyboard the guide is the bottom safe area, with one it reaches up to its top")
    func docked() {
        let (window, controller, bar) = makeWindow()
        defer { window.isHidden = true }
        let guide: UIKeyboardLayoutGuide = controller.view.keyboardLayoutGuide
        #expect(bar.frame == rect(0, 716, 400, 50))
        #expect(guide.layoutFrame == rect(0, 766, 400, 34))
        KeyboardTracking.keyboardDidMove(to: rect(0, 464, 400, 336), in: window)
        window.layoutIfNeeded()
        #expect(bar.frame == rect(0, 414, 400, 50))
        #expect(guide.layoutFrame == rect(0, 464, 400, 336))
        #expect(controller.view.keyboardLayoutGuide === guide)
        KeyboardTracking.keyboardDidMove(to: nil, in: window)
        window.layoutIfNeeded()
        #expect(bar.frame.maxY == 766)
        guide.usesBottomSafeArea = false
        window.layoutIfNeeded()
        #expect(bar.frame.maxY == 800)
    }

    @Test("a view that moves keeps its guide at the keyboard's top")
    func movedView() {
        let (window, controller, _) = makeWindow()
        defer { window.isHidden = true }
        let panel: UIView = UIView(frame: rect(50, 300, 200, 300))
        controller.view.addSubview(panel)
        let foot: UIView = panel.adding(UIView())
        panel.pin(foot, 0, 0, 200)
        foot.bottomAnchor.constraint(equalTo: panel.keyboardLayoutGuide.topAnchor).isActive = true
        KeyboardTracking.keyboardDidMove(to: rect(0, 500, 400, 300), in: window)
        window.layoutIfNeeded()
        #expect(foot.frame.height == 200)
        panel.frame.origin.y = 260
        window.layoutIfNeeded()
        #expect(foot.frame.height == 240)
        panel.frame.origin.y = 100
        window.layoutIfNeeded()
        #expect(foot.frame.height == 300)
        KeyboardTracking.keyboardDidMove(to: nil, in: window)
    }

    @Test("a floating keyboard is followed on request, and decides which constraints are active")
    func floating() {
        let (window, controller, _) = makeWindow()
        defer { window.isHidden = true }
        let view: UIView = controller.view
        let guide: UIKeyboardLayoutGuide = view.keyboardLayoutGuide
        let tag: UIView = view.adding(SizedView(20, 20))
        let beside: NSLayoutConstraint = tag.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
        let atEdge: NSLayoutConstraint = tag.leadingAnchor.constraint(equalTo: view.leadingAnchor)
        tag.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
        guide.setConstraints([beside], activeWhenNearEdge: .leading)
        guide.setConstraints([atEdge], activeWhenAwayFrom: .leading)
        #expect(!beside.isActive && atEdge.isActive)
        KeyboardTracking.keyboardDidMove(to: rect(10, 400, 200, 150), isDocked: false, in: window)
        window.layoutIfNeeded()
        #expect(tag.frame.origin == CGPoint(x: 0, y: 766))
        guide.followsUndockedKeyboard = true
        window.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(10, 400, 200, 150))
        #expect(beside.isActive && !atEdge.isActive)
        #expect(tag.frame.origin == CGPoint(x: 210, y: 400))
        KeyboardTracking.keyboardDidMove(to: rect(190, 100, 200, 150), isDocked: false, in: window)
        window.layoutIfNeeded()
        #expect(tag.frame.origin == CGPoint(x: 0, y: 100))
        #expect(guide.constraints(activeWhenNearEdge: .leading) == [beside])
        guide.removeAllTrackedConstraints()
        #expect(!atEdge.isActive && guide.constraints(activeWhenAwayFrom: .leading).isEmpty)
        KeyboardTracking.keyboardDidMove(to: nil, in: window)
        window.layoutIfNeeded()
        #expect(tag.frame.minY == 766)
    }

    @Test("the edges that a floating keyboard is near to")
    func nearEdges() {
        let window: CGRect = rect(0, 0, 600, 900)
        func edges(_ frame: CGRect, rightToLeft: Bool = false) -> NSDirectionalRectEdge {
            KeyboardPlace.nearEdges(of: frame, in: window, rightToLeft: rightToLeft)
        }
        #expect(edges(rect(10, 20, 300, 200)) == [.leading, .top])
        #expect(edges(rect(10, 20, 300, 200), rightToLeft: true) == [.trailing, .top])
        #expect(edges(rect(290, 690, 300, 200)) == [.trailing, .bottom])
        #expect(edges(rect(150, 350, 300, 200)) == [])
        #expect(edges(rect(0, 350, 600, 200)) == [])
    }
}
