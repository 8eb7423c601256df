import Foundation

/// A soft copy of what is painted, behind it.
package struct Shadow: Hashable, Sendable {
    /// In the space that the context had when it was made: not changed by the current transform.
    package var offset: CGSize
    /// Twice the standard deviation of the blur.
    package var blur: CGFloat
    package var color: CGColor

    package init(offset: CGSize, blur: CGFloat, color: CGColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}

/// The dashes of stroked lines.
struct LineDash: Hashable, Sendable {
    var phase: CGFloat
    var lengths: [CGFloat]
}

/// A soft-edged clip: coverage in device pixels whose first pixel is at (`x`, `y`).
struct ClipMask: Sendable {
    var coverage: Bitmap
    var x: Int
    var y: Int
}

/// The state that `saveGState` saves, but for the hard-edged clip, which Cairo keeps.
package struct GraphicsState: Sendable {
    /// From user space to the space the context was made with.
    package var ctm: CGAffineTransform = .identity
    package var fillColor: CGColor = .black
    package var strokeColor: CGColor = .black
    var patternPhase: CGSize = .zero
    package var alpha: CGFloat = 1
    package var blendMode: CGBlendMode = .normal
    package var shadow: Shadow?
    var clipMask: ClipMask?
    package var lineWidth: CGFloat = 1
    package var lineCap: CGLineCap = .butt
    package var lineJoin: CGLineJoin = .miter
    package var miterLimit: CGFloat = 10
    var dash: LineDash?
    package var flatness: CGFloat = 0.5
    package var interpolation: CGInterpolationQuality = .default
    package var shouldAntialias = true
    package var allowsAntialiasing = true
    package var textDrawingMode: CGTextDrawingMode = .fill
    package var characterSpacing: CGFloat = 0
    /// The font of `showGlyphs(_:at:)`, a `CGFont`, and its size.
    package var textFont: (any Sendable)?
    package var textSize: CGFloat = 0
    package var fillSpace: CGColorSpace = .deviceGraySpace
    package var strokeSpace: CGColorSpace = .deviceGraySpace

    /// Whether painting may go straight to the surface.
    var isPlain: Bool { shadow == nil && clipMask == nil && blendMode != .plusDarker }
}
