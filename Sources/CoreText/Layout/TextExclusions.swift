import CoreGraphics
import Foundation

/// Areas of a layout that its lines keep out of: text flows around them.
package struct TextExclusions: Hashable, Sendable {
    /// Closed polygons in the layout's coordinates.
    private let polygons: [[SIMD2<Double>]]

    /// The least width that a line begins in.
    static let leastWidth = 12.0

    /// - Parameter paths: areas in the layout's coordinates, y downwards. Nil where there are none.
    package init?(_ paths: [CGPath]) {
        var polygons: [[SIMD2<Double>]] = []
        for path in paths {
            var current: [SIMD2<Double>] = []
            path.flattened(threshold: 0.5).applyWithBlock { element in
                let points: UnsafeMutablePointer<CGPoint> = element.pointee.points
                switch element.pointee.type {
                case .moveToPoint:
                    if current.count > 2 { polygons.append(current) }
                    current = [SIMD2(Double(points[0].x), Double(points[0].y))]
                case .addLineToPoint: current.append(SIMD2(Double(points[0].x), Double(points[0].y)))
                default: break
                }
            }
            if current.count > 2 { polygons.append(current) }
        }
        guard !polygons.isEmpty else { return nil }
        self.polygons = polygons
    }

    /// The rest of a band from 0 to `width`, from left to right; without what is too narrow for a line.
    package func gaps(top: Double, bottom: Double, width: Double) -> [Range<Double>] {
        var gaps: [Range<Double>] = [0..<max(width, TextExclusions.leastWidth)]
        for polygon in polygons {
            guard let taken = extent(of: polygon, top: top, bottom: bottom) else { continue }
            gaps = gaps.flatMap { gap -> [Range<Double>] in
                guard gap.overlaps(taken) else { return [gap] }
                var rest: [Range<Double>] = []
                if taken.lowerBound > gap.lowerBound { rest.append(gap.lowerBound..<taken.lowerBound) }
                if taken.upperBound < gap.upperBound { rest.append(taken.upperBound..<gap.upperBound) }
                return rest
            }
        }
        return gaps.filter { $0.upperBound - $0.lowerBound >= TextExclusions.leastWidth }
    }

    /// Whether all areas end above a height.
    func end(above top: Double) -> Bool { polygons.allSatisfy { polygon in polygon.allSatisfy { $0.y <= top } } }

    /// The part of a band that a polygon covers; nil where it does not reach into it.
    private func extent(of polygon: [SIMD2<Double>], top: Double, bottom: Double) -> Range<Double>? {
        var low = Double.infinity, high = -Double.infinity
        for (index, from) in polygon.enumerated() {
            let to: SIMD2<Double> = polygon[(index + 1) % polygon.count]
            guard max(from.y, to.y) > top, min(from.y, to.y) < bottom else { continue }
            for y in [min(max(from.y, top), bottom), min(max(to.y, top), bottom)] {
                let share: Double = to.y == from.y ? 0 : (y - from.y) / (to.y - from.y)
                let x: Double = from.x + (to.x - from.x) * min(1, max(0, share))
                (low, high) = (min(low, x), max(high, x))
            }
            if from.y == to.y { (low, high) = (min(low, from.x, to.x), max(high, from.x, to.x)) }
        }
        return low < high ? low..<high : nil
    }
}
