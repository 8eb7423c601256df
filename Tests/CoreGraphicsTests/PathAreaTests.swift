import Foundation
import Testing
@testable import CoreGraphics

/// Areas of paths together.
@Suite struct PathAreaTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    private let moved = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
    private let inner = CGPath(rect: CGRect(x: 2, y: 2, width: 2, height: 2), transform: nil)

    private func area(_ path: CGPath) -> CGFloat {
        var sum: CGFloat = 0
        path.elements.forEachLine(tolerance: 1e-3, closingSubpaths: true) { sum += ($0.x * $1.y - $1.x * $0.y) / 2 }
        return sum
    }

    @Test("squares that overlap are joined, cut and taken from one another")
    func squares() {
        #expect(area(square.union(moved)) == 175 && area(square.intersection(moved)) == 25)
        #expect(area(square.subtracting(moved)) == 75 && area(square.symmetricDifference(moved)) == 150)
        #expect(square.intersection(moved).boundingBoxOfPath == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(square.intersects(moved) && !square.intersects(CGPath(rect: CGRect(x: 10, y: 0, width: 5, height: 5), transform: nil)))
        #expect(square.subtracting(square).isEmpty && area(square.union(square)) == 100)
    }

    @Test("a hole stays a hole, by either rule, and goes with what is around it")
    func holes() {
        let ring: CGPath = square.subtracting(inner)
        #expect(area(ring) == 96 && !ring.contains(CGPoint(x: 3, y: 3)) && !ring.contains(CGPoint(x: 3, y: 3), using: .evenOdd))
        let both = CGMutablePath()
        both.addPath(ring)
        both.addRect(CGRect(x: 20, y: 0, width: 3, height: 3))
        let parts: [CGPath] = both.componentsSeparated()
        #expect(parts.map(area).sorted() == [9, 96])
    }

    @Test("circles come out as lines that stray by less than is seen")
    func circles() {
        let first = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        let second = CGPath(ellipseIn: CGRect(x: -2, y: -10, width: 20, height: 20), transform: nil)
        // The lens of two circles of radius 10, 8 apart.
        let lens: CGFloat = 2 * 100 * acos(0.4) - 4 * (400 - 64 as CGFloat).squareRoot()
        #expect(abs(area(first.intersection(second)) - lens) < 0.2)
        #expect(abs(area(first.union(second)) - (200 * .pi - lens)) < 0.4)
    }

    @Test("a path that crosses itself is made plain by the rule that it is filled by")
    func normalized() {
        let star = CGMutablePath()
        let corners: [CGPoint] = (0..<5).map { (index: Int) -> CGPoint in
            let angle: CGFloat = CGFloat(index) * 4 * .pi / 5
            return CGPoint(x: 10 * cos(angle), y: 10 * sin(angle))
        }
        star.addLines(between: corners)
        star.closeSubpath()
        #expect(star.normalized().contains(.zero) && !star.normalized(using: .evenOdd).contains(.zero, using: .winding))
    }

    @Test("lines are cut at the borders of an area")
    func lines() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 15, y: 5))
        #expect(line.lineIntersection(square).boundingBoxOfPath == CGRect(x: 0, y: 5, width: 10, height: 0))
        let outside: CGPath = line.lineSubtracting(square)
        var lengths: [CGFloat] = []
        outside.elements.forEachLine(tolerance: 1, closingSubpaths: false) { lengths.append($1.x - $0.x) }
        #expect(lengths == [5, 5])
    }

    @Test("areas of random shapes are what counting says, place by place (seed 1)")
    func randomShapes() {
        var state: UInt64 = 1
        func random() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 33) / Double(1 << 31)
        }
        func shape(_ isCoarse: Bool) -> CGPath {
            let path = CGMutablePath()
            let count: Int = 3 + Int(random() * 8)
            path.addLines(
                between: (0..<count).map { _ in
                    let point = CGPoint(x: random() * 10, y: random() * 10)
                    return isCoarse ? CGPoint(x: point.x.rounded(), y: point.y.rounded()) : point
                })
            path.closeSubpath()
            return path
        }
        var wrong = 0
        for trial in 0..<60 {
            let (a, b): (CGPath, CGPath) = (shape(trial % 3 == 0), shape(trial % 3 == 0))
            let rule: CGPathFillRule = trial % 2 == 0 ? .winding : .evenOdd
            let union: CGPath = a.union(b, using: rule), rest: CGPath = a.subtracting(b, using: rule)
            for _ in 0..<20 {
                let place = CGPoint(x: random() * 10 + 0.00037, y: random() * 10 + 0.00037)
                let (inA, inB): (Bool, Bool) = (a.contains(place, using: rule), b.contains(place, using: rule))
                if union.contains(place) != (inA || inB) || union.contains(place, using: .evenOdd) != (inA || inB) { wrong += 1 }
                if rest.contains(place) != (inA && !inB) { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }
}
