/// A vector of 3 numbers.
public struct GLKVector3: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public init() { self.init(x: 0, y: 0, z: 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(v: (Float, Float, Float)) { self.init(x: v.0, y: v.1, z: v.2) }
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
    public var v: (Float, Float, Float) {
        get { (x, y, z) }
        set { (x, y, z) = newValue }
    }
    public subscript(i: Int) -> Float { simd[i] }
    var simd: SIMD3<Float> { SIMD3(x, y, z) }
    init(_ simd: SIMD3<Float>) { self.init(x: simd.x, y: simd.y, z: simd.z) }
}

public func GLKVector3Make(_ x: Float, _ y: Float, _ z: Float) -> GLKVector3 { GLKVector3(x: x, y: y, z: z) }
public func GLKVector3MakeWithArray(_ values: UnsafeMutablePointer<Float>!) -> GLKVector3 { GLKVector3(x: values[0], y: values[1], z: values[2]) }
public func GLKVector3Negate(_ vector: GLKVector3) -> GLKVector3 { GLKVector3(-vector.simd) }
public func GLKVector3Add(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 { GLKVector3(vectorLeft.simd + vectorRight.simd) }
public func GLKVector3Subtract(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 { GLKVector3(vectorLeft.simd - vectorRight.simd) }
public func GLKVector3Multiply(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 { GLKVector3(vectorLeft.simd * vectorRight.simd) }
public func GLKVector3Divide(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 { GLKVector3(vectorLeft.simd / vectorRight.simd) }
public func GLKVector3AddScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(vector.simd + SIMD3(repeating: value)) }
public func GLKVector3SubtractScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(vector.simd - SIMD3(repeating: value)) }
public func GLKVector3MultiplyScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(vector.simd * SIMD3(repeating: value)) }
public func GLKVector3DivideScalar(_ vector: GLKVector3, _ value: Float) -> GLKVector3 { GLKVector3(vector.simd / SIMD3(repeating: value)) }
/// Each number is the greater of the two.
public func GLKVector3Maximum(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 { GLKVector3(pointwiseMax(vectorLeft.simd, vectorRight.simd)) }
/// Each number is the smaller of the two.
public func GLKVector3Minimum(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 { GLKVector3(pointwiseMin(vectorLeft.simd, vectorRight.simd)) }
public func GLKVector3AllEqualToVector3(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> Bool { all(vectorLeft.simd .== vectorRight.simd) }
public func GLKVector3AllEqualToScalar(_ vector: GLKVector3, _ value: Float) -> Bool { all(vector.simd .== SIMD3(repeating: value)) }
public func GLKVector3AllGreaterThanVector3(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> Bool { all(vectorLeft.simd .> vectorRight.simd) }
public func GLKVector3AllGreaterThanScalar(_ vector: GLKVector3, _ value: Float) -> Bool { all(vector.simd .> SIMD3(repeating: value)) }
public func GLKVector3AllGreaterThanOrEqualToVector3(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> Bool { all(vectorLeft.simd .>= vectorRight.simd) }
public func GLKVector3AllGreaterThanOrEqualToScalar(_ vector: GLKVector3, _ value: Float) -> Bool { all(vector.simd .>= SIMD3(repeating: value)) }
public func GLKVector3Normalize(_ vector: GLKVector3) -> GLKVector3 { GLKVector3(vector.simd / GLKVector3Length(vector)) }
public func GLKVector3DotProduct(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> Float { (vectorLeft.simd * vectorRight.simd).sum() }
public func GLKVector3Length(_ vector: GLKVector3) -> Float { (vector.simd * vector.simd).sum().squareRoot() }
public func GLKVector3Distance(_ vectorStart: GLKVector3, _ vectorEnd: GLKVector3) -> Float { GLKVector3Length(GLKVector3(vectorEnd.simd - vectorStart.simd)) }
public func GLKVector3Lerp(_ vectorStart: GLKVector3, _ vectorEnd: GLKVector3, _ t: Float) -> GLKVector3 {
    GLKVector3(vectorStart.simd + (vectorEnd.simd - vectorStart.simd) * t)
}
public func GLKVector3CrossProduct(_ vectorLeft: GLKVector3, _ vectorRight: GLKVector3) -> GLKVector3 {
    let (a, b) = (vectorLeft, vectorRight)
    return GLKVector3(x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x)
}
/// The part of one vector that lies along another.
public func GLKVector3Project(_ vectorToProject: GLKVector3, _ projectionVector: GLKVector3) -> GLKVector3 {
    let along = projectionVector.simd
    return GLKVector3(along * ((along * vectorToProject.simd).sum() / (along * along).sum()))
}
public func NSStringFromGLKVector3(_ vector: GLKVector3) -> String {
    "{" + [vector.x, vector.y, vector.z].map { $0.description }.joined(separator: ", ") + "}"
}
