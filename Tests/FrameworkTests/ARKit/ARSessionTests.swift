import QuinceARKit
import QuinceMetalKit
import Testing
import UIKit

@Suite @MainActor struct ARSessionTests {
    /// As apps write it: a base class hears of some, a subclass of other things.
    private class Listener: NSObject, ARSCNViewDelegate, ARSessionDelegate {
        var codes: [Int] = []
        let heard: () -> Void
        init(_ heard: @escaping () -> Void) { self.heard = heard }
        func session(_ session: ARSession, didFailWithError error: any Error) {
            codes.append((error as NSError).code)
            if (error as? ARError)?.code == .unsupportedConfiguration { heard() }
        }
        func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { SCNNode() }
        func session(_ session: ARSession, didUpdate frame: ARFrame) {}
    }

    @Test("no configuration is supported, and a session that is to run fails") func refusal() async {
        #expect(!ARWorldTrackingConfiguration.isSupported && !ARFaceTrackingConfiguration.isSupported && !ARBodyTrackingConfiguration.isSupported)
        #expect(ARWorldTrackingConfiguration.supportedVideoFormats.isEmpty && !ARWorldTrackingConfiguration.supportsFrameSemantics(.sceneDepth))
        let (failures, signal) = AsyncStream<Void>.makeStream()
        let listener = Listener { signal.yield() }
        let view = ARSCNView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.delegate = listener
        view.session.delegate = listener
        let configuration = ARWorldTrackingConfiguration()
        configuration.planeDetection = [.horizontal, .vertical]
        view.session.run(configuration, options: [.resetTracking, .removeExistingAnchors])
        configuration.planeDetection = []
        var iterator = failures.makeAsyncIterator()
        // The session's delegate and the view's.
        await iterator.next()
        await iterator.next()
        #expect(listener.codes == [100, 100] && view.session.currentFrame == nil)
        #expect((view.session.configuration as? ARWorldTrackingConfiguration)?.planeDetection == [.horizontal, .vertical])
        #expect(
            view.hitTest(.zero, types: .existingPlaneUsingExtent).isEmpty && view.raycastQuery(from: .zero, allowing: .estimatedPlane, alignment: .any) == nil)
        await #expect(throws: ARError.self) { try await view.session.currentWorldMap() }
    }

    @Test("a view has a scene of its own, whose nodes are placed in each other") func scene() throws {
        let view = ARSCNView(frame: .zero)
        let parent = SCNNode(), child = SCNNode()
        parent.position = SCNVector3(0, 0, -1)
        parent.eulerAngles = SCNVector3(0, Float.pi / 2, 0)
        child.position = SCNVector3(1, 0, 0)
        child.name = "child"
        parent.addChildNode(child)
        view.scene.rootNode.addChildNode(parent)
        let place = child.simdWorldPosition
        #expect(abs(place.x) < 0.001 && abs(place.y) < 0.001 && abs(place.z + 2) < 0.001)
        #expect(abs(parent.eulerAngles.y - .pi / 2) < 0.001 && view.scene.rootNode.childNode(withName: "child", recursively: true) === child)
        view.scene = SCNScene()
        #expect(view.scene.rootNode.childNodes.isEmpty && (view as SCNView).scene === view.scene)
        let copy = parent.clone()
        #expect(copy.childNodes.map(\.name) == ["child"] && copy.childNodes.first !== child)
        parent.removeFromParentNode()
        #expect(parent.parent == nil)
    }

    @Test("anchors keep name and place when they are archived, and can be inherited from") func anchors() throws {
        final class Marker: ARAnchor, @unchecked Sendable {
            let colour: String
            init(colour: String, transform: simd_float4x4) {
                self.colour = colour
                super.init(name: "marker", transform: transform)
            }
            required init(anchor: ARAnchor) {
                colour = (anchor as? Marker)?.colour ?? ""
                super.init(anchor: anchor)
            }
            required init?(coder: NSCoder) {
                colour = coder.decodeObject(of: NSString.self, forKey: "colour") as String? ?? ""
                super.init(coder: coder)
            }
        }
        var transform = matrix_identity_float4x4
        transform.columns.3 = SIMD4(1, 2, 3, 1)
        let anchor = ARAnchor(name: "cup", transform: transform)
        let data = try NSKeyedArchiver.archivedData(withRootObject: anchor, requiringSecureCoding: true)
        let kept = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: ARAnchor.self, from: data))
        #expect(kept == anchor && kept.name == "cup" && kept.transform == transform)
        #expect((Marker(colour: "red", transform: transform).copy() as? Marker)?.colour == "red")
    }

    @Test("pictures to look for come from a group of an asset catalogue, with their real sizes") func referenceImages() throws {
        let folder = try ScratchFolder()
        let image = folder.url.appendingPathComponent("A.bundle/Assets.xcassets/AR Resources.arresourcegroup/poster.arreferenceimage", isDirectory: true)
        try FileManager.default.createDirectory(at: image, withIntermediateDirectories: true)
        let picture = UIGraphicsImageRenderer(
            size: CGSize(width: 20, height: 10),
            format: {
                $0.scale = 1; return $0
            }(UIGraphicsImageRendererFormat())
        ).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        try picture.pngData()?.write(to: image.appendingPathComponent("poster.png"))
        try Data(#"{"images": [{"idiom": "universal", "filename": "poster.png"}], "properties": {"width": 30, "unit": "centimeters"}}"#.utf8)
            .write(to: image.appendingPathComponent("Contents.json"))
        let bundle = try #require(Bundle(path: folder.url.appendingPathComponent("A.bundle").path))
        let images = try #require(ARReferenceImage.referenceImages(inGroupNamed: "AR Resources", bundle: bundle))
        let poster = try #require(images.first)
        #expect(images.count == 1 && poster.name == "poster" && abs(poster.physicalSize.height - 0.15) < 0.0001 && poster.resourceGroupName == "AR Resources")
        #expect(ARReferenceImage.referenceImages(inGroupNamed: "Others", bundle: bundle) == nil)
    }

    @Test("guidance is seen while it is active") func coaching() {
        let overlay = ARCoachingOverlayView(), view = ARSCNView(frame: .zero)
        overlay.sessionProvider = view
        overlay.goal = .horizontalPlane
        #expect(overlay.session === view.session && overlay.alpha == 0)
        overlay.setActive(true, animated: false)
        #expect(overlay.isActive && overlay.alpha == 1)
    }

    @Test("sprites are shown without a session") func sprites() {
        let view = ARSKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.presentScene(SKScene(size: CGSize(width: 10, height: 10)))
        #expect(view.scene != nil && view.anchor(for: SKNode()) == nil)
    }

    @Test("there is no graphics processor: a view of Metal shows its clear colour") func metal() {
        #expect(MTLCreateSystemDefaultDevice() == nil)
        let view = MTKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), device: MTLCreateSystemDefaultDevice())
        view.clearColor = MTLClearColorMake(1, 0, 0, 1)
        #expect(view.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && view.currentDrawable == nil && CAMetalLayer().nextDrawable() == nil)
        let pass = MTLRenderPassDescriptor()
        pass.colorAttachments[0].loadAction = .clear
        #expect(pass.colorAttachments[0].loadAction == .clear)
        #expect(MTLTextureDescriptor.texture2DDescriptor(pixelFormat: .bgra8Unorm, width: 8, height: 4, mipmapped: true).mipmapLevelCount == 4)
    }
}
