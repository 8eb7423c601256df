import CoreGraphics

extension PixelCanvas {
    /// Puts back `1 - share / 255` of what was saved: `saved * (1 - share) + present * share`, in `rects`.
    ///
    /// Drawing straight over the frame and putting back what the group must not change gives the same as drawing the group
    /// apart and then over the frame, without a picture of its own for each group.
    func restore(_ saved: PixelCanvas, share: UInt32, rects: [PixelRect]) {
        let rects = rects.map { $0.intersection(saved.bounds) }.filter { !$0.isEmpty }
        guard share < 255, !rects.isEmpty else { return }
        guard isOpaque else { return mix(saved, rects: rects) { _, _ in share } }
        fade(saved, alpha: 255 - share, rects: rects)
    }

    /// As above, with a share for each pixel; pixels outside the mask are put back wholly.
    func restore(_ saved: PixelCanvas, through mask: Mask, rects: [PixelRect]) {
        let rects = rects.map { $0.intersection(saved.bounds) }.filter { !$0.isEmpty }
        guard !rects.isEmpty else { return }
        let bytes = mask.bitmap.pixels.assumingMemoryBound(to: UInt8.self)
        let stride = mask.bitmap.bytesPerRow
        let area = PixelRect(x: mask.x, y: mask.y, width: mask.bitmap.width, height: mask.bitmap.height)
        guard isOpaque else {
            return mix(saved, rects: rects) { x, y in
                guard x >= area.x0, x < area.x1, y >= area.y0, y < area.y1 else { return 0 }
                return UInt32(bytes[(y - area.y0) * stride + x - area.x0])
            }
        }
        for rect in rects {
            guard let inverse = Bitmap(width: rect.width, height: rect.height, format: .coverage) else { continue }
            let output = inverse.pixels.assumingMemoryBound(to: UInt8.self)
            for y in rect.y0..<rect.y1 {
                let line = output + (y - rect.y0) * inverse.bytesPerRow
                guard y >= area.y0, y < area.y1 else {
                    line.update(repeating: 255, count: rect.width)
                    continue
                }
                let input = bytes + (y - area.y0) * stride
                for x in rect.x0..<rect.x1 {
                    line[x - rect.x0] = x >= area.x0 && x < area.x1 ? 255 &- input[x - area.x0] : 255
                }
            }
            composite(
                .bitmap(saved.bitmap, x: saved.bounds.x0, y: saved.bounds.y0),
                mask: Mask(bitmap: inverse, x: rect.x0, y: rect.y0), rects: [rect])
        }
    }

    private func mix(_ saved: PixelCanvas, rects: [PixelRect], share: (Int, Int) -> UInt32) {
        for rect in rects.map({ $0.intersection(bounds) }) where !rect.isEmpty {
            for y in rect.y0..<rect.y1 {
                let line = row(y), old = saved.row(y)
                for x in rect.x0..<rect.x1 {
                    let kept = share(x, y)
                    if kept == 255 { continue }
                    line[x - bounds.x0] = Self.mix(old[x - saved.bounds.x0], line[x - bounds.x0], kept)
                }
            }
        }
    }

    /// `a * (255 - share) + b * share` for each component, rounded.
    private static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), through: 24, by: 8) {
            let sum = (a >> shift & 255) * (255 - share) + (b >> shift & 255) * share
            result |= ((sum + 127) / 255) << shift
        }
        return result
    }

    func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
        (bitmap.pixels + (y - bounds.y0) * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
    }

    /// Copies the alpha of every pixel into `mask`, the canvas's upper left at (x, y).
    func writeAlpha(into mask: Bitmap, x: Int, y: Int) {
        for line in 0..<bounds.height {
            let input = row(bounds.y0 + line)
            let output = (mask.pixels + (line + y) * mask.bytesPerRow + x).assumingMemoryBound(to: UInt8.self)
            for column in 0..<bounds.width { output[column] = UInt8(truncatingIfNeeded: input[column] >> 24) }
        }
        mask.markChanged()
    }

    /// Multiplies every pixel by a colour, component by component; `color` is not premultiplied.
    func multiply(by color: SIMD4<Double>) {
        func factor(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        let alpha = factor(color.w)
        let factors = [factor(color.z * color.w), factor(color.y * color.w), factor(color.x * color.w), alpha]
        for y in bounds.y0..<bounds.y1 {
            let line = row(y)
            for x in 0..<bounds.width where line[x] != 0 {
                var result: UInt32 = 0
                for channel in 0..<4 {
                    let shift = UInt32(channel * 8)
                    result |= (((line[x] >> shift & 255) * factors[channel] + 127) / 255) << shift
                }
                line[x] = result
            }
        }
        bitmap.markChanged()
    }
}
