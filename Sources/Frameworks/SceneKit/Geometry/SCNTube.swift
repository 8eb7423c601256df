/// A cylinder with a hole along y. With four materials they are its outer and inner side, its top and its bottom.
open class SCNTube: SCNGeometry, @unchecked Sendable {
    /// Default 0.25.
    open var innerRadius: CGFloat = 0.25 { didSet { reshape() } }
    /// Default 0.5.
    open var outerRadius: CGFloat = 0.5 { didSet { reshape() } }
    /// Default 1.
    open var height: CGFloat = 1 { didSet { reshape() } }
    open var radialSegmentCount = 48 { didSet { reshape() } }
    open var heightSegmentCount = 1 { didSet { reshape() } }

    public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNTube(innerRadius: innerRadius, outerRadius: outerRadius, height: height)
        (copy.radialSegmentCount, copy.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
        return copy
    }

    override func makeMesh() -> Mesh {
        var builder = MeshBuilder()
        let inner = Float(innerRadius), outer = Float(outerRadius), half: Float = Float(height) / 2
        builder.wall(bottom: outer, top: outer, low: -half, high: half, columns: radialSegmentCount, rows: heightSegmentCount)
        builder.endPart()
        builder.wall(bottom: inner, top: inner, low: -half, high: half, columns: radialSegmentCount, rows: heightSegmentCount, isInner: true)
        builder.endPart()
        builder.disc(y: half, inner: inner, outer: outer, isUp: true, segments: radialSegmentCount)
        builder.endPart()
        builder.disc(y: -half, inner: inner, outer: outer, isUp: false, segments: radialSegmentCount)
        builder.endPart()
        return builder.mesh
    }
}
