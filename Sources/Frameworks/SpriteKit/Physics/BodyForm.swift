internal import CPhysics

/// Between points and metres.
enum PhysicsUnits {
    static let scale: CGFloat = 150
    static func vector(_ point: CGPoint) -> ph_vector { ph_vector(x: Float(point.x / scale), y: Float(point.y / scale)) }
    static func vector(_ vector: CGVector) -> ph_vector { ph_vector(x: Float(vector.dx / scale), y: Float(vector.dy / scale)) }
    static func point(_ vector: ph_vector) -> CGPoint { CGPoint(x: CGFloat(vector.x) * scale, y: CGFloat(vector.y) * scale) }
    static func velocity(_ vector: ph_vector) -> CGVector { CGVector(dx: CGFloat(vector.x) * scale, dy: CGFloat(vector.y) * scale) }
}

/// A part of a body, in points of its node.
enum BodyForm: Equatable {
    case circle(CGPoint, CGFloat)
    /// Three to eight corners of a convex polygon.
    case polygon([CGPoint])
    case edge(CGPoint, CGPoint)

    var isEdge: Bool { if case .edge = self { true } else { false } }

    /// Square metres.
    var area: CGFloat {
        switch self {
        case .circle(_, let radius): .pi * radius * radius / (PhysicsUnits.scale * PhysicsUnits.scale)
        case .polygon(let corners): Self.area(corners) / (PhysicsUnits.scale * PhysicsUnits.scale)
        case .edge: 0
        }
    }

    func scaled(_ x: CGFloat, _ y: CGFloat) -> BodyForm {
        func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * x, y: point.y * y) }
        return switch self {
        case .circle(let center, let radius): .circle(scaled(center), radius * max(x, y))
        case .polygon(let corners): .polygon(corners.map(scaled))
        case .edge(let a, let b): .edge(scaled(a), scaled(b))
        }
    }

    static func rectangle(_ size: CGSize, _ center: CGPoint) -> BodyForm {
        let width = max(abs(size.width) / 2, 1), height = max(abs(size.height) / 2, 1)
        return .polygon([
            CGPoint(x: center.x - width, y: center.y - height), CGPoint(x: center.x + width, y: center.y - height),
            CGPoint(x: center.x + width, y: center.y + height), CGPoint(x: center.x - width, y: center.y + height),
        ])
    }

    static func edges(_ points: [CGPoint], isClosed: Bool) -> [BodyForm] {
        var corners = points
        if isClosed, let first = corners.first, corners.last != first { corners.append(first) }
        return zip(corners, corners.dropFirst()).filter { hypot($0.x - $1.x, $0.y - $1.y) > 0.5 }.map { .edge($0, $1) }
    }

    /// A convex polygon in parts of up to eight corners.
    static func polygons(_ points: [CGPoint]) -> [BodyForm] {
        let corners = hull(points)
        guard corners.count >= 3, area(corners) > 1 else { return [] }
        if let circle = circle(corners) { return [circle] }
        var result: [BodyForm] = []
        var index = 1
        while index < corners.count - 1 {
            let end = min(index + 6, corners.count - 1)
            result.append(.polygon([corners[0]] + corners[index...end]))
            index = end
        }
        return result
    }

    /// Many corners at the same distance from a middle are a circle, which rolls and holds others better than its corners do.
    static func circle(_ corners: [CGPoint]) -> BodyForm? {
        guard corners.count >= 16 else { return nil }
        let xs = corners.map(\.x), ys = corners.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let low = ys.min(), let high = ys.max() else { return nil }
        let center = CGPoint(x: (left + right) / 2, y: (low + high) / 2), radius = (right - left) / 2
        let isRound = corners.allSatisfy { abs(hypot($0.x - center.x, $0.y - center.y) - radius) < radius * 0.02 }
        return isRound ? .circle(center, radius) : nil
    }

    /// Gauss's formula.
    static func area(_ corners: [CGPoint]) -> CGFloat {
        guard let last = corners.last else { return 0 }
        var sum: CGFloat = 0
        var before = last
        for corner in corners {
            sum += before.x * corner.y - corner.x * before.y
            before = corner
        }
        return abs(sum) / 2
    }

    /// Polygons that were cut into parts, whole again.
    static func outlined(_ forms: [BodyForm]) -> [BodyForm] {
        var result: [BodyForm] = []
        for form in forms {
            if case .polygon(let corners) = form, case .polygon(let before)? = result.last, corners.first == before.first {
                result[result.count - 1] = .polygon(before + corners.dropFirst(2))
            } else {
                result.append(form)
            }
        }
        return result
    }

    /// Andrew's monotone chain.
    static func hull(_ points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        func half(_ points: [CGPoint]) -> [CGPoint] {
            var result: [CGPoint] = []
            for point in points {
                while result.count >= 2, turn(result[result.count - 2], result[result.count - 1], point) <= 1e-6 { result.removeLast() }
                result.append(point)
            }
            return Array(result.dropLast())
        }
        return half(sorted) + half(sorted.reversed())
    }

    private static func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat { (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) }

    /// Up to eight corners around a picture's pixels that are opaque enough.
    static func hull(of image: CGImage, threshold: Float, size: CGSize) -> [CGPoint] {
        let bytes = TexturePixels.bytes(of: image), width = image.width, height = image.height
        let least = max(1, Int(threshold * 255))
        var points: [CGPoint] = []
        for row in 0..<height {
            let alphas = (0..<width).lazy.map { Int(bytes[(row * width + $0) * 4 + 3]) }
            guard let first = alphas.firstIndex(where: { $0 >= least }), let last = alphas.lastIndex(where: { $0 >= least }) else { continue }
            for y in [row, row + 1] {
                points.append(CGPoint(x: CGFloat(first), y: CGFloat(height - y)))
                points.append(CGPoint(x: CGFloat(last + 1), y: CGFloat(height - y)))
            }
        }
        let corners = hull(points).map {
            CGPoint(x: ($0.x / CGFloat(width) - 0.5) * size.width, y: ($0.y / CGFloat(height) - 0.5) * size.height)
        }
        return corners.count <= 8 ? corners : (0..<8).map { corners[$0 * corners.count / 8] }
    }
}
