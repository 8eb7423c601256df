import CoreGraphics

extension CIImage {
    /// The picture whose places show what lies at other places of this one, between the four nearest pixels; nil shows nothing.
    func sampled(extent: CGRect, _ place: @escaping @Sendable (SIMD2<Float>) -> SIMD2<Float>?) -> CIImage {
        shaded(extent: extent) { plane, at in place(at).map { plane.sample($0.x, $0.y) } ?? .zero }
    }

    /// The picture of which each pixel is computed from all of this one. One without end is taken as it is in `extent`.
    func shaded(extent: CGRect, _ color: @escaping @Sendable (PixelPlane, SIMD2<Float>) -> SIMD4<Float>) -> CIImage {
        let source = render
        let whole: PixelArea? = self.extent.isInfinite ? nil : PixelArea(covering: self.extent)
        return CIImage(extent: extent) { area in
            let plane: PixelPlane = source(whole ?? area)
            return PixelPlane(area: area) { x, y in color(plane, SIMD2(Float(x) + 0.5, Float(y) + 0.5)) }
        }
    }

    /// Both pictures' pixels of the same place make one.
    func combined(with other: CIImage, extent: CGRect, _ body: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>, SIMD2<Float>) -> SIMD4<Float>) -> CIImage {
        let (first, second) = (render, other.render)
        return CIImage(extent: extent) { area in
            let (one, two) = (first(area), second(area))
            return PixelPlane(area: area) { x, y in body(one[x, y], two[x, y], SIMD2(Float(x) + 0.5, Float(y) + 0.5)) }
        }
    }
}

extension CGPoint {
    var simd: SIMD2<Float> { SIMD2(Float(x), Float(y)) }
}

extension SIMD2<Float> {
    func turned(by angle: Float) -> SIMD2<Float> { SIMD2(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)) }
    var length: Float { (x * x + y * y).squareRoot() }
}

/// Places folded into a part of the plane, as by mirrors.
enum Folding {
    /// `value` as it comes back from mirrors at 0 and at `size`.
    static func reflected(_ value: Float, _ size: Float) -> Float {
        let rest: Float = wrapped(value, 2 * size)
        return rest > size ? 2 * size - rest : rest
    }

    static func wrapped(_ value: Float, _ size: Float) -> Float { value - (value / size).rounded(.down) * size }

    /// A line; what lies on the side that its normal points to stays.
    struct Mirror: Sendable {
        var normal: SIMD2<Float>
        var offset: Float

        /// The line from one point to another; what lies to the left stays.
        init(_ from: SIMD2<Float>, _ to: SIMD2<Float>) {
            let along: SIMD2<Float> = (to - from) / max((to - from).length, 1e-6)
            normal = SIMD2(-along.y, along.x)
            offset = (normal * from).sum()
        }

        func reflected(_ place: SIMD2<Float>) -> SIMD2<Float> { place - normal * (2 * ((normal * place).sum() - offset)) }
    }

    /// The mirrors around a triangle with a corner at the origin, a side along x, and these angles there and at the other end.
    static func triangle(side: Float, _ first: Float, _ second: Float) -> [Mirror] {
        let third: Float = .pi - first - second
        let length: Float = side * sin(second) / sin(third)
        let corners: [SIMD2<Float>] = [.zero, SIMD2(side, 0), SIMD2(cos(first), sin(first)) * length]
        return [Mirror(corners[0], corners[1]), Mirror(corners[1], corners[2]), Mirror(corners[2], corners[0])]
    }

    /// The place within all mirrors, and whether an odd number of them was met on the way.
    static func folded(_ place: SIMD2<Float>, _ mirrors: [Mirror]) -> (place: SIMD2<Float>, isOdd: Bool) {
        var place: SIMD2<Float> = place
        var isOdd = false
        for _ in 0..<200 {
            guard let mirror = mirrors.first(where: { ($0.normal * place).sum() < $0.offset - 1e-4 }) else { break }
            place = mirror.reflected(place)
            isOdd.toggle()
        }
        return (place, isOdd)
    }
}
