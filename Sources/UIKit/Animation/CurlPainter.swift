/// Draws a sheet that curls over what lies below. Held by the layer that it draws, on the main thread like it.
final class CurlPainter: LayerContentPainter, @unchecked Sendable {
    private let sheet: UIImage
    /// The picture under the sheet; nil where the view itself shows it.
    private let ground: UIImage?
    private let page: CGRect
    private let normal: CGVector
    let isUp: Bool
    /// 0 flat, 1 gone.
    var progress: CGFloat = 0

    init(sheet: UIImage, ground: UIImage?, page: CGRect, normal: CGVector = PageCurl.upwards, isUp: Bool) {
        self.normal = normal
        self.sheet = sheet
        self.ground = ground
        self.page = page
        self.isUp = isUp
    }

    func paint(_ layer: CALayer, in context: CGContext) {
        ground?.paint(in: page, context: context, tint: nil)
        guard progress < 1 else { return }
        PageCurl.sheet(page: page, leaving: layer.bounds, progress: progress, normal: normal).draw(sheet, in: context)
    }
}
