/// A plane across y through the origin, as good as endless. It mirrors nothing.
open class SCNFloor: SCNGeometry, @unchecked Sendable {
    /// Kept: nothing is mirrored. Default 0.25.
    open var reflectivity: CGFloat = 0.25
    open var reflectionFalloffStart: CGFloat = 0
    open var reflectionFalloffEnd: CGFloat = 0
    open var reflectionCategoryBitMask = -1
    open var reflectionResolutionScaleFactor: CGFloat = 1
    /// Along x and z; 0, the default, is endless.
    open var width: CGFloat = 0 { didSet { reshape() } }
    open var length: CGFloat = 0 { didSet { reshape() } }

    override func makeCopy() -> SCNGeometry {
        let copy = SCNFloor()
        (copy.reflectivity, copy.width, copy.length) = (reflectivity, width, length)
        return copy
    }

    /// As far as an endless floor reaches to each side.
    private static let reach: Float = 1000

    override func makeMesh() -> Mesh {
        var builder = MeshBuilder()
        let x: Float = width > 0 ? Float(width) / 2 : SCNFloor.reach, z: Float = length > 0 ? Float(length) / 2 : SCNFloor.reach
        let up = SIMD3<Float>(0, 1, 0)
        let repeats: Float = width > 0 || length > 0 ? 1 : SCNFloor.reach / 5
        let corners = [(-x, z), (x, z), (x, -z), (-x, -z)].map { x1, z1 in
            builder.point(SIMD3<Float>(x1, 0, z1), up, SIMD2<Float>((x1 / x + 1) / 2 * repeats, (z1 / z + 1) / 2 * repeats))
        }
        builder.triangle(corners[0], corners[1], corners[2])
        builder.triangle(corners[0], corners[2], corners[3])
        return builder.mesh
    }

    // It is as large as what stands on it.
    override var bounds3: Bounds3? { ownBounds ?? (width > 0 && length > 0 ? mesh.bounds : nil) }
}
