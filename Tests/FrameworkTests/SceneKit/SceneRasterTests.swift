import Testing

@testable import QuinceSceneKit

/// Projection, clipping and filling.
@Suite("SceneKit's rasteriser") struct SceneRasterTests {
    private func vertex(_ x: Float, _ y: Float, _ z: Float, _ w: Float = 1) -> RasterVertex {
        RasterVertex(clip: SIMD4<Float>(x, y, z, w), first: SIMD4<Float>(1, 1, 1, 1), second: .zero, place: .zero, color: SIMD4<Float>(1, 1, 1, 1))
    }

    private func looks(_ red: Float, _ green: Float, _ blue: Float, opacity: Float = 1) -> RasterLooks {
        var looks = RasterLooks()
        (looks.color, looks.opacity) = (SIMD4<Float>(red, green, blue, 1), opacity)
        return looks
    }

    @Test("a triangle fills the pixels whose middles it covers, from the front only")
    func filling() throws {
        let canvas = try #require(RasterCanvas(width: 4, height: 4))
        canvas.triangle(vertex(-1, -1, 0), vertex(1, -1, 0), vertex(-1, 1, 0), looks: looks(1, 0, 0))
        #expect(canvas.pixels[3 * 4] == 0xFFFF_0000 && canvas.pixels[3] == 0)
        canvas.triangle(vertex(-1, -1, -0.5), vertex(-1, 1, -0.5), vertex(1, -1, -0.5), looks: looks(0, 1, 0))
        #expect(canvas.pixels[3 * 4] == 0xFFFF_0000)
    }

    @Test("what is behind is hidden, in any order")
    func depth() throws {
        let canvas = try #require(RasterCanvas(width: 4, height: 4))
        canvas.triangle(vertex(-1, -1, -0.5), vertex(1, -1, -0.5), vertex(-1, 1, -0.5), looks: looks(1, 0, 0))
        canvas.triangle(vertex(-1, -1, 0.5), vertex(1, -1, 0.5), vertex(-1, 1, 0.5), looks: looks(0, 0, 1))
        #expect(canvas.pixels[3 * 4] == 0xFFFF_0000)
        canvas.triangle(vertex(-1, -1, -0.9), vertex(1, -1, -0.9), vertex(-1, 1, -0.9), looks: looks(0, 1, 0))
        #expect(canvas.pixels[3 * 4] == 0xFF00_FF00)
    }

    @Test("opacity mixes with what is behind")
    func opacity() throws {
        let canvas = try #require(RasterCanvas(width: 2, height: 2))
        canvas.fill(0xFF00_0000)
        canvas.triangle(vertex(-1, -1, 0), vertex(3, -1, 0), vertex(-1, 3, 0), looks: looks(1, 1, 1, opacity: 0.5))
        #expect(canvas.pixels[0] & 255 == 128 && canvas.pixels[0] >> 24 == 255)
    }

    @Test("triangles are cut at the sides of the view, and those beyond it are nothing")
    func clipping() {
        #expect(RasterClipping.polygon(vertex(0, 0, 0), vertex(0.5, 0, 0), vertex(0, 0.5, 0)).count == 3)
        #expect(RasterClipping.polygon(vertex(2, 0, 0), vertex(3, 0, 0), vertex(2, 1, 0)).isEmpty)
        let cut = RasterClipping.polygon(vertex(0, 0, 0), vertex(5, 0, 0), vertex(0, 0.5, 0))
        #expect(cut.count == 4 && cut.allSatisfy { $0.clip.x <= 1.0001 })
        // A corner behind the eye.
        let behind = RasterClipping.polygon(vertex(0, 0, 0), vertex(0.5, 0, 0), vertex(0, 0, -5, -5))
        #expect(behind.allSatisfy { $0.clip.w > 0 })
        #expect(RasterClipping.polygon(vertex(.nan, 0, 0), vertex(.nan, 0, 0), vertex(.nan, 0, 0)).isEmpty)
    }

    @Test("a projected point comes back, and depth is 0 at the nearest and 1 at the farthest")
    func projection() throws {
        let matrix = Projection.perspective(degrees: 60, isHorizontal: false, aspect: 2, near: 1, far: 100)
        let size = SIMD2<Float>(200, 100)
        let middle = try #require(Projection.project(SIMD3<Float>(0, 0, -1), matrix, size: size))
        #expect((middle - SIMD3<Float>(100, 50, 0)).length < 1e-3)
        #expect(abs(try #require(Projection.project(SIMD3<Float>(0, 0, -100), matrix, size: size)).z - 1) < 1e-4)
        let point = SIMD3<Float>(1, 2, -10)
        let there = try #require(Projection.project(point, matrix, size: size))
        #expect((try #require(Projection.unproject(there, matrix, size: size)) - point).length < 1e-2)
        let flat = Projection.orthographic(halfHeight: 5, aspect: 1, near: 1, far: 10)
        #expect((try #require(Projection.project(SIMD3<Float>(0, 5, -1), flat, size: size)) - SIMD3<Float>(100, 0, 0)).length < 1e-3)
    }

    @Test("drawing ends when its budget is used up, and sizes without pixels have no canvas")
    func bounds() throws {
        let canvas = try #require(RasterCanvas(width: 10, height: 10, budget: 150))
        for _ in 0..<1000 { canvas.triangle(vertex(-1, -1, 0), vertex(3, -1, 0), vertex(-1, 3, 0), looks: looks(1, 0, 0)) }
        #expect(canvas.budget <= 0)
        #expect(RasterCanvas(width: 0, height: 10) == nil && RasterCanvas(width: 100_000, height: 100_000) == nil)
    }

    @Test("light falls on a surface by its angle")
    func light() {
        let material = DrawnMaterial(model: .lambert)
        let sun = DrawnLight(kind: .directional, color: SIMD4<Float>(1, 1, 1, 0), direction: SIMD3<Float>(0, -1, 0))
        let surface = SurfaceLight(material: material, lights: [sun], eye: SIMD3<Float>(0, 10, 0), parallel: nil)
        #expect(abs(surface.light(at: .zero, direction: SIMD3<Float>(0, 1, 0)).0.x - 1) < 1e-5)
        #expect(abs(surface.light(at: .zero, direction: SIMD3<Float>(0.8, 0.6, 0)).0.x - 0.6) < 1e-5)
        #expect(surface.light(at: .zero, direction: SIMD3<Float>(0, -1, 0)).0.x == 0)
        let spot = DrawnLight(kind: .spot, position: SIMD3<Float>(0, 5, 0), direction: SIMD3<Float>(0, -1, 0), end: 10, falloff: 1, inner: 0.9, outer: 0.8)
        #expect(abs(spot.reach(.zero).strength - 0.5) < 1e-5 && spot.reach(SIMD3<Float>(20, 0, 0)).strength == 0)
    }
}
