/// Matrices one on another: functions change the topmost.
public final class GLKMatrixStack {
    var matrices: [GLKMatrix4] = [GLKMatrix4Identity]
    var top: GLKMatrix4 {
        get { matrices[matrices.count - 1] }
        set { matrices[matrices.count - 1] = newValue }
    }
}
public typealias GLKMatrixStackRef = GLKMatrixStack

public func GLKMatrixStackCreate(_ alloc: CFAllocator?) -> Unmanaged<GLKMatrixStack>? { Unmanaged.passRetained(GLKMatrixStack()) }
public func GLKMatrixStackPush(_ stack: GLKMatrixStack) { stack.matrices.append(stack.top) }
/// The lowest matrix stays.
public func GLKMatrixStackPop(_ stack: GLKMatrixStack) { if stack.matrices.count > 1 { stack.matrices.removeLast() } }
public func GLKMatrixStackSize(_ stack: GLKMatrixStack) -> Int32 { Int32(stack.matrices.count) }
public func GLKMatrixStackLoadMatrix4(_ stack: GLKMatrixStack, _ matrix: GLKMatrix4) { stack.top = matrix }
public func GLKMatrixStackGetMatrix4(_ stack: GLKMatrixStack) -> GLKMatrix4 { stack.top }
public func GLKMatrixStackGetMatrix3(_ stack: GLKMatrixStack) -> GLKMatrix3 { GLKMatrix4GetMatrix3(stack.top) }
public func GLKMatrixStackGetMatrix4Inverse(_ stack: GLKMatrixStack) -> GLKMatrix4 { GLKMatrix4Invert(stack.top, nil) }
public func GLKMatrixStackMultiplyMatrix4(_ stack: GLKMatrixStack, _ matrix: GLKMatrix4) { stack.top = GLKMatrix4Multiply(stack.top, matrix) }
public func GLKMatrixStackTranslate(_ stack: GLKMatrixStack, _ tx: Float, _ ty: Float, _ tz: Float) {
    stack.top = GLKMatrix4Translate(stack.top, tx, ty, tz)
}
public func GLKMatrixStackScale(_ stack: GLKMatrixStack, _ sx: Float, _ sy: Float, _ sz: Float) { stack.top = GLKMatrix4Scale(stack.top, sx, sy, sz) }
public func GLKMatrixStackRotate(_ stack: GLKMatrixStack, _ radians: Float, _ x: Float, _ y: Float, _ z: Float) {
    stack.top = GLKMatrix4Rotate(stack.top, radians, x, y, z)
}
public func GLKMatrixStackRotateX(_ stack: GLKMatrixStack, _ radians: Float) { stack.top = GLKMatrix4RotateX(stack.top, radians) }
public func GLKMatrixStackRotateY(_ stack: GLKMatrixStack, _ radians: Float) { stack.top = GLKMatrix4RotateY(stack.top, radians) }
public func GLKMatrixStackRotateZ(_ stack: GLKMatrixStack, _ radians: Float) { stack.top = GLKMatrix4RotateZ(stack.top, radians) }
