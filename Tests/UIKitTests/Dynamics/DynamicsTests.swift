import AppSession
import CoreGraphics
import Foundation
import Testing
@testable import UIKit

@MainActor @Suite struct DynamicsTests {
    private final class Log: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
        var told: [String] = []
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
        ) { told.append("hit \(identifier as? String ?? "edge")") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { told.append("pause") }
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { told.append("resume") }
    }

    private let root = UIViewController()

    private func putUp() -> (TestWindow, UIDynamicAnimator) {
        let window = TestWindow(.padLandscape, root: root)
        return (window, UIDynamicAnimator(referenceView: root.view))
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 100) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: size, height: size))
        root.view.addSubview(view)
        return view
    }

    @Test("gravity pulls by 1000 points a second each second") func gravity() {
        let (window, animator) = putUp()
        defer { window.close() }
        let view = box(100, 0)
        let gravity = UIGravityBehavior(items: [view])
        animator.addBehavior(gravity)
        window.run(0.5)
        // 1/2 g t²; a step of Box2D takes the speed at its end, and the first frame begins the run.
        #expect(abs(view.frame.minY - 125) < 12 && view.frame.minX == 100 && animator.isRunning)
        #expect(abs(UIDynamicItemBehavior(items: []).linearVelocity(for: view).y) == 0 && gravity.magnitude == 1)
        gravity.setAngle(0, magnitude: 2)
        #expect(abs(gravity.gravityDirection.dx - 2) < 1e-9 && abs(gravity.gravityDirection.dy) < 1e-9)
    }

    @Test("what falls comes to rest on the reference view's edge, and the animator pauses") func rest() {
        let (window, animator) = putUp()
        defer { window.close() }
        let log = Log(), view = box(100, 400)
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = log
        animator.delegate = log
        animator.addBehavior(UIGravityBehavior(items: [view]))
        animator.addBehavior(collision)
        window.run(4)
        #expect(abs(view.frame.maxY - root.view.bounds.maxY) < 3 && abs(view.transform.b) < 0.01)
        #expect(log.told.first == "resume" && log.told.contains("hit edge") && log.told.last == "pause" && !animator.isRunning)
    }

    @Test("the same start ends the same way") func determinism() {
        func run() -> [CGRect] {
            let (window, animator) = putUp()
            defer { window.close() }
            let views: [UIView] = (0..<6).map { (index: Int) -> UIView in box(CGFloat(200 + index * 13), CGFloat(index * 110)) }
            let collision = UICollisionBehavior(items: views)
            collision.translatesReferenceBoundsIntoBoundary = true
            let material = UIDynamicItemBehavior(items: views)
            material.elasticity = 0.6
            material.friction = 0.2
            [UIGravityBehavior(items: views), collision, material].forEach(animator.addBehavior)
            window.run(2)
            let frames = views.map { CGRect(origin: $0.center, size: CGSize(width: $0.transform.a, height: $0.transform.b)) }
            animator.removeAllBehaviors()
            views.forEach { $0.removeFromSuperview() }
            return frames
        }
        let first = run()
        #expect(first == run() && Set(first.map(\.origin.x)).count > 1)
    }

    @Test("a boundary with a name stops what meets it, a bouncing body goes back") func boundary() {
        let (window, animator) = putUp()
        defer { window.close() }
        let log = Log(), view = box(100, 0)
        let collision = UICollisionBehavior(items: [view])
        collision.addBoundary(withIdentifier: "floor" as NSCopying, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 1000, y: 300))
        collision.collisionDelegate = log
        let material = UIDynamicItemBehavior(items: [view])
        material.elasticity = 1
        [UIGravityBehavior(items: [view]), collision, material].forEach(animator.addBehavior)
        var lowest: CGFloat = 0
        for _ in 0..<90 {
            window.run(1 / 60)
            lowest = max(lowest, view.frame.maxY)
        }
        #expect(log.told.first == "hit floor" && lowest > 290 && lowest < 306)
        #expect(material.linearVelocity(for: view) != .zero && collision.boundary(withIdentifier: "floor" as NSString) != nil)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
        window.run(2)
        #expect(view.frame.minY > 400)
    }

    @Test("a snap ends at its point, upright") func snap() {
        let (window, animator) = putUp()
        defer { window.close() }
        let view = box(0, 0)
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        animator.addBehavior(UISnapBehavior(item: view, snapTo: CGPoint(x: 400, y: 300)))
        window.run(0.1)
        #expect(view.center.x > 60 && view.center.x < 400)
        window.run(3)
        #expect(abs(view.center.x - 400) < 0.5 && abs(view.center.y - 300) < 0.5 && abs(view.transform.b) < 0.01 && !animator.isRunning)
    }

    @Test("attachments hold a distance, swing as springs, and follow their anchors") func attachment() {
        let (window, animator) = putUp()
        defer { window.close() }
        let view = box(350, 200), hanging = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 300, y: 100))
        let length = hanging.length
        #expect(abs(length - hypot(100, 150)) < 0.001 && hanging.attachedBehaviorType == .anchor)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        animator.addBehavior(hanging)
        for _ in 0..<60 {
            window.run(1 / 60)
            #expect(abs(hypot(view.center.x - 300, view.center.y - 100) - length) < 3)
        }
        animator.removeAllBehaviors()
        let other = box(600, 300), spring = UIAttachmentBehavior(item: other, attachedToAnchor: CGPoint(x: 650, y: 350))
        (spring.frequency, spring.damping) = (2, 0.5)
        animator.addBehavior(spring)
        spring.anchorPoint = CGPoint(x: 750, y: 350)
        window.run(4)
        #expect(abs(other.center.x - 750) < 2 && abs(other.center.y - 350) < 2)
    }

    @Test("a push of 1 moves a view of 100 by 100 points by 100 points a second") func push() {
        let (window, animator) = putUp()
        defer { window.close() }
        let view = box(0, 300), push = UIPushBehavior(items: [view], mode: .instantaneous), body = UIDynamicItemBehavior(items: [view])
        push.pushDirection = CGVector(dx: 1, dy: 0)
        animator.addBehavior(body)
        animator.addBehavior(push)
        window.run(0.1)
        #expect(!push.active && abs(body.linearVelocity(for: view).x - 100) < 0.5)
        let before = view.center.x
        window.run(1)
        #expect(abs(view.center.x - before - 100) < 3)
        body.isAnchored = true
        window.run(0.5)
        let fixed = view.center.x
        window.run(0.5)
        #expect(view.center.x == fixed)
    }

    @Test("items push one another only where a collision behaviour has both") func items() {
        let (window, animator) = putUp()
        defer { window.close() }
        let above = box(100, 0), below = box(100, 300), free = box(400, 0), wall = box(400, 300)
        let anchored = UIDynamicItemBehavior(items: [below, wall])
        anchored.isAnchored = true
        [UIGravityBehavior(items: [above, free]), anchored, UICollisionBehavior(items: [above, below])].forEach(animator.addBehavior)
        window.run(2)
        #expect(abs(above.frame.maxY - 300) < 3 && free.frame.minY > 400)
        #expect(animator.items(in: CGRect(x: 90, y: 310, width: 50, height: 50)).contains { $0 === below })
    }

    @Test("a cell's attributes are items too, and each step invalidates their layout") func attributes() throws {
        let (window, _) = putUp()
        defer { window.close() }
        final class Layout: UICollectionViewLayout {
            var count = 0
            override func invalidateLayout() { count += 1 }
        }
        let layout = Layout(), animator = UIDynamicAnimator(collectionViewLayout: layout)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        animator.addBehavior(UIGravityBehavior(items: [attributes]))
        window.run(0.2)
        #expect(attributes.center.y > 30 && layout.count > 5)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)) === attributes)
        #expect(animator.layoutAttributesForCell(at: IndexPath(item: 0, section: 0)) == nil)
    }
}
