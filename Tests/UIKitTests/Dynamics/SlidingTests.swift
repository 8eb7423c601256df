import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct SlidingTests {
    @Test("an item slides along its axis alone") func sliding() {
        let root = UIViewController()
        let window = TestWindow(.padLandscape, root: root)
        defer { window.close() }
        let animator = UIDynamicAnimator(referenceView: root.view)
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        root.view.addSubview(view)
        let rail = UIAttachmentBehavior.slidingAttachment(
            with: view, attachmentAnchor: CGPoint(x: 150, y: 150), axisOfTranslation: CGVector(dx: 1, dy: 0))
        #expect(rail.items.count == 1 && rail.attachedBehaviorType == .anchor)
        animator.addBehavior(rail)
        let gravity = UIGravityBehavior(items: [view])
        gravity.gravityDirection = CGVector(dx: 1, dy: 1)
        animator.addBehavior(gravity)
        window.run(0.3)
        #expect(view.center.x > 160 && abs(view.center.y - 150) < 3)
    }
}
