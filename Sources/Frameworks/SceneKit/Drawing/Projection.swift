/// Matrices from a camera's coordinates to clip space, whose depth is from -1 to 1.
enum Projection {
    static func perspective(degrees: Float, isHorizontal: Bool, aspect: Float, near: Float, far: Float) -> simd_float4x4 {
        let aspect: Float = aspect > 0 && aspect.isFinite ? aspect : 1
        let tangent: Float = Foundation.tan(max(0.01, min(degrees, 179)) * .pi / 360)
        let y: Float = isHorizontal ? aspect / tangent : 1 / tangent
        let (near, far) = range(near, far, least: 1e-5)
        return simd_float4x4(
            columns: (
                SIMD4<Float>(y / aspect, 0, 0, 0), SIMD4<Float>(0, y, 0, 0), SIMD4<Float>(0, 0, (far + near) / (near - far), -1),
                SIMD4<Float>(0, 0, 2 * far * near / (near - far), 0)
            ))
    }

    static func orthographic(halfHeight: Float, aspect: Float, near: Float, far: Float) -> simd_float4x4 {
        let aspect: Float = aspect > 0 && aspect.isFinite ? aspect : 1
        let height: Float = halfHeight > 0 && halfHeight.isFinite ? halfHeight : 1
        let (near, far) = range(near, far, least: -.greatestFiniteMagnitude)
        return simd_float4x4(
            columns: (
                SIMD4<Float>(1 / (height * aspect), 0, 0, 0), SIMD4<Float>(0, 1 / height, 0, 0), SIMD4<Float>(0, 0, 2 / (near - far), 0),
                SIMD4<Float>(0, 0, (far + near) / (near - far), 1)
            ))
    }

    private static func range(_ near: Float, _ far: Float, least: Float) -> (Float, Float) {
        let first: Float = near.isFinite ? max(near, least) : 1
        return (first, far.isFinite && far > first ? far : first + max(1, abs(first) * 100))
    }

    /// A point in points of a view and its depth, 0 to 1; nil for the camera's own place.
    static func project(_ point: SIMD3<Float>, _ matrix: simd_float4x4, size: SIMD2<Float>) -> SIMD3<Float>? {
        let clip: SIMD4<Float> = matrix * SIMD4<Float>(point, 1)
        guard abs(clip.w) > 1e-12 else { return nil }
        let x: Float = clip.x / clip.w, y: Float = clip.y / clip.w, z: Float = clip.z / clip.w
        return SIMD3<Float>((x + 1) / 2 * size.x, (1 - y) / 2 * size.y, (z + 1) / 2)
    }

    /// The point that is projected to one of the view with a depth.
    static func unproject(_ point: SIMD3<Float>, _ matrix: simd_float4x4, size: SIMD2<Float>) -> SIMD3<Float>? {
        guard size.x > 0, size.y > 0 else { return nil }
        let clip = SIMD4<Float>(point.x / size.x * 2 - 1, 1 - point.y / size.y * 2, point.z * 2 - 1, 1)
        let found: SIMD4<Float> = matrix.undone * clip
        guard abs(found.w) > 1e-12 else { return nil }
        return found.xyz / found.w
    }
}
