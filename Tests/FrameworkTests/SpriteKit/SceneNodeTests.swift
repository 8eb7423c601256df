import Testing
@testable import QuinceSpriteKit
@testable import UIKit

/// Trees of nodes: where they are and how they are found.
@Suite(.serialized) @MainActor struct SceneNodeTests {
    private func tree() -> (scene: SKScene, ship: SKSpriteNode, gun: SKSpriteNode) {
        let scene = SKScene(size: CGSize(width: 400, height: 400))
        let ship = SKSpriteNode(color: .blue, size: CGSize(width: 40, height: 20))
        ship.name = "ship"
        ship.position = CGPoint(x: 100, y: 50)
        ship.zRotation = .pi / 2
        ship.setScale(2)
        let gun = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        gun.name = "gun1"
        gun.position = CGPoint(x: 20, y: 0)
        scene.addChild(ship)
        ship.addChild(gun)
        return (scene, ship, gun)
    }

    private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-6 }

    @Test("points go from one node's coordinates to another's")
    func conversion() {
        let (scene, ship, gun) = tree()
        #expect(isNear(scene.convert(.zero, from: gun), CGPoint(x: 100, y: 90)))
        #expect(isNear(gun.convert(CGPoint(x: 100, y: 90), from: scene), .zero))
        #expect(isNear(ship.convert(CGPoint(x: 1, y: 0), to: scene), CGPoint(x: 100, y: 52)))
    }

    @Test("a sprite's size has its scale in it, its frame its turn as well")
    func frames() {
        let (scene, ship, _) = tree()
        #expect(ship.size == CGSize(width: 80, height: 40))
        #expect(abs(ship.frame.width - 40) < 1e-6 && abs(ship.frame.height - 80) < 1e-6)
        #expect(abs(ship.calculateAccumulatedFrame().maxY - 100) < 1e-6)
        ship.size = CGSize(width: 40, height: 40)
        #expect(ship.xScale == 2 && ship.frame.width == 40)
        #expect(scene.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
        #expect(SKNode().frame == .zero)
    }

    @Test("nodes are found by names, paths and patterns")
    func names() {
        let (scene, ship, gun) = tree()
        #expect(scene.childNode(withName: "ship") === ship)
        #expect(scene.childNode(withName: "gun1") == nil)
        #expect(scene.childNode(withName: "//gun1") === gun)
        #expect(scene.childNode(withName: "ship/gun[0-9]") === gun)
        #expect(gun.childNode(withName: "/ship") === ship)
        #expect(gun.childNode(withName: "..")?.name == "ship")
        #expect(scene["//*"].count == 2)
        #expect(scene["sh*"].count == 1)
        var seen: [String] = []
        scene.enumerateChildNodes(withName: "//*") { node, stop in
            seen.append(node.name ?? "")
            stop.pointee = true
        }
        #expect(seen == ["ship"])
    }

    @Test("what is at a point, the foremost first")
    func hits() {
        let (scene, ship, gun) = tree()
        #expect(scene.nodes(at: CGPoint(x: 100, y: 90)) == [gun, ship])
        #expect(scene.atPoint(CGPoint(x: 300, y: 300)) === scene)
        ship.zPosition = 5
        gun.zPosition = -6
        #expect(scene.atPoint(CGPoint(x: 100, y: 90)) === ship)
        gun.isHidden = true
        #expect(scene.nodes(at: CGPoint(x: 100, y: 90)) == [ship])
    }

    @Test("a node that moves to another parent stays where it is")
    func moving() {
        let (scene, _, gun) = tree()
        gun.move(toParent: scene)
        #expect(isNear(gun.position, CGPoint(x: 100, y: 90)) && abs(gun.zRotation - .pi / 2) < 1e-6 && gun.xScale == 2)
        #expect(gun.parent === scene)
    }

    @Test("a copy has the values and children of the original and no parent")
    func copies() throws {
        let (_, ship, _) = tree()
        ship.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        ship.physicsBody?.categoryBitMask = 4
        let copy = try #require(ship.copy() as? SKSpriteNode)
        #expect(copy.parent == nil && copy.position == ship.position && copy.size == ship.size && copy.children.count == 1)
        #expect(copy.children[0].name == "gun1" && copy.children[0] !== ship.children[0])
        #expect(copy.physicsBody?.categoryBitMask == 4 && copy.physicsBody !== ship.physicsBody)
    }

    @Test("a label's place depends on its alignment")
    func labels() {
        let label = SKLabelNode(text: "Hello")
        label.fontName = "Helvetica"
        label.fontSize = 40
        #expect(abs(label.frame.midX) < 1 && label.frame.minY < 0 && label.frame.maxY > 20)
        label.horizontalAlignmentMode = .left
        label.verticalAlignmentMode = .bottom
        #expect(label.frame.minX == 0 && label.frame.minY == 0)
        label.verticalAlignmentMode = .top
        #expect(label.frame.maxY == 0)
        label.text = "Hello there, this is long"
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = 120
        #expect(label.frame.width <= 120 && label.frame.height > 80)
    }

    @Test("shapes have the extent of their path and line")
    func shapes() {
        #expect(SKShapeNode(circleOfRadius: 10).frame == CGRect(x: -10.5, y: -10.5, width: 21, height: 21))
        let line = SKShapeNode(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        line.strokeColor = .clear
        #expect(line.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(line.lineLength == 40)
    }

    @Test("the part of a texture and its size")
    func textures() {
        let whole = SKTexture(data: Data(repeating: 255, count: 400), size: CGSize(width: 10, height: 10))
        let part = SKTexture(rect: CGRect(x: 0, y: 0.5, width: 0.2, height: 0.5), in: whole)
        #expect(part.size() == CGSize(width: 2, height: 5))
        #expect(SKTexture(rect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), in: part).textureRect() == CGRect(x: 0.1, y: 0.5, width: 0.1, height: 0.5))
        #expect(SKTexture(imageNamed: "is not there").size() == CGSize(width: 128, height: 128))
    }

    @Test("stretched pictures keep their corners")
    func stretching() {
        #expect(NinePatch.cuts(from: 0, length: 100, own: 30, 1.0 / 3, 2.0 / 3).map { $0.rounded() } == [0, 10, 90, 100])
        #expect(NinePatch.cuts(from: -5, length: 10, own: 30, 1.0 / 3, 2.0 / 3).map { $0.rounded() } == [-5, 0, 0, 5])
    }

    @Test("particles come at their rate, fly and go out, the same each time")
    func particles() {
        func emitter() -> SKEmitterNode {
            let node = SKEmitterNode()
            node.particleBirthRate = 10
            node.particleLifetime = 0.5
            node.particleSpeed = 100
            node.emissionAngle = .pi / 2
            node.particlePositionRange = CGVector(dx: 50, dy: 0)
            return node
        }
        let node = emitter(), other = emitter()
        node.advanceSimulationTime(2)
        other.advanceSimulationTime(2)
        let drawn = node.drawnParticles(.identity, alpha: 1, depth: 0)
        #expect((4...6).contains(drawn.count))
        #expect(drawn.allSatisfy { $0.transform.ty > 0 && $0.transform.ty <= 51 && abs($0.transform.tx) <= 25 })
        #expect(drawn == other.drawnParticles(.identity, alpha: 1, depth: 0))
        node.numParticlesToEmit = 3
        node.resetSimulation()
        node.advanceSimulationTime(0.45)
        #expect(node.drawnParticles(.identity, alpha: 1, depth: 0).count == 3)
        node.advanceSimulationTime(1)
        #expect(node.drawnParticles(.identity, alpha: 1, depth: 0).isEmpty)
    }

    @Test("thousands of particles live at a time, and no rate of births takes for ever")
    func manyParticles() {
        let sky = SKEmitterNode()
        (sky.particleBirthRate, sky.particleLifetime) = (500, 20)
        sky.advanceSimulationTime(10)
        #expect((4_990...5_000).contains(sky.drawnParticles(.identity, alpha: 1, depth: 0).count))
        sky.particleBirthRate = 1e12
        sky.advanceSimulationTime(1)
        #expect(sky.drawnParticles(.identity, alpha: 1, depth: 0).count == 20_000)
    }

    @Test("values between keyframes")
    func keyframes() throws {
        let sequence = SKKeyframeSequence(keyframeValues: [0, 10, 20], times: [0, 0.5, 1])
        #expect(SKKeyframeSequence.number(sequence.sample(atTime: 0.25)) == 5)
        #expect(SKKeyframeSequence.number(sequence.sample(atTime: 2)) == 20)
        sequence.interpolationMode = .step
        #expect(SKKeyframeSequence.number(sequence.sample(atTime: 0.75)) == 10)
        let colors = SKKeyframeSequence(keyframeValues: [UIColor.black, UIColor.white], times: [0, 1])
        let grey = try #require(colors.sample(atTime: 0.5) as? UIColor)
        #expect(abs(TextureTint.parts(of: grey.cgColor)[0] - 0.5) < 0.01)
    }
}
