import Foundation

public let GLKMatrix3Identity = GLKMatrix3(SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1))
public func GLKMatrix3Make(
    _ m00: Float, _ m01: Float, _ m02: Float, _ m10: Float, _ m11: Float, _ m12: Float, _ m20: Float, _ m21: Float, _ m22: Float
) -> GLKMatrix3 {
    GLKMatrix3(SIMD3(m00, m01, m02), SIMD3(m10, m11, m12), SIMD3(m20, m21, m22))
}
public func GLKMatrix3MakeAndTranspose(
    _ m00: Float, _ m01: Float, _ m02: Float, _ m10: Float, _ m11: Float, _ m12: Float, _ m20: Float, _ m21: Float, _ m22: Float
) -> GLKMatrix3 {
    GLKMatrix3(SIMD3(m00, m01, m02), SIMD3(m10, m11, m12), SIMD3(m20, m21, m22)).transposed
}
public func GLKMatrix3MakeWithArray(_ values: UnsafeMutablePointer<Float>!) -> GLKMatrix3 {
    GLKMatrix3(columns: (0..<3).map { column in SIMD3((0..<3).map { values[column * 3 + $0] }) })
}
public func GLKMatrix3MakeWithArrayAndTranspose(_ values: UnsafeMutablePointer<Float>!) -> GLKMatrix3 { GLKMatrix3MakeWithArray(values).transposed }
public func GLKMatrix3MakeWithRows(_ row0: GLKVector3, _ row1: GLKVector3, _ row2: GLKVector3) -> GLKMatrix3 {
    GLKMatrix3(row0.simd, row1.simd, row2.simd).transposed
}
public func GLKMatrix3MakeWithColumns(_ column0: GLKVector3, _ column1: GLKVector3, _ column2: GLKVector3) -> GLKMatrix3 {
    GLKMatrix3(column0.simd, column1.simd, column2.simd)
}
public func GLKMatrix3GetRow(_ matrix: GLKMatrix3, _ row: Int32) -> GLKVector3 { GLKVector3(matrix.transposed.columns[Int(row)]) }
public func GLKMatrix3GetColumn(_ matrix: GLKMatrix3, _ column: Int32) -> GLKVector3 { GLKVector3(matrix.columns[Int(column)]) }
public func GLKMatrix3SetRow(_ matrix: GLKMatrix3, _ row: Int32, _ vector: GLKVector3) -> GLKMatrix3 {
    GLKMatrix3SetColumn(matrix.transposed, row, vector).transposed
}
public func GLKMatrix3SetColumn(_ matrix: GLKMatrix3, _ column: Int32, _ vector: GLKVector3) -> GLKMatrix3 {
    var columns = matrix.columns
    columns[Int(column)] = vector.simd
    return GLKMatrix3(columns: columns)
}
public func GLKMatrix3Transpose(_ matrix: GLKMatrix3) -> GLKMatrix3 { matrix.transposed }
public func GLKMatrix3Multiply(_ matrixLeft: GLKMatrix3, _ matrixRight: GLKMatrix3) -> GLKMatrix3 {
    GLKMatrix3(columns: matrixRight.columns.map { matrixLeft.times($0) })
}
public func GLKMatrix3Add(_ matrixLeft: GLKMatrix3, _ matrixRight: GLKMatrix3) -> GLKMatrix3 {
    GLKMatrix3(matrixLeft.column0 + matrixRight.column0, matrixLeft.column1 + matrixRight.column1, matrixLeft.column2 + matrixRight.column2)
}
public func GLKMatrix3Subtract(_ matrixLeft: GLKMatrix3, _ matrixRight: GLKMatrix3) -> GLKMatrix3 {
    GLKMatrix3(matrixLeft.column0 - matrixRight.column0, matrixLeft.column1 - matrixRight.column1, matrixLeft.column2 - matrixRight.column2)
}
public func GLKMatrix3InvertAndTranspose(_ matrix: GLKMatrix3, _ isInvertible: UnsafeMutablePointer<Bool>!) -> GLKMatrix3 {
    GLKMatrix3Invert(matrix, isInvertible).transposed
}

public func GLKMatrix3MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix3 { GLKMatrix3(SIMD3(sx, 0, 0), SIMD3(0, sy, 0), SIMD3(0, 0, sz)) }
/// A rotation about an axis of any length.
public func GLKMatrix3MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix3 {
    let axis = GLKVector3Normalize(GLKVector3(x: x, y: y, z: z))
    let (s, c) = (sin(radians), cos(radians))
    let part = 1 - c
    return GLKMatrix3(
        SIMD3(c + part * axis.x * axis.x, part * axis.x * axis.y + axis.z * s, part * axis.x * axis.z - axis.y * s),
        SIMD3(part * axis.x * axis.y - axis.z * s, c + part * axis.y * axis.y, part * axis.y * axis.z + axis.x * s),
        SIMD3(part * axis.x * axis.z + axis.y * s, part * axis.y * axis.z - axis.x * s, c + part * axis.z * axis.z))
}
public func GLKMatrix3MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix3 {
    let q = GLKQuaternionNormalize(quaternion)
    let (x, y, z, w) = (q.x, q.y, q.z, q.w)
    return GLKMatrix3(
        SIMD3(1 - 2 * y * y - 2 * z * z, 2 * x * y + 2 * z * w, 2 * x * z - 2 * y * w),
        SIMD3(2 * x * y - 2 * z * w, 1 - 2 * x * x - 2 * z * z, 2 * y * z + 2 * x * w),
        SIMD3(2 * x * z + 2 * y * w, 2 * y * z - 2 * x * w, 1 - 2 * x * x - 2 * y * y))
}
/// The identity, and false, for a matrix that has no inverse.
public func GLKMatrix3Invert(_ matrix: GLKMatrix3, _ isInvertible: UnsafeMutablePointer<Bool>!) -> GLKMatrix3 {
    func cross(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> SIMD3<Float> { GLKVector3CrossProduct(GLKVector3(a), GLKVector3(b)).simd }
    let (a, b, c) = (matrix.column0, matrix.column1, matrix.column2)
    let determinant: Float = (a * cross(b, c)).sum()
    isInvertible?.pointee = determinant != 0
    guard determinant != 0 else { return GLKMatrix3Identity }
    return GLKMatrix3(cross(b, c) / determinant, cross(c, a) / determinant, cross(a, b) / determinant).transposed
}
public func GLKMatrix3GetMatrix2(_ matrix: GLKMatrix3) -> GLKMatrix2 {
    GLKMatrix2(SIMD2(matrix.m00, matrix.m01), SIMD2(matrix.m10, matrix.m11))
}
public func GLKMatrix3MultiplyVector3(_ matrixLeft: GLKMatrix3, _ vectorRight: GLKVector3) -> GLKVector3 { GLKVector3(matrixLeft.times(vectorRight.simd)) }
public func GLKMatrix3MultiplyVector3Array(_ matrix: GLKMatrix3, _ vectors: UnsafeMutablePointer<GLKVector3>, _ vectorCount: Int) {
    for index in 0..<vectorCount { vectors[index] = GLKMatrix3MultiplyVector3(matrix, vectors[index]) }
}

public func GLKMatrix3MakeXRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 1, 0, 0) }
public func GLKMatrix3RotateX(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 { GLKMatrix3Multiply(matrix, GLKMatrix3MakeXRotation(radians)) }
public func GLKMatrix3MakeYRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 0, 1, 0) }
public func GLKMatrix3RotateY(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 { GLKMatrix3Multiply(matrix, GLKMatrix3MakeYRotation(radians)) }
public func GLKMatrix3MakeZRotation(_ radians: Float) -> GLKMatrix3 { GLKMatrix3MakeRotation(radians, 0, 0, 1) }
public func GLKMatrix3RotateZ(_ matrix: GLKMatrix3, _ radians: Float) -> GLKMatrix3 { GLKMatrix3Multiply(matrix, GLKMatrix3MakeZRotation(radians)) }
public func GLKMatrix3Rotate(_ matrix: GLKMatrix3, _ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix3 {
    GLKMatrix3Multiply(matrix, GLKMatrix3MakeRotation(radians, x, y, z))
}
public func GLKMatrix3Scale(_ matrix: GLKMatrix3, _ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix3 {
    GLKMatrix3Multiply(matrix, GLKMatrix3MakeScale(sx, sy, sz))
}
public func GLKMatrix3ScaleWithVector3(_ matrix: GLKMatrix3, _ scaleVector: GLKVector3) -> GLKMatrix3 {
    GLKMatrix3Scale(matrix, scaleVector.x, scaleVector.y, scaleVector.z)
}
public func GLKMatrix3RotateWithVector3(_ matrix: GLKMatrix3, _ radians: Float, _ axisVector: GLKVector3) -> GLKMatrix3 {
    GLKMatrix3Rotate(matrix, radians, axisVector.x, axisVector.y, axisVector.z)
}
public func GLKMatrix3ScaleWithVector4(_ matrix: GLKMatrix3, _ scaleVector: GLKVector4) -> GLKMatrix3 {
    GLKMatrix3Scale(matrix, scaleVector.x, scaleVector.y, scaleVector.z)
}
public func GLKMatrix3RotateWithVector4(_ matrix: GLKMatrix3, _ radians: Float, _ axisVector: GLKVector4) -> GLKMatrix3 {
    GLKMatrix3Rotate(matrix, radians, axisVector.x, axisVector.y, axisVector.z)
}
public func NSStringFromGLKMatrix3(_ matrix: GLKMatrix3) -> String {
    "{" + matrix.transposed.columns.map { row in "{" + (0..<3).map { row[$0].description }.joined(separator: ", ") + "}" }.joined(separator: ", ") + "}"
}
