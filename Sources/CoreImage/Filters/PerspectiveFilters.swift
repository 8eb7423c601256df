import CoreGraphics
import Foundation

/// Filters that put a picture into another quadrangle, and the other way round.
enum PerspectiveFilters {
    private static let corners: [FilterInput] = [
        .point("inputTopLeft", 118, 484), .point("inputTopRight", 646, 507), .point("inputBottomRight", 548, 140), .point("inputBottomLeft", 155, 153),
    ]

    static let all: [FilterDefinition] = [
        FilterDefinition("CIPerspectiveTransform", kCICategoryGeometryAdjustment, [.image] + corners) { values in
            guard let image = values.image, let map = Homography(from: image.extent, to: quadrangle(values)), let back = map.inverted else { return nil }
            let points: [CGPoint] = quadrangle(values)
            return mapped(image, extent: box(points), back)
        },
        FilterDefinition("CIPerspectiveCorrection", kCICategoryGeometryAdjustment, [.image] + corners + [.number("inputCrop", 1)]) { values in
            guard let image = values.image else { return nil }
            let points: [CGPoint] = quadrangle(values)
            func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
            let width: CGFloat = max(length(points[0], points[1]), length(points[3], points[2])).rounded()
            let height: CGFloat = max(length(points[0], points[3]), length(points[1], points[2])).rounded()
            let extent = CGRect(x: 0, y: 0, width: max(1, width), height: max(1, height))
            guard let map = Homography(from: extent, to: points) else { return nil }
            return mapped(image, extent: extent, map)
        },
    ]

    /// From the upper left corner on, clockwise.
    private static func quadrangle(_ values: FilterArguments) -> [CGPoint] {
        ["inputTopLeft", "inputTopRight", "inputBottomRight", "inputBottomLeft"].map { values.point($0) }
    }

    private static func box(_ points: [CGPoint]) -> CGRect {
        let xs: [CGFloat] = points.map(\.x), ys: [CGFloat] = points.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let low = ys.min(), let high = ys.max() else { return .null }
        return CGRect(x: left, y: low, width: right - left, height: high - low).integral
    }

    /// The picture whose places show what `source` says of the other's.
    private static func mapped(_ image: CIImage, extent: CGRect, _ source: Homography) -> CIImage {
        let render = image.render, whole = PixelArea(covering: image.extent)
        return CIImage(extent: extent) { area in
            let plane = render(whole)
            return PixelPlane(area: area) { x, y in
                guard let place = source.applied(to: SIMD2(Double(x) + 0.5, Double(y) + 0.5)) else { return .zero }
                return plane.sample(Float(place.x), Float(place.y))
            }
        }
    }
}

/// A map of the plane that keeps lines straight.
struct Homography: Sendable {
    /// Row by row.
    private let m: [Double]

    private init(_ m: [Double]) { self.m = m }

    /// From a rectangle to four corners, from the upper left one on, clockwise; nil where three of them are on a line.
    init?(from rect: CGRect, to corners: [CGPoint]) {
        guard rect.width > 0, rect.height > 0, corners.count == 4 else { return nil }
        // From the unit square first: lower left, lower right, upper right, upper left.
        let p: [CGPoint] = [corners[3], corners[2], corners[1], corners[0]]
        let dx1 = Double(p[1].x - p[2].x), dx2 = Double(p[3].x - p[2].x), dy1 = Double(p[1].y - p[2].y), dy2 = Double(p[3].y - p[2].y)
        let sx = Double(p[0].x - p[1].x + p[2].x - p[3].x), sy = Double(p[0].y - p[1].y + p[2].y - p[3].y)
        let area: Double = dx1 * dy2 - dx2 * dy1
        guard abs(area) > 1e-9 else { return nil }
        let g: Double = (sx * dy2 - dx2 * sy) / area, h: Double = (dx1 * sy - sx * dy1) / area
        let unit: [Double] = [
            Double(p[1].x - p[0].x) + g * Double(p[1].x), Double(p[3].x - p[0].x) + h * Double(p[3].x), Double(p[0].x),
            Double(p[1].y - p[0].y) + g * Double(p[1].y), Double(p[3].y - p[0].y) + h * Double(p[3].y), Double(p[0].y), g, h, 1,
        ]
        let scaleX = 1 / Double(rect.width), scaleY = 1 / Double(rect.height)
        let toUnit: [Double] = [scaleX, 0, -Double(rect.minX) * scaleX, 0, scaleY, -Double(rect.minY) * scaleY, 0, 0, 1]
        m = (0..<9).map { index in
            let row: Int = index / 3, column: Int = index % 3
            return unit[row * 3] * toUnit[column] + unit[row * 3 + 1] * toUnit[3 + column] + unit[row * 3 + 2] * toUnit[6 + column]
        }
    }

    var inverted: Homography? {
        func cofactor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
        let adjugate: [Double] = [
            cofactor(4, 5, 7, 8), -cofactor(1, 2, 7, 8), cofactor(1, 2, 4, 5), -cofactor(3, 5, 6, 8), cofactor(0, 2, 6, 8), -cofactor(0, 2, 3, 5),
            cofactor(3, 4, 6, 7), -cofactor(0, 1, 6, 7), cofactor(0, 1, 3, 4),
        ]
        let determinant: Double = m[0] * adjugate[0] + m[1] * adjugate[3] + m[2] * adjugate[6]
        guard abs(determinant) > 1e-15 else { return nil }
        return Homography(adjugate.map { $0 / determinant })
    }

    func applied(to p: SIMD2<Double>) -> SIMD2<Double>? {
        let w: Double = m[6] * p.x + m[7] * p.y + m[8]
        guard abs(w) > 1e-12 else { return nil }
        return SIMD2((m[0] * p.x + m[1] * p.y + m[2]) / w, (m[3] * p.x + m[4] * p.y + m[5]) / w)
    }
}
