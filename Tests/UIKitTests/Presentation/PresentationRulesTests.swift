import AppSession
import Foundation
import Testing
@testable import UIKit

/// Rules of popovers, presentations and split views that stand alone.
@MainActor @Suite(.serialized) struct PresentationRulesTests {
    private func popover(
        _ environment: WindowEnvironment = .padPortrait, anchor: CGRect, _ configure: (UIPopoverPresentationController) -> Void = { _ in }
    ) -> (TestWindow, UIViewController, UIView) {
        let root = UIViewController()
        let window = TestWindow(environment, root: root)
        let button = UIView(frame: anchor)
        root.view.addSubview(button)
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.modalPresentationStyle = .popover
        if let popover = content.popoverPresentationController {
            popover.sourceView = button
            configure(popover)
        }
        root.present(content, animated: false)
        window.run(0.5)
        return (window, content, button)
    }

    @Test("rules 4.1: without a rectangle the popover follows its source view's frame, also when that moves")
    func followsItsSource() throws {
        let (window, content, button) = popover(anchor: CGRect(x: 300, y: 300, width: 60, height: 40))
        let view = try #require(content.popoverPresentationController?.presentedView)
        #expect(content.popoverPresentationController?.sourceRect == .null)
        #expect(view.frame.midX == 330)
        #expect(view.frame.minY == 340)
        button.frame.origin = CGPoint(x: 420, y: 500)
        window.run(0.5)
        #expect(view.frame.midX == 450)
        #expect(view.frame.minY == 540)
        window.close()
    }

    @Test("rules 4.2: ten points stay free on every side, or as many as the app says")
    func margins() throws {
        let corner = CGRect(x: 0, y: 300, width: 20, height: 20)
        let (window, content, _) = popover(anchor: corner) { $0.permittedArrowDirections = [.up, .down] }
        #expect(content.popoverPresentationController?.presentedView?.frame.minX == 10)
        window.close()
        let (other, wide, _) = popover(anchor: corner) {
            $0.permittedArrowDirections = [.up, .down]
            $0.popoverLayoutMargins = UIEdgeInsets(top: 10, left: 48, bottom: 10, right: 10)
        }
        // The corner's own curve keeps the arrow from reaching the source.
        #expect(try #require(wide.popoverPresentationController?.presentedView).frame.minX == 48)
        other.close()
    }

    @Test("rules 4.4: the popover of 2010 is 320 to 600 points wide, and knows its arrow, margins and background")
    func classicPopover() {
        let root = UIViewController()
        let window = TestWindow(.padPortrait, root: root)
        let popover = UIPopoverController(contentViewController: UIViewController())
        popover.contentSize = CGSize(width: 100, height: 200)
        #expect(popover.contentSize.width == 320)
        popover.contentSize = CGSize(width: 900, height: 200)
        #expect(popover.contentSize.width == 600)
        popover.setContentSize(CGSize(width: 340, height: 200), animated: false)
        popover.popoverLayoutMargins = UIEdgeInsets(top: 10, left: 100, bottom: 10, right: 10)
        #expect(popover.popoverArrowDirection == .unknown)
        popover.present(
            from: CGRect(x: 20, y: 300, width: 200, height: 40), in: root.view, permittedArrowDirections: .up, animated: false)
        window.run(0.5)
        #expect(popover.popoverArrowDirection == .up)
        #expect(popover.contentViewController.view.window != nil)
        let shown: UIView? = popover.contentViewController.popoverPresentationController?.presentedView
        #expect(shown?.frame.minX == 100)
        popover.dismiss(animated: false)
        window.run(0.5)
        #expect(popover.popoverArrowDirection == .unknown)
        window.close()
    }

    @Test("rules 7.5: a popover follows its content's preferred size, at once when a side was 0")
    func preferredSize() throws {
        let (window, content, _) = popover(anchor: CGRect(x: 300, y: 300, width: 60, height: 40))
        let view = try #require(content.popoverPresentationController?.presentedView)
        content.preferredContentSize = CGSize(width: 360, height: 260)
        window.run(0.05)
        let between: CGFloat = view.layer.presentation()?.bounds.width ?? 0
        #expect(between < 360, "it grows in an animation: \(between)")
        window.run(1)
        #expect(view.frame.size == CGSize(width: 360, height: 273))
        window.close()
    }

    @Test("rules 3.1: the style counts in a regular width only; a narrow window adapts it")
    func styleCountsInRegularWidth() {
        for (environment, expected) in [(WindowEnvironment.padLandscape, CGFloat(540)), (.padSlideOver, 375)] {
            let root = UIViewController()
            let window = TestWindow(environment, root: root)
            let content = UIViewController()
            content.modalPresentationStyle = .formSheet
            root.present(content, animated: false)
            window.run(0.5)
            #expect(content.view.bounds.width == expected)
            #expect(content.modalPresentationStyle == .formSheet)
            window.close()
        }
    }

    @Test("rules 2.1.6: a preferred behaviour is a wish; the outcome is there after the next layout")
    func preferredBehavior() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        let window = TestWindow(.padLandscape, root: split)
        #expect(split.splitBehavior == .tile)
        split.preferredSplitBehavior = .overlay
        window.run(0.1)
        #expect(split.splitBehavior == .overlay)
        #expect(split.displayMode == .secondaryOnly || split.displayMode == .oneOverSecondary)
        split.preferredSplitBehavior = .automatic
        window.run(0.1)
        #expect(split.splitBehavior == .tile)
        window.close()
    }

    @Test("rules 2.2.7: the delegate hears of a mode before it changes, then of the columns; the button asks for its target")
    func modeNotices() {
        let split = UISplitViewController(style: .doubleColumn)
        let delegate = SplitViewTests.Delegate()
        split.setViewController(UIViewController(), for: .primary)
        split.setViewController(UIViewController(), for: .secondary)
        split.delegate = delegate
        let window = TestWindow(.padLandscape, root: split)
        delegate.log = []
        split.hide(.primary)
        window.run(0.5)
        #expect(delegate.log == ["willChangeTo secondaryOnly", "willHide primary"])
        delegate.log = []
        delegate.target = .oneBesideSecondary
        split.displayModeButtonItem.perform(event: nil)
        window.run(0.5)
        #expect(delegate.log == ["willChangeTo oneBesideSecondary", "willShow primary"])
        window.close()
    }

    @Test("rules 7.6: a view 20 points lower has 20 points less of the safe area, and none when it ends above it")
    func safeAreas() {
        let root = UIViewController()
        let window = TestWindow(.phonePortrait, root: root)
        let low = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 300))
        root.view.addSubview(low)
        #expect(root.view.safeAreaInsets.top == 59)
        window.run(0.1)
        #expect(low.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
        root.additionalSafeAreaInsets.top = 10
        window.run(0.1)
        #expect(low.safeAreaInsets.top == 49)
        #expect(UIView(frame: low.frame).safeAreaInsets == .zero)
        window.close()
    }
}
