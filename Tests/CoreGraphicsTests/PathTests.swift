import CCairo
import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Cairo's answer to what a path holds.
private func cairoContains(_ path: CGPath, _ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    let cairo = cairo_create(surface)!
    defer {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }
    cairo_set_tolerance(cairo, 0.01)
    cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    path.elements.emit(to: cairo)
    return cairo_in_fill(cairo, Double(point.x), Double(point.y)) != 0
}

@Suite struct PathTests {
    @Test func containmentAgreesWithCairoAwayFromEdges() {
        var random = SeededGenerator(5)
        var compared = 0
        for _ in 0..<120 {
            let path = random.path(segments: 8, in: 0...200)
            for rule in [CGPathFillRule.winding, .evenOdd] {
                for _ in 0..<40 {
                    let point = random.point(-10...210)
                    let expected = cairoContains(path, point, rule)
                    // Near edges rounding decides: only points whose surroundings all agree count.
                    let around = [(-0.2, 0), (0.2, 0), (0, -0.2), (0, 0.2)].map { CGPoint(x: point.x + $0.0, y: point.y + $0.1) }
                    guard around.allSatisfy({ cairoContains(path, $0, rule) == expected }) else { continue }
                    compared += 1
                    #expect(path.contains(point, using: rule) == expected)
                }
            }
        }
        #expect(compared > 5000)
    }

    @Test func boundsOfCurvesAreTight() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 7.5) < 1e-9)
        #expect(CGMutablePath().boundingBox.isNull)
    }

    @Test func boundsHoldWhatIsInside() {
        var random = SeededGenerator(6)
        for _ in 0..<100 {
            let path = random.path(segments: 6, in: 0...100)
            let box = path.boundingBoxOfPath
            let controls = path.boundingBox
            #expect(controls.minX <= box.minX + 1e-9 && controls.maxX >= box.maxX - 1e-9)
            #expect(controls.minY <= box.minY + 1e-9 && controls.maxY >= box.maxY - 1e-9)
            for _ in 0..<50 {
                let point = random.point(-20...120)
                if path.contains(point) { #expect(box.insetBy(dx: -0.01, dy: -0.01).contains(point)) }
            }
        }
    }

    @Test func transformingAPathMovesWhatItHolds() {
        var random = SeededGenerator(7)
        for _ in 0..<60 {
            let path = random.path(segments: 6, in: 0...100)
            var transform = random.transform()
            guard abs(transform.a * transform.d - transform.b * transform.c) > 0.2 else { continue }
            let moved = path.copy(using: &transform)!
            var disagreements = 0
            for _ in 0..<50 {
                let point = random.point(0...100)
                if moved.contains(point.applying(transform)) != path.contains(point) { disagreements += 1 }
            }
            #expect(disagreements <= 1)
        }
    }

    @Test func stepsAreHandedOutInOrder() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
        path.closeSubpath()
        var seen: [String] = []
        path.applyWithBlock { element in
            let points = (0..<element.pointee.type.pointCount).map { element.pointee.points[$0] }
            seen.append("\(element.pointee.type) \(points)")
        }
        #expect(
            seen == [
                "moveToPoint [(1.0, 2.0)]", "addLineToPoint [(3.0, 4.0)]", "addQuadCurveToPoint [(5.0, 6.0), (7.0, 8.0)]",
                "closeSubpath []",
            ])
    }

    @Test func closingLeadsBackToTheStart() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(path.isEmpty)
        path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 0, y: 0))
        #expect(path.currentPoint == .zero)
        #expect(path.elements.types.filter { $0 == .moveToPoint }.count == 2)
    }

    @Test func onlyOneRectangleIsARectangle() {
        var rect = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        var turn = CGAffineTransform(rotationAngle: 0.3)
        #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        let two = CGMutablePath()
        two.addRects([rect, rect])
        #expect(!two.isRect(nil))
    }

    @Test func arcsGoTheWayAround() {
        func quarters(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGFloat {
            let quarter: CGFloat = .pi / 2
            return PathElements.sweep(from: start * quarter, to: end * quarter, clockwise: clockwise) / quarter
        }
        #expect(abs(quarters(0, 1, clockwise: false) - 1) < 1e-9)
        #expect(abs(quarters(0, 1, clockwise: true) + 3) < 1e-9)
        #expect(abs(quarters(0, 4, clockwise: true) + 4) < 1e-9)
        #expect(abs(quarters(0, 4, clockwise: false) - 4) < 1e-9)
        #expect(abs(quarters(2, 0, clockwise: false) - 2) < 1e-9)
        #expect(quarters(1, 1, clockwise: true) == 0)
    }

    @Test func arcsKeepTheirDistanceFromTheCenter() {
        var random = SeededGenerator(8)
        for _ in 0..<100 {
            let center = random.point(-50...50), radius = random.number(1...80)
            let path = CGMutablePath()
            path.addArc(
                center: center, radius: radius, startAngle: random.number(-7...7), endAngle: random.number(-7...7),
                clockwise: Bool.random(using: &random))
            path.elements.forEachLine(tolerance: 0.001, closingSubpaths: false) { _, end in
                #expect(abs(hypot(end.x - center.x, end.y - center.y) - radius) < radius * 0.0004)
            }
        }
    }

    @Test func tangentArcsTouchBothLines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(hypot(path.currentPoint.x - 100, path.currentPoint.y - 20) < 1e-9)
        #expect(path.elements.points[1] == CGPoint(x: 80, y: 0))
        let box = path.boundingBoxOfPath
        #expect(abs(box.maxX - 100) < 1e-9 && abs(box.minY) < 1e-9)
    }

    @Test func continuousCornersLeaveTheSideEarlierThanRoundOnes() {
        let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
        let smooth = CGPath(roundedRect: rect, radius: 20, style: .continuous)
        #expect(abs(smooth.elements.points[0].x - 20 * 1.528665) < 1e-6)
        #expect(smooth.boundingBoxOfPath == rect)
        let round = CGPath(roundedRect: rect, radius: 20, style: .circular)
        #expect(abs(round.elements.points[0].x - 20) < 1e-6)
        // Both pass the diagonal at nearly the same place.
        let inset = 20 * (1 - CGFloat(0.5).squareRoot())
        for path in [smooth, round] {
            #expect(!path.contains(CGPoint(x: inset - 0.4, y: inset - 0.4)))
            #expect(path.contains(CGPoint(x: inset + 0.4, y: inset + 0.4)))
        }
    }

    @Test func continuousCornersOfACapsuleAreRound() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        let path = CGPath(roundedRect: rect, radius: 20, style: .continuous)
        path.elements.forEachLine(tolerance: 0.001, closingSubpaths: true) { _, point in
            let x = point.x < 20 ? CGFloat(20) : point.x > 80 ? CGFloat(80) : point.x
            #expect(abs(hypot(point.x - x, point.y - 20) - 20) < 0.02)
        }
    }

    @Test func unroundedCornersStaySquare() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        let path = CGPath(roundedRect: rect, radius: 30, corners: [.topLeft, .bottomRight], style: .circular)
        #expect(path.contains(CGPoint(x: 99.5, y: 0.5)) && path.contains(CGPoint(x: 0.5, y: 99.5)))
        #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 98)))
    }

    @Test(arguments: [CGLineJoin.miter, .round, .bevel], [CGLineCap.butt, .round, .square])
    func strokedOutlinesHoldWhatCairoStrokes(join: CGLineJoin, cap: CGLineCap) {
        var random = SeededGenerator(9)
        let joins = [CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL]
        let caps = [CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE]
        var differing = 0
        var inside = 0
        for _ in 0..<20 {
            let path = random.path(segments: 5, in: 0...100)
            let outline = path.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: join, miterLimit: 10)
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
            let cairo = cairo_create(surface)!
            cairo_set_line_width(cairo, 8)
            cairo_set_line_join(cairo, joins[Int(join.rawValue)])
            cairo_set_line_cap(cairo, caps[Int(cap.rawValue)])
            path.elements.emit(to: cairo)
            for _ in 0..<200 {
                let point = random.point(-10...110)
                let expected = cairo_in_stroke(cairo, Double(point.x), Double(point.y)) != 0
                if expected { inside += 1 }
                if outline.contains(point) != expected { differing += 1 }
            }
            cairo_destroy(cairo)
            cairo_surface_destroy(surface)
        }
        #expect(inside > 300)
        #expect(differing <= 20, "of 4000 points")
    }

    @Test func dashesHaveTheirLengths() {
        let line = CGMutablePath()
        line.move(to: .zero)
        line.addLine(to: CGPoint(x: 25, y: 0))
        let dashed = line.copy(dashingWithPhase: 2, lengths: [5, 3])
        #expect(dashed.elements.points.map(\.x) == [0, 3, 6, 11, 14, 19, 22, 25])
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
        var length: CGFloat = 0
        circle.copy(dashingWithPhase: 0, lengths: [10, 10]).elements.forEachLine(tolerance: 0.001, closingSubpaths: false) {
            length += hypot($1.x - $0.x, $1.y - $0.y)
        }
        #expect(abs(length - 160) < 5)
    }
}
