/// Draws a part of a geometry that has one material.
struct PartPainter {
    let scene: DrawnScene
    let item: DrawnMesh
    let canvas: RasterCanvas
    let material: DrawnMaterial
    let lights: [DrawnLight]
    let whole: simd_float4x4
    private let surface: SurfaceLight
    /// Whether light differs so much across a triangle that each pixel has its own.
    private let isPerPixel: Bool
    private let normals: simd_float4x4

    init(scene: DrawnScene, item: DrawnMesh, canvas: RasterCanvas, material: DrawnMaterial, lights: [DrawnLight], whole: simd_float4x4) {
        (self.scene, self.item, self.canvas, self.material, self.lights, self.whole) = (scene, item, canvas, material, lights, whole)
        surface = SurfaceLight(material: material, lights: lights, eye: scene.eye, parallel: scene.parallel)
        let isNear: Bool = lights.contains { $0.kind == .omni || $0.kind == .spot }
        isPerPixel = material.model != .constant && (isNear || (material.specular != .zero && material.model != .lambert && !lights.isEmpty))
        normals = item.transform.undone.transpose
    }

    private var looks: RasterLooks {
        var looks = RasterLooks()
        (looks.color, looks.texture, looks.wrapX) = (material.diffuse.color, material.diffuse.texture, material.diffuse.wrapX)
        (looks.wrapY, looks.isNearest, looks.opacity) = (material.diffuse.wrapY, material.diffuse.isNearest, material.opacity * item.opacity)
        let isMirrored: Bool = item.transform.determinant < 0
        (looks.drawsFront, looks.drawsBack) = isMirrored ? (material.drawsBack, material.drawsFront) : (material.drawsFront, material.drawsBack)
        (looks.blend, looks.readsDepth, looks.writesDepth) = (material.blend, material.readsDepth, material.writesDepth)
        return looks
    }

    func draw(_ part: Mesh.Part, _ left: inout Int) {
        let looks: RasterLooks = looks
        let indices: [UInt32] = part.indices
        switch part.kind {
        case .triangles:
            let isLines: Bool = material.isLines || scene.isWireframe
            var index = 0
            while index + 2 < indices.count, left > 0, canvas.budget > 0 {
                left -= 1
                triangle(Int(indices[index]), Int(indices[index + 1]), Int(indices[index + 2]), looks, isLines: isLines)
                index += 3
            }
        case .lines:
            var index = 0
            while index + 1 < indices.count, left > 0, canvas.budget > 0 {
                left -= 1
                line(vertex(Int(indices[index]), nil), vertex(Int(indices[index + 1]), nil), looks)
                index += 2
            }
        case .points:
            for index in indices {
                guard left > 0 else { return }
                left -= 1
                let vertex = vertex(Int(index), nil)
                if RasterClipping.code(vertex.clip) == 0 { canvas.point(vertex, looks: looks) }
            }
        }
    }

    private func triangle(_ a: Int, _ b: Int, _ c: Int, _ looks: RasterLooks, isLines: Bool) {
        let mesh = item.mesh
        var flat: SIMD3<Float>?
        if mesh.normals.isEmpty {
            flat = (mesh.positions[b] - mesh.positions[a]).cross(mesh.positions[c] - mesh.positions[a]).unit(or: SIMD3<Float>(0, 0, 1))
        }
        let corners = (vertex(a, flat), vertex(b, flat), vertex(c, flat))
        if isLines {
            line(corners.0, corners.1, looks)
            line(corners.1, corners.2, looks)
            line(corners.2, corners.0, looks)
            return
        }
        let polygon = RasterClipping.polygon(corners.0, corners.1, corners.2)
        guard polygon.count > 2 else { return }
        let surface = surface
        for index in 1..<(polygon.count - 1) {
            if isPerPixel {
                canvas.triangle(polygon[0], polygon[index], polygon[index + 1], looks: looks) { place, direction in
                    surface.light(at: place.xyz, direction: direction.xyz.unit(or: SIMD3<Float>(0, 0, 1)))
                }
            } else {
                canvas.triangle(polygon[0], polygon[index], polygon[index + 1], looks: looks)
            }
        }
    }

    private func line(_ a: RasterVertex, _ b: RasterVertex, _ looks: RasterLooks) {
        guard let (from, to) = RasterClipping.line(lit(a), lit(b)) else { return }
        canvas.line(from, to, looks: looks)
    }

    /// With the light at its place where pixels would work it out.
    private func lit(_ vertex: RasterVertex) -> RasterVertex {
        guard isPerPixel else { return vertex }
        var result = vertex
        (result.first, result.second) = surface.light(at: vertex.first.xyz, direction: vertex.second.xyz.unit(or: SIMD3<Float>(0, 0, 1)))
        return result
    }

    /// - Parameter flat: the direction of the triangle, for geometries without directions.
    private func vertex(_ index: Int, _ flat: SIMD3<Float>?) -> RasterVertex {
        let mesh = item.mesh
        let position: SIMD3<Float> = mesh.positions[index]
        let place: SIMD3<Float> = item.transform.point(position)
        let own: SIMD3<Float> = flat ?? (mesh.normals.isEmpty ? SIMD3<Float>(0, 0, 1) : mesh.normals[index])
        let direction: SIMD3<Float> = normals.direction(own).unit(or: SIMD3<Float>(0, 0, 1))
        var onPicture: SIMD2<Float> = mesh.texturePlaces.isEmpty ? .zero : mesh.texturePlaces[index]
        if let transform = material.diffuse.transform {
            let moved: SIMD4<Float> = transform * SIMD4<Float>(onPicture.x, onPicture.y, 0, 1)
            onPicture = SIMD2<Float>(moved.x, moved.y)
        }
        let color: SIMD4<Float> = mesh.colors.isEmpty ? SIMD4<Float>(1, 1, 1, 1) : RasterLightness.decode(mesh.colors[index])
        let clip: SIMD4<Float> = whole * SIMD4<Float>(position, 1)
        if isPerPixel {
            return RasterVertex(clip: clip, first: SIMD4<Float>(place, 0), second: SIMD4<Float>(direction, 0), place: onPicture, color: color)
        }
        let (light, shine) = surface.light(at: place, direction: direction)
        return RasterVertex(clip: clip, first: light, second: shine, place: onPicture, color: color)
    }
}
