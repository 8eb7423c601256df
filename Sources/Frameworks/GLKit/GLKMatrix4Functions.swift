import Foundation

public let GLKMatrix4Identity = GLKMatrix4(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1))
public func GLKMatrix4Make(
    _ m00: Float, _ m01: Float, _ m02: Float, _ m03: Float, _ m10: Float, _ m11: Float, _ m12: Float, _ m13: Float, _ m20: Float, _ m21: Float, _ m22: Float,
    _ m23: Float, _ m30: Float, _ m31: Float, _ m32: Float, _ m33: Float
) -> GLKMatrix4 {
    GLKMatrix4(SIMD4(m00, m01, m02, m03), SIMD4(m10, m11, m12, m13), SIMD4(m20, m21, m22, m23), SIMD4(m30, m31, m32, m33))
}
public func GLKMatrix4MakeAndTranspose(
    _ m00: Float, _ m01: Float, _ m02: Float, _ m03: Float, _ m10: Float, _ m11: Float, _ m12: Float, _ m13: Float, _ m20: Float, _ m21: Float, _ m22: Float,
    _ m23: Float, _ m30: Float, _ m31: Float, _ m32: Float, _ m33: Float
) -> GLKMatrix4 {
    GLKMatrix4(SIMD4(m00, m01, m02, m03), SIMD4(m10, m11, m12, m13), SIMD4(m20, m21, m22, m23), SIMD4(m30, m31, m32, m33)).transposed
}
public func GLKMatrix4MakeWithArray(_ values: UnsafeMutablePointer<Float>!) -> GLKMatrix4 {
    GLKMatrix4(columns: (0..<4).map { column in SIMD4((0..<4).map { values[column * 4 + $0] }) })
}
public func GLKMatrix4MakeWithArrayAndTranspose(_ values: UnsafeMutablePointer<Float>!) -> GLKMatrix4 { GLKMatrix4MakeWithArray(values).transposed }
public func GLKMatrix4MakeWithRows(_ row0: GLKVector4, _ row1: GLKVector4, _ row2: GLKVector4, _ row3: GLKVector4) -> GLKMatrix4 {
    GLKMatrix4(row0.simd, row1.simd, row2.simd, row3.simd).transposed
}
public func GLKMatrix4MakeWithColumns(_ column0: GLKVector4, _ column1: GLKVector4, _ column2: GLKVector4, _ column3: GLKVector4) -> GLKMatrix4 {
    GLKMatrix4(column0.simd, column1.simd, column2.simd, column3.simd)
}
public func GLKMatrix4GetRow(_ matrix: GLKMatrix4, _ row: Int32) -> GLKVector4 { GLKVector4(matrix.transposed.columns[Int(row)]) }
public func GLKMatrix4GetColumn(_ matrix: GLKMatrix4, _ column: Int32) -> GLKVector4 { GLKVector4(matrix.columns[Int(column)]) }
public func GLKMatrix4SetRow(_ matrix: GLKMatrix4, _ row: Int32, _ vector: GLKVector4) -> GLKMatrix4 {
    GLKMatrix4SetColumn(matrix.transposed, row, vector).transposed
}
public func GLKMatrix4SetColumn(_ matrix: GLKMatrix4, _ column: Int32, _ vector: GLKVector4) -> GLKMatrix4 {
    var columns = matrix.columns
    columns[Int(column)] = vector.simd
    return GLKMatrix4(columns: columns)
}
public func GLKMatrix4Transpose(_ matrix: GLKMatrix4) -> GLKMatrix4 { matrix.transposed }
public func GLKMatrix4Multiply(_ matrixLeft: GLKMatrix4, _ matrixRight: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(columns: matrixRight.columns.map { matrixLeft.times($0) })
}
public func GLKMatrix4Add(_ matrixLeft: GLKMatrix4, _ matrixRight: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(
        matrixLeft.column0 + matrixRight.column0, matrixLeft.column1 + matrixRight.column1, matrixLeft.column2 + matrixRight.column2,
        matrixLeft.column3 + matrixRight.column3)
}
public func GLKMatrix4Subtract(_ matrixLeft: GLKMatrix4, _ matrixRight: GLKMatrix4) -> GLKMatrix4 {
    GLKMatrix4(
        matrixLeft.column0 - matrixRight.column0, matrixLeft.column1 - matrixRight.column1, matrixLeft.column2 - matrixRight.column2,
        matrixLeft.column3 - matrixRight.column3)
}
public func GLKMatrix4InvertAndTranspose(_ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>!) -> GLKMatrix4 {
    GLKMatrix4Invert(matrix, isInvertible).transposed
}

public func GLKMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
    GLKMatrix4(SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1))
}
extension GLKMatrix4 {
    init(_ matrix: GLKMatrix3) {
        self.init(SIMD4(matrix.column0, 0), SIMD4(matrix.column1, 0), SIMD4(matrix.column2, 0), SIMD4(0, 0, 0, 1))
    }
    /// The matrix without a row and a column.
    fileprivate func minor(_ column: Int, _ row: Int) -> Float {
        let rest = (0..<4).filter { $0 != column }.map { index in (0..<4).filter { $0 != row }.map { columns[index][$0] } }
        return rest[0][0] * (rest[1][1] * rest[2][2] - rest[1][2] * rest[2][1]) - rest[1][0] * (rest[0][1] * rest[2][2] - rest[0][2] * rest[2][1])
            + rest[2][0] * (rest[0][1] * rest[1][2] - rest[0][2] * rest[1][1])
    }
}

public func GLKMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
    var result = GLKMatrix4Identity
    result.column3 = SIMD4(tx, ty, tz, 1)
    return result
}
/// A rotation about an axis of any length.
public func GLKMatrix4MakeRotation(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    GLKMatrix4(GLKMatrix3MakeRotation(radians, x, y, z))
}
public func GLKMatrix4MakeWithQuaternion(_ quaternion: GLKQuaternion) -> GLKMatrix4 { GLKMatrix4(GLKMatrix3MakeWithQuaternion(quaternion)) }
/// The identity, and false, for a matrix that has no inverse.
public func GLKMatrix4Invert(_ matrix: GLKMatrix4, _ isInvertible: UnsafeMutablePointer<Bool>!) -> GLKMatrix4 {
    let cofactors: [SIMD4<Float>] = (0..<4).map { column in SIMD4((0..<4).map { matrix.minor(column, $0) * ((column + $0) % 2 == 0 ? 1 : -1) }) }
    let determinant: Float = (matrix.column0 * cofactors[0]).sum()
    isInvertible?.pointee = determinant != 0
    guard determinant != 0 else { return GLKMatrix4Identity }
    return GLKMatrix4(columns: cofactors.map { $0 / determinant }).transposed
}
public func GLKMatrix4GetMatrix2(_ matrix: GLKMatrix4) -> GLKMatrix2 {
    GLKMatrix2(SIMD2(matrix.m00, matrix.m01), SIMD2(matrix.m10, matrix.m11))
}
public func GLKMatrix4GetMatrix3(_ matrix: GLKMatrix4) -> GLKMatrix3 {
    GLKMatrix3(SIMD3(matrix.m00, matrix.m01, matrix.m02), SIMD3(matrix.m10, matrix.m11, matrix.m12), SIMD3(matrix.m20, matrix.m21, matrix.m22))
}

// Onto the cube that clips, as OpenGL has it: from -1 to 1 in each direction.

public func GLKMatrix4MakePerspective(_ fovyRadians: Float, _ aspect: Float, _ nearZ: Float, _ farZ: Float) -> GLKMatrix4 {
    let scale: Float = 1 / tan(fovyRadians / 2)
    return GLKMatrix4(
        SIMD4(scale / aspect, 0, 0, 0), SIMD4(0, scale, 0, 0), SIMD4(0, 0, (farZ + nearZ) / (nearZ - farZ), -1),
        SIMD4(0, 0, 2 * farZ * nearZ / (nearZ - farZ), 0))
}
public func GLKMatrix4MakeFrustum(
    _ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float
) -> GLKMatrix4 {
    let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
    return GLKMatrix4(
        SIMD4(2 * nearZ / width, 0, 0, 0), SIMD4(0, 2 * nearZ / height, 0, 0),
        SIMD4((right + left) / width, (top + bottom) / height, -(farZ + nearZ) / depth, -1), SIMD4(0, 0, -2 * farZ * nearZ / depth, 0))
}
public func GLKMatrix4MakeOrtho(_ left: Float, _ right: Float, _ bottom: Float, _ top: Float, _ nearZ: Float, _ farZ: Float) -> GLKMatrix4 {
    let (width, height, depth) = (right - left, top - bottom, farZ - nearZ)
    return GLKMatrix4(
        SIMD4(2 / width, 0, 0, 0), SIMD4(0, 2 / height, 0, 0), SIMD4(0, 0, -2 / depth, 0),
        SIMD4(-(right + left) / width, -(top + bottom) / height, -(farZ + nearZ) / depth, 1))
}
public func GLKMatrix4MakeLookAt(
    _ eyeX: Float, _ eyeY: Float, _ eyeZ: Float, _ centerX: Float, _ centerY: Float, _ centerZ: Float, _ upX: Float, _ upY: Float, _ upZ: Float
) -> GLKMatrix4 {
    let eye = GLKVector3(x: eyeX, y: eyeY, z: eyeZ)
    let n = GLKVector3Normalize(GLKVector3Subtract(eye, GLKVector3(x: centerX, y: centerY, z: centerZ)))
    let u = GLKVector3Normalize(GLKVector3CrossProduct(GLKVector3(x: upX, y: upY, z: upZ), n))
    let v = GLKVector3CrossProduct(n, u)
    return GLKMatrix4(
        SIMD4(u.x, v.x, n.x, 0), SIMD4(u.y, v.y, n.y, 0), SIMD4(u.z, v.z, n.z, 0),
        SIMD4(-GLKVector3DotProduct(u, eye), -GLKVector3DotProduct(v, eye), -GLKVector3DotProduct(n, eye), 1))
}

public func GLKMatrix4Translate(_ matrix: GLKMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> GLKMatrix4 {
    var result = matrix
    result.column3 = matrix.times(SIMD4(tx, ty, tz, 1))
    return result
}
public func GLKMatrix4TranslateWithVector3(_ matrix: GLKMatrix4, _ translationVector: GLKVector3) -> GLKMatrix4 {
    GLKMatrix4Translate(matrix, translationVector.x, translationVector.y, translationVector.z)
}
public func GLKMatrix4TranslateWithVector4(_ matrix: GLKMatrix4, _ translationVector: GLKVector4) -> GLKMatrix4 {
    GLKMatrix4Translate(matrix, translationVector.x, translationVector.y, translationVector.z)
}

/// A direction: not moved by the matrix's translation.
public func GLKMatrix4MultiplyVector3(_ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector3) -> GLKVector3 {
    let result = matrixLeft.times(SIMD4(vectorRight.simd, 0))
    return GLKVector3(x: result.x, y: result.y, z: result.z)
}
/// A point: moved by the matrix's translation.
public func GLKMatrix4MultiplyVector3WithTranslation(_ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector3) -> GLKVector3 {
    let result = matrixLeft.times(SIMD4(vectorRight.simd, 1))
    return GLKVector3(x: result.x, y: result.y, z: result.z)
}
/// A point, divided by its fourth number.
public func GLKMatrix4MultiplyAndProjectVector3(_ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector3) -> GLKVector3 {
    let result = matrixLeft.times(SIMD4(vectorRight.simd, 1))
    return GLKVector3(x: result.x / result.w, y: result.y / result.w, z: result.z / result.w)
}
public func GLKMatrix4MultiplyVector3Array(_ matrix: GLKMatrix4, _ vectors: UnsafeMutablePointer<GLKVector3>, _ vectorCount: Int) {
    for index in 0..<vectorCount { vectors[index] = GLKMatrix4MultiplyVector3(matrix, vectors[index]) }
}
public func GLKMatrix4MultiplyVector3ArrayWithTranslation(_ matrix: GLKMatrix4, _ vectors: UnsafeMutablePointer<GLKVector3>, _ vectorCount: Int) {
    for index in 0..<vectorCount { vectors[index] = GLKMatrix4MultiplyVector3WithTranslation(matrix, vectors[index]) }
}
public func GLKMatrix4MultiplyAndProjectVector3Array(_ matrix: GLKMatrix4, _ vectors: UnsafeMutablePointer<GLKVector3>, _ vectorCount: Int) {
    for index in 0..<vectorCount { vectors[index] = GLKMatrix4MultiplyAndProjectVector3(matrix, vectors[index]) }
}
public func GLKMatrix4MultiplyVector4(_ matrixLeft: GLKMatrix4, _ vectorRight: GLKVector4) -> GLKVector4 { GLKVector4(matrixLeft.times(vectorRight.simd)) }
public func GLKMatrix4MultiplyVector4Array(_ matrix: GLKMatrix4, _ vectors: UnsafeMutablePointer<GLKVector4>, _ vectorCount: Int) {
    for index in 0..<vectorCount { vectors[index] = GLKMatrix4MultiplyVector4(matrix, vectors[index]) }
}

public func GLKMatrix4MakeXRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 1, 0, 0) }
public func GLKMatrix4RotateX(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 { GLKMatrix4Multiply(matrix, GLKMatrix4MakeXRotation(radians)) }
public func GLKMatrix4MakeYRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 1, 0) }
public func GLKMatrix4RotateY(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 { GLKMatrix4Multiply(matrix, GLKMatrix4MakeYRotation(radians)) }
public func GLKMatrix4MakeZRotation(_ radians: Float) -> GLKMatrix4 { GLKMatrix4MakeRotation(radians, 0, 0, 1) }
public func GLKMatrix4RotateZ(_ matrix: GLKMatrix4, _ radians: Float) -> GLKMatrix4 { GLKMatrix4Multiply(matrix, GLKMatrix4MakeZRotation(radians)) }
public func GLKMatrix4Rotate(_ matrix: GLKMatrix4, _ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeRotation(radians, x, y, z))
}
public func GLKMatrix4Scale(_ matrix: GLKMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> GLKMatrix4 {
    GLKMatrix4Multiply(matrix, GLKMatrix4MakeScale(sx, sy, sz))
}
public func GLKMatrix4ScaleWithVector3(_ matrix: GLKMatrix4, _ scaleVector: GLKVector3) -> GLKMatrix4 {
    GLKMatrix4Scale(matrix, scaleVector.x, scaleVector.y, scaleVector.z)
}
public func GLKMatrix4RotateWithVector3(_ matrix: GLKMatrix4, _ radians: Float, _ axisVector: GLKVector3) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, axisVector.x, axisVector.y, axisVector.z)
}
public func GLKMatrix4ScaleWithVector4(_ matrix: GLKMatrix4, _ scaleVector: GLKVector4) -> GLKMatrix4 {
    GLKMatrix4Scale(matrix, scaleVector.x, scaleVector.y, scaleVector.z)
}
public func GLKMatrix4RotateWithVector4(_ matrix: GLKMatrix4, _ radians: Float, _ axisVector: GLKVector4) -> GLKMatrix4 {
    GLKMatrix4Rotate(matrix, radians, axisVector.x, axisVector.y, axisVector.z)
}
public func NSStringFromGLKMatrix4(_ matrix: GLKMatrix4) -> String {
    "{" + matrix.transposed.columns.map { row in "{" + (0..<4).map { row[$0].description }.joined(separator: ", ") + "}" }.joined(separator: ", ") + "}"
}
