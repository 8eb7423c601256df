/// A box around the origin. With six materials they are its front, right, back, left, top and bottom.
open class SCNBox: SCNGeometry, @unchecked Sendable {
    /// Along x, y and z. Default 1.
    open var width: CGFloat = 1 { didSet { reshape() } }
    open var height: CGFloat = 1 { didSet { reshape() } }
    open var length: CGFloat = 1 { didSet { reshape() } }
    /// Of the rounded edges, at most half of the shortest side. Default 0.
    open var chamferRadius: CGFloat = 0 { didSet { reshape() } }
    open var widthSegmentCount = 1 { didSet { reshape() } }
    open var heightSegmentCount = 1 { didSet { reshape() } }
    open var lengthSegmentCount = 1 { didSet { reshape() } }
    open var chamferSegmentCount = 5 { didSet { reshape() } }

    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
        self.init()
        (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNBox(width: width, height: height, length: length, chamferRadius: chamferRadius)
        (copy.widthSegmentCount, copy.heightSegmentCount, copy.lengthSegmentCount) = (widthSegmentCount, heightSegmentCount, lengthSegmentCount)
        copy.chamferSegmentCount = chamferSegmentCount
        return copy
    }

    /// The sides as their direction, what is right and what is up on each.
    private static let sides: [(SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)] = [
        (SIMD3(0, 0, 1), SIMD3(1, 0, 0), SIMD3(0, 1, 0)), (SIMD3(1, 0, 0), SIMD3(0, 0, -1), SIMD3(0, 1, 0)),
        (SIMD3(0, 0, -1), SIMD3(-1, 0, 0), SIMD3(0, 1, 0)), (SIMD3(-1, 0, 0), SIMD3(0, 0, 1), SIMD3(0, 1, 0)),
        (SIMD3(0, 1, 0), SIMD3(1, 0, 0), SIMD3(0, 0, -1)), (SIMD3(0, -1, 0), SIMD3(1, 0, 0), SIMD3(0, 0, 1)),
    ]

    override func makeMesh() -> Mesh {
        let half = SIMD3<Float>(Float(width), Float(height), Float(length)) / 2
        let radius: Float = max(0, min(Float(chamferRadius), half.min()))
        var builder = MeshBuilder()
        for (out, right, up) in SCNBox.sides {
            let across: Float = abs((right * half).sum()), along: Float = abs((up * half).sum())
            let columns = SCNBox.stops(half: across, radius: radius, segments: chamferSegmentCount, inner: segments(right))
            let rows = SCNBox.stops(half: along, radius: radius, segments: chamferSegmentCount, inner: segments(up))
            // Points of the flat side are drawn in to the rounded box: the nearest point of the inner box and the radius from there.
            builder.grid(columns: columns.count - 1, rows: rows.count - 1) { u, v in
                let x: Float = columns[Int((u * Float(columns.count - 1)).rounded())], y: Float = rows[Int((v * Float(rows.count - 1)).rounded())]
                let flat: SIMD3<Float> = out * half + right * x + up * y
                guard radius > 0 else { return (flat, out) }
                let inner: SIMD3<Float> = flat.clamped(lowerBound: -half + radius, upperBound: half - radius)
                let normal: SIMD3<Float> = (flat - inner).unit(or: out)
                return (inner + normal * radius, normal)
            }
            builder.endPart()
        }
        return builder.mesh
    }

    private func segments(_ axis: SIMD3<Float>) -> Int { axis.x != 0 ? widthSegmentCount : axis.y != 0 ? heightSegmentCount : lengthSegmentCount }

    /// The places of points across a side: close together in the rounded edges.
    private static func stops(half: Float, radius: Float, segments: Int, inner: Int) -> [Float] {
        let inner: Int = max(1, min(inner, 100))
        let flat: Float = half - radius
        var result: [Float] = (0...inner).map { -flat + 2 * flat * Float($0) / Float(inner) }
        guard radius > 0 else { return result }
        let count: Int = max(1, min(segments, 20))
        let edge: [Float] = (1...count).map { flat + radius * Foundation.tan(Float($0) / Float(count) * .pi / 4) }
        result = edge.reversed().map { -$0 } + result + edge
        return result
    }
}
