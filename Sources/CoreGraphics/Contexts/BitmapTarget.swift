import Foundation

/// The pixels behind a context: the rasteriser's, and those of the caller when their layout differs.
final class BitmapTarget {
    let bitmap: Bitmap
    let format: PixelFormat
    let space: CGColorSpace
    let bytesPerRow: Int
    /// Pixels in the caller's layout, when that is not the rasteriser's. They are written after each painting once
    /// someone may look at them.
    private var foreign: UnsafeMutableRawPointer?
    private let ownsForeign: Bool
    /// Gives the caller's pixels back.
    var release: (() -> Void)?

    /// Over pixels in the rasteriser's layout.
    init(bitmap: Bitmap) {
        self.bitmap = bitmap
        format = .native(isOpaque: bitmap.format == .opaque)
        space = .sRGBSpace
        bytesPerRow = bitmap.bytesPerRow
        foreign = nil
        ownsForeign = false
    }

    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: CGBitmapInfo
    ) {
        guard width > 0, height > 0, width <= Bitmap.largestSide, height <= Bitmap.largestSide,
            let alpha = CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
        else { return nil }
        let channels = alpha == .alphaOnly ? 1 : space.numberOfComponents + (alpha == .none ? 0 : 1)
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: channels * bitsPerComponent, profile: space.profile,
            bitmapInfo: bitmapInfo)
        // Core Graphics draws premultiplied only, and RGB only with a fourth byte.
        guard let format, alpha != .first, alpha != .last, channels != 3 else { return nil }
        let rowLength = width * format.bitsPerPixel / 8
        guard bytesPerRow == 0 ? data == nil : bytesPerRow >= rowLength else { return nil }
        let isOpaque = !format.hasAlpha
        self.format = format
        self.space = space
        if format.isNative, bytesPerRow % 4 == 0 {
            let bitmapFormat: Bitmap.Format = isOpaque ? .opaque : .premultiplied
            if let data {
                bitmap = Bitmap(
                    pixels: data, width: width, height: height, bytesPerRow: bytesPerRow, format: bitmapFormat)
            } else {
                guard let fresh = Bitmap(width: width, height: height, format: bitmapFormat) else { return nil }
                bitmap = fresh
            }
            self.bytesPerRow = bitmap.bytesPerRow
            foreign = nil
            ownsForeign = false
        } else {
            let fresh = Bitmap(width: width, height: height, format: isOpaque ? .opaque : .premultiplied)
            guard let fresh else { return nil }
            bitmap = fresh
            self.bytesPerRow = bytesPerRow == 0 ? (rowLength + 15) & ~15 : bytesPerRow
            foreign = data
            ownsForeign = data == nil
            if let data { format.read(data, bytesPerRow: bytesPerRow, into: fresh) }
        }
    }

    deinit {
        if ownsForeign { foreign?.deallocate() }
        release?()
    }

    /// The pixels in the caller's layout, which are kept true from now on.
    func exposeData() -> UnsafeMutableRawPointer {
        if format.isNative, foreign == nil { return bitmap.pixels }
        if let foreign { return foreign }
        let made = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * bitmap.height, alignment: 64)
        foreign = made
        publish()
        return made
    }

    /// Takes over what was written into the pixels in the caller's layout, where that is another: before anything is drawn over it or looked at.
    func takeIn() {
        guard let foreign else { return }
        format.readChanges(foreign, bytesPerRow: bytesPerRow, into: bitmap)
    }

    /// Writes the pixels in the caller's layout, where that is another and someone may look.
    func publish() {
        guard let foreign else { return }
        format.write(bitmap, to: foreign, bytesPerRow: bytesPerRow)
    }
}
