import Testing

@testable import UIKit

@MainActor @Suite struct ArchivedPathTests {
    @Test("a path comes back from an archive with its steps and settings")
    func archive() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 4, y: 5, width: 60, height: 40), cornerRadius: 8)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 0, y: 7))
        path.lineWidth = 3
        path.lineCapStyle = .round
        path.usesEvenOddFillRule = true
        path.setLineDash([4, 2], count: 2, phase: 1)
        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
        #expect(back.cgPath == path.cgPath)
        #expect(back.bounds == path.bounds)
        #expect(back.lineWidth == 3 && back.lineCapStyle == .round && back.usesEvenOddFillRule)
    }

    @Test("steps that are none end a path", arguments: [[7.0], [1, 3, 4], [0, 1], [0, .nan, 2], [0, 1, 2, 2, 5]])
    func damagedSteps(numbers: [Double]) {
        let path = ArchivedPath.path(of: ArchivedPath.data(of: numbers))
        #expect(path.isEmpty == (numbers != [0, 1, 2, 2, 5]))
        #expect(ArchivedPath.numbers(of: ArchivedPath.data(of: numbers)).count == numbers.count)
    }
}
