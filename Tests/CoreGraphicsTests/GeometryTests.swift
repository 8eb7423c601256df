import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

private func isClose(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 1e-6) -> Bool {
    hypot(a.x - b.x, a.y - b.y) <= tolerance * max(1, hypot(a.x, a.y))
}

@Suite struct GeometryTests {
    @Test func invertingUndoesATransform() {
        var random = SeededGenerator(1)
        for _ in 0..<2000 {
            let transform = random.transform()
            guard abs(transform.a * transform.d - transform.b * transform.c) > 0.01 else { continue }
            let point = random.point(-100...100)
            #expect(isClose(point.applying(transform).applying(transform.inverted()), point, 1e-6))
        }
    }

    @Test func concatenatingAppliesTheReceiverFirst() {
        var random = SeededGenerator(2)
        for _ in 0..<500 {
            let (first, second, point) = (random.transform(), random.transform(), random.point(-100...100))
            #expect(isClose(point.applying(first.concatenating(second)), point.applying(first).applying(second)))
        }
    }

    @Test func movingScalingAndTurningActBeforeTheReceiver() {
        var random = SeededGenerator(3)
        for _ in 0..<500 {
            let transform = random.transform(), point = random.point(-10...10)
            let moved = CGPoint(x: point.x + 3, y: point.y - 2).applying(transform)
            #expect(isClose(point.applying(transform.translatedBy(x: 3, y: -2)), moved))
            let scaled = CGPoint(x: point.x * 2, y: point.y * 5).applying(transform)
            #expect(isClose(point.applying(transform.scaledBy(x: 2, y: 5)), scaled))
            let turned = CGPoint(x: -point.y, y: point.x).applying(transform)
            #expect(isClose(point.applying(transform.rotated(by: .pi / 2)), turned))
        }
    }

    @Test func componentsMakeTheSameTransformAgain() {
        var random = SeededGenerator(4)
        for _ in 0..<1000 {
            let transform = random.transform()
            guard abs(transform.a * transform.d - transform.b * transform.c) > 0.01 else { continue }
            let again = CGAffineTransform(transform.decomposed())
            let point = random.point(-10...10)
            #expect(isClose(point.applying(again), point.applying(transform)))
        }
    }

    @Test func aSingularTransformInvertsToItself() {
        let flat = CGAffineTransform(scaleX: 0, y: 2)
        #expect(flat.inverted() == flat)
    }

    @Test func aRectangleAfterATransformHoldsItsCornersTightly() {
        let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.minX + 20) < 1e-9 && abs(turned.maxX) < 1e-9 && abs(turned.maxY - 10) < 1e-9)
        #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    }

    @Test func transformsAndVectorsSurviveCoding() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode([transform])
        #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [transform])
        #expect(String(decoding: data, as: UTF8.self) == "[[1,2,3,4,5,6]]")
        let vector = CGVector(dx: 1, dy: 2)
        #expect(try JSONDecoder().decode([CGVector].self, from: JSONEncoder().encode([vector])) == [vector])
    }

    @Test func geometryPrintsAsOnApplesPlatforms() {
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.0, 3.0, 4.0)")
        #expect("\(CGPoint(x: 1, y: 2))" == "(1.0, 2.0)")
        #expect("\(CGSize(width: 1, height: 2))" == "(1.0, 2.0)")
        #expect("\(CGVector(dx: 1, dy: 2))" == "(1.0, 2.0)")
    }

    @Test func geometrySurvivesAsADictionary() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
        #expect(CGPoint(dictionaryRepresentation: rect.origin.dictionaryRepresentation) == rect.origin)
        #expect(CGSize(dictionaryRepresentation: rect.size.dictionaryRepresentation) == rect.size)
        #expect(CGRect(dictionaryRepresentation: rect.size.dictionaryRepresentation) == nil)
    }
}
