import CoreGraphics
import Foundation

extension CIImage {
    /// Transparent outside of `rect`.
    public func cropped(to rect: CGRect) -> CIImage {
        let kept = extent.intersection(rect)
        guard !kept.isNull else { return .empty() }
        let inner = PixelArea(covering: kept), source = render
        return CIImage(extent: kept, samplesNearest: samplesNearest) { area in
            let part = area.intersection(inner)
            return part.isEmpty ? PixelPlane(area: area) : source(part).part(area)
        }
    }

    /// The picture with `matrix` applied to its places.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let moved = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
        let isWhole = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1 && matrix.tx == matrix.tx.rounded() && matrix.ty == matrix.ty.rounded()
        let source = render
        if isWhole {
            let x = Int(matrix.tx), y = Int(matrix.ty)
            return CIImage(extent: moved, samplesNearest: samplesNearest) { area in
                let from = PixelArea(minX: area.minX - x, minY: area.minY - y, width: area.width, height: area.height)
                return PixelPlane(area: area, pixels: source(from).pixels)
            }
        }
        guard matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return .empty() }
        let back = matrix.inverted(), nearest = samplesNearest, whole = PixelArea(covering: extent)
        return CIImage(extent: moved, samplesNearest: nearest) { area in
            let needed = PixelArea(covering: area.rect.applying(back)).outset(by: 1, 1).intersection(whole)
            guard !needed.isEmpty else { return PixelPlane(area: area) }
            let plane = source(needed)
            // Edges between pixels stay sharp where the picture ends: what lies beyond is the last pixel within the extent.
            return PixelPlane(area: area) { x, y in
                let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(back)
                if nearest { return plane[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))] }
                return plane.sample(Float(place.x), Float(place.y))
            }
        }
    }

    /// The same pixels outward from the edges on, without end.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    public func clamped(to rect: CGRect) -> CIImage {
        let inner = PixelArea(covering: extent.intersection(rect)), source = render
        guard !inner.isEmpty, !rect.isInfinite else { return self }
        return CIImage(extent: .infinite, samplesNearest: samplesNearest) { area in
            func nearest(_ low: Int, _ high: Int, _ first: Int, _ end: Int) -> (Int, Int) {
                let start = min(max(low, first), end - 1)
                return (start, max(min(high, end), start + 1))
            }
            let (left, right) = nearest(area.minX, area.maxX, inner.minX, inner.maxX)
            let (low, high) = nearest(area.minY, area.maxY, inner.minY, inner.maxY)
            let plane = source(PixelArea(minX: left, minY: low, width: right - left, height: high - low))
            return PixelPlane(area: area) { plane[min(max($0, left), right - 1), min(max($1, low), high - 1)] }
        }
    }

    /// The picture as one with this orientation is shown (1 to 8, as in EXIF), its lower left at the origin.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage { transformed(by: orientationTransform(forExifOrientation: orientation)) }

    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        let turned: CGAffineTransform =
            switch orientation {
            case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
            case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
            case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
            case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
            case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
            default: .identity
            }
        let box = extent.applying(turned)
        return turned.concatenating(CGAffineTransform(translationX: extent.minX - box.minX, y: extent.minY - box.minY))
    }

    /// This picture before another.
    public func composited(over dest: CIImage) -> CIImage { Compositing.sourceOver(self, dest) }

    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        let source = render
        return CIImage(extent: extent.intersection(self.extent)) { source($0).map { $0.unpremultiplied.withAlpha(1) } }.cropped(to: extent)
    }

    public func premultiplyingAlpha() -> CIImage { mapped { SIMD4($0.x * $0.w, $0.y * $0.w, $0.z * $0.w, $0.w) } }
    public func unpremultiplyingAlpha() -> CIImage { mapped { $0.unpremultiplied } }
    public func samplingNearest() -> CIImage { CIImage(extent: extent, cgImage: cgImage, samplesNearest: true, render: render) }
    public func samplingLinear() -> CIImage { CIImage(extent: extent, cgImage: cgImage, samplesNearest: false, render: render) }

    /// Each pixel by itself, premultiplied and linear.
    func mapped(_ body: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        let source = render
        return CIImage(extent: extent) { source($0).map(body) }
    }

    /// Each pixel's colour by itself, linear and without its alpha.
    func recolored(_ body: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        mapped { $0.w == 0 ? $0 : body($0.unpremultiplied).premultiplied }
    }

    /// Each pixel's colour by itself, as it is stored and without its alpha.
    func restored(_ body: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
        recolored { LightCurve.linear(body(LightCurve.stored($0))) }
    }
}
