import ObjectRuntime

// What is computed of vectors, by simd's names: as free functions and, for C's spelling, with its prefix.

public func dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { (x * y).sum() }
public func length_squared(_ x: SIMD2<Float>) -> Float { (x * x).sum() }
public func length(_ x: SIMD2<Float>) -> Float { (x * x).sum().squareRoot() }
public func distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length_squared(x - y) }
public func distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { length(x - y) }
public func normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { x / length(x) }
public func mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, t: Float) -> SIMD2<Float> { x + (y - x) * t }
public func min(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(x, y) }
public func max(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMax(x, y) }
public func clamp(_ x: SIMD2<Float>, min: SIMD2<Float>, max: SIMD2<Float>) -> SIMD2<Float> { x.clamped(lowerBound: min, upperBound: max) }
public func abs(_ x: SIMD2<Float>) -> SIMD2<Float> { x.replacing(with: -x, where: x .< 0) }
public func reflect(_ x: SIMD2<Float>, n: SIMD2<Float>) -> SIMD2<Float> { x - 2 * dot(x, n) * n }
public func simd_dot(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { dot(x, y) }
public func simd_length(_ x: SIMD2<Float>) -> Float { length(x) }
public func simd_length_squared(_ x: SIMD2<Float>) -> Float { length_squared(x) }
public func simd_distance(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { distance(x, y) }
public func simd_distance_squared(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> Float { distance_squared(x, y) }
public func simd_normalize(_ x: SIMD2<Float>) -> SIMD2<Float> { normalize(x) }
public func simd_mix(_ x: SIMD2<Float>, _ y: SIMD2<Float>, _ t: SIMD2<Float>) -> SIMD2<Float> { x + (y - x) * t }
public func simd_min(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD2<Float>, _ y: SIMD2<Float>) -> SIMD2<Float> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD2<Float>, _ min: SIMD2<Float>, _ max: SIMD2<Float>) -> SIMD2<Float> { clamp(x, min: min, max: max) }
public func simd_abs(_ x: SIMD2<Float>) -> SIMD2<Float> { abs(x) }
public func simd_reflect(_ x: SIMD2<Float>, _ n: SIMD2<Float>) -> SIMD2<Float> { reflect(x, n: n) }

public func dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { (x * y).sum() }
public func length_squared(_ x: SIMD3<Float>) -> Float { (x * x).sum() }
public func length(_ x: SIMD3<Float>) -> Float { (x * x).sum().squareRoot() }
public func distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length_squared(x - y) }
public func distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { length(x - y) }
public func normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { x / length(x) }
public func mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, t: Float) -> SIMD3<Float> { x + (y - x) * t }
public func min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(x, y) }
public func max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMax(x, y) }
public func clamp(_ x: SIMD3<Float>, min: SIMD3<Float>, max: SIMD3<Float>) -> SIMD3<Float> { x.clamped(lowerBound: min, upperBound: max) }
public func abs(_ x: SIMD3<Float>) -> SIMD3<Float> { x.replacing(with: -x, where: x .< 0) }
public func reflect(_ x: SIMD3<Float>, n: SIMD3<Float>) -> SIMD3<Float> { x - 2 * dot(x, n) * n }
public func simd_dot(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { dot(x, y) }
public func simd_length(_ x: SIMD3<Float>) -> Float { length(x) }
public func simd_length_squared(_ x: SIMD3<Float>) -> Float { length_squared(x) }
public func simd_distance(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { distance(x, y) }
public func simd_distance_squared(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> Float { distance_squared(x, y) }
public func simd_normalize(_ x: SIMD3<Float>) -> SIMD3<Float> { normalize(x) }
public func simd_mix(_ x: SIMD3<Float>, _ y: SIMD3<Float>, _ t: SIMD3<Float>) -> SIMD3<Float> { x + (y - x) * t }
public func simd_min(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD3<Float>, _ min: SIMD3<Float>, _ max: SIMD3<Float>) -> SIMD3<Float> { clamp(x, min: min, max: max) }
public func simd_abs(_ x: SIMD3<Float>) -> SIMD3<Float> { abs(x) }
public func simd_reflect(_ x: SIMD3<Float>, _ n: SIMD3<Float>) -> SIMD3<Float> { reflect(x, n: n) }

public func dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { (x * y).sum() }
public func length_squared(_ x: SIMD4<Float>) -> Float { (x * x).sum() }
public func length(_ x: SIMD4<Float>) -> Float { (x * x).sum().squareRoot() }
public func distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { length_squared(x - y) }
public func distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { length(x - y) }
public func normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { x / length(x) }
public func mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, t: Float) -> SIMD4<Float> { x + (y - x) * t }
public func min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(x, y) }
public func max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(x, y) }
public func clamp(_ x: SIMD4<Float>, min: SIMD4<Float>, max: SIMD4<Float>) -> SIMD4<Float> { x.clamped(lowerBound: min, upperBound: max) }
public func abs(_ x: SIMD4<Float>) -> SIMD4<Float> { x.replacing(with: -x, where: x .< 0) }
public func reflect(_ x: SIMD4<Float>, n: SIMD4<Float>) -> SIMD4<Float> { x - 2 * dot(x, n) * n }
public func simd_dot(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { dot(x, y) }
public func simd_length(_ x: SIMD4<Float>) -> Float { length(x) }
public func simd_length_squared(_ x: SIMD4<Float>) -> Float { length_squared(x) }
public func simd_distance(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { distance(x, y) }
public func simd_distance_squared(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> Float { distance_squared(x, y) }
public func simd_normalize(_ x: SIMD4<Float>) -> SIMD4<Float> { normalize(x) }
public func simd_mix(_ x: SIMD4<Float>, _ y: SIMD4<Float>, _ t: SIMD4<Float>) -> SIMD4<Float> { x + (y - x) * t }
public func simd_min(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD4<Float>, _ min: SIMD4<Float>, _ max: SIMD4<Float>) -> SIMD4<Float> { clamp(x, min: min, max: max) }
public func simd_abs(_ x: SIMD4<Float>) -> SIMD4<Float> { abs(x) }
public func simd_reflect(_ x: SIMD4<Float>, _ n: SIMD4<Float>) -> SIMD4<Float> { reflect(x, n: n) }

public func cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> {
    SIMD3<Float>(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
public func simd_cross(_ x: SIMD3<Float>, _ y: SIMD3<Float>) -> SIMD3<Float> { cross(x, y) }
public func simd_clamp(_ x: Float, _ min: Float, _ max: Float) -> Float { Swift.min(Swift.max(x, min), max) }
public func simd_mix(_ x: Float, _ y: Float, _ t: Float) -> Float { x + (y - x) * t }
public func simd_smoothstep(_ edge0: Float, _ edge1: Float, _ x: Float) -> Float {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}

public func dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { (x * y).sum() }
public func length_squared(_ x: SIMD2<Double>) -> Double { (x * x).sum() }
public func length(_ x: SIMD2<Double>) -> Double { (x * x).sum().squareRoot() }
public func distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { length_squared(x - y) }
public func distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { length(x - y) }
public func normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { x / length(x) }
public func mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, t: Double) -> SIMD2<Double> { x + (y - x) * t }
public func min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(x, y) }
public func max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMax(x, y) }
public func clamp(_ x: SIMD2<Double>, min: SIMD2<Double>, max: SIMD2<Double>) -> SIMD2<Double> { x.clamped(lowerBound: min, upperBound: max) }
public func abs(_ x: SIMD2<Double>) -> SIMD2<Double> { x.replacing(with: -x, where: x .< 0) }
public func reflect(_ x: SIMD2<Double>, n: SIMD2<Double>) -> SIMD2<Double> { x - 2 * dot(x, n) * n }
public func simd_dot(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { dot(x, y) }
public func simd_length(_ x: SIMD2<Double>) -> Double { length(x) }
public func simd_length_squared(_ x: SIMD2<Double>) -> Double { length_squared(x) }
public func simd_distance(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { distance(x, y) }
public func simd_distance_squared(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> Double { distance_squared(x, y) }
public func simd_normalize(_ x: SIMD2<Double>) -> SIMD2<Double> { normalize(x) }
public func simd_mix(_ x: SIMD2<Double>, _ y: SIMD2<Double>, _ t: SIMD2<Double>) -> SIMD2<Double> { x + (y - x) * t }
public func simd_min(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD2<Double>, _ y: SIMD2<Double>) -> SIMD2<Double> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD2<Double>, _ min: SIMD2<Double>, _ max: SIMD2<Double>) -> SIMD2<Double> { clamp(x, min: min, max: max) }
public func simd_abs(_ x: SIMD2<Double>) -> SIMD2<Double> { abs(x) }
public func simd_reflect(_ x: SIMD2<Double>, _ n: SIMD2<Double>) -> SIMD2<Double> { reflect(x, n: n) }

public func dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { (x * y).sum() }
public func length_squared(_ x: SIMD3<Double>) -> Double { (x * x).sum() }
public func length(_ x: SIMD3<Double>) -> Double { (x * x).sum().squareRoot() }
public func distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { length_squared(x - y) }
public func distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { length(x - y) }
public func normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { x / length(x) }
public func mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, t: Double) -> SIMD3<Double> { x + (y - x) * t }
public func min(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(x, y) }
public func max(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMax(x, y) }
public func clamp(_ x: SIMD3<Double>, min: SIMD3<Double>, max: SIMD3<Double>) -> SIMD3<Double> { x.clamped(lowerBound: min, upperBound: max) }
public func abs(_ x: SIMD3<Double>) -> SIMD3<Double> { x.replacing(with: -x, where: x .< 0) }
public func reflect(_ x: SIMD3<Double>, n: SIMD3<Double>) -> SIMD3<Double> { x - 2 * dot(x, n) * n }
public func simd_dot(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { dot(x, y) }
public func simd_length(_ x: SIMD3<Double>) -> Double { length(x) }
public func simd_length_squared(_ x: SIMD3<Double>) -> Double { length_squared(x) }
public func simd_distance(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { distance(x, y) }
public func simd_distance_squared(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> Double { distance_squared(x, y) }
public func simd_normalize(_ x: SIMD3<Double>) -> SIMD3<Double> { normalize(x) }
public func simd_mix(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ t: SIMD3<Double>) -> SIMD3<Double> { x + (y - x) * t }
public func simd_min(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD3<Double>, _ min: SIMD3<Double>, _ max: SIMD3<Double>) -> SIMD3<Double> { clamp(x, min: min, max: max) }
public func simd_abs(_ x: SIMD3<Double>) -> SIMD3<Double> { abs(x) }
public func simd_reflect(_ x: SIMD3<Double>, _ n: SIMD3<Double>) -> SIMD3<Double> { reflect(x, n: n) }

public func dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { (x * y).sum() }
public func length_squared(_ x: SIMD4<Double>) -> Double { (x * x).sum() }
public func length(_ x: SIMD4<Double>) -> Double { (x * x).sum().squareRoot() }
public func distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { length_squared(x - y) }
public func distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { length(x - y) }
public func normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { x / length(x) }
public func mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, t: Double) -> SIMD4<Double> { x + (y - x) * t }
public func min(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(x, y) }
public func max(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMax(x, y) }
public func clamp(_ x: SIMD4<Double>, min: SIMD4<Double>, max: SIMD4<Double>) -> SIMD4<Double> { x.clamped(lowerBound: min, upperBound: max) }
public func abs(_ x: SIMD4<Double>) -> SIMD4<Double> { x.replacing(with: -x, where: x .< 0) }
public func reflect(_ x: SIMD4<Double>, n: SIMD4<Double>) -> SIMD4<Double> { x - 2 * dot(x, n) * n }
public func simd_dot(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { dot(x, y) }
public func simd_length(_ x: SIMD4<Double>) -> Double { length(x) }
public func simd_length_squared(_ x: SIMD4<Double>) -> Double { length_squared(x) }
public func simd_distance(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { distance(x, y) }
public func simd_distance_squared(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> Double { distance_squared(x, y) }
public func simd_normalize(_ x: SIMD4<Double>) -> SIMD4<Double> { normalize(x) }
public func simd_mix(_ x: SIMD4<Double>, _ y: SIMD4<Double>, _ t: SIMD4<Double>) -> SIMD4<Double> { x + (y - x) * t }
public func simd_min(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMin(x, y) }
public func simd_max(_ x: SIMD4<Double>, _ y: SIMD4<Double>) -> SIMD4<Double> { pointwiseMax(x, y) }
public func simd_clamp(_ x: SIMD4<Double>, _ min: SIMD4<Double>, _ max: SIMD4<Double>) -> SIMD4<Double> { clamp(x, min: min, max: max) }
public func simd_abs(_ x: SIMD4<Double>) -> SIMD4<Double> { abs(x) }
public func simd_reflect(_ x: SIMD4<Double>, _ n: SIMD4<Double>) -> SIMD4<Double> { reflect(x, n: n) }

public func cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3<Double>(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
public func simd_cross(_ x: SIMD3<Double>, _ y: SIMD3<Double>) -> SIMD3<Double> { cross(x, y) }
public func simd_clamp(_ x: Double, _ min: Double, _ max: Double) -> Double { Swift.min(Swift.max(x, min), max) }
public func simd_mix(_ x: Double, _ y: Double, _ t: Double) -> Double { x + (y - x) * t }
public func simd_smoothstep(_ edge0: Double, _ edge1: Double, _ x: Double) -> Double {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
