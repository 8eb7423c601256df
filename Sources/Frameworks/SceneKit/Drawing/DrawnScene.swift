/// A scene as it is seen in one frame, as values: equal ones look the same.
struct DrawnScene: Equatable {
    var items: [DrawnMesh] = []
    var lights: [DrawnLight] = []
    /// From the scene to clip space.
    var projection: simd_float4x4 = matrix_identity_float4x4
    var eye: SIMD3<Float> = .zero
    /// Along which a camera without perspective looks; nil with perspective.
    var parallel: SIMD3<Float>?
    var background: DrawnPaint?
    var width = 0
    var height = 0
    /// Whether the picture is drawn larger and made smaller, for smooth edges.
    var isSmooth = false
    var isWireframe = false

    /// As many triangles are drawn in a frame.
    static let mostTriangles = 500_000
    /// Pixels of the largest picture that is drawn at twice its size.
    private static let mostSmoothPixels = 3_000_000

    /// Blank where nothing can be seen; nil without a size.
    func canvas() -> RasterCanvas? {
        let scale: Int = isSmooth && width * height <= DrawnScene.mostSmoothPixels ? 2 : 1
        guard let canvas = RasterCanvas(width: width * scale, height: height * scale) else { return nil }
        drawBackground(on: canvas)
        var left: Int = DrawnScene.mostTriangles
        for item in sorted { SurfacePainter(scene: self, item: item, canvas: canvas).draw(&left) }
        return scale > 1 ? canvas.halved() : canvas
    }

    /// Opaque ones first, what is seen through from the far to the near.
    private var sorted: [DrawnMesh] {
        let keyed = items.enumerated().map { index, item in (index, item, -(item.transform.point(item.mesh.bounds?.center ?? .zero) - eye).length) }
        return keyed.sorted { a, b in
            if a.1.order != b.1.order { return a.1.order < b.1.order }
            if a.1.isOpaque != b.1.isOpaque { return a.1.isOpaque }
            if !a.1.isOpaque, a.2 != b.2 { return a.2 < b.2 }
            return a.0 < b.0
        }.map(\.1)
    }

    private func drawBackground(on canvas: RasterCanvas) {
        guard let background else { return }
        var looks = RasterLooks()
        (looks.color, looks.texture, looks.readsDepth, looks.writesDepth) = (background.color, background.texture, false, false)
        let corners = [(-1, -1, 0, 1), (1, -1, 1, 1), (1, 1, 1, 0), (-1, 1, 0, 0)].map { (x: Float, y: Float, u: Float, v: Float) in
            RasterVertex(
                clip: SIMD4<Float>(x, y, 0, 1), first: SIMD4<Float>(1, 1, 1, 1), second: .zero, place: SIMD2<Float>(u, v), color: SIMD4<Float>(1, 1, 1, 1))
        }
        canvas.triangle(corners[0], corners[1], corners[2], looks: looks)
        canvas.triangle(corners[0], corners[2], corners[3], looks: looks)
    }
}

/// A geometry at its place.
struct DrawnMesh: Equatable {
    var mesh: Mesh
    var transform: simd_float4x4
    /// One a part, or fewer, which repeat.
    var materials: [DrawnMaterial]
    var opacity: Float
    var order: Int
    var category: Int

    static func == (a: DrawnMesh, b: DrawnMesh) -> Bool {
        a.mesh === b.mesh && a.transform == b.transform && a.materials == b.materials && a.opacity == b.opacity && a.order == b.order
            && a.category == b.category
    }

    var isOpaque: Bool { opacity >= 1 && materials.allSatisfy(\.isOpaque) }
}

/// A colour, as light, with a picture that it colours.
struct DrawnPaint: Equatable {
    var color = SIMD4<Float>(1, 1, 1, 1)
    var texture: RasterTexture?
    var wrapX = RasterWrap.clamp
    var wrapY = RasterWrap.clamp
    var isNearest = false
    /// Of places on the picture; nil for identity.
    var transform: simd_float4x4?

    static func == (a: DrawnPaint, b: DrawnPaint) -> Bool {
        a.color == b.color && a.texture === b.texture && a.wrapX == b.wrapX && a.wrapY == b.wrapY && a.isNearest == b.isNearest && a.transform == b.transform
    }
}

struct DrawnMaterial: Equatable {
    enum Model: Equatable { case constant, lambert, blinn, phong }

    var model = Model.blinn
    var diffuse = DrawnPaint()
    /// Of ambient light; nil for the diffuse colour.
    var ambient: SIMD4<Float>?
    var specular = SIMD4<Float>.zero
    var emission = SIMD4<Float>.zero
    var multiply = SIMD4<Float>(1, 1, 1, 1)
    var shininess: Float = 1
    var opacity: Float = 1
    var blend = RasterBlend.alpha
    var drawsFront = true
    var drawsBack = false
    var isLines = false
    var readsDepth = true
    var writesDepth = true
    var hasHoles = false

    var isOpaque: Bool { opacity >= 1 && diffuse.color.w >= 1 && blend == .alpha && !hasHoles }
}

struct DrawnLight: Equatable {
    enum Kind: Equatable { case ambient, omni, directional, spot }

    var kind = Kind.omni
    /// As light.
    var color = SIMD4<Float>(1, 1, 1, 0)
    var position = SIMD3<Float>.zero
    /// Of directional and spot lights, where they shine.
    var direction = SIMD3<Float>(0, 0, -1)
    var start: Float = 0
    /// 0 for a light that reaches everywhere.
    var end: Float = 0
    var falloff: Float = 2
    /// Cosines of half of the angles.
    var inner: Float = 1
    var outer: Float = 0
    var category = -1

    /// The direction of the light at a place, and how strong it is there.
    func reach(_ place: SIMD3<Float>) -> (way: SIMD3<Float>, strength: Float) {
        if kind == .directional { return (-direction, 1) }
        let to: SIMD3<Float> = position - place
        let distance: Float = to.length
        guard distance > 1e-9 else { return (-direction, 1) }
        let way: SIMD3<Float> = to / distance
        var strength: Float = 1
        if end > 0, end > start {
            let part: Float = max(0, min(1, (end - distance) / (end - start)))
            strength = Foundation.pow(part, falloff)
        }
        if kind == .spot {
            let cosine: Float = -way.dot(direction)
            strength *= inner > outer ? max(0, min(1, (cosine - outer) / (inner - outer))) : (cosine >= outer ? 1 : 0)
        }
        return (way, strength)
    }
}
