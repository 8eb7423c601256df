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
