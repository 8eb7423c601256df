/// Turns the direction of a path around: subpaths from last to first, each from its end to its start.
enum PathReversal {
    private struct Segment {
        var type: CGPathElementType
        var controls: [CGPoint]
        var end: CGPoint
    }

    private struct Subpath {
        var start: CGPoint
        var segments: [Segment] = []
        var isClosed = false
    }

    static func reversed(_ path: CGPath) -> CGMutablePath {
        let result = CGMutablePath()
        for subpath in subpaths(of: path).reversed() { append(subpath, to: result) }
        return result
    }

    private static func subpaths(of path: CGPath) -> [Subpath] {
        var result: [Subpath] = []
        path.applyWithBlock { element in
            let points: UnsafeMutablePointer<CGPoint> = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: result.append(Subpath(start: points[0]))
            case .addLineToPoint: extend(Segment(type: .addLineToPoint, controls: [], end: points[0]))
            case .addQuadCurveToPoint: extend(Segment(type: .addQuadCurveToPoint, controls: [points[0]], end: points[1]))
            case .addCurveToPoint:
                extend(Segment(type: .addCurveToPoint, controls: [points[0], points[1]], end: points[2]))
            case .closeSubpath:
                if !result.isEmpty { result[result.count - 1].isClosed = true }
            }
        }
        func extend(_ segment: Segment) {
            guard let last = result.last else { return }
            // After a close, drawing goes on from the start of the subpath that was closed.
            if last.isClosed { result.append(Subpath(start: last.start)) }
            result[result.count - 1].segments.append(segment)
        }
        return result
    }

    private static func append(_ subpath: Subpath, to path: CGMutablePath) {
        path.move(to: subpath.segments.last?.end ?? subpath.start)
        for index in subpath.segments.indices.reversed() {
            let segment: Segment = subpath.segments[index]
            let target: CGPoint = index > 0 ? subpath.segments[index - 1].end : subpath.start
            switch segment.type {
            case .addQuadCurveToPoint: path.addQuadCurve(to: target, control: segment.controls[0])
            case .addCurveToPoint: path.addCurve(to: target, control1: segment.controls[1], control2: segment.controls[0])
            default: path.addLine(to: target)
            }
        }
        if subpath.isClosed { path.closeSubpath() }
    }
}
