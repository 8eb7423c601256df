/// Puts the primitives of a COLLADA mesh together.
struct ColladaMesh {
    struct Input {
        var semantic: String
        var offset: Int
        var stride: Int
        var values: [Float]

        func vector(_ index: Int) -> SIMD3<Float>? {
            guard index >= 0, index < values.count / stride else { return nil }
            var result = SIMD3<Float>.zero
            for component in 0..<min(stride, 3) { result[component] = values[index * stride + component] }
            return result
        }
    }

    private var positions: [SIMD3<Float>] = []
    private var normals: [SIMD3<Float>] = []
    private var places: [SIMD2<Float>] = []
    private var parts: [Mesh.Part] = []
    private var hasNormals = true

    var mesh: Mesh { Mesh(positions: positions, normals: hasNormals ? normals : [], texturePlaces: places, parts: parts) }

    mutating func read(_ primitive: XMLTree, inputs: [Input]) {
        guard let place = inputs.first(where: { $0.semantic == "VERTEX" }) else { return }
        let normal = inputs.first { $0.semantic == "NORMAL" }, picture = inputs.first { $0.semantic == "TEXCOORD" }
        let offsets: [Int] = primitive.all("input").compactMap { $0.attributes["offset"].flatMap { Int($0) } }.filter { $0 >= 0 && $0 < 32 }
        let stride: Int = (offsets.max() ?? 0) + 1
        if normal == nil { hasNormals = false }
        var indices: [UInt32] = []
        for list in primitive.all("p") {
            let numbers: [Int] = list.integers
            let count: Int = numbers.count / stride
            var faces: [Int] = primitive.first("vcount")?.integers ?? []
            if primitive.name == "triangles" { faces = Array(repeating: 3, count: count / 3) }
            if primitive.name == "polygons" { faces = [count] }
            var start = 0
            for corners in faces {
                guard corners >= 0, corners <= count - start, indices.count < Mesh.mostTriangles * 3 else { break }
                let first: Int = start
                start += corners
                guard corners > 2 else { continue }
                let made: [UInt32?] = (0..<corners).map { corner in
                    let from: Int = (first + corner) * stride
                    guard let position = place.vector(numbers[from + place.offset]) else { return nil }
                    positions.append(position)
                    normals.append(normal.flatMap { $0.vector(numbers[from + $0.offset]) } ?? .zero)
                    let onPicture = picture.flatMap { $0.vector(numbers[from + $0.offset]) } ?? .zero
                    places.append(SIMD2<Float>(onPicture.x, 1 - onPicture.y))
                    return UInt32(positions.count - 1)
                }
                for corner in 1..<(corners - 1) {
                    if let a = made[0], let b = made[corner], let c = made[corner + 1] { indices += [a, b, c] }
                }
            }
        }
        parts.append(Mesh.Part(indices: indices, kind: .triangles))
    }
}
