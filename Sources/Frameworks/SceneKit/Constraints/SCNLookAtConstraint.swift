/// Turns a node's front to another node.
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    /// In the target's coordinates.
    open var targetOffset = SCNVector3Zero
    /// Default along negative z.
    open var localFront = SCNVector3(0, 0, -1)
    open var worldUp = SCNVector3(0, 1, 0)
    /// Whether it stays upright; it does in any case. Default false.
    open var isGimbalLockEnabled = false

    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
    override func makeCopy() -> SCNConstraint {
        let copy = SCNLookAtConstraint(target: target)
        (copy.targetOffset, copy.localFront, copy.worldUp) = (targetOffset, localFront, worldUp)
        copy.isGimbalLockEnabled = isGimbalLockEnabled
        return copy
    }
    override func constrained(_ node: SCNNode, world: simd_float4x4, eye: simd_float4x4) -> simd_float4x4 {
        guard let target else { return world }
        let aim: SIMD3<Float> = target.shownWorldTransform.point(SIMD3(targetOffset))
        guard let turn = Aim.turn(from: world.columns.3.xyz, to: aim, up: SIMD3(worldUp), front: SIMD3(localFront)) else { return world }
        return world.turned(turn)
    }
}
