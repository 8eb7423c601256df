/// The points and faces of a file of Wavefront's format; materials are not read.
enum ObjectFile {
    /// Nil for a file without faces.
    static func geometry(_ data: Data) -> SCNGeometry? {
        guard data.count <= 64 << 20, let text = String(data: data, encoding: .utf8) else { return nil }
        var reader = Reader()
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ", omittingEmptySubsequences: true)
            guard let first = words.first else { continue }
            reader.read(first, words.dropFirst().map { $0 })
        }
        let mesh = reader.mesh
        return mesh.triangleCount > 0 ? SCNGeometry(mesh: mesh) : nil
    }

    private struct Reader {
        private var points: [SIMD3<Float>] = []
        private var normals: [SIMD3<Float>] = []
        private var places: [SIMD2<Float>] = []
        private var known: [Substring: UInt32] = [:]
        private var corners: [(point: SIMD3<Float>, place: SIMD2<Float>, normal: SIMD3<Float>)] = []
        private var indices: [UInt32] = []

        mutating func read(_ name: Substring, _ words: [Substring]) {
            func number(_ index: Int) -> Float { index < words.count ? Float(words[index]) ?? 0 : 0 }
            switch name {
            case "v": points.append(SIMD3<Float>(number(0), number(1), number(2)))
            case "vn": normals.append(SIMD3<Float>(number(0), number(1), number(2)))
            case "vt": places.append(SIMD2<Float>(number(0), 1 - number(1)))
            case "f":
                let face: [UInt32] = words.compactMap { corner($0) }
                guard face.count > 2, indices.count < Mesh.mostTriangles * 3 else { return }
                for index in 1..<(face.count - 1) { indices += [face[0], face[index], face[index + 1]] }
            default: break
            }
        }

        /// `point/place/normal`, counted from 1, or from the end if negative.
        private mutating func corner(_ word: Substring) -> UInt32? {
            let isRelative: Bool = word.contains("-")
            if !isRelative, let index = known[word] { return index }
            let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            func element<Value>(_ part: Int, _ list: [Value]) -> Value? {
                guard part < parts.count, parts[part] != 0 else { return nil }
                let index: Int = parts[part] > 0 ? parts[part] - 1 : list.count + parts[part]
                return list.indices.contains(index) ? list[index] : nil
            }
            guard let point = element(0, points) else { return nil }
            corners.append((point, element(1, places) ?? .zero, element(2, normals) ?? .zero))
            let index = UInt32(corners.count - 1)
            if !isRelative { known[word] = index }
            return index
        }

        var mesh: Mesh {
            Mesh(
                positions: corners.map(\.point), normals: normals.isEmpty ? [] : corners.map(\.normal), texturePlaces: corners.map(\.place),
                parts: [Mesh.Part(indices: indices, kind: .triangles)])
        }
    }
}
