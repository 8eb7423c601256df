import CoreGraphics

/// Computed pixels: red, green, blue and alpha, linear and premultiplied, row upon row from the lowest.
struct PixelPlane {
    let area: PixelArea
    var pixels: [SIMD4<Float>]

    init(area: PixelArea, pixels: [SIMD4<Float>]) {
        self.area = area
        self.pixels = pixels
    }

    init(area: PixelArea, color: SIMD4<Float> = .zero) {
        self.area = area
        pixels = Array(repeating: color, count: max(area.width, 0) * max(area.height, 0))
    }

    /// One pixel after another, by its place.
    init(area: PixelArea, _ color: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
        self.area = area
        pixels = []
        pixels.reserveCapacity(max(area.width, 0) * max(area.height, 0))
        guard !area.isEmpty else { return }
        for y in area.minY..<area.maxY { for x in area.minX..<area.maxX { pixels.append(color(x, y)) } }
    }

    /// Transparent outside of the area.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        guard x >= area.minX, x < area.maxX, y >= area.minY, y < area.maxY else { return .zero }
        return pixels[(y - area.minY) * area.width + x - area.minX]
    }

    /// Between the four nearest pixels, whose centres lie at halves.
    func sample(_ x: Float, _ y: Float) -> SIMD4<Float> {
        let left = (x - 0.5).rounded(.down), low = (y - 0.5).rounded(.down)
        guard left.magnitude < 1e9, low.magnitude < 1e9 else { return .zero }
        let partX: Float = x - 0.5 - left, partY: Float = y - 0.5 - low
        let column = Int(left), row = Int(low)
        let lower: SIMD4<Float> = self[column, row] * (1 - partX) + self[column + 1, row] * partX
        let upper: SIMD4<Float> = self[column, row + 1] * (1 - partX) + self[column + 1, row + 1] * partX
        return lower * (1 - partY) + upper * partY
    }

    func map(_ body: (SIMD4<Float>) -> SIMD4<Float>) -> PixelPlane { PixelPlane(area: area, pixels: pixels.map(body)) }

    /// The part of the plane in `other`; transparent where there is none.
    func part(_ other: PixelArea) -> PixelPlane {
        if other == area { return self }
        return PixelPlane(area: other) { self[$0, $1] }
    }
}
