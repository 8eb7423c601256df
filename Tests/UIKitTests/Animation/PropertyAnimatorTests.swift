import AppSession
import CoreGraphics
import Foundation
import TestSupport
import Testing
@testable import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    /// Put up by each test itself: between a suite's `init` and its test other tests may run.
    private func putUp() -> TestWindow {
        let root = UIViewController()
        let window = TestWindow(.padLandscape, root: root)
        root.view.addSubview(box)
        window.run(0.1)
        return window
    }

    /// The left edge as it is seen.
    private var x: CGFloat { box.layer.presentation()?.frame.minX ?? box.frame.minX }

    private func linear(_ seconds: Double = 1) -> UIViewPropertyAnimator {
        UIViewPropertyAnimator(duration: seconds, curve: .linear) { [box] in box.frame.origin.x = 100 }
    }

    @Test("An animator runs to its end and tells so")
    func runs() {
        let window: TestWindow = putUp()
        defer { window.close() }
        let animator = linear()
        var ended: UIViewAnimatingPosition?
        animator.addCompletion { ended = $0 }
        #expect(animator.state == .inactive && box.frame.minX == 0)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && box.frame.minX == 100)
        window.run(0.5)
        #expect(abs(x - 50) < 2 && abs(animator.fractionComplete - 0.5) < 0.02)
        window.run(0.6)
        #expect(x == 100 && ended == .end && animator.state == .inactive && !animator.isRunning)
        #expect(box.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("Paused it stands still, scrubs evenly, and goes on from there")
    func scrubs() {
        let window: TestWindow = putUp()
        defer { window.close() }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { [box] in box.frame.origin.x = 100 }
        animator.startAnimation()
        window.run(0.5)
        let before: CGFloat = x
        animator.pauseAnimation()
        window.run(1)
        #expect(x == before && before < 45 && !animator.isRunning && animator.state == .active)
        #expect(abs(animator.fractionComplete * 100 - before) < 0.5)
        animator.fractionComplete = 0.8
        window.run(0.1)
        #expect(abs(x - 80) < 0.01)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        window.run(0.1)
        #expect(x > 80 && x < 100)
        window.run(0.2)
        #expect(x == 100 && animator.state == .inactive)
    }

    @Test("Turned round it goes back, and everything has its old value")
    func reverses() {
        let window: TestWindow = putUp()
        defer { window.close() }
        let animator = linear()
        var ended: UIViewAnimatingPosition?
        animator.addCompletion { ended = $0 }
        animator.startAnimation()
        window.run(0.6)
        animator.isReversed = true
        window.run(0.3)
        #expect(abs(x - 30) < 3)
        window.run(0.4)
        #expect(ended == .start && box.frame.minX == 0 && x == 0)
    }

    @Test("Stopped without finishing it leaves views where they are seen; with, where finish says")
    func stops() {
        let window: TestWindow = putUp()
        defer { window.close() }
        let animator = linear()
        var ended: [UIViewAnimatingPosition] = []
        animator.addCompletion { ended.append($0) }
        animator.startAnimation()
        window.run(0.4)
        animator.stopAnimation(true)
        #expect(abs(box.frame.minX - 40) < 2 && ended.isEmpty && animator.state == .inactive)
        let second = linear()
        second.addCompletion { ended.append($0) }
        second.startAnimation()
        window.run(0.2)
        second.stopAnimation(false)
        #expect(second.state == .stopped && ended.isEmpty)
        second.finishAnimation(at: .end)
        #expect(ended == [.end] && box.frame.minX == 100 && x == 100)
    }

    @Test("A block with a delay factor begins later")
    func delays() {
        let window: TestWindow = putUp()
        defer { window.close() }
        let animator = linear()
        animator.addAnimations({ [box] in box.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        window.run(0.4)
        #expect(box.layer.presentation()?.opacity == 1)
        window.run(0.35)
        let opacity: Float = box.layer.presentation()?.opacity ?? 1
        #expect(abs(opacity - 0.5) < 0.05)
    }

    @Test("A damped spring swings over its end")
    func springs() {
        let window: TestWindow = putUp()
        defer { window.close() }
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { [box] in box.frame.origin.x = 100 }
        animator.startAnimation()
        var furthest: CGFloat = 0
        for _ in 0..<70 {
            window.run(1.0 / 60)
            furthest = max(furthest, x)
        }
        #expect(furthest > 120 && x == 100)
    }

    @Test("The duration of a spring told by mass and stiffness is its own")
    func ownDuration() {
        let parameters = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 60, timingParameters: parameters)
        #expect(animator.duration < 2 && parameters.timingCurveType == .spring)
    }

    @Test("A paused animator needs no frames, and a later one takes over from what is seen")
    func takesOver() {
        let window: TestWindow = putUp()
        defer { window.close() }
        let animator = linear()
        animator.startAnimation()
        window.run(0.5)
        animator.pauseAnimation()
        let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in box.frame.origin.x = 0 }
        second.startAnimation()
        window.run(1.0 / 60)
        #expect(abs(x - 50) < 3)
        window.run(1.1)
        #expect(x == 0)
    }

    @Test("Any course ends at 0 and 1 and stays between, whatever was done to it", arguments: 0..<200)
    func courses(seed: Int) {
        let window: TestWindow = putUp()
        defer { window.close() }
        var random = SeededGenerator(UInt64(seed) &* 0x9E37_79B9 &+ 7)
        let animator = linear(0.5)
        var ended: UIViewAnimatingPosition?
        animator.addCompletion { ended = $0 }
        animator.startAnimation()
        for _ in 0..<6 {
            window.run(Double.random(in: 0.01...0.08, using: &random))
            guard ended == nil else { break }
            switch Int.random(in: 0..<4, using: &random) {
            case 0: animator.pauseAnimation()
            case 1: animator.isReversed.toggle()
            case 2: animator.fractionComplete = CGFloat.random(in: 0...1, using: &random)
            default: break
            }
            #expect(x >= -0.01 && x <= 100.01)
            if Bool.random(using: &random) { animator.startAnimation() }
        }
        if ended == nil { animator.startAnimation() }
        window.run(1.2)
        #expect(ended == .start || ended == .end)
        #expect(x == (ended == .start ? 0 : 100))
    }

    @Test("touches find what an animator moves where it is seen, unless the app does that itself or the animator wants none")
    func hitTests() throws {
        let window: TestWindow = putUp()
        defer { window.close() }
        let root = try #require(box.superview)
        let animator = linear()
        let early = CGPoint(x: 60, y: 25)
        animator.startAnimation()
        window.run(0.5)
        // Seen from 50 to 100, and at its end from 100 to 150.
        #expect(root.hitTest(early, with: nil) === box && root.hitTest(CGPoint(x: 120, y: 25), with: nil) !== box)
        animator.isManualHitTestingEnabled = true
        #expect(root.hitTest(early, with: nil) !== box && root.hitTest(CGPoint(x: 120, y: 25), with: nil) === box)
        animator.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 120, y: 25), with: nil) !== box)
        window.run(0.6)
        #expect(root.hitTest(CGPoint(x: 120, y: 25), with: nil) === box)
    }

    @Test("a layer that grows is hit in its parts")
    func growing() throws {
        let shown = CALayer()
        shown.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        shown.position = CGPoint(x: 100, y: 100)
        let place = try #require(AnimatorHitTest.local(CGPoint(x: 105, y: 95), to: shown, model: CGRect(x: 0, y: 0, width: 40, height: 20)))
        #expect(place == CGPoint(x: 40, y: 0))
    }

    @Test("a part of a block may run more often than the rest, there and back")
    func modified() {
        let window: TestWindow = putUp()
        defer { window.close() }
        var ended = false
        UIView.animate(
            withDuration: 0.5,
            animations: { [box] in
                box.frame.origin.y = 100
                UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { box.alpha = 0.5 }
            }, completion: { ended = $0 })
        window.run(0.6)
        #expect(!ended && box.layer.animation(forKey: "position") == nil)
        let fade = box.layer.animation(forKey: "opacity")
        #expect(fade?.repeatCount == 2 && fade?.autoreverses == true)
        window.run(1.6)
        #expect(ended && box.layer.animation(forKey: "opacity") == nil)
    }
}
