/// Draws one geometry of a frame.
struct SurfacePainter {
    let scene: DrawnScene
    let item: DrawnMesh
    let canvas: RasterCanvas

    /// - Parameter left: how many triangles may still be drawn.
    func draw(_ left: inout Int) {
        guard let bounds = item.mesh.bounds, !item.materials.isEmpty else { return }
        let whole: simd_float4x4 = scene.projection * item.transform
        // All corners of the box outside of one side of the view: nothing is seen.
        let codes = bounds.corners.map { RasterClipping.code(whole * SIMD4<Float>($0, 1)) }
        guard codes.reduce(-1, &) == 0 else { return }
        let lights = scene.lights.filter { $0.category & item.category != 0 }
        for (index, part) in item.mesh.parts.enumerated() {
            guard left > 0, canvas.budget > 0 else { return }
            PartPainter(scene: scene, item: item, canvas: canvas, material: item.materials[index % item.materials.count], lights: lights, whole: whole)
                .draw(part, &left)
        }
    }
}
