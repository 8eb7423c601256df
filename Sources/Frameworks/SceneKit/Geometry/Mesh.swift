/// The points of a surface and what joins them, ready to be drawn. It never changes.
final class Mesh: Sendable {
    /// A part of a surface that has one material.
    struct Part: Sendable {
        /// Three a triangle, two a line, one a point; all within the points.
        var indices: [UInt32]
        var kind: Kind
    }
    enum Kind: Sendable { case triangles, lines, points }

    let positions: [SIMD3<Float>]
    /// One a point, or none.
    let normals: [SIMD3<Float>]
    let texturePlaces: [SIMD2<Float>]
    /// In sRGB, as they were given.
    let colors: [SIMD4<Float>]
    let parts: [Part]
    let bounds: Bounds3?

    /// As many triangles of one geometry are kept.
    static let mostTriangles = 400_000

    init(
        positions: [SIMD3<Float>], normals: [SIMD3<Float>] = [], texturePlaces: [SIMD2<Float>] = [], colors: [SIMD4<Float>] = [], parts: [Part] = []
    ) {
        self.positions = positions
        let count: Int = positions.count
        self.normals = normals.count == count ? normals : []
        self.texturePlaces = texturePlaces.count == count ? texturePlaces : []
        self.colors = colors.count == count ? colors : []
        self.parts = parts.map { Mesh.checked($0, count: count) }
        bounds = Bounds3(positions.lazy.filter { $0.x.isFinite && $0.y.isFinite && $0.z.isFinite })
    }

    static let empty = Mesh(positions: [])

    /// Without what is not joined to points that there are.
    private static func checked(_ part: Part, count: Int) -> Part {
        let size: Int = part.kind == .triangles ? 3 : part.kind == .lines ? 2 : 1
        let limit = UInt32(clamping: count)
        let whole: Int = min(part.indices.count / size, mostTriangles) * size
        if part.indices.count == whole, part.indices.allSatisfy({ $0 < limit }) { return part }
        var kept: [UInt32] = []
        var index = 0
        while index < whole {
            let primitive = part.indices[index..<index + size]
            if primitive.allSatisfy({ $0 < limit }) { kept += primitive }
            index += size
        }
        return Part(indices: kept, kind: part.kind)
    }

    var triangleCount: Int { parts.reduce(0) { $0 + ($1.kind == .triangles ? $1.indices.count / 3 : 0) } }
}

/// Puts a mesh together: points by rows and columns, one part after another.
struct MeshBuilder {
    private(set) var positions: [SIMD3<Float>] = []
    private(set) var normals: [SIMD3<Float>] = []
    private(set) var places: [SIMD2<Float>] = []
    private(set) var parts: [Mesh.Part] = []
    private var indices: [UInt32] = []

    var mesh: Mesh {
        let all = indices.isEmpty ? parts : parts + [Mesh.Part(indices: indices, kind: .triangles)]
        return Mesh(positions: positions, normals: normals, texturePlaces: places, parts: all)
    }

    /// A part with the triangles since the last one; the next ones have another material.
    mutating func endPart() {
        parts.append(Mesh.Part(indices: indices, kind: .triangles))
        indices = []
    }

    mutating func point(_ position: SIMD3<Float>, _ normal: SIMD3<Float>, _ place: SIMD2<Float>) -> UInt32 {
        positions.append(position)
        normals.append(normal.unit(or: SIMD3<Float>(0, 0, 1)))
        places.append(place)
        return UInt32(positions.count - 1)
    }

    /// Anticlockwise as seen from outside.
    mutating func triangle(_ a: UInt32, _ b: UInt32, _ c: UInt32) { indices += [a, b, c] }

    /// A grid of points: `point` gives that at parts of both ways, 0 to 1. From outside, `v` grows upwards where `u` grows to the right.
    mutating func grid(columns: Int, rows: Int, _ point: (_ u: Float, _ v: Float) -> (SIMD3<Float>, SIMD3<Float>)) {
        let columns: Int = max(1, min(columns, 512)), rows: Int = max(1, min(rows, 512))
        let start = UInt32(positions.count), stride = UInt32(columns + 1)
        for row in 0...rows {
            for column in 0...columns {
                let u: Float = Float(column) / Float(columns), v: Float = Float(row) / Float(rows)
                let (position, normal) = point(u, v)
                _ = self.point(position, normal, SIMD2<Float>(u, 1 - v))
            }
        }
        for row in 0..<UInt32(rows) {
            for column in 0..<UInt32(columns) {
                let a: UInt32 = start + row * stride + column
                triangle(a, a + 1, a + stride + 1)
                triangle(a, a + stride + 1, a + stride)
            }
        }
    }

    /// A ring or, with an inner radius of 0, a disc across y that shows up or down.
    mutating func disc(y: Float, inner: Float, outer: Float, isUp: Bool, segments: Int) {
        let normal = SIMD3<Float>(0, isUp ? 1 : -1, 0)
        let segments: Int = max(3, min(segments, 512))
        var last: (UInt32, UInt32)?
        for step in 0...segments {
            let angle: Float = Float(step) / Float(segments) * 2 * .pi
            let x: Float = Foundation.sin(angle), z: Float = Foundation.cos(angle)
            let share: Float = outer > 0 ? inner / outer : 0
            let side: Float = isUp ? 1 : -1
            let a = point(SIMD3<Float>(x * inner, y, z * inner), normal, SIMD2<Float>(0.5 + x * share / 2, 0.5 + z * side * share / 2))
            let b = point(SIMD3<Float>(x * outer, y, z * outer), normal, SIMD2<Float>(0.5 + x / 2, 0.5 + z * side / 2))
            if let (before, beyond) = last {
                if isUp {
                    triangle(before, beyond, b)
                    triangle(before, b, a)
                } else {
                    triangle(before, b, beyond)
                    triangle(before, a, b)
                }
            }
            last = (a, b)
        }
    }
}
