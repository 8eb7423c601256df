/// Which points a path encloses.
public enum CGPathFillRule: Int, Sendable {
    /// Points around which the path winds, counting directions.
    case winding = 0
    /// Points from which a ray crosses the path an odd number of times.
    case evenOdd = 1
}

/// The ends of stroked lines.
public enum CGLineCap: Int32, Sendable {
    case butt = 0, round = 1, square = 2
}

/// The corners of stroked lines.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0, round = 1, bevel = 2
}

/// The parts of a path that `CGContext.drawPath(using:)` paints.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0, eoFill = 1, stroke = 2, fillStroke = 3, eoFillStroke = 4
}
