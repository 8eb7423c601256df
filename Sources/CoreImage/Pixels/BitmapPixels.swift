import CoreGraphics

/// Between stored pictures and planes.
enum BitmapPixels {
    /// The part of a picture whose lower left is at the origin.
    static func plane(of image: CGImage, in area: PixelArea) -> PixelPlane {
        let whole = PixelArea(minX: 0, minY: 0, width: image.width, height: image.height)
        let part = area.intersection(whole)
        guard !part.isEmpty, let bitmap = image.bitmap, bitmap.format != .coverage else { return PixelPlane(area: area) }
        let isOpaque = bitmap.format == .opaque
        let light = LightCurve.linearBytes
        var result = PixelPlane(area: part)
        result.pixels.withUnsafeMutableBufferPointer { pixels in
            for y in part.minY..<part.maxY {
                let row = bitmap.pixels + (image.height - 1 - y) * bitmap.bytesPerRow
                for x in part.minX..<part.maxX {
                    let bytes = (row + x * 4).assumingMemoryBound(to: UInt8.self)
                    let alpha = isOpaque ? 255 : bytes[3]
                    let place = (y - part.minY) * part.width + x - part.minX
                    if alpha == 255 {
                        pixels[place] = SIMD4(light[Int(bytes[2])], light[Int(bytes[1])], light[Int(bytes[0])], 1)
                    } else if alpha > 0 {
                        let part = Float(alpha) / 255
                        let stored = SIMD4<Float>(Float(bytes[2]), Float(bytes[1]), Float(bytes[0]), 255 * part) / (255 * part)
                        pixels[place] = LightCurve.linear(stored.withAlpha(part)).premultiplied
                    }
                }
            }
        }
        return result.part(area)
    }

    /// Writes a plane into the rows of a bitmap whose lowest row is `area.minY` of the picture.
    static func write(_ plane: PixelPlane, into bitmap: Bitmap, whole: PixelArea) {
        for y in plane.area.minY..<plane.area.maxY {
            let row = bitmap.pixels + (whole.maxY - 1 - y) * bitmap.bytesPerRow
            for x in plane.area.minX..<plane.area.maxX {
                let color = plane[x, y]
                let bytes = (row + (x - whole.minX) * 4).assumingMemoryBound(to: UInt8.self)
                let alpha = min(max(color.w, 0), 1)
                guard alpha > 0 else { continue }
                if alpha == 1 {
                    (bytes[0], bytes[1], bytes[2], bytes[3]) = (LightCurve.byte(color.z), LightCurve.byte(color.y), LightCurve.byte(color.x), 255)
                } else {
                    let stored = LightCurve.stored(color.unpremultiplied.clamped) * (alpha * 255)
                    (bytes[0], bytes[1], bytes[2]) = (UInt8(stored.z.rounded()), UInt8(stored.y.rounded()), UInt8(stored.x.rounded()))
                    bytes[3] = UInt8((alpha * 255).rounded())
                }
            }
        }
    }
}
