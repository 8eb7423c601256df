import CoreGraphics
import Foundation

/// The values of a layer: what a presentation layer holds its own copy of.
struct LayerState {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var transform = CATransform3DIdentity
    var sublayerTransform = CATransform3DIdentity
    /// Whether sublayers are not flattened: the layer is a ``CATransformLayer``.
    var keepsDepth = false
    var isHidden = false
    var isDoubleSided = true
    var isGeometryFlipped = false
    var masksToBounds = false
    var opacity: Float = 1
    var allowsGroupOpacity = true
    var isOpaque = false
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var cornerCurve = CALayerCornerCurve.circular
    var maskedCorners = CACornerMask.all
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = .black
    var shadowColor: CGColor? = .black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contents: Any?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsScale: CGFloat = 1
    var minificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var magnificationFilter = CALayerContentsFilter.linear
    var blending: LayerBlending?
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var timing = MediaTiming()
    /// Values under keys that no layer class defines: apps keep their own animatable properties here.
    var custom: [String: Any] = [:]

    /// From the layer's coordinates (its bounds) to those of its superlayer, before the superlayer's `sublayerTransform`.
    var transformToSuperlayer: CATransform3D {
        let anchorX: CGFloat = bounds.origin.x + anchorPoint.x * bounds.size.width
        let anchorY: CGFloat = bounds.origin.y + anchorPoint.y * bounds.size.height
        let toAnchor = CATransform3DMakeTranslation(-anchorX, -anchorY, -anchorPointZ)
        let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition)
        return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
    }

    /// How this layer, as a superlayer, places its sublayers' space in its own; nil when it changes nothing.
    var sublayerSpace: CATransform3D? {
        guard keepsDepth, !CATransform3DIsAffine(transform), let flat = Homography(transformToSuperlayer).inverse else { return ownSublayerSpace }
        // A sublayer's map is followed by this layer's, which knows the plane alone. What that takes away is put before it: together they
        // are the flattened product of both.
        let deep = CATransform3DConcat(ownSublayerSpace ?? CATransform3DIdentity, transformToSuperlayer)
        return CATransform3DConcat(deep, CATransform3D(flat))
    }

    private var ownSublayerSpace: CATransform3D? {
        guard !CATransform3DIsIdentity(sublayerTransform) || isGeometryFlipped else { return nil }
        let anchorX: CGFloat = bounds.origin.x + anchorPoint.x * bounds.size.width
        let anchorY: CGFloat = bounds.origin.y + anchorPoint.y * bounds.size.height
        var space = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-anchorX, -anchorY, 0), sublayerTransform),
            CATransform3DMakeTranslation(anchorX, anchorY, 0))
        if isGeometryFlipped {
            let flip = CATransform3DTranslate(
                CATransform3DMakeScale(1, -1, 1), 0, -(bounds.origin.y * 2 + bounds.size.height), 0)
            space = CATransform3DConcat(space, flip)
        }
        return space
    }

    /// From the layer's coordinates to those of a superlayer with `superlayerSpace` (see ``sublayerSpace``).
    func mapToSuperlayer(_ superlayerSpace: CATransform3D?) -> Homography {
        if superlayerSpace == nil && CATransform3DIsIdentity(transform) {
            return Homography(
                translationX: position.x - anchorPoint.x * bounds.size.width - bounds.origin.x,
                y: position.y - anchorPoint.y * bounds.size.height - bounds.origin.y)
        }
        guard let superlayerSpace else { return Homography(transformToSuperlayer) }
        return Homography(CATransform3DConcat(transformToSuperlayer, superlayerSpace))
    }

    var frame: CGRect {
        get {
            if CATransform3DIsIdentity(transform) {
                return CGRect(
                    x: position.x - anchorPoint.x * bounds.size.width, y: position.y - anchorPoint.y * bounds.size.height,
                    width: bounds.size.width, height: bounds.size.height)
            }
            return Homography(transformToSuperlayer).apply(bounds)
        }
    }

    /// The bounds and position that give `frame`, the transform staying as it is.
    func placement(for frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
        var size = frame.size
        if !CATransform3DIsIdentity(transform) {
            var linear = Homography(transform)
            linear.tx = 0
            linear.ty = 0
            if let inverse = linear.inverse {
                size = inverse.apply(CGRect(origin: .zero, size: frame.size)).size
            }
        }
        let position = CGPoint(
            x: frame.origin.x + anchorPoint.x * frame.size.width, y: frame.origin.y + anchorPoint.y * frame.size.height)
        return (CGRect(origin: bounds.origin, size: size), position)
    }
}
