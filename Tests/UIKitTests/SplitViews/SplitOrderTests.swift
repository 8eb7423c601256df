import AppSession
import Testing
@testable import UIKit

/// What columns hear when a split view collapses and expands, in which order: behaviour/rules.md 1.2, 2.2.4, 2.2.5.
@MainActor @Suite(.serialized) struct SplitOrderTests {
    final class Screen: LoggedController {
        override func viewWillAppear(_ animated: Bool) { record("viewWillAppear") }
        override func viewWillDisappear(_ animated: Bool) { record("viewWillDisappear") }
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            record("to \(newCollection.horizontalSizeClass == .compact ? "compact" : "regular")")
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            record("to \(size.width) x \(size.height)")
        }
    }

    final class Listener: NSObject, UISplitViewControllerDelegate {
        let log: CallLog
        var top: UISplitViewController.Column?
        init(_ log: CallLog) { self.log = log }
        func splitViewController(
            _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
        ) -> UISplitViewController.Column {
            log.lines.append("delegate top column")
            return top ?? proposedTopColumn
        }
        func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.lines.append("delegate did collapse") }
        func splitViewController(
            _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
        ) -> UISplitViewController.DisplayMode {
            log.lines.append("delegate display mode")
            return proposed
        }
        func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.lines.append("delegate did expand") }
    }

    /// Apple's protocol asks for no object of Objective-C.
    private final class Plain: UISplitViewControllerDelegate {
        func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { .secondaryOnly }
    }

    @Test func delegateIsAnyObject() {
        let split = UISplitViewController(style: .doubleColumn)
        let delegate = Plain()
        split.delegate = delegate
        #expect(split.delegate?.targetDisplayModeForAction(in: split) == .secondaryOnly)
        #expect(split.delegate === delegate)
    }

    private let log = CallLog()

    private func split(top: UISplitViewController.Column?) -> (UISplitViewController, Listener, [Screen]) {
        let split = UISplitViewController(style: .tripleColumn)
        let screens: [Screen] = ["primary", "supplementary", "secondary"].map { Screen($0, log) }
        for (screen, column) in zip(screens, [UISplitViewController.Column.primary, .supplementary, .secondary]) {
            split.setViewController(screen, for: column)
        }
        let listener = Listener(log)
        listener.top = top
        split.delegate = listener
        return (split, listener, screens)
    }

    private var announced: [String] { log.lines.filter { $0.contains(" to ") } }

    @Test(
        "rules 2.2.4, 1.2: columns that collapse hear of the whole window's width, and the delegate is asked before any moves",
        arguments: [UISplitViewController.Column.supplementary, .secondary])
    func collapsing(top: UISplitViewController.Column) {
        let (split, listener, screens) = split(top: top)
        let window = TestWindow(.padLandscape, root: split)
        defer { window.close(); _ = listener }
        log.lines = []
        window.change(to: .padSlideOver, duration: 0.3)
        window.run(0.5)
        #expect(
            announced == [
                "secondary to compact", "primary to 375.0 x 800.0", "supplementary to 375.0 x 800.0", "secondary to 375.0 x 800.0",
            ])
        let asked: Int? = log.lines.firstIndex(of: "delegate top column")
        let moved: Int? = log.lines.firstIndex { $0.hasSuffix("viewWillDisappear") }
        let collapsed: Int? = log.lines.firstIndex(of: "delegate did collapse")
        #expect(asked != nil && moved != nil && collapsed != nil && asked! < moved! && moved! < collapsed!)
        let shown: Screen = screens[top == .secondary ? 2 : 1]
        #expect(shown.view.window != nil && shown.view.bounds.width == 375)
    }

    @Test(
        "rules 2.2.5, 1.2: columns that expand hear of their own widths, after that the delegate is asked, then they move",
        arguments: [UISplitViewController.Column.supplementary, .secondary])
    func expanding(top: UISplitViewController.Column) {
        let (split, listener, screens) = split(top: top)
        let window = TestWindow(.padSlideOver, root: split)
        defer { window.close(); _ = listener }
        log.lines = []
        window.change(to: .padLandscape, duration: 0.3)
        window.run(0.5)
        let sizes: [String] = announced.filter { $0.contains(" x ") }
        let expected: [String] = ["supplementary to 320.0 x 834.0", "secondary to 873.5 x 834.0"]
        #expect(Set(sizes.filter { !$0.hasPrefix("primary") }) == Set(expected))
        #expect(announced.filter { !$0.contains(" x ") } == ["secondary to regular"])
        #expect(screens[1].view.bounds.width == 320 && screens[2].view.bounds.width == 873.5)
        let asked: Int? = log.lines.firstIndex(of: "delegate display mode")
        let moved: Int? = log.lines.firstIndex { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") }
        let expanded: Int? = log.lines.firstIndex(of: "delegate did expand")
        #expect(asked != nil && moved != nil && expanded != nil && asked! < moved! && moved! < expanded!, "\(log.lines)")
    }

    @Test("a column at the edge of a phone's screen is wider by the safe area's inset, whichever column it is")
    func edgeInset() {
        let (split, listener, screens) = split(top: nil)
        let window = TestWindow(.bigPhoneLandscape, root: split)
        defer { window.close(); _ = listener }
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(screens[1].view.bounds.width == 364 && split.supplementaryColumnWidth == 364)
        #expect(screens[1].view.safeAreaInsets.left == 44 && screens[1].view.safeAreaInsets.right == 0)
    }
}
