import Testing

@testable import UIKit

/// behaviour/rules.md 6: recognisers, who wins and what views get.
@MainActor @Suite(.serialized) struct GestureTests {
    final class Judge: NSObject, UIGestureRecognizerDelegate {
        var mayBegin = true
        var together = false
        var receives = true
        var requires: UIGestureRecognizer?
        var asked = 0
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { together }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
        ) -> Bool {
            asked += 1
            return requires === other
        }
    }

    /// Made by the test itself: between a suite's making and its test others may run and use the only device there is.
    @MainActor private final class Lazily {
        lazy var stage = TouchStage()
    }
    private let lazily = Lazily()
    private var stage: TouchStage { lazily.stage }
    private let log = GestureLog()

    @Test("rules 6.1: a tap goes from possible to ended, sends once, and is possible again")
    func tap() {
        let tap = log.watch(UITapGestureRecognizer(), "tap", on: stage.view)
        stage.tap(100, 100)
        #expect(log.lines == ["tap ended"])
        #expect(tap.state == .possible)
        #expect(tap.numberOfTouches == 0)
        stage.down(100, 100)
        stage.move(100, 200)
        stage.up()
        #expect(log.lines == ["tap ended"], "a finger that strays makes no tap")
        stage.down(100, 100)
        stage.wait(1)
        stage.up()
        #expect(log.lines == ["tap ended"], "a finger that stays makes no tap")
        stage.close()
    }

    @Test("rules 6.1: a pan begins after 10 points, changes with each move and ends with the lift")
    func pan() {
        let pan = log.watch(UIPanGestureRecognizer(), "pan", on: stage.view)
        stage.down(100, 100)
        stage.move(100, 109)
        #expect(log.lines.isEmpty)
        stage.move(100, 112)
        #expect(log.lines == ["pan began"])
        #expect(pan.translation(in: stage.view) == CGPoint(x: 0, y: 2), "measured: 12 points of travel count as 2")
        stage.move(100, 130)
        #expect(pan.translation(in: stage.view) == CGPoint(x: 0, y: 20))
        pan.setTranslation(.zero, in: stage.view)
        stage.move(103, 134)
        #expect(pan.translation(in: stage.view) == CGPoint(x: 3, y: 4))
        #expect(pan.location(in: stage.view) == CGPoint(x: 103, y: 134))
        stage.up()
        #expect(log.lines == ["pan began", "pan changed", "pan changed", "pan ended"])
        stage.close()
    }

    @Test("a pan's velocity is that of the last tenth of a second, and none after a rest")
    func panVelocity() {
        let pan = log.watch(UIPanGestureRecognizer(), "pan", on: stage.view)
        stage.down(0, 100)
        for step in 1...10 { stage.move(CGFloat(step) * 10, 100) }
        #expect(abs(pan.velocity(in: stage.view).x - 600) < 1)
        stage.wait(0.5)
        var atEnd: CGPoint?
        pan.onAction = { [weak pan] in if pan?.state == .ended { atEnd = pan?.velocity(in: nil) } }
        stage.up()
        #expect(atEnd == .zero)
        stage.close()
    }

    @Test("a long press begins after half a second on virtual time, follows the finger and ends")
    func longPress() {
        log.watch(UILongPressGestureRecognizer(), "press", on: stage.view)
        stage.down(50, 50)
        stage.wait(0.4)
        #expect(log.lines.isEmpty)
        stage.wait(0.1)
        #expect(log.lines == ["press began"])
        stage.move(90, 90)
        stage.up()
        #expect(log.lines == ["press began", "press changed", "press ended"])
        log.lines = []
        stage.down(50, 50)
        stage.move(62, 50)
        stage.wait(1)
        stage.up()
        #expect(log.lines.isEmpty, "it may stray 10 points at most")
        stage.close()
    }

    @Test("rules 6.6: a swipe is a quick stroke in its direction and sends one message")
    func swipe() {
        let swipe = log.watch(UISwipeGestureRecognizer(), "swipe", on: stage.view)
        swipe.direction = [.left]
        stage.drag(CGPoint(x: 300, y: 100), CGPoint(x: 150, y: 110))
        #expect(log.lines == ["swipe ended"])
        stage.drag(CGPoint(x: 150, y: 100), CGPoint(x: 300, y: 100))
        stage.drag(CGPoint(x: 300, y: 100), CGPoint(x: 150, y: 200))
        stage.drag(CGPoint(x: 300, y: 100), CGPoint(x: 150, y: 100), steps: 60)
        #expect(log.lines == ["swipe ended"], "not to the right, not askew, not slowly")
        stage.close()
    }

    @Test("rules 6.2: a tap that needs the double tap's failure waits for it")
    func requireToFail() {
        let single = log.watch(UITapGestureRecognizer(), "single", on: stage.view)
        let double = log.watch(UITapGestureRecognizer(), "double", on: stage.view)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        stage.tap(100, 100)
        #expect(log.lines.isEmpty)
        #expect(single.state == .possible)
        stage.wait(0.4)
        #expect(log.lines == ["single ended"])
        log.lines = []
        stage.tap(100, 100)
        stage.wait(0.1)
        stage.tap(100, 100)
        stage.wait(1)
        #expect(log.lines == ["double ended"])
        stage.close()
    }

    @Test("a single and a double tap that know nothing of each other both fire")
    func singleAndDouble() {
        log.watch(UITapGestureRecognizer(), "single", on: stage.view)
        let double = log.watch(UITapGestureRecognizer(), "double", on: stage.view)
        double.numberOfTapsRequired = 2
        stage.tap(100, 100)
        stage.tap(100, 100)
        stage.wait(1)
        #expect(log.lines.contains("double ended"))
        #expect(log.lines.first == "single ended")
        stage.close()
    }

    @Test("rules 6.2: a delegate's failure requirement is asked once a pair and sequence")
    func dynamicRequirement() {
        let judge = Judge()
        let pan = log.watch(UIPanGestureRecognizer(), "pan", on: stage.view)
        let swipe = log.watch(UISwipeGestureRecognizer(), "swipe", on: stage.view)
        swipe.direction = .right
        pan.delegate = judge
        judge.requires = swipe
        stage.drag(CGPoint(x: 50, y: 100), CGPoint(x: 250, y: 100))
        #expect(log.lines == ["swipe ended"], "the pan waits for the swipe")
        #expect(judge.asked == 1)
        log.lines = []
        stage.drag(CGPoint(x: 50, y: 100), CGPoint(x: 50, y: 300))
        #expect(log.lines.first == "pan began", "the swipe failed by going down")
        stage.close()
    }

    @Test("rules 6.3: without agreement one wins, the deeper view's first; with it both do")
    func simultaneous() {
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.view.addSubview(child)
        log.watch(UIPanGestureRecognizer(), "outer", on: stage.view)
        let inner = log.watch(UIPanGestureRecognizer(), "inner", on: child)
        stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 90), steps: 2)
        #expect(log.lines == ["inner began", "inner changed", "inner ended"])
        log.lines = []
        let judge = Judge()
        judge.together = true
        inner.delegate = judge
        stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 90), steps: 2)
        #expect(Set(log.lines) == ["inner began", "outer began", "inner changed", "outer changed", "inner ended", "outer ended"])
        stage.close()
    }

    @Test("rules 6.3: a delegate that says no makes the recogniser fail and another may win")
    func shouldBegin() {
        let judge = Judge()
        judge.mayBegin = false
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.view.addSubview(child)
        log.watch(UIPanGestureRecognizer(), "outer", on: stage.view)
        log.watch(UIPanGestureRecognizer(), "inner", on: child).delegate = judge
        stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 90), steps: 2)
        #expect(log.lines == ["outer began", "outer changed", "outer ended"])
        stage.close()
    }

    @Test("rules 6.5: a delegate hides touches, and disabling a recogniser at work cancels it")
    func receiveAndDisable() {
        let judge = Judge()
        judge.receives = false
        let pan = log.watch(UIPanGestureRecognizer(), "pan", on: stage.view)
        pan.delegate = judge
        stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 90))
        #expect(log.lines.isEmpty)
        judge.receives = true
        stage.down(50, 50)
        stage.move(50, 90)
        pan.isEnabled = false
        #expect(log.lines == ["pan began", "pan cancelled"])
        stage.move(50, 99)
        stage.up()
        #expect(log.lines.count == 2)
        pan.isEnabled = true
        stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 90), steps: 2)
        #expect(log.lines.suffix(3) == ["pan began", "pan changed", "pan ended"])
        stage.close()
    }

    @Test("rules 6.4: a recognised gesture takes the touch from its view, unless told not to")
    func cancelling() {
        let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.view.addSubview(view)
        let pan = log.watch(UIPanGestureRecognizer(), "pan", on: stage.view)
        stage.down(50, 50)
        stage.move(50, 55)
        stage.move(50, 80)
        stage.move(50, 90)
        stage.up()
        #expect(view.lines == ["began", "moved", "cancelled"])
        view.lines = []
        pan.cancelsTouchesInView = false
        stage.drag(CGPoint(x: 50, y: 50), CGPoint(x: 50, y: 90), steps: 2)
        #expect(view.lines == ["began", "moved", "moved", "ended"])
        stage.close()
    }

    @Test("rules 6.4: a double tap holds the ends back: began, began, cancelled, cancelled")
    func delaysEnds() {
        let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.view.addSubview(view)
        let double = log.watch(UITapGestureRecognizer(), "double", on: stage.view)
        double.numberOfTapsRequired = 2
        stage.tap(50, 50)
        #expect(view.lines == ["began"])
        stage.tap(50, 50)
        #expect(view.lines == ["began", "began", "cancelled", "cancelled"])
        view.lines = []
        stage.tap(50, 50)
        stage.wait(0.5)
        #expect(view.lines == ["began", "ended"], "the double tap failed")
        stage.close()
    }

    @Test("rules 6.4: with delaysTouchesBegan the view gets nothing until the gesture failed")
    func delaysBegins() {
        let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.view.addSubview(view)
        let tap = log.watch(UITapGestureRecognizer(), "tap", on: stage.view)
        tap.delaysTouchesBegan = true
        stage.tap(50, 50)
        #expect(view.lines.isEmpty)
        stage.down(50, 50)
        stage.move(50, 60)
        #expect(view.lines.isEmpty)
        stage.move(50, 120)
        #expect(view.lines == ["began", "moved", "moved"])
        stage.up()
        #expect(view.lines == ["began", "moved", "moved", "ended"])
        stage.close()
    }

    @Test("a button keeps its tap from a recogniser around it, not from its own")
    func buttonInside() {
        var pressed = 0
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
        stage.view.addSubview(button)
        log.watch(UITapGestureRecognizer(), "around", on: stage.view)
        stage.tap(20, 20)
        #expect(pressed == 1)
        #expect(log.lines.isEmpty)
        stage.tap(200, 200)
        #expect(log.lines == ["around ended"])
        log.watch(UITapGestureRecognizer(), "own", on: button)
        stage.tap(20, 20)
        #expect(log.lines.last == "own ended")
        #expect(pressed == 1)
        stage.close()
    }

    @Test("a screen edge pan starts at its edge only and leads inward")
    func edgePan() {
        let pan = log.watch(UIScreenEdgePanGestureRecognizer(), "edge", on: stage.view)
        pan.edges = .left
        stage.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100))
        stage.drag(CGPoint(x: 390, y: 100), CGPoint(x: 300, y: 100))
        stage.drag(CGPoint(x: 4, y: 100), CGPoint(x: 4, y: 300))
        #expect(log.lines.isEmpty)
        stage.drag(CGPoint(x: 4, y: 100), CGPoint(x: 104, y: 110), steps: 2)
        #expect(log.lines == ["edge began", "edge changed", "edge ended"])
        stage.close()
    }

    @Test("two fingers pinch and turn")
    func twoFingers() {
        let pinch = log.watch(UIPinchGestureRecognizer(), "pinch", on: stage.view)
        stage.down(100, 100)
        stage.down(200, 100, finger: 1)
        stage.move(210, 100, finger: 1)
        #expect(pinch.state == .began)
        stage.move(320, 100, finger: 1)
        #expect(abs(pinch.scale - 2) < 0.001)
        stage.up()
        stage.up(finger: 1)
        #expect(log.lines == ["pinch began", "pinch changed", "pinch ended"])
        stage.view.removeGestureRecognizer(pinch)
        let turn = log.watch(UIRotationGestureRecognizer(), "turn", on: stage.view)
        stage.down(100, 100)
        stage.down(200, 100, finger: 1)
        stage.move(200, 120, finger: 1)
        stage.move(100, 200, finger: 1)
        let expected: CGFloat = .pi / 2 - atan2(20, 100)
        #expect(abs(turn.rotation - expected) < 0.001)
        stage.up()
        stage.up(finger: 1)
        stage.close()
    }

    @Test("rules 5.4: a second finger reaches recognisers, and the view only if it takes several")
    func secondFinger() {
        let view = TouchView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        stage.view.addSubview(view)
        stage.down(50, 50)
        stage.down(60, 60, finger: 1)
        stage.up(finger: 1)
        stage.up()
        #expect(view.lines == ["began", "ended"])
        view.lines = []
        view.isMultipleTouchEnabled = true
        stage.down(50, 50)
        stage.down(60, 60, finger: 1)
        stage.up(finger: 1)
        stage.up()
        #expect(view.lines == ["began", "began", "ended", "ended"])
        stage.close()
    }

    @Test("a recogniser belongs to one view at a time")
    func attachment() {
        let first = UIView()
        let second = UIView()
        let tap = UITapGestureRecognizer()
        first.addGestureRecognizer(tap)
        second.addGestureRecognizer(tap)
        #expect(first.gestureRecognizers?.isEmpty ?? true)
        #expect(second.gestureRecognizers == [tap])
        #expect(tap.view === second)
        second.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
    }
}
