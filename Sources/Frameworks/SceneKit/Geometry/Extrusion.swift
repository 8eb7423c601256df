/// Solids of flat paths.
enum Extrusion {
    /// Around z = 0: a front, a back and sides, or only a front where there is no depth.
    static func mesh(of path: CGPath, depth: Float, flatness: CGFloat, isEvenOdd: Bool) -> Mesh {
        let lines = outlines(of: path.flattened(threshold: flatness))
        let pieces = Trapezoids.of(lines, isEvenOdd: isEvenOdd)
        var builder = MeshBuilder()
        let bounds = Bounds3(lines.joined().map { SIMD3<Float>($0.x, $0.y, 0) })
        guard let bounds, !pieces.isEmpty else { return .empty }
        let size: SIMD3<Float> = bounds.high - bounds.low
        func place(_ p: SIMD2<Float>) -> SIMD2<Float> {
            SIMD2<Float>(size.x > 0 ? (p.x - bounds.low.x) / size.x : 0, size.y > 0 ? 1 - (p.y - bounds.low.y) / size.y : 0)
        }
        let half: Float = max(0, depth) / 2
        for side in (half > 0 ? [Float(1), -1] : [1]) {
            let normal = SIMD3<Float>(0, 0, side)
            for piece in pieces {
                let corners = piece.map { builder.point(SIMD3<Float>($0.x, $0.y, half * side), normal, place($0)) }
                for index in 1..<(corners.count - 1) {
                    if side > 0 {
                        builder.triangle(corners[0], corners[index], corners[index + 1])
                    } else {
                        builder.triangle(corners[0], corners[index + 1], corners[index])
                    }
                }
            }
            builder.endPart()
        }
        if half > 0 {
            sides(of: lines, half: half, isEvenOdd: isEvenOdd, &builder)
            builder.endPart()
        }
        return builder.mesh
    }

    private static func sides(of lines: [[SIMD2<Float>]], half: Float, isEvenOdd: Bool, _ builder: inout MeshBuilder) {
        for line in lines {
            for index in line.indices {
                let a = line[index], b = line[(index + 1) % line.count]
                let way: SIMD2<Float> = b - a
                let length: Float = (way * way).sum().squareRoot()
                guard length > 1e-7 else { continue }
                // Outside is where no ink is.
                let right = SIMD2<Float>(way.y, -way.x) / length
                let probe: SIMD2<Float> = (a + b) / 2 + right * max(length, 1e-3) * 1e-3
                let isRight: Bool = !Trapezoids.isInside(probe, lines, isEvenOdd: isEvenOdd)
                let (from, to) = isRight ? (a, b) : (b, a)
                let out: SIMD2<Float> = isRight ? right : -right
                let normal = SIMD3<Float>(out.x, out.y, 0)
                let corners = [
                    builder.point(SIMD3<Float>(from.x, from.y, half), normal, SIMD2<Float>(0, 0)),
                    builder.point(SIMD3<Float>(from.x, from.y, -half), normal, SIMD2<Float>(0, 1)),
                    builder.point(SIMD3<Float>(to.x, to.y, -half), normal, SIMD2<Float>(1, 1)),
                    builder.point(SIMD3<Float>(to.x, to.y, half), normal, SIMD2<Float>(1, 0)),
                ]
                builder.triangle(corners[0], corners[1], corners[2])
                builder.triangle(corners[0], corners[2], corners[3])
            }
        }
    }

    /// As many corners of a path are made solid.
    private static let mostPoints = 4000

    /// The closed lines of a path without curves.
    private static func outlines(of path: CGPath) -> [[SIMD2<Float>]] {
        var result: [[SIMD2<Float>]] = []
        var line: [SIMD2<Float>] = []
        var count = 0
        func end() {
            if line.count > 1, line.first == line.last { line.removeLast() }
            if line.count > 2 { result.append(line) }
            line = []
        }
        path.applyWithBlock { element in
            guard count < mostPoints else { return }
            switch element.pointee.type {
            case .moveToPoint:
                end()
                fallthrough
            case .addLineToPoint:
                let point = element.pointee.points[0]
                guard point.x.isFinite, point.y.isFinite else { return }
                count += 1
                line.append(SIMD2<Float>(Float(point.x), Float(point.y)))
            default: if element.pointee.type == .closeSubpath { end() }
            }
        }
        end()
        return result
    }
}

/// Areas cut into pieces between horizontal lines.
enum Trapezoids {
    private struct Edge {
        var low: SIMD2<Float>
        var high: SIMD2<Float>
        var winding: Int
        func x(at y: Float) -> Float { low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y) }
    }

    /// Convex pieces, anticlockwise where y is up.
    static func of(_ lines: [[SIMD2<Float>]], isEvenOdd: Bool) -> [[SIMD2<Float>]] {
        var edges: [Edge] = []
        for line in lines {
            for index in line.indices {
                let a = line[index], b = line[(index + 1) % line.count]
                if a.y < b.y { edges.append(Edge(low: a, high: b, winding: 1)) }
                if b.y < a.y { edges.append(Edge(low: b, high: a, winding: -1)) }
            }
        }
        edges.sort { $0.low.y < $1.low.y }
        let levels: [Float] = Set(edges.flatMap { [$0.low.y, $0.high.y] }).sorted()
        var result: [[SIMD2<Float>]] = []
        var active: [Edge] = []
        var next = 0
        for (low, high) in zip(levels, levels.dropFirst()) {
            active.removeAll { $0.high.y <= low }
            while next < edges.count, edges[next].low.y <= low {
                active.append(edges[next])
                next += 1
            }
            let middle: Float = (low + high) / 2
            let sorted = active.map { (edge: $0, x: $0.x(at: middle)) }.sorted { $0.x < $1.x }
            var winding = 0
            for (left, right) in zip(sorted, sorted.dropFirst()) {
                winding += left.edge.winding
                guard isEvenOdd ? winding & 1 != 0 : winding != 0 else { continue }
                let a = SIMD2<Float>(left.edge.x(at: low), low), b = SIMD2<Float>(right.edge.x(at: low), low)
                let c = SIMD2<Float>(right.edge.x(at: high), high), d = SIMD2<Float>(left.edge.x(at: high), high)
                result.append(a.x == b.x ? [a, c, d] : c.x == d.x ? [a, b, c] : [a, b, c, d])
            }
        }
        return result
    }

    static func isInside(_ point: SIMD2<Float>, _ lines: [[SIMD2<Float>]], isEvenOdd: Bool) -> Bool {
        var winding = 0
        for line in lines {
            var a: SIMD2<Float> = line[line.count - 1]
            for b in line {
                if (a.y <= point.y) != (b.y <= point.y) {
                    let x: Float = a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y)
                    if x > point.x { winding += a.y < b.y ? 1 : -1 }
                }
                a = b
            }
        }
        return isEvenOdd ? winding & 1 != 0 : winding != 0
    }
}
