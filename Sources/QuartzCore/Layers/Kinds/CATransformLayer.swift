import CoreGraphics
import Foundation

/// A layer that only holds others, and leaves them where they are in space: sublayers that are turned against one another are not pressed flat.
/// It draws nothing of its own; its opacity is its sublayers'. Sublayers are drawn from the farthest to the nearest, by their middles.
open class CATransformLayer: CALayer {
    package override class func make() -> CALayer { CATransformLayer() }

    override class var keepsSublayersInPlace: Bool { false }

    /// What a layer inside of a superlayer at `superplace` is drawn as.
    final func emitInSpace(shown: CALayer, _ superplace: LayerPlace, _ builder: DisplayListBuilder) {
        let own = shown.state.transformToSuperlayer
        let placed = superplace.space.map { CATransform3DConcat(own, $0) } ?? own
        let space = shown.state.sublayerSpace.map { CATransform3DConcat($0, placed) } ?? placed
        var place = superplace
        place.space = space
        place.alpha *= Double(min(max(shown.state.opacity, 0), 1))
        if shown.state.isGeometryFlipped { place.isFlipped.toggle() }
        let sublayers = backToFront.map { layer in (layer, Self.depth(of: builder.shown(layer, delay: place.delay), in: space)) }
        // Equal depths keep their order.
        for (layer, _) in sublayers.enumerated().sorted(by: { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }).map(\.element) {
            builder.visit(layer, place: place)
        }
    }

    /// How near the middle of a layer is.
    private static func depth(of shown: CALayer, in space: CATransform3D) -> CGFloat {
        let bounds = shown.state.bounds, map = CATransform3DConcat(shown.state.transformToSuperlayer, space)
        let x = bounds.midX, y = bounds.midY
        let z = x * map.m13 + y * map.m23 + map.m43, w = x * map.m14 + y * map.m24 + map.m44
        return w != 0 ? z / w : z
    }
}
