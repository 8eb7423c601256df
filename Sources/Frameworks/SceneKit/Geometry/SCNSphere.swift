/// A sphere around the origin.
open class SCNSphere: SCNGeometry, @unchecked Sendable {
    /// Default 0.5.
    open var radius: CGFloat = 0.5 { didSet { reshape() } }
    /// Whether it is made of equal triangles; it is made of rings in any case.
    open var isGeodesic = false
    /// Default 24.
    open var segmentCount = 24 { didSet { reshape() } }

    public convenience init(radius: CGFloat) {
        self.init()
        self.radius = radius
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNSphere(radius: radius)
        (copy.isGeodesic, copy.segmentCount) = (isGeodesic, segmentCount)
        return copy
    }

    override func makeMesh() -> Mesh {
        var builder = MeshBuilder()
        let radius = Float(radius), segments: Int = max(3, min(segmentCount, 200))
        builder.grid(columns: segments * 2, rows: segments) { u, v in
            let turn: Float = u * 2 * .pi + .pi, rise: Float = (v - 0.5) * .pi
            let normal = SIMD3<Float>(Foundation.sin(turn) * Foundation.cos(rise), Foundation.sin(rise), Foundation.cos(turn) * Foundation.cos(rise))
            return (normal * radius, normal)
        }
        return builder.mesh
    }
}
