import Testing

@testable import QuinceSceneKit

/// Places of nodes, and what moves them.
@Suite("SceneKit's nodes") struct SCNNodeTests {
    private func isNear(_ a: SIMD3<Float>, _ b: SIMD3<Float>, _ slack: Float = 1e-4) -> Bool { (a - b).length < slack }

    @Test("angles and rotations come back as they were set, beyond a quarter turn, too")
    func angles() {
        let node = SCNNode()
        node.eulerAngles.y = 2
        #expect(node.simdEulerAngles == SIMD3<Float>(0, 2, 0))
        #expect(isNear(node.simdRotation.xyz, SIMD3<Float>(0, 1, 0)) && abs(node.rotation.w - 2) < 1e-4)
        node.rotation = SCNVector4(1, 0, 0, 3)
        #expect(SIMD4(node.rotation) == SIMD4<Float>(1, 0, 0, 3))
        node.scale = SCNVector3(2, 2, 2)
        node.position = SCNVector3(1, 2, 3)
        let other = SCNNode()
        other.transform = node.transform
        #expect(isNear(other.simdScale, SIMD3<Float>(2, 2, 2)) && isNear(other.simdPosition, SIMD3<Float>(1, 2, 3)))
    }

    @Test("places are converted between nodes and the scene, a pivot moves what is drawn")
    func converting() {
        let parent = SCNNode(), child = SCNNode()
        parent.addChildNode(child)
        parent.position = SCNVector3(10, 0, 0)
        parent.eulerAngles.z = .pi / 2
        child.position = SCNVector3(1, 0, 0)
        #expect(isNear(child.simdWorldPosition, SIMD3<Float>(10, 1, 0)))
        #expect(isNear(SIMD3(parent.convertPosition(SCNVector3(1, 0, 0), to: nil)), SIMD3<Float>(10, 1, 0)))
        #expect(isNear(SIMD3(child.convertPosition(SCNVector3(10, 1, 0), from: nil)), .zero))
        #expect(isNear(SIMD3(parent.convertVector(SCNVector3(1, 0, 0), to: nil)), SIMD3<Float>(0, 1, 0)))
        child.worldPosition = SCNVector3(0, 0, 0)
        #expect(isNear(child.simdWorldPosition, .zero))
        child.position = SCNVector3Zero
        child.pivot = SCNMatrix4MakeTranslation(1, 0, 0)
        #expect(isNear(child.simdWorldTransform.point(SIMD3<Float>(1, 0, 0)), SIMD3<Float>(10, 0, 0)))
    }

    @Test("a node looks along its negative z")
    func looking() {
        let node = SCNNode()
        node.position = SCNVector3(0, 0, 5)
        node.look(at: SCNVector3(5, 0, 5))
        #expect(isNear(node.simdWorldFront, SIMD3<Float>(1, 0, 0)) && isNear(node.simdWorldUp, SIMD3<Float>(0, 1, 0)))
    }

    @Test("a node is never below itself, and copies have copies of what is below")
    func tree() {
        let a = SCNNode(), b = SCNNode()
        b.name = "b"
        a.addChildNode(b)
        b.addChildNode(a)
        #expect(b.childNodes.isEmpty && a.parent == nil)
        let copy = a.clone()
        #expect(copy.childNode(withName: "b", recursively: true) !== b && copy.childNodes.count == 1)
        b.geometry = SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0)
        b.position = SCNVector3(2, 0, 0)
        #expect(a.boundingBox.max.x == 2.5 && a.boundingBox.min.x == 1.5)
        #expect(a.flattenedClone().geometry?.boundingBox.max.x == 2.5)
    }

    // MARK: Motion

    private let scene = SCNScene()
    private func run(tenths: Int) { for _ in 0..<tenths { SceneFrame(scene).advance(by: 0.1) } }

    @Test("actions take their duration, one after another, and end with their completion")
    func actions() {
        let node = SCNNode()
        scene.rootNode.addChildNode(node)
        var told: [String] = []
        node.runAction(.sequence([.moveBy(x: 10, y: 0, z: 0, duration: 1), .run { _ in told.append("ran") }, .removeFromParentNode()])) {
            told.append("over")
        }
        node.runAction(.repeatForever(.rotateBy(x: 0, y: 1, z: 0, duration: 1)), forKey: "turn")
        run(tenths: 5)
        #expect(isNear(node.simdPosition, SIMD3<Float>(5, 0, 0)) && abs(node.eulerAngles.y - 0.5) < 1e-3 && told.isEmpty)
        #expect(node.actionKeys == ["turn"])
        run(tenths: 6)
        #expect(isNear(node.simdPosition, SIMD3<Float>(10, 0, 0)) && told == ["ran", "over"] && node.parent == nil)
    }

    @Test("changes within a transaction go on for its duration; the node has its new place at once")
    func transactions() {
        let node = SCNNode()
        scene.rootNode.addChildNode(node)
        SCNTransaction.begin()
        SCNTransaction.animationDuration = 1
        SCNTransaction.animationTimingFunction = CAMediaTimingFunction(name: .linear)
        node.position = SCNVector3(10, 0, 0)
        SCNTransaction.commit()
        #expect(node.position.x == 10 && node.presentation.position.x == 0)
        run(tenths: 5)
        #expect(abs(node.presentation.position.x - 5) < 0.01)
        run(tenths: 6)
        #expect(node.presentation === node && SCNTransaction.animationDuration == 0)
    }

    @Test("an animation of Core Animation moves a node as it is shown")
    func animations() {
        let node = SCNNode()
        scene.rootNode.addChildNode(node)
        let spin = CABasicAnimation(keyPath: "position.x")
        (spin.fromValue, spin.toValue, spin.duration) = (0, 4, 1)
        node.addAnimation(spin, forKey: "move")
        run(tenths: 5)
        #expect(abs(node.presentation.position.x - 2) < 0.01 && node.position.x == 0 && node.animationKeys == ["move"])
        run(tenths: 6)
        #expect(node.animationKeys.isEmpty && node.presentation.position.x == 0)
    }

    @Test("constraints turn and place nodes as they are shown")
    func constraints() {
        let target = SCNNode(), looker = SCNNode(), follower = SCNNode()
        for node in [target, looker, follower] { scene.rootNode.addChildNode(node) }
        target.position = SCNVector3(10, 0, 0)
        looker.constraints = [SCNLookAtConstraint(target: target)]
        let distance = SCNDistanceConstraint(target: target)
        distance.maximumDistance = 4
        follower.constraints = [distance]
        SceneFrame(scene).constrain(eye: matrix_identity_float4x4)
        #expect(isNear(looker.shownWorldTransform.direction(SIMD3<Float>(0, 0, -1)), SIMD3<Float>(1, 0, 0)))
        #expect(isNear(follower.shownWorldTransform.columns.3.xyz, SIMD3<Float>(6, 0, 0)) && follower.position.x == 0)
        looker.constraints = nil
        SceneFrame(scene).constrain(eye: matrix_identity_float4x4)
        #expect(looker.presentation === looker)
    }

    @Test("dynamic bodies fall, static ones stay")
    func gravity() {
        let falling = SCNNode(), still = SCNNode()
        for node in [falling, still] { scene.rootNode.addChildNode(node) }
        falling.physicsBody = .dynamic()
        still.physicsBody = .static()
        for _ in 0..<10 { SceneFrame(scene).simulate(by: 0.1) }
        #expect(falling.position.y < -3 && still.position.y == 0)
    }

    @Test("a line meets the nearest surface of each node")
    func segments() throws {
        let near = SCNNode(geometry: SCNSphere(radius: 1)), far = SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))
        near.position = SCNVector3(0, 0, 2)
        for node in [far, near] { scene.rootNode.addChildNode(node) }
        let hits = scene.rootNode.hitTestWithSegment(from: SCNVector3(0.1, 0.05, 10), to: SCNVector3(0.1, 0.05, -10))
        #expect(hits.map(\.node) == [near, far])
        #expect(isNear(SIMD3(try #require(hits.last).worldNormal), SIMD3<Float>(0, 0, 1)))
        near.isHidden = true
        #expect(scene.rootNode.hitTestWithSegment(from: SCNVector3(0.1, 0.05, 10), to: SCNVector3(0.1, 0.05, -10)).map(\.node) == [far])
    }
}
