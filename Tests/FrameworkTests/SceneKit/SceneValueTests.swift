import QuinceSceneKit
import Quincesimd
import Testing

@Suite("SceneKit's points and matrices") struct SceneValueTests {
    @Test("are values that simd's are made of, and the other way round")
    func conversions() {
        let point = SCNVector3(1, 2.5, CGFloat(3))
        #expect(SIMD3(point) == SIMD3<Float>(1, 2.5, 3))
        #expect(SCNVector3EqualToVector3(SCNVector3(SIMD3<Double>(1, 2.5, 3)), point) && !SCNVector3EqualToVector3(SCNVector3Zero, point))
        #expect(SIMD4(SCNVector4(1, 2, 3, 4)) == SIMD4<Float>(1, 2, 3, 4))
        let moved = SCNMatrix4MakeTranslation(4, 5, 6)
        #expect((moved.m41, moved.m42, moved.m43, moved.m44) == (4, 5, 6, 1))
        #expect(simd_float4x4(moved).columns.3 == SIMD4<Float>(4, 5, 6, 1))
        #expect(SCNMatrix4EqualToMatrix4(SCNMatrix4(simd_float4x4(moved)), moved))
        #expect(SCNMatrix4IsIdentity(SCNMatrix4MakeScale(1, 1, 1)) && !SCNMatrix4IsIdentity(moved))
    }

    @Test("turn by radians around an axis, from x to y around z")
    func rotation() {
        let turned = SCNMatrix4MakeRotation(.pi / 2, 0, 0, 1)
        let column: SIMD4<Float> = simd_float4x4(turned) * SIMD4<Float>(1, 0, 0, 1)
        #expect(abs(column.x) < 1e-6 && abs(column.y - 1) < 1e-6)
    }
}
