@_exported import QuinceOpenGLES

/// A vector of 2 numbers.
public struct GLKVector2: Sendable {
    public var x: Float
    public var y: Float
    public init() { self.init(x: 0, y: 0) }
    public init(x: Float, y: Float) { (self.x, self.y) = (x, y) }
    public init(v: (Float, Float)) { self.init(x: v.0, y: v.1) }
    public var s: Float {
        get { x }
        set { x = newValue }
    }
    public var t: Float {
        get { y }
        set { y = newValue }
    }
    public var v: (Float, Float) {
        get { (x, y) }
        set { (x, y) = newValue }
    }
    public subscript(i: Int) -> Float { simd[i] }
    var simd: SIMD2<Float> { SIMD2(x, y) }
    init(_ simd: SIMD2<Float>) { self.init(x: simd.x, y: simd.y) }
}

public func GLKVector2Make(_ x: Float, _ y: Float) -> GLKVector2 { GLKVector2(x: x, y: y) }
public func GLKVector2MakeWithArray(_ values: UnsafeMutablePointer<Float>!) -> GLKVector2 { GLKVector2(x: values[0], y: values[1]) }
public func GLKVector2Negate(_ vector: GLKVector2) -> GLKVector2 { GLKVector2(-vector.simd) }
public func GLKVector2Add(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 { GLKVector2(vectorLeft.simd + vectorRight.simd) }
public func GLKVector2Subtract(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 { GLKVector2(vectorLeft.simd - vectorRight.simd) }
public func GLKVector2Multiply(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 { GLKVector2(vectorLeft.simd * vectorRight.simd) }
public func GLKVector2Divide(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 { GLKVector2(vectorLeft.simd / vectorRight.simd) }
public func GLKVector2AddScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(vector.simd + SIMD2(repeating: value)) }
public func GLKVector2SubtractScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(vector.simd - SIMD2(repeating: value)) }
public func GLKVector2MultiplyScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(vector.simd * SIMD2(repeating: value)) }
public func GLKVector2DivideScalar(_ vector: GLKVector2, _ value: Float) -> GLKVector2 { GLKVector2(vector.simd / SIMD2(repeating: value)) }
/// Each number is the greater of the two.
public func GLKVector2Maximum(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 { GLKVector2(pointwiseMax(vectorLeft.simd, vectorRight.simd)) }
/// Each number is the smaller of the two.
public func GLKVector2Minimum(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> GLKVector2 { GLKVector2(pointwiseMin(vectorLeft.simd, vectorRight.simd)) }
public func GLKVector2AllEqualToVector2(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> Bool { all(vectorLeft.simd .== vectorRight.simd) }
public func GLKVector2AllEqualToScalar(_ vector: GLKVector2, _ value: Float) -> Bool { all(vector.simd .== SIMD2(repeating: value)) }
public func GLKVector2AllGreaterThanVector2(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> Bool { all(vectorLeft.simd .> vectorRight.simd) }
public func GLKVector2AllGreaterThanScalar(_ vector: GLKVector2, _ value: Float) -> Bool { all(vector.simd .> SIMD2(repeating: value)) }
public func GLKVector2AllGreaterThanOrEqualToVector2(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> Bool { all(vectorLeft.simd .>= vectorRight.simd) }
public func GLKVector2AllGreaterThanOrEqualToScalar(_ vector: GLKVector2, _ value: Float) -> Bool { all(vector.simd .>= SIMD2(repeating: value)) }
public func GLKVector2Normalize(_ vector: GLKVector2) -> GLKVector2 { GLKVector2(vector.simd / GLKVector2Length(vector)) }
public func GLKVector2DotProduct(_ vectorLeft: GLKVector2, _ vectorRight: GLKVector2) -> Float { (vectorLeft.simd * vectorRight.simd).sum() }
public func GLKVector2Length(_ vector: GLKVector2) -> Float { (vector.simd * vector.simd).sum().squareRoot() }
public func GLKVector2Distance(_ vectorStart: GLKVector2, _ vectorEnd: GLKVector2) -> Float { GLKVector2Length(GLKVector2(vectorEnd.simd - vectorStart.simd)) }
public func GLKVector2Lerp(_ vectorStart: GLKVector2, _ vectorEnd: GLKVector2, _ t: Float) -> GLKVector2 {
    GLKVector2(vectorStart.simd + (vectorEnd.simd - vectorStart.simd) * t)
}
/// The part of one vector that lies along another.
public func GLKVector2Project(_ vectorToProject: GLKVector2, _ projectionVector: GLKVector2) -> GLKVector2 {
    let along = projectionVector.simd
    return GLKVector2(along * ((along * vectorToProject.simd).sum() / (along * along).sum()))
}
public func NSStringFromGLKVector2(_ vector: GLKVector2) -> String { "{" + [vector.x, vector.y].map { $0.description }.joined(separator: ", ") + "}" }
