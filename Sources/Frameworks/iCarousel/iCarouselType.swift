public enum iCarouselType: Int, Sendable {
    case linear = 0
    case rotary, invertedRotary
    case cylinder, invertedCylinder
    case wheel, invertedWheel
    case coverFlow, coverFlow2
    case timeMachine, invertedTimeMachine
    /// The delegate has each item's transform.
    case custom

    /// Whether the items stand on a circle.
    var isCircular: Bool {
        switch self {
        case .rotary, .invertedRotary, .cylinder, .invertedCylinder, .wheel, .invertedWheel: true
        default: false
        }
    }
}

public enum iCarouselOption: Int, Sendable {
    /// Whether the last item is followed by the first.
    case wrap = 0
    case showBackfaces
    /// Points of a drag that count for one point.
    case offsetMultiplier
    case visibleItems
    /// Items on the whole circle.
    case count
    /// The part of the circle that the items take, in radians.
    case arc
    case angle
    case radius
    case tilt
    /// The distance of two items, in their widths.
    case spacing
    /// Items to the left and to the right of the middle from which on they fade.
    case fadeMin, fadeMax
    /// Items over which they fade.
    case fadeRange
    case fadeMinAlpha
}
