/// Keeps a node within distances of another.
open class SCNDistanceConstraint: SCNConstraint, @unchecked Sendable {
    open var target: SCNNode?
    /// Default 0.
    open var minimumDistance: CGFloat = 0
    /// Default without end.
    open var maximumDistance: CGFloat = .greatestFiniteMagnitude

    public convenience init(target: SCNNode?) {
        self.init()
        self.target = target
    }
    override func makeCopy() -> SCNConstraint {
        let copy = SCNDistanceConstraint(target: target)
        (copy.minimumDistance, copy.maximumDistance) = (minimumDistance, maximumDistance)
        return copy
    }
    override func constrained(_ node: SCNNode, world: simd_float4x4, eye: simd_float4x4) -> simd_float4x4 {
        guard let target else { return world }
        let other: SIMD3<Float> = target.shownWorldTransform.columns.3.xyz
        let way: SIMD3<Float> = world.columns.3.xyz - other
        let length: Float = way.length
        let wanted: Float = max(Float(minimumDistance), min(length, Float(maximumDistance)))
        guard length > 1e-7, wanted != length else { return world }
        var moved = world
        moved.columns.3 = SIMD4<Float>(other + way / length * wanted, 1)
        return moved
    }
}
