/// A rectangle across z around the origin. Its front shows along z.
open class SCNPlane: SCNGeometry, @unchecked Sendable {
    /// Default 1.
    open var width: CGFloat = 1 { didSet { reshape() } }
    open var height: CGFloat = 1 { didSet { reshape() } }
    open var widthSegmentCount = 1 { didSet { reshape() } }
    open var heightSegmentCount = 1 { didSet { reshape() } }
    /// Default 0.
    open var cornerRadius: CGFloat = 0 { didSet { reshape() } }
    open var cornerSegmentCount = 10 { didSet { reshape() } }

    public convenience init(width: CGFloat, height: CGFloat) {
        self.init()
        (self.width, self.height) = (width, height)
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNPlane(width: width, height: height)
        (copy.widthSegmentCount, copy.heightSegmentCount) = (widthSegmentCount, heightSegmentCount)
        (copy.cornerRadius, copy.cornerSegmentCount) = (cornerRadius, cornerSegmentCount)
        return copy
    }

    override func makeMesh() -> Mesh {
        var builder = MeshBuilder()
        let width = Float(width), height = Float(height), front = SIMD3<Float>(0, 0, 1)
        let radius: Float = max(0, min(Float(cornerRadius), min(width, height) / 2))
        guard radius > 0 else {
            builder.grid(columns: widthSegmentCount, rows: heightSegmentCount) { u, v in
                (SIMD3<Float>((u - 0.5) * width, (v - 0.5) * height, 0), front)
            }
            return builder.mesh
        }
        let center = builder.point(.zero, front, SIMD2<Float>(0.5, 0.5))
        let steps: Int = max(1, min(cornerSegmentCount, 64))
        var corners: [UInt32] = []
        for corner in 0..<4 {
            let x: Float = (width / 2 - radius) * (corner == 0 || corner == 3 ? 1 : -1), y: Float = (height / 2 - radius) * (corner < 2 ? 1 : -1)
            for step in 0...steps {
                let angle: Float = (Float(corner) + Float(step) / Float(steps)) * .pi / 2
                let px: Float = x + radius * Foundation.cos(angle), py: Float = y + radius * Foundation.sin(angle)
                corners.append(builder.point(SIMD3<Float>(px, py, 0), front, SIMD2<Float>(0.5 + px / width, 0.5 - py / height)))
            }
        }
        for index in corners.indices { builder.triangle(center, corners[index], corners[(index + 1) % corners.count]) }
        return builder.mesh
    }
}
