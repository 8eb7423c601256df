import Foundation

extension CGImage {
    /// The image with the colours of a range made transparent. Nil for a mask, and where there are not two numbers a component.
    ///
    /// - Parameter components: the least and the greatest value of each component, as the image's pixels have them: 0 to 255 for 8 bits.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard !isMask, let bitmap, let result = Bitmap(width: width, height: height, format: .premultiplied) else { return nil }
        let count: Int = colorSpace?.numberOfComponents ?? 3
        guard components.count == 2 * count, count == 3 || count == 1 else { return nil }
        // Of 16 bits the greater 8 are left.
        let scale: CGFloat = bitsPerComponent > 8 ? 257 : 1
        let bounds: [ClosedRange<CGFloat>] = (0..<3).map { channel in
            let index: Int = count == 1 ? 0 : channel
            let low: CGFloat = components[2 * index] / scale
            return low...max(low, components[2 * index + 1] / scale)
        }
        for row in 0..<height {
            let input = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let output = (result.pixels + row * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<width {
                let pixel: UInt32 = isOpaque ? input[column] | 0xFF00_0000 : input[column]
                let isMasked: Bool =
                    bounds[0].contains(CGFloat(pixel >> 16 & 255)) && bounds[1].contains(CGFloat(pixel >> 8 & 255))
                    && bounds[2].contains(CGFloat(pixel & 255))
                output[column] = isMasked ? 0 : pixel
            }
        }
        result.markChanged()
        return CGImage(bitmap: result)
    }

    /// The same components, taken for those of another space; nil where it has another number of them, and for a mask.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, let own = colorSpace, own.numberOfComponents == space.numberOfComponents, let provider = dataProvider else { return nil }
        return CGImage(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo, provider: provider, decode: nil, shouldInterpolate: shouldInterpolate, intent: renderingIntent)
    }
}
