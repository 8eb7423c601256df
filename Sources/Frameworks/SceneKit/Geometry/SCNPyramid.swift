/// A pyramid that stands on the plane through the origin. With five materials they are its front, right, back, left and bottom.
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
    /// Along x, y and z. Default 1.
    open var width: CGFloat = 1 { didSet { reshape() } }
    open var height: CGFloat = 1 { didSet { reshape() } }
    open var length: CGFloat = 1 { didSet { reshape() } }
    open var widthSegmentCount = 1
    open var heightSegmentCount = 1
    open var lengthSegmentCount = 1

    public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
        self.init()
        (self.width, self.height, self.length) = (width, height, length)
    }

    override func makeCopy() -> SCNGeometry { SCNPyramid(width: width, height: height, length: length) }

    override func makeMesh() -> Mesh {
        var builder = MeshBuilder()
        let x: Float = Float(width) / 2, z: Float = Float(length) / 2
        let top = SIMD3<Float>(0, Float(height), 0)
        let corners = [SIMD3<Float>(-x, 0, z), SIMD3<Float>(x, 0, z), SIMD3<Float>(x, 0, -z), SIMD3<Float>(-x, 0, -z)]
        for index in 0..<4 {
            let a = corners[index], b = corners[(index + 1) % 4]
            let normal: SIMD3<Float> = (b - a).cross(top - a)
            let first = builder.point(a, normal, SIMD2<Float>(0, 1)), second = builder.point(b, normal, SIMD2<Float>(1, 1))
            builder.triangle(first, second, builder.point(top, normal, SIMD2<Float>(0.5, 0)))
            builder.endPart()
        }
        let down = SIMD3<Float>(0, -1, 0)
        let base = corners.map { builder.point($0, down, SIMD2<Float>(x > 0 ? ($0.x / x + 1) / 2 : 0, z > 0 ? (1 - $0.z / z) / 2 : 0)) }
        builder.triangle(base[0], base[2], base[1])
        builder.triangle(base[0], base[3], base[2])
        builder.endPart()
        return builder.mesh
    }
}
