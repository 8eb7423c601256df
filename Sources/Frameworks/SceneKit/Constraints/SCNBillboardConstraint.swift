/// Axes about which a node turns to the eye.
public struct SCNBillboardAxis: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let X = SCNBillboardAxis(rawValue: 1)
    public static let Y = SCNBillboardAxis(rawValue: 2)
    public static let Z = SCNBillboardAxis(rawValue: 4)
    public static let all = SCNBillboardAxis(rawValue: 7)
}

/// Turns a node so that its z is towards the eye.
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
    /// Default all.
    open var freeAxes: SCNBillboardAxis = .all

    override func makeCopy() -> SCNConstraint {
        let copy = SCNBillboardConstraint()
        copy.freeAxes = freeAxes
        return copy
    }
    override func constrained(_ node: SCNNode, world: simd_float4x4, eye: simd_float4x4) -> simd_float4x4 {
        var view = NodePlacement()
        view.set(matrix: eye)
        if freeAxes == .all || freeAxes.isEmpty { return freeAxes.isEmpty ? world : world.turned(view.orientation) }
        let back: SIMD3<Float> = simd_float4x4(view.orientation).columns.2.xyz
        if freeAxes == .Y {
            guard SIMD3<Float>(back.x, 0, back.z).length > 1e-5 else { return world }
            return world.turned(simd_quatf(angle: Foundation.atan2(back.x, back.z), axis: SIMD3<Float>(0, 1, 0)))
        }
        if freeAxes == .X {
            guard SIMD3<Float>(0, back.y, back.z).length > 1e-5 else { return world }
            return world.turned(simd_quatf(angle: -Foundation.atan2(back.y, back.z), axis: SIMD3<Float>(1, 0, 0)))
        }
        return world.turned(view.orientation)
    }
}
