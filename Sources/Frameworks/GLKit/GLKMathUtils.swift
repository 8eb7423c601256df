public func GLKMathDegreesToRadians(_ degrees: Float) -> Float { degrees * (.pi / 180) }
public func GLKMathRadiansToDegrees(_ radians: Float) -> Float { radians * (180 / .pi) }

/// The place of a point in a window: left, bottom, width and height of the viewport as four integers. Depths are from 0 to 1.
public func GLKMathProject(
    _ object: GLKVector3, _ model: GLKMatrix4, _ projection: GLKMatrix4, _ viewport: UnsafeMutablePointer<Int32>!
) -> GLKVector3 {
    let place = GLKMatrix4MultiplyAndProjectVector3(GLKMatrix4Multiply(projection, model), object)
    return GLKVector3(
        x: Float(viewport[0]) + Float(viewport[2]) * (place.x + 1) / 2, y: Float(viewport[1]) + Float(viewport[3]) * (place.y + 1) / 2,
        z: (place.z + 1) / 2)
}

/// The point at a place in a window.
/// - Parameter success: false where the matrices have no inverse; the result is zero then.
public func GLKMathUnproject(
    _ window: GLKVector3, _ model: GLKMatrix4, _ projection: GLKMatrix4, _ viewport: UnsafeMutablePointer<Int32>!,
    _ success: UnsafeMutablePointer<Bool>!
) -> GLKVector3 {
    var isInvertible = false
    let inverse = GLKMatrix4Invert(GLKMatrix4Multiply(projection, model), &isInvertible)
    success?.pointee = isInvertible
    guard isInvertible else { return GLKVector3() }
    let place = GLKVector3(
        x: (window.x - Float(viewport[0])) / Float(viewport[2]) * 2 - 1, y: (window.y - Float(viewport[1])) / Float(viewport[3]) * 2 - 1,
        z: window.z * 2 - 1)
    return GLKMatrix4MultiplyAndProjectVector3(inverse, place)
}
