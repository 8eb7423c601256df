import AppSession
import CoreGraphics
import Foundation
import Testing
@testable import UIKit

@MainActor @Suite struct KeyframeTests {
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    /// Put up by each test itself: between a suite's `init` and its test other tests may run.
    private func putUp() -> TestWindow {
        let root = UIViewController()
        let window = TestWindow(.padLandscape, root: root)
        root.view.addSubview(box)
        window.run(0.1)
        return window
    }

    private var place: CGPoint { box.layer.presentation()?.frame.origin ?? box.frame.origin }

    @Test("Frames follow one another, and what none of them moves stays meanwhile")
    func sequence() {
        let window: TestWindow = putUp()
        defer { window.close() }
        var ended: Bool?
        UIView.animateKeyframes(withDuration: 1, delay: 0) { [box] in
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x += 100 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { box.center.y += 60 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 0 }
        } completion: {
            ended = $0
        }
        #expect(box.frame.origin == CGPoint(x: 100, y: 60))
        window.run(0.25)
        #expect(place.y == 0 && place.x > 5 && place.x < 100 && box.layer.presentation()?.opacity == 1)
        window.run(0.3)
        #expect(place.x == 100 && place.y > 0 && ended == nil)
        window.run(0.3)
        #expect(place == CGPoint(x: 100, y: 60))
        window.run(0.3)
        #expect(ended == true && box.alpha == 0 && box.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test("Discrete frames jump")
    func discrete() {
        let window: TestWindow = putUp()
        defer { window.close() }
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeDiscrete) { [box] in
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.frame.origin.x = 40 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.frame.origin.x = 80 }
        }
        var seen: Set<CGFloat> = []
        for _ in 0..<70 {
            window.run(1.0 / 60)
            seen.insert(place.x)
        }
        #expect(seen.isSubset(of: [0, 40, 80]) && seen.contains(80))
    }

    @Test("Without animation the frames are only changes")
    func disabled() {
        let window: TestWindow = putUp()
        defer { window.close() }
        UIView.performWithoutAnimation {
            UIView.animateKeyframes(withDuration: 1, delay: 0) { [box] in
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.frame.origin.x = 40 }
            }
        }
        #expect(box.frame.minX == 40 && box.layer.animationKeys()?.isEmpty ?? true)
    }
}
