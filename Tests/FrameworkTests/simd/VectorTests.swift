import Quincesimd
import Testing

@Suite struct SimdTests {
    private func isNear(_ a: simd_float3, _ b: simd_float3) -> Bool { simd_distance(a, b) < 1e-5 }

    @Test("products, lengths and mixtures of vectors") func vectors() {
        #expect(simd_dot(simd_float3(1, 2, 3), simd_float3(4, 5, 6)) == 32)
        #expect(cross(float3(1, 0, 0), float3(0, 1, 0)) == float3(0, 0, 1))
        #expect(simd_length(simd_double2(3, 4)) == 5 && normalize(simd_float2(0, 2)) == [0, 1])
        #expect(mix(simd_float2(0, 10), simd_float2(10, 20), t: 0.5) == [5, 15] && simd_smoothstep(Float(0), 1, 0.5) == 0.5)
        #expect(simd_clamp(simd_float2(-1, 2), [0, 0], [1, 1]) == [0, 1] && reflect(simd_float2(1, -1), n: [0, 1]) == [1, 1])
    }

    @Test("a matrix times its inverse is one, columns come first") func matrices() {
        let matrix = simd_float3x3(rows: [[2, 0, 1], [0, 3, 0], [1, 0, 1]])
        #expect(matrix.columns.0 == [2, 0, 1] && matrix[2, 0] == 1 && abs(matrix.determinant - 3) < 1e-5)
        let product = matrix * matrix.inverse
        for column in 0..<3 { #expect(isNear(product[column], matrix_identity_float3x3[column])) }
        var move = matrix_identity_float4x4
        move.columns.3 = [5, 6, 7, 1]
        #expect(simd_mul(move, simd_float4(1, 1, 1, 1)) == [6, 7, 8, 1])
    }

    @Test("quaternions turn, and become matrices and back") func quaternions() {
        let quarter = simd_quatf(angle: .pi / 2, axis: [0, 0, 1])
        #expect(isNear(quarter.act([1, 0, 0]), [0, 1, 0]) && isNear((quarter * quarter).act([1, 0, 0]), [-1, 0, 0]))
        let back = simd_quatf(simd_float4x4(quarter))
        #expect(abs(back.angle - .pi / 2) < 1e-5 && isNear(back.axis, [0, 0, 1]))
        let half = simd_slerp(simd_quatf(angle: 0, axis: [0, 0, 1]), quarter, 0.5)
        #expect(abs(half.angle - .pi / 4) < 1e-5)
        #expect(isNear(simd_quatf(from: [1, 0, 0], to: [0, 0, -1]).act([1, 0, 0]), [0, 0, -1]))
    }
}
