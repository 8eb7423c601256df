import AppSession
import Foundation
import Testing
@testable import UIKit

/// A container that leads from one child to another.
@MainActor @Suite(.serialized) struct ChildTransitionTests {
    private func stage() -> (TestWindow, UIViewController, NavigationTests.Screen, NavigationTests.Screen) {
        let parent = UIViewController()
        let (first, second) = (NavigationTests.Screen("First"), NavigationTests.Screen("Second"))
        let window = TestWindow(.phonePortrait, root: parent)
        parent.addChild(first)
        first.view.frame = parent.view.bounds
        parent.view.addSubview(first.view)
        first.didMove(toParent: parent)
        window.run(0.1)
        parent.addChild(second)
        second.view.frame = parent.view.bounds.offsetBy(dx: 393, dy: 0)
        return (window, parent, first, second)
    }

    @Test("rules 7.3: both children hear of the change once, and the old view leaves at its end")
    func slides() {
        let (window, parent, first, second) = stage()
        first.log = []
        var finished: Bool?
        parent.transition(
            from: first, to: second, duration: 0.4, options: [],
            animations: {
                second.view.frame = parent.view.bounds
            }
        ) { finished = $0 }
        window.run(0.2)
        #expect(first.view.superview === parent.view && second.view.superview === parent.view)
        let x: CGFloat = second.view.layer.presentation()?.frame.minX ?? 0
        #expect(x > 20 && x < 370)
        window.run(0.5)
        #expect(finished == true)
        #expect(first.view.superview == nil)
        #expect(first.log == ["will disappear", "did disappear"])
        #expect(second.log == ["will appear", "did appear"])
        window.close()
    }

    @Test func flips() {
        let (window, parent, first, second) = stage()
        second.view.frame = parent.view.bounds
        parent.transition(from: first, to: second, duration: 0.5, options: .transitionFlipFromRight, animations: nil)
        window.run(1)
        #expect(first.view.superview == nil)
        #expect(second.view.superview === parent.view)
        #expect(second.log == ["will appear", "did appear"])
        window.close()
    }

    @Test func aSnapshotShowsWhatTheViewShowed() throws {
        let (window, _, first, _) = stage()
        let snapshot = try #require(first.view.snapshotView(afterScreenUpdates: true) as? UIImageView)
        #expect(snapshot.bounds.size == first.view.bounds.size)
        #expect(snapshot.image?.scale == 3)
        #expect(UIView(frame: .zero).snapshotView(afterScreenUpdates: false) == nil)
        window.close()
    }
}
