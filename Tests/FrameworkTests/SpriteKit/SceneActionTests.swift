import Testing
@testable import QuinceSpriteKit
@testable import UIKit

/// Actions as time passes.
@Suite(.serialized) @MainActor struct SceneActionTests {
    private let scene = SKScene(size: CGSize(width: 100, height: 100))
    private let node = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))

    init() { scene.addChild(node) }

    /// Frames of a tenth of a second.
    private func run(tenths: Int) { for _ in 0..<tenths { SceneFrame.advance(scene, 0.1) } }

    private func isNear(_ a: CGFloat, _ b: CGFloat, _ slack: CGFloat = 1e-4) -> Bool { abs(a - b) < slack }

    @Test("a move takes its duration, and moves that run together add up")
    func moves() {
        node.run(.moveBy(x: 100, y: 0, duration: 1))
        node.run(.moveBy(x: 0, y: 50, duration: 0.5))
        run(tenths: 5)
        #expect(isNear(node.position.x, 50) && isNear(node.position.y, 50))
        #expect(node.hasActions())
        run(tenths: 5)
        #expect(isNear(node.position.x, 100) && isNear(node.position.y, 50))
        #expect(!node.hasActions())
    }

    @Test("what a sequence's action leaves of a frame goes to the next one")
    func sequence() {
        var told: [String] = []
        node.run(.sequence([.wait(forDuration: 0.25), .run { told.append("ran") }, .moveBy(x: 75, y: 0, duration: 0.75)])) { told.append("over") }
        run(tenths: 2)
        #expect(told.isEmpty)
        run(tenths: 1)
        #expect(told == ["ran"] && isNear(node.position.x, 5))
        run(tenths: 7)
        #expect(told == ["ran", "over"] && isNear(node.position.x, 75))
    }

    @Test("repetitions repeat; endless ones are taken away by their key")
    func repetition() {
        var count = 0
        let step = SKAction.sequence([.wait(forDuration: 0.1), .run { count += 1 }])
        node.run(.repeat(step, count: 3))
        run(tenths: 10)
        #expect(count == 3)
        node.run(.repeatForever(step), withKey: "more")
        run(tenths: 5)
        #expect(count == 8 && node.action(forKey: "more") != nil)
        node.removeAction(forKey: "more")
        run(tenths: 5)
        #expect(count == 8)
    }

    @Test("an endless action that takes no time is done once a frame")
    func instantly() {
        var count = 0
        node.run(.repeatForever(.run { count += 1 }))
        run(tenths: 4)
        #expect(count == 4)
    }

    @Test("a new action takes the place of the one with its key")
    func keys() {
        node.run(.moveTo(x: 100, duration: 1), withKey: "go")
        node.run(.moveTo(x: -100, duration: 1), withKey: "go")
        run(tenths: 10)
        #expect(isNear(node.position.x, -100))
    }

    @Test("groups end with their last action, and speed counts for all of them")
    func groups() {
        let group = SKAction.group([.fadeOut(withDuration: 1), .scale(to: 2, duration: 0.5)])
        #expect(group.duration == 1)
        group.speed = 2
        node.run(group)
        run(tenths: 5)
        #expect(isNear(node.alpha, 0) && isNear(node.xScale, 2) && !node.hasActions())
        #expect(node.size == CGSize(width: 20, height: 20))
    }

    @Test("timing modes begin and end slowly")
    func timing() {
        #expect(ActionTiming.part(0.5, .linear, nil) == 0.5)
        #expect(ActionTiming.part(0.5, .easeIn, nil) < 0.5 && ActionTiming.part(0.5, .easeOut, nil) > 0.5)
        #expect(ActionTiming.part(0.5, .easeInEaseOut, nil) == 0.5 && ActionTiming.part(0.25, .easeInEaseOut, nil) < 0.25)
        #expect(ActionTiming.part(0.5, .linear) { $0 * $0 } == 0.25)
    }

    @Test("reversed actions go back in the opposite order")
    func reversed() {
        let way = SKAction.sequence([.moveBy(x: 10, y: 0, duration: 0.1), .moveBy(x: 0, y: 20, duration: 0.1)])
        node.run(.sequence([way, way.reversed()]))
        run(tenths: 3)
        #expect(isNear(node.position.x, 10) && isNear(node.position.y, 0))
        run(tenths: 1)
        #expect(isNear(node.position.x, 0))
    }

    @Test("a path is followed by its length, and the node looks along it")
    func path() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 90)])
        node.position = CGPoint(x: 5, y: 5)
        node.run(.follow(path, asOffset: true, orientToPath: true, speed: 120))
        run(tenths: 5)
        #expect(isNear(node.position.x, 35) && isNear(node.position.y, 35) && isNear(node.zRotation, 0))
        run(tenths: 5)
        #expect(isNear(node.position.y, 95))
    }

    @Test("pictures follow one another, and the first comes back where that is wanted")
    func pictures() {
        let textures = (1...4).map { SKTexture(data: Data(repeating: 255, count: $0 * 4), size: CGSize(width: $0, height: 1)) }
        node.texture = textures[0]
        node.run(.animate(with: Array(textures[1...]), timePerFrame: 0.1, resize: false, restore: true))
        run(tenths: 1)
        #expect(node.texture === textures[2])
        run(tenths: 2)
        #expect(node.texture === textures[0])
    }

    @Test("a turn by the shorter way")
    func turns() {
        node.zRotation = .pi * 1.75
        node.run(.rotate(toAngle: .pi * 0.25, duration: 1, shortestUnitArc: true))
        run(tenths: 5)
        #expect(isNear(node.zRotation, .pi * 2))
    }

    @Test("paused nodes and hidden children of them stand still, faster ones run ahead")
    func pausing() {
        let inner = SKNode()
        node.addChild(inner)
        inner.run(.moveBy(x: 10, y: 0, duration: 1))
        node.isPaused = true
        run(tenths: 5)
        #expect(inner.position.x == 0)
        node.isPaused = false
        node.speed = 2
        run(tenths: 5)
        #expect(isNear(inner.position.x, 10))
    }

    @Test("constraints hold after actions")
    func constraints() {
        node.constraints = [.positionX(SKRange(lowerLimit: 0, upperLimit: 20)), .distance(SKRange(upperLimit: 5), to: CGPoint(x: 0, y: 30))]
        node.run(.move(to: CGPoint(x: 100, y: 30), duration: 0.1))
        SceneFrame.run(scene, at: 0, seconds: 0.1)
        #expect(isNear(node.position.x, 5) && isNear(node.position.y, 30))
    }

    @Test("a child is removed, or told to run something, by its name")
    func children() {
        let child = SKNode()
        child.name = "child"
        node.addChild(child)
        node.run(.run(.removeFromParent(), onChildWithName: "child"))
        run(tenths: 2)
        #expect(node.children.isEmpty)
    }
}
