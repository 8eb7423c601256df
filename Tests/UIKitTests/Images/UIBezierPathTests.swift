import Testing

@testable import UIKit

@Suite @MainActor struct UIBezierPathTests {
    @Test func clockwiseIsClockwiseOnTheScreen() {
        // From the right, clockwise on a screen whose y points down: through the bottom.
        let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(path.bounds.maxY > 9.9)
        #expect(path.bounds.minY > -0.01)
    }

    @Test func containmentAndBounds() {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(path.contains(CGPoint(x: 10, y: 5)))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(abs(path.bounds.width - 20) < 1e-6)
    }

    @Test func reversingSwapsEnds() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(to: CGPoint(x: 20, y: 20), controlPoint1: CGPoint(x: 12, y: 0), controlPoint2: CGPoint(x: 20, y: 8))
        let back: UIBezierPath = path.reversing()
        #expect(back.currentPoint == .zero)
        #expect(back.bounds == path.bounds)
        #expect(back.reversing() == path)
    }

    @Test func transformsAndCopies() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(path.bounds.minX == 5)
        #expect(copy.bounds.minX == 0)
        #expect(copy.lineWidth == 3)
    }

    @Test func dashesComeBack() {
        let path = UIBezierPath()
        path.setLineDash([4, 2], count: 2, phase: 1)
        var pattern: [CGFloat] = [0, 0]
        var count = 0
        var phase: CGFloat = 0
        path.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [4, 2] && count == 2 && phase == 1)
    }
}
