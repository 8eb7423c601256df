import Testing

@testable import QuinceSceneKit
@testable import UIKit

/// Scenes in files.
@Suite("SceneKit's files") struct SCNSceneFileTests {
    /// A keyed archive with a box, a surface of one triangle, and a light in two nodes.
    private var archive: Data {
        func uid(_ number: Int) -> String { "<dict><key>CF$UID</key><integer>\(number)</integer></dict>" }
        func floats(_ values: [Float]) -> String { "<data>\(values.withUnsafeBytes { Data($0) }.base64EncodedString())</data>" }
        func values(_ pairs: [(String, String)]) -> String { "<dict>" + pairs.map { "<key>\($0)</key>\($1)" }.joined() + "</dict>" }
        func type(_ name: String) -> String { values([("$classname", "<string>\(name)</string>")]) }
        func list(_ items: [Int]) -> String { values([("NS.objects", "<array>" + items.map(uid).joined() + "</array>"), ("$class", uid(15))]) }
        let objects: [String] = [
            "<string>$null</string>", values([("$class", uid(12)), ("rootNode", uid(2))]), values([("$class", uid(13)), ("childNodes", uid(3))]), list([4, 5]),
            values([("$class", uid(13)), ("name", uid(6)), ("position", floats([1, 2, 3])), ("geometry", uid(7)), ("childNodes", uid(3))]),
            values([("$class", uid(13)), ("light", uid(8)), ("geometry", uid(9)), ("hidden", "<true/>")]), "<string>crate</string>",
            values([("$class", uid(14)), ("boxwidth", "<real>2</real>"), ("boxheight", "<real>4</real>"), ("boxlength", "<real>6</real>")]),
            values([("$class", uid(16)), ("type", "<string>spot</string>"), ("intensity", "<real>500</real>"), ("scncolor", floats([1, 0, 0, 1]))]),
            values([("$class", uid(17)), ("kGeometrySourceSemanticVertex", uid(10)), ("elements", uid(11))]), list([18]), list([19]),
            type("SCNScene"), type("SCNNode"), type("SCNBox"), type("NSArray"), type("SCNLight"), type("SCNGeometry"),
            values([
                ("$class", uid(20)), ("data", floats([0, 0, 0, 1, 0, 0, 0, 1, 0])), ("vectorCount", "<integer>3</integer>"), ("floatComponents", "<true/>"),
                ("componentsPerVector", "<integer>3</integer>"), ("bytesPerComponent", "<integer>4</integer>"), ("dataStride", "<integer>12</integer>"),
            ]),
            values([
                ("$class", uid(20)), ("elementData", "<data>\(Data([0, 1, 2]).base64EncodedString())</data>"), ("primitiveType", "<integer>0</integer>"),
                ("primitiveCount", "<integer>1</integer>"), ("bytesPerIndex", "<integer>1</integer>"),
            ]),
            type("NSObject"),
        ]
        let body = values([("$objects", "<array>" + objects.joined() + "</array>"), ("$top", values([("root", uid(1))]))])
        return Data("<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\">\(body)</plist>".utf8)
    }

    @Test("of Xcode's editor make nodes with their geometries and lights; nodes that contain themselves end")
    func archives() throws {
        let source = try #require(SCNSceneSource(data: archive))
        let scene = try source.scene()
        let crate = try #require(scene.rootNode.childNode(withName: "crate", recursively: false))
        #expect(SIMD3(crate.position) == SIMD3<Float>(1, 2, 3))
        #expect(SIMD3(try #require(crate.geometry).boundingBox.max) == SIMD3<Float>(1, 2, 3))
        let other = try #require(scene.rootNode.childNodes.last)
        #expect(other.isHidden && other.geometry?.mesh.triangleCount == 1)
        #expect(other.light?.type == .spot && other.light?.intensity == 500)
    }

    @Test("that are no scene throw, whatever they are")
    func broken() throws {
        #expect(throws: (any Error).self) { try SceneFile(Data("bplist00".utf8), name: "scn") }
        #expect(throws: (any Error).self) { try SceneFile(archive.prefix(500), name: "scn") }
        #expect(throws: (any Error).self) { try SceneFile(Data(), name: "usdz") }
    }
}

extension SCNSceneFileTests {
    @Test("of COLLADA make nodes with their surfaces and colours; indices without a value are left out")
    func collada() throws {
        let text = """
            <COLLADA><library_effects><effect id="e"><profile_COMMON><technique><lambert><diffuse><color>1 0 0 1</color></diffuse></lambert></technique>
            </profile_COMMON></effect></library_effects><library_materials><material id="m" name="paint"><instance_effect url="#e"/></material>
            </library_materials><library_geometries><geometry id="g" name="square"><mesh><source id="s"><float_array id="a">0 0 0 1 0 0 1 1 0 0 1 0
            </float_array><technique_common><accessor source="#a" count="4" stride="3"/></technique_common></source><vertices id="v">
            <input semantic="POSITION" source="#s"/></vertices><polylist material="sym" count="2"><input semantic="VERTEX" source="#v" offset="0"/>
            <vcount>4 3</vcount><p>0 1 2 3 0 1 9</p></polylist></mesh></geometry></library_geometries><library_visual_scenes><visual_scene id="w">
            <node id="n" name="floor"><translate>1 2 3</translate><instance_geometry url="#g"><bind_material><technique_common>
            <instance_material symbol="sym" target="#m"/></technique_common></bind_material></instance_geometry></node></visual_scene>
            </library_visual_scenes></COLLADA>
            """
        let file = try SceneFile(Data(text.utf8), name: "dae")
        let node = try #require(file.nodes.first), geometry = try #require(node.geometry)
        #expect(node.name == "floor" && node.simdPosition == SIMD3<Float>(1, 2, 3))
        #expect(geometry.name == "square" && geometry.mesh.triangleCount == 2)
        #expect(geometry.firstMaterial?.name == "paint" && geometry.firstMaterial?.lightingModel == .lambert)
        #expect(geometry.firstMaterial?.diffuse.contents as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(throws: (any Error).self) { try SceneFile(Data("<svg/>".utf8), name: "dae") }
    }
}
