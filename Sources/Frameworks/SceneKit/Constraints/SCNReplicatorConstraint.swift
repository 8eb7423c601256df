/// Gives a node another's position, turn and scale.
open class SCNReplicatorConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    open var replicatesOrientation = true
    open var replicatesPosition = true
    open var replicatesScale = true
    open var orientationOffset = SCNQuaternion(0, 0, 0, 1)
    open var positionOffset = SCNVector3Zero
    open var scaleOffset = SCNVector3(1, 1, 1)

    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
    override func makeCopy() -> SCNConstraint {
        let copy = SCNReplicatorConstraint(target: target)
        (copy.replicatesOrientation, copy.replicatesPosition, copy.replicatesScale) = (replicatesOrientation, replicatesPosition, replicatesScale)
        (copy.orientationOffset, copy.positionOffset, copy.scaleOffset) = (orientationOffset, positionOffset, scaleOffset)
        return copy
    }
    override func constrained(_ node: SCNNode, world: simd_float4x4, eye: simd_float4x4) -> simd_float4x4 {
        guard let target else { return world }
        var own = NodePlacement(), other = NodePlacement()
        own.set(matrix: world)
        other.set(matrix: target.shownWorldTransform)
        if replicatesScale { own.set(scale: other.scale * SIMD3(scaleOffset)) }
        if replicatesOrientation { own.set(orientation: other.orientation * simd_quatf(vector: SIMD4(orientationOffset))) }
        if replicatesPosition { own.position = other.position + SIMD3(positionOffset) }
        return own.matrix
    }
}
