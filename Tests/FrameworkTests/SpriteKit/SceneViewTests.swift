import AppSession
import Testing
@testable import QuinceSpriteKit
@testable import UIKit

/// Scenes in views.
@Suite(.serialized) @MainActor struct SceneViewTests {
    private final class TestScene: SKScene {
        var lines: [String] = []
        override func didMove(to view: SKView) { lines.append("moved") }
        override func willMove(from view: SKView) { lines.append("left") }
        override func didChangeSize(_ oldSize: CGSize) { lines.append("size \(Int(size.width))") }
        override func update(_ currentTime: TimeInterval) { frames += 1 }
        var frames = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let place = touches.first?.location(in: self) else { return }
            lines.append("touch \(Int(place.x.rounded())) \(Int(place.y.rounded()))")
        }
    }

    private final class Button: SKSpriteNode {
        var lines: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let place = touches.first?.location(in: self) else { return }
            lines.append("began \(Int(place.x.rounded())) \(Int(place.y.rounded()))")
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
    }

    private func view(in stage: FrameworkStage) -> SKView {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        stage.window.rootViewController?.view.addSubview(view)
        return view
    }

    private func pixel(_ view: SKView, _ x: Int, _ y: Int) -> [UInt8] {
        guard let contents = view.layer.contents else { return [] }
        let image = contents as! CGImage
        let bytes = TexturePixels.bytes(of: image), scale = Int(view.layer.contentsScale)
        let start = (y * scale * image.width + x * scale) * 4
        return Array(bytes[start..<start + 3])
    }

    @Test("scale modes place a scene in its view")
    func scaling() {
        let scene = CGSize(width: 100, height: 100), view = CGSize(width: 200, height: 400)
        func corner(_ mode: SKSceneScaleMode, _ anchor: CGPoint = .zero) -> CGPoint {
            CGPoint(x: 100, y: 100).applying(SceneMapping(scene: scene, anchor: anchor, mode: mode, view: view).sceneToView)
        }
        #expect(corner(.fill) == CGPoint(x: 200, y: 0))
        #expect(corner(.aspectFill) == CGPoint(x: 300, y: 0))
        #expect(corner(.aspectFit) == CGPoint(x: 200, y: 100))
        #expect(corner(.fill, CGPoint(x: 0.5, y: 0.5)) == CGPoint(x: 300, y: -200))
        #expect(SceneMapping(scene: scene, anchor: .zero, mode: .aspectFit, view: view).area == CGRect(x: 0, y: 100, width: 200, height: 200))
    }

    @Test("a camera's place is the middle of the view, its scale makes things smaller")
    func camera() {
        let scene = SKScene(size: CGSize(width: 200, height: 400))
        let camera = SKCameraNode()
        camera.position = CGPoint(x: 500, y: 500)
        camera.setScale(2)
        scene.addChild(camera)
        scene.camera = camera
        let mapping = scene.mapping(in: CGSize(width: 200, height: 400))
        #expect(CGPoint(x: 500, y: 500).applying(mapping.sceneToView) == CGPoint(x: 100, y: 200))
        #expect(CGPoint(x: 520, y: 500).applying(mapping.sceneToView) == CGPoint(x: 110, y: 200))
    }

    @Test("a scene hears when it is shown, resized and left, and has frames in between")
    func presenting() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view = view(in: stage), scene = TestScene(size: CGSize(width: 100, height: 100))
        scene.scaleMode = .resizeFill
        view.presentScene(scene)
        #expect(scene.lines == ["size 200", "moved"] && scene.view === view)
        stage.session.advance(by: 0.5)
        #expect((25...35).contains(scene.frames))
        view.isPaused = true
        let before = scene.frames
        stage.session.advance(by: 0.5)
        #expect(scene.frames == before)
        view.isPaused = false
        view.presentScene(SKScene(size: CGSize(width: 10, height: 10)))
        #expect(scene.lines.last == "left" && scene.view == nil)
    }

    @Test("nodes are drawn by their depth, then in their order, with y growing upward")
    func drawing() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view = view(in: stage), scene = SKScene(size: CGSize(width: 200, height: 400))
        scene.backgroundColor = .white
        for (index, color) in [UIColor.red, .green, .blue].enumerated() {
            let node = SKSpriteNode(color: color, size: CGSize(width: 60, height: 60))
            node.position = CGPoint(x: 50 + 30 * index, y: 350)
            scene.addChild(node)
        }
        scene.children[0].zPosition = 1
        view.presentScene(scene)
        stage.session.advance(by: 0.1)
        #expect(pixel(view, 30, 50) == [255, 0, 0])
        #expect(pixel(view, 65, 50) == [255, 0, 0])
        #expect(pixel(view, 95, 50) == [0, 0, 255])
        #expect(pixel(view, 100, 350) == [255, 255, 255])
        scene.children[1].zPosition = 2
        stage.session.advance(by: 0.1)
        #expect(pixel(view, 65, 50) == [0, 255, 0])
        scene.children[1].isHidden = true
        stage.session.advance(by: 0.1)
        #expect(pixel(view, 65, 50) == [255, 0, 0])
    }

    @Test("pictures are upright and tinted, masks cut out")
    func pictures() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view = view(in: stage), scene = SKScene(size: CGSize(width: 200, height: 400))
        scene.backgroundColor = .black
        // The lower row is red, the upper one white.
        let texture = SKTexture(data: Data([255, 0, 0, 255, 255, 255, 255, 255]), size: CGSize(width: 1, height: 2))
        texture.filteringMode = .nearest
        let sprite = SKSpriteNode(texture: texture, size: CGSize(width: 100, height: 100))
        sprite.position = CGPoint(x: 100, y: 350)
        sprite.color = .green
        sprite.colorBlendFactor = 1
        let crop = SKCropNode()
        let mask = SKSpriteNode(color: .white, size: CGSize(width: 50, height: 100))
        mask.position = CGPoint(x: 75, y: 350)
        crop.maskNode = mask
        crop.addChild(sprite)
        scene.addChild(crop)
        view.presentScene(scene)
        stage.session.advance(by: 0.1)
        #expect(pixel(view, 70, 20) == [0, 255, 0])
        #expect(pixel(view, 70, 80) == [0, 0, 0])
        #expect(pixel(view, 130, 20) == [0, 0, 0])
        crop.maskNode = nil
        stage.session.advance(by: 0.1)
        #expect(pixel(view, 130, 20) == [0, 255, 0])
    }

    @Test("touches go to the foremost node that takes them, or to the scene")
    func touches() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view = view(in: stage), scene = TestScene(size: CGSize(width: 100, height: 200))
        let button = Button(color: .red, size: CGSize(width: 40, height: 40))
        button.position = CGPoint(x: 50, y: 150)
        button.isUserInteractionEnabled = true
        let cover = SKSpriteNode(color: .gray, size: CGSize(width: 100, height: 100))
        cover.position = button.position
        cover.zPosition = 9
        scene.addChild(button)
        scene.addChild(cover)
        view.presentScene(scene)
        stage.session.advance(by: 0.1)
        scene.lines = []
        try stage.play("touch 110 90\nlift\ntouch 20 380\nlift")
        #expect(button.lines == ["began 5 5", "ended"])
        #expect(scene.lines == ["touch 10 10"])
    }

    @Test("a transition shows both scenes and ends with the new one")
    func transitions() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view = view(in: stage), old = TestScene(size: CGSize(width: 200, height: 400)), new = TestScene(size: CGSize(width: 200, height: 400))
        (old.backgroundColor, new.backgroundColor) = (.red, .blue)
        view.presentScene(old)
        stage.session.advance(by: 0.1)
        view.presentScene(new, transition: .push(with: .left, duration: 1))
        stage.session.advance(by: 0.5)
        #expect(pixel(view, 10, 200) == [255, 0, 0] && pixel(view, 190, 200) == [0, 0, 255])
        #expect(old.lines.last == "moved" && new.lines == ["moved"])
        stage.session.advance(by: 0.7)
        #expect(pixel(view, 10, 200) == [0, 0, 255])
        #expect(old.lines.last == "left")
    }

    @Test("a view makes textures of nodes")
    func textures() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let view = view(in: stage), node = SKShapeNode(rectOf: CGSize(width: 30, height: 20))
        (node.fillColor, node.strokeColor) = (.red, .clear)
        let texture = try #require(view.texture(from: node))
        #expect(texture.size() == CGSize(width: 30, height: 20))
        #expect(Array(TexturePixels.bytes(of: texture.cgImage()).prefix(4)) == [255, 0, 0, 255])
    }
}
