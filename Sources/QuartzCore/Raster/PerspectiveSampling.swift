import CoreGraphics

/// Pictures that are seen in perspective.
///
/// Pixman's transforms have 16 bits behind the point. For what perspective multiplies a pixel's place with that is a handful of steps: edges were several
/// pixels off, and in single columns the place ran over, so that a line of the picture stood from edge to edge.
struct PerspectiveSampling {
    /// In premultiplied or opaque pixels.
    let source: Bitmap
    let deviceToSource: Homography
    let isSmooth: Bool
    /// Whether the picture's edge goes on beyond it; nothing is there else.
    let extendsEdge: Bool
    /// The side of the eye that the picture is on, by the sign of what its places are divided by.
    private let side: CGFloat

    init(_ source: Bitmap, deviceToSource: Homography, isSmooth: Bool, extendsEdge: Bool) {
        (self.source, self.deviceToSource, self.isSmooth, self.extendsEdge) = (source, deviceToSource, isSmooth, extendsEdge)
        let middle = CGPoint(x: CGFloat(source.width) / 2, y: CGFloat(source.height) / 2)
        let seen: CGPoint = deviceToSource.inverse?.apply(middle) ?? .zero
        side = deviceToSource.p * seen.x + deviceToSource.q * seen.y + deviceToSource.w < 0 ? -1 : 1
    }

    /// The picture as it is seen in `rect` of device space, in premultiplied pixels; nil where that is too large. A pixel depends on its own place alone.
    func bitmap(in rect: PixelRect) -> Bitmap? {
        guard let result = Bitmap(width: rect.width, height: rect.height, format: .premultiplied) else { return nil }
        for row in 0..<rect.height {
            let pixels = (result.pixels + row * result.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            draw(y: CGFloat(rect.y0 + row) + 0.5, x: rect.x0, count: rect.width, into: pixels)
        }
        result.markChanged()
        return result
    }

    private func draw(y: CGFloat, x: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
        let m: Homography = deviceToSource
        let (rowX, rowY, rowZ): (CGFloat, CGFloat, CGFloat) = (m.c * y + m.tx, m.d * y + m.ty, m.q * y + m.w)
        let (width, height) = (CGFloat(source.width), CGFloat(source.height))
        for column in 0..<count {
            let place: CGFloat = CGFloat(x + column) + 0.5
            let z: CGFloat = m.p * place + rowZ
            guard z * side > 1e-9 else { continue }
            let u: CGFloat = (m.a * place + rowX) / z
            let v: CGFloat = (m.b * place + rowY) / z
            // Half a pixel beyond the edge still has a part of what stands there.
            guard extendsEdge || u > -0.5 && v > -0.5 && u < width + 0.5 && v < height + 0.5 else { continue }
            pixels[column] = isSmooth ? mixed(u - 0.5, v - 0.5) : pixel(Int(u.rounded(.down)), Int(v.rounded(.down)))
        }
    }

    /// The four pixels around a place, by how near they are.
    private func mixed(_ u: CGFloat, _ v: CGFloat) -> UInt32 {
        // Far beyond the edge every place is the edge's.
        let (u, v) = (min(max(u, -1), CGFloat(source.width)), min(max(v, -1), CGFloat(source.height)))
        let (left, top): (CGFloat, CGFloat) = (u.rounded(.down), v.rounded(.down))
        let (x, y) = (Int(left), Int(top))
        let across = UInt32((u - left) * 256), down = UInt32((v - top) * 256)
        let upper: UInt32 = Self.mix(pixel(x, y), pixel(x + 1, y), across)
        let lower: UInt32 = Self.mix(pixel(x, y + 1), pixel(x + 1, y + 1), across)
        return Self.mix(upper, lower, down)
    }

    /// `share` 256ths of `b`, the rest of `a`, two channels at a time.
    private static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
        let rest: UInt32 = 256 - share
        let even: UInt32 = ((a & 0x00FF_00FF) * rest + (b & 0x00FF_00FF) * share) >> 8 & 0x00FF_00FF
        let odd: UInt32 = ((a >> 8 & 0x00FF_00FF) * rest + (b >> 8 & 0x00FF_00FF) * share) & 0xFF00_FF00
        return even | odd
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 {
        var (x, y) = (x, y)
        if x < 0 || y < 0 || x >= source.width || y >= source.height {
            guard extendsEdge else { return 0 }
            (x, y) = (min(max(x, 0), source.width - 1), min(max(y, 0), source.height - 1))
        }
        let value: UInt32 = (source.pixels + y * source.bytesPerRow).assumingMemoryBound(to: UInt32.self)[x]
        return source.format == .opaque ? value | 0xFF00_0000 : value
    }
}
