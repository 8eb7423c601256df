import Foundation

/// One side's numbers: the rear view's, to which the front view makes way by going right, or the right view's.
struct RevealSide: Equatable {
    /// Points that are revealed; below zero, the points of the front view that stay.
    var width: CGFloat = 260
    /// Points that a drag may go beyond the width.
    var overdraw: CGFloat = 60
    /// Points that the view beneath moves while the front view does.
    var displacement: CGFloat = 40
    /// Whether a drag beyond the width ends with the front view over everything.
    var bouncesBack = true
    /// Whether a drag may end beyond the width.
    var isStable = false

    func revealed(in whole: CGFloat) -> CGFloat { width < 0 ? whole + width : width }
}

/// The places of the views, and where a drag ends. In points, from the left edge.
struct RevealGeometry: Equatable {
    var rear = RevealSide()
    var right = RevealSide()
    /// The width of all of it.
    var width: CGFloat = 0

    /// The edge of the front view at a position.
    func location(of position: FrontViewPosition) -> CGFloat {
        if position.rawValue < FrontViewPosition.left.rawValue { return -distance(position.mirrored, right) }
        return distance(position, rear)
    }

    private func distance(_ position: FrontViewPosition, _ side: RevealSide) -> CGFloat {
        switch position {
        case .right: side.revealed(in: width)
        case .rightMost, .rightMostRemoved: side.revealed(in: width) + side.overdraw
        default: 0
        }
    }

    /// The rear view's edge and width while the front view's edge is at a location: it comes along by its displacement.
    func rearSpan(at location: CGFloat) -> (x: CGFloat, width: CGFloat) {
        let revealed: CGFloat = rear.revealed(in: width)
        return (-rear.displacement * (1 - Self.fraction(location, of: revealed)), revealed + rear.overdraw)
    }

    /// The right view's edge and width.
    func rightSpan(at location: CGFloat) -> (x: CGFloat, width: CGFloat) {
        let revealed: CGFloat = right.revealed(in: width)
        let whole: CGFloat = revealed + right.overdraw
        return (width - whole + right.displacement * (1 - Self.fraction(-location, of: revealed)), whole)
    }

    private static func fraction(_ location: CGFloat, of revealed: CGFloat) -> CGFloat { revealed > 0 ? min(max(location / revealed, 0), 1) : 0 }

    /// The front view's edge under a finger that would have it at `location`: half as fast beyond the width, until the overdraw is used up.
    func dragged(to location: CGFloat, from position: FrontViewPosition) -> CGFloat {
        let side: RevealSide = location < 0 ? right : rear
        let isFree: Bool = !side.bouncesBack || side.isStable || position == .rightMost || position == .leftSideMost
        let revealed: CGFloat = side.revealed(in: width) + (isFree ? side.overdraw : 0)
        let overdraw: CGFloat = isFree ? 0 : side.overdraw
        let way: CGFloat = abs(location)
        let distance: CGFloat = way <= revealed ? way : min(revealed + (way - revealed) / 2, revealed + overdraw)
        return location < 0 ? -distance : distance
    }

    /// The position at which a drag ends, and the points that are left to go.
    /// - Parameters:
    ///   - location: the front view's edge when the finger is lifted.
    ///   - velocity: points a second, to the right.
    ///   - flick: the velocity from which on the direction alone decides.
    func end(at location: CGFloat, velocity: CGFloat, flick: CGFloat) -> (position: FrontViewPosition, journey: CGFloat) {
        let isRight: Bool = location < 0
        let side: RevealSide = isRight ? right : rear
        let revealed: CGFloat = side.revealed(in: width)
        let way: CGFloat = abs(location)
        var result: (FrontViewPosition, CGFloat) = (.left, way)
        if abs(velocity) > flick {
            if velocity * (isRight ? -1 : 1) > 0 {
                let goesOn: Bool = way > revealed && !side.bouncesBack && side.isStable
                result = goesOn ? (.rightMost, revealed + side.overdraw - way) : (.right, revealed - way)
            }
        } else if way > revealed, side.bouncesBack {
            result = (.left, way)
        } else if way > revealed, side.isStable, way > revealed + side.overdraw / 2 {
            result = (.rightMost, revealed + side.overdraw - way)
        } else if way > revealed / 2 {
            result = (.right, revealed - way)
        }
        return (isRight ? result.0.mirrored : result.0, abs(result.1))
    }

    /// A drag as delegates hear of it: how much is revealed, and how much of the overdraw is used; both are 1 for all of it.
    func progress(at location: CGFloat) -> (revealed: CGFloat, overdrawn: CGFloat) {
        let side: RevealSide = location < 0 ? right : rear
        let revealed: CGFloat = side.revealed(in: width)
        let way: CGFloat = abs(location)
        return (revealed > 0 ? way / revealed : 0, side.overdraw > 0 ? (way - revealed) / side.overdraw : 0)
    }

    /// Whether a pan at `x` of a view begins where drags are allowed.
    /// - Parameter border: points at the edges; zero for everywhere.
    static func isDraggable(at x: CGFloat, of width: CGFloat, border: CGFloat, hasRear: Bool, hasRight: Bool) -> Bool {
        border == 0 || hasRear && x <= border || hasRight && x >= width - border
    }
}
