public enum SKTransitionDirection: Int, Sendable { case up = 0, down = 1, right = 2, left = 3 }

/// How a scene takes the place of another in its view. Doors open and close as halves that slide; turning over (`flip`) and what filters do are cross-fades.
open class SKTransition: NSObject, @unchecked Sendable {
    enum Kind {
        case crossFade
        case fade(CGColor)
        case moveIn(SKTransitionDirection)
        case push(SKTransitionDirection)
        case reveal(SKTransitionDirection)
        /// Halves slide: the old scene's apart, or the new one's together.
        case doors(opens: Bool, isHorizontal: Bool)
    }
    let kind: Kind
    let duration: TimeInterval

    init(_ kind: Kind, _ duration: TimeInterval) {
        (self.kind, self.duration) = (kind, max(duration, 0))
        super.init()
    }

    /// Whether the new scene stands still until it is there alone. Default true.
    open var pausesIncomingScene = true
    /// Default true.
    open var pausesOutgoingScene = true

    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    /// By black.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(UIColor.black.cgColor), sec) }
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(.fade(color.cgColor), sec) }
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition(.moveIn(direction), sec) }
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition(.push(direction), sec) }
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition(.reveal(direction), sec) }
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doors(opens: true, isHorizontal: true), sec) }
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doors(opens: true, isHorizontal: false), sec) }
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doors(opens: false, isHorizontal: true), sec) }
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doors(opens: false, isHorizontal: false), sec) }
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doors(opens: true, isHorizontal: false), sec) }
    open class func transition(with filter: CIFilter, duration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    public convenience init(ciFilter filter: CIFilter, duration sec: TimeInterval) { self.init(.crossFade, sec) }
}

/// A picture of two scenes while one takes the other's place.
enum TransitionPainter {
    static func image(_ transition: SKTransition, from old: CGImage, to new: CGImage, part: CGFloat) -> CGImage? {
        guard let context = CGContext(bitmapWidth: new.width, height: new.height, isOpaque: new.isOpaque) else { return nil }
        let whole = CGRect(x: 0, y: 0, width: new.width, height: new.height)
        func draw(_ image: CGImage, alpha: CGFloat = 1, dx: CGFloat = 0, dy: CGFloat = 0) {
            context.setAlpha(alpha)
            context.draw(image, in: whole.offsetBy(dx: dx * whole.width, dy: dy * whole.height))
        }
        switch transition.kind {
        case .crossFade:
            draw(old)
            draw(new, alpha: part)
        case .fade(let color):
            draw(part < 0.5 ? old : new)
            context.setAlpha(part < 0.5 ? part * 2 : 2 - part * 2)
            context.setFillColor(color)
            context.fill(whole)
        case .moveIn(let direction):
            let way = way(direction)
            draw(old)
            draw(new, dx: -way.dx * (1 - part), dy: -way.dy * (1 - part))
        case .push(let direction):
            let way = way(direction)
            draw(old, dx: way.dx * part, dy: way.dy * part)
            draw(new, dx: -way.dx * (1 - part), dy: -way.dy * (1 - part))
        case .reveal(let direction):
            let way = way(direction)
            draw(new)
            draw(old, dx: way.dx * part, dy: way.dy * part)
        case .doors(let opens, let isHorizontal):
            draw(opens ? new : old)
            doors(opens ? old : new, isHorizontal, apart: opens ? part : 1 - part, in: whole, context)
        }
        return context.finishImage()
    }

    /// The direction in which things move, with y growing upward.
    static func way(_ direction: SKTransitionDirection) -> CGVector {
        switch direction {
        case .up: CGVector(dx: 0, dy: 1)
        case .down: CGVector(dx: 0, dy: -1)
        case .right: CGVector(dx: 1, dy: 0)
        case .left: CGVector(dx: -1, dy: 0)
        }
    }

    private static func doors(_ image: CGImage, _ isHorizontal: Bool, apart: CGFloat, in whole: CGRect, _ context: CGContext) {
        for side in [-1, 1] as [CGFloat] {
            let shift = isHorizontal ? CGVector(dx: 0, dy: side * apart * whole.height / 2) : CGVector(dx: side * apart * whole.width / 2, dy: 0)
            let half =
                isHorizontal
                ? CGRect(x: 0, y: side < 0 ? 0 : whole.midY, width: whole.width, height: whole.height / 2)
                : CGRect(x: side < 0 ? 0 : whole.midX, y: 0, width: whole.width / 2, height: whole.height)
            context.saveGState()
            context.clip(to: half.offsetBy(dx: shift.dx, dy: shift.dy))
            context.draw(image, in: whole.offsetBy(dx: shift.dx, dy: shift.dy))
            context.restoreGState()
        }
    }
}
