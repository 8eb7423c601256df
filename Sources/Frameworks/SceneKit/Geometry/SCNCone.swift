/// A cone around y and the origin, cut off where its top has a radius.
open class SCNCone: SCNGeometry, @unchecked Sendable {
    /// Default 0.
    open var topRadius: CGFloat = 0 { didSet { reshape() } }
    /// Default 0.5.
    open var bottomRadius: CGFloat = 0.5 { didSet { reshape() } }
    /// Default 1.
    open var height: CGFloat = 1 { didSet { reshape() } }
    open var radialSegmentCount = 48 { didSet { reshape() } }
    open var heightSegmentCount = 1 { didSet { reshape() } }

    public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNCone(topRadius: topRadius, bottomRadius: bottomRadius, height: height)
        (copy.radialSegmentCount, copy.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
        return copy
    }

    override func makeMesh() -> Mesh {
        var builder = MeshBuilder()
        let top = Float(topRadius), bottom = Float(bottomRadius), half: Float = Float(height) / 2
        builder.wall(bottom: bottom, top: top, low: -half, high: half, columns: radialSegmentCount, rows: heightSegmentCount)
        builder.endPart()
        if top > 0 {
            builder.disc(y: half, inner: 0, outer: top, isUp: true, segments: radialSegmentCount)
            builder.endPart()
        }
        if bottom > 0 {
            builder.disc(y: -half, inner: 0, outer: bottom, isUp: false, segments: radialSegmentCount)
            builder.endPart()
        }
        return builder.mesh
    }
}
