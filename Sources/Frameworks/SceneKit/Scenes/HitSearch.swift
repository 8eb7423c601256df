/// A place on a mesh that a line meets, in the mesh's coordinates.
struct MeshHit {
    var point: SIMD3<Float>
    var normal: SIMD3<Float>
    var place: SIMD2<Float>
    var part: Int
    var face: Int
    /// A part of the line, 0 to 1.
    var distance: Float
}

/// The surfaces that are searched, as options say.
struct HitSettings {
    var isAll = false
    var isFirstOnly = false
    var cullsBackFaces = true
    var isBoxOnly = false
    var ignoresChildren = false
    var ignoresHidden = true
    var category = -1
    var root: SCNNode?

    mutating func read(_ option: SCNHitTestOption, _ value: Any) {
        let number: Int? = SceneNumber.float(value).map { Int($0) }
        let flag: Bool = (value as? Bool) ?? (number ?? 0 != 0)
        switch option {
        case .searchMode:
            let mode = (value as? SCNHitTestSearchMode) ?? number.flatMap { SCNHitTestSearchMode(rawValue: $0) } ?? .closest
            (isAll, isFirstOnly) = (mode == .all, mode == .any)
        case .firstFoundOnly: isFirstOnly = flag
        case .sortResults: isAll = true
        case .backFaceCulling: cullsBackFaces = flag
        case .boundingBoxOnly: isBoxOnly = flag
        case .ignoreChildNodes: ignoresChildren = flag
        case .ignoreHiddenNodes: ignoresHidden = flag
        case .categoryBitMask: category = (value as? Int) ?? (value as? NSNumber)?.intValue ?? -1
        case .rootNode: root = value as? SCNNode
        default: break
        }
    }
}

/// Finds the surfaces that a line through a scene meets.
struct HitSearch {
    var settings = HitSettings()

    /// The nearest first: one of each geometry, or all.
    func results(below root: SCNNode, from: SIMD3<Float>, to: SIMD3<Float>) -> [SCNHitTestResult] {
        var found: [(Float, SCNHitTestResult)] = []
        search(settings.root ?? root, (settings.root ?? root).shownWorldTransform, from, to, isTop: true, &found)
        let sorted = found.sorted { $0.0 < $1.0 }.map(\.1)
        return settings.isFirstOnly ? Array(sorted.prefix(1)) : sorted
    }

    private func search(
        _ node: SCNNode, _ transform: simd_float4x4, _ from: SIMD3<Float>, _ to: SIMD3<Float>, isTop: Bool, _ found: inout [(Float, SCNHitTestResult)]
    ) {
        if settings.ignoresHidden, node.isHidden || node.shownOpacity <= 0 { return }
        if node.categoryBitMask & settings.category != 0, let geometry = node.geometry, transform.determinant != 0 {
            let inverse: simd_float4x4 = transform.undone
            let start: SIMD3<Float> = inverse.point(from), way: SIMD3<Float> = inverse.point(to) - start
            let isDoubleSided: Bool = geometry.materials.contains { $0.isDoubleSided }
            let hits = HitSearch.hits(
                geometry.mesh, from: start, way: way, cullsBack: settings.cullsBackFaces && !isDoubleSided, isBoxOnly: settings.isBoxOnly)
            for hit in settings.isAll ? hits : Array(hits.prefix(1)) {
                found.append((hit.distance, SCNHitTestResult(node: node, transform: transform, hit: hit)))
            }
        }
        if settings.ignoresChildren { return }
        for child in node.childNodes { search(child, child.shownTransform(in: transform), from, to, isTop: false, &found) }
    }

    /// The triangles that a line meets, the nearest first.
    static func hits(_ mesh: Mesh, from: SIMD3<Float>, way: SIMD3<Float>, cullsBack: Bool, isBoxOnly: Bool = false) -> [MeshHit] {
        guard let bounds = mesh.bounds, bounds.isMet(from: from, way: way) else { return [] }
        if isBoxOnly {
            let place: SIMD3<Float> = (from + way * 0.5).clamped(lowerBound: bounds.low, upperBound: bounds.high)
            return [MeshHit(point: place, normal: -way.unit(or: SIMD3<Float>(0, 0, -1)), place: .zero, part: 0, face: 0, distance: 0.5)]
        }
        var result: [MeshHit] = []
        for (number, part) in mesh.parts.enumerated() where part.kind == .triangles {
            var index = 0
            while index + 2 < part.indices.count {
                let corners = SIMD3<Int>(Int(part.indices[index]), Int(part.indices[index + 1]), Int(part.indices[index + 2]))
                if let hit = hit(mesh, corners, from, way, cullsBack, part: number, face: index / 3) { result.append(hit) }
                index += 3
            }
        }
        return result.sorted { $0.distance < $1.distance }
    }

    private static func hit(
        _ mesh: Mesh, _ corners: SIMD3<Int>, _ from: SIMD3<Float>, _ way: SIMD3<Float>, _ cullsBack: Bool, part: Int, face: Int
    ) -> MeshHit? {
        let a: SIMD3<Float> = mesh.positions[corners.x], b: SIMD3<Float> = mesh.positions[corners.y], c: SIMD3<Float> = mesh.positions[corners.z]
        let ab: SIMD3<Float> = b - a, ac: SIMD3<Float> = c - a
        let p: SIMD3<Float> = way.cross(ac)
        let determinant: Float = ab.dot(p)
        guard abs(determinant) > 1e-20, !(cullsBack && determinant < 0) else { return nil }
        let t: SIMD3<Float> = from - a
        let u: Float = t.dot(p) / determinant
        guard u >= -1e-6, u <= 1 + 1e-6 else { return nil }
        let q: SIMD3<Float> = t.cross(ab)
        let v: Float = way.dot(q) / determinant
        guard v >= -1e-6, u + v <= 1 + 1e-6 else { return nil }
        let distance: Float = ac.dot(q) / determinant
        guard distance >= 0, distance <= 1 else { return nil }
        let w: Float = 1 - u - v
        var normal: SIMD3<Float> = ab.cross(ac).unit(or: SIMD3<Float>(0, 0, 1))
        if !mesh.normals.isEmpty {
            let smooth: SIMD3<Float> = mesh.normals[corners.x] * w + mesh.normals[corners.y] * u + mesh.normals[corners.z] * v
            normal = smooth.unit(or: normal)
        }
        var place = SIMD2<Float>.zero
        if !mesh.texturePlaces.isEmpty {
            place = mesh.texturePlaces[corners.x] * w + mesh.texturePlaces[corners.y] * u + mesh.texturePlaces[corners.z] * v
        }
        return MeshHit(point: from + way * distance, normal: normal, place: place, part: part, face: face, distance: distance)
    }
}
