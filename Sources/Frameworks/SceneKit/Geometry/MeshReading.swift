/// Meshes of sources and elements, and the other way round. What does not fit together is left out.
enum MeshReading {
    static func mesh(sources: [SCNGeometrySource], elements: [SCNGeometryElement]) -> Mesh {
        func first(_ semantic: SCNGeometrySource.Semantic) -> SCNGeometrySource? { sources.first { $0.semantic == semantic } }
        let positions: [SIMD4<Float>] = first(.vertex).map { vectors($0) } ?? []
        let colors = first(.color)
        let hasAlpha: Bool = (colors?.componentsPerVector ?? 0) > 3
        return Mesh(
            positions: positions.map(\.xyz), normals: (first(.normal).map { vectors($0) } ?? []).map { $0.xyz.unit(or: .zero) },
            texturePlaces: (first(.texcoord).map { vectors($0) } ?? []).map { SIMD2<Float>($0.x, $0.y) },
            colors: (colors.map { vectors($0) } ?? []).map { hasAlpha ? $0 : SIMD4<Float>($0.xyz, 1) }, parts: elements.map { part($0) })
    }

    /// As many vectors as the data has.
    static func vectors(_ source: SCNGeometrySource) -> [SIMD4<Float>] {
        let size: Int = source.bytesPerComponent, components: Int = min(source.componentsPerVector, 4)
        guard components > 0, [1, 2, 4, 8].contains(size), source.dataOffset >= 0, source.vectorCount > 0 else { return [] }
        let stride: Int = source.dataStride > 0 ? source.dataStride : source.componentsPerVector * size
        let room: Int = source.data.count - source.dataOffset - components * size
        guard room >= 0 else { return [] }
        let count: Int = min(source.vectorCount, room / stride + 1, 4_000_000)
        let isFloat: Bool = source.usesFloatComponents
        return source.data.withUnsafeBytes { bytes in
            (0..<count).map { index in
                var vector = SIMD4<Float>.zero
                let start: Int = source.dataOffset + index * stride
                for component in 0..<components { vector[component] = number(bytes, start + component * size, size, isFloat) }
                return vector
            }
        }
    }

    private static func number(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ size: Int, _ isFloat: Bool) -> Float {
        switch (size, isFloat) {
        case (4, true): bytes.loadUnaligned(fromByteOffset: offset, as: Float.self)
        case (8, true): Float(bytes.loadUnaligned(fromByteOffset: offset, as: Double.self))
        case (1, false): Float(bytes[offset]) / 255
        case (2, false): Float(bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)) / 65535
        case (4, false): Float(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        default: 0
        }
    }

    static func indices(_ element: SCNGeometryElement) -> [UInt32] {
        let size: Int = element.bytesPerIndex
        guard [1, 2, 4, 8].contains(size) else { return [] }
        let count: Int = min(element.data.count / size, 6_000_000)
        return element.data.withUnsafeBytes { bytes in
            (0..<count).map { index in
                switch size {
                case 1: UInt32(bytes[index])
                case 2: UInt32(bytes.loadUnaligned(fromByteOffset: index * 2, as: UInt16.self))
                case 4: bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
                default: UInt32(clamping: bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
                }
            }
        }
    }

    static func part(_ element: SCNGeometryElement) -> Mesh.Part {
        let all: [UInt32] = indices(element)
        let count: Int = max(0, min(element.primitiveCount, all.count))
        var range: Range<Int> = 0..<count
        if element.primitiveRange.location != NSNotFound {
            let start: Int = max(0, min(element.primitiveRange.location, count))
            range = start..<max(start, min(count, start + max(0, min(element.primitiveRange.length, count))))
        }
        switch element.primitiveType {
        case .triangles: return Mesh.Part(indices: slice(all, range, 3), kind: .triangles)
        case .line: return Mesh.Part(indices: slice(all, range, 2), kind: .lines)
        case .point: return Mesh.Part(indices: slice(all, range, 1), kind: .points)
        case .triangleStrip: return Mesh.Part(indices: strip(all, range), kind: .triangles)
        case .polygon: return Mesh.Part(indices: polygons(all, range), kind: .triangles)
        }
    }

    private static func slice(_ all: [UInt32], _ range: Range<Int>, _ size: Int) -> [UInt32] {
        Array(all[min(range.lowerBound * size, all.count)..<min(range.upperBound * size, all.count)])
    }

    private static func strip(_ all: [UInt32], _ range: Range<Int>) -> [UInt32] {
        var result: [UInt32] = []
        for index in range where index + 2 < all.count {
            result += index & 1 == 0 ? [all[index], all[index + 1], all[index + 2]] : [all[index + 1], all[index], all[index + 2]]
        }
        return result
    }

    /// Polygons as fans.
    private static func polygons(_ all: [UInt32], _ range: Range<Int>) -> [UInt32] {
        var result: [UInt32] = []
        var start: Int = range.upperBound
        for index in 0..<range.upperBound {
            let corners: Int = Int(min(all[index], UInt32(clamping: all.count)))
            guard start + corners <= all.count else { break }
            if index >= range.lowerBound, corners >= 3 {
                for corner in 1..<(corners - 1) { result += [all[start], all[start + corner], all[start + corner + 1]] }
            }
            start += corners
        }
        return result
    }

    // MARK: Back

    static func sources(of mesh: Mesh) -> [SCNGeometrySource] {
        var result: [SCNGeometrySource] = []
        guard !mesh.positions.isEmpty else { return result }
        result.append(SCNGeometrySource(vertices: mesh.positions.map { SCNVector3($0) }))
        if !mesh.normals.isEmpty { result.append(SCNGeometrySource(normals: mesh.normals.map { SCNVector3($0) })) }
        if !mesh.texturePlaces.isEmpty {
            result.append(SCNGeometrySource(textureCoordinates: mesh.texturePlaces.map { CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }))
        }
        if !mesh.colors.isEmpty { result.append(SCNGeometrySource(colors: mesh.colors)) }
        return result
    }

    static func elements(of mesh: Mesh) -> [SCNGeometryElement] {
        mesh.parts.map { part in
            let type: SCNGeometryPrimitiveType = part.kind == .triangles ? .triangles : part.kind == .lines ? .line : .point
            return SCNGeometryElement(indices: part.indices, primitiveType: type)
        }
    }
}

/// One geometry of all that is in a tree of nodes.
enum FlattenedGeometry {
    /// Nil where there is none.
    static func geometry(of root: SCNNode) -> SCNGeometry? {
        var pieces: [(Mesh, simd_float4x4, [SCNMaterial])] = []
        collect(root, matrix_identity_float4x4, &pieces)
        guard !pieces.isEmpty else { return nil }
        var positions: [SIMD3<Float>] = [], normals: [SIMD3<Float>] = [], places: [SIMD2<Float>] = []
        var parts: [Mesh.Part] = [], materials: [SCNMaterial] = []
        for (mesh, transform, own) in pieces {
            let first = UInt32(positions.count)
            let turned: simd_float4x4 = transform.undone.transpose
            positions += mesh.positions.map { transform.point($0) }
            normals += mesh.normals.isEmpty ? mesh.positions.map { _ in .zero } : mesh.normals.map { turned.direction($0).unit(or: .zero) }
            places += mesh.texturePlaces.isEmpty ? mesh.positions.map { _ in .zero } : mesh.texturePlaces
            for (index, part) in mesh.parts.enumerated() {
                parts.append(Mesh.Part(indices: part.indices.map { $0 + first }, kind: part.kind))
                materials.append(own.isEmpty ? SCNMaterial() : own[index % own.count])
            }
        }
        let geometry = SCNGeometry(mesh: Mesh(positions: positions, normals: normals, texturePlaces: places, parts: parts))
        geometry.materials = materials
        return geometry
    }

    private static func collect(_ node: SCNNode, _ transform: simd_float4x4, _ pieces: inout [(Mesh, simd_float4x4, [SCNMaterial])]) {
        if let geometry = node.geometry { pieces.append((geometry.mesh, transform, geometry.materials)) }
        for child in node.childNodes where !child.isHidden { collect(child, child.shownTransform(in: transform), &pieces) }
    }
}
