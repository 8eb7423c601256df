/// A cylinder around y and the origin that ends in half spheres.
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
    /// Default 0.5.
    open var capRadius: CGFloat = 0.5 { didSet { reshape() } }
    /// With the caps. Default 2.
    open var height: CGFloat = 2 { didSet { reshape() } }
    open var radialSegmentCount = 48 { didSet { reshape() } }
    open var heightSegmentCount = 1 { didSet { reshape() } }
    open var capSegmentCount = 24 { didSet { reshape() } }

    public convenience init(capRadius: CGFloat, height: CGFloat) {
        self.init()
        (self.capRadius, self.height) = (capRadius, height)
    }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNCapsule(capRadius: capRadius, height: height)
        (copy.radialSegmentCount, copy.heightSegmentCount, copy.capSegmentCount) = (radialSegmentCount, heightSegmentCount, capSegmentCount)
        return copy
    }

    override func makeMesh() -> Mesh {
        var builder = MeshBuilder()
        let radius = Float(capRadius), straight: Float = max(0, Float(height) / 2 - radius)
        let caps: Int = max(2, min(capSegmentCount, 100)), middle: Int = max(1, min(heightSegmentCount, 100))
        var rings: [(y: Float, radius: Float, rise: Float)] = []
        for step in 0...caps {
            let rise: Float = -Float.pi / 2 * (1 - Float(step) / Float(caps))
            rings.append((-straight + radius * Foundation.sin(rise), radius * Foundation.cos(rise), rise))
        }
        for step in 1..<max(2, middle) where middle > 1 { rings.append((-straight + 2 * straight * Float(step) / Float(middle), radius, 0)) }
        for step in 0...caps {
            let rise: Float = Float.pi / 2 * Float(step) / Float(caps)
            rings.append((straight + radius * Foundation.sin(rise), radius * Foundation.cos(rise), rise))
        }
        builder.grid(columns: max(3, radialSegmentCount), rows: rings.count - 1) { u, v in
            let ring = rings[min(rings.count - 1, Int((v * Float(rings.count - 1)).rounded()))]
            let angle: Float = u * 2 * .pi + .pi
            let x: Float = Foundation.sin(angle), z: Float = Foundation.cos(angle)
            let around: Float = Foundation.cos(ring.rise)
            return (SIMD3<Float>(x * ring.radius, ring.y, z * ring.radius), SIMD3<Float>(x * around, Foundation.sin(ring.rise), z * around))
        }
        return builder.mesh
    }
}
