import Testing

@testable import QuinceSceneKit
@testable import UIKit

/// Scenes in views.
@Suite("SceneKit's views draw", .serialized) @MainActor struct SCNViewDrawingTests {
    private func view() -> (SCNView, SCNNode) {
        let view = SCNView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), scene = SCNScene(), camera = SCNNode()
        view.backgroundColor = .black
        camera.camera = SCNCamera()
        camera.position = SCNVector3(0, 0, 5)
        scene.rootNode.addChildNode(camera)
        let box = SCNNode(geometry: SCNBox(width: 2, height: 2, length: 2, chamferRadius: 0))
        box.geometry?.firstMaterial?.diffuse.contents = UIColor.red
        scene.rootNode.addChildNode(box)
        view.scene = scene
        return (view, box)
    }

    private func pixel(_ view: SCNView, _ x: Int, _ y: Int) throws -> [UInt8] {
        let bitmap = try #require(view.snapshot().cgImage?.bitmap)
        let scale = bitmap.width / 40
        let bytes = bitmap.pixels.assumingMemoryBound(to: UInt8.self) + (y * scale * bitmap.bytesPerRow + x * scale * 4)
        return [bytes[2], bytes[1], bytes[0]]
    }

    @Test("a box in its colour before the view's background, if there is no light")
    func unlit() throws {
        let (view, box) = view()
        #expect(try pixel(view, 20, 20) == [255, 0, 0] && pixel(view, 1, 1) == [0, 0, 0])
        box.isHidden = true
        #expect(try pixel(view, 20, 20) == [0, 0, 0])
    }

    @Test("ambient light darkens a surface, and the scene's background fills the view")
    func lit() throws {
        let (view, _) = view()
        let lamp = SCNNode()
        lamp.light = SCNLight()
        lamp.light?.type = .ambient
        lamp.light?.intensity = 0
        view.scene?.rootNode.addChildNode(lamp)
        view.scene?.background.contents = UIColor.blue
        #expect(try pixel(view, 20, 20) == [0, 0, 0] && pixel(view, 1, 1) == [0, 0, 255])
        lamp.light?.intensity = 1000
        #expect(try pixel(view, 20, 20) == [255, 0, 0])
    }

    @Test("a picture covers a surface, its top at the top")
    func texture() throws {
        let (view, box) = view()
        let halves = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
            UIColor.green.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 4, width: 8, height: 4))
        }
        box.geometry?.firstMaterial?.diffuse.contents = halves
        let above = try pixel(view, 20, 14), below = try pixel(view, 20, 26)
        #expect(above == [0, 255, 0] && below == [0, 0, 255])
    }

    @Test("touches find the node that is seen, points of the view are points of the scene")
    func finding() throws {
        let (view, box) = view()
        let hit = try #require(view.hitTest(CGPoint(x: 20, y: 20), options: nil).first)
        #expect(hit.node === box && abs(hit.worldCoordinates.z - 1) < 1e-3)
        #expect(view.hitTest(CGPoint(x: 1, y: 1), options: nil).isEmpty)
        let middle = view.projectPoint(SCNVector3Zero)
        #expect(abs(middle.x - 20) < 1e-3 && abs(middle.y - 20) < 1e-3 && middle.z > 0 && middle.z < 1)
        #expect(SIMD3<Float>(view.unprojectPoint(middle)).length < 1e-2)
        #expect(try view.isNode(box, insideFrustumOf: #require(view.pointOfView)))
    }

    @Test("a view without a camera sees all of the scene")
    func defaultCamera() throws {
        let (view, box) = view()
        view.pointOfView?.removeFromParentNode()
        box.position = SCNVector3(100, 50, -30)
        #expect(view.pointOfView == nil)
        #expect(try pixel(view, 20, 20) == [255, 0, 0])
    }

    private final class Listener: NSObject, SCNSceneRendererDelegate {
        var told: [String] = []
        func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) { told.append("update") }
        func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval) { told.append("rendered") }
    }

    @Test("actions go on in the frames of a view in a window, of which its delegate hears")
    func frames() throws {
        let controller = UIViewController(), listener = Listener()
        let stage = try FrameworkStage(root: controller)
        defer { stage.close() }
        let (view, box) = view()
        view.delegate = listener
        controller.view.addSubview(view)
        stage.session.advance(by: 0.1)
        box.runAction(.moveBy(x: 1, y: 0, z: 0, duration: 0.5))
        stage.session.advance(by: 1)
        #expect(abs(box.position.x - 1) < 1e-4 && !box.hasActions)
        #expect(listener.told.starts(with: ["update", "rendered"]))
    }
}
