/// Gives a node the transform that a block works out.
open class SCNTransformConstraint: SCNConstraint, @unchecked Sendable {
    private var isInWorld = true
    private var block: ((SCNNode, SCNMatrix4) -> SCNMatrix4)?

    public convenience init(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4) {
        self.init()
        (isInWorld, self.block) = (world, block)
    }
    open class func positionConstraint(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNVector3) -> SCNVector3) -> Self {
        make(world) { node, matrix in
            var moved = simd_float4x4(matrix)
            moved.columns.3 = SIMD4<Float>(SIMD3<Float>(block(node, SCNVector3(moved.columns.3.xyz))), 1)
            return SCNMatrix4(moved)
        }
    }
    open class func orientationConstraint(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNQuaternion) -> SCNQuaternion) -> Self {
        make(world) { node, matrix in
            var placement = NodePlacement()
            placement.set(matrix: simd_float4x4(matrix))
            placement.set(orientation: simd_quatf(vector: SIMD4(block(node, SCNQuaternion(placement.quaternion)))))
            return SCNMatrix4(placement.matrix)
        }
    }
    private class func make(_ world: Bool, _ block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4) -> Self {
        guard let made = SCNTransformConstraint(inWorldSpace: world, with: block) as? Self else {
            preconditionFailure("constraints of subclasses are made by their initialisers")
        }
        return made
    }
    override func makeCopy() -> SCNConstraint { block.map { SCNTransformConstraint(inWorldSpace: isInWorld, with: $0) } ?? SCNTransformConstraint() }
    override func constrained(_ node: SCNNode, world: simd_float4x4, eye: simd_float4x4) -> simd_float4x4 {
        guard let block else { return world }
        if isInWorld { return simd_float4x4(block(node, SCNMatrix4(world))) }
        let above: simd_float4x4 = node.parent?.shownWorldTransform ?? matrix_identity_float4x4
        return above * simd_float4x4(block(node, SCNMatrix4(above.undone * world)))
    }
}

extension simd_float4x4 {
    /// At the same place and of the same scale, with another turn.
    func turned(_ orientation: simd_quatf) -> simd_float4x4 {
        var placement = NodePlacement()
        placement.set(matrix: self)
        placement.set(orientation: orientation)
        return placement.matrix
    }
}
