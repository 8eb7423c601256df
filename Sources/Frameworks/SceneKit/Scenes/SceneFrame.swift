/// A frame of a scene, up to its drawing.
struct SceneFrame {
    let scene: SCNScene
    private let nodes: [SCNNode]

    init(_ scene: SCNScene) {
        self.scene = scene
        var nodes: [SCNNode] = []
        SceneFrame.collect(scene.rootNode, isPaused: scene.isPaused, &nodes)
        self.nodes = nodes
    }

    /// Those that move: not below paused ones.
    private static func collect(_ node: SCNNode, isPaused: Bool, _ nodes: inout [SCNNode]) {
        if isPaused || node.isPaused { return }
        nodes.append(node)
        for child in node.childNodes { collect(child, isPaused: false, &nodes) }
    }

    private var bodies: [SCNPhysicsBody] { nodes.compactMap { $0.physicsBody } }

    /// Whether something is under way.
    var isMoving: Bool { nodes.contains { $0.motion.isMoving || ($0.physicsBody.map { $0.type == .dynamic && !$0.isResting } ?? false) } }

    func advance(by seconds: TimeInterval) { for node in nodes { node.motion.advance(node, by: seconds) } }

    func simulate(by seconds: TimeInterval) { if !bodies.isEmpty { scene.physicsWorld.step(bodies, by: seconds) } }

    /// - Parameter eye: the camera's place in the scene.
    func constrain(eye: simd_float4x4) {
        for node in nodes where node.constraints?.isEmpty == false || node.motion.isConstrained { SceneFrame.constrain(node, eye: eye) }
    }

    static func constrain(_ node: SCNNode, eye: simd_float4x4) {
        node.motion.loosen(node)
        let active = (node.constraints ?? []).filter { $0.isEnabled && $0.influenceFactor > 0 }
        guard !active.isEmpty else { return }
        let above: simd_float4x4 = node.parent?.shownWorldTransform ?? matrix_identity_float4x4
        var placement: NodePlacement = node.shownPlacement
        for constraint in active {
            let world: simd_float4x4 = above * placement.matrix
            let wanted: simd_float4x4 = constraint.constrained(node, world: world, eye: eye)
            guard wanted != world else { continue }
            var next = NodePlacement()
            next.set(matrix: above.undone * wanted)
            placement = NodePlacement.mix(placement, next, Float(min(constraint.influenceFactor, 1)))
        }
        node.motion.constrain(to: placement)
    }
}
