import Foundation

/// A picture of texels: blue, green, red, alpha in bytes, premultiplied.
final class RasterTexture: Sendable {
    let width: Int
    let height: Int
    let texels: [UInt32]
    /// Whether something is seen through it.
    let hasAlpha: Bool

    /// - Parameter texels: as many as the size says, row by row from the top.
    init?(width: Int, height: Int, texels: [UInt32]) {
        guard width > 0, height > 0, texels.count == width * height else { return nil }
        (self.width, self.height, self.texels) = (width, height, texels)
        hasAlpha = texels.contains { $0 >> 24 < 255 }
    }
}

/// How a place beyond a picture's edges is found.
enum RasterWrap: Sendable { case clamp, again, mirror }

/// Values between bytes of sRGB and light.
enum RasterLightness {
    static let linear: [Float] = (0..<256).map { decode(Float($0) / 255) }
    private static let bytes: [UInt8] = (0...4096).map { UInt8(max(0, min(255, (encode(Float($0) / 4096) * 255).rounded()))) }

    static func decode(_ value: Float) -> Float { value <= 0.04045 ? max(value, 0) / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    static func encode(_ value: Float) -> Float { value <= 0.0031308 ? max(value, 0) * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055 }

    static func decode(_ color: SIMD4<Float>) -> SIMD4<Float> { SIMD4<Float>(decode(color.x), decode(color.y), decode(color.z), color.w) }

    @inline(__always) static func byte(_ light: Float) -> UInt32 { UInt32(bytes[Int(max(0, min(light, 1)) * 4096)]) }
}

/// A corner of a triangle in clip space, with what is spread between corners.
struct RasterVertex {
    var clip: SIMD4<Float>
    /// The light that falls on the surface, or, where that is worked out for each pixel, its place in the scene.
    var first: SIMD4<Float>
    /// Light that is added to the colour, or the surface's direction.
    var second: SIMD4<Float>
    var place: SIMD2<Float>
    var color: SIMD4<Float>

    static func mix(_ a: RasterVertex, _ b: RasterVertex, _ part: Float) -> RasterVertex {
        RasterVertex(
            clip: a.clip + (b.clip - a.clip) * part, first: a.first + (b.first - a.first) * part, second: a.second + (b.second - a.second) * part,
            place: a.place + (b.place - a.place) * part, color: a.color + (b.color - a.color) * part)
    }
}

/// Cuts what is outside of the view off.
enum RasterClipping {
    /// Distances from the six sides of the view; negative outside.
    @inline(__always) static func distance(_ clip: SIMD4<Float>, _ side: Int) -> Float {
        switch side {
        case 0: clip.w + clip.z
        case 1: clip.w - clip.z
        case 2: clip.w + clip.x
        case 3: clip.w - clip.x
        case 4: clip.w + clip.y
        default: clip.w - clip.y
        }
    }

    /// The sides that a point is outside of, as bits.
    static func code(_ clip: SIMD4<Float>) -> Int {
        var code = 0
        for side in 0..<6 where !(distance(clip, side) >= 0) { code |= 1 << side }
        return code
    }

    /// The convex part of a triangle inside of the view: three to nine corners, or none.
    static func polygon(_ a: RasterVertex, _ b: RasterVertex, _ c: RasterVertex) -> [RasterVertex] {
        let codes = (code(a.clip), code(b.clip), code(c.clip))
        if codes.0 & codes.1 & codes.2 != 0 { return [] }
        let crossed: Int = codes.0 | codes.1 | codes.2
        var corners = [a, b, c]
        guard crossed != 0 else { return corners }
        for side in 0..<6 where crossed & (1 << side) != 0 {
            var inside: [RasterVertex] = []
            inside.reserveCapacity(corners.count + 1)
            for index in corners.indices {
                let from = corners[index], to = corners[(index + 1) % corners.count]
                let d0: Float = distance(from.clip, side), d1: Float = distance(to.clip, side)
                if d0 >= 0 { inside.append(from) }
                if (d0 >= 0) != (d1 >= 0) {
                    let part: Float = d0 / (d0 - d1)
                    guard part.isFinite else { return [] }
                    inside.append(.mix(from, to, part))
                }
            }
            corners = inside
            if corners.count < 3 { return [] }
        }
        return corners
    }

    /// The part of a line inside of the view.
    static func line(_ a: RasterVertex, _ b: RasterVertex) -> (RasterVertex, RasterVertex)? {
        var first: Float = 0, last: Float = 1
        for side in 0..<6 {
            let d0: Float = distance(a.clip, side), d1: Float = distance(b.clip, side)
            if !(d0 >= 0), !(d1 >= 0) { return nil }
            guard (d0 >= 0) != (d1 >= 0) else { continue }
            let part: Float = d0 / (d0 - d1)
            if d0 < 0 { first = max(first, part) } else { last = min(last, part) }
        }
        return first <= last ? (.mix(a, b, first), .mix(a, b, last)) : nil
    }
}

/// How a colour is put over another.
enum RasterBlend: Sendable { case alpha, add, subtract, multiply, screen, replace }

/// The looks of triangles, the same for all pixels.
struct RasterLooks {
    /// As light, not premultiplied.
    var color = SIMD4<Float>(1, 1, 1, 1)
    var texture: RasterTexture?
    var wrapX = RasterWrap.clamp
    var wrapY = RasterWrap.clamp
    var isNearest = false
    var opacity: Float = 1
    var blend = RasterBlend.alpha
    var drawsFront = true
    var drawsBack = false
    var readsDepth = true
    var writesDepth = true
}

/// Pixels and their depths.
final class RasterCanvas {
    let width: Int
    let height: Int
    /// Blue, green, red, alpha in bytes, premultiplied, row by row from the top.
    let pixels: UnsafeMutablePointer<UInt32>
    private let depths: UnsafeMutablePointer<Float>
    /// As many pixels are looked at until drawing ends.
    private(set) var budget: Int

    /// Nil for a size without pixels, or with too many.
    init?(width: Int, height: Int, budget: Int? = nil) {
        guard width > 0, height > 0, width <= 16384, height <= 16384, width * height <= 1 << 26 else { return nil }
        (self.width, self.height) = (width, height)
        pixels = .allocate(capacity: width * height)
        pixels.initialize(repeating: 0, count: width * height)
        depths = .allocate(capacity: width * height)
        depths.initialize(repeating: .infinity, count: width * height)
        self.budget = budget ?? max(20_000_000, min(width * height * 40, 150_000_000))
    }

    deinit {
        pixels.deallocate()
        depths.deallocate()
    }

    func fill(_ pixel: UInt32) { pixels.update(repeating: pixel, count: width * height) }

    /// The same picture at half of its size.
    func halved() -> RasterCanvas? {
        guard let half = RasterCanvas(width: width / 2, height: height / 2, budget: 0) else { return nil }
        for y in 0..<half.height {
            for x in 0..<half.width {
                let corner = pixels + (y * 2 * width + x * 2)
                var sums = SIMD4<UInt32>(repeating: 2)
                for pixel in [corner[0], corner[1], corner[width], corner[width + 1]] {
                    sums &+= SIMD4<UInt32>(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, pixel >> 24)
                }
                sums = sums &>> 2
                half.pixels[y * half.width + x] = sums.x | sums.y << 8 | sums.z << 16 | sums.w << 24
            }
        }
        return half
    }

    // MARK: Triangles

    /// A corner in pixels.
    private struct Corner {
        var x: Float
        var y: Float
        var z: Float
        var inverse: Float
        init(_ vertex: RasterVertex, width: Int, height: Int) {
            inverse = 1 / vertex.clip.w
            x = (vertex.clip.x * inverse + 1) / 2 * Float(width)
            y = (1 - vertex.clip.y * inverse) / 2 * Float(height)
            z = (vertex.clip.z * inverse + 1) / 2
        }
        var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && inverse.isFinite }
    }

    /// Draws a triangle whose corners are inside of the view.
    /// - Parameter light: works out, from a place and a direction of the surface, the light and what is added; nil if the corners have them.
    func triangle(
        _ v0: RasterVertex, _ v1: RasterVertex, _ v2: RasterVertex, looks: RasterLooks,
        light: ((_ place: SIMD4<Float>, _ direction: SIMD4<Float>) -> (SIMD4<Float>, SIMD4<Float>))? = nil
    ) {
        var a = Corner(v0, width: width, height: height), b = Corner(v1, width: width, height: height), c = Corner(v2, width: width, height: height)
        guard a.isFinite, b.isFinite, c.isFinite else { return }
        var area: Float = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        // Anticlockwise, which is the front, has a negative area where y goes down.
        guard area != 0, area.isFinite, area < 0 ? looks.drawsFront : looks.drawsBack else { return }
        var v1 = v1, v2 = v2
        if area < 0 {
            (b, c, v1, v2, area) = (c, b, v2, v1, -area)
        }
        let left: Int = max(0, Int(min(a.x, b.x, c.x))), right: Int = min(width - 1, Int(max(a.x, b.x, c.x)))
        let top: Int = max(0, Int(min(a.y, b.y, c.y))), bottom: Int = min(height - 1, Int(max(a.y, b.y, c.y)))
        guard left <= right, top <= bottom else { return }
        budget -= (right - left + 1) * (bottom - top + 1)
        guard budget > 0 else { return }
        let scale: Float = 1 / area
        let step = SIMD3<Float>(b.y - c.y, c.y - a.y, a.y - b.y) * scale
        let z = SIMD3<Float>(a.z, b.z, c.z), inverse = SIMD3<Float>(a.inverse, b.inverse, c.inverse)
        for y in top...bottom {
            let py: Float = Float(y) + 0.5, px: Float = Float(left) + 0.5
            var weights = SIMD3<Float>(
                (c.x - b.x) * (py - b.y) - (c.y - b.y) * (px - b.x), (a.x - c.x) * (py - c.y) - (a.y - c.y) * (px - c.x),
                (b.x - a.x) * (py - a.y) - (b.y - a.y) * (px - a.x))
            weights *= scale
            let row: Int = y * width
            for x in left...right {
                if weights.x >= 0, weights.y >= 0, weights.z >= 0 {
                    let depth: Float = (weights * z).sum()
                    let index: Int = row + x
                    if !looks.readsDepth || depth < depths[index] {
                        var shares: SIMD3<Float> = weights * inverse
                        shares /= shares.sum()
                        shade(index, v0, v1, v2, shares, depth, looks, light)
                    }
                }
                weights += step
            }
        }
    }

    @inline(__always) private func shade(
        _ index: Int, _ a: RasterVertex, _ b: RasterVertex, _ c: RasterVertex, _ shares: SIMD3<Float>, _ depth: Float, _ looks: RasterLooks,
        _ light: ((SIMD4<Float>, SIMD4<Float>) -> (SIMD4<Float>, SIMD4<Float>))?
    ) {
        var first: SIMD4<Float> = a.first * shares.x + b.first * shares.y + c.first * shares.z
        var second: SIMD4<Float> = a.second * shares.x + b.second * shares.y + c.second * shares.z
        if let light { (first, second) = light(first, second) }
        var color: SIMD4<Float> = looks.color * (a.color * shares.x + b.color * shares.y + c.color * shares.z)
        if let texture = looks.texture {
            let place: SIMD2<Float> = a.place * shares.x + b.place * shares.y + c.place * shares.z
            color *= RasterCanvas.sample(texture, place, looks)
        }
        let alpha: Float = max(0, min(color.w * looks.opacity, 1))
        put(index, color * first + second, alpha, looks)
        if looks.writesDepth, alpha > 0 { depths[index] = depth }
    }

    /// Puts light on a pixel.
    @inline(__always) private func put(_ index: Int, _ light: SIMD4<Float>, _ alpha: Float, _ looks: RasterLooks) {
        let red: UInt32 = RasterLightness.byte(light.x), green: UInt32 = RasterLightness.byte(light.y), blue: UInt32 = RasterLightness.byte(light.z)
        if looks.blend == .alpha || looks.blend == .replace {
            if alpha >= 1 || looks.blend == .replace {
                pixels[index] = blue | green << 8 | red << 16 | 255 << 24
                return
            }
            let over = UInt32(alpha * 255 + 0.5), under: UInt32 = 255 - over
            let old: UInt32 = pixels[index]
            let newBlue: UInt32 = (blue * over + (old & 255) * under) / 255, newGreen: UInt32 = (green * over + ((old >> 8) & 255) * under) / 255
            let newRed: UInt32 = (red * over + ((old >> 16) & 255) * under) / 255, newAlpha: UInt32 = over + (old >> 24) * under / 255
            pixels[index] = newBlue | newGreen << 8 | newRed << 16 | min(newAlpha, 255) << 24
            return
        }
        let old: UInt32 = pixels[index]
        let part = UInt32(alpha * 255 + 0.5)
        var result: UInt32 = max(old >> 24, part) << 24
        for (shift, value) in [(UInt32(0), blue), (UInt32(8), green), (UInt32(16), red)] {
            let under: UInt32 = (old >> shift) & 255
            let over: UInt32 = value * part / 255
            let mixed: UInt32
            switch looks.blend {
            case .add: mixed = min(255, under + over)
            case .subtract: mixed = under > over ? under - over : 0
            case .multiply: mixed = under * value / 255
            default: mixed = 255 - (255 - under) * (255 - over) / 255
            }
            result |= mixed << shift
        }
        pixels[index] = result
    }

    // MARK: Lines and points

    /// Draws a line of one pixel whose ends are inside of the view.
    func line(_ v0: RasterVertex, _ v1: RasterVertex, looks: RasterLooks) {
        let a = Corner(v0, width: width, height: height), b = Corner(v1, width: width, height: height)
        guard a.isFinite, b.isFinite else { return }
        let count: Int = max(1, min(Int(max(abs(b.x - a.x), abs(b.y - a.y)).rounded(.up)), width + height))
        budget -= count
        guard budget > 0 else { return }
        for step in 0...count {
            let part: Float = Float(step) / Float(count)
            dot(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.z + (b.z - a.z) * part, .mix(v0, v1, part), looks)
        }
    }

    func point(_ vertex: RasterVertex, looks: RasterLooks) {
        let corner = Corner(vertex, width: width, height: height)
        budget -= 1
        guard corner.isFinite, budget > 0 else { return }
        dot(corner.x, corner.y, corner.z, vertex, looks)
    }

    private func dot(_ x: Float, _ y: Float, _ z: Float, _ vertex: RasterVertex, _ looks: RasterLooks) {
        guard x >= 0, y >= 0, x <= Float(width), y <= Float(height) else { return }
        let index: Int = min(Int(y), height - 1) * width + min(Int(x), width - 1)
        guard !looks.readsDepth || z <= depths[index] else { return }
        let color: SIMD4<Float> = looks.color * vertex.color
        put(index, color * vertex.first + vertex.second, max(0, min(color.w * looks.opacity, 1)), looks)
        if looks.writesDepth { depths[index] = z }
    }

    // MARK: Textures

    private static func wrapped(_ place: Int, _ count: Int, _ wrap: RasterWrap) -> Int {
        switch wrap {
        case .clamp: return max(0, min(place, count - 1))
        case .again:
            let rest: Int = place % count
            return rest < 0 ? rest + count : rest
        case .mirror:
            let rest: Int = ((place % (2 * count)) + 2 * count) % (2 * count)
            return rest < count ? rest : 2 * count - 1 - rest
        }
    }

    /// Light of a texel, not premultiplied.
    @inline(__always) private static func texel(_ texture: RasterTexture, _ x: Int, _ y: Int) -> SIMD4<Float> {
        let pixel: UInt32 = texture.texels[y * texture.width + x]
        let alpha: UInt32 = pixel >> 24
        var blue: UInt32 = pixel & 255, green: UInt32 = (pixel >> 8) & 255, red: UInt32 = (pixel >> 16) & 255
        if alpha < 255, alpha > 0 { (blue, green, red) = (min(255, blue * 255 / alpha), min(255, green * 255 / alpha), min(255, red * 255 / alpha)) }
        return SIMD4<Float>(
            RasterLightness.linear[Int(red)], RasterLightness.linear[Int(green)], RasterLightness.linear[Int(blue)], Float(alpha) / 255)
    }

    static func sample(_ texture: RasterTexture, _ place: SIMD2<Float>, _ looks: RasterLooks) -> SIMD4<Float> {
        var x: Float = place.x * Float(texture.width), y: Float = place.y * Float(texture.height)
        guard abs(x) < 1e7, abs(y) < 1e7 else { return SIMD4<Float>(1, 1, 1, 1) }
        if looks.isNearest {
            let column: Int = wrapped(Int(x.rounded(.down)), texture.width, looks.wrapX)
            return texel(texture, column, wrapped(Int(y.rounded(.down)), texture.height, looks.wrapY))
        }
        x -= 0.5
        y -= 0.5
        let left: Float = x.rounded(.down), top: Float = y.rounded(.down)
        let x0: Int = wrapped(Int(left), texture.width, looks.wrapX), x1: Int = wrapped(Int(left) + 1, texture.width, looks.wrapX)
        let y0: Int = wrapped(Int(top), texture.height, looks.wrapY), y1: Int = wrapped(Int(top) + 1, texture.height, looks.wrapY)
        let shareX: Float = x - left, shareY: Float = y - top
        let above: SIMD4<Float> = texel(texture, x0, y0) * (1 - shareX) + texel(texture, x1, y0) * shareX
        let below: SIMD4<Float> = texel(texture, x0, y1) * (1 - shareX) + texel(texture, x1, y1) * shareX
        return above * (1 - shareY) + below * shareY
    }
}
