import CoreGraphics

/// The place of a layer in the frame: its superlayers' decisions about it.
struct LayerPlace {
    /// From the coordinates of the layer to device pixels.
    var map: Homography
    /// Pixels that superlayers let it mark.
    var clip: PixelRect
    /// Opacity of superlayers that do not group.
    var alpha: Double = 1
    /// Differs between the copies of a replicator.
    var instance = 0
    /// How much later than the frame's time this copy lives.
    var delay: CFTimeInterval = 0
    /// The superlayer's placing of sublayers that the layer's own map must respect.
    var space: CATransform3D?
    /// Whether an odd number of superlayers are flipped.
    var isFlipped = false
}
