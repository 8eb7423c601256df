import Foundation
import Testing
@testable import QuinceSpriteKit
@testable import UIKit

/// Files of scenes.
@Suite(.serialized) @MainActor struct SceneArchiveTests {
    /// A keyed archive of a scene with a sprite that has a body, a label and an emitter, as XML.
    private static let scene = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string>
        <key>$top</key><dict><key>root</key><dict><key>CF$UID</key><integer>1</integer></dict></dict>
        <key>$objects</key><array><string>$null</string>
        <dict><key>$class</key><dict><key>CF$UID</key><integer>2</integer></dict><key>Scene_bounds</key><dict><key>CF$UID</key><integer>3</integer></dict>
        <key>_anchorPoint</key><string>{0.5, 0.5}</string><key>_backgroundColorR</key><real>1</real><key>_backgroundColorG</key><real>0</real>
        <key>_backgroundColorB</key><real>0</real><key>_backgroundColorA</key><real>1</real><key>_name</key><dict><key>CF$UID</key><integer>0</integer></dict>
        <key>_children</key><dict><key>CF$UID</key><integer>4</integer></dict></dict>
        <dict><key>$classname</key><string>SKScene</string></dict>
        <dict><key>NS.rectval</key><string>{{0, 0}, {750, 1334}}</string></dict>
        <dict><key>NS.objects</key><array><dict><key>CF$UID</key><integer>5</integer></dict><dict><key>CF$UID</key><integer>8</integer></dict>
        <dict><key>CF$UID</key><integer>10</integer></dict></array></dict>
        <dict><key>$class</key><dict><key>CF$UID</key><integer>6</integer></dict><key>_name</key><string>box</string>
        <key>_position</key><dict><key>CF$UID</key><integer>7</integer></dict><key>_bounds</key><string>{{0, 0}, {30, 40}}</string><key>_xScale</key><real>2</real>
        <key>_baseColorR</key><real>0</real><key>_baseColorG</key><real>1</real><key>_baseColorB</key><real>0</real>
        <key>_PKPhysicsBody</key><dict><key>CF$UID</key><integer>12</integer></dict></dict>
        <dict><key>$classname</key><string>SKSpriteNode</string></dict>
        <dict><key>NS.pointval</key><string>{10, -20}</string></dict>
        <dict><key>$class</key><dict><key>CF$UID</key><integer>9</integer></dict><key>_text</key><string>Hello</string><key>_fontSize</key><real>96</real></dict>
        <dict><key>$classname</key><string>SKLabelNode</string></dict>
        <dict><key>$class</key><dict><key>CF$UID</key><integer>11</integer></dict><key>_birthrate</key><real>20</real><key>_acceleration</key><string>{50, 60}</string>
        <key>_particleBlendMode</key><integer>1</integer></dict>
        <dict><key>$classname</key><string>SKEmitterNode</string></dict>
        <dict><key>_shapeType</key><integer>2</integer><key>_size</key><string>{60, 40}</string><key>dynamic</key><false/><key>categoryBitMask</key><integer>4</integer>
        <key>friction</key><real>0.5</real></dict>
        </array></dict></plist>
        """

    private func check(_ scene: SKScene?) throws {
        let scene = try #require(scene)
        #expect(scene.size == CGSize(width: 750, height: 1334) && scene.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(TextureTint.parts(of: scene.backgroundColor.cgColor) == [1, 0, 0, 1])
        let box = try #require(scene.childNode(withName: "box") as? SKSpriteNode)
        #expect(box.position == CGPoint(x: 10, y: -20) && box.size == CGSize(width: 60, height: 40))
        #expect(box.physicsBody?.isDynamic == false && box.physicsBody?.categoryBitMask == 4 && box.physicsBody?.friction == 0.5)
        let label = try #require(scene.children[1] as? SKLabelNode)
        #expect(label.text == "Hello" && label.fontSize == 96)
        let emitter = try #require(scene.children[2] as? SKEmitterNode)
        #expect(emitter.particleBirthRate == 20 && emitter.yAcceleration == 60 && emitter.particleBlendMode == .add)
    }

    private final class OwnScene: SKScene {}

    @Test("a scene is read from its archive")
    func reading() throws {
        try check(SceneArchive(data: Data(Self.scene.utf8))?.root(as: SKScene.self))
    }

    @Test("the scene is of the class that asks for it")
    func classes() throws {
        let made = SceneArchive(data: Data(Self.scene.utf8))?.root(as: OwnScene.self)
        try check(made)
        #expect(made.map { type(of: $0) == OwnScene.self } == true)
    }

    @Test("damaged files are no scenes")
    func damaged() {
        #expect(SceneArchive(data: Data()) == nil)
        #expect(SceneArchive(data: Data("bplist00".utf8)) == nil)
        #expect(SceneArchive(data: Data("bplist00".utf8) + Data(repeating: 255, count: 200)) == nil)
        #expect(SKScene(fileNamed: "is not there") == nil)
    }

    @Test("a binary archive's references and values are read")
    func binary() throws {
        // {"$objects": ["$null", 2.5, UID 1, true], "$top": {"root": UID 2}}
        var bytes = [UInt8]("bplist00".utf8)
        var offsets: [UInt8] = []
        func add(_ object: [UInt8]) {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        add([0xD2, 1, 2, 3, 4])
        add([0x58] + "$objects".utf8)
        add([0x54] + "$top".utf8)
        add([0xA4, 5, 6, 7, 8])
        add([0xD1, 9, 10])
        add([0x55] + "$null".utf8)
        add([0x22, 0x40, 0x20, 0, 0])
        add([0x80, 1])
        add([0x09])
        add([0x54] + "root".utf8)
        add([0x80, 2])
        let table = bytes.count
        bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
        for number in [offsets.count, 0, table] { bytes += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - $0 * 8)) } }
        let list = try #require(KeyedArchiveList(Data(bytes)))
        #expect(list.objects[1] as? Double == 2.5 && list.objects[3] as? Bool == true)
        #expect(list.objects[2] as? ArchiveReference == ArchiveReference(number: 1))
        #expect(list.top["root"] as? ArchiveReference == ArchiveReference(number: 2))
    }
}
