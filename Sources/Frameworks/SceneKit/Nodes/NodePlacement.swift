/// A node's position, turn and scale, and the matrix that they make. The angles are kept as they were said.
struct NodePlacement: Equatable {
    /// How the turn was said last.
    private enum Turn: Equatable {
        case quaternion
        case angles(SIMD3<Float>)
        /// An axis and radians.
        case axis(SIMD4<Float>)
    }

    private(set) var matrix: simd_float4x4 = matrix_identity_float4x4
    private(set) var quaternion: SIMD4<Float> = SIMD4<Float>(0, 0, 0, 1)
    private(set) var scale: SIMD3<Float> = SIMD3<Float>(1, 1, 1)
    private var turn: Turn = .quaternion

    var position: SIMD3<Float> {
        get { matrix.columns.3.xyz }
        set { matrix.columns.3 = SIMD4<Float>(newValue, 1) }
    }

    var orientation: simd_quatf { simd_quatf(vector: quaternion) }

    mutating func set(scale: SIMD3<Float>) {
        self.scale = scale
        compose()
    }

    mutating func set(orientation: simd_quatf) {
        let length: Float = orientation.length
        quaternion = length > 0 && length.isFinite ? orientation.vector / length : SIMD4<Float>(0, 0, 0, 1)
        turn = .quaternion
        compose()
    }

    mutating func set(matrix: simd_float4x4) {
        let columns = matrix.columns
        var x = columns.0.xyz, y = columns.1.xyz, z = columns.2.xyz
        scale = SIMD3<Float>(x.length, y.length, z.length)
        if x.dot(y.cross(z)) < 0 { scale.x = -scale.x }
        x = x / (scale.x == 0 ? 1 : scale.x)
        y = y / (scale.y == 0 ? 1 : scale.y)
        z = z / (scale.z == 0 ? 1 : scale.z)
        if scale.x != 0, scale.y != 0, scale.z != 0 {
            let found = simd_quatf(simd_float3x3(x, y, z))
            let length: Float = found.length
            quaternion = length > 0 && length.isFinite ? found.vector / length : SIMD4<Float>(0, 0, 0, 1)
        }
        turn = .quaternion
        self.matrix = matrix
    }

    /// Radians about x, then y, then z.
    var angles: SIMD3<Float> {
        get {
            if case .angles(let angles) = turn { return angles }
            let matrix = simd_float4x4(orientation)
            let sine: Float = max(-1, min(1, -matrix.columns.0.z))
            let pitch: Float = Foundation.asin(sine)
            let isGimbal: Bool = abs(sine) > 0.999_999
            let roll: Float = isGimbal ? 0 : Foundation.atan2(matrix.columns.0.y, matrix.columns.0.x)
            let turn: Float =
                isGimbal ? Foundation.atan2(-matrix.columns.2.y, matrix.columns.1.y) : Foundation.atan2(matrix.columns.1.z, matrix.columns.2.z)
            return SIMD3<Float>(turn, pitch, roll)
        }
        set {
            let x = simd_quatf(angle: newValue.x, axis: SIMD3<Float>(1, 0, 0)), y = simd_quatf(angle: newValue.y, axis: SIMD3<Float>(0, 1, 0))
            set(orientation: simd_quatf(angle: newValue.z, axis: SIMD3<Float>(0, 0, 1)) * y * x)
            turn = .angles(newValue)
        }
    }

    /// An axis and radians around it.
    var axisAngle: SIMD4<Float> {
        get {
            if case .axis(let axis) = turn { return axis }
            let way: SIMD3<Float> = quaternion.xyz
            let length: Float = way.length
            guard length > 1e-9 else { return .zero }
            return SIMD4<Float>(way / length, 2 * Foundation.atan2(length, quaternion.w))
        }
        set {
            let length: Float = newValue.xyz.length
            let isTurn: Bool = length > 0 && length.isFinite && newValue.w.isFinite
            set(orientation: isTurn ? simd_quatf(angle: newValue.w, axis: newValue.xyz / length) : simd_quatf(ix: 0, iy: 0, iz: 0, r: 1))
            turn = .axis(newValue)
        }
    }

    private mutating func compose() {
        let place: SIMD4<Float> = matrix.columns.3
        var turned = simd_float4x4(orientation)
        turned.columns.0 *= scale.x
        turned.columns.1 *= scale.y
        turned.columns.2 *= scale.z
        turned.columns.3 = place
        matrix = turned
    }

    /// Between two placements: straight ways, the shorter turn.
    static func mix(_ a: NodePlacement, _ b: NodePlacement, _ part: Float) -> NodePlacement {
        if part >= 1 { return b }
        var result = NodePlacement()
        result.scale = a.scale + (b.scale - a.scale) * part
        switch b.turn {
        case .angles(let end): result.angles = a.angles + (end - a.angles) * part
        case .axis(let end) where a.quaternion == SIMD4<Float>(0, 0, 0, 1) || a.axisAngle.xyz == end.xyz:
            result.axisAngle = SIMD4<Float>(end.xyz, a.axisAngle.w + (end.w - a.axisAngle.w) * part)
        default: result.set(orientation: simd_slerp(a.orientation, b.orientation, part))
        }
        result.position = a.position + (b.position - a.position) * part
        return result
    }
}
