import Foundation

// Areas of paths together. Curves come out as short lines, which stray from them by less than is seen. Open subpaths count as closed.

extension CGPath {
    /// The same area without lines that cross: outer outlines run one way, holes the other, so that either rule fills it.
    public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath { combined(with: nil, rule) { own, _ in own } }

    /// The area of this path and that of another together.
    public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, rule) { $0 || $1 } }

    /// The area that both have.
    public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, rule) { $0 && $1 } }

    /// The area of this path without the other's.
    public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, rule) { $0 && !$1 } }

    /// The area that one of them has and the other has not.
    public final func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { combined(with: other, rule) { $0 != $1 } }

    /// Whether there is area that both have.
    public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        boundingBoxOfPath.intersects(other.boundingBoxOfPath) && !intersection(other, using: rule).isEmpty
    }

    /// The parts of the area that do not touch each other, each with its holes.
    public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let outlines: [[CGPoint]] = regions(with: nil, rule).outlines { own, _ in own }
        let areas: [CGFloat] = outlines.map(Self.area)
        let outer: [Int] = outlines.indices.filter { areas[$0] > 0 }
        var parts: [Int: [[CGPoint]]] = [:]
        for index in outer { parts[index] = [outlines[index]] }
        for index in outlines.indices where areas[index] <= 0 {
            // A hole belongs to the smallest outline around it.
            let around: [Int] = outer.filter { Self.path([outlines[$0]]).contains(Self.middle(outlines[index])) && areas[$0] > -areas[index] }
            if let owner = around.min(by: { areas[$0] < areas[$1] }) { parts[owner]?.append(outlines[index]) }
        }
        return outer.compactMap { parts[$0].map(Self.path) }
    }

    /// The parts of this path's lines that lie in the area of another path.
    public final func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { lines(in: other, rule, isInside: true) }

    /// The parts of this path's lines that lie outside of the area of another path.
    public final func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath { lines(in: other, rule, isInside: false) }

    // MARK: Areas

    private func combined(with other: CGPath?, _ rule: CGPathFillRule, _ isWanted: (Bool, Bool) -> Bool) -> CGPath {
        Self.path(regions(with: other, rule).outlines(where: isWanted))
    }

    private func regions(with other: CGPath?, _ rule: CGPathFillRule) -> PathRegions {
        var lines: [PathRegions.Line] = []
        for (path, isSecond) in [(self, false), (other, true)] {
            guard let path else { continue }
            path.elements.forEachLine(tolerance: path.seenTolerance, closingSubpaths: true) { from, to in
                lines.append(PathRegions.Line(from: from, to: to, isSecond: isSecond))
            }
        }
        return PathRegions(lines, first: rule, second: rule)
    }

    /// How far lines may stray from curves: a five-thousandth of the size.
    private var seenTolerance: CGFloat { max(1e-4, 2 * PathElements.tolerance(for: elements.controlBounds)) }

    private static func path(_ outlines: [[CGPoint]]) -> CGPath {
        var elements = PathElements()
        for outline in outlines {
            guard let first = outline.first else { continue }
            elements.move(to: first)
            for point in outline.dropFirst() { elements.addLine(to: point) }
            elements.closeSubpath()
        }
        return CGPath(elements: elements)
    }

    /// Above 0 for outer outlines, below for holes.
    private static func area(_ outline: [CGPoint]) -> CGFloat {
        zip(outline, outline.dropFirst() + outline.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }

    /// A place on the outline's first line, where no other outline touches it.
    private static func middle(_ outline: [CGPoint]) -> CGPoint {
        CGPoint(x: (outline[0].x + outline[1].x) / 2, y: (outline[0].y + outline[1].y) / 2)
    }

    // MARK: Lines

    private func lines(in other: CGPath, _ rule: CGPathFillRule, isInside: Bool) -> CGPath {
        var borders: [(CGPoint, CGPoint)] = []
        other.elements.forEachLine(tolerance: other.seenTolerance, closingSubpaths: true) { borders.append(($0, $1)) }
        var result = PathElements()
        var end: CGPoint?
        elements.forEachLine(tolerance: seenTolerance, closingSubpaths: false) { from, to in
            let parts: [CGFloat] = [0] + borders.compactMap { Self.crossing(from, to, $0.0, $0.1) }.sorted() + [1]
            func place(_ part: CGFloat) -> CGPoint { CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part) }
            for (start, stop) in zip(parts, parts.dropFirst()) where stop > start {
                guard other.contains(place((start + stop) / 2), using: rule) == isInside else { continue }
                let begin: CGPoint = place(start)
                if end != begin { result.move(to: begin) }
                end = stop == 1 ? to : place(stop)
                result.addLine(to: end ?? to)
            }
        }
        return CGPath(elements: result)
    }

    /// The part of the way from `a` to `b` after which it crosses the line from `c` to `d`.
    private static func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
        let first = CGPoint(x: b.x - a.x, y: b.y - a.y), second = CGPoint(x: d.x - c.x, y: d.y - c.y)
        let cross: CGFloat = first.x * second.y - first.y * second.x
        guard cross != 0 else { return nil }
        let part: CGFloat = ((c.x - a.x) * second.y - (c.y - a.y) * second.x) / cross
        let other: CGFloat = ((c.x - a.x) * first.y - (c.y - a.y) * first.x) / cross
        return part > 0 && part < 1 && other >= 0 && other <= 1 ? part : nil
    }
}
