import QuinceSpriteKit
import Testing
import UIKit

@Suite @MainActor struct ShaderTests {
    @Test("a shader keeps its program and its values by name") func uniforms() {
        let shader = SKShader(source: "void main() {}", uniforms: [SKUniform(name: "u_time", float: 1)])
        shader.addUniform(SKUniform(name: "u_size", vectorFloat2: SIMD2(3, 4)))
        #expect(shader.uniformNamed("u_size")?.vectorFloat2Value == SIMD2(3, 4) && shader.uniformNamed("u_size")?.uniformType == .floatVector2)
        shader.uniformNamed("u_time")?.floatValue = 2
        #expect(shader.uniforms.first?.floatValue == 2)
        shader.removeUniformNamed("u_time")
        #expect(shader.uniformNamed("u_time") == nil && SKShader(fileNamed: "nothing").source?.isEmpty == true)
    }

    @Test("sprites and shapes keep shaders and lights without being drawn otherwise") func nodes() {
        let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
        sprite.shader = SKShader(source: "void main() {}")
        sprite.lightingBitMask = 1
        let light = SKLightNode()
        light.falloff = 2
        let scene = SKScene(size: CGSize(width: 100, height: 100))
        scene.addChild(sprite)
        scene.addChild(light)
        #expect(scene.children.count == 2 && sprite.shader != nil && light.isEnabled && light.categoryBitMask == 1)
    }
}
