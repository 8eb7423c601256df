import Foundation

/// The steps of a path: what `CGPath`, `CGMutablePath` and a context's current path are made of.
package struct PathElements: Hashable, Sendable {
    package private(set) var types: [CGPathElementType] = []
    package private(set) var points: [CGPoint] = []
    /// The point at which the open subpath began, to which closing it leads back.
    private var subpathStart: CGPoint = .zero
    private var isSubpathClosed = false

    package init() {}

    package var isEmpty: Bool { types.isEmpty }

    /// The end of the last step: the start of the subpath once it was closed; zero for an empty path.
    package var currentPoint: CGPoint {
        guard !types.isEmpty else { return .zero }
        return isSubpathClosed ? subpathStart : points[points.count - 1]
    }

    package mutating func reserve(elements: Int, points: Int) {
        types.reserveCapacity(types.count + elements)
        self.points.reserveCapacity(self.points.count + points)
    }

    package mutating func removeAll() {
        types.removeAll(keepingCapacity: true)
        points.removeAll(keepingCapacity: true)
        subpathStart = .zero
        isSubpathClosed = false
    }

    /// Begins a subpath. A move right after another replaces it, as in Core Graphics.
    package mutating func move(to point: CGPoint) {
        if types.last == .moveToPoint {
            points[points.count - 1] = point
        } else {
            types.append(.moveToPoint)
            points.append(point)
        }
        subpathStart = point
        isSubpathClosed = false
    }

    package mutating func addLine(to point: CGPoint) {
        guard reopenSubpath() else { return }
        types.append(.addLineToPoint)
        points.append(point)
    }

    package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        guard reopenSubpath() else { return }
        types.append(.addQuadCurveToPoint)
        points.append(control)
        points.append(end)
    }

    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        guard reopenSubpath() else { return }
        types.append(.addCurveToPoint)
        points.append(control1)
        points.append(control2)
        points.append(end)
    }

    package mutating func closeSubpath() {
        guard !types.isEmpty, !isSubpathClosed else { return }
        types.append(.closeSubpath)
        isSubpathClosed = true
    }

    package mutating func append(_ other: PathElements, transform: CGAffineTransform = .identity) {
        guard !other.isEmpty else { return }
        if types.last == .moveToPoint, other.types.first == .moveToPoint {
            types.removeLast()
            points.removeLast()
        }
        types.append(contentsOf: other.types)
        if transform.isIdentity {
            points.append(contentsOf: other.points)
            subpathStart = other.subpathStart
        } else {
            points.append(contentsOf: other.points.lazy.map { $0.applying(transform) })
            subpathStart = other.subpathStart.applying(transform)
        }
        isSubpathClosed = other.isSubpathClosed
    }

    package func applying(_ transform: CGAffineTransform) -> PathElements {
        transform.isIdentity ? self : mapPoints { $0.applying(transform) }
    }

    /// The same steps with every point moved.
    package func mapPoints(_ move: (CGPoint) -> CGPoint) -> PathElements {
        var result = self
        result.points = points.map(move)
        result.subpathStart = move(subpathStart)
        return result
    }

    /// Ensures that there is a subpath to add to. After a close the next one starts where the closed one did.
    private mutating func reopenSubpath() -> Bool {
        if types.isEmpty { return false }
        if isSubpathClosed { move(to: subpathStart) }
        return true
    }

    /// Calls `body` with each step's kind and the offset of its first point in `points`.
    @inline(__always)
    package func forEach(_ body: (CGPathElementType, Int) -> Void) {
        var offset = 0
        for type in types {
            body(type, offset)
            offset += type.pointCount
        }
    }
}
