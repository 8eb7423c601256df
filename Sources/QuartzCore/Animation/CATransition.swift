import CoreGraphics
import Foundation

/// Leads from what a layer shows when the transition is added to what it shows afterward.
open class CATransition: CAAnimation {
    /// Default `.fade`.
    open var type = CATransitionType.fade
    /// The side that `.push`, `.moveIn` and `.reveal` come from. Default nil: the left.
    open var subtype: CATransitionSubtype?
    /// How far in it begins, 0 to 1. Default 0.
    open var startProgress: Float = 0
    /// How far in it ends, 0 to 1. Default 1.
    open var endProgress: Float = 1

    /// The layer as it was shown at the start.
    final var before: CALayer?

    override func store(in values: inout ArchivedValues) {
        super.store(in: &values)
        values["type"] = type
        values["subtype"] = subtype
        values["startProgress"] = startProgress
        values["endProgress"] = endProgress
    }

    override func restore(from values: ArchivedValues) {
        super.restore(from: values)
        type = values["type"] as? CATransitionType ?? type
        subtype = values["subtype"] as? CATransitionSubtype
        startProgress = values.number("startProgress").map { Float($0) } ?? startProgress
        endProgress = values.number("endProgress").map { Float($0) } ?? endProgress
    }

    override func makeEmptyCopy() -> CAAnimation { CATransition() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CATransition else { return }
        copy.type = type
        copy.subtype = subtype
        copy.startProgress = startProgress
        copy.endProgress = endProgress
        copy.before = before
    }

    /// Keeps a picture of what `layer` shows now, at the density it is shown at.
    final func captureStart(of layer: CALayer) {
        let picture = CALayer()
        picture.state.bounds = layer.state.bounds
        picture.state.anchorPoint = .zero
        picture.state.position = layer.state.bounds.origin
        picture.state.contents = LayerSnapshot.image(
            of: layer, area: layer.state.bounds, scale: LayerContext.current.displayScale, time: MediaClock.current.now)
        before = picture
    }

    /// Draws both states of the layer as they stand at `position`.
    final func draw(_ drawing: LayerDrawing, at position: MediaTiming.Position, _ after: (LayerDrawing) -> Void) {
        let share = Double(startProgress) + (Double(endProgress) - Double(startProgress)) * progress(at: position)
        guard let before else { return after(drawing) }
        let motion = TransitionMotion(type: type, subtype: subtype, share: share, size: drawing.shown.state.bounds.size)
        let builder = drawing.builder, place = drawing.place
        if type == .fade || TransitionMotion.isUnknown(type) {
            let old = builder.collect { builder.visit(before, place: place) }
            let alpha = UInt32((share * 255).rounded())
            let area = old.reduce(PixelRect.empty) { $0.union($1.bounds) }
            let mark = Fingerprint.of {
                $0.combine(alpha)
                Fingerprint.combine(old, into: &$0)
            }
            return builder.group(
                .transition, of: drawing.layer, place, fingerprint: mark, coverage: .dissolve(from: old, alpha), extraBounds: area
            ) { after(drawing) }
        }
        var clipped = place
        if place.map.isUpright {
            clipped.clip = clipped.clip.intersection(PixelRect(snapping: place.map.apply(drawing.shown.state.bounds)))
        }
        func drawOld() {
            var oldPlace = clipped
            oldPlace.map = Homography(translationX: motion.old.x, y: motion.old.y).concatenating(place.map)
            builder.visit(before, place: oldPlace)
        }
        if !motion.isOldInFront { drawOld() }
        var newDrawing = drawing
        newDrawing.place = clipped
        newDrawing.place.map = Homography(translationX: motion.new.x, y: motion.new.y).concatenating(place.map)
        after(LayerDrawing(layer: drawing.layer, shown: drawing.shown, place: newDrawing.place, builder: builder))
        if motion.isOldInFront { drawOld() }
    }
}

/// How far the old and the new picture are moved.
struct TransitionMotion {
    private(set) var old = CGPoint.zero
    private(set) var new = CGPoint.zero
    private(set) var isOldInFront = false

    static func isUnknown(_ type: CATransitionType) -> Bool { ![.push, .moveIn, .reveal, .fade].contains(type) }

    init(type: CATransitionType, subtype: CATransitionSubtype?, share: Double, size: CGSize) {
        let direction: CGPoint =
            switch subtype {
            case .fromRight?: CGPoint(x: -1, y: 0)
            case .fromTop?: CGPoint(x: 0, y: 1)
            case .fromBottom?: CGPoint(x: 0, y: -1)
            default: CGPoint(x: 1, y: 0)
            }
        func moved(_ share: Double) -> CGPoint {
            CGPoint(x: direction.x * size.width * CGFloat(share), y: direction.y * size.height * CGFloat(share))
        }
        if type == .push || type == .moveIn { new = moved(share - 1) }
        if type == .push || type == .reveal { old = moved(share) }
        isOldInFront = type == .reveal
    }
}

/// A transition at one moment.
struct RunningTransition {
    let transition: CATransition
    let position: MediaTiming.Position

    func draw(_ drawing: LayerDrawing, _ after: (LayerDrawing) -> Void) {
        transition.draw(drawing, at: position, after)
    }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    /// The new slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new pushes the old out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old slides away from the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
