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

/// The light on a surface.
struct SurfaceLight {
    let material: DrawnMaterial
    let lights: [DrawnLight]
    let eye: SIMD3<Float>
    let parallel: SIMD3<Float>?

    /// The light by which the diffuse colour is multiplied, and what is added.
    func light(at place: SIMD3<Float>, direction: SIMD3<Float>) -> (SIMD4<Float>, SIMD4<Float>) {
        var sum = SIMD4<Float>.zero, shine: SIMD4<Float> = material.emission
        if material.model == .constant || lights.isEmpty { return (material.multiply, shine) }
        let toEye: SIMD3<Float> = parallel.map { -$0 } ?? (eye - place).unit(or: SIMD3<Float>(0, 0, 1))
        let normal: SIMD3<Float> = direction.dot(toEye) < 0 && material.drawsBack ? -direction : direction
        for light in lights {
            if light.kind == .ambient {
                if let ambient = material.ambient { shine += ambient * light.color } else { sum += light.color }
                continue
            }
            let (way, strength) = light.reach(place)
            let cosine: Float = normal.dot(way)
            guard strength > 0, cosine > 0 else { continue }
            sum += light.color * (cosine * strength)
            guard material.specular != .zero, material.model != .lambert else { continue }
            let amount: Float
            if material.model == .phong {
                amount = max(0, (normal * (2 * cosine) - way).dot(toEye))
            } else {
                amount = max(0, normal.dot((way + toEye).unit(or: normal)))
            }
            shine += material.specular * light.color * (strength * Foundation.pow(amount, max(1, material.shininess * 128)))
        }
        return (sum * material.multiply, shine)
    }
}

/// Draws a part of a geometry that has one material.
private struct PartPainter {
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
