import AppSession
import Testing

@testable import UIKit

/// behaviour/rules.md 4: where popovers go and how they come and go.
@MainActor @Suite(.serialized) struct PopoverTests {
    private let area = CGRect(x: 10, y: 30, width: 814, height: 1134)

    private func placement(_ source: CGRect, _ content: CGSize = CGSize(width: 320, height: 400)) -> PopoverPlacement {
        PopoverPlacement(content: content, source: source, area: area)
    }

    @Test("rules 4.6: the popover goes where its area is largest, the arrow at the source's middle")
    func largestArea() {
        let below = placement(CGRect(x: 400, y: 100, width: 40, height: 40)).result
        #expect(below.direction == .up)
        #expect(below.frame == CGRect(x: 260, y: 140, width: 320, height: 413))
        #expect(below.arrowOffset == 0)
        let above = placement(CGRect(x: 400, y: 1000, width: 40, height: 40)).result
        #expect(above.direction == .down)
        #expect(above.frame.maxY == 1000)
        let side = placement(CGRect(x: 20, y: 500, width: 60, height: 300), CGSize(width: 320, height: 900)).result
        #expect(side.direction == .left, "only beside it is there height enough")
        #expect(side.frame.minX == 80)
        #expect(side.frame.width == 333)
    }

    @Test("rules 4.6: it slides along to stay inside the margins, the arrow following up to the corner")
    func slides() {
        var right = placement(CGRect(x: 780, y: 100, width: 40, height: 40))
        #expect(right.result.direction == .right, "beside it the area is larger than below")
        right.permitted = .up
        let result = right.result
        #expect(result.frame.maxX == area.maxX)
        #expect(result.frame.midX + result.arrowOffset == 824 - 25.5, "the corner and half the arrow keep it 25.5 from the edge")
    }

    @Test("rules 4.5: directions that are not permitted are not taken")
    func permitted() {
        var side = placement(CGRect(x: 20, y: 600, width: 60, height: 40))
        side.permitted = [.up, .down]
        #expect(side.result.direction == .down, "above is larger than below")
        side.permitted = .left
        #expect(side.result.direction == .left)
    }

    @Test("rules 4.6: what fits nowhere is shrunk to the largest region")
    func shrinks() {
        let result = placement(CGRect(x: 300, y: 500, width: 200, height: 40), CGSize(width: 700, height: 2000)).result
        #expect(result.direction == .up)
        #expect(result.frame == CGRect(x: 50, y: 540, width: 700, height: 624))
    }

    @Test("rules 4.3: it covers its source only when allowed")
    func overlap() {
        var tall = placement(CGRect(x: 300, y: 500, width: 200, height: 40), CGSize(width: 700, height: 900))
        #expect(tall.result.frame.minY >= tall.source.maxY)
        tall.mayOverlap = true
        #expect(tall.result.frame.size == CGSize(width: 700, height: 913))
        #expect(tall.result.frame.intersects(tall.source))
    }

    @Test("rules 4.6: a source that fills the area leaves a popover in its middle without an arrow")
    func sourceEverywhere() {
        let result = placement(area).result
        #expect(result.direction == .unknown)
        #expect(abs(result.frame.midX - area.midX) <= 1 && abs(result.frame.midY - area.midY) <= 1)
    }

    @Test("rules 4.6: from an item of a bar the popover opens below or above it, also where there is more room beside it")
    func barItems() {
        var corner = placement(CGRect(x: 1310, y: 24, width: 46, height: 50))
        corner.area = CGRect(x: 10, y: 24, width: 1346, height: 980)
        #expect(corner.result.direction == .right)
        corner.isBarItem = true
        #expect(corner.result.direction == .up && corner.result.frame.minY == 74 && corner.result.frame.maxX == 1356)
        var toolbar = corner
        toolbar.source.origin.y = 950
        #expect(toolbar.result.direction == .down && toolbar.result.frame.maxY == 950)
        var low = corner
        low.area.size.height = 120
        #expect(low.result.direction == .right)
    }

    @Test("an action sheet from a bar item in a corner stands below it, its arrow on the item")
    func actionSheetFromBarItem() throws {
        var wide: WindowEnvironment = .pad(width: 1194, height: 834)
        wide.screenSize = .init(width: 1194, height: 834)
        let stage = TouchStage(wide)
        defer { stage.close() }
        let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
        let screen = UIViewController()
        screen.navigationItem.rightBarButtonItem = item
        stage.window.rootViewController = UINavigationController(rootViewController: screen)
        stage.wait(0.1)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Copy", style: .default))
        sheet.popoverPresentationController?.barButtonItem = item
        screen.present(sheet, animated: true)
        stage.wait(1)
        let popover = try #require(sheet.popoverPresentationController)
        let frame: CGRect = try #require(popover.presentedView).frame
        let button: CGRect = try #require(item.frame(in: stage.window))
        #expect(popover.arrowDirection == .up && frame.minY == button.maxY.rounded() && frame.maxX == 1184)
    }

    // MARK: On screen

    private func present(
        at anchor: CGRect = CGRect(x: 400, y: 200, width: 40, height: 40), _ configure: (UIPopoverPresentationController) -> Void = { _ in }
    ) -> (TouchStage, UIViewController, PresentationTests.Judge, UIView) {
        let stage = TouchStage(.pad())
        let view = TouchView(frame: anchor)
        stage.view.addSubview(view)
        let judge = PresentationTests.Judge(PresentationTests.Log())
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.modalPresentationStyle = .popover
        let popover = content.popoverPresentationController
        popover?.delegate = judge
        popover?.sourceView = view
        if let popover { configure(popover) }
        stage.root.present(content, animated: true)
        stage.wait(1)
        return (stage, content, judge, view)
    }

    @Test("rules 4.7: the content reaches under the arrow, with 13 points of safe area there")
    func onScreen() {
        let (stage, content, _, _) = present()
        let popover = content.popoverPresentationController
        #expect(popover?.arrowDirection == .up)
        #expect(popover?.presentedView?.frame == CGRect(x: 270, y: 240, width: 300, height: 213))
        #expect(content.view.bounds.size == CGSize(width: 300, height: 213))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
        #expect(content.traitCollection.userInterfaceLevel == .elevated)
        content.preferredContentSize = CGSize(width: 320, height: 300)
        stage.wait(1)
        #expect(popover?.presentedView?.frame.size == CGSize(width: 320, height: 313))
        stage.close()
    }

    @Test("rules 4.8: a touch outside asks, tells and dismisses; one refused stays; code tells nobody")
    func outside() {
        let (stage, content, judge, _) = present()
        judge.mayDismiss = false
        stage.tap(100, 900)
        stage.wait(1)
        #expect(judge.log.lines == ["shouldDismiss", "didAttemptToDismiss"])
        #expect(stage.root.presentedViewController === content)
        judge.mayDismiss = true
        judge.log.lines = []
        stage.tap(100, 900)
        stage.wait(1)
        #expect(judge.log.lines == ["shouldDismiss", "willDismiss", "didDismiss"])
        #expect(stage.root.presentedViewController == nil)
        judge.log.lines = []
        // A presentation controller serves once.
        content.popoverPresentationController?.sourceView = stage.view
        content.popoverPresentationController?.delegate = judge
        stage.root.present(content, animated: false)
        stage.wait(0.1)
        content.dismiss(animated: false)
        stage.wait(0.1)
        #expect(judge.log.lines.isEmpty)
        stage.close()
    }

    @Test("rules 4.8: a view in passthroughViews keeps its touches, and the popover stays")
    func passthrough() {
        let free = TouchView(frame: CGRect(x: 100, y: 800, width: 80, height: 80))
        let (stage, content, _, _) = present { $0.passthroughViews = [free] }
        stage.view.addSubview(free)
        stage.tap(120, 820)
        stage.wait(1)
        #expect(free.lines == ["began", "ended"])
        #expect(stage.root.presentedViewController === content)
        stage.close()
    }

    @Test("rules 4.5: a rectangle's anchor may be moved when the window changes; the arrow keeps pointing at it")
    func repositions() {
        final class Mover: NSObject, UIPopoverPresentationControllerDelegate {
            var asked = 0
            func popoverPresentationController(
                _ popoverPresentationController: UIPopoverPresentationController,
                willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
            ) {
                asked += 1
                rect.pointee = CGRect(x: 900, y: 600, width: 10, height: 10)
            }
        }
        let mover = Mover()
        let (stage, content, _, _) = present { popover in
            popover.delegate = mover
            popover.sourceRect = CGRect(x: 0, y: 0, width: 40, height: 40)
        }
        stage.change(to: .pad(width: 1194, height: 834))
        #expect(mover.asked == 1)
        let popover = content.popoverPresentationController
        #expect(popover?.sourceRect == CGRect(x: 900, y: 600, width: 10, height: 10))
        #expect((popover?.presentedView?.frame.maxY ?? 0) <= 834)
        stage.close()
    }

    @Test("rules 3.3: a delegate that says none keeps a popover on a phone")
    func popoverOnPhone() {
        let stage = TouchStage()
        let judge = PresentationTests.Judge(PresentationTests.Log())
        judge.style = UIModalPresentationStyle.none
        let content = UIViewController()
        content.preferredContentSize = CGSize(width: 200, height: 100)
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.delegate = judge
        content.popoverPresentationController?.sourceView = stage.view
        content.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
        stage.root.present(content, animated: false)
        stage.wait(0.1)
        #expect(content.popoverPresentationController?.arrowDirection == .up)
        #expect(content.view.bounds.size == CGSize(width: 200, height: 113))
        stage.close()
    }

    @Test("a bar button item's popover points at its button and leaves the bar's other items in reach")
    func barButton() {
        let stage = TouchStage(.pad())
        var other = 0
        let item = UIBarButtonItem(title: "Author", style: .plain, target: nil, action: nil)
        let sibling = UIBarButtonItem(title: "Other", primaryAction: UIAction(title: "Other") { _ in other += 1 })
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = item
        root.navigationItem.leftBarButtonItem = sibling
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.wait(0.1)
        let content = UIViewController()
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 300, height: 200)
        content.popoverPresentationController?.barButtonItem = item
        root.present(content, animated: false)
        stage.wait(0.1)
        let button: CGRect = item.frame(in: stage.window) ?? .zero
        let frame: CGRect = content.popoverPresentationController?.presentedView?.frame ?? .zero
        #expect(frame.minY == button.maxY)
        #expect(frame.maxX == 824)
        let place: CGRect = sibling.frame(in: stage.window) ?? .zero
        stage.tap(place.midX, place.midY)
        #expect(other == 1)
        #expect(root.presentedViewController === content)
        stage.tap(button.midX, button.midY)
        stage.wait(1)
        #expect(root.presentedViewController == nil)
        stage.close()
    }

    final class Paper: UIPopoverBackgroundView {
        override class func arrowBase() -> CGFloat { 30 }
        override class func arrowHeight() -> CGFloat { 20 }
        override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8) }
    }

    @Test("an app's own background stands around the content and knows where the arrow is")
    func ownBackground() {
        ObjCRuntime.registration(of: Paper.self, named: "Tests.Paper").initializer("initWithFrame:") { Paper(frame: $0[0]) }
        let (stage, content, _, _) = present(at: CGRect(x: 780, y: 200, width: 40, height: 40)) {
            $0.popoverBackgroundViewClass = Paper.self
            $0.permittedArrowDirections = .up
        }
        let popover = content.popoverPresentationController?.presentedView
        let paper = popover?.subviews.first as? Paper
        #expect(popover?.frame == CGRect(x: 510, y: 240, width: 314, height: 232))
        #expect(paper?.frame == popover?.bounds)
        #expect(paper?.arrowDirection == .up)
        #expect(paper?.arrowOffset == 129)
        #expect(content.view.convert(content.view.bounds, to: popover) == CGRect(x: 6, y: 25, width: 300, height: 200))
        #expect(content.view.safeAreaInsets == .zero)
        stage.close()
    }

    @Test("the popover of 2010: from a rectangle, its size within bounds, should and did for a touch outside only")
    func classic() {
        final class Watcher: NSObject, UIPopoverControllerDelegate {
            var lines: [String] = []
            func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
                lines.append("should")
                return true
            }
            func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { lines.append("did") }
        }
        let stage = TouchStage(.pad())
        let watcher = Watcher()
        let popover = UIPopoverController(contentViewController: UIViewController())
        popover.delegate = watcher
        #expect(popover.contentSize.width == 320)
        popover.contentSize = CGSize(width: 900, height: 250)
        #expect(popover.contentSize == CGSize(width: 600, height: 250))
        popover.present(
            from: CGRect(x: 400, y: 500, width: 20, height: 20), in: stage.view, permittedArrowDirections: .down, animated: true)
        stage.wait(1)
        #expect(popover.isPopoverVisible)
        #expect(popover.contentViewController.view.bounds.size == CGSize(width: 600, height: 263))
        popover.setContentSize(CGSize(width: 400, height: 300), animated: true)
        stage.wait(1)
        #expect(popover.contentViewController.view.bounds.size == CGSize(width: 400, height: 313))
        popover.dismiss(animated: true)
        stage.wait(1)
        #expect(watcher.lines.isEmpty)
        #expect(!popover.isPopoverVisible)
        popover.present(
            from: CGRect(x: 400, y: 500, width: 20, height: 20), in: stage.view, permittedArrowDirections: .any, animated: false)
        stage.wait(0.1)
        stage.tap(20, 1100)
        stage.wait(1)
        #expect(watcher.lines == ["should", "did"])
        stage.close()
    }
}
