import AppSession
import Foundation
import Testing
@testable import UIKit

/// behaviour/rules.md 2.1.9: a column that is brought in from the edge follows the finger.
@MainActor @Suite(.serialized) struct SplitRevealTests {
    private func split(_ environment: WindowEnvironment) -> (UISplitViewController, SplitViewTests.Delegate, TestWindow) {
        let split = UISplitViewController(style: .doubleColumn)
        let delegate = SplitViewTests.Delegate()
        split.setViewController(SplitViewTests.Screen("primary", .systemYellow), for: .primary)
        split.setViewController(SplitViewTests.Screen("secondary"), for: .secondary)
        split.delegate = delegate
        let window = TestWindow(environment, root: split)
        delegate.log = []
        return (split, delegate, window)
    }

    private func primaryPane(_ split: UISplitViewController) -> UIView? { split.viewController(for: .primary)?.navigationController?.view.superview }

    @Test("rules 2.1.9: the primary follows the finger")
    func follows() throws {
        let (split, _, window) = split(.padPortrait)
        #expect(split.displayMode == .secondaryOnly)
        window.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 102, y: 500), seconds: 0.4, lifts: false)
        let pane = try #require(primaryPane(split))
        #expect(abs(pane.frame.maxX - 102) < 14, "the pane ends at \(pane.frame.maxX)")
        #expect(split.displayMode == .oneOverSecondary)
        window.close()
    }

    @Test("rules 2.1.9: let go past half of the way, the primary comes in whole")
    func comesIn() {
        let (split, delegate, window) = split(.padPortrait)
        window.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 250, y: 500), seconds: 1)
        window.run(0.5)
        #expect(primaryPane(split)?.frame.minX == 0)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(delegate.log == ["willChangeTo oneOverSecondary", "willShow primary"])
        window.close()
    }

    private final class Listener: NSObject, UISplitViewControllerDelegate {
        var told: [String] = []
        func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { told.append("begins \(svc.displayMode.rawValue)") }
        func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { told.append("ended") }
    }

    @Test("the delegate hears of the gesture that brings a column in, whether it comes or goes back", arguments: [250.0, 90])
    func tells(x: Double) {
        let (split, _, window) = split(.padPortrait)
        let listener = Listener()
        split.delegate = listener
        window.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: x, y: 500), seconds: 1)
        window.run(0.5)
        #expect(listener.told == ["begins \(UISplitViewController.DisplayMode.secondaryOnly.rawValue)", "ended"])
        window.close()
    }

    @Test("rules 2.1.9: let go before half of the way, the primary goes back")
    func goesBack() {
        let (split, delegate, window) = split(.padPortrait)
        window.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 90, y: 500), seconds: 1)
        window.run(0.5)
        #expect(split.displayMode == .secondaryOnly)
        #expect(primaryPane(split)?.window == nil)
        #expect(split.requestedCount == nil)
        #expect(
            delegate.log == [
                "willChangeTo oneOverSecondary", "willShow primary", "willChangeTo secondaryOnly", "willHide primary",
            ])
        window.close()
    }

    @Test("a window that changes under the finger takes the column back")
    func resized() {
        let (split, _, window) = split(.padPortrait)
        window.drag(from: CGPoint(x: 2, y: 500), to: CGPoint(x: 102, y: 500), seconds: 0.4, lifts: false)
        window.change(to: .padLandscape)
        window.run(0.5)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(primaryPane(split)?.frame.minX == 0)
        window.close()
    }

    @Test(arguments: [(200.0, 0.0, true), (120, 0, false), (40, 400, true), (200, -400, false)])
    func lettingGo(travel: Double, speed: Double, completes: Bool) {
        #expect(SplitReveal.completes(travel: travel, distance: 320, speed: speed) == completes)
    }
}
