import Foundation
internal import CCairo

/// A drawing from an SVG file or the first page of a PDF file, which can be rasterised at any size.
///
/// The libraries behind it (librsvg, poppler) are loaded when the first drawing is, so that apps without drawings neither
/// wait for them nor need them.
package final class VectorImage: @unchecked Sendable {
    /// The drawing's own size in points.
    package let size: CGSize
    private let draw: (OpaquePointer, CGSize) -> Bool
    private let lock = NSLock()
    private var rasters: [String: CGImage] = [:]

    /// Nil when `data` is neither, is broken, or the library for it is not installed.
    package init?(_ data: Data) {
        switch CGImage.FileFormat(data) {
        case .svg:
            guard let drawing = SVGDrawing(data) else { return nil }
            size = drawing.size
            draw = { drawing.draw(on: $0, size: $1) }
        case .pdf:
            guard let drawing = PDFDrawing(data) else { return nil }
            size = drawing.size
            draw = { drawing.draw(on: $0, size: $1) }
        case .png, .jpeg, .gif, .tiff, .bmp, .ico, .webp, nil:
            return nil
        }
    }

    package static func isSVG(_ data: Data) -> Bool { CGImage.FileFormat(data) == .svg }

    /// The drawing stretched to `width` × `height` pixels over nothing. Sizes asked for before are remembered.
    package func rasterized(width: Int, height: Int) -> CGImage? {
        lock.lock()
        defer { lock.unlock() }
        let key = "\(width)x\(height)"
        if let known = rasters[key] { return known }
        guard let bitmap = Bitmap(width: width, height: height, format: .premultiplied) else { return nil }
        let cairo = cairo_create(bitmap.surface)!
        defer { cairo_destroy(cairo) }
        guard draw(cairo, CGSize(width: width, height: height)) else { return nil }
        cairo_surface_flush(bitmap.surface)
        let image = CGImage(bitmap: bitmap)
        // A drawing is shown at few sizes; while its size is animated, none of them comes again.
        if rasters.count >= 8 { rasters.removeAll() }
        rasters[key] = image
        return image
    }
}
