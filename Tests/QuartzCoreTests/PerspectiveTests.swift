import CoreGraphics
import QuartzCore
import TestSupport
import Testing

@Suite("Layers seen in perspective") @MainActor struct PerspectiveTests {
    /// How far a place is inside of a convex outline; negative outside.
    private func depth(_ point: CGPoint, in corners: [CGPoint]) -> CGFloat {
        let area: CGFloat = (0..<4).reduce(0) { sum, index in
            let (a, b) = (corners[index], corners[(index + 1) % 4])
            return sum + a.x * b.y - b.x * a.y
        }
        return (0..<4).map { index in
            let (a, b) = (corners[index], corners[(index + 1) % 4])
            let cross: CGFloat = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
            return (area < 0 ? -cross : cross) / hypot(b.x - a.x, b.y - a.y)
        }.min() ?? 0
    }

    private func project(_ point: CGPoint, _ t: CATransform3D) -> CGPoint {
        let w: CGFloat = t.m14 * point.x + t.m24 * point.y + t.m44
        return CGPoint(x: (t.m11 * point.x + t.m21 * point.y + t.m41) / w, y: (t.m12 * point.x + t.m22 * point.y + t.m42) / w)
    }

    @Test("They cover the quadrangle that their corners make, and no pixel elsewhere", arguments: RandomSeeds.first(4, of: 1..<13))
    func covers(seed: UInt64) {
        var random = SeededGenerator(seed)
        let side: CGFloat = 200
        let root = CALayer()
        root.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        root.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: CGFloat.random(in: 40...130, using: &random), height: CGFloat.random(in: 40...130, using: &random))
        layer.position = CGPoint(x: side / 2, y: side / 2)
        layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        var transform = CATransform3DIdentity
        transform.m34 = -1 / CGFloat.random(in: 200...1000, using: &random)
        transform = CATransform3DRotate(transform, CGFloat.random(in: -1.2...1.2, using: &random), 0.3, 1, 0)
        layer.transform = transform
        root.addSublayer(layer)
        let frame = TestFrame(width: 600, height: 600)
        frame.draw(LayerCompositor(root: root), scale: 3)
        let half = (layer.bounds.width / 2, layer.bounds.height / 2)
        let corners = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { x, y -> CGPoint in
            let seen: CGPoint = project(CGPoint(x: x * half.0, y: y * half.1), transform)
            return CGPoint(x: (seen.x + side / 2) * 3, y: (seen.y + side / 2) * 3)
        }
        var wrong = 0
        for y in 0..<600 {
            for x in 0..<600 {
                let inside: CGFloat = depth(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5), in: corners)
                guard abs(inside) > 2 else { continue }
                if frame[x, y] & 0xFFFFFF != (inside > 0 ? 0x0000FF : 0xFFFFFF) { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }
}
