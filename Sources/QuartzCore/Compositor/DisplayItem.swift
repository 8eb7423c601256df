import CoreGraphics

/// One step of drawing a frame: what marks which pixels, in device space and without reference to the layer tree.
struct DisplayItem {
    /// Finds the same step in the frame before.
    struct Key: Hashable {
        var layer: UInt64
        var part: Part
        /// Tells apart the copies that a replicator makes of one layer.
        var instance: Int
    }

    enum Part: UInt8 {
        case shadow, backdrop, background, content, border, surface, blended
        case opacity, corners, outline, maskLayer, transition
        case opacityEnd, cornersEnd, outlineEnd, maskLayerEnd, transitionEnd
    }

    var key: Key
    /// The pixels it may change.
    var bounds: PixelRect
    /// Pixels within the bounds that hide whatever is below.
    var opaque: [PixelRect] = []
    /// Equal for steps that draw the same.
    var fingerprint: Int
    var content: Content

    indirect enum Content {
        case fill(PixelColor, Outline)
        case image(ImageDrawing)
        case paint(ContentPainting)
        case shadow(ShadowDrawing)
        case gradient(GradientDrawing)
        case backdrop(BackdropDrawing)
        case surface(SurfaceDrawing)
        /// The steps that follow, up to the matching `end`, are let through only in part.
        case begin(LayerGroup)
        case end(LayerGroup)
    }
}

/// The form of something filled, in device space.
enum Outline {
    case shape(RoundedShape)
    /// A ring along the inside of a shape, `width` pixels wide.
    case border(RoundedShape, width: Int)
    case path(CGPath, evenOdd: Bool)
}

/// Steps that are drawn together and let through by `coverage`.
struct LayerGroup {
    enum Coverage {
        /// The same everywhere, 0 to 255.
        case constant(UInt32)
        /// Only inside the shape.
        case shape(RoundedShape)
        case path(CGPath)
        /// As opaque as the picture these steps make.
        case layers([DisplayItem])
        /// Dissolves from these steps (0) to those of the group (255).
        case dissolve(from: [DisplayItem], UInt32)
    }

    var coverage: Coverage
    /// The pixels that the group may change: the union of its steps.
    var bounds: PixelRect
}

/// A picture put into a rectangle of pixels, or anywhere else by a transform.
struct ImageDrawing {
    var image: CGImage
    var sampling: ImageSampling
    /// The destination of the picture.
    var target: Target
    var alpha: UInt32

    enum Target {
        case rect(PixelRect, within: RoundedShape)
        /// Inside `outline`, each device pixel shows the image's pixel at `deviceToImage`.
        case mapped(outline: CGPath, deviceToImage: Homography)
    }
}

/// Content a layer draws by itself.
struct ContentPainting {
    var paint: (CGContext) -> Void
    /// From the layer's coordinates to device pixels.
    var transform: CGAffineTransform
}

struct ShadowDrawing {
    enum Caster {
        case shape(RoundedShape)
        case path(CGPath)
        case layers([DisplayItem], PixelRect)
    }

    var caster: Caster
    var color: PixelColor
    /// In pixels.
    var offsetX: Int
    var offsetY: Int
    var deviation: Double
}

struct BackdropDrawing {
    var shape: RoundedShape
    var deviation: Double
    var saturation: Double
    var tint: PixelColor
}

/// Steps drawn on a surface of their own, which is then put into the frame.
struct SurfaceDrawing {
    var items: [DisplayItem]
    /// The part of the surface's space that the steps mark.
    var surfaceBounds: PixelRect
    var deviceToSurface: Homography
    /// Multiplies the picture, component by component.
    var multiply: SIMD4<Double>?
    /// How the picture is put over the frame; nil: it hides that as far as it is opaque.
    var blending: LayerBlending?
}
