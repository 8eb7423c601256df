/// Something with an extent in space.
@preconcurrency public protocol SCNBoundingVolume: NSObjectProtocol {
    /// In its own coordinates.
    var boundingBox: (min: SCNVector3, max: SCNVector3) { get set }
    var boundingSphere: (center: SCNVector3, radius: Float) { get }
}

/// A box along the axes.
struct Bounds3: Equatable, Sendable {
    var low: SIMD3<Float>
    var high: SIMD3<Float>

    init(low: SIMD3<Float>, high: SIMD3<Float>) { (self.low, self.high) = (low, high) }

    /// Nil without points.
    init?(_ points: some Sequence<SIMD3<Float>>) {
        var low = SIMD3<Float>(repeating: .infinity), high = SIMD3<Float>(repeating: -.infinity)
        for point in points {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        guard low.x <= high.x, low.y <= high.y, low.z <= high.z else { return nil }
        (self.low, self.high) = (low, high)
    }

    var center: SIMD3<Float> { (low + high) / 2 }
    var radius: Float { (high - low).length / 2 }

    var corners: [SIMD3<Float>] {
        (0..<8).map { SIMD3<Float>($0 & 1 == 0 ? low.x : high.x, $0 & 2 == 0 ? low.y : high.y, $0 & 4 == 0 ? low.z : high.z) }
    }

    func transformed(_ matrix: simd_float4x4) -> Bounds3 { Bounds3(corners.map { matrix.point($0) }) ?? self }
    func union(_ other: Bounds3?) -> Bounds3 {
        guard let other else { return self }
        return Bounds3(low: pointwiseMin(low, other.low), high: pointwiseMax(high, other.high))
    }

    /// Whether a line from `from` along `way` comes through the box, between 0 and 1 of the way.
    func isMet(from: SIMD3<Float>, way: SIMD3<Float>) -> Bool {
        var first: Float = 0, last: Float = 1
        for axis in 0..<3 {
            if abs(way[axis]) < 1e-20 {
                if from[axis] < low[axis] || from[axis] > high[axis] { return false }
                continue
            }
            let a: Float = (low[axis] - from[axis]) / way[axis], b: Float = (high[axis] - from[axis]) / way[axis]
            first = max(first, min(a, b))
            last = min(last, max(a, b))
        }
        return first <= last
    }
}

extension SCNNode {
    /// Of its geometry and of all below it, in its own coordinates; zeros where there is nothing.
    public var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { (SCNVector3(bounds3?.low ?? .zero), SCNVector3(bounds3?.high ?? .zero)) }
        set { ownBounds = Bounds3(low: SIMD3(newValue.min), high: SIMD3(newValue.max)) }
    }
    public var boundingSphere: (center: SCNVector3, radius: Float) { (SCNVector3(bounds3?.center ?? .zero), bounds3?.radius ?? 0) }

    var bounds3: Bounds3? {
        if let ownBounds { return ownBounds }
        var result: Bounds3? = geometry?.bounds3
        for child in childNodes {
            guard let below = child.bounds3 else { continue }
            let placed: Bounds3 = below.transformed(child.shownTransform(in: matrix_identity_float4x4))
            result = placed.union(result)
        }
        return result
    }
}

extension SCNGeometry {
    /// Of its points; zeros where there are none.
    public var boundingBox: (min: SCNVector3, max: SCNVector3) {
        get { (SCNVector3(bounds3?.low ?? .zero), SCNVector3(bounds3?.high ?? .zero)) }
        set { ownBounds = Bounds3(low: SIMD3(newValue.min), high: SIMD3(newValue.max)) }
    }
    public var boundingSphere: (center: SCNVector3, radius: Float) { (SCNVector3(bounds3?.center ?? .zero), bounds3?.radius ?? 0) }
}
