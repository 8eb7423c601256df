/// A ring around y and the origin.
open class SCNTorus: SCNGeometry, @unchecked Sendable {
    /// To the middle of the pipe. Default 0.5.
    open var ringRadius: CGFloat = 0.5 { didSet { reshape() } }
    /// Default 0.25.
    open var pipeRadius: CGFloat = 0.25 { didSet { reshape() } }
    open var ringSegmentCount = 48 { didSet { reshape() } }
    open var pipeSegmentCount = 24 { didSet { reshape() } }

    public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
        self.init()
        (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNTorus(ringRadius: ringRadius, pipeRadius: pipeRadius)
        (copy.ringSegmentCount, copy.pipeSegmentCount) = (ringSegmentCount, pipeSegmentCount)
        return copy
    }

    override func makeMesh() -> Mesh {
        var builder = MeshBuilder()
        let ring = Float(ringRadius), pipe = Float(pipeRadius)
        builder.grid(columns: max(3, ringSegmentCount), rows: max(3, pipeSegmentCount)) { u, v in
            let angle: Float = u * 2 * .pi + .pi, turn: Float = v * 2 * .pi - .pi
            let out = SIMD3<Float>(Foundation.sin(angle), 0, Foundation.cos(angle))
            let normal: SIMD3<Float> = out * Foundation.cos(turn) + SIMD3<Float>(0, Foundation.sin(turn), 0)
            return (out * ring + normal * pipe, normal)
        }
        return builder.mesh
    }
}
