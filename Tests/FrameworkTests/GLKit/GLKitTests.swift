import QuinceGLKit
import Testing
import UIKit

/// As games and viewers of films reckon with GLKit.
@MainActor @Suite struct GLKitTests {
    private func isNear(_ a: GLKVector3, _ x: Float, _ y: Float, _ z: Float) -> Bool {
        GLKVector3Distance(a, GLKVector3Make(x, y, z)) < 0.0001
    }

    @Test("vectors") func vectors() {
        let a = GLKVector3Make(1, 2, 3)
        let b = GLKVector3Make(4, 5, 6)
        #expect(GLKVector3DotProduct(a, b) == 32 && isNear(GLKVector3CrossProduct(a, b), -3, 6, -3))
        #expect(isNear(GLKVector3Lerp(a, b, 0.5), 2.5, 3.5, 4.5) && isNear(GLKVector3Add(a, b), 5, 7, 9))
        #expect(GLKVector2Length(GLKVector2Make(3, 4)) == 5 && GLKVector4Make(1, 2, 3, 4).w == 4 && a.r == 1 && a[2] == 3 && a.v.1 == 2)
        #expect(GLKVector3AllEqualToVector3(a, GLKVector3Make(1, 2, 3)) && !GLKVector3AllGreaterThanScalar(a, 1))
        #expect(isNear(GLKVector3Project(GLKVector3Make(2, 3, 0), GLKVector3Make(5, 0, 0)), 2, 0, 0))
        #expect(NSStringFromGLKVector3(a) == "{1.0, 2.0, 3.0}")
    }

    @Test("matrices turn, move and are inverted") func matrices() {
        let turned = GLKMatrix4MultiplyVector3(GLKMatrix4MakeZRotation(.pi / 2), GLKVector3Make(1, 0, 0))
        #expect(isNear(turned, 0, 1, 0))
        let moved = GLKMatrix4Translate(GLKMatrix4MakeScale(2, 2, 2), 1, 2, 3)
        #expect(isNear(GLKMatrix4MultiplyVector3WithTranslation(moved, GLKVector3Make(1, 0, 0)), 4, 4, 6))
        #expect(moved.m30 == 2 && moved.m.13 == 4 && moved[14] == 6)
        var isInvertible = false
        let back = GLKMatrix4Multiply(GLKMatrix4Invert(moved, &isInvertible), moved)
        #expect(isInvertible && isNear(GLKMatrix4MultiplyVector3WithTranslation(back, GLKVector3Make(1, 2, 3)), 1, 2, 3))
        _ = GLKMatrix4Invert(GLKMatrix4MakeScale(1, 0, 1), &isInvertible)
        #expect(!isInvertible)
        let small = GLKMatrix3Invert(GLKMatrix3MakeScale(2, 4, 8), &isInvertible)
        #expect(isInvertible && isNear(GLKMatrix3MultiplyVector3(small, GLKVector3Make(2, 4, 8)), 1, 1, 1))
        #expect(GLKMatrix4Transpose(moved).m03 == 2 && GLKMatrix4GetColumn(moved, 3).x == 2 && GLKMatrix4GetRow(moved, 0).w == 2)
    }

    @Test("eyes look along the negative z axis, and points come onto the window and back") func projection() {
        let eye = GLKMatrix4MakeLookAt(0, 0, 5, 0, 0, 0, 0, 1, 0)
        #expect(isNear(GLKMatrix4MultiplyVector3WithTranslation(eye, GLKVector3Make(0, 0, 0)), 0, 0, -5))
        let projection = GLKMatrix4MakePerspective(GLKMathDegreesToRadians(90), 1, 1, 100)
        #expect(projection.m23 == -1 && abs(projection.m00 - 1) < 0.0001)
        var viewport: [Int32] = [0, 0, 200, 100]
        let place = GLKMathProject(GLKVector3Make(0, 0, 0), eye, projection, &viewport)
        #expect(abs(place.x - 100) < 0.001 && abs(place.y - 50) < 0.001)
        var success = false
        let point = GLKMathUnproject(place, eye, projection, &viewport, &success)
        #expect(success && GLKVector3Length(point) < 0.01)
        let flat = GLKMatrix4MakeOrtho(0, 10, 0, 20, -1, 1)
        #expect(isNear(GLKMatrix4MultiplyAndProjectVector3(flat, GLKVector3Make(10, 20, 0)), 1, 1, 0))
    }

    @Test("quaternions turn as matrices do") func quaternions() {
        let quarter = GLKQuaternionMakeWithAngleAndAxis(.pi / 2, 0, 0, 1)
        #expect(isNear(GLKQuaternionRotateVector3(quarter, GLKVector3Make(1, 0, 0)), 0, 1, 0))
        #expect(isNear(GLKMatrix4MultiplyVector3(GLKMatrix4MakeWithQuaternion(quarter), GLKVector3Make(1, 0, 0)), 0, 1, 0))
        #expect(abs(GLKQuaternionAngle(quarter) - .pi / 2) < 0.001 && isNear(GLKQuaternionAxis(quarter), 0, 0, 1))
        let half = GLKQuaternionMultiply(quarter, quarter)
        #expect(isNear(GLKQuaternionRotateVector3(half, GLKVector3Make(1, 0, 0)), -1, 0, 0))
        let between = GLKQuaternionSlerp(GLKQuaternionIdentity, quarter, 0.5)
        #expect(abs(GLKQuaternionAngle(between) - .pi / 4) < 0.001)
        let again = GLKQuaternionMakeWithMatrix3(GLKMatrix3MakeWithQuaternion(quarter))
        #expect(abs(again.z - quarter.z) < 0.0001 && abs(again.w - quarter.w) < 0.0001)
    }

    @Test("there is no context; views show their background; textures are not made") func views() {
        #expect(EAGLContext(api: .openGLES2) == nil && EAGLContext.current() == nil && EAGLContext.setCurrent(nil))
        let view = GLKView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        view.drawableDepthFormat = .format24
        view.display()
        glClear(GLbitfield(GL_COLOR_BUFFER_BIT))
        #expect(view.snapshot.size == CGSize(width: 10, height: 20) && glGetError() == GLenum(GL_NO_ERROR) && glCreateProgram() == 0)
        #expect(throws: GLKTextureLoaderError(.invalidEAGLContext)) { try GLKTextureLoader.texture(withContentsOfFile: "a.png", options: nil) }
        let effect = GLKBaseEffect()
        effect.transform.modelviewMatrix = GLKMatrix4MakeScale(2, 2, 2)
        #expect(effect.light0.enabled == 0 && effect.transform.normalMatrix.m00 == 0.5)
    }

    private final class Updates: NSObject, GLKViewControllerDelegate {
        var count = 0
        func glkViewControllerUpdate(_ controller: GLKViewController) { count += 1 }
    }

    @Test("a controller's delegate hears of frames while it is shown") func updates() throws {
        let controller = GLKViewController()
        let updates = Updates()
        controller.delegate = updates
        let stage = try FrameworkStage(root: controller)
        stage.session.advance(by: 1)
        #expect(updates.count > 10 && controller.framesDisplayed == updates.count && controller.timeSinceFirstResume > 0.5 && controller.view is GLKView)
        controller.isPaused = true
        let before = updates.count
        stage.session.advance(by: 1)
        #expect(updates.count == before)
        stage.close()
    }
}
