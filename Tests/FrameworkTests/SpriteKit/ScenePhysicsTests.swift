import Testing
@testable import QuinceSpriteKit
@testable import UIKit

/// Bodies of a scene.
@Suite(.serialized) @MainActor struct ScenePhysicsTests {
    private final class Listener: NSObject, SKPhysicsContactDelegate {
        var lines: [String] = []
        func didBegin(_ contact: SKPhysicsContact) {
            lines.append("begin " + [contact.bodyA.node?.name, contact.bodyB.node?.name].compactMap { $0 }.sorted().joined(separator: " "))
        }
        func didEnd(_ contact: SKPhysicsContact) { lines.append("end") }
    }

    private let scene = SKScene(size: CGSize(width: 600, height: 600))
    private let listener = Listener()

    init() { scene.physicsWorld.contactDelegate = listener }

    private func run(_ seconds: Double) { for _ in 0..<Int((seconds * 60).rounded()) { SceneFrame.run(scene, at: 0, seconds: 1.0 / 60) } }

    private func ball(_ name: String, x: CGFloat, y: CGFloat, radius: CGFloat = 15) -> SKNode {
        let node = SKNode()
        node.name = name
        node.position = CGPoint(x: x, y: y)
        node.physicsBody = SKPhysicsBody(circleOfRadius: radius)
        node.physicsBody?.linearDamping = 0
        scene.addChild(node)
        return node
    }

    @Test("a body falls by 9.8 metres of 150 points a second squared")
    func falls() {
        let node = ball("ball", x: 300, y: 500)
        run(0.5)
        #expect(abs(node.physicsBody!.velocity.dy + 735) < 1)
        #expect(abs(500 - node.position.y - 9.8 * 150 * 0.25 / 2) < 10)
        #expect(abs(node.position.x - 300) < 1e-3)
    }

    @Test("an edge holds what falls, and the delegate hears of it once")
    func edges() {
        let node = ball("ball", x: 300, y: 100)
        node.physicsBody?.contactTestBitMask = 1
        node.physicsBody?.restitution = 0
        scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
        scene.name = "scene"
        scene.physicsBody?.restitution = 0
        #expect(scene.physicsBody?.isDynamic == false)
        run(2)
        #expect(abs(node.position.y - 15) < 2)
        #expect(listener.lines == ["begin ball scene"])
        #expect(node.physicsBody?.allContactedBodies() == [scene.physicsBody!])
        node.removeFromParent()
        run(0.1)
        #expect(listener.lines == ["begin ball scene", "end"])
    }

    @Test("masks say what pushes what, and of what the delegate hears")
    func masks() {
        scene.physicsWorld.gravity = .zero
        let a = ball("a", x: 100, y: 100), b = ball("b", x: 200, y: 100), c = ball("c", x: 300, y: 100)
        for (index, node) in [a, b, c].enumerated() {
            node.physicsBody?.categoryBitMask = 1 << UInt32(index)
            node.physicsBody?.collisionBitMask = 0
        }
        b.physicsBody?.contactTestBitMask = 1
        c.physicsBody?.collisionBitMask = 1
        c.physicsBody?.isDynamic = false
        a.physicsBody?.velocity = CGVector(dx: 300, dy: 0)
        run(1)
        #expect(listener.lines == ["begin a b", "end"])
        #expect(abs(b.position.x - 200) < 1e-3)
        #expect(a.position.x < 271)
    }

    @Test("an impulse changes the speed by itself over the mass, in points")
    func impulses() {
        scene.physicsWorld.gravity = .zero
        let node = ball("ball", x: 100, y: 100, radius: 24)
        let body = node.physicsBody!
        #expect(abs(body.mass - .pi * 24 * 24 / 22500) < 1e-4)
        body.applyImpulse(CGVector(dx: 30, dy: 0))
        run(1.0 / 60)
        #expect(abs(body.velocity.dx - 30 / body.mass) < 1)
        body.mass = 2
        #expect(body.mass == 2)
        body.velocity = .zero
        body.applyForce(CGVector(dx: 120, dy: 0))
        run(1.0 / 60)
        #expect(abs(body.velocity.dx - 1) < 0.01)
    }

    @Test("a force against gravity holds a body up")
    func forces() {
        let node = ball("ball", x: 100, y: 100)
        for _ in 0..<30 {
            node.physicsBody!.applyForce(CGVector(dx: 0, dy: node.physicsBody!.mass * 9.8 * 150))
            run(1.0 / 60)
        }
        #expect(abs(node.position.y - 100) < 1)
    }

    @Test("a body goes where its node is put, and its node's parent may be turned")
    func parents() {
        let holder = SKNode()
        holder.position = CGPoint(x: 300, y: 300)
        holder.zRotation = .pi / 2
        scene.addChild(holder)
        let node = SKNode()
        node.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 20, height: 20))
        holder.addChild(node)
        run(0.25)
        #expect(node.position.x < -30 && abs(node.position.y) < 0.1)
        node.position = CGPoint(x: 50, y: 0)
        node.physicsBody?.velocity = .zero
        run(1.0 / 60)
        #expect(abs(node.position.x - 50) < 2)
    }

    @Test("a joint holds two bodies, a spring lets them swing")
    func joints() {
        scene.physicsWorld.gravity = .zero
        let a = ball("a", x: 100, y: 300), b = ball("b", x: 200, y: 300)
        a.physicsBody?.isDynamic = false
        let rope = SKPhysicsJointLimit.joint(withBodyA: a.physicsBody!, bodyB: b.physicsBody!, anchorA: a.position, anchorB: b.position)
        scene.physicsWorld.add(rope)
        b.physicsBody?.velocity = CGVector(dx: 600, dy: 0)
        run(1)
        #expect(b.position.x < 205)
        scene.physicsWorld.remove(rope)
        #expect(b.physicsBody?.joints.isEmpty == true)
        b.physicsBody?.velocity = CGVector(dx: 300, dy: 0)
        run(0.5)
        #expect(b.position.x > 205)
    }

    @Test("rays and points find bodies, the nearest first")
    func search() {
        scene.physicsWorld.gravity = .zero
        let a = ball("a", x: 300, y: 100), b = ball("b", x: 200, y: 100)
        let world = scene.physicsWorld
        #expect(world.body(at: CGPoint(x: 305, y: 100)) === a.physicsBody)
        #expect(world.body(at: CGPoint(x: 250, y: 100)) == nil)
        #expect(world.body(in: CGRect(x: 180, y: 80, width: 40, height: 40)) === b.physicsBody)
        var met: [CGFloat] = []
        world.enumerateBodies(alongRayStart: CGPoint(x: 0, y: 100), end: CGPoint(x: 600, y: 100)) { _, point, _, _ in met.append(point.x.rounded()) }
        #expect(met == [185, 285])
    }

    @Test("polygons of many corners and pictures become convex parts")
    func forms() {
        let ellipse = CGPath(ellipseIn: CGRect(x: -30, y: -20, width: 60, height: 40), transform: nil)
        let forms = BodyForm.polygons(PathTrack.points(of: ellipse))
        #expect(forms.count > 1)
        #expect(abs(forms.reduce(0) { $0 + $1.area } - .pi * 600 / 22500) < 0.002)
        #expect(BodyForm.outlined(forms).count == 1)
        let circle = CGPath(ellipseIn: CGRect(x: -30, y: -30, width: 60, height: 60), transform: nil)
        #expect(BodyForm.polygons(PathTrack.points(of: circle)) == [.circle(.zero, 30)])
        let body = SKPhysicsBody(
            texture: SKTexture(data: Data(repeating: 255, count: 400), size: CGSize(width: 10, height: 10)), size: CGSize(width: 30, height: 30))
        #expect(body.forms == [.polygon([CGPoint(x: -15, y: -15), CGPoint(x: 15, y: -15), CGPoint(x: 15, y: 15), CGPoint(x: -15, y: 15)])])
    }

    @Test("a field pulls the bodies in its region")
    func fields() {
        scene.physicsWorld.gravity = .zero
        let near = ball("near", x: 200, y: 300), far = ball("far", x: 550, y: 300)
        let field = SKFieldNode.radialGravityField()
        field.position = CGPoint(x: 300, y: 300)
        field.region = SKRegion(radius: 150)
        field.strength = 2
        scene.addChild(field)
        run(0.25)
        #expect(near.position.x > 205 && far.position.x == 550)
    }
}
