import Foundation

/// A shape in device pixels with its featureless middle taken out, so that equal corners share one blurred picture
/// whatever the shape's size.
struct ShadowShape {
    /// A stretch of the shape along one axis, in which nothing changes along that axis.
    struct Cut: Hashable {
        /// The pixel, counted from the compact shape's origin, that stands for what was taken out.
        var position: Int
        /// Pixels taken out.
        var removed: Int

        static let none = Cut(position: 0, removed: 0)
    }

    /// The compact shape, moved so that its bounds begin in the first pixel.
    let elements: PathElements
    /// The device pixel of the shape's upper left.
    let x: Int
    let y: Int
    let horizontal: Cut
    let vertical: Cut

    /// - Parameter reach: how many pixels blurring carries.
    init(_ path: PathElements, reach: Int) {
        let box = path.controlBounds
        x = Int(box.minX.rounded(.down))
        y = Int(box.minY.rounded(.down))
        var moved = path.applying(CGAffineTransform(translationX: -CGFloat(x), y: -CGFloat(y)))
        horizontal = moved.removeMiddle(along: \.x, across: \.y, keeping: reach * 2 + 3)
        vertical = moved.removeMiddle(along: \.y, across: \.x, keeping: reach * 2 + 3)
        elements = moved
    }
}

extension PathElements {
    /// Takes whole pixels out of the widest stretch that only lines along `axis` cross, leaving `keeping` pixels of it.
    fileprivate mutating func removeMiddle(
        along axis: WritableKeyPath<CGPoint, CGFloat>, across: KeyPath<CGPoint, CGFloat>, keeping: Int
    ) -> ShadowShape.Cut {
        let positions = points.map { $0[keyPath: axis] }.sorted()
        var start: CGFloat = 0
        var length: CGFloat = 0
        for (low, high) in zip(positions, positions.dropFirst()) where high - low > length {
            (start, length) = (low, high - low)
        }
        let first = Int(start.rounded(.up))
        let removed = Int((start + length).rounded(.down)) - first - keeping
        guard removed > 0, isStraight(between: start, and: start + length, along: axis, across: across) else { return .none }
        let limit = start + length / 2
        self = mapPoints { point in
            var point = point
            if point[keyPath: axis] > limit { point[keyPath: axis] -= CGFloat(removed) }
            return point
        }
        return ShadowShape.Cut(position: first + keeping / 2, removed: removed)
    }

    /// Whether whatever crosses the stretch is a line parallel to the axis.
    private func isStraight(
        between low: CGFloat, and high: CGFloat, along axis: KeyPath<CGPoint, CGFloat>, across: KeyPath<CGPoint, CGFloat>
    ) -> Bool {
        var current: CGPoint = .zero
        var start: CGPoint = .zero
        var result = true
        func check(_ end: CGPoint, _ isLine: Bool, _ controls: ArraySlice<CGPoint>) {
            let all = [current, end] + controls
            let crosses = all.contains { $0[keyPath: axis] <= low } && all.contains { $0[keyPath: axis] >= high }
            if crosses, !isLine || current[keyPath: across] != end[keyPath: across] { result = false }
            current = end
        }
        forEach { type, offset in
            switch type {
            case .moveToPoint:
                check(start, true, [])
                start = points[offset]
                current = start
            case .addLineToPoint:
                check(points[offset], true, [])
            case .addQuadCurveToPoint:
                check(points[offset + 1], false, points[offset...offset])
            case .addCurveToPoint:
                check(points[offset + 2], false, points[offset...offset + 1])
            case .closeSubpath:
                check(start, true, [])
            }
        }
        check(start, true, [])
        return result
    }
}
