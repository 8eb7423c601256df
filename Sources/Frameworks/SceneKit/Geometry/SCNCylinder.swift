/// A cylinder around y and the origin. With three materials they are its side, its top and its bottom.
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
    /// Default 0.5.
    open var radius: CGFloat = 0.5 { didSet { reshape() } }
    /// Default 1.
    open var height: CGFloat = 1 { didSet { reshape() } }
    open var radialSegmentCount = 48 { didSet { reshape() } }
    open var heightSegmentCount = 1 { didSet { reshape() } }

    public convenience init(radius: CGFloat, height: CGFloat) {
        self.init()
        (self.radius, self.height) = (radius, height)
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNCylinder(radius: radius, height: height)
        (copy.radialSegmentCount, copy.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
        return copy
    }

    override func makeMesh() -> Mesh {
        var builder = MeshBuilder()
        let radius = Float(radius), half: Float = Float(height) / 2
        builder.wall(bottom: radius, top: radius, low: -half, high: half, columns: radialSegmentCount, rows: heightSegmentCount)
        builder.endPart()
        builder.disc(y: half, inner: 0, outer: radius, isUp: true, segments: radialSegmentCount)
        builder.endPart()
        builder.disc(y: -half, inner: 0, outer: radius, isUp: false, segments: radialSegmentCount)
        builder.endPart()
        return builder.mesh
    }
}

extension MeshBuilder {
    /// The side of a cylinder or cone around y; seen from inside if `isInner`.
    mutating func wall(bottom: Float, top: Float, low: Float, high: Float, columns: Int, rows: Int, isInner: Bool = false) {
        let slope: Float = high > low ? (bottom - top) / (high - low) : 0
        let side: Float = isInner ? -1 : 1
        grid(columns: max(3, columns), rows: rows) { u, v in
            let angle: Float = side * u * 2 * .pi + .pi
            let x: Float = Foundation.sin(angle), z: Float = Foundation.cos(angle)
            let radius: Float = bottom + (top - bottom) * v
            return (SIMD3<Float>(x * radius, low + (high - low) * v, z * radius), SIMD3<Float>(x, slope, z) * side)
        }
    }
}
