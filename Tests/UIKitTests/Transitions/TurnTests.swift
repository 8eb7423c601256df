import AppSession
import Foundation
import Testing
@testable import UIKit

/// What a rotation looks like on the way: the window turns about its middle while it takes its new size.
@MainActor @Suite(.serialized) struct TurnTests {
    /// Degrees that the window is turned by, clockwise, and the size it has now.
    private func seen(_ window: TestWindow) -> (degrees: Double, size: CGSize, middle: CGPoint) {
        let layer: CALayer = window.window.layer.presentation() ?? window.window.layer
        let transform: CGAffineTransform = layer.affineTransform()
        return (atan2(Double(transform.b), Double(transform.a)) * 180 / .pi, layer.bounds.size, layer.position)
    }

    @Test("a device that is turned shows the window upside where it was, turning upright in the rotation's time")
    func quarterTurn() {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        // Home button to the right: the device was turned counter-clockwise, and what it showed with it.
        window.change(to: .phoneLandscape, duration: 0.4)
        window.run(0.001)
        let start = seen(window)
        #expect(abs(abs(start.degrees) - 90) < 2)
        #expect(abs(start.size.width - 393) < 5 && abs(start.size.height - 852) < 5)
        window.run(0.199)
        let middle = seen(window)
        #expect(abs(abs(middle.degrees) - 45) < 3 && middle.degrees * start.degrees > 0)
        #expect(abs(middle.size.width - (393 + 852) / 2) < 12 && abs(middle.size.height - (393 + 852) / 2) < 12)
        #expect(start.middle == CGPoint(x: 426, y: 196.5) && middle.middle == start.middle)
        window.run(0.3)
        let end = seen(window)
        #expect(end.degrees == 0 && end.size == CGSize(width: 852, height: 393) && end.middle == CGPoint(x: 426, y: 196.5))
        #expect(window.window.transform == .identity && window.window.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("turned the other way the window turns the other way; half a turn turns by half a circle")
    func otherTurns() {
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        var left: WindowEnvironment = .phoneLandscape
        left.orientation = .landscapeLeft
        window.change(to: left, duration: 0.4)
        window.run(0.1)
        let toLeft: Double = seen(window).degrees
        window.run(0.5)
        window.change(to: .phonePortrait, duration: 0)
        #expect(seen(window).degrees == 0)
        window.change(to: .phoneLandscape, duration: 0.4)
        window.run(0.1)
        #expect(seen(window).degrees * toLeft < 0)
        window.run(0.5)
        window.change(to: left, duration: 0.4)
        window.run(0.001)
        #expect(abs(abs(seen(window).degrees) - 180) < 3)
        window.run(0.5)
        #expect(seen(window).degrees == 0)
    }

    @Test("a window that shares the screen, or is resized, does not turn")
    func resizes() {
        let window = TestWindow(.padLandscape, root: UIViewController())
        defer { window.close() }
        window.change(to: .pad(700, 834), duration: 0.4)
        window.run(0.2)
        #expect(seen(window).degrees == 0)
        window.run(0.4)
    }
}
