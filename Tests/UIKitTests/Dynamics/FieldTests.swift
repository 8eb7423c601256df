import CoreGraphics
import Foundation
import Testing
@testable import UIKit

/// Fields of forces in dynamics.
@MainActor @Suite(.serialized) struct FieldTests {
    private let root = UIViewController()

    private func putUp() -> (TestWindow, UIDynamicAnimator, UIView) {
        let window = TestWindow(.padLandscape, root: root)
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        root.view.addSubview(view)
        return (window, UIDynamicAnimator(referenceView: root.view), view)
    }

    @Test("a linear field pulls by 100 points a second each second, in its region alone")
    func linear() {
        let (window, animator, view) = putUp()
        defer { window.close() }
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.addItem(view)
        animator.addBehavior(field)
        window.run(1)
        #expect(abs(view.frame.minX - 150) < 6 && view.frame.minY == 100)
        field.position = CGPoint(x: 900, y: 700)
        field.region = UIRegion(radius: 10)
        let speed = UIDynamicItemBehavior(items: [view])
        animator.addBehavior(speed)
        let before: CGFloat = speed.linearVelocity(for: view).x
        window.run(0.5)
        #expect(abs(speed.linearVelocity(for: view).x - before) < 1)
    }

    @Test("a spring brings an item that is slowed down to its position")
    func spring() {
        let (window, animator, view) = putUp()
        defer { window.close() }
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 400, y: 300)
        field.strength = 20
        field.addItem(view)
        let material = UIDynamicItemBehavior(items: [view])
        material.resistance = 8
        animator.addBehavior(material)
        animator.addBehavior(field)
        window.run(5)
        #expect(hypot(view.center.x - 400, view.center.y - 300) < 5)
    }

    @Test("a field of the app's own gets places about its position and says the force")
    func block() {
        let (window, animator, view) = putUp()
        defer { window.close() }
        var places: [CGPoint] = []
        let field = UIFieldBehavior.field { _, place, _, mass, _, _ in
            places.append(place)
            return CGVector(dx: 0, dy: mass)
        }
        field.position = CGPoint(x: 100, y: 100)
        field.addItem(view)
        animator.addBehavior(field)
        window.run(0.5)
        #expect(places.first == CGPoint(x: 50, y: 50) && view.frame.minY > 105)
    }

    @Test("forces by kind: gravity grows with the mass, electricity with the charge, drag with the speed, and noise is the same each time")
    func kinds() {
        let subject = FieldForce.Subject(place: CGVector(dx: 2, dy: 0), velocity: CGVector(dx: 3, dy: 0), mass: 4, charge: 5)
        #expect(FieldForce(kind: .radialGravity).force(on: subject) == CGVector(dx: -4, dy: 0))
        #expect(FieldForce(kind: .radialGravity, falloff: 1).force(on: subject) == CGVector(dx: -2, dy: 0))
        #expect(FieldForce(kind: .drag).force(on: subject) == CGVector(dx: -3, dy: 0))
        #expect(FieldForce(kind: .electric).force(on: subject) == CGVector(dx: 5, dy: 0))
        #expect(FieldForce(kind: .magnetic).force(on: subject) == CGVector(dx: 0, dy: -15))
        let noise = FieldForce(kind: .noise, smoothness: 0.5)
        #expect(noise.force(on: subject) == noise.force(on: subject) && noise.force(on: subject) != .zero)
    }

    @Test("regions join, meet and turn inside out, and come back from archives")
    func regions() throws {
        let square = UIRegion(size: CGSize(width: 20, height: 20))
        let circle = UIRegion(radius: 10)
        let corner = CGPoint(x: 9, y: 9)
        #expect(square.contains(corner) && !circle.contains(corner) && UIRegion.infinite.contains(corner))
        #expect(square.byDifference(from: circle).contains(corner) && !square.byIntersection(with: circle).contains(corner))
        #expect(circle.byUnion(with: square).contains(corner) && circle.inverse().contains(corner))
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        square.byDifference(from: circle).encode(with: archiver)
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        reader.requiresSecureCoding = false
        let back = try #require(UIRegion(coder: reader))
        #expect(back.contains(corner) && !back.contains(.zero))
    }
}
