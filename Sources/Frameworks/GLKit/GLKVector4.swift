/// A vector of 4 numbers.
public struct GLKVector4: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float
    public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(v: (Float, Float, Float, Float)) { self.init(x: v.0, y: v.1, z: v.2, w: v.3) }
    public var r: Float {
        get { x }
        set { x = newValue }
    }
    public var g: Float {
        get { y }
        set { y = newValue }
    }
    public var b: Float {
        get { z }
        set { z = newValue }
    }
    public var a: Float {
        get { w }
        set { w = newValue }
    }
    public var s: Float {
        get { x }
        set { x = newValue }
    }
    public var t: Float {
        get { y }
        set { y = newValue }
    }
    public var p: Float {
        get { z }
        set { z = newValue }
    }
    public var q: Float {
        get { w }
        set { w = newValue }
    }
    public var v: (Float, Float, Float, Float) {
        get { (x, y, z, w) }
        set { (x, y, z, w) = newValue }
    }
    public subscript(i: Int) -> Float { simd[i] }
    var simd: SIMD4<Float> { SIMD4(x, y, z, w) }
    init(_ simd: SIMD4<Float>) { self.init(x: simd.x, y: simd.y, z: simd.z, w: simd.w) }
}

public func GLKVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKVector4 { GLKVector4(x: x, y: y, z: z, w: w) }
public func GLKVector4MakeWithArray(_ values: UnsafeMutablePointer<Float>!) -> GLKVector4 { GLKVector4(x: values[0], y: values[1], z: values[2], w: values[3]) }
public func GLKVector4MakeWithVector3(_ vector: GLKVector3, _ w: Float) -> GLKVector4 { GLKVector4(x: vector.x, y: vector.y, z: vector.z, w: w) }
public func GLKVector4Negate(_ vector: GLKVector4) -> GLKVector4 { GLKVector4(-vector.simd) }
public func GLKVector4Add(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 { GLKVector4(vectorLeft.simd + vectorRight.simd) }
public func GLKVector4Subtract(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 { GLKVector4(vectorLeft.simd - vectorRight.simd) }
public func GLKVector4Multiply(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 { GLKVector4(vectorLeft.simd * vectorRight.simd) }
public func GLKVector4Divide(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 { GLKVector4(vectorLeft.simd / vectorRight.simd) }
public func GLKVector4AddScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 { GLKVector4(vector.simd + SIMD4(repeating: value)) }
public func GLKVector4SubtractScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 { GLKVector4(vector.simd - SIMD4(repeating: value)) }
public func GLKVector4MultiplyScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 { GLKVector4(vector.simd * SIMD4(repeating: value)) }
public func GLKVector4DivideScalar(_ vector: GLKVector4, _ value: Float) -> GLKVector4 { GLKVector4(vector.simd / SIMD4(repeating: value)) }
/// Each number is the greater of the two.
public func GLKVector4Maximum(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 { GLKVector4(pointwiseMax(vectorLeft.simd, vectorRight.simd)) }
/// Each number is the smaller of the two.
public func GLKVector4Minimum(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 { GLKVector4(pointwiseMin(vectorLeft.simd, vectorRight.simd)) }
public func GLKVector4AllEqualToVector4(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> Bool { all(vectorLeft.simd .== vectorRight.simd) }
public func GLKVector4AllEqualToScalar(_ vector: GLKVector4, _ value: Float) -> Bool { all(vector.simd .== SIMD4(repeating: value)) }
public func GLKVector4AllGreaterThanVector4(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> Bool { all(vectorLeft.simd .> vectorRight.simd) }
public func GLKVector4AllGreaterThanScalar(_ vector: GLKVector4, _ value: Float) -> Bool { all(vector.simd .> SIMD4(repeating: value)) }
public func GLKVector4AllGreaterThanOrEqualToVector4(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> Bool { all(vectorLeft.simd .>= vectorRight.simd) }
public func GLKVector4AllGreaterThanOrEqualToScalar(_ vector: GLKVector4, _ value: Float) -> Bool { all(vector.simd .>= SIMD4(repeating: value)) }
public func GLKVector4Normalize(_ vector: GLKVector4) -> GLKVector4 { GLKVector4(vector.simd / GLKVector4Length(vector)) }
public func GLKVector4DotProduct(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> Float { (vectorLeft.simd * vectorRight.simd).sum() }
public func GLKVector4Length(_ vector: GLKVector4) -> Float { (vector.simd * vector.simd).sum().squareRoot() }
public func GLKVector4Distance(_ vectorStart: GLKVector4, _ vectorEnd: GLKVector4) -> Float { GLKVector4Length(GLKVector4(vectorEnd.simd - vectorStart.simd)) }
public func GLKVector4Lerp(_ vectorStart: GLKVector4, _ vectorEnd: GLKVector4, _ t: Float) -> GLKVector4 {
    GLKVector4(vectorStart.simd + (vectorEnd.simd - vectorStart.simd) * t)
}
/// Of the first three numbers; the fourth is 0.
public func GLKVector4CrossProduct(_ vectorLeft: GLKVector4, _ vectorRight: GLKVector4) -> GLKVector4 {
    let (a, b) = (vectorLeft, vectorRight)
    return GLKVector4(x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x, w: 0)
}
/// The part of one vector that lies along another.
public func GLKVector4Project(_ vectorToProject: GLKVector4, _ projectionVector: GLKVector4) -> GLKVector4 {
    let along = projectionVector.simd
    return GLKVector4(along * ((along * vectorToProject.simd).sum() / (along * along).sum()))
}
public func NSStringFromGLKVector4(_ vector: GLKVector4) -> String {
    "{" + [vector.x, vector.y, vector.z, vector.w].map { $0.description }.joined(separator: ", ") + "}"
}
