import Foundation

/// Arithmetic on whole bitmaps that Cairo does not have.
enum PixelMath {
    /// Multiplies all four channels by `factor`.
    static func scale(_ bitmap: Bitmap, by factor: Double) {
        let table = (0...255).map { UInt8((Double($0) * max(0, min(1, factor))).rounded()) }
        table.withUnsafeBufferPointer { table in
            for row in 0..<bitmap.height {
                let bytes = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
                for index in 0..<bitmap.width * 4 { bytes[index] = table[Int(bytes[index])] }
            }
        }
        bitmap.markChanged()
    }

    /// Turns `source` into the sum of darkness: `R = max(0, Ra - (Da - D) - (Sa - S))` with `Ra = min(1, Sa + Da)`, all
    /// premultiplied. The first pixel of `source` lies over (`dx`, `dy`) of `destination`.
    static func plusDarker(_ source: Bitmap, over destination: Bitmap, dx: Int, dy: Int) {
        let hasAlpha = destination.format == .premultiplied
        for row in max(0, -dy)..<max(max(0, -dy), min(source.height, destination.height - dy)) {
            let over = (source.pixels + row * source.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let under = (destination.pixels + (row + dy) * destination.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for column in max(0, -dx)..<max(max(0, -dx), min(source.width, destination.width - dx)) {
                let s = over + column * 4
                let d = under + (column + dx) * 4
                let sourceAlpha = Int(s[3])
                let underAlpha = hasAlpha ? Int(d[3]) : 255
                let alpha = min(255, sourceAlpha + underAlpha)
                for channel in 0..<3 {
                    let value = alpha - (underAlpha - Int(d[channel])) - (sourceAlpha - Int(s[channel]))
                    s[channel] = UInt8(max(0, min(255, value)))
                }
                s[3] = UInt8(alpha)
            }
        }
    }

    /// The alpha of each pixel.
    static func alpha(of bitmap: Bitmap, into coverage: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
        for row in 0..<bitmap.height {
            let pixels = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            let output = coverage + row * bytesPerRow
            for column in 0..<bitmap.width { output[column] = UInt8(truncatingIfNeeded: pixels[column] >> 24) }
        }
    }
}
