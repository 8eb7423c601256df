import Testing

@testable import UIKit

/// What events and touches tell beside places and phases.
@MainActor @Suite(.serialized) struct TouchDetailTests {
    private final class Pad: UIView {
        var coalesced: [Int?] = []
        var predicted: [Int?] = []
        var precise: [CGPoint] = []
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            coalesced.append(event?.coalescedTouches(for: touch)?.count)
            predicted.append(event?.predictedTouches(for: touch)?.count)
            precise.append(touch.preciseLocation(in: self))
        }
    }

    @Test("a drawing view gets each move once, as the touch itself, and none foretold") func coalescing() {
        let stage = TouchStage()
        defer { stage.close() }
        let pad = Pad(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
        stage.view.addSubview(pad)
        stage.down(50, 150)
        stage.move(60, 160)
        stage.move(70, 180)
        stage.up()
        #expect(pad.coalesced == [1, 1] && pad.predicted == [0, 0])
        #expect(pad.precise == [CGPoint(x: 40, y: 60), CGPoint(x: 50, y: 80)])
        #expect(UIEvent().coalescedTouches(for: UITouch()) == nil)
    }

    @Test("a point of a window is converted to the screen's coordinates and to another window's") func windows() {
        let stage = TouchStage()
        defer { stage.close() }
        let other = UIWindow(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        #expect(other.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 31, y: 42))
        #expect(other.convert(CGPoint(x: 31, y: 42), from: nil) == CGPoint(x: 1, y: 2))
        #expect(other.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: stage.window) == CGRect(x: 30, y: 40, width: 10, height: 10))
    }

    @Test("views that are deleted fade, are removed and look as before; the rest moves beside") func deleting() {
        let stage = TouchStage()
        defer { stage.close() }
        let (gone, left) = (UIView(), UIView())
        gone.alpha = 0.5
        stage.view.addSubview(gone)
        stage.view.addSubview(left)
        var ended: [Bool] = []
        UIView.perform(.delete, on: [gone]) {
            left.frame.origin.x = 10
        } completion: {
            ended.append($0)
        }
        #expect(gone.superview != nil && left.frame.minX == 10)
        stage.wait(1)
        #expect(gone.superview == nil && gone.alpha == 0.5 && gone.transform == .identity && ended == [true])
    }
}
