import Foundation

extension CGContext {
    /// Paints `image` over `rect`, its top row at the rectangle's greatest y: upright where y grows upwards.
    ///
    /// With `byTiling`, `rect` is one of the tiles that fill the whole clip.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let area = byTiling ? boundingBoxOfClipPath : rect
        images.draw(image, in: rect, flipped: true, filling: area)
    }

    /// Paints `image` over `rect` with its top row at the least y: upright in contexts for views.
    package func drawUpright(_ image: CGImage, in rect: CGRect) {
        images.draw(image, in: rect, flipped: false, filling: rect)
    }

    /// Fills `area` with copies of `image`, `tile` being one of them, top row at the least y.
    package func drawUprightTiles(_ image: CGImage, tile: CGRect, filling area: CGRect) {
        images.draw(image, in: tile, flipped: false, filling: area)
    }

    private var images: ImagePainter { ImagePainter(context: self) }
}
