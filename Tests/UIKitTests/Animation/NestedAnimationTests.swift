import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct NestedAnimationTests {
    private func box(in window: TestWindow) -> UIView {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.window.rootViewController?.view.addSubview(box)
        window.run(0.1)
        return box
    }

    private func animation(of view: UIView) -> CABasicAnimation? { view.layer.animation(forKey: "position") as? CABasicAnimation }

    @Test("inside a block an animation takes that block's duration and curve, and completes with it")
    func inherits() {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        let inner = box(in: window)
        var completed = false
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            #expect(UIView.inheritedAnimationDuration == 1)
            UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) {
                inner.center.x = 100
            } completion: { _ in
                completed = true
            }
        }
        #expect(animation(of: inner)?.duration == 1)
        window.run(0.5)
        #expect(!completed)
        let x: CGFloat = inner.layer.presentation()?.position.x ?? 0
        #expect(abs(x - 55) < 3, "half of the way from 10 to 100 on a line, was \(x)")
        window.run(0.6)
        #expect(completed)
    }

    @Test("options override the duration, the curve or both")
    func overrides() {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        let boxes: [UIView] = (0..<3).map { _ in box(in: window) }
        let options: [UIView.AnimationOptions] = [
            [.overrideInheritedDuration], [.overrideInheritedCurve, .curveEaseIn],
            [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn],
        ]
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            for (box, options) in zip(boxes, options) {
                UIView.animate(withDuration: 0.2, delay: 0, options: options) { box.center.x = 100 }
            }
        }
        #expect(boxes.map { animation(of: $0)?.duration } == [0.2, 1, 0.2])
        #expect(boxes.map { animation(of: $0)?.timingFunction == CAMediaTimingFunction(name: .easeIn) } == [false, true, true])
        #expect(animation(of: boxes[0])?.timingFunction == CAMediaTimingFunction(name: .linear))
    }

    @Test("animations of a spring that is told by how it feels run before the call returns")
    func feltSpring() {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        let view = box(in: window)
        // Not an escaping closure: it may use what is passed in and out.
        func move(_ ran: inout Bool) {
            UIView.animate(springDuration: 0.4, bounce: 0.2) {
                ran = true
                view.center.x = 100
            }
        }
        var ran = false
        move(&ran)
        #expect(ran && animation(of: view) != nil)
        window.run(1.5)
        #expect(view.center.x == 100)
    }

    @Test("a spring and key frames inside a block last as long as the block; outside, and in the next block, nothing is inherited")
    func springsAndKeyframes() {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        let (spring, frames, free) = (box(in: window), box(in: window), box(in: window))
        UIView.animate(withDuration: 0.8) {
            UIView.animate(withDuration: 0.1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) { spring.center.x = 100 }
            UIView.animateKeyframes(withDuration: 0.1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { frames.center.x = 100 }
            }
            UIView.performWithoutAnimation { free.center.y = 300 }
        }
        UIView.animate(withDuration: 0.1) { free.center.x = 100 }
        #expect(animation(of: spring)?.duration == 0.8)
        #expect(frames.layer.animation(forKey: "position")?.duration == 0.8)
        #expect(animation(of: free)?.duration == 0.1)
        window.run(1)
        #expect([spring, frames, free].allSatisfy { $0.center.x == 100 })
    }
}
